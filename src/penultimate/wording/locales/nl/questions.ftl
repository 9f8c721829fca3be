# Antwoorden op de vragen die je altijd kunt stellen.

question-top = { $state ->
    [named] Bovenop ligt { $card-bare }. De kleur is { $card-colour }.
    [open] Bovenop ligt { $card }. Er is nog geen kleur gekozen.
   *[plain] Bovenop ligt { $card }.
  }
question-turn = { $seat-is ->
    [you] Jij bent aan de beurt.
    [nobody] Niemand is aan de beurt.
   *[other] { $seat } is aan de beurt.
  } { $left ->
    [yes] De speelrichting is naar links.
   *[no] De speelrichting is naar rechts.
  }
question-hand = { $cards-count ->
    [0] Je hebt geen kaarten.
    [one] Je hebt één kaart: { $cards }.
   *[other] Je hebt { $cards-count } kaarten: { $cards }.
  }
question-hand-by-colour = { $count ->
    [0] Je hebt geen kaarten.
    [one] Je hebt één kaart. { $groups }
   *[other] Je hebt { $count } kaarten. { $groups }
  }
hand-group = { $group ->
    [blue] Blauw
    [green] Groen
    [red] Rood
    [yellow] Geel
   *[wild] Zonder kleur
  }: { $cards }.
question-playable = { $cards-count ->
    [0] Je kunt geen kaart spelen.
   *[other] Je kunt spelen: { $cards }.
  }
question-counts = Kaarten: { $each }.
each-count = { $seat-is ->
    [you] jij hebt { $number }
   *[other] { $seat } heeft { $number }
  }
question-scores = Punten: { $each }. Het spel eindigt bij { $target }.
each-hand = { $seat-is ->
    [you] { $cards-count ->
        [0] Je hebt geen kaarten meer.
       *[other] Je hebt nog { $cards }.
      }
   *[other] { $cards-count ->
        [0] { $seat } heeft geen kaarten meer.
       *[other] { $seat } heeft nog { $cards }.
      }
  }
question-last-none = Er is nog niets gebeurd.

## Wat er nu gevraagd wordt, en van wie

asked-colour = { $seat-is ->
    [you] Kies de kleur van de eerste kaart: blauw, groen, rood of geel.
   *[other] { $seat } moet de kleur van de eerste kaart kiezen.
  }
asked-turn = { $seat-is ->
    [you] Jij bent aan de beurt: speel een kaart of pak er een.
   *[other] { $seat } is aan de beurt en speelt of pakt.
  }
asked-drawn = { $seat-is ->
    [you] { $card-known ->
        [yes] Je hebt { $card } gepakt: speel de kaart of houd hem.
       *[no] Speel de gepakte kaart of houd hem.
      }
   *[other] { $seat } heeft gepakt en mag die kaart spelen of houden.
  }
x-pending-asked = { $cards ->
    [one] één kaart
   *[other] { $cards } kaarten
  }
asked-answer = { $seat-is ->
    [you] { $plus-four ->
        [yes] Neem-vier van { $attacker }: pak { x-pending-asked }, daag uit, of antwoord met een kaart die dat mag.
       *[no] Aanval van { $attacker }: pak { x-pending-asked }, of antwoord met een kaart die dat mag.
      }
   *[other] { $seat } moet { x-pending-asked } pakken of antwoorden.
  }
asked-choose = { $seat-is ->
    [you] { $players ->
        [one] Kies een speler.
       *[other] Kies { $players } spelers.
      }
   *[other] { $players ->
        [one] { $seat } moet een speler kiezen.
       *[other] { $seat } moet { $players } spelers kiezen.
      }
  }
asked-confirm = { $seat-is ->
    [you] Doe wat er op jouw kaart staat; de anderen bevestigen het: { $words }
   *[other] Bevestig het zodra gedaan is wat er op de kaart van { $seat } staat: { $words }
  }
asked-round-over = De ronde is afgelopen. Door naar de volgende.
asked-match-over = Het spel is afgelopen.
asked-accusation = { $asks ->
    [vote] Heeft { $seat } een kaart opgeëist, zoals { $by-is ->
        [you] jij zegt
       *[other] { $by } zegt
      }? Stem schuldig of onschuldig, of onthoud je.
    [own-up] { $by } beschuldigt je van het opeisen van een kaart. Je kunt het toegeven.
   *[nothing] { $seat-is ->
        [you] Je wordt beschuldigd van het opeisen van een kaart. De anderen stemmen.
       *[other] { $seat } wordt beschuldigd van het opeisen van een kaart. De anderen stemmen.
      }
  }
