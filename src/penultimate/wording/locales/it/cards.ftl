# Carte e colori, e come si fanno gli elenchi. Gli id che iniziano con x- sono solo di questa lingua.

colour = { $colour-is ->
    [blue] blu
    [green] verde
    [red] rosso
   *[yellow] giallo
  }

face-number = { $number }
face-plus-two = +2
face-reverse = Cambia Giro
face-skip = Salta Giro
face-wild = Cambia Colore
face-wild-plus-four = Jolly +4
face-super-star = Super Stella
face-custom = Carta Personalizzabile { $which }

card-coloured = { $face } { $colour }
card-named = { $card }, colore { $colour }

list-between = { ", " }
list-last = { " e " }
sentence-between = { " " }

# Il numero di una persona in un elenco di tutte: «tu hai 20».
each-points = { $seat-is ->
    [you] tu ricevi { $number }
   *[other] { $seat } riceve { $number }
  }
each-totals = { $seat-is ->
    [you] tu hai { $number }
   *[other] { $seat } ha { $number }
  }

# «dell’8», «del 7»
x-del-percent = { $percent ->
    [1] dell’1
    [8] dell’8
    [11] dell’11
    [80] dell’80
    [81] dell’81
    [82] dell’82
    [83] dell’83
    [84] dell’84
    [85] dell’85
    [86] dell’86
    [87] dell’87
    [88] dell’88
    [89] dell’89
   *[other] del { $percent }
  }
