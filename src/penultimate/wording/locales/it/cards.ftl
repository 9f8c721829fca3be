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
