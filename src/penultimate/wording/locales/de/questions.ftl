# Antworten auf die Fragen, die jederzeit gestellt werden können.

question-top = { $state ->
    [named] Oben liegt { $card-bare }. Die Farbe ist { $card-colour }.
    [open] Oben liegt { $card }. Noch ist keine Farbe genannt.
   *[plain] Oben liegt { $card }.
  }
question-turn = { $seat-is ->
    [you] Du bist dran.
    [nobody] Niemand ist dran.
   *[other] { $seat } ist dran.
  } { $left ->
    [yes] Es geht nach links.
   *[no] Es geht nach rechts.
  }
question-hand = { $cards-count ->
    [0] Du hast keine Karten.
    [one] Du hast eine Karte: { $cards }.
   *[other] Du hast { $cards-count } Karten: { $cards }.
  }
question-hand-by-colour = { $count ->
    [0] Du hast keine Karten.
    [one] Du hast eine Karte. { $groups }
   *[other] Du hast { $count } Karten. { $groups }
  }
hand-group = { $group ->
    [blue] Blau
    [green] Grün
    [red] Rot
    [yellow] Gelb
   *[wild] Ohne Farbe
  }: { $cards }.
question-playable = { $cards-count ->
    [0] Du kannst keine Karte ablegen.
   *[other] Du kannst ablegen: { $cards }.
  }
question-counts = Karten: { $each }.
each-count = { $seat-is ->
    [you] du hast { $number }
   *[other] { $seat } hat { $number }
  }
question-scores = Punkte: { $each }. Das Spiel endet bei { $target }.
each-hand = { $seat-is ->
    [you] { $cards-count ->
        [0] Du hast keine Karten mehr.
       *[other] Du hast noch { $cards }.
      }
   *[other] { $cards-count ->
        [0] { $seat } hat keine Karten mehr.
       *[other] { $seat } hat noch { $cards }.
      }
  }
question-last-none = Bisher ist nichts geschehen.

## Was jetzt verlangt ist, und von wem

asked-colour = { $seat-is ->
    [you] Nenne die Farbe der ersten Karte: Blau, Grün, Rot oder Gelb.
   *[other] { $seat } muss die Farbe der ersten Karte nennen.
  }
asked-turn = { $seat-is ->
    [you] Du bist dran: Leg eine Karte ab oder zieh.
   *[other] { $seat } ist dran und legt ab oder zieht.
  }
asked-drawn = { $seat-is ->
    [you] { $card-known ->
        [yes] Du hast { $card } gezogen: Leg die Karte ab oder behalte sie.
       *[no] Leg die gezogene Karte ab oder behalte sie.
      }
   *[other] { $seat } hat gezogen und darf die Karte ablegen oder behalten.
  }
x-pending-asked = { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
  }
asked-answer = { $seat-is ->
    [you] { $plus-four ->
        [yes] Zieh 4 von { $attacker }: Zieh { x-pending-asked }, fordere heraus oder antworte mit einer Karte, die das darf.
       *[no] Angriff von { $attacker }: Zieh { x-pending-asked } oder antworte mit einer Karte, die das darf.
      }
   *[other] { $seat } muss { x-pending-asked } ziehen oder antworten.
  }
asked-choose = { $seat-is ->
    [you] { $players ->
        [one] Wähle eine Person.
       *[other] Wähle { $players } Personen.
      }
   *[other] { $players ->
        [one] { $seat } muss eine Person wählen.
       *[other] { $seat } muss { $players } Personen wählen.
      }
  }
asked-confirm = { $seat-is ->
    [you] Jetzt gilt, was auf deiner Karte steht, und die anderen bestätigen es: { $words }
   *[other] Bestätige, sobald getan ist, was auf der Karte von { $seat } steht: { $words }
  }
asked-round-over = Die Runde ist zu Ende. Weiter zur nächsten.
asked-match-over = Das Spiel ist zu Ende.
asked-accusation = { $asks ->
    [vote] Hat { $seat } eine Karte eingefordert, wie { $by-is ->
        [you] du sagst
       *[other] { $by } sagt
      }? Stimme für schuldig oder nicht schuldig, oder enthalte dich.
    [own-up] { $by } wirft dir vor, eine Karte eingefordert zu haben. Du kannst es zugeben.
   *[nothing] { $seat-is ->
        [you] Dir wird vorgeworfen, eine Karte eingefordert zu haben. Die anderen stimmen ab.
       *[other] Gegen { $seat } steht der Vorwurf, eine Karte eingefordert zu haben. Die anderen stimmen ab.
      }
  }
