# The page in the browser.

ui-motto = One card from the end.
ui-language = Language
ui-menu = Menu
ui-close = Close
ui-cancel = Cancel
ui-cancelled = Cancelled.
ui-add = Add
ui-retry = Try now

## The start

ui-name = Your name
ui-name-default = Guest
ui-play-now-title = Play at once
ui-play-now = Play now
ui-opponents = Opponents
ui-level = How well they play
ui-level-beginner = Beginner
ui-level-easy = Easy
ui-level-good = Good
ui-level-best = Best
ui-pace = How fast they play
ui-pace-quick = Quick
ui-pace-human = Like people
ui-pace-slow = Slow
ui-new-table = Open a table
ui-join-by-code = Got a table code?
ui-join = Join
ui-watch = Watch
ui-watching = You are watching.
ui-return = Back to table { $code }
ui-invited = You are invited to table { $code }

## The lobby

ui-lobby = { $name }’s table
ui-seats = Seats: { $taken } of { $seats }
ui-seats-count = Seats
ui-empty-seat = Free seat
ui-seat-state = { $kind ->
    [bot] { $level ->
        [beginner] Bot, beginner
        [easy] Bot, easy
        [good] Bot, good
        [best] Bot, best
       *[none] Bot
      }
    [person] { $sitting-in ->
        [yes] away, a bot sits in
       *[no] { $connected ->
            [yes] here
           *[no] away
          }
      }
   *[empty] { "" }
  }
ui-host = host
ui-add-bot = Add a bot
ui-start = Deal
ui-wait-for-host = { $name } starts the game.
ui-invite = Invite others
ui-code = Table code
ui-qr = QR code of the invitation
ui-copy = Copy link
ui-copied = Copied
ui-options = How this table plays
ui-table-options = Time and company
ui-table-catch-seconds = Seconds to catch a forgotten UNO
ui-table-turn-seconds = Seconds for a turn (0: no clock)
ui-table-away-seconds = Seconds until a bot sits in for someone away
ui-table-dare-seconds = Seconds to carry out a rule of your own
ui-table-watching = Others may watch
ui-table-chat = Chat
ui-rules-behind = Rules: { $rules }
ui-fair = Fair shuffle
ui-fair-help = This seal stands for the shuffle and is fixed before the first deal. Add a few letters of your own, and nobody can have prepared the cards. After the match everyone can check it.
ui-commitment = Seal of the shuffle:
ui-own-seed = Your own letters for the shuffle

## Question Cards

ui-custom-rules = Question Cards
ui-custom-help = Write a rule in your own words. It counts when everyone agrees; without a rule the card is a plain wild.
ui-rule-none = Question Card { $which } is blank: a plain wild.
ui-rule-write = Write a rule for card { $which }
ui-rule-change = Change the rule of card { $which }
ui-rule-erase = Erase the rule of card { $which }
ui-rule-label = Rule for Question Card { $which }
ui-rule-example = Everyone else draws a card
ui-rule-understood = Understood:
ui-rule-as-dare = The game cannot carry this out. It will be shown when the card is laid, and the others confirm that it was done.
ui-rule-dare = The players carry this out themselves.
ui-rule-unknown = Not understood:
ui-rule-meant = Did you mean:
ui-rule-examples = What a card can do
ui-rule-propose = Propose it
ui-suggestions = Suggestions
ui-proposal-rule = { $by } proposes for Question Card { $which }:
ui-proposal-erase = { $by } wants to erase the rule of Question Card { $which }.
ui-proposal-sit-in = { $by } proposes to go on with a bot for { $name }.
ui-proposal-waits = Still to agree: { $names }
ui-decided = { $kind ->
    [rule] { $adopted ->
        [yes] Agreed: the rule of Question Card { $which } counts from now on.
       *[no] No agreement: Question Card { $which } stays as it was.
      }
   *[sit-in] { $adopted ->
        [yes] Agreed: a bot sits in.
       *[no] No agreement: we wait.
      }
  }
ui-agree = Agree
ui-refuse = Refuse
ui-withdraw = Withdraw
ui-trial = Tried in { $rounds } rounds: a round { $length ->
    [longer] gets { $percent } % longer
    [shorter] gets { $percent } % shorter
   *[same] takes as long as before
  }; whoever lays the card wins { $wins ->
    [more] { $points ->
        [one] one percentage point
       *[other] { $points } percentage points
      } more often
    [less] { $points ->
        [one] one percentage point
       *[other] { $points } percentage points
      } less often
   *[same] as often as before
  }.
ui-trial-ends-at-once = Bots refuse: the rule would end a round at once.
ui-trial-never-ends = Bots refuse: with this rule a round would never end.

## The table

ui-table-title = Table { $code }
ui-title-turn = Your turn – Penultimate
ui-players = Players
ui-seat = { $name }{ $bot ->
    [yes] , bot
   *[no] { "" }
  }: { $count ->
    [one] one card
   *[other] { $count } cards
  }, { $points ->
    [one] one point
   *[other] { $points } points
  }{ $turn ->
    [yes] , to play
   *[no] { "" }
  }{ $called ->
    [yes] , called UNO
   *[no] { "" }
  }{ $misses ->
    [0] { "" }
    [one] , misses a turn
   *[other] , misses { $misses } turns
  }{ $dealer ->
    [yes] , dealer
   *[no] { "" }
  }{ $away ->
    [yes] , away
   *[no] { "" }
  }
ui-round-number = Round { $number }
ui-points = { $over ->
    [yes] { $points }, goal { $target }
   *[no] { $points } of { $target }
  }
ui-asked = What is asked now
ui-actions = Calls and help
ui-hand-part = Cards { $from }–{ $to } of { $count }
ui-hand = Your hand, { $count ->
    [one] one card
   *[other] { $count } cards
  }
ui-hand-card = { $card }{ $drawn ->
    [yes] , just drawn
   *[no] { "" }
  }{ $can ->
    [yes] , can be played
    [choose] , can be chosen
   *[no] { "" }
  }
ui-draw-pile = Draw pile, { $count ->
    [one] one card
   *[other] { $count } cards
  }{ $can ->
    [yes] : draw
   *[no] { "" }
  }
ui-draw = Draw
ui-keep = Keep it
ui-take = Take { $count }
ui-challenge = Challenge
ui-say-in-hand = Tap in your hand, one card at a time.
ui-choose-enough = Leave it at that
ui-choose-name = Choose { $name }
ui-choose-way = { $way ->
    [yes] Yes
    [no] No
    [1] The first
    [2] The second
    [3] The third
    [4] The fourth
   *[other] { $way }
  }
ui-confirm-dare = Done
ui-uphold = Guilty
ui-dismiss = Not guilty
ui-abstain = Abstain
ui-own-up = Own up
ui-accuse = { $name } demanded a card
ui-choose-colour = Which colour?
ui-choose-colour-spoken = { $bluff ->
    [yes] Which colour? Careful: this would be a bluff. Escape cancels.
   *[no] Which colour? Escape cancels.
  }
ui-bluff-warning = Only you are told: you hold a card that forbids this one. Laying it is a bluff, and a challenge would succeed.
ui-catch = Catch
ui-catch-name = Catch { $name }
ui-uno-help = : call it with your last card but one
ui-sort = Sort the hand
ui-sorted = { $order ->
    [colour] Sorted by colour.
    [number] Sorted by number.
   *[own] Your own order. Move cards with Alt and the arrow keys, or by dragging.
  }
ui-hint-button = Hint
ui-why = Why can’t I play this card?
ui-the-rule = The rule: { $rule }
ui-can-be-played = { $card } can be played.
ui-none-of-colour = You hold no { $colour } card.
ui-hint = { $verb ->
    [play] { $colour-is ->
        [named] A good player would lay { $card } and name { $colour }.
       *[none] A good player would lay { $card }.
      }
    [draw] A good player would draw.
    [keep] A good player would keep the card.
    [accept] A good player would take the cards.
    [challenge] A good player would challenge.
    [colour] A good player would name { $colour }.
    [choose] A good player would choose { $seat }.
    [uno] Call UNO!
    [catch] Catch { $seat }!
   *[other] A good player would confirm or wait.
  }
ui-move-waits = Your move is made in a moment: first the others may catch.
ui-time-short = Ten seconds are left for your turn; then a bot makes one move for you.
ui-missed = Some events were left out.
ui-next-round = Next round
ui-rematch = Play again
ui-start-anyway = Start without waiting
ui-waiting-for = Waiting for { $names }.
ui-leave = Leave the table
ui-sit-in = Go on with a bot for { $name }
ui-remove = Remove { $name }
ui-pass-host = Make { $name } the host
ui-watchers = { $count ->
    [0] Nobody is watching.
    [one] One person is watching.
   *[other] { $count } people are watching.
  }
ui-scores = Scores
ui-round = Round
ui-total = Total
ui-chart = { $rounds ->
    [one] Line chart of the totals over one round
   *[other] Line chart of the totals over { $rounds } rounds
  }
ui-log = What happened
ui-chat = Chat
ui-chat-text = Message
ui-send = Send
ui-said = { $name } says: { $text }
ui-phrases = Ready-made phrases
ui-phrase-hello = Hello!
ui-phrase-good-luck = Good luck!
ui-phrase-well-played = Well played!
ui-phrase-thanks = Thanks!
ui-phrase-sorry = Sorry!
ui-phrase-oh-no = Oh no!
ui-phrase-hurry-up = Hurry up, please.
ui-phrase-one-moment = One moment, please.
ui-phrase-your-turn = It is your turn.
ui-phrase-haha = Haha!
ui-phrase-congratulations = Congratulations!
ui-phrase-goodbye = Goodbye!
ui-chapters = Chapters
ui-drawer-scores = Scores
ui-drawer-log = What happened
ui-drawer-chat = Chat
ui-drawer-rules = Rules
ui-drawer-settings = Settings
ui-drawer-keys = Keys
ui-drawer-table = Table and players

## The first turns

ui-guide = First turns
ui-guide-done = I know how to play
ui-guide-wait = The others play first. The card in the middle is the one to match; the arrows show the direction.
ui-guide-play = Your turn! The raised cards match the one in the middle in colour, number or symbol. { $touch ->
    [yes] Tap one of them, or drag it up.
   *[no] Choose one of them: click it, drag it up, or use the arrow keys and Enter.
  }
ui-guide-draw = Nothing matches: draw a card from the pile.
ui-guide-drawn = You may play the card you have just drawn, or keep it.
ui-guide-colour = Choose the colour that play goes on with.
ui-guide-answer = You are hit: take the cards, or answer with what is offered below.
ui-guide-uno = Two cards left: press UNO before you lay the next one, or the others can catch you.
ui-guide-catch = Somebody forgot to call UNO. Press Catch before the next player moves!

## Settings

ui-settings = Settings
ui-theme = Appearance
ui-theme-system = Like the system
ui-theme-light = Light
ui-theme-dark = Dark
ui-motion = Motion
ui-motion-system = Like the system
ui-motion-full = Cards fly
ui-motion-reduced = No motion
ui-hand-order = Order of the hand
ui-hand-order-colour = By colour
ui-hand-order-number = By number
ui-hand-order-own = My own
ui-verbosity = Announcements
ui-verbosity-brief = Brief
ui-verbosity-normal = Normal
ui-verbosity-full = Everything
ui-verbosity-help = How much a screen reader is told without asking.
ui-listens = Spoken by a screen reader
ui-listens-help = A forgotten UNO can then be caught from when you have heard of it, not from when it was written.
ui-sounds = Sounds
ui-guide-setting = Explain the first turns

## Keys

ui-keys = Keys
ui-keys-help = Every question is answered without moving the focus. To change a key, press its button and then the new key.
ui-keys-what = What it does
ui-keys-key = Key
ui-key-space = Space
ui-key-press = Press a key
ui-key-change = { $action }: { $key }. Change
ui-keys-reset = Default keys
ui-action-top = Top card and colour
ui-action-hand = My hand
ui-action-hand-by-colour = My hand by colour
ui-action-playable = What I can play, and why not the others
ui-action-explain = Why can’t I play this card?
ui-action-counts = How many cards everyone holds
ui-action-scores = Points
ui-action-last = The last events again
ui-action-turn = Whose turn, direction, and what is asked
ui-action-draw = Draw
ui-action-keep = Keep the drawn card
ui-action-take = Take the cards
ui-action-challenge = Challenge
ui-action-uno = Call UNO
ui-action-catch = Catch
ui-action-next = Next round
ui-action-hint = Hint
ui-action-blue = Blue: name it, or go to such a card
ui-action-green = Green
ui-action-red = Red
ui-action-yellow = Yellow
ui-action-chat = Chat
ui-action-help = This list
ui-fixed-arrows = Along the hand
ui-fixed-arrows-key = Arrow keys
ui-fixed-enter = Play the card
ui-fixed-enter-key = Enter
ui-fixed-alt-arrows = Move the card in the hand
ui-fixed-alt-arrows-key = Alt + arrows
ui-fixed-escape = Cancel, close
ui-fixed-escape-key = Escape

## The connection

ui-line-lost = The connection is lost. Trying again …
ui-line-restarting = The server is restarting. Trying again …
ui-line-back = Connected again.
ui-not-connected = There is no connection at the moment.
ui-problem = The server could not read that.
ui-refused = The table refuses that.
ui-goodbye-elsewhere = This seat is now open in another window.
ui-goodbye-broken = Something is wrong with this table. Try again in a minute.
ui-goodbye-too-many-problems = The server closed the connection.
ui-goodbye-removed = The host removed you from the table.
ui-goodbye-left = You left the table.
ui-goodbye-idle = The connection was closed because nothing happened for too long.
ui-refusal-no-such-table = There is no table with this code.
ui-refusal-table-full = This table is full. You can watch.
ui-refusal-wrong-token = Your seat at this table is no longer there.
ui-refusal-name-taken = Somebody at this table already has that name.
ui-refusal-bad-name = That name cannot be used.
ui-refusal-too-many-tables = There are too many tables at the moment. Try again later.
ui-refusal-no-watching = This table cannot be watched.
ui-refusal-watchers-only-watch = You are watching and cannot do that.
ui-refusal-only-the-host = Only the host can do that.
ui-refusal-not-in-the-lobby = That is only possible before the game.
ui-refusal-not-between-rounds = That is only possible between rounds.
ui-refusal-no-match-on = No match is on.
ui-refusal-stale = The table has moved on in the meantime. Please look again.
ui-refusal-not-a-move = That is not a move.
ui-refusal-no-chat = This table has no chat.
ui-refusal-empty = There is nothing to send.
ui-refusal-no-such-seat = There is no such seat.
ui-refusal-not-free = That seat is taken.
ui-refusal-not-enough-players = It takes at least two players.
ui-refusal-bad-option = That option does not work here.
ui-refusal-bad-rule = That cannot be a rule.
ui-refusal-rule-objected = The bots refuse that rule: a round would end at once or never.
ui-refusal-no-such-proposal = That proposal is already settled.
ui-refusal-not-yours = That is not yours to decide.
ui-refusal-not-away = That player is here.
ui-refusal-cooling-down = One moment before you try to catch again.
ui-refusal-no-hint = There is no hint at the moment.
ui-refusal-too-late-for-seeds = The cards are already dealt.
ui-refusal-already-waiting = Your move already waits to be made.
ui-refusal-busy = The table is busy. Please try again.
ui-refusal-match-not-over = That match is not over yet, or there was no match with that number.
ui-refusal-match-too-long = That match is too long to look back at.
ui-refusal-storage = The server cannot save at the moment, so nothing can be done.
ui-refusal-moved = This table has just moved to another server. Please try again.
ui-refusal-unreachable = This table is at another server, which cannot be reached at the moment.
ui-refusal-table-damaged = This table cannot be read any more.
ui-refusal-went-wrong = Something went wrong on our side. Nothing was changed.
ui-read-again = Something went wrong at this table. It goes on from what was saved.

## Looking back

ui-replay = Look back
ui-replay-title = Looking back
ui-replay-back = Back to the table
ui-replay-step = Step { $step } of { $steps }
ui-replay-previous = One step back
ui-replay-next = One step on
ui-replay-first = To the beginning
ui-replay-last = To the end
ui-replay-position = Step
ui-replay-seat = Seen from
ui-replay-all = all hands open
ui-replay-download = Download the record
ui-replay-verified = Checked: the cards were shuffled as sealed before the match, and every move is in the rules.
ui-replay-not-verified = This record does not hold: { $problem }
ui-replay-missing = This match cannot be shown.
ui-replay-hand = { $name }’s hand
ui-replay-holds = { $count ->
    [one] one card
   *[other] { $count } cards
  }, { $points ->
    [one] one point
   *[other] { $points } points
  }{ $turn ->
    [yes] , to play
   *[no] { "" }
  }

## The felt, the rail and the moments

ui-against = against
ui-against-bots = { $count ->
    [one] one { $level ->
        [beginner] beginner bot
        [easy] easy bot
        [good] good bot
       *[best] best bot
      }, { $deck }
   *[other] { $count } { $level ->
        [beginner] beginner bots
        [easy] easy bots
        [good] good bots
       *[best] best bots
      }, { $deck }
  }
ui-how-to-play = How to play
ui-leave-short = Leave
ui-send-link = Send the link
ui-show-qr = Show QR
ui-seats-and-bots = Seats and bots
ui-free = Free
ui-you = You
ui-you-small = you
ui-remove-short = Remove
ui-presets = Ways to play
ui-preset-printed = As printed
ui-preset-family = Family
ui-preset-wild = Wild
ui-rules-all = Rules, to { $target } points
ui-rules-printed = Nothing is changed.
ui-rules-changed = Changed: { $names }
ui-own-rules = Your own rules
ui-own-none = Both Question Cards are still blank.
ui-quoted = “{ $words }”
ui-here = { $count ->
    [one] One player is here
   *[other] { $count } players are here
  }
ui-here-help = { $count ->
    [one] A tap on a free seat adds a bot.
   *[other] Free seats are dropped when you deal.
  }
ui-table = Table
ui-pile = Draw · { $count }
ui-named = { $colour }, named
ui-on-top = { $colour } · { $face }
ui-tag-away = away
ui-tag-dealer = dealer
ui-tag-misses = misses
ui-sort-word = Sort
ui-why-word = Why?
ui-all-scores = All scores
ui-say-turn = Your turn
ui-say-right = You were right. Your turn
ui-say-fits = { $count ->
    [0] { $draw ->
        [yes] Nothing fits: draw.
       *[no] Nothing fits.
      }
    [one] One card fits{ $draw ->
        [yes] , or draw.
       *[no] .
      }
   *[other] { $count } cards fit{ $draw ->
        [yes] , or draw.
       *[no] .
      }
  }
ui-say-drawn = You drew { $card }
ui-say-drawn-help = { $keep ->
    [yes] Play it or keep it.
   *[no] Play it.
  }
ui-say-hit = +{ $count } is coming at you
ui-say-hit-help = { $cards ->
    [0] From { $name }.
    [one] From { $name }. One card can answer.
   *[other] From { $name }. { $cards } cards can answer.
  }
ui-say-hit-other = +{ $count } is coming at { $name }.
ui-say-choose = { $count ->
    [one] Choose a player
   *[other] Choose { $count } players
  }
ui-say-choose-other = A player is to be chosen.
ui-say-colour-other = The colour is to be named.
ui-say-thinking = { $name } is thinking
ui-say-away = { $count ->
    [one] You are next.
   *[other] You are { $count } seats away.
  }
ui-say-misses = You miss a turn.
ui-say-accused = An accusation
ui-say-dare = What the card says
ui-say-lost = Looking for the table …
ui-take-cost = miss a turn
ui-challenge-cost = wrong: 2 more
ui-star = Star
ui-star-help = send it back
ui-verdict-laid = { $mine ->
    [yes] Your +4 came down on
   *[no] { $name }’s +4 came down on
  }
ui-verdict-on = { $colour }.
ui-verdict-proof = In hand: { $cards }.
ui-verdict-eyes = { $mine ->
    [yes] Your hand was shown
   *[no] Only you see these cards
  }
ui-verdict-bluff = A bluff!
ui-verdict-honest = Honest.
ui-end-out = { $mine ->
    [yes] You’re out!
   *[no] { $name } is out.
  }
ui-end-nobody = Nobody can go on.
ui-end-round = { $mine ->
    [yes] Round { $number } is yours, with { $card }.
    [nobody] Round { $number } ends without a winner.
   *[no] Round { $number } goes to { $name }, with { $card }.
  }
ui-end-held = { $mine ->
    [yes] They held
   *[no] They all held
  }
ui-end-match = { $mine ->
    [yes] You win the match
    [shared] You win the match together
   *[no] { $count ->
        [one] { $names } wins the match
       *[other] { $names } win the match
      }
  }
ui-rank = { $rank ->
    [1] 1st
    [2] 2nd
   *[other] 3rd
  }
ui-race = On the way to { $target }
ui-best-move = { $mine ->
    [yes] Move of the match: yours
   *[no] Move of the match: { $name }
  }
ui-best-bluff = { $mine ->
    [yes] Boldest bluff: yours
   *[no] Boldest bluff: { $name }
  }
ui-best-when = Round { $round }: { $what }
ui-vibration = Vibration
ui-plain-felt = The table keeps one colour
ui-replay-play = Play
ui-replay-pause = Pause
ui-replay-speed = Speed { $times } ×
ui-replay-marks = Marks
ui-replay-mark = Step { $step }: { $what }
ui-replay-proof = Record
ui-replay-seen-by = Seen by
ui-replay-all-short = All
ui-replay-back-short = Back
ui-open-record = Open a record
ui-replay-link = This moment’s address:
ui-passing-away = { $name } is away.
ui-passing-bot = { $name } is away. A bot plays on.
ui-passing-back = { $name } is back.
ui-caught = Caught
ui-say-caught = Caught: { $cards }
ui-chances = Chances
ui-chances-thinking = Working out the chances …
ui-chances-about = How everyone’s chance to win the match stood at each step, with all hands known.
ui-chances-missing = The chances cannot be worked out now.
ui-chance = { $name } { $percent } %
ui-turning-points = Turning points
ui-turning-point = { $name }: { $before } → { $after } %
