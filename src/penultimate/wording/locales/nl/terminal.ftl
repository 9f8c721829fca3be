# De tafel in de terminal. Woorden die je kunt typen staan tussen |; het eerste komt in hulp en lijstjes.

terminal-words-play = speel | leg | leggen | spelen
terminal-words-draw = pak | pakken | trek
terminal-words-keep = houd | hou | houden
terminal-words-accept = neem | nemen | accepteer
terminal-words-challenge = uitdagen | daag uit
terminal-words-uno = uno
terminal-words-catch = betrapt | betrap | betrappen
terminal-words-colour = kleur
terminal-words-accuse = beschuldig | beschuldigen
terminal-words-uphold = schuldig
terminal-words-dismiss = niet schuldig | onschuldig
terminal-words-abstain = niet stemmen | onthouding | onthouden
terminal-words-own-up = toegeven | geef toe
terminal-words-choose = kies | kiezen
terminal-words-confirm = bevestig | bevestigen | gedaan
terminal-words-next = verder | volgende
terminal-words-top = boven
terminal-words-hand = hand | kaarten | mijn kaarten
terminal-words-playable = speelbaar
terminal-words-counts = aantallen
terminal-words-scores = punten | stand
terminal-words-last = laatste | verloop
terminal-words-turn = wie | wie is er
terminal-words-time = tijd | klok
terminal-words-asked = nu | wat nu
terminal-words-help = hulp
terminal-words-hint = tip
terminal-words-why = waarom
terminal-words-rule = regel | regels
terminal-words-question-cards = eigen regels
terminal-words-options = opties
terminal-words-write = schrijf
terminal-words-erase = wis | wissen
terminal-words-agree = akkoord | eens
terminal-words-decline = oneens | afwijzen
terminal-words-sit-in = zonder
terminal-words-start = start | begin
terminal-words-say = zeg
terminal-words-verbosity = uitvoerigheid
terminal-words-quit = stop | stoppen | einde
terminal-words-yes = ja | j
terminal-words-brief = kort
terminal-words-normal = gewoon
terminal-words-full = alles

## Begin en einde

terminal-welcome = Je speelt met { $others }. Met ? krijg je hulp.
terminal-resumed = Het spel met { $others } gaat verder. Met ? krijg je hulp.
terminal-unfinished = Er is een onafgemaakt spel met { $others }, in ronde { $round }. Met Enter ga je ermee verder; met ja begint een nieuw spel en wordt het oude weggelegd.
terminal-put-away = Het onafgemaakte spel met { $others } is weggelegd. Zo ga je ermee verder: penultimate play --resume { $name }
terminal-edition = Editie: { $edition }.
terminal-option = { $option }: { $value }.
terminal-kept = Het spel is bewaard. Zo ga je verder: penultimate play --resume
terminal-record = Het verslag van het spel: { $path }
terminal-no-record = Het verslag kon niet worden opgeslagen: { $problem }
terminal-not-kept = Het spel kon niet worden bewaard: { $problem }
terminal-leave = Wil je stoppen? Met ja stop je, met Enter blijf je.
terminal-stays = Je blijft.
terminal-input-ended = Er komt geen invoer meer.
terminal-goodbye = Tot ziens!

## Lijstjes

terminal-or = { " of " }
terminal-quoted = ‘{ $text }’
terminal-item = { $number }) { $text }
terminal-hand = Je kaarten: { $cards }.
terminal-hand-none = Je hebt geen kaarten.
terminal-can = Je kunt spelen: { $cards }.
terminal-can-or-draw = Je kunt spelen: { $cards }. Of pak een kaart.
terminal-can-draw = Niets past: pak een kaart.
terminal-rest = Verder: { $cards }.
terminal-choices = { $choices }.

## Hoe een zet heet

terminal-do-play = { $card } spelen
terminal-do-play-colour = { $card } spelen, kleur { $colour }
terminal-do-play-uno = { $card } spelen en UNO roepen
terminal-do-play-colour-uno = { $card } spelen, kleur { $colour }, en UNO roepen
terminal-do-draw = een kaart pakken
terminal-do-keep = de kaart houden
terminal-do-accept = { $cards ->
    [one] de kaart pakken
   *[other] de { $cards } kaarten pakken
  }
terminal-do-challenge = uitdagen
terminal-do-uno = UNO roepen
terminal-do-catch = { $player } betrappen
terminal-do-colour = de kleur { $colour } kiezen
terminal-do-accuse = { $player } beschuldigen
terminal-do-uphold = schuldig
terminal-do-dismiss = niet schuldig
terminal-do-abstain = niet stemmen
terminal-do-own-up = het toegeven
terminal-do-choose = { $player } kiezen
terminal-do-choose-cards = { $cards } kiezen
terminal-do-choose-enough = het erbij laten
terminal-do-choose-way = { $way ->
    [yes] ja
    [no] nee
    [1] het eerste
    [2] het tweede
    [3] het derde
    [4] het vierde
   *[other] { $way }
  }
terminal-do-confirm = bevestigen dat het gedaan is
terminal-do-next = verder met de volgende ronde
terminal-nobody = niemand

## Vragen

terminal-go-on = Met Enter gaat het verder. Daarvoor kun je nog iets zeggen: uno, of x om te betrappen.
terminal-jump-in = Je kunt ertussen springen met een { $card }. Met Enter laat je het gaan.
terminal-which-colour = Welke kleur? blauw (b), groen (g), rood (r) of geel (y). Met Enter neem je de kaart terug.
terminal-no-colour = ‘{ $text }’ is geen kleur.
terminal-card-back = De kaart blijft in je hand.
terminal-bluff = Je hebt een kaart waarmee je Neem-vier niet mag leggen: het is bluf, en als { $player } je uitdaagt, moet jij pakken. Alleen jij hoort dit. Met ja leg je hem toch, met Enter neem je hem terug.
terminal-next-round = Met Enter begint de volgende ronde. Eerst kun je nog een regel op een Eigen-regelkaart schrijven: schrijf 1 en dan je regel.
terminal-next-round-plain = Met Enter begint de volgende ronde.

## Niet begrepen, niet toegestaan

terminal-unknown = Ik begrijp ‘{ $text }’ niet. Met ? krijg je hulp.
terminal-did-you-mean = Bedoel je ‘{ $word }’?
terminal-several = ‘{ $text }’ kan { $meanings } betekenen. Typ iets meer.
terminal-none-of-colour = Je hebt geen kaart in { $colour }.
terminal-none-of-face = Zo’n kaart heb je niet: { $face }.
terminal-understood = Begrepen: { $move }.
terminal-refused = { $reason } ({ $rule })
terminal-why-hint = De regel krijg je met: waarom
terminal-no-number = Nummer { $number } staat niet in de lijst, alleen 1 tot en met { $most }.
terminal-no-numbers = Er is geen lijst waarin { $number } iets betekent.
terminal-whom = { $command ->
    [catch] Wie betrap je? Bijvoorbeeld: betrapt { $player }
   *[accuse] Wie beschuldig je? Bijvoorbeeld: beschuldig { $player }
  }
terminal-possible = Nu kan: { $moves }.
terminal-impossible = Je kunt nu alleen iets vragen. Met ? krijg je hulp.
terminal-rule = { $rule }: { $text }
terminal-no-why = Er is niets geweigerd. Een regel krijg je bijvoorbeeld met: regel TURN-1
terminal-no-such-rule = Er is geen regel { $rule }. De hoofdstukken:
terminal-chapter = { $chapter }: { $rules }.
terminal-rule-how = Een regel lees je bijvoorbeeld met: regel TURN-1. Een heel hoofdstuk met: regel TURN.
terminal-hint = Een goede bot zou: { $move }.
terminal-no-hint = Er valt nu geen zet voor te stellen.

## Eigen-regelkaarten

terminal-card-blank = Eigen-regelkaart { $which } is leeg en telt als Keuzekaart.
terminal-card-rule = Eigen-regelkaart { $which }: ‘{ $words }’
terminal-card-means = Het spel begrijpt: { $said }
terminal-card-dare = Dit kan het spel niet zelf: jullie voeren het uit, en de anderen bevestigen dat het gedaan is.
terminal-card-unknown = Dit begrijpt het niet: { $words }.
terminal-write-how = Typ bijvoorbeeld: schrijf 1 de volgende speler pakt 2 kaarten
terminal-write-instead = Bedoel je: { $words }? Met ja neem je dat, met Enter blijft het bij je eigen woorden.
terminal-write-sure = Moet dit op Eigen-regelkaart { $which }? Met ja schrijf je het, met Enter laat je het.
terminal-write-left = Er is niets geschreven.
terminal-write-first = Schrijf een regel voor Eigen-regelkaart { $which }, of laat hem met Enter leeg.
terminal-bots-agree = De bots vinden het goed.
terminal-bots-object = De bots vinden het niet goed: { $reason ->
    [ends-at-once] met die kaart zou de ronde meestal meteen afgelopen zijn.
   *[never-ends] er zou geen einde aan de rondes komen.
  }
terminal-trial = { $length ->
    [longer] Rondes worden ongeveer { $percent } % langer.
    [shorter] Rondes worden ongeveer { $percent } % korter.
   *[same] Rondes blijven ongeveer even lang.
  }
terminal-proposed = { $by-is ->
    [you] Jouw voorstel voor Eigen-regelkaart { $which }: ‘{ $words }’ De anderen moeten akkoord gaan.
   *[other] Voorstel van { $by } voor Eigen-regelkaart { $which }: ‘{ $words }’ Typ akkoord of oneens.
  }
terminal-proposed-erase = { $by-is ->
    [you] Jij stelt voor om Eigen-regelkaart { $which } leeg te laten. De anderen moeten akkoord gaan.
   *[other] { $by } stelt voor om Eigen-regelkaart { $which } leeg te laten. Typ akkoord of oneens.
  }
terminal-proposed-sit-in = { $by-is ->
    [you] Jij stelt voor om voorlopig met een bot voor { $name } verder te spelen. De anderen moeten akkoord gaan.
   *[other] { $by } stelt voor om voorlopig met een bot voor { $name } verder te spelen. Typ akkoord of oneens.
  }
terminal-no-proposal = Niemand heeft iets voorgesteld.
terminal-declined = { $by-is ->
    [you] Je bent het er niet mee eens: Eigen-regelkaart { $which } blijft zoals hij was.
   *[other] { $by } is het er niet mee eens: Eigen-regelkaart { $which } blijft zoals hij was.
  }
terminal-declined-sit-in = { $by-is ->
    [you] Je bent het er niet mee eens: we wachten op { $name }.
   *[other] { $by } is het er niet mee eens: we wachten op { $name }.
  }
terminal-withdrawn = Het voorstel is van tafel.
terminal-agreed = Je gaat akkoord.
terminal-sit-in-whom = Zonder wie? Bijvoorbeeld: zonder { $player }

## Een tafel op een server

terminal-joined = Je zit aan tafel { $code } als { $name }.
terminal-lobby = Aan tafel: { $players }. { $free ->
    [0] Alle plaatsen zijn bezet.
    [one] Er is één plaats vrij.
   *[other] Er zijn { $free } plaatsen vrij.
  }
terminal-lobby-host = Met start begin je het spel.
terminal-lobby-wait = { $host } begint het spel.
terminal-rematch = Enter: klaar voor een nieuw spel. stop: stoppen.
terminal-ready = Je bent klaar. Het wachten is op de anderen.
terminal-said = { $name }: { $text }
terminal-said-phrase = { $name }: { $text }
terminal-came = { $name } komt erbij zitten.
terminal-went = { $name } is weggegaan.
terminal-away = De verbinding met { $name } is weg.
terminal-away-how = Wil je niet op { $name } wachten, typ dan: zonder { $typed }
terminal-back = { $name } is er weer.
terminal-sits-in = Een bot speelt voor { $name }.
terminal-time-left = { $kind ->
    [dare] Over { $seconds ->
        [one] één seconde
       *[other] { $seconds } seconden
      } geldt de regel als uitgevoerd, bevestigd of niet.
   *[turn] { $seat-is ->
        [you] Je hebt nog { $seconds ->
            [one] één seconde.
           *[other] { $seconds } seconden.
          }
       *[other] { $seat } heeft nog { $seconds ->
            [one] één seconde.
           *[other] { $seconds } seconden.
          }
      }
  }
terminal-no-clock = Er loopt geen klok: neem de tijd die je nodig hebt.
terminal-time-short = Nog { $seconds ->
    [one] één seconde
   *[other] { $seconds } seconden
  } voor je beurt; dan doet een bot één zet voor je.
terminal-missed = Je hebt iets gemist: zo staat het er nu voor.
terminal-waiting = De zet wacht tot de tijd om te betrappen voorbij is.
terminal-left = Je bent van tafel gegaan. Zo kom je terug: penultimate play --join { $code } --server { $server }
terminal-record-at = Het verslag van het spel: { $link }
terminal-trying-again = De verbinding is weg. Nieuwe poging.
terminal-restarting = De server herstart. Nieuwe poging.
terminal-connected-again = De verbinding is er weer.

terminal-lost-unreachable = { $detail } geeft geen antwoord.
terminal-lost-no-such-table = Er is geen tafel met die code.
terminal-lost-table-full = De tafel is vol.
terminal-lost-name-taken = Iemand aan tafel heet al zo. Kies met --name een andere naam.
terminal-lost-bad-name = Die naam kan niet. Kies met --name een andere.
terminal-lost-too-fast = Dat ging te snel voor de server. Probeer het zo nog eens.
terminal-lost-elsewhere = Je plaats is nu in een ander venster open.
terminal-lost-removed = De gastheer heeft je van de tafel verwijderd.
terminal-lost-broken = Er is iets mis met deze tafel. Probeer het over een minuut nog eens.
terminal-lost-closing = De server stopt.
terminal-lost-moved = De tafel is naar een andere server verhuisd.
terminal-lost-idle = De server heeft de verbinding verbroken: er gebeurde te lang niets.
terminal-lost-not-a-server = { $detail } lijkt geen server van dit spel te zijn.
terminal-lost-bad-code = ‘{ $detail }’ is geen tafelcode van zes letters en ook geen link.
terminal-lost-bad-server = ‘{ $detail }’ is geen adres van een server.
terminal-lost-other = De server heeft de verbinding verbroken.

terminal-not-done-not-in-the-lobby = Dat kan alleen voor het spel.
terminal-not-done-not-between-rounds = Regels schrijf je voor het spel of tussen twee rondes.
terminal-not-done-no-chat = Er is hier niemand om mee te praten.
terminal-not-done-no-connection = Er is nu geen verbinding.
terminal-not-done-empty = Er viel niets te zeggen.
terminal-not-done-only-the-host = Dat kan alleen wie de tafel heeft geopend.
terminal-not-done-not-enough-players = Daar zijn minstens twee spelers voor nodig.
terminal-not-done-no-match-on = Er is geen spel bezig.
terminal-not-done-stale = Aan tafel is al iets anders gebeurd. Kijk nog eens.
terminal-not-done-cooling-down = Een ogenblik, dan kun je weer iemand betrappen.
terminal-not-done-not-away = Er ontbreekt niemand.
terminal-not-done-not-free = Dat is al voorgesteld.
terminal-not-done-no-such-proposal = Dat is al beslist.
terminal-not-done-not-yours = Daarover wordt jou niets gevraagd.
terminal-not-done-storage = De server kan nu niet opslaan, dus er kan niets.
terminal-not-done-moved = Deze tafel is net naar een andere server verhuisd. Probeer het nog eens.
terminal-not-done-unreachable = Deze tafel staat op een andere server, die nu niet te bereiken is.
terminal-not-done-went-wrong = Er ging bij ons iets mis. Er is niets veranderd.
terminal-read-again = Er ging iets mis aan deze tafel. Er wordt verder gespeeld vanaf wat bewaard was.
terminal-not-done-other = De tafel weigert dat.

## Hulp

terminal-help-aim = Het doel: al je kaarten kwijtraken. Leg een kaart die in kleur, cijfer of symbool bij de bovenste past; kan dat niet, pak er dan een. Wie geen kaarten meer heeft, wint de ronde.
terminal-help-turn = Speel een kaart met zijn nummer, zijn teken of zijn naam: 3 of r7 of rode 7.
terminal-help-colour = Een joker heeft een kleur nodig: w b of 5 b. Laat je die weg, dan wordt ernaar gevraagd.
terminal-help-uno = Bij je voorlaatste kaart komt uno erbij: r7 uno. Of typ uno ervoor of erna.
terminal-help-catch = Is iemand het vergeten: betrapt { $player }, of x.
terminal-help-draw = d pakt een kaart; als Neem-twee of Neem-vier je treft, pakt d die kaarten.
terminal-help-signs = Tekens: eerst de kleur b g r y (blauw, groen, rood, geel), dan 0 tot en met 9, +2, R voor Keer-om of S voor Sla-beurt-over. w is een Keuzekaart, w+4 Neem-vier, w* de Superster, w?1 en w?2 zijn de Eigen-regelkaarten.
terminal-help-conflict = w alleen vraagt wie er aan de beurt is, s alleen de punten; w met een kleur of speel w is de kaart.
terminal-help-letters = Vragen, altijd: t bovenste kaart, h hand, p wat je kunt spelen en waarom de rest niet, c hoeveel kaarten iedereen heeft, s punten, l wat er net gebeurde, w wie er aan de beurt is, i een tip en waarom die goed is.
terminal-help-more = En verder: nu, waarom, regel TURN-1, opties, eigen regels, uitvoerigheid kort, stop. Het begin van een woord is genoeg als het duidelijk is.
terminal-help-write = Tussen de rondes: schrijf 1 en een zin zet een regel op Eigen-regelkaart 1, wis 1 haalt hem eraf.
terminal-help-accuse = Heeft iemand een bepaalde kaart opgeëist? beschuldig { $player }
terminal-braille-line = Brailleregel: eerst een streepje en de bovenste kaart, dan je kaarten. Een cijfer is een letter, a voor 1 tot j voor 0, dan komt de letter van de kleur. De andere codes:
terminal-braille-code = { $code } { $face }
terminal-help-chat = zeg en een tekst: praten.
terminal-help-table = Aan een tafel met anderen: akkoord of oneens beantwoordt een voorstel; zonder { $player } stelt voor dat een bot speelt voor wie er niet is; tijd zegt hoe lang je nog mag nadenken.
terminal-verbosity = { $level ->
    [brief] Je hoort alleen het belangrijkste.
    [full] Je hoort alles.
   *[normal] Je hoort het gebruikelijke.
  }
terminal-verbosity-how = Typ uitvoerigheid en dan kort, gewoon of alles.
terminal-no-question-cards = { custom-error-no-custom-cards }

## Bij het begin

terminal-error-no-game = Er is geen spel om mee verder te gaan.
terminal-error-damaged = Het bewaarde spel is niet te lezen: { $path }
terminal-error-option-form = Een optie schrijf je als naam=waarde, niet ‘{ $text }’.
terminal-error-rules = Er zijn twee Eigen-regelkaarten: geef hooguit twee regels.
terminal-error-name = Een naam is één regel van 1 tot en met 24 tekens.
terminal-error-level = Er is geen niveau ‘{ $text }’, alleen { $levels }.
terminal-error-bot = Deze bot kan niet meespelen: { $problem }
terminal-bot-faults = Een bot maakte een fout, en een beginner speelde in zijn plaats: { $problem }
