# The table in the terminal. Words that can be typed stand apart by |; the first one is shown in help and lists.

terminal-words-play = play | lay
terminal-words-draw = draw | take
terminal-words-keep = keep | pass
terminal-words-accept = accept | draw them
terminal-words-challenge = challenge | doubt
terminal-words-uno = uno
terminal-words-catch = catch
terminal-words-colour = colour | color
terminal-words-accuse = accuse
terminal-words-uphold = guilty | uphold
terminal-words-dismiss = not guilty | dismiss
terminal-words-abstain = abstain
terminal-words-own-up = own up | admit
terminal-words-choose = choose
terminal-words-confirm = confirm | done
terminal-words-next = next
terminal-words-top = top
terminal-words-hand = hand | cards | my cards
terminal-words-playable = playable
terminal-words-counts = counts
terminal-words-scores = scores | points
terminal-words-last = last | log
terminal-words-turn = whose turn | turn
terminal-words-time = time | clock
terminal-words-asked = now | asked
terminal-words-help = help
terminal-words-hint = hint | tip
terminal-words-why = why
terminal-words-rule = rule | rules
terminal-words-question-cards = question cards
terminal-words-options = options
terminal-words-write = write
terminal-words-erase = erase
terminal-words-agree = agree
terminal-words-decline = decline | refuse
terminal-words-sit-in = without | sit in
terminal-words-start = start | begin
terminal-words-say = say | chat
terminal-words-verbosity = verbosity
terminal-words-quit = quit | leave | exit
terminal-words-yes = yes | y
terminal-words-brief = brief
terminal-words-normal = normal
terminal-words-full = full

## Beginning and end

terminal-welcome = You play with { $others }. Type ? for help.
terminal-resumed = The game goes on with { $others }. Type ? for help.
terminal-unfinished = There is an unfinished game with { $others }, in round { $round }. Enter takes it up again; yes begins a new one and puts the old one away.
terminal-put-away = The unfinished game with { $others } is put away. To take it up again: penultimate play --resume { $name }
terminal-edition = Edition: { $edition }.
terminal-option = { $option }: { $value }.
terminal-kept = The game is kept. To take it up again: penultimate play --resume
terminal-record = The record of the match: { $path }
terminal-no-record = The record could not be written: { $problem }
terminal-not-kept = The game could not be kept: { $problem }
terminal-leave = Leave the game? Type yes to leave, Enter to stay.
terminal-stays = You stay.
terminal-input-ended = The input has ended.
terminal-goodbye = Goodbye!

## Lists

terminal-or = { " or " }
terminal-quoted = “{ $text }”
terminal-item = { $number }) { $text }
terminal-hand = Your cards: { $cards }.
terminal-hand-none = You hold no cards.
terminal-can = You can play: { $cards }.
terminal-can-or-draw = You can play: { $cards }. Or draw.
terminal-can-draw = Nothing fits: draw.
terminal-rest = Also: { $cards }.
terminal-choices = { $choices }.

## What a move is called

terminal-do-play = play { $card }
terminal-do-play-colour = play { $card } and name { $colour }
terminal-do-play-uno = play { $card } and call UNO
terminal-do-play-colour-uno = play { $card }, name { $colour } and call UNO
terminal-do-draw = draw
terminal-do-keep = keep the card
terminal-do-accept = { $cards ->
    [one] draw the card
   *[other] draw the { $cards } cards
  }
terminal-do-challenge = challenge
terminal-do-uno = call UNO
terminal-do-catch = catch { $player }
terminal-do-colour = name { $colour }
terminal-do-accuse = accuse { $player }
terminal-do-uphold = guilty
terminal-do-dismiss = not guilty
terminal-do-abstain = abstain
terminal-do-own-up = own up
terminal-do-choose = choose { $player }
terminal-do-choose-cards = choose { $cards }
terminal-do-choose-enough = leave it at that
terminal-do-choose-way = choose { $way ->
    [yes] yes
    [no] no
    [1] the first
    [2] the second
    [3] the third
    [4] the fourth
   *[other] { $way }
  }
terminal-do-confirm = confirm that it was done
terminal-do-next = go on to the next round
terminal-nobody = nobody

## Asking

terminal-go-on = Enter goes on. Before that you may say something: uno, or x to catch.
terminal-jump-in = You can jump in with { $card }. Enter lets it pass.
terminal-which-colour = Which colour? blue (b), green (g), red (r) or yellow (y). Enter takes the card back.
terminal-no-colour = “{ $text }” is no colour.
terminal-card-back = The card stays in your hand.
terminal-bluff = You hold a card that forbids the Wild Draw Four: laying it is a bluff, and if { $player } challenges, you draw. Only you are told. Type yes to lay it all the same, Enter to take it back.
terminal-next-round = Enter deals the next round. Before that you can write a rule on a Question Card: write 1 and your rule.
terminal-next-round-plain = Enter deals the next round.

## Not understood, not allowed

terminal-unknown = I do not understand “{ $text }”. Type ? for help.
terminal-did-you-mean = Did you mean “{ $word }”?
terminal-several = “{ $text }” could mean { $meanings }. Type a little more.
terminal-none-of-colour = You hold no { $colour } card.
terminal-none-of-face = You hold no such card: { $face }.
terminal-understood = Understood: { $move }.
terminal-refused = { $reason } ({ $rule })
terminal-why-hint = Type why for the rule.
terminal-no-number = There is no number { $number } in the list, only 1 to { $most }.
terminal-no-numbers = There is no list to choose { $number } from.
terminal-whom = { $command ->
    [catch] Whom do you catch? For instance: catch { $player }
   *[accuse] Whom do you accuse? For instance: accuse { $player }
  }
terminal-possible = Possible now: { $moves }.
terminal-impossible = Nothing to do right now but ask. Type ? for help.
terminal-rule = { $rule }: { $text }
terminal-no-why = Nothing was refused. For a rule of the game type for instance: rule TURN-1
terminal-no-such-rule = There is no rule { $rule }. The chapters:
terminal-chapter = { $chapter }: { $rules }.
terminal-rule-how = To read a rule type for instance: rule TURN-1. A whole chapter: rule TURN.
terminal-hint = A good bot would { $move }.
terminal-no-hint = There is no move to suggest right now.

## Question cards

terminal-card-blank = Question Card { $which } is blank: a plain wild.
terminal-card-rule = Question Card { $which }: “{ $words }”
terminal-card-means = The game understands: { $said }
terminal-card-dare = The game cannot do this by itself: the players carry it out, and the others confirm that it was done.
terminal-card-unknown = It does not understand: { $words }.
terminal-write-how = Type for instance: write 1 the next player draws 2 cards
terminal-write-instead = Did you mean: { $words }? Type yes, or Enter to keep your own words.
terminal-write-sure = Put it on Question Card { $which }? Type yes, or Enter to leave it.
terminal-write-left = Nothing is written.
terminal-write-first = Write a rule for Question Card { $which }, or press Enter to leave it blank.
terminal-bots-agree = The bots agree.
terminal-bots-object = The bots do not agree: { $reason ->
    [ends-at-once] laying the card would mostly end the round at once.
   *[never-ends] rounds would not come to an end.
  }
terminal-trial = { $length ->
    [longer] Rounds get about { $percent } % longer.
    [shorter] Rounds get about { $percent } % shorter.
   *[same] Rounds stay about as long as before.
  }
terminal-proposed = { $by-is ->
    [you] You propose for Question Card { $which }: “{ $words }” The others are asked.
   *[other] { $by } proposes for Question Card { $which }: “{ $words }” Type agree or decline.
  }
terminal-proposed-erase = { $by-is ->
    [you] You propose to leave Question Card { $which } blank. The others are asked.
   *[other] { $by } proposes to leave Question Card { $which } blank. Type agree or decline.
  }
terminal-proposed-sit-in = { $by-is ->
    [you] You propose to go on with a bot for { $name } for now. The others are asked.
   *[other] { $by } proposes to go on with a bot for { $name } for now. Type agree or decline.
  }
terminal-no-proposal = Nobody has proposed anything.
terminal-declined = { $by-is ->
    [you] You do not agree: Question Card { $which } stays as it was.
   *[other] { $by } does not agree: Question Card { $which } stays as it was.
  }
terminal-declined-sit-in = { $by-is ->
    [you] You do not agree: we wait for { $name }.
   *[other] { $by } does not agree: we wait for { $name }.
  }
terminal-withdrawn = The proposal is off the table.
terminal-agreed = You agree.
terminal-sit-in-whom = Without whom? For instance: without { $player }

## A server's table

terminal-joined = You sit at table { $code } as { $name }.
terminal-lobby = At the table: { $players }. { $free ->
    [0] All seats are taken.
    [one] One seat is free.
   *[other] { $free } seats are free.
  }
terminal-lobby-host = Type start to begin the match.
terminal-lobby-wait = { $host } begins the match.
terminal-rematch = Enter: ready for another match. quit: leave.
terminal-ready = You are ready. Waiting for the others.
terminal-said = { $name }: { $text }
terminal-said-phrase = { $name }: { $text }
terminal-came = { $name } sits down.
terminal-went = { $name } has left.
terminal-away = { $name } has lost the connection.
terminal-away-how = If you do not want to wait for { $name }, type: without { $typed }
terminal-back = { $name } is back.
terminal-sits-in = A bot plays for { $name }.
terminal-time-left = { $kind ->
    [dare] In { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
      } the rule counts as carried out, confirmed or not.
   *[turn] { $seat-is ->
        [you] You have { $seconds ->
            [one] one second
           *[other] { $seconds } seconds
          } left.
       *[other] { $seat } has { $seconds ->
            [one] one second
           *[other] { $seconds } seconds
          } left.
      }
  }
terminal-no-clock = No clock is running: take the time you need.
terminal-time-short = { $seconds ->
    [one] One second is left
   *[other] { $seconds } seconds are left
  } for your turn; then a bot makes one move for you.
terminal-missed = You have missed something: this is how the table stands now.
terminal-waiting = The move waits until the time to catch is over.
terminal-left = You have left the table. To come back: penultimate play --join { $code } --server { $server }
terminal-record-at = The record of the match: { $link }
terminal-trying-again = The connection is lost. Trying again.
terminal-restarting = The server is restarting. Trying again.
terminal-connected-again = The connection is back.

terminal-lost-unreachable = There is no answer from { $detail }.
terminal-lost-no-such-table = There is no table with that code.
terminal-lost-table-full = The table is full.
terminal-lost-name-taken = Somebody at the table has that name. Choose another one with --name.
terminal-lost-bad-name = That name cannot be used. Choose another one with --name.
terminal-lost-too-fast = That was too fast for the server. Try again in a moment.
terminal-lost-elsewhere = Your seat is now open in another window.
terminal-lost-removed = The host removed you from the table.
terminal-lost-broken = Something is wrong with this table. Try again in a minute.
terminal-lost-closing = The server is shutting down.
terminal-lost-moved = The table has moved to another server.
terminal-lost-idle = The server closed the connection because nothing happened for too long.
terminal-lost-not-a-server = { $detail } does not seem to be a server of this game.
terminal-lost-bad-code = “{ $detail }” is neither a six-letter table code nor the link to a table.
terminal-lost-bad-server = “{ $detail }” is not the address of a server.
terminal-lost-other = The server has closed the connection.

terminal-not-done-not-in-the-lobby = That is only possible before the match.
terminal-not-done-not-between-rounds = Rules are written before the match or between rounds.
terminal-not-done-no-chat = There is nobody here to chat with.
terminal-not-done-no-connection = There is no connection right now.
terminal-not-done-empty = There was nothing to say.
terminal-not-done-only-the-host = Only the host can do that.
terminal-not-done-not-enough-players = It takes at least two players.
terminal-not-done-no-match-on = There is no match on.
terminal-not-done-stale = The table has moved on. Look again.
terminal-not-done-cooling-down = One moment, then you can try to catch somebody again.
terminal-not-done-not-away = That player is not away.
terminal-not-done-not-free = That has been proposed already.
terminal-not-done-no-such-proposal = That is settled already.
terminal-not-done-not-yours = You are not asked about that.
terminal-not-done-storage = The server cannot save at the moment, so nothing can be done.
terminal-not-done-moved = This table has just moved to another server. Please try again.
terminal-not-done-unreachable = This table is at another server, which cannot be reached at the moment.
terminal-not-done-went-wrong = Something went wrong on our side. Nothing was changed.
terminal-read-again = Something went wrong at this table. It goes on from what was saved.
terminal-not-done-other = The table refuses that.

## Help

terminal-help-aim = The aim: get rid of your cards. Lay one that has the colour, the number or the symbol of the top card; if you cannot, draw one. Who has no cards left wins the round.
terminal-help-turn = Play a card by its number in the list, by its sign or by its name: 3 or r7 or red 7.
terminal-help-colour = A wild needs a colour: w b or 5 b. If you leave it out, you are asked.
terminal-help-uno = With your last card but one add uno: r7 uno. Or type uno before or after it.
terminal-help-catch = If somebody forgets it: catch { $player }, or x.
terminal-help-draw = d draws a card; when a Draw Two or Wild Draw Four hits you, it takes those cards.
terminal-help-signs = Signs: a colour b g r y and then 0 to 9, +2, R for Reverse or S for Skip. w is a Wild, w+4 a Wild Draw Four, w* a Super Star, w?1 and w?2 the Question Cards.
terminal-help-conflict = w alone asks whose turn it is, s alone the scores; w with a colour, or play w, is the card.
terminal-help-letters = Questions, at any time: t top card, h hand, p what you can play and why not the rest, c how many cards each has, s scores, l last events, w whose turn, i a hint and why it is good.
terminal-help-more = Also: now, why, rule TURN-1, options, question cards, verbosity brief, quit. The beginning of a word is enough if it is unmistakable.
terminal-help-write = Between rounds: write 1 and a sentence puts a rule on Question Card 1, erase 1 takes it off.
terminal-help-accuse = Did somebody demand a certain card? accuse { $player }
terminal-braille-line = Braille line: first a hyphen and the top card, then your cards. A number is a letter, a for 1 to j for 0, then the letter of the colour. The other codes:
terminal-braille-code = { $code } { $face }
terminal-help-chat = say and a text: chat.
terminal-help-table = At a table with others: agree or decline answers a proposal; without { $player } proposes that a bot plays for somebody who is away; time says how long you may think.
terminal-verbosity = { $level ->
    [brief] Only what matters most is told.
    [full] Everything is told.
   *[normal] The usual is told.
  }
terminal-verbosity-how = Type verbosity and brief, normal or full.
terminal-no-question-cards = { custom-error-no-custom-cards }

## Starting

terminal-error-no-game = There is no game to take up again.
terminal-error-damaged = The kept game cannot be read: { $path }
terminal-error-option-form = An option is written as name=value, not “{ $text }”.
terminal-error-rules = There are two Question Cards: give at most two rules.
terminal-error-name = A name is one line of 1 to 24 characters.
terminal-error-level = There is no level “{ $text }”, only { $levels }.
terminal-error-bot = This bot cannot play: { $problem }
terminal-bot-faults = A bot went wrong, and a beginner moved in its place: { $problem }
