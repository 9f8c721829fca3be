# Answers to the questions that can be asked at any time.

question-top = { $state ->
    [named] On top: { $card-bare }. The colour is { $card-colour }.
    [open] On top: { $card }. No colour has been named yet.
   *[plain] On top: { $card }.
  }
question-turn = { $seat-is ->
    [you] It is your turn.
    [nobody] It is nobody’s turn.
   *[other] It’s { $seat }’s turn.
  } { $left ->
    [yes] Play runs to the left.
   *[no] Play runs to the right.
  }
question-hand = { $cards-count ->
    [0] You hold no cards.
    [one] You hold one card: { $cards }.
   *[other] You hold { $cards-count } cards: { $cards }.
  }
question-hand-by-colour = { $count ->
    [0] You hold no cards.
    [one] You hold one card. { $groups }
   *[other] You hold { $count } cards. { $groups }
  }
hand-group = { $group ->
    [blue] Blue
    [green] Green
    [red] Red
    [yellow] Yellow
   *[wild] Wild cards
  }: { $cards }.
question-playable = { $cards-count ->
    [0] You have no playable card.
   *[other] You can play { $cards }.
  }
obstacle = { $code ->
    [not-your-turn] It is not your turn.
    [only-the-drawn-card] Only the card you drew can be played now.
    [answer-first] First comes your answer to the attack.
    [colour-needed] First a colour has to be named.
    [no-match] No match: { $cards }.
   *[other] Not now: { $cards }.
  }
question-counts = Cards: { $each }.
each-count = { $seat-is ->
    [you] you have { $number }
   *[other] { $seat } has { $number }
  }
question-scores = Points: { $each }. The match ends at { $target }.
each-hand = { $seat-is ->
    [you] { $cards-count ->
        [0] You have no cards left.
       *[other] You still hold { $cards }.
      }
   *[other] { $cards-count ->
        [0] { $seat } has no cards left.
       *[other] { $seat } still holds { $cards }.
      }
  }
question-last-none = Nothing has happened yet.

## What is asked of whom now

asked-colour = { $seat-is ->
    [you] Name the colour of the first card: blue, green, red or yellow.
   *[other] { $seat } has to name the colour of the first card.
  }
asked-turn = { $seat-is ->
    [you] { $ways ->
        [play] Play a card.
        [draw] No card fits: draw.
       *[all] Play a card or draw.
      }
   *[other] Wait for { $seat } to play or draw.
  }
asked-drawn = { $seat-is ->
    [you] { $card-known ->
        [yes] You drew { $card }: play it or keep it.
       *[no] Play the card you drew or keep it.
      }
   *[other] { $seat } has drawn and may play that card or keep it.
  }
x-pending-asked = { $cards ->
    [one] one card
   *[other] { $cards } cards
  }
asked-answer = { $seat-is ->
    [you] { $plus-four ->
        [yes] { $ways ->
            [draw] Wild Draw Four from { $attacker }: draw { x-pending-asked } or challenge.
           *[all] Wild Draw Four from { $attacker }: draw { x-pending-asked }, challenge, or answer with a card that may do so.
          }
       *[no] { $ways ->
            [draw] Attack by { $attacker }: draw { x-pending-asked }.
           *[all] Attack by { $attacker }: draw { x-pending-asked }, or answer with a card that may do so.
          }
      }
   *[other] { $seat } has to draw { x-pending-asked }, or answer.
  }
asked-choose = { $seat-is ->
    [you] { $players ->
        [one] Choose a player.
       *[other] Choose { $players } players.
      }
   *[other] { $players ->
        [one] { $seat } has to choose a player.
       *[other] { $seat } has to choose { $players } players.
      }
  }
asked-confirm = { $seat-is ->
    [you] Now we do what your card says, and the others confirm it: { $words }
   *[other] Confirm when it has been done. { $seat }’s card says: { $words }
  }
asked-round-over = The round is over. Go on to the next one.
asked-match-over = The match is over.
asked-accusation = { $asks ->
    [vote] Did { $seat } demand a card, as { $by-is ->
        [you] you say
       *[other] { $by } says
      }? Vote guilty or not guilty, or abstain.
    [own-up] { $by } accuses you of demanding a card. You can own up.
   *[nothing] { $seat-is ->
        [you] You stand accused of demanding a card. The others vote.
       *[other] { $seat } stands accused of demanding a card. The others vote.
      }
  }

## Why a hint is good, and the chance to win the round where it is known

hint-only-move = There is nothing else you can do.
hint-goes-out = It is your last card: with it you win the round.
hint-call-uno = You have one card left and have not called yet.
hint-catch = { $seat } has one card left and has not called UNO.
hint-aside = The game is waiting for it, and it costs you nothing.
hint-jump-in = It is the same card as the one on top, so you may lay it out of turn.
hint-hits-next = { $seat } comes next with only { $cards ->
    [one] one card
   *[other] { $cards } cards
  } left, and { $draws ->
    [0] misses a turn.
   *[other] has to draw { $draws }.
  }
hint-takes-another-turn = There are only two of you, so you play again right away.
hint-longest-colour = Afterwards you still hold { $cards ->
    [one] one { $colour } card
   *[other] { $cards } { $colour } cards
  } to go on with.
hint-brings-colour = It makes { $colour } the colour, and you hold { $cards ->
    [one] one card
   *[other] { $cards } cards
  } of it.
hint-wild-needed = { $cards ->
    [0] Only a wild card fits.
    [one] Only a wild card fits, and you hold one { $colour } card to go on with.
   *[other] Only a wild card fits, and you hold { $cards } { $colour } cards to go on with.
  }
hint-saves-wilds = So you keep your wild cards for when nothing else fits.
hint-sheds-points = It rids you of { $points ->
    [one] one point
   *[other] { $points } points
  }, in case somebody else goes out first.
hint-sends-it-back = Then { $seat } draws the { $cards } cards, not you.
hint-sends-it-on = Then { $seat } has to draw { $cards } cards, not you.
hint-take-it = It costs you { $cards } cards, but anything else could cost you more.
hint-likely-bluff = { $seat } may well be bluffing: it is worth the risk.
hint-draw = What you could play now is worth more to you later.
hint-keep = The card is worth more to you later.
hint-colour = You hold { $cards ->
    [one] one { $colour } card
   *[other] { $cards } { $colour } cards
  } to go on with.
hint-choose = Nobody else holds fewer cards: { $seat } has { $cards ->
    [one] one
   *[other] { $cards }
  }.
hint-best-chance = Of everything you can do, it promises the most.
hint-chance = Your chance of winning the round: about { $chance } percent.

## A chance, said once with its key, and a clock that ran out

chance-drawn = Play it with { $play }, or keep it with { $keep }.
chance-challenge = You may challenge: { $key }.
chance-catch = { $seat } has not called UNO. To catch: { $key }.
time-up = { $seat-is ->
    [you] Your time is up: a bot moves for you.
   *[other] { $seat } has run out of time: a bot moves.
  }
