### The pages around the table: home, set-up, invitations, what is not there, about.

## Home
shell-title-called = ({ $count }) Ludothèque
shell-games = What shall we play?
shell-games-count = { $count } games
shell-daily = Today
shell-daily-sentence = The same for everybody. In a game only the first try counts; a puzzle may be tried again.
shell-daily-of = { $game } of the day
shell-daily-open = not played yet
shell-daily-won = Solved today
shell-daily-played = Played today, not solved
shell-daily-play = Play it
shell-daily-again = Again, as practice
shell-tagline = Board games from France, to play at once: alone, against bots, with friends. No account.
shell-friend = With a friend
shell-players = { $from } to { $to } players
shell-players-or = { $from } or { $to } players
shell-players-exactly = { $count ->
    [one] 1 player
   *[other] { $count } players
  }
shell-minutes = { $from } to { $to } minutes
shell-play-at-once = Play now
shell-full-game = The full game
shell-opponent = Against { $grade ->
    [0] a bot for children
    [1] a gentle bot
    [2] an easy bot
    [3] a fair bot
    [4] a strong bot
   *[5] a nearly perfect bot
  } (level { $level } of { $levels }).
shell-set-up = Set up
shell-rules = Rules
shell-rules-of = The rules of { $game }
shell-which-rule = Which rule?
shell-read-rules = Read the rules
shell-my-tables = Your tables
shell-table = A table
shell-table-over = finished
shell-table-running = in play
shell-table-theirs = the others’ turn
shell-table-with = with { $names }
shell-table-between = { $names }
shell-table-alone = on your own
shell-table-gone = This table is gone.
shell-table-unshown = This table is kept, and cannot be shown now.
shell-remove = Remove from the list
shell-remove-named = Remove { $game } from the list, { $when }
shell-all-tables = All { $count } tables
shell-tables-waiting = { $count ->
    [one] 1 waits for you
   *[other] { $count } wait for you
  }
shell-finished = { $count ->
    [one] 1 finished game
   *[other] { $count } finished games
  }
shell-fewer = Fewer
shell-delete = Delete the table
shell-delete-named = Delete the table of { $game }, { $when }
shell-delete-ask = The table and its matches will be gone, for everybody. Delete it?
shell-forget-ask = The table goes on for the others, but your link to it will be gone from this browser.
shell-keep = Keep it
shell-invite-how = Choose a game: a seat at the table waits for your friend, and you get a link to send.
shell-import = Open a saved game
shell-import-hint = A saved game is a small text, made with “Save the game as a file” in the menu of its table. You can step through it and go on from any move.
shell-import-file = From a file
shell-import-paste = Or paste it here
shell-import-move = Move { $number } cannot be:
shell-import-open = Open

## Set-up
shell-who = Who plays?
shell-how-many = How many players?
shell-seat = Seat { $number }
shell-player = Player { $number }
shell-kind-here = Here
shell-kind-link = By link
shell-kind-bot = Bot
shell-name-of = Name of player { $number }
shell-level-of = Level of bot { $number }
shell-level = { $grade ->
    [0] for children
    [1] gentle
    [2] easy
    [3] fair
    [4] strong
   *[5] nearly perfect
  }
shell-rating = { $error ->
    [0] { $rating } points
   *[other] { $rating } ± { $error } points
  }
shell-rating-hint = Points (Elo) count from the lowest level: a bot with 200 more wins three games of four.
shell-link-later = You will get a link to send.
shell-who-begins = Who begins?
shell-who-begins-youngest = Who begins? The youngest, or by lot.
shell-begins-lot = By lot
shell-begins-bot = Bot { $number }
shell-begins-hint = The table is only turned: everybody keeps their place beside the others.
shell-invite-go = Open the table and invite
shell-clock = A clock?
shell-clock-none = None
shell-clock-turn = { $seconds } s a turn
shell-clock-game = { $minutes } min each
shell-clock-days = { $days ->
    [one] a day a turn
   *[other] { $days } days a turn
}
shell-clock-each = { $minutes } min each, and { $increment } s more a move
shell-clock-hourglass = An hourglass of { $seconds } s a turn
shell-clock-free = No clock
shell-hints-allowed = Hints allowed
shell-hints-allowed-hint = Otherwise nobody gets hints while you play together. Whoever uses one is named to all.
shell-options = The rules you play by
shell-option-is = { $label }: { $value }
shell-presets = Ready-made rules
shell-all-options = All { $count } options
shell-per-seat = A different one for each player
shell-bots-alone = Only bots are sitting here: you will watch.
shell-play = Play
shell-naming = Who invites?
shell-naming-why = Your name, as your friend will read it on the invitation
shell-naming-none = Without a name

## Invitations
shell-invited = An invitation
shell-invited-to = Somebody invites you to { $game }
shell-invited-by = { $host } invites you to { $game }
shell-watch = Watch
shell-who-sits = Who sits at the table
shell-rules-plain = The rules as in the rulebook
shell-hints-yes = Hints are allowed; whoever uses one is named
shell-hints-no = No hints while you play
shell-your-seat = Your seat
shell-take-seat = Take the seat
shell-take-what = You sit down at once and play here in the browser, without an account. { $named ->
    [1] { $host } sees
   *[other] Whoever invites you sees
  } that you have come.
shell-came = { $name } has come and sits at the table.
shell-arrived = You sit at the table. { $names-count ->
    [one] { $names } is here too.
   *[other] { $names } are here too.
  }
shell-arrived-away = You sit at the table. { $names-count ->
    [one] { $names } is not here now, and will
   *[other] { $names } are not here now, and will
  } see that you have come.
shell-seat-taken = Somebody already sits here.
shell-seat-yours = You have a seat at this table.
shell-to-table = To the table
shell-no-invitation = This invitation leads nowhere
shell-no-invitation-hint = The table may have been deleted, or a piece of the link was lost on the way. Ask for the link again.
shell-invite-send = { $count ->
    [one] Send this link to your friend:
   *[other] Send each friend one of these links:
  }
shell-invitation-for = Link for seat { $number }
shell-copy = Copy
shell-copied = Copied
shell-copy-failed = The browser would not copy it. The link is selected: copy it with Ctrl+C, or hold a finger on it.
shell-share = Share
shell-share-named = Share: { $what }
shell-copy-named = Copy: { $what }
shell-only-here = These links work on this machine only: to invite somebody elsewhere, Ludothèque must be opened to the network.
shell-watch-link = Link for watching
shell-watch-hint = Whoever has this link can watch and cannot play.

## Where something is not
shell-missing = There is nothing here
shell-missing-hint = The address is misspelt, or what was here is gone.
shell-kept = This table is kept, and cannot be shown
shell-no-key = This table needs a link
shell-no-key-hint = The address alone opens nothing: every seat has a link of its own. Ask whoever sent you here for an invitation, or for the link to watch.
shell-removed = This table was deleted
shell-removed-hint = There is always another one.

## About
shell-about = About
shell-about-what = { $games-count ->
    [0] Ludothèque is a table for board games.
   *[other] Ludothèque is a table for { $games }.
  } Alone, against bots, on one screen or over the network.
shell-about-accounts = There are no accounts. A seat is a secret link that only your browser keeps; whoever has the link has the seat.
shell-about-records = Every match can be saved as a record, a small text that anybody can step through and go on from.
shell-about-licence = The program is free software under the MIT licence.
shell-about-others = What else is inside, and its licences
