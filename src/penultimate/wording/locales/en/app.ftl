# The page as an app: what is read before it runs or where it is linked, and coming back to one's seats.

ui-app-description = A card table that everyone can sit at: in the browser, with friends or bots, in five languages, free and without an account.
ui-app-noscript = Penultimate is played in the browser and needs JavaScript. Please switch it on for this page.
ui-app-invitation = { $host } invites you to play with the { $deck }

## Your tables

ui-own-tables = Your tables
ui-own-table = { $others ->
    [0] Table { $code }
   *[other] With { $names }
  }
ui-own-state = { $state ->
    [yours] Your turn
    [theirs] { $name }’s turn
    [lobby] Not dealt yet
    [round-over] Between two rounds
    [match-over] Match over
   *[unknown] Table { $code }
  }

## Invitations

ui-invited-by = { $host } invites you
ui-invited-to = { $changed ->
    [0] { $deck }
   *[other] { $deck }, with house rules
  }
ui-invited-with = At the table: { $names }
ui-invited-full = No seat is free. { $watching ->
    [yes] You can watch.
   *[no] { "" }
  }
ui-invited-gone = This invitation leads nowhere any more: there is no table { $code }.
ui-join-other = Join as somebody else
ui-watch-other = Watch in another tab
ui-invite-now = { $how ->
    [watch] While a match is on, whoever comes can watch.
   *[no] While a match is on, nobody else can come in.
  }
ui-seat-held = You have a seat at this table.
ui-seat-back = Back to your seat
ui-elsewhere-title = This seat is open in another tab
ui-elsewhere-help = You go on playing there. { $other ->
    [join] Here you can take the seat back, or join as somebody else.
    [watch] Here you can take the seat back, or watch: no other seat is free.
   *[no] Here you can take the seat back.
  }
ui-elsewhere-take = Take it back here
ui-to-start = To the start page

## Leaving

ui-leave-question = Leave the table?
ui-leave-playing = A bot plays on for you. Your seat stays yours: you can come back at any time.
ui-leave-open = Your seat becomes free for others.
ui-leave-stay = Stay

## Without a line

ui-refusal-no-answer = The server does not answer. Is there a connection?
ui-no-line = Without a connection you can read the rules and change the settings. To play you need one.
ui-connecting = Connecting …
ui-share = Share
