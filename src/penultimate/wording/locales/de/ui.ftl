# Die Seite im Browser.

ui-motto = Der Kartentisch, an dem alle Platz haben.
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
ui-level-best = Am besten
ui-pace = Wie schnell sie spielen
ui-pace-quick = Schnell
ui-pace-human = Wie Menschen
ui-pace-slow = Langsam
ui-friends-title = Mit Freunden
ui-friends-help = Öffne einen Tisch, wähle, wie ihr spielt, und lade andere mit Link, Code oder QR-Code ein.
ui-new-table = Neuer Tisch
ui-join-by-code = Tischcode
ui-join = Mitspielen
ui-watch = Zuschauen
ui-watching = Du schaust zu.
ui-return = Zurück an Tisch { $code }
ui-invited = Du bist an Tisch { $code } eingeladen

## Vor dem Spiel

ui-lobby = Vor dem Spiel
ui-seats = Plätze: { $taken } von { $seats }
ui-seats-count = Plätze
ui-empty-seat = Freier Platz
ui-seat-state = { $kind ->
    [bot] { $level ->
        [beginner] Bot, Anfänger
        [easy] Bot, leicht
        [good] Bot, gut
        [best] Bot, am besten
       *[none] Bot
      }
    [person] { $sitting-in ->
        [yes] nicht da, ein Bot vertritt
       *[no] { $connected ->
            [yes] da
           *[no] nicht da
          }
      }
   *[empty] { "" }
  }
ui-host = Gastgeber
ui-add-bot = Bot dazusetzen
ui-start = Karten geben
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
ui-table-away-seconds = Sekunden, bis ein Bot jemanden vertritt, der nicht da ist
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
ui-rule-none = Die individuelle Karte { $which } ist leer: eine einfache Farbenwahl.
ui-rule-write = Regel für Karte { $which } schreiben
ui-rule-change = Regel von Karte { $which } ändern
ui-rule-erase = Regel von Karte { $which } löschen
ui-rule-label = Regel für die individuelle Karte { $which }
ui-rule-example = Alle anderen ziehen eine Karte
ui-rule-understood = Verstanden:
ui-rule-as-dare = Das kann das Spiel nicht selbst ausführen. Es wird gezeigt, wenn die Karte liegt, und die anderen bestätigen, dass es getan wurde.
ui-rule-dare = Das führen die Spieler selbst aus.
ui-rule-unknown = Nicht verstanden:
ui-rule-propose = Vorschlagen
ui-suggestions = Vorschläge
ui-proposal-rule = { $by } schlägt für die individuelle Karte { $which } vor:
ui-proposal-erase = { $by } will die Regel der individuellen Karte { $which } löschen.
ui-proposal-sit-in = { $by } schlägt vor, mit einem Bot für { $name } weiterzuspielen.
ui-proposal-waits = Es fehlt noch die Zustimmung von: { $names }
ui-decided = { $kind ->
    [rule] { $adopted ->
        [yes] Einig: Die Regel der individuellen Karte { $which } gilt ab jetzt.
       *[no] Nicht einig: Die individuelle Karte { $which } bleibt, wie sie war.
      }
   *[sit-in] { $adopted ->
        [yes] Einig: Ein Bot vertritt.
       *[no] Nicht einig: Wir warten.
      }
  }
ui-agree = Zustimmen
ui-refuse = Ablehnen
ui-withdraw = Zurückziehen
ui-trial = In { $rounds } Runden ausprobiert: Eine Runde dauert { $length ->
    [0] genauso lang
   *[other] { $length } % länger
  }; wer die Karte ablegt, gewinnt { $layer } % öfter.
ui-trial-ends-at-once = Die Bots lehnen ab: Die Regel würde eine Runde sofort beenden.
ui-trial-never-ends = Die Bots lehnen ab: Mit dieser Regel würde eine Runde nie enden.
ui-who-me = ich
ui-who-next = der Nächste
ui-who-previous = der Vorige
ui-who-everyone = alle
ui-who-others = die anderen
ui-who-chosen = gewählt
ui-who-chosen-too = zweite Wahl
ui-who-most = meiste Karten
ui-who-fewest = wenigste Karten

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
ui-points = { $points } von { $target } Punkten
ui-asked = Was jetzt gefragt ist
ui-actions = Rufe und Hilfe
ui-hand = Deine Handkarten, { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  }
ui-hand-card = { $card }{ $drawn ->
    [yes] , gerade gezogen
   *[no] { "" }
  }{ $can ->
    [yes] , passt
   *[no] { "" }
  }
ui-draw-pile = Kartenstock, { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  }{ $can ->
    [yes] : ziehen
   *[no] { "" }
  }
ui-draw = Karte ziehen
ui-keep = Behalten
ui-take = { $count ->
    [one] Eine Karte ziehen
   *[other] { $count } Karten ziehen
  }
ui-challenge = Herausfordern
ui-choose-name = { $name } wählen
ui-confirm-dare = Es wurde getan
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
ui-catch = Erwischt!
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
ui-shown-hand = Die Handkarten von { $name }, nur für deine Augen
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
    [one] Eine Person schaut zu.
   *[other] { $count } Personen schauen zu.
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
ui-log-and-chat = Was geschah, und Chat
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
ui-guide-wait = Zuerst sind die anderen dran. Zur Karte in der Mitte muss etwas passen; die Pfeile zeigen die Richtung.
ui-guide-play = Du bist dran! Die angehobenen Karten passen zu der in der Mitte in Farbe, Zahl oder Zeichen. { $touch ->
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
ui-fixed-digits = Zu einer Karte
ui-fixed-digits-key = 1–9
ui-fixed-alt-arrows = Karte in der Hand verschieben
ui-fixed-alt-arrows-key = Alt + Pfeile
ui-fixed-escape = Abbrechen, schließen
ui-fixed-escape-key = Escape

## Die Verbindung

ui-line-lost = Die Verbindung ist weg. Neuer Versuch …
ui-line-back = Wieder verbunden.
ui-not-connected = Gerade gibt es keine Verbindung.
ui-problem = Der Server konnte das nicht lesen ({ $code }).
ui-refused = Der Tisch lehnt das ab ({ $code }).
ui-goodbye-elsewhere = Dieser Platz ist jetzt in einem anderen Fenster offen.
ui-goodbye-too-slow = Die Verbindung war zu langsam.
ui-goodbye-too-many-problems = Der Server hat die Verbindung geschlossen.
ui-goodbye-removed = Der Gastgeber hat dich vom Tisch entfernt.
ui-goodbye-left = Du hast den Tisch verlassen.
ui-goodbye-closing = Der Server wird beendet.
ui-goodbye-idle = Die Verbindung wurde geschlossen, weil nichts geschah.
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
ui-refusal-bad-option = Diese Einstellung geht hier nicht ({ $detail }).
ui-refusal-bad-rule = Das kann keine Regel sein ({ $detail }).
ui-refusal-rule-objected = Die Bots lehnen diese Regel ab: Eine Runde würde sofort enden oder nie.
ui-refusal-no-such-proposal = Dieser Vorschlag ist schon entschieden.
ui-refusal-not-yours = Das entscheidest nicht du.
ui-refusal-not-away = Dieser Spieler ist da.
ui-refusal-cooling-down = Einen Moment, bevor du wieder jemanden zu erwischen versuchst.
ui-refusal-no-hint = Gerade gibt es keinen Tipp.
ui-refusal-too-late-for-seeds = Die Karten sind schon gegeben.
ui-refusal-already-waiting = Dein Zug wartet schon.
ui-refusal-busy = Der Tisch ist beschäftigt. Bitte versuch es noch einmal.
ui-refusal-storage = Der Server kann gerade nicht speichern, darum geht nichts.
ui-refusal-table-damaged = Dieser Tisch ist nicht mehr lesbar.

## Rückblick

ui-replay = Auf das Spiel zurückblicken
ui-replay-title = Das Spiel, Schritt für Schritt
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
