# Karten und Farben, und wie aufgezählt wird. Kennungen mit x- gehören nur dieser Sprache.

colour = { $colour-is ->
    [blue] Blau
    [green] Grün
    [red] Rot
   *[yellow] Gelb
  }

face-number = { $number }
face-plus-two = Zieh 2
face-reverse = Retour
face-skip = Aussetzen
face-wild = Farbenwahl
face-wild-plus-four = Zieh 4
face-super-star = Superstar
face-custom = Individuelle Karte { $which }

card-coloured = { $colour } { $face }
card-named = { $card }, gewünscht { $colour }

list-between = { ", " }
list-last = { " und " }
sentence-between = { " " }

# Die Zahl einer Person in einer Aufzählung aller: „du hast 20“.
each-points = { $seat-is ->
    [you] du bekommst { $number }
   *[other] { $seat } bekommt { $number }
  }
each-totals = { $seat-is ->
    [you] du hast { $number }
   *[other] { $seat } hat { $number }
  }
