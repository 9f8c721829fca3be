# Kaarten en kleuren, en hoe er opgesomd wordt. Namen die met x- beginnen horen alleen bij deze taal.

colour = { $colour-is ->
    [blue] blauw
    [green] groen
    [red] rood
   *[yellow] geel
  }

face-number = { $number }
face-plus-two = Neem-twee
face-reverse = Keer-om
face-skip = Sla-beurt-over
face-wild = Keuzekaart
face-wild-plus-four = Neem-vier
face-super-star = Superster
face-custom = Eigen-regelkaart { $which }

card-coloured = { $colour-is ->
    [blue] blauwe
    [green] groene
    [red] rode
   *[yellow] gele
  } { $face }
card-named = { $card }, gekozen kleur { $colour }

list-between = { ", " }
list-last = { " en " }
sentence-between = { " " }

# Het getal van één speler in een rijtje van allemaal: ‘jij hebt 20’.
each-points = { $seat-is ->
    [you] jij krijgt { $number }
   *[other] { $seat } krijgt { $number }
  }
each-totals = { $seat-is ->
    [you] jij hebt { $number }
   *[other] { $seat } heeft { $number }
  }
