# Wat er gebeurde: één zin per gebeurtenis, zoals wie luistert het ziet.
# Namen die met x- beginnen horen alleen bij deze taal.

x-target = { $target-is ->
    [you] jou
   *[other] { $target }
  }
x-to = { $to-is ->
    [you] jou
   *[other] { $to }
  }
x-count = { $count ->
    [0] geen kaarten
    [one] één kaart
   *[other] { $count } kaarten
  }
x-cards-count = { $cards-count ->
    [0] geen kaarten
    [one] één kaart
   *[other] { $cards-count } kaarten
  }

## Voorbereiding

dealer-drawn = { $seat-is ->
    [you] Je pakt een { $card } om te bepalen wie geeft.
   *[other] { $seat } pakt een { $card } om te bepalen wie geeft.
  }
dealer-found = { $seat-is ->
    [you] Jij bent de gever.
   *[other] { $seat } is de gever.
  }
round-began = Ronde { $number }. { $dealer-is ->
    [you] Jij geeft.
   *[other] { $dealer } geeft.
  }
hand-dealt = { $seat-is ->
    [you] Je krijgt { x-cards-count }: { $cards }.
   *[other] { $seat } krijgt { x-cards-count }: { $cards }.
  }
hand-dealt-face-down = { $seat-is ->
    [you] Je krijgt { x-count }.
   *[other] { $seat } krijgt { x-count }.
  }
card-turned-up = De eerste kaart is een { $card }.
card-put-back = Een { $card } kan niet de eerste kaart zijn en gaat onder in de stok.

## Een beurt

turn-began = { $seat-is ->
    [you] Jouw beurt.
   *[other] { $seat } is aan de beurt.
  }
card-played = { $seat-is ->
    [you] { $jumped-in ->
        [yes] Je springt ertussen met een
       *[no] Je speelt een
      }
   *[other] { $jumped-in ->
        [yes] { $seat } springt ertussen met een
       *[no] { $seat } speelt een
      }
  } { $card-bare }{ $card-named ->
    [yes] { $seat-is ->
        [you] { " " }en kiest { $card-colour }
       *[other] { " " }en kiest { $card-colour }
      }
   *[no] { "" }
  }.{ $left ->
    [0] { " " }Geen kaarten meer.
    [1] { " " }Nog één kaart.
   *[other] { "" }
  }
colour-awaited = { $seat-is ->
    [you] Kies een kleur voor de eerste kaart.
   *[other] { $seat } moet een kleur kiezen voor de eerste kaart.
  }
colour-named = { $seat-is ->
    [you] Je kiest { $colour }.
   *[other] { $seat } kiest { $colour }.
  }
x-why = { $why ->
   *[turn] { "" }
    [plus-two] { " " }door de Neem-twee
    [plus-four] { " " }door de Neem-vier
    [opening] { " " }door de eerste kaart
    [reflected] , teruggestuurd door de Superster
    [guilty] { " " }voor de bluf
    [innocent] { " " }voor de mislukte uitdaging
    [caught] { " " }voor de vergeten UNO
    [coaching] { " " }voor het opeisen van een kaart
    [custom] { " " }door de regel op de Eigen-regelkaart
    [last-card] { " " }door de laatste kaart van de ronde
  }
cards-drawn = { $seat-is ->
    [you] Je pakt
   *[other] { $seat } pakt
  } { x-cards-count }{ x-why }{ $cards-count ->
    [0] { "" }
   *[other] : { $cards }
  }.
cards-drawn-face-down = { $seat-is ->
    [you] Je pakt
   *[other] { $seat } pakt
  } { x-count }{ x-why }.
card-kept = { $seat-is ->
    [you] { $by-choice ->
        [yes] Je houdt de kaart. Je beurt is voorbij.
       *[no] Die kaart past niet. Je beurt is voorbij.
      }
   *[other] { $by-choice ->
        [yes] { $seat } houdt de kaart.
       *[no] { $seat } kan die kaart niet spelen.
      }
  }
nothing-to-draw = { $seat-is ->
    [you] Er valt niets meer te pakken: je past.
   *[other] Er valt niets meer te pakken: { $seat } past.
  }
pile-shuffled = De open stapel wordt geschud: { $count ->
    [one] één kaart
   *[other] { $count } kaarten
  } in de nieuwe stok.
turn-missed = { $seat-is ->
    [you] Je slaat een beurt over.
   *[other] { $seat } slaat een beurt over.
  }
direction-turned = { $left ->
    [yes] De speelrichting keert om: nu naar links.
   *[no] De speelrichting keert om: nu naar rechts.
  }

## Neem-twee, Neem-vier, uitdaging, Superster

x-pending = { $cards ->
    [one] één kaart
   *[other] { $cards } kaarten
  }
answer-awaited = { $seat-is ->
    [you] { $attacker } valt je aan: pak { x-pending } of antwoord.
   *[other] { $attacker-is ->
        [you] Je valt { $seat } aan: { x-pending } pakken of antwoorden.
       *[other] { $attacker } valt { $seat } aan: { x-pending } pakken of antwoorden.
      }
  }
challenged = { $seat-is ->
    [you] Je daagt { $target } uit.
   *[other] { $target-is ->
        [you] { $seat } daagt je uit.
       *[other] { $seat } daagt { $target } uit.
      }
  }
hand-shown = { $seat-is ->
    [you] Je laat { x-to } je hand zien: { $cards }.
   *[other] { $seat } laat { x-to } deze hand zien: { $cards }.
  }
hand-shown-elsewhere = { $seat-is ->
    [you] Je laat { x-to } je hand zien.
   *[other] { $seat } laat alleen { x-to } de hand zien.
  }
challenge-settled = { $guilty ->
    [yes] { $target-is ->
        [you] Je hebt gebluft: de uitdaging slaagt.
       *[other] { $target } heeft gebluft: de uitdaging slaagt.
      }
   *[no] { $target-is ->
        [you] Je hebt niet gebluft: de uitdaging mislukt.
       *[other] { $target } heeft niet gebluft: de uitdaging mislukt.
      }
  }
card-taken-back = { $seat-is ->
    [you] Je neemt de { $card-bare } terug. Bovenop ligt weer een { $top }.
   *[other] { $seat } neemt de { $card-bare } terug. Bovenop ligt weer een { $top }.
  }
reflected = { $seat-is ->
    [you] Jouw Superster stuurt { x-pending } terug naar { x-target }.
   *[other] De Superster van { $seat } stuurt { x-pending } terug naar { x-target }.
  }

## UNO

uno-called = { $seat-is ->
    [you] Je roept UNO!
   *[other] { $seat } roept UNO!
  }
uno-caught = { $seat-is ->
    [you] { $by } betrapt je: je bent UNO vergeten.
   *[other] { $by-is ->
        [you] Je betrapt { $seat }: UNO vergeten.
       *[other] { $by } betrapt { $seat }: UNO vergeten.
      }
  }

## Eigen-regelkaarten en huisregels

rule-written = { $words-is ->
    [empty] Eigen-regelkaart { $which } is weer leeg.
   *[full] Op Eigen-regelkaart { $which } staat nu: { $words }
  }
rule-runs = Op Eigen-regelkaart { $which } staat: { $words }
choice-awaited = { $seat-is ->
    [you] { $players ->
        [one] Kies een speler.
       *[other] Kies { $players } spelers.
      }
   *[other] { $players ->
        [one] { $seat } moet een speler kiezen.
       *[other] { $seat } moet { $players } spelers kiezen.
      }
  }
player-chosen = { $seat-is ->
    [you] { $chosen-is ->
        [you] Je kiest jezelf.
       *[other] Je kiest { $chosen }.
      }
   *[other] { $chosen-is ->
        [you] { $seat } kiest jou.
       *[other] { $seat } kiest { $chosen }.
      }
  }
x-condition-who = { $condition-who ->
    [me] de speler die de kaart speelde
    [next] de volgende speler
    [previous] de vorige speler
    [chosen] de gekozen speler
    [chosen-too] de tweede gekozen speler
    [most] de speler met de meeste kaarten
   *[fewest] de speler met de minste kaarten
  }
question-asked = { $seat-is ->
    [you] { $question ->
        [hand] { $cards ->
            [one] Kies een kaart voor { $to }.
           *[other] Kies { $cards } kaarten voor { $to }.
          }
        [drop] { $cards ->
            [one] Kies een kaart om weg te gooien.
           *[other] Kies { $cards } kaarten om weg te gooien.
          }
        [bury] { $cards ->
            [one] Kies een kaart om onder de stok te leggen.
           *[other] Kies { $cards } kaarten om onder de stok te leggen.
          }
        [reveal] Kies een kaart om aan { $to } te laten zien.
        [pick] { $cards ->
            [one] Kies een kaart uit de hand van { $to }.
           *[other] Kies { $cards } kaarten uit de hand van { $to }.
          }
        [draft] { $cards ->
            [one] Kies een kaart boven van de stok.
           *[other] Kies { $cards } kaarten boven van de stok.
          }
        [arrange] Welke van deze kaarten moet het eerst gepakt worden?
        [salvage] { $cards ->
            [one] Kies een kaart uit de open stapel.
           *[other] Kies { $cards } kaarten uit de open stapel.
          }
        [colour] Kies een kaart: haar kleur telt.
        [number] Kies een kaart: haar cijfer telt.
        [vote] Op wie stem je?
        [whom] Welke speler kies je?
        [name] Welk getal?
        [point] Wie wordt er bedoeld?
        [dye] Welke kleur?
        [hand-some] { $cards ->
            [one] Kies een kaart voor { $to }, of laat het erbij.
           *[other] Kies maximaal { $cards } kaarten voor { $to }, of laat het erbij.
          }
        [drop-some] { $cards ->
            [one] Kies een kaart om weg te gooien, of laat het erbij.
           *[other] Kies maximaal { $cards } kaarten om weg te gooien, of laat het erbij.
          }
        [bury-some] { $cards ->
            [one] Kies een kaart om onder de stok te leggen, of laat het erbij.
           *[other] Kies maximaal { $cards } kaarten om onder de stok te leggen, of laat het erbij.
          }
        [pick-some] { $cards ->
            [one] Kies een kaart uit de hand van { $to }, of laat het erbij.
           *[other] Kies maximaal { $cards } kaarten uit de hand van { $to }, of laat het erbij.
          }
        [salvage-some] { $cards ->
            [one] Kies een kaart uit de open stapel, of laat het erbij.
           *[other] Kies maximaal { $cards } kaarten uit de open stapel, of laat het erbij.
          }
        [may] Wil je dat?
        [ways] Welke daarvan?
       *[either] Welke van de twee?
      }
   *[other] { $question ->
        [hand] { $seat } moet kaarten kiezen om weg te geven.
        [drop] { $seat } moet kaarten kiezen om weg te gooien.
        [bury] { $seat } moet kaarten kiezen om onder de stok te leggen.
        [reveal] { $seat } moet een kaart kiezen om te laten zien.
        [pick] { $seat } bekijkt een hand en moet kaarten kiezen.
        [draft] { $seat } bekijkt de stok en moet kaarten kiezen.
        [arrange] { $seat } bekijkt de stok en legt de kaarten op volgorde.
        [salvage] { $seat } moet kaarten uit de open stapel kiezen.
        [colour] { $seat } moet met een kaart een kleur kiezen.
        [number] { $seat } moet met een kaart een cijfer kiezen.
        [vote] { $seat } moet op iemand stemmen.
        [whom] { $seat } moet een speler kiezen.
        [name] { $seat } moet een getal noemen.
        [point] { $seat } moet zeggen wie er bedoeld wordt.
        [dye] { $seat } moet de kleur bepalen.
        [hand-some] { $seat } mag kaarten kiezen om weg te geven.
        [drop-some] { $seat } mag kaarten kiezen om weg te gooien.
        [bury-some] { $seat } mag kaarten kiezen om onder de stok te leggen.
        [pick-some] { $seat } bekijkt een hand en mag kaarten kiezen.
        [salvage-some] { $seat } mag kaarten uit de open stapel kiezen.
        [may] { $seat } moet ja of nee zeggen.
        [ways] { $seat } moet er een van meer kiezen.
       *[either] { $seat } moet een van de twee kiezen.
      }
  }
way-chosen = { $seat-is ->
    [you] { $way ->
        [yes] Je zegt ja.
        [no] Je zegt nee.
        [enough] Je laat het erbij.
        [1] Je kiest het eerste.
        [3] Je kiest het derde.
        [4] Je kiest het vierde.
       *[other] Je kiest het tweede.
      }
   *[other] { $way ->
        [yes] { $seat } zegt ja.
        [no] { $seat } zegt nee.
        [enough] { $seat } laat het erbij.
        [1] { $seat } kiest het eerste.
        [3] { $seat } kiest het derde.
        [4] { $seat } kiest het vierde.
       *[other] { $seat } kiest het tweede.
      }
  }
coin-tossed = { $way ->
    [1] De munt zegt: het eerste.
   *[other] De munt zegt: het tweede.
  }
rule-stands = { $until ->
    [lap] { $times ->
        [one] { $seat-is ->
            [you] Van nu tot je volgende beurt geldt de regel van je kaart.
           *[other] Van nu tot de volgende beurt van { $seat } geldt de regel van de kaart.
          }
       *[other] De regel van de kaart geldt { $times } rondjes lang.
      }
    [once] De regel van de kaart geldt één keer.
    [turns] { $times ->
        [one] De regel van de kaart geldt voor de volgende beurt.
       *[other] De regel van de kaart geldt voor de volgende { $times } beurten.
      }
    [own] { $times ->
        [one] De regel van de kaart geldt tot iedereen om wie het gaat één keer aan de beurt is geweest.
       *[other] De regel van de kaart geldt tot iedereen om wie het gaat { $times } keer aan de beurt is geweest.
      }
    [till] De regel van de kaart geldt tot een kaart er een eind aan maakt.
    [till-uno] De regel van de kaart geldt tot iemand nog maar één kaart heeft.
   *[round] De regel van de kaart geldt voor de rest van de ronde.
  }
draw-diverted = { $to-is ->
    [you] Jij pakt wat { $seat } zou moeten pakken.
   *[other] { $seat-is ->
        [you] { $to } pakt wat jij zou moeten pakken.
       *[other] { $to } pakt wat { $seat } zou moeten pakken.
      }
  }
rule-lapsed = { $seat-is ->
    [you] De regel van je kaart geldt niet meer.
   *[other] De regel van de kaart van { $seat } geldt niet meer.
  }
card-muted = De kaart heeft geen effect.
condition-failed = { $condition-is ->
    [named] Een deel van de regel vervalt: daarvoor moest { $condition-colour } gekozen zijn.
    [other] Een deel van de regel vervalt: aan de voorwaarde is niet voldaan.
   *[holds] Een deel van de regel vervalt: daarvoor moest { x-condition-who } { $condition-than ->
        [more] meer dan
        [fewer] minder dan
       *[exactly] precies
      } { $condition-cards ->
        [one] één kaart
       *[other] { $condition-cards } kaarten
      } hebben.
  }
turns-to-miss = { $seat-is ->
    [you] { $turns ->
        [one] Je slaat je volgende beurt over.
       *[other] Je slaat je volgende { $turns } beurten over.
      }
   *[other] { $turns ->
        [one] { $seat } slaat de volgende beurt over.
       *[other] { $seat } slaat de volgende { $turns } beurten over.
      }
  }
plays-again = { $seat-is ->
    [you] De volgende beurt is voor jou.
   *[other] De volgende beurt is voor { $seat }.
  }
hands-swapped = { $first-is ->
    [you] Je ruilt van hand met { $second }. Je hebt nu { $first-cards }.
   *[other] { $second-is ->
        [you] { $first } ruilt van hand met jou. Je hebt nu { $second-cards }.
       *[other] { $first } en { $second } ruilen van hand. { $first } heeft nu { $first-cards }; { $second } heeft { $second-cards }.
      }
  }
hands-swapped-elsewhere = { $first-is ->
    [you] Je ruilt van hand met { $second }.
   *[other] { $second-is ->
        [you] { $first } ruilt van hand met jou.
       *[other] { $first } en { $second } ruilen van hand.
      }
  }
hands-passed-on = { $left ->
    [yes] Iedereen geeft de eigen kaarten door naar links.
   *[no] Iedereen geeft de eigen kaarten door naar rechts.
  }
hand-received = { $seat-is ->
    [you] Je krijgt de hand van { $giver }: { $cards }.
   *[other] { $giver-is ->
        [you] { $seat } krijgt jouw hand: { $cards }.
       *[other] { $seat } krijgt de hand van { $giver }: { $cards }.
      }
  }
hand-received-face-down = { $seat-is ->
    [you] Je krijgt de hand van { $giver }, { x-count }.
   *[other] { $giver-is ->
        [you] { $seat } krijgt jouw hand, { x-count }.
       *[other] { $seat } krijgt de hand van { $giver }, { x-count }.
      }
  }
cards-given = { $seat-is ->
    [you] Je geeft { x-cards-count } aan { $to }: { $cards }.
   *[other] { $to-is ->
        [you] { $seat } geeft je { x-cards-count }: { $cards }.
       *[other] { $seat } geeft { x-cards-count } aan { $to }: { $cards }.
      }
  }
cards-given-face-down = { $seat-is ->
    [you] Je geeft { x-count } aan { $to }.
   *[other] { $to-is ->
        [you] { $seat } geeft je { x-count }.
       *[other] { $seat } geeft { x-count } aan { $to }.
      }
  }
cards-thrown-away = { $seat-is ->
    [you] Je gooit { x-cards-count } weg: { $cards }.
   *[other] { $seat } gooit { x-cards-count } weg: { $cards }.
  }
cards-buried = { $seat-is ->
    [you] Je legt { x-cards-count } onder de stok: { $cards }.
   *[other] { $seat } legt { x-cards-count } onder de stok: { $cards }.
  }
cards-buried-face-down = { $seat-is ->
    [you] Je legt { x-count } onder de stok.
   *[other] { $seat } legt { x-count } onder de stok.
  }
cards-fetched = { $seat-is ->
    [you] Je pakt { x-cards-count } van de open stapel: { $cards }.
   *[other] { $seat } pakt { x-cards-count } van de open stapel: { $cards }.
  }
card-found-on-top = De bovenste kaart van de stok is { $card }.
die-rolled = De dobbelsteen geeft { $number }.
points-won = { $seat-is ->
    [you] Je krijgt { x-points }; na de ronde wordt geteld.
    [nobody] Wie deze ronde wint, krijgt { x-points } extra.
   *[other] { $seat } krijgt { x-points }; na de ronde wordt geteld.
  }
points-lost = { $seat-is ->
    [you] Je verliest { x-points }; na de ronde wordt geteld.
    [nobody] Wie deze ronde wint, verliest { x-points }.
   *[other] { $seat } verliest { x-points }; na de ronde wordt geteld.
  }
x-points = { $count ->
    [one] één punt
   *[other] { $count } punten
  }
stakes-raised = De punten van deze ronde tellen { $number } keer.
number-named = { $seat-is ->
    [you] Je noemt de { $number }.
   *[other] { $seat } noemt de { $number }.
  }
lots-drawn = { $winner-is ->
    [you] Je wint van { $target }.
   *[other] { $winner } wint van { x-target }.
  }
pile-seen = { $seat-is ->
    [you] Boven op de stok zie je: { $cards }.
   *[other] Boven op de stok ziet { $seat }: { $cards }.
  }
pile-seen-elsewhere = { $seat-is ->
    [you] Je bekijkt { x-count } boven op de stok.
   *[other] { $seat } bekijkt { x-count } boven op de stok.
  }
pile-arranged = { $seat-is ->
    [you] Je legt { x-count } boven op de stok op volgorde.
   *[other] { $seat } legt { x-count } boven op de stok op volgorde.
  }
cards-shown = { $seat-is ->
    [you] Je laat { x-to } zien: { $cards }.
   *[other] { $seat } laat { x-to } zien: { $cards }.
  }
cards-shown-elsewhere = { $seat-is ->
    [you] Je laat { x-to } { x-count } zien.
   *[other] { $seat } laat alleen { x-to } { x-count } zien.
  }
hands-redealt = Alle handen worden samen geschud en opnieuw gedeeld: { $count } kaarten.
dare-awaited = { $seat-is ->
    [you] Nu doen we wat er op jouw kaart staat: { $words }
   *[other] Nu doen we wat er op de kaart van { $seat } staat: { $words }
  }
dare-confirmed = { $seat-is ->
    [you] Je bevestigt dat het gedaan is.
   *[other] { $seat } bevestigt dat het gedaan is.
  }

## Goede manieren

accused = { $by-is ->
    [you] Je beschuldigt { $seat } van het opeisen van een kaart.
   *[other] { $seat-is ->
        [you] { $by } beschuldigt je van het opeisen van een kaart.
       *[other] { $by } beschuldigt { $seat } van het opeisen van een kaart.
      }
  }
vote-cast = { $seat-is ->
    [you] { $vote ->
        [uphold] Je stemt voor schuldig.
        [dismiss] Je stemt voor onschuldig.
       *[abstain] Je stemt niet.
      }
   *[other] { $vote ->
        [uphold] { $seat } stemt voor schuldig.
        [dismiss] { $seat } stemt voor onschuldig.
       *[abstain] { $seat } stemt niet.
      }
  }
accusation-settled = { $upheld ->
    [yes] { $seat-is ->
        [you] De beschuldiging tegen jou is terecht bevonden.
       *[other] De beschuldiging tegen { $seat } is terecht bevonden.
      }
   *[no] { $seat-is ->
        [you] De beschuldiging tegen jou is afgewezen.
       *[other] De beschuldiging tegen { $seat } is afgewezen.
      }
  }
owned-up = { $seat-is ->
    [you] Je geeft het toe.
   *[other] { $seat } geeft het toe.
  }

## Einde

round-ended = { $winner-is ->
    [you] Je hebt geen kaarten meer en wint de ronde!
    [nobody] Niemand kan nog iets doen: de ronde eindigt zonder winnaar.
   *[other] { $winner } heeft geen kaarten meer en wint de ronde.
  }
round-scored = { $points-count ->
    [0] Geen punten in deze ronde. Stand: { $totals }.
   *[other] Punten in deze ronde: { $points-some }. Stand: { $totals }.
  }
match-ended = { $winners-is ->
    [you] Je wint het spel!
    [both] Je wint het spel, samen met { $winners }!
    [nobody] Het spel eindigt zonder winnaar.
   *[other] { $winners-count ->
        [one] { $winners } wint het spel.
       *[other] { $winners } winnen samen het spel.
      }
  }

## Wat steeds weer gebeurt, in een paar woorden (behalve als alles verteld moet worden); zonder tekst spreekt het vanzelf

short-card-played = { $seat-is ->
    [you] { $jumped-in ->
        [yes] Je springt ertussen
       *[no] Jij
      }
   *[other] { $jumped-in ->
        [yes] { $seat } springt ertussen
       *[no] { $seat }
      }
  }: { $card-bare }{ $card-named ->
    [yes] , { $card-colour }
   *[no] { "" }
  }.{ $left ->
    [1] { " " }Nog één kaart.
   *[other] { "" }
  }
x-short-why = { $why ->
   *[turn] { "" }
    [plus-two] { " " }er { $count }
    [plus-four] { " " }er { $count }
    [opening] { " " }{ x-count }{ x-why }
    [reflected] { " " }{ x-count }{ x-why }
    [guilty] { " " }{ x-count }{ x-why }
    [innocent] { " " }{ x-count }{ x-why }
    [caught] { " " }{ x-count }{ x-why }
    [coaching] { " " }{ x-count }{ x-why }
    [custom] { " " }{ x-count }{ x-why }
    [last-card] { " " }{ x-count }{ x-why }
  }
short-cards-drawn-face-down = { $seat-is ->
    [you] Je pakt
   *[other] { $seat } pakt
  }{ x-short-why }.
short-card-kept = { $seat-is ->
    [you] { $by-choice ->
        [yes] Je houdt hem.
       *[no] Hij past niet.
      }
   *[other] { $by-choice ->
        [yes] { $seat } houdt hem.
       *[no] { "" }
      }
  }
short-turn-missed = { $seat-is ->
    [you] Je slaat over.
   *[other] { $seat } slaat over.
  }
short-direction-turned = { $left ->
    [yes] Nu naar links.
   *[no] Nu naar rechts.
  }
