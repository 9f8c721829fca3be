# Die Seite im Browser.

ui-motto = Eine Karte vor Schluss.
ui-language = Sprache
ui-menu = Menü
ui-close = Schließen
ui-cancel = Abbrechen
ui-cancelled = Abgebrochen.
ui-add = Hinzufügen
ui-retry = Jetzt versuchen

## Der Anfang

ui-name = Dein Name
ui-name-default = Gast
ui-play-now-title = Sofort spielen
ui-play-now = Jetzt spielen
ui-opponents = Gegner
ui-level = Wie gut sie spielen
ui-level-beginner = Anfänger
ui-level-easy = Leicht
ui-level-good = Gut
ui-level-best = Profi
ui-pace = Wie schnell sie spielen
ui-pace-quick = Schnell
ui-pace-human = Wie Menschen
ui-pace-slow = Langsam
ui-new-table = Tisch öffnen
ui-join-by-code = Hast du einen Tischcode?
ui-join = Mitspielen
ui-watch = Zuschauen
ui-watching = Du schaust zu.
ui-return = Zurück an Tisch { $code }
ui-invited = Du bist an Tisch { $code } eingeladen

## Vor dem Spiel

ui-lobby = Tisch von { $name }
ui-seats = Plätze: { $taken } von { $seats }
ui-seats-count = Plätze
ui-empty-seat = Freier Platz
ui-seat-state = { $kind ->
    [bot] { $level ->
        [beginner] Bot, Anfänger
        [easy] Bot, leicht
        [good] Bot, gut
        [best] Bot, Profi
       *[none] Bot
      }
    [person] { $sitting-in ->
        [yes] nicht da, ein Bot springt ein
       *[no] { $connected ->
            [yes] da
           *[no] nicht da
          }
      }
   *[empty] { "" }
  }
ui-host = Gastgeber
ui-add-bot = Bot dazusetzen
ui-start = Geben
ui-wait-for-host = { $name } beginnt das Spiel.
ui-invite = Andere einladen
ui-code = Tischcode
ui-qr = QR-Code der Einladung
ui-copy = Link kopieren
ui-copied = Kopiert
ui-options = So spielt dieser Tisch
ui-table-options = Zeit und Gesellschaft
ui-table-catch-seconds = Sekunden, um ein vergessenes UNO zu erwischen
ui-table-turn-seconds = Sekunden für einen Zug (0: keine Uhr)
ui-table-away-seconds = Sekunden, bis ein Bot für jemanden einspringt, der nicht da ist
ui-table-dare-seconds = Sekunden, um eine eigene Regel auszuführen
ui-table-watching = Andere dürfen zuschauen
ui-table-chat = Chat
ui-rules-behind = Regeln: { $rules }
ui-fair = Faires Mischen
ui-fair-help = Dieses Siegel steht für die Reihenfolge der Karten und liegt vor dem ersten Geben fest. Füge eigene Buchstaben hinzu, dann kann niemand die Karten vorbereitet haben. Nach dem Spiel können es alle prüfen.
ui-commitment = Siegel der Mischung:
ui-own-seed = Deine eigenen Buchstaben fürs Mischen

## Individuelle Karten

ui-custom-rules = Individuelle Karten
ui-custom-help = Schreib eine Regel in deinen eigenen Worten. Sie gilt, wenn alle zustimmen; ohne Regel ist die Karte eine einfache Farbenwahl.
ui-rule-none = Die Individuelle Karte { $which } ist leer: eine einfache Farbenwahl.
ui-rule-write = Regel für Karte { $which } schreiben
ui-rule-change = Regel von Karte { $which } ändern
ui-rule-erase = Regel von Karte { $which } löschen
ui-rule-label = Regel für die Individuelle Karte { $which }
ui-rule-example = Alle anderen ziehen eine Karte
ui-rule-understood = Verstanden:
ui-rule-as-dare = Das kann das Spiel nicht selbst ausführen. Es wird gezeigt, wenn die Karte liegt, und die anderen bestätigen, dass es getan wurde.
ui-rule-dare = Das führen die Spieler selbst aus.
ui-rule-unknown = Nicht verstanden:
ui-rule-meant = Meinst du:
ui-rule-examples = Was eine Karte kann
ui-rule-propose = Vorschlagen
ui-suggestions = Vorschläge
ui-proposal-rule = { $by } schlägt für die Individuelle Karte { $which } vor:
ui-proposal-erase = { $by } will die Regel der Individuellen Karte { $which } löschen.
ui-proposal-sit-in = { $by } schlägt vor, mit einem Bot für { $name } weiterzuspielen.
ui-proposal-waits = Es fehlt noch die Zustimmung von: { $names }
ui-decided = { $kind ->
    [rule] { $adopted ->
        [yes] Einig: Die Regel der Individuellen Karte { $which } gilt ab jetzt.
       *[no] Nicht einig: Die Individuelle Karte { $which } bleibt, wie sie war.
      }
   *[sit-in] { $adopted ->
        [yes] Einig: Ein Bot springt ein.
       *[no] Nicht einig: Wir warten.
      }
  }
ui-agree = Zustimmen
ui-refuse = Ablehnen
ui-withdraw = Zurückziehen
ui-trial = In { $rounds } Runden ausprobiert: Eine Runde { $length ->
    [longer] dauert { $percent } % länger
    [shorter] ist { $percent } % kürzer
   *[same] dauert genauso lang
  }; wer die Karte legt, gewinnt { $wins ->
    [more] { $points ->
        [one] um einen Prozentpunkt
       *[other] um { $points } Prozentpunkte
      } öfter
    [less] { $points ->
        [one] um einen Prozentpunkt
       *[other] um { $points } Prozentpunkte
      } seltener
   *[same] genauso oft
  }.
ui-trial-ends-at-once = Die Bots lehnen ab: Die Regel würde eine Runde sofort beenden.
ui-trial-never-ends = Die Bots lehnen ab: Mit dieser Regel würde eine Runde nie enden.

## Der Tisch

ui-table-title = Tisch { $code }
ui-title-turn = Du bist dran – Penultimate
ui-players = Spieler
ui-seat = { $name }{ $bot ->
    [yes] , Bot
   *[no] { "" }
  }: { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  }, { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
  }{ $turn ->
    [yes] , am Zug
   *[no] { "" }
  }{ $called ->
    [yes] , hat UNO gerufen
   *[no] { "" }
  }{ $misses ->
    [0] { "" }
    [one] , setzt einmal aus
   *[other] , setzt { $misses } Mal aus
  }{ $dealer ->
    [yes] , Geber
   *[no] { "" }
  }{ $away ->
    [yes] , nicht da
   *[no] { "" }
  }
ui-round-number = Runde { $number }
ui-points = { $over ->
    [yes] { $points }, Ende bei { $target }
   *[no] { $points } von { $target }
  }
ui-asked = Was jetzt gefragt ist
ui-actions = Rufe und Hilfe
ui-hand-part = Karten { $from }–{ $to } von { $count }
ui-hand = Deine Handkarten, { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  }
ui-hand-card = { $card }{ $drawn ->
    [yes] , gerade gezogen
   *[no] { "" }
  }{ $can ->
    [yes] , passt
    [choose] , wählbar
   *[no] { "" }
  }
ui-draw-pile = Kartenstock, { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  }{ $can ->
    [yes] : ziehen
   *[no] { "" }
  }
ui-draw = Ziehen
ui-keep = Behalten
ui-take = { $count } nehmen
ui-challenge = Herausfordern
ui-say-in-hand = Tippe in deiner Hand, eine Karte nach der anderen.
ui-choose-enough = Dabei lassen
ui-choose-name = { $name } wählen
ui-choose-way = { $way ->
    [yes] Ja
    [no] Nein
    [1] Das Erste
    [2] Das Zweite
    [3] Das Dritte
    [4] Das Vierte
   *[other] { $way }
  }
ui-confirm-dare = Erledigt
ui-uphold = Schuldig
ui-dismiss = Nicht schuldig
ui-abstain = Enthalten
ui-own-up = Zugeben
ui-accuse = { $name } hat eine Karte verlangt
ui-choose-colour = Welche Farbe?
ui-choose-colour-spoken = { $bluff ->
    [yes] Welche Farbe? Vorsicht: Das wäre ein Bluff. Escape bricht ab.
   *[no] Welche Farbe? Escape bricht ab.
  }
ui-bluff-warning = Nur du erfährst das: Du hast eine Karte, die diese verbietet. Sie abzulegen ist ein Bluff, und eine Herausforderung hätte Erfolg.
ui-catch = Erwischt
ui-catch-name = { $name } erwischen
ui-uno-help = : rufen bei der vorletzten Karte
ui-sort = Handkarten sortieren
ui-sorted = { $order ->
    [colour] Nach Farbe sortiert.
    [number] Nach Zahl sortiert.
   *[own] Deine eigene Ordnung. Verschiebe Karten mit Alt und den Pfeiltasten oder durch Ziehen.
  }
ui-hint-button = Tipp
ui-why = Warum passt diese Karte nicht?
ui-the-rule = Die Regel: { $rule }
ui-can-be-played = { $card } passt.
ui-none-of-colour = Du hast keine Karte in { $colour }.
ui-hint = { $verb ->
    [play] { $colour-is ->
        [named] Wer gut spielt, legt jetzt { $card } ab und nennt { $colour }.
       *[none] Wer gut spielt, legt jetzt { $card } ab.
      }
    [draw] Wer gut spielt, zieht jetzt.
    [keep] Wer gut spielt, behält die Karte.
    [accept] Wer gut spielt, nimmt die Karten.
    [challenge] Wer gut spielt, fordert heraus.
    [colour] Wer gut spielt, nennt { $colour }.
    [choose] Wer gut spielt, wählt { $seat }.
    [uno] Ruf UNO!
    [catch] Erwische { $seat }!
   *[other] Wer gut spielt, bestätigt oder wartet.
  }
ui-move-waits = Dein Zug wird gleich gemacht: Erst dürfen die anderen noch erwischen.
ui-time-short = Noch zehn Sekunden für deinen Zug; dann macht ein Bot einen Zug für dich.
ui-missed = Einiges wurde ausgelassen.
ui-next-round = Nächste Runde
ui-rematch = Noch ein Spiel
ui-start-anyway = Ohne Warten beginnen
ui-waiting-for = Warten auf { $names }.
ui-leave = Tisch verlassen
ui-sit-in = Mit einem Bot für { $name } weiterspielen
ui-remove = { $name } entfernen
ui-pass-host = { $name } zum Gastgeber machen
ui-watchers = { $count ->
    [0] Niemand schaut zu.
    [one] Ein Zuschauer ist da.
   *[other] { $count } Zuschauer sind da.
  }
ui-scores = Punkte
ui-round = Runde
ui-total = Summe
ui-chart = { $rounds ->
    [one] Linien der Punktestände über eine Runde
   *[other] Linien der Punktestände über { $rounds } Runden
  }
ui-log = Was geschah
ui-chat = Chat
ui-chat-text = Nachricht
ui-send = Senden
ui-said = { $name } sagt: { $text }
ui-phrases = Fertige Sätze
ui-phrase-hello = Hallo!
ui-phrase-good-luck = Viel Glück!
ui-phrase-well-played = Gut gespielt!
ui-phrase-thanks = Danke!
ui-phrase-sorry = Tut mir leid!
ui-phrase-oh-no = Oh nein!
ui-phrase-hurry-up = Bitte schneller.
ui-phrase-one-moment = Einen Moment, bitte.
ui-phrase-your-turn = Du bist dran.
ui-phrase-haha = Haha!
ui-phrase-congratulations = Herzlichen Glückwunsch!
ui-phrase-goodbye = Tschüs!
ui-chapters = Kapitel
ui-drawer-scores = Punkte
ui-drawer-log = Was geschah
ui-drawer-chat = Chat
ui-drawer-rules = Regeln
ui-drawer-settings = Einstellungen
ui-drawer-keys = Tasten
ui-drawer-table = Tisch und Spieler

## Die ersten Züge

ui-guide = Die ersten Züge
ui-guide-done = Ich weiß, wie es geht
ui-guide-wait = Zuerst sind die anderen dran. Deine Karte muss zu der in der Mitte passen; die Pfeile zeigen die Richtung.
ui-guide-play = Du bist dran! Die angehobenen Karten passen zu der in der Mitte in Farbe, Zahl oder Symbol. { $touch ->
    [yes] Tipp eine davon an oder zieh sie nach oben.
   *[no] Nimm eine davon: anklicken, nach oben ziehen oder mit Pfeiltasten und Enter.
  }
ui-guide-draw = Nichts passt: Zieh eine Karte vom Stock.
ui-guide-drawn = Die eben gezogene Karte darfst du ablegen oder behalten.
ui-guide-colour = Wähle die Farbe, mit der es weitergeht.
ui-guide-answer = Es hat dich getroffen: Nimm die Karten, oder antworte mit dem, was unten angeboten wird.
ui-guide-uno = Noch zwei Karten: Drück UNO, bevor du die nächste ablegst, sonst können dich die anderen erwischen.
ui-guide-catch = Jemand hat vergessen, UNO zu rufen. Drück „Erwischt!“, bevor der Nächste spielt!

## Einstellungen

ui-settings = Einstellungen
ui-theme = Aussehen
ui-theme-system = Wie das System
ui-theme-light = Hell
ui-theme-dark = Dunkel
ui-motion = Bewegung
ui-motion-system = Wie das System
ui-motion-full = Karten fliegen
ui-motion-reduced = Keine Bewegung
ui-hand-order = Ordnung der Handkarten
ui-hand-order-colour = Nach Farbe
ui-hand-order-number = Nach Zahl
ui-hand-order-own = Meine eigene
ui-verbosity = Ansagen
ui-verbosity-brief = Kurz
ui-verbosity-normal = Normal
ui-verbosity-full = Alles
ui-verbosity-help = Wie viel ein Screenreader ungefragt erfährt.
ui-listens = Ein Screenreader liest vor
ui-listens-help = Die Zeit, ein vergessenes UNO zu erwischen, läuft dann ab dem Moment, in dem du davon gehört hast.
ui-sounds = Geräusche
ui-guide-setting = Die ersten Züge erklären

## Tasten

ui-keys = Tasten
ui-keys-help = Jede Frage wird beantwortet, ohne den Fokus zu bewegen. Um eine Taste zu ändern, drück ihren Knopf und dann die neue Taste.
ui-keys-what = Was sie tut
ui-keys-key = Taste
ui-key-space = Leertaste
ui-key-press = Taste drücken
ui-key-change = { $action }: { $key }. Ändern
ui-keys-reset = Ursprüngliche Tasten
ui-action-top = Oberste Karte und Farbe
ui-action-hand = Meine Handkarten
ui-action-hand-by-colour = Meine Handkarten nach Farbe
ui-action-playable = Was ich ablegen kann, und warum nicht die anderen
ui-action-explain = Warum passt diese Karte nicht?
ui-action-counts = Wie viele Karten alle haben
ui-action-scores = Punkte
ui-action-last = Das Letzte noch einmal
ui-action-turn = Wer dran ist, Richtung, und was gefragt ist
ui-action-draw = Ziehen
ui-action-keep = Gezogene Karte behalten
ui-action-take = Die Karten nehmen
ui-action-challenge = Herausfordern
ui-action-uno = UNO rufen
ui-action-catch = Erwischen
ui-action-next = Nächste Runde
ui-action-hint = Tipp
ui-action-blue = Blau: nennen, oder zu so einer Karte
ui-action-green = Grün
ui-action-red = Rot
ui-action-yellow = Gelb
ui-action-chat = Chat
ui-action-help = Diese Liste
ui-fixed-arrows = Durch die Handkarten
ui-fixed-arrows-key = Pfeiltasten
ui-fixed-enter = Karte ablegen
ui-fixed-enter-key = Enter
ui-fixed-alt-arrows = Karte in der Hand verschieben
ui-fixed-alt-arrows-key = Alt + Pfeile
ui-fixed-escape = Abbrechen, schließen
ui-fixed-escape-key = Escape

## Die Verbindung

ui-line-lost = Die Verbindung ist weg. Neuer Versuch …
ui-line-restarting = Der Server startet neu. Neuer Versuch …
ui-line-back = Wieder verbunden.
ui-not-connected = Gerade gibt es keine Verbindung.
ui-problem = Der Server konnte das nicht lesen.
ui-refused = Der Tisch lehnt das ab.
ui-goodbye-elsewhere = Dieser Platz ist jetzt in einem anderen Fenster offen.
ui-goodbye-broken = Mit diesem Tisch stimmt etwas nicht. Versuch es in einer Minute noch einmal.
ui-goodbye-too-many-problems = Der Server hat die Verbindung geschlossen.
ui-goodbye-removed = Der Gastgeber hat dich vom Tisch entfernt.
ui-goodbye-left = Du hast den Tisch verlassen.
ui-goodbye-idle = Die Verbindung wurde geschlossen, weil zu lange nichts geschah.
ui-refusal-no-such-table = Es gibt keinen Tisch mit diesem Code.
ui-refusal-table-full = Dieser Tisch ist voll. Du kannst zuschauen.
ui-refusal-wrong-token = Deinen Platz an diesem Tisch gibt es nicht mehr.
ui-refusal-name-taken = Am Tisch hat schon jemand diesen Namen.
ui-refusal-bad-name = Dieser Name geht nicht.
ui-refusal-too-many-tables = Gerade gibt es zu viele Tische. Versuch es später noch einmal.
ui-refusal-no-watching = An diesem Tisch kann man nicht zuschauen.
ui-refusal-watchers-only-watch = Du schaust zu und kannst das nicht.
ui-refusal-only-the-host = Das kann nur der Gastgeber.
ui-refusal-not-in-the-lobby = Das geht nur vor dem Spiel.
ui-refusal-not-between-rounds = Das geht nur zwischen den Runden.
ui-refusal-no-match-on = Gerade läuft kein Spiel.
ui-refusal-stale = Inzwischen ist es am Tisch weitergegangen. Bitte schau noch einmal.
ui-refusal-not-a-move = Das ist kein Zug.
ui-refusal-no-chat = An diesem Tisch gibt es keinen Chat.
ui-refusal-empty = Es gibt nichts zu senden.
ui-refusal-no-such-seat = Diesen Platz gibt es nicht.
ui-refusal-not-free = Dieser Platz ist besetzt.
ui-refusal-not-enough-players = Es braucht mindestens zwei Spieler.
ui-refusal-bad-option = Diese Option geht hier nicht.
ui-refusal-bad-rule = Das kann keine Regel sein.
ui-refusal-rule-objected = Die Bots lehnen diese Regel ab: Eine Runde würde sofort enden oder nie.
ui-refusal-no-such-proposal = Dieser Vorschlag ist schon entschieden.
ui-refusal-not-yours = Das entscheidest nicht du.
ui-refusal-not-away = Dieser Spieler ist da.
ui-refusal-cooling-down = Einen Moment, bevor du wieder jemanden zu erwischen versuchst.
ui-refusal-no-hint = Gerade gibt es keinen Tipp.
ui-refusal-too-late-for-seeds = Die Karten sind schon gegeben.
ui-refusal-already-waiting = Dein Zug wartet schon.
ui-refusal-busy = Der Tisch ist beschäftigt. Bitte versuch es noch einmal.
ui-refusal-match-not-over = Dieses Spiel ist noch nicht zu Ende, oder es gab keines mit dieser Nummer.
ui-refusal-match-too-long = Dieses Spiel ist zu lang für einen Rückblick.
ui-refusal-storage = Der Server kann gerade nicht speichern, darum geht nichts.
ui-refusal-moved = Dieser Tisch ist gerade auf einen anderen Server umgezogen. Bitte versuch es noch einmal.
ui-refusal-unreachable = Dieser Tisch steht auf einem anderen Server, der gerade nicht zu erreichen ist.
ui-refusal-table-damaged = Dieser Tisch ist nicht mehr lesbar.
ui-refusal-went-wrong = Bei uns ist etwas schiefgegangen. Nichts wurde verändert.
ui-read-again = An diesem Tisch ist etwas schiefgegangen. Es geht mit dem weiter, was gespeichert war.

## Rückblick

ui-replay = Zurückblicken
ui-replay-title = Rückblick
ui-replay-back = Zurück zum Tisch
ui-replay-step = Schritt { $step } von { $steps }
ui-replay-previous = Ein Schritt zurück
ui-replay-next = Ein Schritt weiter
ui-replay-first = Zum Anfang
ui-replay-last = Zum Ende
ui-replay-position = Schritt
ui-replay-seat = Gesehen von
ui-replay-all = alle Karten offen
ui-replay-download = Aufzeichnung herunterladen
ui-replay-verified = Geprüft: Die Karten wurden so gemischt, wie es vor dem Spiel versiegelt war, und jeder Zug war erlaubt.
ui-replay-not-verified = Diese Aufzeichnung stimmt nicht: { $problem }
ui-replay-missing = Dieses Spiel kann nicht gezeigt werden.
ui-replay-hand = Handkarten von { $name }
ui-replay-holds = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  }, { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
  }{ $turn ->
    [yes] , am Zug
   *[no] { "" }
  }

## The felt, the rail and the moments

ui-against = gegen
ui-against-bots = { $count ->
    [one] einen { $level ->
        [beginner] Anfänger-Bot
        [easy] leichten Bot
        [good] guten Bot
       *[best] Profi-Bot
      }, { $deck }
   *[other] { $count } { $level ->
        [beginner] Anfänger-Bots
        [easy] leichte Bots
        [good] gute Bots
       *[best] Profi-Bots
      }, { $deck }
  }
ui-how-to-play = So geht’s
ui-leave-short = Gehen
ui-send-link = Link senden
ui-show-qr = QR zeigen
ui-seats-and-bots = Plätze und Bots
ui-free = Frei
ui-you = Du
ui-you-small = du
ui-remove-short = Entfernen
ui-presets = Spielarten
ui-preset-printed = Wie gedruckt
ui-preset-family = Familie
ui-preset-wild = Wild
ui-rules-all = Regeln, bis { $target } Punkte
ui-rules-printed = Nichts ist geändert.
ui-rules-changed = Geändert: { $names }
ui-own-rules = Eure eigenen Regeln
ui-own-none = Beide Individuellen Karten sind noch leer.
ui-quoted = „{ $words }“
ui-here = { $count ->
    [one] Ein Spieler ist da
   *[other] { $count } Spieler sind da
  }
ui-here-help = { $count ->
    [one] Freien Platz antippen: Ein Bot kommt.
   *[other] Freie Plätze fallen dann weg.
  }
ui-table = Tisch
ui-pile = Stock · { $count }
ui-named = { $colour }, gewünscht
ui-on-top = { $colour } · { $face }
ui-tag-away = weg
ui-tag-dealer = Geber
ui-tag-misses = setzt aus
ui-sort-word = Ordnen
ui-why-word = Warum?
ui-all-scores = Alle Punkte
ui-say-turn = Du bist dran
ui-say-right = Stimmt! Du bist dran
ui-say-fits = { $count ->
    [0] { $draw ->
        [yes] Nichts passt: zieh.
       *[no] Nichts passt.
      }
    [one] Eine Karte passt{ $draw ->
        [yes] , oder zieh.
       *[no] .
      }
   *[other] { $count } Karten passen{ $draw ->
        [yes] , oder zieh.
       *[no] .
      }
  }
ui-say-drawn = Gezogen: { $card }
ui-say-drawn-help = { $keep ->
    [yes] Leg sie ab oder behalte sie.
   *[no] Leg sie ab.
  }
ui-say-hit = +{ $count } kommt auf dich zu
ui-say-hit-help = { $cards ->
    [0] Von { $name }.
    [one] Von { $name }. Eine Karte kann antworten.
   *[other] Von { $name }. { $cards } Karten können antworten.
  }
ui-say-hit-other = +{ $count } kommt auf { $name } zu.
ui-say-choose = { $count ->
    [one] Wähle jemanden aus
   *[other] Wähle { $count } aus
  }
ui-say-choose-other = Jemand wird ausgewählt.
ui-say-colour-other = Die Farbe wird gewählt.
ui-say-thinking = { $name } überlegt
ui-say-away = { $count ->
    [one] Danach bist du dran.
   *[other] Noch { $count } Plätze bis zu dir.
  }
ui-say-misses = Du setzt aus.
ui-say-accused = Eine Anschuldigung
ui-say-dare = Was die Karte sagt
ui-say-lost = Suche den Tisch …
ui-take-cost = und aussetzen
ui-challenge-cost = falsch: 2 mehr
ui-star = Superstar
ui-star-help = schick es zurück
ui-verdict-laid = { $mine ->
    [yes] Deine Zieh 4 kam auf
   *[no] Die Zieh 4 von { $name } kam auf
  }
ui-verdict-on = { $colour }.
ui-verdict-proof = Auf der Hand: { $cards }.
ui-verdict-eyes = { $mine ->
    [yes] Deine Hand wurde gezeigt
   *[no] Das siehst nur du
  }
ui-verdict-bluff = Geblufft!
ui-verdict-honest = Ehrlich.
ui-end-out = { $mine ->
    [yes] Alle Karten los!
   *[no] { $name } ist fertig.
  }
ui-end-nobody = Niemand kann weiter.
ui-end-round = { $mine ->
    [yes] Runde { $number } ist deine, mit { $card }.
    [nobody] Runde { $number } endet ohne Sieg.
   *[no] Runde { $number } geht an { $name }, mit { $card }.
  }
ui-end-held = { $mine ->
    [yes] Sie hatten noch
   *[no] Alle hatten noch
  }
ui-end-match = { $mine ->
    [yes] Du gewinnst das Spiel
    [shared] Ihr gewinnt das Spiel
   *[no] { $count ->
        [one] { $names } gewinnt das Spiel
       *[other] { $names } gewinnen das Spiel
      }
  }
ui-rank = { $rank ->
    [1] 1. Platz
    [2] 2. Platz
   *[other] 3. Platz
  }
ui-race = Auf dem Weg zu { $target }
ui-best-move = { $mine ->
    [yes] Zug des Spiels: deiner
   *[no] Zug des Spiels: { $name }
  }
ui-best-bluff = { $mine ->
    [yes] Kühnster Bluff: deiner
   *[no] Kühnster Bluff: { $name }
  }
ui-best-when = Runde { $round }: { $what }
ui-vibration = Vibration
ui-plain-felt = Der Tisch behält eine Farbe
ui-replay-play = Abspielen
ui-replay-pause = Pause
ui-replay-speed = Tempo { $times } ×
ui-replay-marks = Marken
ui-replay-mark = Schritt { $step }: { $what }
ui-replay-proof = Aufzeichnung
ui-replay-seen-by = Gesehen von
ui-replay-all-short = Alle
ui-replay-back-short = Zurück
ui-open-record = Aufzeichnung öffnen
ui-replay-link = Adresse dieses Augenblicks:
ui-passing-away = { $name } ist weg.
ui-passing-bot = { $name } ist weg. Ein Bot spielt weiter.
ui-passing-back = { $name } ist wieder da.
ui-caught = Erwischt
ui-say-caught = Erwischt: { $cards }
ui-chances = Chancen
ui-chances-thinking = Die Chancen werden berechnet …
ui-chances-about = Wie alle Gewinnchancen bei jedem Schritt standen, wenn man alle Karten kennt.
ui-chances-missing = Die Chancen lassen sich gerade nicht berechnen.
ui-chance = { $name } { $percent } %
ui-turning-points = Wendepunkte
ui-turning-point = { $name }: { $before } → { $after } %
