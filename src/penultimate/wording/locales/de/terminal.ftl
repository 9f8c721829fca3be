# Der Tisch im Terminal. Wörter, die man tippen kann, sind durch | getrennt; das erste steht in Hilfe und Listen.

terminal-words-play = leg | lege | spiel | ablegen | leg ab
terminal-words-draw = zieh | ziehen | ziehe
terminal-words-keep = behalten | behalte | passen
terminal-words-accept = nehmen | nimm | annehmen
terminal-words-challenge = herausfordern | fordere heraus | anzweifeln
terminal-words-uno = uno
terminal-words-catch = erwischt | erwische | erwischen
terminal-words-colour = farbe
terminal-words-accuse = beschuldige | anklagen | beschuldigen
terminal-words-uphold = schuldig
terminal-words-dismiss = nicht schuldig | unschuldig
terminal-words-abstain = enthaltung | enthalten
terminal-words-own-up = zugeben | ich wars
terminal-words-choose = wähle | wählen
terminal-words-confirm = bestätigen | bestätige | erledigt
terminal-words-next = weiter | nächste
terminal-words-top = oben
terminal-words-hand = hand | handkarten | karten | meine karten
terminal-words-playable = spielbar
terminal-words-counts = anzahl
terminal-words-scores = punkte | stand
terminal-words-last = zuletzt | verlauf
terminal-words-turn = wer | wer ist dran
terminal-words-time = zeit | uhr
terminal-words-asked = jetzt | was nun
terminal-words-help = hilfe
terminal-words-hint = tipp
terminal-words-why = warum | wieso
terminal-words-rule = regel | regeln
terminal-words-question-cards = eigene regeln
terminal-words-options = optionen
terminal-words-write = schreib | schreibe
terminal-words-erase = lösche | löschen
terminal-words-agree = einverstanden | zustimmen
terminal-words-decline = dagegen | ablehnen
terminal-words-sit-in = ohne
terminal-words-start = start | los
terminal-words-say = sag | sage
terminal-words-verbosity = ausführlichkeit
terminal-words-quit = ende | schluss | beenden | verlassen
terminal-words-yes = ja | j
terminal-words-brief = knapp
terminal-words-normal = normal
terminal-words-full = alles

## Anfang und Ende

terminal-welcome = Du spielst mit { $others }. Mit ? bekommst du Hilfe.
terminal-resumed = Das Spiel mit { $others } geht weiter. Mit ? bekommst du Hilfe.
terminal-unfinished = Ein Spiel mit { $others } ist noch nicht zu Ende, in Runde { $round }. Mit Enter geht es weiter; mit ja beginnt ein neues, und das alte wird beiseitegelegt.
terminal-put-away = Das angefangene Spiel mit { $others } liegt beiseite. So geht es weiter: penultimate play --resume { $name }
terminal-edition = Ausgabe: { $edition }.
terminal-option = { $option }: { $value }.
terminal-kept = Das Spiel ist gespeichert. So geht es weiter: penultimate play --resume
terminal-record = Die Aufzeichnung des Spiels: { $path }
terminal-no-record = Die Aufzeichnung konnte nicht geschrieben werden: { $problem }
terminal-not-kept = Das Spiel konnte nicht gespeichert werden: { $problem }
terminal-leave = Willst du aufhören? Mit ja hörst du auf, mit Enter bleibst du.
terminal-stays = Du bleibst.
terminal-input-ended = Die Eingabe ist zu Ende.
terminal-goodbye = Bis bald!

## Listen

terminal-or = { " oder " }
terminal-quoted = „{ $text }“
terminal-item = { $number }) { $text }
terminal-hand = Deine Karten: { $cards }.
terminal-hand-none = Du hast keine Karten.
terminal-can = Du kannst ablegen: { $cards }.
terminal-can-or-draw = Du kannst ablegen: { $cards }. Oder zieh.
terminal-can-draw = Nichts passt: Zieh eine Karte.
terminal-rest = Außerdem: { $cards }.
terminal-choices = { $choices }.

## Wie ein Zug heißt

terminal-do-play = { $card } ablegen
terminal-do-play-colour = { $card } ablegen, Farbe { $colour }
terminal-do-play-uno = { $card } ablegen und UNO rufen
terminal-do-play-colour-uno = { $card } ablegen, Farbe { $colour }, und UNO rufen
terminal-do-draw = ziehen
terminal-do-keep = die Karte behalten
terminal-do-accept = { $cards ->
    [one] die Karte ziehen
   *[other] die { $cards } Karten ziehen
  }
terminal-do-challenge = herausfordern
terminal-do-uno = UNO rufen
terminal-do-catch = { $player } erwischen
terminal-do-colour = die Farbe { $colour } nennen
terminal-do-accuse = { $player } beschuldigen
terminal-do-uphold = schuldig
terminal-do-dismiss = nicht schuldig
terminal-do-abstain = sich enthalten
terminal-do-own-up = es zugeben
terminal-do-choose = { $player } wählen
terminal-do-choose-cards = { $cards } wählen
terminal-do-choose-enough = es dabei lassen
terminal-do-choose-way = { $way ->
    [yes] ja
    [no] nein
    [1] das Erste
    [2] das Zweite
    [3] das Dritte
    [4] das Vierte
   *[other] { $way }
  }
terminal-do-confirm = bestätigen, dass es getan ist
terminal-do-next = weiter zur nächsten Runde
terminal-nobody = niemand

## Fragen

terminal-go-on = Mit Enter geht es weiter. Vorher kannst du noch etwas sagen: uno, oder x zum Erwischen.
terminal-jump-in = Du kannst mit { $card } dazwischengehen. Mit Enter lässt du es.
terminal-which-colour = Welche Farbe? Blau (b), Grün (g), Rot (r) oder Gelb (y). Mit Enter nimmst du die Karte zurück.
terminal-no-colour = „{ $text }“ ist keine Farbe.
terminal-card-back = Die Karte bleibt in deiner Hand.
terminal-bluff = Du hast eine Karte, mit der du Zieh 4 nicht ablegen darfst: Es wäre ein Bluff, und wenn { $player } dich herausfordert, ziehst du. Das erfährst nur du. Mit ja legst du sie trotzdem ab, mit Enter nimmst du sie zurück.
terminal-next-round = Mit Enter beginnt die nächste Runde. Vorher kannst du eine Regel auf eine Individuelle Karte schreiben: schreib 1 und dann die Regel.
terminal-next-round-plain = Mit Enter beginnt die nächste Runde.

## Nicht verstanden, nicht erlaubt

terminal-unknown = „{ $text }“ verstehe ich nicht. Mit ? bekommst du Hilfe.
terminal-did-you-mean = Meinst du „{ $word }“?
terminal-several = „{ $text }“ kann { $meanings } heißen. Tipp etwas mehr.
terminal-none-of-colour = Du hast keine Karte in { $colour }.
terminal-none-of-face = Eine solche Karte hast du nicht: { $face }.
terminal-understood = Verstanden: { $move }.
terminal-refused = { $reason } ({ $rule })
terminal-why-hint = Die Regel dazu sagt dir: warum
terminal-no-number = Eine Nummer { $number } gibt es in der Liste nicht, nur 1 bis { $most }.
terminal-no-numbers = Es gibt keine Liste, in der { $number } etwas bedeutet.
terminal-whom = { $command ->
    [catch] Wen erwischst du? Zum Beispiel: erwischt { $player }
   *[accuse] Wen beschuldigst du? Zum Beispiel: beschuldige { $player }
  }
terminal-possible = Möglich ist jetzt: { $moves }.
terminal-impossible = Gerade kannst du nur fragen. Mit ? bekommst du Hilfe.
terminal-rule = { $rule }: { $text }
terminal-no-why = Es wurde nichts abgelehnt. Eine Regel bekommst du zum Beispiel mit: regel TURN-1
terminal-no-such-rule = Eine Regel { $rule } gibt es nicht. Die Kapitel:
terminal-chapter = { $chapter }: { $rules }.
terminal-rule-how = Eine Regel liest du zum Beispiel mit: regel TURN-1. Ein ganzes Kapitel mit: regel TURN.
terminal-hint = Ein guter Bot würde: { $move }.
terminal-no-hint = Gerade gibt es keinen Zug vorzuschlagen.

## Individuelle Karten

terminal-card-blank = Individuelle Karte { $which } ist leer und zählt als Farbenwahl.
terminal-card-rule = Individuelle Karte { $which }: „{ $words }“
terminal-card-means = Das Spiel versteht: { $said }
terminal-card-dare = Das kann das Spiel nicht selbst: Ihr führt es aus, und die anderen bestätigen, dass es getan ist.
terminal-card-unknown = Das versteht es nicht: { $words }.
terminal-write-how = Tipp zum Beispiel: schreib 1 der nächste Spieler zieht 2 Karten
terminal-write-instead = Meinst du: { $words }? Mit ja nimmst du das, mit Enter bleibt es bei deinen Worten.
terminal-write-sure = Auf die Individuelle Karte { $which } damit? Mit ja schreibst du sie, mit Enter lässt du es.
terminal-write-left = Nichts wurde geschrieben.
terminal-write-first = Schreib eine Regel für die Individuelle Karte { $which }, oder lass sie mit Enter leer.
terminal-bots-agree = Die Bots sind einverstanden.
terminal-bots-object = Die Bots sind nicht einverstanden: { $reason ->
    [ends-at-once] Die Karte würde die Runde meistens sofort beenden.
   *[never-ends] Die Runden würden nicht zu Ende gehen.
  }
terminal-trial = { $length ->
    [longer] Runden werden etwa { $percent } % länger.
    [shorter] Runden werden etwa { $percent } % kürzer.
   *[same] Runden bleiben etwa so lang wie vorher.
  }
terminal-proposed = { $by-is ->
    [you] Du schlägst für die Individuelle Karte { $which } vor: „{ $words }“ Die anderen werden gefragt.
   *[other] { $by } schlägt für die Individuelle Karte { $which } vor: „{ $words }“ Tipp einverstanden oder dagegen.
  }
terminal-proposed-erase = { $by-is ->
    [you] Du schlägst vor, die Individuelle Karte { $which } leer zu lassen. Die anderen werden gefragt.
   *[other] { $by } schlägt vor, die Individuelle Karte { $which } leer zu lassen. Tipp einverstanden oder dagegen.
  }
terminal-proposed-sit-in = { $by-is ->
    [you] Du schlägst vor, vorerst mit einem Bot für { $name } weiterzuspielen. Die anderen werden gefragt.
   *[other] { $by } schlägt vor, vorerst mit einem Bot für { $name } weiterzuspielen. Tipp einverstanden oder dagegen.
  }
terminal-no-proposal = Niemand hat etwas vorgeschlagen.
terminal-declined = { $by-is ->
    [you] Du bist nicht einverstanden: Die Individuelle Karte { $which } bleibt, wie sie war.
   *[other] { $by } ist nicht einverstanden: Die Individuelle Karte { $which } bleibt, wie sie war.
  }
terminal-declined-sit-in = { $by-is ->
    [you] Du bist nicht einverstanden: Wir warten auf { $name }.
   *[other] { $by } ist nicht einverstanden: Wir warten auf { $name }.
  }
terminal-withdrawn = Der Vorschlag ist vom Tisch.
terminal-agreed = Du bist einverstanden.
terminal-sit-in-whom = Ohne wen? Zum Beispiel: ohne { $player }

## Ein Tisch auf einem Server

terminal-joined = Du sitzt am Tisch { $code } als { $name }.
terminal-lobby = Am Tisch: { $players }. { $free ->
    [0] Alle Plätze sind besetzt.
    [one] Ein Platz ist frei.
   *[other] { $free } Plätze sind frei.
  }
terminal-lobby-host = Mit start beginnst du das Spiel.
terminal-lobby-wait = { $host } beginnt das Spiel.
terminal-rematch = Enter: bereit für ein neues Spiel. ende: aufhören.
terminal-ready = Du bist bereit. Die anderen fehlen noch.
terminal-said = { $name }: { $text }
terminal-said-phrase = { $name }: { $text }
terminal-came = { $name } setzt sich dazu.
terminal-went = { $name } ist gegangen.
terminal-away = Die Verbindung zu { $name } ist weg.
terminal-away-how = Willst du nicht auf { $name } warten, dann tipp: ohne { $typed }
terminal-back = { $name } ist wieder da.
terminal-sits-in = Für { $name } spielt ein Bot.
terminal-time-left = { $kind ->
    [dare] In { $seconds ->
        [one] einer Sekunde
       *[other] { $seconds } Sekunden
      } gilt die Regel als ausgeführt, ob bestätigt oder nicht.
   *[turn] { $seat-is ->
        [you] Du hast noch { $seconds ->
            [one] eine Sekunde
           *[other] { $seconds } Sekunden
          } Zeit.
       *[other] { $seat } hat noch { $seconds ->
            [one] eine Sekunde
           *[other] { $seconds } Sekunden
          } Zeit.
      }
  }
terminal-no-clock = Es läuft keine Uhr: Nimm dir die Zeit, die du brauchst.
terminal-time-short = Noch { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
  } für deinen Zug; dann macht ein Bot einen Zug für dich.
terminal-missed = Dir ist etwas entgangen: So steht es jetzt am Tisch.
terminal-waiting = Der Zug wartet, bis die Zeit zum Erwischen vorbei ist.
terminal-left = Du hast den Tisch verlassen. So kommst du zurück: penultimate play --join { $code } --server { $server }
terminal-record-at = Die Aufzeichnung des Spiels: { $link }
terminal-trying-again = Die Verbindung ist weg. Neuer Versuch.
terminal-restarting = Der Server startet neu. Neuer Versuch.
terminal-connected-again = Die Verbindung steht wieder.

terminal-lost-unreachable = { $detail } antwortet nicht.
terminal-lost-no-such-table = Einen Tisch mit diesem Code gibt es nicht.
terminal-lost-table-full = Der Tisch ist voll.
terminal-lost-name-taken = So heißt schon jemand am Tisch. Mit --name wählst du einen anderen Namen.
terminal-lost-bad-name = Dieser Name geht nicht. Mit --name wählst du einen anderen.
terminal-lost-too-fast = Das ging dem Server zu schnell. Versuch es gleich noch einmal.
terminal-lost-elsewhere = Dein Platz ist jetzt in einem anderen Fenster offen.
terminal-lost-removed = Der Gastgeber hat dich vom Tisch entfernt.
terminal-lost-broken = Mit diesem Tisch stimmt etwas nicht. Versuch es in einer Minute noch einmal.
terminal-lost-closing = Der Server wird beendet.
terminal-lost-moved = Der Tisch ist auf einen anderen Server umgezogen.
terminal-lost-idle = Der Server hat die Verbindung getrennt: Es kam zu lange nichts.
terminal-lost-not-a-server = { $detail } scheint kein Server dieses Spiels zu sein.
terminal-lost-bad-code = „{ $detail }“ ist weder ein Tischcode aus sechs Buchstaben noch der Link zu einem Tisch.
terminal-lost-bad-server = „{ $detail }“ ist keine Adresse eines Servers.
terminal-lost-other = Der Server hat die Verbindung getrennt.

terminal-not-done-not-in-the-lobby = Das geht nur vor dem Spiel.
terminal-not-done-not-between-rounds = Regeln schreibt man vor dem Spiel oder zwischen den Runden.
terminal-not-done-no-chat = Hier ist niemand zum Plaudern.
terminal-not-done-no-connection = Gerade gibt es keine Verbindung.
terminal-not-done-empty = Da war nichts zu sagen.
terminal-not-done-only-the-host = Das kann nur, wer den Tisch eröffnet hat.
terminal-not-done-not-enough-players = Dazu braucht es mindestens zwei.
terminal-not-done-no-match-on = Gerade läuft kein Spiel.
terminal-not-done-stale = Am Tisch ist schon etwas anderes geschehen. Schau noch einmal.
terminal-not-done-cooling-down = Einen Moment, dann kannst du wieder jemanden erwischen.
terminal-not-done-not-away = Da fehlt niemand.
terminal-not-done-not-free = Das ist schon vorgeschlagen.
terminal-not-done-no-such-proposal = Das ist schon entschieden.
terminal-not-done-not-yours = Danach bist du nicht gefragt.
terminal-not-done-storage = Der Server kann gerade nicht speichern, darum geht nichts.
terminal-not-done-moved = Dieser Tisch ist gerade auf einen anderen Server umgezogen. Bitte versuch es noch einmal.
terminal-not-done-unreachable = Dieser Tisch steht auf einem anderen Server, der gerade nicht zu erreichen ist.
terminal-not-done-went-wrong = Bei uns ist etwas schiefgegangen. Nichts wurde verändert.
terminal-read-again = An diesem Tisch ist etwas schiefgegangen. Es geht mit dem weiter, was gespeichert war.
terminal-not-done-other = Das lehnt der Tisch ab.

## Hilfe

terminal-help-aim = Das Ziel: alle Karten loswerden. Leg eine ab, die in Farbe, Zahl oder Symbol zur obersten passt; hast du keine, dann zieh eine. Wer keine Karten mehr hat, gewinnt die Runde.
terminal-help-turn = Leg eine Karte mit ihrer Nummer ab, mit ihrem Zeichen oder mit ihrem Namen: 3 oder r7 oder rot 7.
terminal-help-colour = Ein Joker braucht eine Farbe: w b oder 5 b. Lässt du sie weg, wirst du gefragt.
terminal-help-uno = Bei der vorletzten Karte kommt uno dazu: r7 uno. Oder du tippst uno davor oder danach.
terminal-help-catch = Hat es jemand vergessen: erwischt { $player }, oder x.
terminal-help-draw = d zieht eine Karte; wenn dich Zieh 2 oder Zieh 4 trifft, auch diese Karten.
terminal-help-signs = Zeichen: erst die Farbe b g r y (Blau, Grün, Rot, Gelb), dann 0 bis 9, +2, R für Retour oder S für Aussetzen. w ist Farbenwahl, w+4 Zieh 4, w* der Superstar, w?1 und w?2 sind die Individuellen Karten.
terminal-help-conflict = w allein fragt, wer dran ist, s allein nach den Punkten; w mit einer Farbe oder leg w ist die Karte.
terminal-help-letters = Fragen, jederzeit: t oberste Karte, h Handkarten, p was du ablegen kannst und warum den Rest nicht, c wie viele Karten alle haben, s Punkte, l was zuletzt war, w wer dran ist, i ein Tipp und warum er gut ist.
terminal-help-more = Außerdem: jetzt, warum, regel TURN-1, optionen, eigene regeln, ausführlichkeit knapp, ende. Der Anfang eines Wortes genügt, wenn er eindeutig ist.
terminal-help-write = Zwischen den Runden: schreib 1 und ein Satz bringt eine Regel auf die Individuelle Karte 1, lösche 1 nimmt sie weg.
terminal-help-accuse = Hat jemand eine bestimmte Karte eingefordert? beschuldige { $player }
terminal-braille-line = Braillezeile: zuerst ein Bindestrich und die oberste Karte, dann deine Karten. Eine Zahl ist ein Buchstabe, a für 1 bis j für 0, dann kommt der Buchstabe der Farbe. Die anderen Kürzel:
terminal-braille-code = { $code } { $face }
terminal-help-chat = sag und ein Text: plaudern.
terminal-help-table = Am Tisch mit anderen: einverstanden oder dagegen antwortet auf einen Vorschlag; ohne { $player } schlägt vor, dass ein Bot für jemanden spielt, der fehlt; zeit sagt, wie lange du überlegen kannst.
terminal-verbosity = { $level ->
    [brief] Du erfährst nur das Wichtigste.
    [full] Du erfährst alles.
   *[normal] Du erfährst das Übliche.
  }
terminal-verbosity-how = Tipp ausführlichkeit und dazu knapp, normal oder alles.
terminal-no-question-cards = { custom-error-no-custom-cards }

## Beim Start

terminal-error-no-game = Es gibt kein Spiel, das weitergehen könnte.
terminal-error-damaged = Das gespeicherte Spiel ist nicht lesbar: { $path }
terminal-error-option-form = Eine Option schreibt man als Name=Wert, nicht „{ $text }“.
terminal-error-rules = Es gibt zwei Individuelle Karten: Gib höchstens zwei Regeln an.
terminal-error-name = Ein Name hat 1 bis 24 Zeichen in einer Zeile.
terminal-error-level = Eine Stufe „{ $text }“ gibt es nicht, nur { $levels }.
terminal-error-bot = Dieser Bot kann nicht mitspielen: { $problem }
terminal-bot-faults = Ein Bot hat einen Fehler gemacht, ein Anfänger hat für ihn gespielt: { $problem }
