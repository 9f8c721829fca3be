# De instellingen van een tafel: naam, uitleg, waarden; en waarom een combinatie niet kan.

option-switch = { $on ->
    [yes] ja
   *[no] nee
  }

option-edition = Editie
option-edition-help = De kaarten en regels waar je van uitgaat. Al het andere kun je apart veranderen.
option-edition-mario = Sterrendeck: 112 kaarten, sterren, eigen regels
option-edition-braille = Brailledeck: 108 kaarten met braillepunten
option-edition-classic = Klassiek deck: 108 kaarten, zonder sterren

option-scoring = Puntentelling
option-scoring-help = Of de winnaar van een ronde krijgt de punten van alle andere handen, of iedereen schrijft de eigen hand op en het laagste totaal wint.
option-scoring-winner = alle punten voor de winnaar van de ronde
option-scoring-low = het laagste totaal wint

option-target = Punten die het spel beëindigen
option-target-help = Heeft iemand aan het eind van een ronde zoveel punten, dan is het spel afgelopen.
option-target-value = { $number ->
    [one] één punt
   *[other] { $number } punten
  }

option-target-test = Halen of overschrijden
option-target-test-help = Of het spel al eindigt als iemand precies zoveel punten heeft, of pas bij meer.
option-target-test-reach = halen is genoeg
option-target-test-exceed = overschrijden

option-draw-when-able = Pakken terwijl je kunt spelen
option-draw-when-able-help = Zo ja, dan mag je ook met een passende kaart pakken. Zo nee, dan moet je een kaart met dezelfde kleur, hetzelfde cijfer of symbool spelen; een Keuzekaart in je hand verplicht je niet.

option-plus4-guilt = Wanneer een Neem-vier bluf is
option-plus4-guilt-help = Een uitdaging slaagt als er een kaart in de hand zat die de Neem-vier verbiedt: een van de kleur in het spel, of elke kaart die past in kleur, cijfer of symbool.
option-plus4-guilt-colour = met een kaart van de kleur in het spel
option-plus4-guilt-matching = met een willekeurige passende kaart

option-guilty-takes-back = Bluf terugnemen
option-guilty-takes-back-help = Zo ja, dan neemt wie op bluf betrapt wordt de Neem-vier terug en pakt ook nog 4 kaarten. Zo nee, dan blijft de kaart liggen en worden alleen de 4 gepakt.

option-star-duel = Ster tegen ster
option-star-duel-help = Zo ja, dan kunnen kaarten die een Superster terugstuurde met nog een Superster beantwoord worden.

option-uno-penalty = Straf voor een vergeten UNO
option-uno-penalty-help = Zoveel kaarten pakt wie betrapt wordt zonder UNO te hebben geroepen.
option-uno-penalty-value = { $number ->
    [0] geen
    [one] één kaart
   *[other] { $number } kaarten
  }

option-coaching-penalty = Straf voor het opeisen van een kaart
option-coaching-penalty-help = Zoveel kaarten pakt wie eist dat een ander een bepaalde kaart speelt, als de anderen het daarmee eens zijn. Zonder straf kan niemand beschuldigd worden.
option-coaching-penalty-value = { $number ->
    [0] geen
    [one] één kaart
   *[other] { $number } kaarten
  }

option-reverse-skips-two = Keer-om met twee spelers
option-reverse-skips-two-help = Zo ja, dan is wie met twee spelers een Keer-om speelt nog een keer aan de beurt.

option-stacking = Stapelen
option-stacking-help = Zo ja, dan mag een Neem-twee met een Neem-twee beantwoord worden en een Neem-vier met een Neem-vier; de som gaat naar de volgende speler.

option-draw-until-playable = Pakken tot er iets past
option-draw-until-playable-help = Zo ja, dan pak je door tot je een kaart hebt die gespeeld kan worden.

option-force-play = Gepakte kaart moet gespeeld worden
option-force-play-help = Zo ja, dan moet een gepakte kaart die past gespeeld worden, behalve een Neem-vier die bluf zou zijn.

option-jump-in = Ertussen springen
option-jump-in-help = Zo ja, dan mag wie precies dezelfde kaart heeft als de bovenste die buiten de beurt spelen; daarvandaan gaat het verder.

option-seven-zero = Zeven en nul
option-seven-zero-help = Zo ja, dan ruil je met een 7 van hand met een speler naar keuze, en geeft bij een 0 iedereen de eigen kaarten door in de speelrichting.

option-error-not-a-choice = { $option }: je kunt alleen kiezen uit { $choices }.
option-error-out-of-range = { $option }: dit moet een getal van { $least } tot en met { $most } zijn.
option-error-not-a-switch = { $option }: alleen ja of nee is mogelijk.
option-error-no-stars = { $option }: daar zijn Supersterren voor nodig, en die heeft deze editie niet.
option-error-unknown-option = Er is geen optie die { $option } heet.
option-error-players = Er kunnen { $least } tot { $most } spelers meedoen.
