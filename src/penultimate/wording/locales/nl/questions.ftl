# Antwoorden op de vragen die je altijd kunt stellen.

question-top = { $state ->
    [named] Bovenop ligt een { $card-bare }. De kleur is { $card-colour }.
    [open] Bovenop ligt een { $card }. Er is nog geen kleur gekozen.
   *[plain] Bovenop ligt een { $card }.
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
obstacle = { $code ->
    [not-your-turn] Je bent niet aan de beurt.
    [only-the-drawn-card] Nu mag alleen de gepakte kaart.
    [answer-first] Eerst moet je antwoorden op de aanval.
    [colour-needed] Eerst moet er een kleur gekozen worden.
    [no-match] Past niet: { $cards }.
   *[other] Nu niet: { $cards }.
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
    [you] { $ways ->
        [play] Speel een kaart.
        [draw] Niets past: pak een kaart.
       *[all] Speel een kaart of pak er een.
      }
   *[other] { $seat } is aan de beurt en speelt of pakt.
  }
asked-drawn = { $seat-is ->
    [you] { $card-known ->
        [yes] Je hebt een { $card } gepakt: speel de kaart of houd hem.
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
        [yes] { $ways ->
            [draw] Neem-vier van { $attacker }: pak { x-pending-asked } of daag uit.
           *[all] Neem-vier van { $attacker }: pak { x-pending-asked }, daag uit, of antwoord met een kaart die dat mag.
          }
       *[no] { $ways ->
            [draw] Aanval van { $attacker }: pak { x-pending-asked }.
           *[all] Aanval van { $attacker }: pak { x-pending-asked }, of antwoord met een kaart die dat mag.
          }
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
      }? Stem schuldig of onschuldig, of stem niet.
    [own-up] { $by } beschuldigt je van het opeisen van een kaart. Je kunt het toegeven.
   *[nothing] { $seat-is ->
        [you] Je wordt beschuldigd van het opeisen van een kaart. De anderen stemmen.
       *[other] { $seat } wordt beschuldigd van het opeisen van een kaart. De anderen stemmen.
      }
  }

## Waarom een tip goed is, en de kans om de ronde te winnen waar die bekend is

hint-only-move = Iets anders kun je nu niet doen.
hint-goes-out = Het is je laatste kaart: daarmee win je de ronde.
hint-call-uno = Je hebt nog maar één kaart en hebt nog geen UNO geroepen.
hint-catch = { $seat } heeft nog maar één kaart en heeft geen UNO geroepen.
hint-aside = Het spel wacht erop, en het kost je niets.
hint-jump-in = Dezelfde kaart ligt bovenop: je mag hem buiten je beurt leggen.
hint-hits-next = Na jou komt { $seat }, met nog maar { $cards ->
    [one] één kaart,
   *[other] { $cards } kaarten,
  } en { $draws ->
    [0] die slaat een beurt over.
   *[other] die moet er { $draws } pakken.
  }
hint-takes-another-turn = Jullie zijn met z’n tweeën: daarna ben jij meteen weer aan de beurt.
hint-longest-colour = Met { $colour } kun je verder: daarvan heb je nog { $cards ->
    [one] één kaart.
   *[other] { $cards } kaarten.
  }
hint-brings-colour = Dan gaat het verder in { $colour }, en daarvan heb je { $cards ->
    [one] één kaart.
   *[other] { $cards } kaarten.
  }
hint-wild-needed = { $cards ->
    [0] Alleen een joker past.
    [one] Alleen een joker past, en in { $colour } heb je één kaart om mee verder te gaan.
   *[other] Alleen een joker past, en in { $colour } heb je { $cards } kaarten om mee verder te gaan.
  }
hint-saves-wilds = Zo bewaar je je jokers tot er niets anders meer past.
hint-sheds-points = Zo ben je { $points ->
    [one] één punt
   *[other] { $points } punten
  } kwijt, voor het geval dat een ander eerder klaar is.
hint-sends-it-back = Dan pakt { $seat } de { $cards } kaarten en jij niet.
hint-sends-it-on = Dan zijn het { $cards } kaarten, en moet { $seat } ze pakken, niet jij.
hint-take-it = Het kost je { $cards } kaarten, maar al het andere kan meer kosten.
hint-likely-bluff = Het kan best dat { $seat } bluft: dat is het risico waard.
hint-draw = Wat je nu kunt spelen, is later meer waard voor je.
hint-keep = De kaart is later meer waard voor je.
hint-colour = In { $colour } heb je { $cards ->
    [one] één kaart
   *[other] { $cards } kaarten
  } om mee verder te gaan.
hint-choose = Niemand anders heeft minder kaarten: { $seat } heeft er { $cards ->
    [one] één.
   *[other] { $cards }.
  }
hint-best-chance = Van alles wat je kunt doen, belooft dit het meest.
hint-chance = Je kans om de ronde te winnen: ongeveer { $chance } procent.

## Een kans, één keer gezegd met haar toets, en een klok die is afgelopen

chance-drawn = Leg hem met { $play } of houd hem met { $keep }.
chance-challenge = Je mag uitdagen: { $key }.
chance-catch = { $seat } heeft geen UNO geroepen. Betrappen: { $key }.
time-up = { $seat-is ->
    [you] Je tijd is om: een bot speelt voor je.
   *[other] De tijd van { $seat } is om: een bot speelt.
  }
