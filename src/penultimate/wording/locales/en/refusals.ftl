# Why a move is not allowed: what, and the rule behind it, in one sentence.

refusal-match-over = The match is over, so no more moves can be made.
refusal-round-over = The round is over: the next move belongs to the next round.
refusal-no-such-player = There is no such player at this table.
refusal-not-your-turn = { $rule ->
    [HOUSE-4] It is not your turn. Out of turn you can only lay a coloured card identical to the one on top.
   *[other] { $turn-known ->
        [yes] It is not your turn: it’s { $turn }’s.
       *[no] It is not your turn.
      }
  }
refusal-not-in-hand = { $card-known ->
    [yes] You do not hold { $card }.
   *[no] You do not hold that card.
  }
refusal-answer-first = { $rule ->
    [ACT-2] That card does not help against a Draw Two or Wild Draw Four: draw, or answer in another way.
    [HOUSE-1] Draw Two and Wild Draw Four are never mixed: stack the same kind, draw, or answer in another way.
    [STAR-4] Only another Super Star answers a Super Star: lay one, or draw the cards.
    [HOUSE-4] You cannot jump in now: somebody has to answer or choose first.
    [HOUSE-5] First choose whose hand you want; then play goes on.
    [CUST-2] The rule on the Question Card comes first: carry it out, then play goes on.
   *[other] An attack waits for your answer: draw the cards or answer, then play goes on.
  }
refusal-colour-needed = { $rule ->
    [OPEN-4] The first card is wild and has no colour yet: name one before anything else.
   *[other] A wild card needs a colour: say which one play goes on with.
  }
refusal-only-the-drawn-card = After drawing you may play the card you drew, and no other one in this turn.
refusal-no-match = { $card-known ->
    [yes] { $top-known ->
        [yes] You cannot put { $card } on { $top }: colour, number or symbol must match.
       *[no] You cannot play { $card }: colour, number or symbol must match.
      }
   *[no] You cannot play that card: colour, number or symbol must match.
  }
refusal-no-such-colour = Only a wild card is given a colour, and it must be blue, green, red or yellow.
refusal-must-play = { $rule ->
    [TURN-4] You hold a card that matches, and at this table you then have to play and may not draw.
    [TURN-6] There are no cards left to draw, and you can play, so you must.
    [HOUSE-3] At this table a drawn card that can be played must be played.
   *[other] You can play, and at this table you then have to.
  }
refusal-nothing-drawn = You can only keep a card that you have just drawn.
refusal-nothing-to-challenge = There is nothing to challenge: only a Wild Draw Four that hits you can be challenged.
refusal-nothing-to-answer = There is nothing to answer: no Draw Two or Wild Draw Four is waiting for you.
refusal-uno-too-early = It is too early for UNO: call it when you hold two cards and it is your turn, or when you lay your last card but one.
refusal-already-called = You have already called UNO.
refusal-too-late = It is too late to catch that player: the next turn has begun.
refusal-nothing-to-catch = There is nothing to catch here: only another player who owes UNO can be caught.
refusal-no-coaching-rule = This table has no penalty for demanding cards, so nobody can be accused.
refusal-not-now = { $rule ->
    [TURN-3] You have drawn in this turn: play that card or keep it.
    [HOUSE-3] You have drawn in this turn, and at this table that card must be played.
    [HOUSE-4] You cannot jump in now: the card that was just drawn comes first.
   *[other] That is not possible at this moment.
  }

# Why a rule cannot be on a Question Card.

custom-error-text = A rule is one line of 1 to { $characters } characters.
custom-error-too-many-effects = That is too much for one card: a rule does at most { $effects } things.
custom-error-chosen = A second chosen player only makes sense after a first.
custom-error-number = That number does not work: a rule moves 1 to { $cards } cards, or takes 1 to { $cards } turns.
custom-error-one-player = That needs a single player, not several.
custom-error-they = It is not clear who is meant there.
custom-error-cards = Either there are no such cards, or that would be all of them.
custom-error-nested = That is one thing inside another: the card can only do one after the other.
custom-error-notation = That is not a rule the game understands.
custom-error-too-few-players = There are not that many other players to choose from.
custom-error-no-custom-cards = This edition has no Question Cards to write on.
