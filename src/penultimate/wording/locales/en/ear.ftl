# The page by ear and by one switch: where one is, who comes and goes, what is read aloud.

ui-place-start = Start page.
ui-place-lobby = { $name }’s table. Table code: { $code }. { $taken } of { $seats } seats are taken.
ui-place-table = At table { $code }.
ui-place-round-over = The round is over. { $mine ->
    [yes] Next round: { $key }.
   *[no] You are watching.
  }
ui-place-match-over = The match is over. { $mine ->
    [yes] Play again: { $key }.
   *[no] You are watching.
  }
ui-place-replay = Looking back at the match. The arrow keys go step by step, Escape leads back.
ui-passing-came = { $name } sits down.
ui-passing-left = { $name } leaves the table.
ui-passing-bot-came = { $name } sits down, a bot.
ui-passing-bot-left = { $name }, a bot, is gone.
ui-code-short = A table code has six letters.
ui-key-button = the button “{ $action }”
ui-action-play-drawn = Play the drawn card
ui-action-card = Card { $number }
ui-action-earlier = One event back
ui-action-later = One event on
ui-history-end = { $end ->
    [first] Nothing happened before that.
   *[last] Nothing has happened since.
  }
ui-letters = Single keys do something
ui-letters-help = Off: letters, digits and Space are left to your screen reader or your voice control. Tab, arrows and Enter still play.
ui-read-aloud = Read aloud
ui-read-aloud-help = The browser speaks what happens and what you ask for. You need no screen reader.
ui-voice = Voice
ui-voice-any = The browser’s own
ui-voice-rate = Speed of speech
ui-voice-try = Listen
ui-voice-sample = It’s your turn. You have seven cards.
ui-switch = One switch
ui-switch-help = What can be done is marked one after the other; one key (Space or Enter) or a tap anywhere takes what is marked.
ui-switch-pace = Seconds at each
ui-card-size = Size of the cards
ui-text-size = Size of the text
ui-size = { $size ->
    [normal] Normal
    [large] Large
   *[huge] Very large
  }
