# Cards and colours, and how things are listed. Ids that begin with x- belong to this language alone.

colour = { $colour-is ->
    [blue] blue
    [green] green
    [red] red
   *[yellow] yellow
  }

face-number = { $number }
face-plus-two = Draw Two
face-reverse = Reverse
face-skip = Skip
face-wild = Wild
face-wild-plus-four = Wild Draw Four
face-super-star = Super Star
face-custom = Question Card { $which }

card-coloured = { $colour } { $face }
card-named = { $card }, { $colour } named

list-between = { ", " }
list-last = { " and " }
sentence-between = { " " }

# One player's number in a list of all: "you have 20".
each-points = { $seat-is ->
    [you] you get { $number }
   *[other] { $seat } gets { $number }
  }
each-totals = { $seat-is ->
    [you] you have { $number }
   *[other] { $seat } has { $number }
  }
