# Warum ein Zug nicht geht: was, und welche Regel dahintersteht, in einem Satz.

refusal-match-over = Das Spiel ist zu Ende, es gibt keine Züge mehr.
refusal-round-over = Die Runde ist zu Ende: Weiter geht es mit der nächsten.
refusal-no-such-player = So heißt niemand an diesem Tisch.
refusal-not-your-turn = { $rule ->
    [HOUSE-4] Du bist nicht dran, und außer der Reihe geht nur genau die farbige Karte, die oben liegt.
   *[other] { $turn-known ->
        [yes] Du bist nicht dran, sondern { $turn }.
       *[no] Du bist nicht dran.
      }
  }
refusal-not-in-hand = { $card-known ->
    [yes] { $card } hast du nicht auf der Hand.
   *[no] Diese Karte hast du nicht auf der Hand.
  }
refusal-answer-first = { $rule ->
    [ACT-2] Diese Karte hilft nicht gegen Zieh 2 oder Zieh 4: Zieh, oder antworte anders.
    [HOUSE-1] Zieh 2 und Zieh 4 werden nie gemischt: Stapel die gleiche Art, zieh, oder antworte anders.
    [STAR-4] Auf einen Superstar antwortet nur ein weiterer Superstar: Leg einen, oder zieh die Karten.
    [HOUSE-4] Zwischenwerfen geht gerade nicht: Zuerst muss jemand antworten oder wählen.
    [HOUSE-5] Wähle zuerst, mit wem du die Handkarten tauschst, dann geht es weiter.
    [CUST-2] Zuerst kommt die Regel der Individuellen Karte, dann geht es weiter.
   *[other] Ein Angriff wartet auf deine Antwort: Zieh die Karten oder antworte, dann geht es weiter.
  }
refusal-colour-needed = { $rule ->
    [OPEN-4] Die erste Karte hat noch keine Farbe: Nenne zuerst eine.
   *[other] Zu dieser Karte gehört eine Farbe: Sag, mit welcher es weitergeht.
  }
refusal-only-the-drawn-card = Nach dem Ziehen darfst du in diesem Zug nur die gezogene Karte ablegen.
refusal-no-match = { $card-known ->
    [yes] { $top-known ->
        [yes] { $card } passt nicht auf { $top }: Farbe, Zahl oder Symbol muss gleich sein.
       *[no] { $card } passt nicht: Farbe, Zahl oder Symbol muss gleich sein.
      }
   *[no] Diese Karte passt nicht: Farbe, Zahl oder Symbol muss gleich sein.
  }
refusal-no-such-colour = Eine Farbe gibt es nur zu einem Joker, und zwar Blau, Grün, Rot oder Gelb.
refusal-must-play = { $rule ->
    [TURN-4] Du hast eine passende Karte, und an diesem Tisch musst du dann ablegen und darfst nicht ziehen.
    [TURN-6] Es gibt keine Karten mehr zu ziehen; du kannst ablegen, also musst du.
    [HOUSE-3] An diesem Tisch muss eine gezogene Karte, die passt, abgelegt werden.
   *[other] Du kannst ablegen, und an diesem Tisch musst du es dann auch.
  }
refusal-nothing-drawn = Behalten kannst du nur eine Karte, die du gerade gezogen hast.
refusal-nothing-to-challenge = Es gibt nichts herauszufordern: Das geht nur bei Zieh 4, und nur, wenn es dich trifft.
refusal-nothing-to-answer = Es gibt nichts zu beantworten: Weder Zieh 2 noch Zieh 4 wartet auf dich.
refusal-uno-too-early = Für UNO ist es zu früh: Ruf es, wenn du dran bist und zwei Karten hast, oder beim Ablegen der vorletzten.
refusal-already-called = Du hast UNO schon gerufen.
refusal-too-late = Zum Erwischen ist es zu spät: Der nächste Zug hat begonnen.
refusal-nothing-to-catch = Hier gibt es nichts zu erwischen: Das geht nur bei anderen, die UNO schuldig sind.
refusal-no-coaching-rule = An diesem Tisch ist das Einfordern von Karten straffrei, also gibt es auch keinen Vorwurf.
refusal-not-now = { $rule ->
    [TURN-3] Du hast in diesem Zug schon gezogen: Leg die Karte ab oder behalte sie.
    [HOUSE-3] Du hast in diesem Zug schon gezogen, und an diesem Tisch musst du die Karte ablegen.
    [HOUSE-4] Zwischenwerfen geht gerade nicht: Zuerst kommt die gezogene Karte.
   *[other] Das geht in diesem Augenblick nicht.
  }

# Warum eine Regel nicht auf eine Individuelle Karte kann.

custom-error-text = Eine Regel ist eine Zeile mit 1 bis { $characters } Zeichen.
custom-error-too-many-effects = Das ist zu viel für eine Karte: Eine Regel bewirkt höchstens { $effects } Dinge.
custom-error-chosen = Ein zweiter gewählter Spieler braucht einen ersten.
custom-error-number = Diese Zahl geht nicht: Eine Regel bewegt 1 bis { $cards } Karten oder kostet 1 bis { $cards } Züge.
custom-error-one-player = Hier ist ein einzelner Spieler gemeint, nicht mehrere.
custom-error-they = Wer hier gemeint ist, ist nicht klar.
custom-error-cards = Solche Karten gibt es nicht, oder es wären alle.
custom-error-nested = Hier steckt eines im anderen: Die Karte kann nur eines nach dem anderen.
custom-error-notation = Diese Regel versteht das Spiel nicht.
custom-error-too-few-players = So viele andere gibt es hier nicht zu wählen.
custom-error-no-custom-cards = Diese Ausgabe hat keine Individuellen Karten.
