# Looking back at a match: `penultimate analyse`, and what a page says about a replay.
# `$told` is what happened, in whole sentences; `$better` is one of the moves below.

analysis-about = Chances come from { $playouts } games that our bots played to the end from each moment, with all hands known, which nobody at the table had; take them as right to { $margin } % or so. What a move cost is our best bot’s judgement, from what that player knew then.
analysis-player = { $name }: { $decisions ->
    [0] nothing to decide.
    [one] one decision, accuracy { $accuracy } %.
   *[other] { $decisions } decisions, { $agreed } of them as our best bot would have made them, accuracy { $accuracy } %.
}
x-cost = { $cost ->
    [one] one percentage point
   *[other] { $cost } percentage points
  }
analysis-best-move = Best move, round { $round }, move { $number }: { $told } The next best one would have cost { x-cost } of the chance to win the round.
analysis-slip = Costliest move, round { $round }, move { $number }: { $told } It cost { x-cost } of the chance to win the round. Better: { $better }.
analysis-bluff = Boldest bluff, round { $round }, move { $number }: { $told } { $cards ->
    [one] One card in hand forbade it.
   *[other] { $cards } cards in hand forbade it.
} { $outcome ->
    [accepted] It was believed.
    [caught] It was challenged.
    [sent-back] It was answered with a card.
   *[open] It was never answered.
}
analysis-move-of-the-match = Move of the match, by { $name }, round { $round }, move { $number }: { $told }
analysis-turning-points = Turning points:
analysis-turning-point = Round { $round }, move { $number }: { $told } Chance to win the match, { $name }: { $before } % before, { $after } % after.
analysis-every-move = Move by move:
analysis-moment = Round { $round }, move { $number }: { $told }
analysis-verdict = It cost { x-cost } of the chance to win the round. Better: { $better }.
analysis-chances-round = To win the round: { $chances }.
analysis-chances-match = To win the match: { $chances }.
analysis-chance = { $name }: { $chance } %
analysis-own-moves = What would have been better:
analysis-own-move = Round { $round }, move { $number }: { $told } It cost { x-cost } of the chance to win the round. Better: { $better }. { $why }

# Moves.
analysis-do-play = play { $card }
analysis-do-play-colour = play { $card } and name { $colour }
analysis-do-draw = draw
analysis-do-keep = keep the card
analysis-do-accept = draw the cards
analysis-do-challenge = challenge
analysis-do-colour = name { $colour }
analysis-do-choose = choose { $player }

# A picture.
analysis-plot-match = Chance to win the match, in %
analysis-plot-round = Chance to win the round, in %
analysis-plot-move = Move

# On the way.
analysis-progress = Looking back
analysis-interrupted = Interrupted: nothing is written.
analysis-error-seat = Nobody here is called “{ $name }”, only { $names }.
analysis-error-plot = The name of a picture ends in .png or .svg: { $path }
analysis-error-library = For pictures { $library } is needed; it comes with: { $command }
