# What happened: one sentence for each event, as the listener sees it.
# Ids that begin with x- belong to this language alone.

x-target = { $target-is ->
    [you] you
   *[other] { $target }
  }
x-to = { $to-is ->
    [you] you
   *[other] { $to }
  }
x-count = { $count ->
    [0] no cards
    [one] one card
   *[other] { $count } cards
  }
x-cards-count = { $cards-count ->
    [0] no cards
    [one] one card
   *[other] { $cards-count } cards
  }

## Setting up

dealer-drawn = { $seat-is ->
    [you] You draw { $card } for the deal.
   *[other] { $seat } draws { $card } for the deal.
  }
dealer-found = { $seat-is ->
    [you] You are the dealer.
   *[other] { $seat } is the dealer.
  }
round-began = Round { $number }. { $dealer-is ->
    [you] You deal.
   *[other] { $dealer } deals.
  }
hand-dealt = { $seat-is ->
    [you] You get { x-cards-count }: { $cards }.
   *[other] { $seat } gets { x-cards-count }: { $cards }.
  }
hand-dealt-face-down = { $seat-is ->
    [you] You get { x-count }.
   *[other] { $seat } gets { x-count }.
  }
card-turned-up = The first card is { $card }.
card-put-back = { $card } cannot be the first card: it goes under the draw pile.

## A turn

turn-began = { $seat-is ->
    [you] Your turn.
   *[other] It’s { $seat }’s turn.
  }
card-played = { $seat-is ->
    [you] { $jumped-in ->
        [yes] You jump in with
       *[no] You play
      }
   *[other] { $jumped-in ->
        [yes] { $seat } jumps in with
       *[no] { $seat } plays
      }
  } { $card-bare }{ $card-named ->
    [yes] { $seat-is ->
        [you] { " " }and name { $card-colour }
       *[other] { " " }and names { $card-colour }
      }
   *[no] { "" }
  }.{ $left ->
    [0] { " " }No cards left.
    [1] { " " }One card left.
   *[other] { "" }
  }
colour-awaited = { $seat-is ->
    [you] Name a colour for the first card.
   *[other] { $seat } has to name a colour for the first card.
  }
colour-named = { $seat-is ->
    [you] You name { $colour }.
   *[other] { $seat } names { $colour }.
  }
x-why = { $why ->
   *[turn] { "" }
    [plus-two] { " " }for the Draw Two
    [plus-four] { " " }for the Wild Draw Four
    [opening] { " " }for the first card
    [reflected] { " " }that the star sent back
    [guilty] { " " }for the bluff
    [innocent] { " " }for the failed challenge
    [caught] { " " }for the forgotten UNO
    [coaching] { " " }for demanding a card
    [custom] { " " }by the rule on the Question Card
    [last-card] { " " }for the last card of the round
  }
cards-drawn = { $seat-is ->
    [you] You draw
   *[other] { $seat } draws
  } { x-cards-count }{ x-why }{ $cards-count ->
    [0] { "" }
   *[other] : { $cards }
  }.
cards-drawn-face-down = { $seat-is ->
    [you] You draw
   *[other] { $seat } draws
  } { x-count }{ x-why }.
card-kept = { $seat-is ->
    [you] { $by-choice ->
        [yes] You keep the card. Your turn is over.
       *[no] You cannot play that card. Your turn is over.
      }
   *[other] { $by-choice ->
        [yes] { $seat } keeps the card.
       *[no] { $seat } cannot play that card.
      }
  }
nothing-to-draw = { $seat-is ->
    [you] There is nothing left to draw: you pass.
   *[other] There is nothing left to draw: { $seat } passes.
  }
pile-shuffled = The discard pile is shuffled: { $count ->
    [one] one card to draw
   *[other] { $count } cards to draw
  }.
turn-missed = { $seat-is ->
    [you] You miss your turn.
   *[other] { $seat } misses a turn.
  }
direction-turned = { $left ->
    [yes] Play changes direction: now to the left.
   *[no] Play changes direction: now to the right.
  }

## Draw Two, Wild Draw Four, challenge, star

x-pending = { $cards ->
    [one] one card
   *[other] { $cards } cards
  }
answer-awaited = { $seat-is ->
    [you] { $attacker } attacks you: draw { x-pending }, or answer.
   *[other] { $attacker-is ->
        [you] You attack { $seat }: { x-pending } to draw, unless there is an answer.
       *[other] { $attacker } attacks { $seat }: { x-pending } to draw, unless there is an answer.
      }
  }
challenged = { $seat-is ->
    [you] You challenge { x-target }.
   *[other] { $seat } challenges { x-target }.
  }
hand-shown = { $seat-is ->
    [you] You show { x-to } your hand: { $cards }.
   *[other] { $seat } shows { x-to } their hand: { $cards }.
  }
hand-shown-elsewhere = { $seat-is ->
    [you] You show { x-to } your hand.
   *[other] { $seat } shows their hand to { x-to } alone.
  }
challenge-settled = { $guilty ->
    [yes] { $target-is ->
        [you] You bluffed: the challenge succeeds.
       *[other] { $target } bluffed: the challenge succeeds.
      }
   *[no] { $target-is ->
        [you] You did not bluff: the challenge fails.
       *[other] { $target } did not bluff: the challenge fails.
      }
  }
card-taken-back = { $seat-is ->
    [you] You take back { $card-bare }. On top again: { $top }.
   *[other] { $seat } takes back { $card-bare }. On top again: { $top }.
  }
reflected = { $seat-is ->
    [you] Your star sends { x-pending } back to { x-target }.
   *[other] { $seat }’s star sends { x-pending } back to { x-target }.
  }

## UNO

uno-called = { $seat-is ->
    [you] You call UNO!
   *[other] { $seat } calls UNO!
  }
uno-caught = { $seat-is ->
    [you] { $by } catches you: you forgot to call UNO.
   *[other] { $by-is ->
        [you] You catch { $seat }, who forgot to call UNO.
       *[other] { $by } catches { $seat }, who forgot to call UNO.
      }
  }

## Question Cards and house rules

rule-written = { $words-is ->
    [empty] Question Card { $which } is blank again.
   *[full] Question Card { $which } now says: { $words }
  }
rule-runs = Question Card { $which } says: { $words }
choice-awaited = { $seat-is ->
    [you] { $players ->
        [one] Choose a player.
       *[other] Choose { $players } players.
      }
   *[other] { $players ->
        [one] { $seat } has to choose a player.
       *[other] { $seat } has to choose { $players } players.
      }
  }
player-chosen = { $seat-is ->
    [you] { $chosen-is ->
        [you] You choose yourself.
       *[other] You choose { $chosen }.
      }
   *[other] { $chosen-is ->
        [you] { $seat } chooses you.
       *[other] { $seat } chooses { $chosen }.
      }
  }
x-condition-who = { $condition-who ->
    [me] whoever laid the card has
    [next] the next player has
    [previous] the player before has
    [chosen] the chosen player has
    [chosen-too] the second chosen player has
    [most] the player with the most cards has
   *[fewest] the player with the fewest cards has
  }
question-asked = { $seat-is ->
    [you] { $question ->
        [hand] { $cards ->
            [one] Choose a card to give to { $to }.
           *[other] Choose { $cards } cards to give to { $to }.
          }
        [drop] { $cards ->
            [one] Choose a card to throw away.
           *[other] Choose { $cards } cards to throw away.
          }
        [bury] { $cards ->
            [one] Choose a card to put under the draw pile.
           *[other] Choose { $cards } cards to put under the draw pile.
          }
        [reveal] Choose a card to show to { $to }.
        [pick] { $cards ->
            [one] Choose a card out of { $to }’s hand.
           *[other] Choose { $cards } cards out of { $to }’s hand.
          }
        [draft] { $cards ->
            [one] Choose a card from the top of the draw pile.
           *[other] Choose { $cards } cards from the top of the draw pile.
          }
        [arrange] Which of these cards shall be drawn first?
        [salvage] { $cards ->
            [one] Choose a card from the discard pile.
           *[other] Choose { $cards } cards from the discard pile.
          }
        [colour] Choose a card: its colour is meant.
        [number] Choose a card: its number is meant.
        [vote] Whom do you vote for?
        [whom] Which player do you choose?
        [name] Which number?
        [point] Who is meant?
        [dye] Which colour?
        [hand-some] { $cards ->
            [one] Choose a card to give to { $to }, or leave it at that.
           *[other] Choose up to { $cards } cards to give to { $to }, or leave it at that.
          }
        [drop-some] { $cards ->
            [one] Choose a card to throw away, or leave it at that.
           *[other] Choose up to { $cards } cards to throw away, or leave it at that.
          }
        [bury-some] { $cards ->
            [one] Choose a card to put under the draw pile, or leave it at that.
           *[other] Choose up to { $cards } cards to put under the draw pile, or leave it at that.
          }
        [pick-some] { $cards ->
            [one] Choose a card out of { $to }’s hand, or leave it at that.
           *[other] Choose up to { $cards } cards out of { $to }’s hand, or leave it at that.
          }
        [salvage-some] { $cards ->
            [one] Choose a card from the discard pile, or leave it at that.
           *[other] Choose up to { $cards } cards from the discard pile, or leave it at that.
          }
        [may] Do you want to?
        [ways] Which of them?
       *[either] Which of the two?
      }
   *[other] { $question ->
        [hand] { $seat } has to choose cards to give away.
        [drop] { $seat } has to choose cards to throw away.
        [bury] { $seat } has to choose cards to put under the draw pile.
        [reveal] { $seat } has to choose a card to show.
        [pick] { $seat } looks at a hand and has to choose cards.
        [draft] { $seat } looks at the draw pile and has to choose cards.
        [arrange] { $seat } looks at the draw pile and puts its cards in order.
        [salvage] { $seat } has to choose cards from the discard pile.
        [colour] { $seat } has to choose a colour by a card.
        [number] { $seat } has to choose a number by a card.
        [vote] { $seat } has to vote for a player.
        [whom] { $seat } has to choose a player.
        [name] { $seat } has to name a number.
        [point] { $seat } has to say who is meant.
        [dye] { $seat } has to name the colour.
        [hand-some] { $seat } may choose cards to give away.
        [drop-some] { $seat } may choose cards to throw away.
        [bury-some] { $seat } may choose cards to put under the draw pile.
        [pick-some] { $seat } looks at a hand and may choose cards.
        [salvage-some] { $seat } may choose cards from the discard pile.
        [may] { $seat } is asked: yes or no?
        [ways] { $seat } has to choose one of several things.
       *[either] { $seat } has to choose one of two things.
      }
  }
way-chosen = { $seat-is ->
    [you] { $way ->
        [yes] You say yes.
        [no] You say no.
        [enough] You leave it at that.
        [1] You choose the first.
        [3] You choose the third.
        [4] You choose the fourth.
       *[other] You choose the second.
      }
   *[other] { $way ->
        [yes] { $seat } says yes.
        [no] { $seat } says no.
        [enough] { $seat } leaves it at that.
        [1] { $seat } chooses the first.
        [3] { $seat } chooses the third.
        [4] { $seat } chooses the fourth.
       *[other] { $seat } chooses the second.
      }
  }
coin-tossed = { $way ->
    [1] The coin says: the first.
   *[other] The coin says: the second.
  }
rule-stands = { $until ->
    [lap] { $times ->
        [one] { $seat-is ->
            [you] The rule on your card holds until your next turn.
           *[other] The rule on the card holds until { $seat }’s next turn.
          }
       *[other] The rule on the card holds for { $times } laps.
      }
    [once] The rule on the card holds once.
    [turns] { $times ->
        [one] The rule on the card holds for the next turn.
       *[other] The rule on the card holds for the next { $times } turns.
      }
    [own] { $times ->
        [one] The rule on the card holds until whoever it is about has had a turn.
       *[other] The rule on the card holds until whoever it is about has had { $times } turns.
      }
    [till] The rule on the card holds until a card ends it.
    [till-uno] The rule on the card holds until somebody has one card left.
   *[round] The rule on the card holds for the rest of the round.
  }
draw-diverted = { $to-is ->
    [you] You draw what { $seat } would have to draw.
   *[other] { $seat-is ->
        [you] { $to } draws what you would have to draw.
       *[other] { $to } draws what { $seat } would have to draw.
      }
  }
rule-lapsed = { $seat-is ->
    [you] The rule on your card no longer holds.
   *[other] The rule on { $seat }’s card no longer holds.
  }
card-muted = The card has no effect.
condition-failed = { $condition-is ->
    [named] Part of the rule is left out: it holds only if { $condition-colour } was named.
    [other] Part of the rule is left out: its condition is not met.
   *[holds] Part of the rule is left out: it holds only if { x-condition-who } { $condition-than ->
        [more] more than
        [fewer] fewer than
       *[exactly] exactly
      } { $condition-cards ->
        [one] one card
       *[other] { $condition-cards } cards
      }.
  }
turns-to-miss = { $seat-is ->
    [you] { $turns ->
        [one] You will miss your next turn.
       *[other] You will miss your next { $turns } turns.
      }
   *[other] { $turns ->
        [one] { $seat } will miss the next turn.
       *[other] { $seat } will miss the next { $turns } turns.
      }
  }
plays-again = { $seat-is ->
    [you] The next turn is yours.
   *[other] The next turn goes to { $seat }.
  }
hands-swapped = { $first-is ->
    [you] You swap hands with { $second }. You now hold { $first-cards }.
   *[other] { $second-is ->
        [you] { $first } swaps hands with you. You now hold { $second-cards }.
       *[other] { $first } and { $second } swap hands. { $first } now holds { $first-cards }; { $second } holds { $second-cards }.
      }
  }
hands-swapped-elsewhere = { $first-is ->
    [you] You swap hands with { $second }.
   *[other] { $second-is ->
        [you] { $first } swaps hands with you.
       *[other] { $first } and { $second } swap hands.
      }
  }
hands-passed-on = { $left ->
    [yes] All hands move on to the left.
   *[no] All hands move on to the right.
  }
hand-received = { $seat-is ->
    [you] You get { $giver }’s hand: { $cards }.
   *[other] { $giver-is ->
        [you] { $seat } gets your hand: { $cards }.
       *[other] { $seat } gets { $giver }’s hand: { $cards }.
      }
  }
hand-received-face-down = { $seat-is ->
    [you] You get { $giver }’s hand, { x-count }.
   *[other] { $giver-is ->
        [you] { $seat } gets your hand, { x-count }.
       *[other] { $seat } gets { $giver }’s hand, { x-count }.
      }
  }
cards-given = { $seat-is ->
    [you] You give { x-cards-count } to { x-to }: { $cards }.
   *[other] { $seat } gives { x-cards-count } to { x-to }: { $cards }.
  }
cards-given-face-down = { $seat-is ->
    [you] You give { x-count } to { x-to }.
   *[other] { $seat } gives { x-count } to { x-to }.
  }
cards-thrown-away = { $seat-is ->
    [you] You discard { x-cards-count }: { $cards }.
   *[other] { $seat } discards { x-cards-count }: { $cards }.
  }
cards-buried = { $seat-is ->
    [you] You put { x-cards-count } under the draw pile: { $cards }.
   *[other] { $seat } puts { x-cards-count } under the draw pile: { $cards }.
  }
cards-buried-face-down = { $seat-is ->
    [you] You put { x-count } under the draw pile.
   *[other] { $seat } puts { x-count } under the draw pile.
  }
cards-fetched = { $seat-is ->
    [you] You take { x-cards-count } from the discard pile: { $cards }.
   *[other] { $seat } takes { x-cards-count } from the discard pile: { $cards }.
  }
card-found-on-top = The top card of the draw pile is { $card }.
die-rolled = The die shows { $number }.
points-won = { $seat-is ->
    [you] You get { x-points }, to be counted after the round.
    [nobody] Whoever wins this round gets { x-points } more.
   *[other] { $seat } gets { x-points }, to be counted after the round.
  }
points-lost = { $seat-is ->
    [you] You lose { x-points }, to be counted after the round.
    [nobody] Whoever wins this round loses { x-points }.
   *[other] { $seat } loses { x-points }, to be counted after the round.
  }
x-points = { $count ->
    [one] one point
   *[other] { $count } points
  }
stakes-raised = The points of this round count { $number } times.
number-named = { $seat-is ->
    [you] You name the { $number }.
   *[other] { $seat } names the { $number }.
  }
lots-drawn = { $winner-is ->
    [you] You win against { $target }.
   *[other] { $winner } wins against { x-target }.
  }
pile-seen = { $seat-is ->
    [you] You look at the top of the draw pile: { $cards }.
   *[other] { $seat } looks at the top of the draw pile: { $cards }.
  }
pile-seen-elsewhere = { $seat-is ->
    [you] You look at { x-count } on top of the draw pile.
   *[other] { $seat } looks at { x-count } on top of the draw pile.
  }
pile-arranged = { $seat-is ->
    [you] You put { x-count } on top of the draw pile in order.
   *[other] { $seat } puts { x-count } on top of the draw pile in order.
  }
cards-shown = { $seat-is ->
    [you] You show { x-to }: { $cards }.
   *[other] { $seat } shows { x-to }: { $cards }.
  }
cards-shown-elsewhere = { $seat-is ->
    [you] You show { x-to } { x-count }.
   *[other] { $seat } shows { x-count } to { x-to } alone.
  }
hands-redealt = All hands are shuffled together and dealt again: { $count } cards.
dare-awaited = { $seat-is ->
    [you] Now we do what your card says: { $words }
   *[other] Now we do what { $seat }’s card says: { $words }
  }
dare-confirmed = { $seat-is ->
    [you] You confirm that it was done.
   *[other] { $seat } confirms that it was done.
  }

## Table manners

accused = { $by-is ->
    [you] You accuse { $seat } of demanding a card.
   *[other] { $seat-is ->
        [you] { $by } accuses you of demanding a card.
       *[other] { $by } accuses { $seat } of demanding a card.
      }
  }
vote-cast = { $seat-is ->
    [you] { $vote ->
        [uphold] You vote guilty.
        [dismiss] You vote not guilty.
       *[abstain] You abstain.
      }
   *[other] { $vote ->
        [uphold] { $seat } votes guilty.
        [dismiss] { $seat } votes not guilty.
       *[abstain] { $seat } abstains.
      }
  }
accusation-settled = { $upheld ->
    [yes] { $seat-is ->
        [you] The accusation against you is upheld.
       *[other] The accusation against { $seat } is upheld.
      }
   *[no] { $seat-is ->
        [you] The accusation against you is dismissed.
       *[other] The accusation against { $seat } is dismissed.
      }
  }
owned-up = { $seat-is ->
    [you] You own up.
   *[other] { $seat } owns up.
  }

## Ending

round-ended = { $winner-is ->
    [you] You are out of cards and win the round!
    [nobody] Nobody can go on: the round is over without a winner.
   *[other] { $winner } is out of cards and wins the round.
  }
round-scored = { $points-count ->
    [0] No points in this round. Totals: { $totals }.
   *[other] This round: { $points-some }. Totals: { $totals }.
  }
match-ended = { $winners-is ->
    [you] You win the match!
    [both] You win the match, together with { $winners }!
    [nobody] The match is over without a winner.
   *[other] { $winners-count ->
        [one] { $winners } wins the match.
       *[other] { $winners } win the match together.
      }
  }

## What happens again and again, in a few words (unless everything is to be told); no text: it goes without saying

short-card-played = { $seat-is ->
    [you] { $jumped-in ->
        [yes] You jump in
       *[no] You
      }
   *[other] { $jumped-in ->
        [yes] { $seat } jumps in
       *[no] { $seat }
      }
  }, { $card-bare }{ $card-named ->
    [yes] , { $card-colour }
   *[no] { "" }
  }.{ $left ->
    [1] { " " }One card left.
   *[other] { "" }
  }
x-short-why = { $why ->
   *[turn] { "" }
    [plus-two] { " " }{ $count }
    [plus-four] { " " }{ $count }
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
    [you] You draw
   *[other] { $seat } draws
  }{ x-short-why }.
short-card-kept = { $seat-is ->
    [you] { $by-choice ->
        [yes] You keep it.
       *[no] It cannot be played.
      }
   *[other] { $by-choice ->
        [yes] { $seat } keeps it.
       *[no] { "" }
      }
  }
short-turn-missed = { $seat-is ->
    [you] You are skipped.
   *[other] { $seat }, skipped.
  }
short-direction-turned = { $left ->
    [yes] Now to the left.
   *[no] Now to the right.
  }
