# De pagina in de browser.

ui-motto = Eén kaart voor het einde.
ui-language = Taal
ui-menu = Menu
ui-close = Sluiten
ui-cancel = Annuleren
ui-cancelled = Geannuleerd.
ui-add = Toevoegen
ui-retry = Nu proberen

## Het begin

ui-name = Je naam
ui-name-default = Gast
ui-play-now-title = Meteen spelen
ui-play-now = Nu spelen
ui-opponents = Tegenstanders
ui-level = Hoe goed ze spelen
ui-level-beginner = Beginner
ui-level-easy = Makkelijk
ui-level-good = Goed
ui-level-best = Expert
ui-pace = Hoe snel ze spelen
ui-pace-quick = Snel
ui-pace-human = Zoals mensen
ui-pace-slow = Langzaam
ui-new-table = Open een tafel
ui-join-by-code = Heb je een tafelcode?
ui-join = Meedoen
ui-watch = Kijken
ui-watching = Je kijkt mee.
ui-return = Terug naar tafel { $code }
ui-invited = Je bent uitgenodigd aan tafel { $code }

## Voor het spel

ui-lobby = Tafel van { $name }
ui-seats = Plaatsen: { $taken } van { $seats }
ui-seats-count = Plaatsen
ui-empty-seat = Vrije plaats
ui-seat-state = { $kind ->
    [bot] { $level ->
        [beginner] bot, beginner
        [easy] bot, makkelijk
        [good] bot, goed
        [best] bot, expert
       *[none] bot
      }
    [person] { $sitting-in ->
        [yes] afwezig, een bot valt in
       *[no] { $connected ->
            [yes] aanwezig
           *[no] afwezig
          }
      }
   *[empty] { "" }
  }
ui-host = gastheer
ui-add-bot = Bot toevoegen
ui-start = Delen
ui-wait-for-host = { $name } begint het spel.
ui-invite = Anderen uitnodigen
ui-code = Tafelcode
ui-qr = QR-code van de uitnodiging
ui-copy = Link kopiëren
ui-copied = Gekopieerd
ui-options = Zo speelt deze tafel
ui-table-options = Tijd en gezelschap
ui-table-catch-seconds = Seconden om een vergeten UNO te betrappen
ui-table-turn-seconds = Seconden voor een beurt (0: geen klok)
ui-table-away-seconds = Seconden tot een bot invalt voor wie er niet is
ui-table-dare-seconds = Seconden om een eigen regel uit te voeren
ui-table-watching = Anderen mogen meekijken
ui-table-chat = Chat
ui-rules-behind = Regels: { $rules }
ui-fair = Eerlijk geschud
ui-fair-help = Dit zegel staat voor de volgorde van de kaarten en ligt vast voor er gedeeld wordt. Voeg een paar letters van jezelf toe, dan kan niemand de kaarten hebben klaargelegd. Na het spel kan iedereen het nagaan.
ui-commitment = Zegel van het schudden:
ui-own-seed = Je eigen letters voor het schudden

## Eigen-regelkaarten

ui-custom-rules = Eigen-regelkaarten
ui-custom-help = Schrijf een regel in je eigen woorden. Hij geldt als iedereen akkoord gaat; zonder regel is de kaart een gewone Keuzekaart.
ui-rule-none = Eigen-regelkaart { $which } is leeg: een gewone Keuzekaart.
ui-rule-write = Regel schrijven voor kaart { $which }
ui-rule-change = Regel van kaart { $which } veranderen
ui-rule-erase = Regel van kaart { $which } wissen
ui-rule-label = Regel voor Eigen-regelkaart { $which }
ui-rule-example = Alle anderen pakken een kaart
ui-rule-understood = Begrepen:
ui-rule-as-dare = Dit kan het spel niet zelf uitvoeren. Het wordt getoond als de kaart gelegd wordt, en de anderen bevestigen dat het gedaan is.
ui-rule-dare = De spelers voeren dit zelf uit.
ui-rule-unknown = Niet begrepen:
ui-rule-meant = Bedoel je:
ui-rule-examples = Wat een kaart kan
ui-rule-propose = Voorstellen
ui-suggestions = Suggesties
ui-proposal-rule = Voorstel van { $by } voor Eigen-regelkaart { $which }:
ui-proposal-erase = { $by } wil de regel van Eigen-regelkaart { $which } wissen.
ui-proposal-sit-in = { $by } stelt voor om met een bot voor { $name } verder te spelen.
ui-proposal-waits = Nog akkoord nodig van: { $names }
ui-decided = { $kind ->
    [rule] { $adopted ->
        [yes] Akkoord: de regel van Eigen-regelkaart { $which } geldt vanaf nu.
       *[no] Geen akkoord: Eigen-regelkaart { $which } blijft zoals hij was.
      }
   *[sit-in] { $adopted ->
        [yes] Akkoord: een bot valt in.
       *[no] Geen akkoord: we wachten.
      }
  }
ui-agree = Akkoord
ui-refuse = Weigeren
ui-withdraw = Intrekken
ui-trial = In { $rounds } rondes geprobeerd: een ronde duurt { $length ->
    [longer] { $percent } % langer
    [shorter] { $percent } % korter
   *[same] even lang
  }; wie de kaart legt, wint { $wins ->
    [more] { $points ->
        [one] één procentpunt
       *[other] { $points } procentpunten
      } vaker
    [less] { $points ->
        [one] één procentpunt
       *[other] { $points } procentpunten
      } minder vaak
   *[same] even vaak
  }.
ui-trial-ends-at-once = De bots weigeren: de regel zou een ronde meteen beëindigen.
ui-trial-never-ends = De bots weigeren: met deze regel zou een ronde nooit eindigen.

## De tafel

ui-table-title = Tafel { $code }
ui-title-turn = Jij bent aan de beurt – Penultimate
ui-players = Spelers
ui-seat = { $name }{ $bot ->
    [yes] , bot
   *[no] { "" }
  }: { $count ->
    [one] één kaart
   *[other] { $count } kaarten
  }, { $points ->
    [one] één punt
   *[other] { $points } punten
  }{ $turn ->
    [yes] , aan de beurt
   *[no] { "" }
  }{ $called ->
    [yes] , heeft UNO geroepen
   *[no] { "" }
  }{ $misses ->
    [0] { "" }
    [one] , slaat een beurt over
   *[other] , slaat { $misses } beurten over
  }{ $dealer ->
    [yes] , gever
   *[no] { "" }
  }{ $away ->
    [yes] , afwezig
   *[no] { "" }
  }
ui-round-number = Ronde { $number }
ui-points = { $over ->
    [yes] { $points }, einde bij { $target }
   *[no] { $points } van { $target }
  }
ui-asked = Wat er nu gevraagd wordt
ui-actions = Roepen en hulp
ui-hand-part = Kaarten { $from }–{ $to } van { $count }
ui-hand = Je hand, { $count ->
    [one] één kaart
   *[other] { $count } kaarten
  }
ui-hand-card = { $card }{ $drawn ->
    [yes] , net gepakt
   *[no] { "" }
  }{ $can ->
    [yes] , past
    [choose] , kan gekozen worden
   *[no] { "" }
  }
ui-draw-pile = Stok, { $count ->
    [one] één kaart
   *[other] { $count } kaarten
  }{ $can ->
    [yes] : pakken
   *[no] { "" }
  }
ui-draw = Pakken
ui-keep = Houden
ui-take = Neem { $count }
ui-challenge = Uitdagen
ui-say-in-hand = Tik in je hand, één kaart tegelijk.
ui-choose-enough = Erbij laten
ui-choose-name = { $name } kiezen
ui-choose-way = { $way ->
    [yes] Ja
    [no] Nee
    [1] Het eerste
    [2] Het tweede
    [3] Het derde
    [4] Het vierde
   *[other] { $way }
  }
ui-confirm-dare = Gedaan
ui-uphold = Schuldig
ui-dismiss = Niet schuldig
ui-abstain = Niet stemmen
ui-own-up = Toegeven
ui-accuse = { $name } heeft een kaart opgeëist
ui-choose-colour = Welke kleur?
ui-choose-colour-spoken = { $bluff ->
    [yes] Welke kleur? Pas op: dit zou bluf zijn. Escape annuleert.
   *[no] Welke kleur? Escape annuleert.
  }
ui-bluff-warning = Alleen jij hoort dit: je hebt een kaart die deze verbiedt. Hem leggen is bluf, en een uitdaging zou slagen.
ui-catch = Betrapt
ui-catch-name = { $name } betrappen
ui-uno-help = : roep het bij je voorlaatste kaart
ui-sort = Hand sorteren
ui-sorted = { $order ->
    [colour] Op kleur gesorteerd.
    [number] Op cijfer gesorteerd.
   *[own] Je eigen volgorde. Verplaats kaarten met Alt en de pijltjestoetsen, of door te slepen.
  }
ui-hint-button = Tip
ui-why = Waarom past deze kaart niet?
ui-the-rule = De regel: { $rule }
ui-can-be-played = Deze kaart past: { $card }.
ui-none-of-colour = Je hebt geen kaart in de kleur { $colour }.
ui-hint = { $verb ->
    [play] { $colour-is ->
        [named] Een goede speler zou een { $card } leggen en { $colour } kiezen.
       *[none] Een goede speler zou een { $card } leggen.
      }
    [draw] Een goede speler zou pakken.
    [keep] Een goede speler zou de kaart houden.
    [accept] Een goede speler zou de kaarten pakken.
    [challenge] Een goede speler zou uitdagen.
    [colour] Een goede speler zou { $colour } kiezen.
    [choose] Een goede speler zou { $seat } kiezen.
    [uno] Roep UNO!
    [catch] Betrap { $seat }!
   *[other] Een goede speler zou bevestigen of wachten.
  }
ui-move-waits = Je zet komt zo: eerst mogen de anderen nog iemand betrappen.
ui-time-short = Nog tien seconden voor je beurt; dan doet een bot één zet voor je.
ui-missed = Sommige gebeurtenissen zijn overgeslagen.
ui-next-round = Volgende ronde
ui-rematch = Nog een spel
ui-start-anyway = Beginnen zonder te wachten
ui-waiting-for = Wachten op { $names }.
ui-leave = Tafel verlaten
ui-sit-in = Verder met een bot voor { $name }
ui-remove = { $name } verwijderen
ui-pass-host = { $name } gastheer maken
ui-watchers = { $count ->
    [0] Niemand kijkt mee.
    [one] Er kijkt één toeschouwer mee.
   *[other] { $count } personen kijken mee.
  }
ui-scores = Punten
ui-round = Ronde
ui-total = Totaal
ui-chart = { $rounds ->
    [one] Lijnen van de totalen over één ronde
   *[other] Lijnen van de totalen over { $rounds } rondes
  }
ui-log = Wat er gebeurde
ui-chat = Chat
ui-chat-text = Bericht
ui-send = Versturen
ui-said = { $name } zegt: { $text }
ui-phrases = Kant-en-klare zinnen
ui-phrase-hello = Hallo!
ui-phrase-good-luck = Succes!
ui-phrase-well-played = Goed gespeeld!
ui-phrase-thanks = Bedankt!
ui-phrase-sorry = Sorry!
ui-phrase-oh-no = O nee!
ui-phrase-hurry-up = Schiet op, alsjeblieft.
ui-phrase-one-moment = Eén moment, alsjeblieft.
ui-phrase-your-turn = Jij bent aan de beurt.
ui-phrase-haha = Haha!
ui-phrase-congratulations = Gefeliciteerd!
ui-phrase-goodbye = Tot ziens!
ui-chapters = Hoofdstukken
ui-drawer-scores = Punten
ui-drawer-log = Wat er gebeurde
ui-drawer-chat = Chat
ui-drawer-rules = Regels
ui-drawer-settings = Instellingen
ui-drawer-keys = Toetsen
ui-drawer-table = Tafel en spelers

## De eerste beurten

ui-guide = De eerste beurten
ui-guide-done = Ik weet hoe het gaat
ui-guide-wait = Eerst spelen de anderen. Jouw kaart moet straks bij die in het midden passen; de pijlen tonen de speelrichting.
ui-guide-play = Jij bent aan de beurt! De opgetilde kaarten passen bij die in het midden in kleur, cijfer of symbool. { $touch ->
    [yes] Tik er een aan of sleep hem omhoog.
   *[no] Kies er een: klik, sleep omhoog, of gebruik de pijltjestoetsen en Enter.
  }
ui-guide-draw = Niets past: pak een kaart van de stok.
ui-guide-drawn = Je mag de net gepakte kaart leggen of houden.
ui-guide-colour = Kies de kleur waarmee het verdergaat.
ui-guide-answer = Je bent geraakt: pak de kaarten, of antwoord met wat hieronder aangeboden wordt.
ui-guide-uno = Nog twee kaarten: druk op UNO voor je de volgende legt, anders kunnen de anderen je betrappen.
ui-guide-catch = Iemand is vergeten UNO te roepen. Druk op ‘Betrapt!’ voor de volgende speelt!

## Instellingen

ui-settings = Instellingen
ui-theme = Uiterlijk
ui-theme-system = Zoals het systeem
ui-theme-light = Licht
ui-theme-dark = Donker
ui-motion = Beweging
ui-motion-system = Zoals het systeem
ui-motion-full = Kaarten vliegen
ui-motion-reduced = Geen beweging
ui-hand-order = Volgorde van de hand
ui-hand-order-colour = Op kleur
ui-hand-order-number = Op cijfer
ui-hand-order-own = Mijn eigen
ui-verbosity = Aankondigingen
ui-verbosity-brief = Kort
ui-verbosity-normal = Normaal
ui-verbosity-full = Alles
ui-verbosity-help = Hoeveel een schermlezer ongevraagd te horen krijgt.
ui-listens = Voorgelezen door een schermlezer
ui-listens-help = De tijd om een vergeten UNO te betrappen loopt dan vanaf dat je het gehoord hebt, niet vanaf dat het er stond.
ui-sounds = Geluiden
ui-guide-setting = De eerste beurten uitleggen

## Toetsen

ui-keys = Toetsen
ui-keys-help = Elke vraag wordt beantwoord zonder de focus te verplaatsen. Om een toets te veranderen, druk op zijn knop en dan op de nieuwe toets.
ui-keys-what = Wat hij doet
ui-keys-key = Toets
ui-key-space = Spatie
ui-key-press = Druk op een toets
ui-key-change = { $action }: { $key }. Veranderen
ui-keys-reset = Standaardtoetsen
ui-action-top = Bovenste kaart en kleur
ui-action-hand = Mijn hand
ui-action-hand-by-colour = Mijn hand op kleur
ui-action-playable = Wat ik kan leggen, en waarom de andere niet
ui-action-explain = Waarom past deze kaart niet?
ui-action-counts = Hoeveel kaarten iedereen heeft
ui-action-scores = Punten
ui-action-last = De laatste gebeurtenissen nog eens
ui-action-turn = Wie aan de beurt is, richting, en wat er gevraagd wordt
ui-action-draw = Pakken
ui-action-keep = De gepakte kaart houden
ui-action-take = De kaarten pakken
ui-action-challenge = Uitdagen
ui-action-uno = UNO roepen
ui-action-catch = Betrappen
ui-action-next = Volgende ronde
ui-action-hint = Tip
ui-action-blue = Blauw: kiezen, of naar zo’n kaart
ui-action-green = Groen
ui-action-red = Rood
ui-action-yellow = Geel
ui-action-chat = Chat
ui-action-help = Deze lijst
ui-fixed-arrows = Langs de hand
ui-fixed-arrows-key = Pijltjestoetsen
ui-fixed-enter = De kaart leggen
ui-fixed-enter-key = Enter
ui-fixed-alt-arrows = De kaart in de hand verplaatsen
ui-fixed-alt-arrows-key = Alt + pijltjes
ui-fixed-escape = Annuleren, sluiten
ui-fixed-escape-key = Escape

## De verbinding

ui-line-lost = De verbinding is weg. Nieuwe poging …
ui-line-restarting = De server herstart. Nieuwe poging …
ui-line-back = Weer verbonden.
ui-not-connected = Er is nu geen verbinding.
ui-problem = De server kon dat niet lezen.
ui-refused = De tafel weigert dat.
ui-goodbye-elsewhere = Deze plaats is nu in een ander venster open.
ui-goodbye-broken = Er is iets mis met deze tafel. Probeer het over een minuut nog eens.
ui-goodbye-too-many-problems = De server heeft de verbinding gesloten.
ui-goodbye-removed = De gastheer heeft je van de tafel verwijderd.
ui-goodbye-left = Je hebt de tafel verlaten.
ui-goodbye-idle = De verbinding is gesloten omdat er te lang niets gebeurde.
ui-refusal-no-such-table = Er is geen tafel met deze code.
ui-refusal-table-full = Deze tafel is vol. Je kunt meekijken.
ui-refusal-wrong-token = Je plaats aan deze tafel is er niet meer.
ui-refusal-name-taken = Iemand aan deze tafel heeft die naam al.
ui-refusal-bad-name = Die naam kan niet.
ui-refusal-too-many-tables = Er zijn nu te veel tafels. Probeer het later nog eens.
ui-refusal-no-watching = Bij deze tafel kun je niet meekijken.
ui-refusal-watchers-only-watch = Je kijkt mee en kunt dat niet doen.
ui-refusal-only-the-host = Dat kan alleen de gastheer.
ui-refusal-not-in-the-lobby = Dat kan alleen voor het spel.
ui-refusal-not-between-rounds = Dat kan alleen tussen de rondes.
ui-refusal-no-match-on = Er is geen spel bezig.
ui-refusal-stale = De tafel is intussen verdergegaan. Kijk nog eens.
ui-refusal-not-a-move = Dat is geen zet.
ui-refusal-no-chat = Deze tafel heeft geen chat.
ui-refusal-empty = Er is niets te versturen.
ui-refusal-no-such-seat = Die plaats is er niet.
ui-refusal-not-free = Die plaats is bezet.
ui-refusal-not-enough-players = Er zijn minstens twee spelers nodig.
ui-refusal-bad-option = Die optie kan hier niet.
ui-refusal-bad-rule = Dat kan geen regel zijn.
ui-refusal-rule-objected = De bots weigeren die regel: een ronde zou meteen of nooit eindigen.
ui-refusal-no-such-proposal = Dat voorstel is al beslist.
ui-refusal-not-yours = Dat is niet aan jou.
ui-refusal-not-away = Die speler is er.
ui-refusal-cooling-down = Eén moment voor je weer iemand probeert te betrappen.
ui-refusal-no-hint = Er is nu geen tip.
ui-refusal-too-late-for-seeds = De kaarten zijn al gedeeld.
ui-refusal-already-waiting = Je zet wacht al.
ui-refusal-busy = De tafel is bezig. Probeer het nog eens.
ui-refusal-match-not-over = Dit spel is nog niet afgelopen, of er was geen spel met dit nummer.
ui-refusal-match-too-long = Dit spel is te lang om erop terug te kijken.
ui-refusal-storage = De server kan nu niet opslaan, dus er kan niets.
ui-refusal-moved = Deze tafel is net naar een andere server verhuisd. Probeer het nog eens.
ui-refusal-unreachable = Deze tafel staat op een andere server, die nu niet te bereiken is.
ui-refusal-table-damaged = Deze tafel is niet meer leesbaar.
ui-refusal-went-wrong = Er ging bij ons iets mis. Er is niets veranderd.
ui-read-again = Er ging iets mis aan deze tafel. Er wordt verder gespeeld vanaf wat bewaard was.

## Terugkijken

ui-replay = Terugkijken
ui-replay-title = Terugblik
ui-replay-back = Terug naar de tafel
ui-replay-step = Stap { $step } van { $steps }
ui-replay-previous = Eén stap terug
ui-replay-next = Eén stap verder
ui-replay-first = Naar het begin
ui-replay-last = Naar het einde
ui-replay-position = Stap
ui-replay-seat = Gezien door
ui-replay-all = alle kaarten open
ui-replay-download = Verslag downloaden
ui-replay-verified = Nagegaan: de kaarten zijn geschud zoals voor het spel verzegeld, en elke zet volgt de regels.
ui-replay-not-verified = Dit verslag klopt niet: { $problem }
ui-replay-missing = Dit spel kan niet getoond worden.
ui-replay-hand = Hand van { $name }
ui-replay-holds = { $count ->
    [one] één kaart
   *[other] { $count } kaarten
  }, { $points ->
    [one] één punt
   *[other] { $points } punten
  }{ $turn ->
    [yes] , aan de beurt
   *[no] { "" }
  }

## The felt, the rail and the moments

ui-against = tegen
ui-against-bots = { $count ->
    [one] één { $level ->
        [beginner] beginnende bot
        [easy] makkelijke bot
        [good] goede bot
       *[best] expertbot
      }, { $deck }
   *[other] { $count } { $level ->
        [beginner] beginnende bots
        [easy] makkelijke bots
        [good] goede bots
       *[best] expertbots
      }, { $deck }
  }
ui-how-to-play = Speluitleg
ui-leave-short = Verlaten
ui-send-link = Stuur de link
ui-show-qr = Toon QR
ui-seats-and-bots = Plaatsen en bots
ui-free = Vrij
ui-you = Jij
ui-you-small = jij
ui-remove-short = Weg
ui-presets = Speelwijzen
ui-preset-printed = Zoals gedrukt
ui-preset-family = Familie
ui-preset-wild = Wild
ui-rules-all = Regels, tot { $target } punten
ui-rules-printed = Er is niets veranderd.
ui-rules-changed = Veranderd: { $names }
ui-own-rules = Jullie eigen regels
ui-own-none = Beide Eigen-regelkaarten zijn nog leeg.
ui-quoted = ‘{ $words }’
ui-here = { $count ->
    [one] Eén speler is er
   *[other] { $count } spelers zijn er
  }
ui-here-help = { $count ->
    [one] Tik op een vrije plaats: een bot.
   *[other] Vrije plaatsen vervallen.
  }
ui-table = Tafel
ui-pile = Stok · { $count }
ui-named = { $colour }, gekozen
ui-on-top = { $colour } · { $face }
ui-tag-away = weg
ui-tag-dealer = gever
ui-tag-misses = slaat over
ui-sort-word = Orden
ui-why-word = Waarom?
ui-all-scores = Alle punten
ui-say-turn = Jouw beurt
ui-say-right = Je had gelijk. Jouw beurt
ui-say-fits = { $count ->
    [0] { $draw ->
        [yes] Niets past: pak.
       *[no] Niets past.
      }
    [one] Eén kaart past{ $draw ->
        [yes] , of pak.
       *[no] .
      }
   *[other] { $count } kaarten passen{ $draw ->
        [yes] , of pak.
       *[no] .
      }
  }
ui-say-drawn = Gepakt: { $card }
ui-say-drawn-help = { $keep ->
    [yes] Speel hem of houd hem.
   *[no] Speel hem.
  }
ui-say-hit = +{ $count } komt op je af
ui-say-hit-help = { $cards ->
    [0] Van { $name }.
    [one] Van { $name }. Eén kaart kan antwoorden.
   *[other] Van { $name }. { $cards } kaarten kunnen antwoorden.
  }
ui-say-hit-other = +{ $count } komt op { $name } af.
ui-say-choose = { $count ->
    [one] Kies een speler
   *[other] Kies { $count } spelers
  }
ui-say-choose-other = Er wordt een speler gekozen.
ui-say-colour-other = De kleur wordt gekozen.
ui-say-thinking = { $name } denkt na
ui-say-away = { $count ->
    [one] Daarna ben jij aan de beurt.
   *[other] Nog { $count } plaatsen tot jou.
  }
ui-say-misses = Je slaat een beurt over.
ui-say-accused = Een beschuldiging
ui-say-dare = Wat de kaart zegt
ui-say-lost = De tafel zoeken …
ui-take-cost = beurt overslaan
ui-challenge-cost = fout: 2 extra
ui-star = Superster
ui-star-help = stuur terug
ui-verdict-laid = { $mine ->
    [yes] Jouw +4 kwam op
   *[no] De +4 van { $name } kwam op
  }
ui-verdict-on = { $colour }.
ui-verdict-proof = In de hand: { $cards }.
ui-verdict-eyes = { $mine ->
    [yes] Jouw hand werd getoond
   *[no] Alleen jij ziet dit
  }
ui-verdict-bluff = Gebluft!
ui-verdict-honest = Eerlijk.
ui-end-out = { $mine ->
    [yes] Je bent uit!
   *[no] { $name } is uit.
  }
ui-end-nobody = Niemand kan verder.
ui-end-round = { $mine ->
    [yes] Ronde { $number } is van jou, met { $card }.
    [nobody] Ronde { $number } eindigt zonder winnaar.
   *[no] Ronde { $number } is voor { $name }, met { $card }.
  }
ui-end-held = { $mine ->
    [yes] Zij hadden nog
   *[no] Samen hadden ze nog
  }
ui-end-match = { $mine ->
    [yes] Jij wint het spel
    [shared] Jullie winnen het spel
   *[no] { $count ->
        [one] { $names } wint het spel
       *[other] { $names } winnen het spel
      }
  }
ui-rank = { $rank ->
    [1] 1e
    [2] 2e
   *[other] 3e
  }
ui-race = Op weg naar { $target }
ui-best-move = { $mine ->
    [yes] Zet van het spel: de jouwe
   *[no] Zet van het spel: { $name }
  }
ui-best-bluff = { $mine ->
    [yes] Brutaalste bluf: de jouwe
   *[no] Brutaalste bluf: { $name }
  }
ui-best-when = Ronde { $round }: { $what }
ui-vibration = Trillen
ui-plain-felt = De tafel houdt één kleur
ui-replay-play = Afspelen
ui-replay-pause = Pauze
ui-replay-speed = Tempo { $times } ×
ui-replay-marks = Merktekens
ui-replay-mark = Stap { $step }: { $what }
ui-replay-proof = Verslag
ui-replay-seen-by = Gezien door
ui-replay-all-short = Alle
ui-replay-back-short = Terug
ui-open-record = Verslag openen
ui-replay-link = Adres van dit moment:
ui-passing-away = { $name } is weg.
ui-passing-bot = { $name } is weg. Een bot speelt verder.
ui-passing-back = { $name } is terug.
ui-caught = Betrapt
ui-say-caught = Betrapt: { $cards }
ui-chances = Kansen
ui-chances-thinking = De kansen worden berekend …
ui-chances-about = Hoe ieders winstkans er bij elke stap voor stond, met alle handen bekend.
ui-chances-missing = De kansen kunnen nu niet berekend worden.
ui-chance = { $name } { $percent } %
ui-turning-points = Keerpunten
ui-turning-point = { $name }: { $before } → { $after } %
