# The options of a table: name, explanation, values; and why a set of options cannot work.

option-switch = { $on ->
    [yes] yes
   *[no] no
  }

option-edition = Edition
option-edition-help = The cards and the rules to start from. Everything else can be changed one by one.
option-edition-mario = Star deck: 112 cards, stars, rules of your own
option-edition-braille = Braille deck: 108 cards with Braille dots
option-edition-classic = Classic deck: 108 cards, without stars

option-scoring = Scoring
option-scoring-help = Either the winner of a round gets the points of all other hands, or everyone scores their own cards and the lowest total wins.
option-scoring-winner = the winner takes all points
option-scoring-low = lowest total wins

option-target = Points that end the match
option-target-help = When someone has this many points at the end of a round, the match is over.
option-target-value = { $number ->
    [one] one point
   *[other] { $number } points
  }

option-target-test = Reach or exceed
option-target-test-help = Whether the match ends when someone has exactly this many points, or only with more.
option-target-test-reach = reached is enough
option-target-test-exceed = must be exceeded

option-draw-when-able = Draw although you could play
option-draw-when-able-help = If yes, you may draw even with a matching card in hand. If no, a card that matches in colour, number or symbol must be played; a wild in hand does not force you.

option-plus4-guilt = When a Wild Draw Four is a bluff
option-plus4-guilt-help = A challenge succeeds if the hand held a card that forbids the Wild Draw Four: either one of the colour in play, or any that matches in colour, number or symbol.
option-plus4-guilt-colour = holding the colour in play
option-plus4-guilt-matching = holding any matching card

option-guilty-takes-back = A bluff is taken back
option-guilty-takes-back-help = If yes, whoever is caught bluffing takes the Wild Draw Four back and also draws 4. If no, the card stays and its player draws the 4.

option-star-duel = Star against star
option-star-duel-help = If yes, draws that a Super Star sent back can be returned with another Super Star.

option-uno-penalty = Penalty for a forgotten UNO
option-uno-penalty-help = How many cards a player draws who is caught without having called UNO.
option-uno-penalty-value = { $number ->
    [0] none
    [one] one card
   *[other] { $number } cards
  }

option-coaching-penalty = Penalty for demanding a card
option-coaching-penalty-help = How many cards a player draws who demands that another play a certain card, if the others agree. Without a penalty nobody can be accused.
option-coaching-penalty-value = { $number ->
    [0] none
    [one] one card
   *[other] { $number } cards
  }

option-reverse-skips-two = Reverse with two players
option-reverse-skips-two-help = If yes, a Reverse in a game of two lets its player play again.

option-stacking = Stacking
option-stacking-help = If yes, a Draw Two may be answered with a Draw Two and a Wild Draw Four with a Wild Draw Four; the next player faces the sum.

option-draw-until-playable = Draw until a card can be played
option-draw-until-playable-help = If yes, drawing goes on until there is a card that can be played.

option-force-play = Drawn cards must be played
option-force-play-help = If yes, a drawn card that can be played must be played, unless it is a Wild Draw Four that would be a bluff.

option-jump-in = Jump in
option-jump-in-help = If yes, whoever holds exactly the card that lies on top may lay it out of turn, and play goes on from there.

option-seven-zero = Seven and zero
option-seven-zero-help = If yes, a 7 swaps hands with a player of your choice, and a 0 makes everyone pass their hand on in the direction of play.

option-error-not-a-choice = { $option } can only be one of these: { $choices }.
option-error-out-of-range = { $option } must be a number from { $least } to { $most }.
option-error-not-a-switch = { $option } can only be yes or no.
option-error-no-stars = { $option } needs Super Stars, and this edition has none.
option-error-unknown-option = There is no option called { $option }.
option-error-players = { $least } to { $most } players can play.
