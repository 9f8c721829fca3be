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
obstacle = { $code ->
    [not-your-turn] Du bist nicht dran.
    [only-the-drawn-card] Jetzt geht nur die gezogene Karte.
    [answer-first] Zuerst musst du auf den Angriff antworten.
    [colour-needed] Zuerst muss eine Farbe genannt werden.
    [no-match] Passt nicht: { $cards }.
   *[other] Geht jetzt nicht: { $cards }.
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
    [you] { $ways ->
        [play] Leg eine Karte ab.
        [draw] Keine Karte passt: Zieh.
       *[all] Leg eine Karte ab oder zieh.
      }
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
        [yes] { $ways ->
            [draw] Zieh 4 von { $attacker }: Zieh { x-pending-asked } oder fordere heraus.
           *[all] Zieh 4 von { $attacker }: Zieh { x-pending-asked }, fordere heraus oder antworte mit einer Karte, die das darf.
          }
       *[no] { $ways ->
            [draw] Angriff von { $attacker }: Zieh { x-pending-asked }.
           *[all] Angriff von { $attacker }: Zieh { x-pending-asked } oder antworte mit einer Karte, die das darf.
          }
      }
   *[other] { $seat } muss { x-pending-asked } ziehen oder antworten.
  }
asked-choose = { $seat-is ->
    [you] { $players ->
        [one] Wähle einen Spieler.
       *[other] Wähle { $players } Spieler.
      }
   *[other] { $players ->
        [one] { $seat } muss einen Spieler wählen.
       *[other] { $seat } muss { $players } Spieler wählen.
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

## Warum ein Tipp gut ist, und wie wahrscheinlich man die Runde gewinnt, wo das bekannt ist

hint-only-move = Etwas anderes geht gerade nicht.
hint-goes-out = Es ist deine letzte Karte: Damit gewinnst du die Runde.
hint-call-uno = Du hast nur noch eine Karte und hast noch nicht gerufen.
hint-catch = { $seat } hat nur noch eine Karte und hat nicht UNO gerufen.
hint-aside = Das Spiel wartet darauf, und es kostet dich nichts.
hint-jump-in = Die gleiche Karte liegt oben: Du darfst sie außer der Reihe ablegen.
hint-hits-next = Als Nächstes ist { $seat } an der Reihe, mit nur noch { $cards ->
    [one] einer Karte,
   *[other] { $cards } Karten,
  } und { $draws ->
    [0] muss aussetzen.
   *[other] muss { $draws } ziehen.
  }
hint-takes-another-turn = Ihr seid zu zweit: Danach bist du gleich wieder dran.
hint-longest-colour = Mit { $colour } kannst du weitermachen: Davon hast du noch { $cards ->
    [one] eine Karte.
   *[other] { $cards } Karten.
  }
hint-brings-colour = Dann geht es mit { $colour } weiter, und davon hast du { $cards ->
    [one] eine Karte.
   *[other] { $cards } Karten.
  }
hint-wild-needed = { $cards ->
    [0] Nur ein Joker passt.
    [one] Nur ein Joker passt, und in { $colour } hast du eine Karte zum Weitermachen.
   *[other] Nur ein Joker passt, und in { $colour } hast du { $cards } Karten zum Weitermachen.
  }
hint-saves-wilds = So hebst du deine Joker auf, bis nichts anderes mehr passt.
hint-sheds-points = Damit bist du { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
  } los, falls jemand anders zuerst fertig wird.
hint-sends-it-back = Dann zieht { $seat } die { $cards } Karten und nicht du.
hint-sends-it-on = Dann sind es { $cards } Karten, und ziehen muss sie { $seat }, nicht du.
hint-take-it = Es kostet dich { $cards } Karten, aber alles andere könnte mehr kosten.
hint-likely-bluff = Gut möglich, dass { $seat } blufft: Das ist das Risiko wert.
hint-draw = Was du jetzt ablegen könntest, nützt dir später mehr.
hint-keep = Später nützt dir die Karte mehr.
hint-colour = In { $colour } hast du { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
  } zum Weitermachen.
hint-choose = Weniger Karten hat sonst niemand: { $seat } hat { $cards ->
    [one] eine.
   *[other] { $cards }.
  }
hint-best-chance = Von allem, was geht, verspricht das am meisten.
hint-chance = Deine Chance auf den Sieg in dieser Runde: etwa { $chance } Prozent.

## Eine Gelegenheit, einmal mit ihrer Taste gesagt, und eine Uhr, die abgelaufen ist

chance-drawn = Ablegen mit { $play }, behalten mit { $keep }.
chance-challenge = Du kannst herausfordern: { $key }.
chance-catch = { $seat } hat nicht UNO gerufen. Erwischen: { $key }.
time-up = { $seat-is ->
    [you] Deine Zeit ist um: Ein Bot zieht für dich.
   *[other] Die Zeit von { $seat } ist um: Ein Bot springt ein.
  }
