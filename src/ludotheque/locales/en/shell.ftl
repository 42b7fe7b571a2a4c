### The shell around the games: table, preferences, refusals.

shell-title = Ludothèque
shell-skip = Skip to the content
shell-home = Ludothèque, home
shell-to-home = To the games
shell-close = Close
shell-yes = Yes
shell-no = No
shell-on = on
shell-off = off
shell-loading = One moment…
shell-unfetched = A piece of the page could not be fetched.
shell-reload = Load again
shell-try-again = Try again

## Preferences
shell-preferences = Preferences
shell-language = Language
shell-theme = Light
shell-theme-auto = As the system
shell-theme-light = Light
shell-theme-dark = Dark
shell-sound = Sound
shell-confirm = Confirm moves
shell-confirm-hint = A move is shown first and played when you confirm it.
shell-coordinates = Coordinates
shell-coordinates-hint = Letters and numbers along the edge of the board.
shell-your-name = Your name
shell-rename = Change

## Seats
shell-bot = bot, level { $level }
shell-bot-long = { $name } (bot, level { $level })
shell-program = { $name } (bot)
shell-bot-name = { $number ->
    [1] Moss
    [2] Pebble
    [3] Fern
    [4] Willow
   *[other] Bot { $number }
  }
shell-seat-open = Open seat { $number }
shell-you = (you)
shell-thinks = thinking
shell-prepares = getting ready
shell-away = away
shell-gone = gone
shell-has-chosen = chosen
shell-chooses = choosing

## The table
shell-panel = The match
shell-your-turn = Your turn
shell-turn-of = { $name } to play
shell-turn-yours = Your turn
shell-turn-named = { $name }
shell-thinking = { $name } is thinking…
shell-preparing = { $name } is getting ready: the first time on this machine takes a moment…
shell-chance = Chance decides…
shell-choose-secretly = Choose in secret
shell-choose-secretly-named = { $name } chooses in secret
shell-waiting-choices = Waiting for { $names }
shell-waiting-seats = { $count ->
    [one] Waiting for a friend
   *[other] Waiting for { $count } friends
  }
shell-watching = You are watching.
shell-no-moves = No move yet.
shell-log = The moves so far
shell-board = The board
shell-no-board = This game has no board in the browser yet.
shell-hint = Hint
shell-takeback = Take back
shell-taken-back = Taken back.
shell-draw = Offer a draw
shell-pause = Pause
shell-resign = Resign
shell-play-on = Play on
shell-export = Save the game as a file
shell-replay = Replay the moves
shell-replay-slider = Position in the match
shell-ply = After move { $ply } of { $of }
shell-first = To the beginning
shell-previous = One move back
shell-next = One move on
shell-last = To the present

## Hints
shell-hint-queued = Your hint is waiting for its turn…
shell-hint-running = Looking for a good move…
shell-hint-preparing = Getting ready: the first time on this machine takes a moment…
shell-hint-failed = No hint could be found this time.
shell-coach = Coach
shell-coach-hint = One sentence a turn about what matters now. The match counts as helped, as with a hint.
shell-coach-strongest = Well played: the strongest bot would have done the same.
shell-value = Estimated value: { $value }.
shell-value-proven = Value, proven: { $value }.
shell-stop = Stop

## Offers and absences
shell-offered-takeback = { $name } would like to take back a move. All right?
shell-offered-draw = { $name } offers a draw. Accept?
shell-offered-pause = { $name } would like to pause. All right?
shell-offered-rematch = { $name } would like to play again with seats changed. You too?
shell-offering-takeback = Asked to take back. Waiting for { $names }.
shell-offering-draw = A draw is offered. Waiting for { $names }.
shell-offering-pause = A pause is offered. Waiting for { $names }.
shell-offering-rematch = Another match is offered. Waiting for { $names }.
shell-withdraw = Withdraw
shell-gone-what = { $name } has been away for a while. What shall we do?
shell-gone-wait = Wait
shell-gone-bot = Let a bot play on
shell-gone-end = End without result
shell-unanswered = The table has not answered yet…
shell-lost = The connection is lost.
shell-lost-hint = It comes back by itself; nothing is lost.

## One screen
shell-curtain = Changing players
shell-curtain-for = Only for { $name }
shell-curtain-hint = The others look away: this choice is secret.
shell-curtain-lift = I am { $name }

## The end
shell-you-win = You win!
shell-you-win-with = You win, with { $names }!
shell-wins = { $names-count ->
    [one] { $names } wins
   *[other] { $names } win
  }
shell-all-win = A draw
shell-solo-won = You did it!
shell-solo-lost = Not this time
shell-ended = Ended without result
shell-reason = The match is over.
shell-resigned = { $you ->
    [true] You resigned
   *[false] { $name } resigned
}
shell-reason-resigned = { shell-resigned }.
shell-reason-agreed = A draw by agreement.
shell-reason-time = { $you ->
    [true] You ran out of time.
   *[false] { $name } ran out of time.
}
shell-reason-abandoned = The match was ended because { $you ->
    [true] you were gone.
   *[false] { $name } was gone.
}
shell-assisted = Hints were used in this match.

## Refusals
shell-refused = That does not work ({ $code }).
refused-unreachable = The server does not answer. Is it running?
refused-server-error = Something went wrong on the server.
refused-not-found = There is nothing of that kind here.
refused-too-large = That is too large.
refused-too-many = Too many at once; try again in a while.
refused-invalid-request = The server did not understand that.
refused-already-chosen = You have already chosen.
refused-bad-clock = There is no such clock.
refused-bad-host = This server does not answer to that name.
refused-bad-name = That name cannot be used: at most 40 plain characters, not beginning with “bot:”.
refused-bad-origin = Another page asked for this, so it was refused.
refused-busy = The bots are all busy; try again in a while.
refused-cannot-offer = That cannot be offered now.
refused-hello-first = The connection began without a greeting.
refused-http-error = The server refused that.
refused-invalid-message = The server did not understand that.
refused-match-over = The match is over.
refused-no-bots = This game has no bots.
refused-hints-off = There are no hints at this table: everybody would have to agree when it is set up.
refused-no-hint = There is no hint now.
refused-no-such-job = That work is over already.
refused-invalid-record-another-game = game: the record is of another game than { $game }.
refused-no-such-level = There is no level { $level }.
refused-no-such-match = There is no such match at this table.
refused-no-such-offer = That offer no longer stands.
refused-no-such-ply = The match does not go that far.
refused-no-such-seat = There is no such seat.
refused-no-such-table = There is no such table.
refused-not-allowed = That cannot be asked here.
refused-not-gone = { $name } is not gone long enough.
refused-not-stored = The move could not be stored, so it was not made. Try again.
refused-other-rules = This match was played under version { $rules } of the rules, which is no longer here. It is kept as it is.
refused-not-the-host = Only whoever opened the table may do that.
refused-not-while-playing = Not while the match is running.
refused-not-your-seat = That is not your seat.
refused-nothing-to-take-back = There is nothing to take back.
refused-own-offer = The others must answer your offer.
refused-already-paused = Time stands still already.
refused-not-paused = Time is not paused.
refused-paused = Time stands still: go on first.
refused-no-such-service = This game offers nothing of that kind.
refused-seat-taken = Somebody already sits here.
refused-unknown-token = This link opens nothing here.

# The stage
shell-see-rule = Which rule?
shell-menu = Menu
shell-speed = Moves of the others
shell-speed-calm = calm
shell-speed-normal = normal
shell-speed-quick = quick
shell-speed-once = at once
shell-how-shown = How it is shown and played
shell-sheet = Score sheet
shell-other-game = Another game
shell-move-waits = Your move waits for the connection.
shell-move-waits-hint = Your move is kept and leaves as soon as the connection is back.
shell-move-recall = Take it back
shell-move-given-back = The position changed while you were offline: your move was not played.
shell-again = Play again
shell-my-link = Play on another device
shell-my-link-hint = Open this link on another device and you sit in your seat there. It is yours alone: whoever has it plays for you.
shell-invite-later = To the table
shell-invite-title = Your friend is still to come
shell-invite = Invite
shell-qr = As a QR code
shell-autoplay = Play by itself
shell-position-link = Link to this position
shell-fork = Go on from here
shell-fork-side = Which side do you want to play? Bots take the others.
shell-hinted = { $you ->
    [true] You took a hint.
   *[false] { $name } took a hint.
}
shell-declined-takeback = { $name } would rather leave the move as it is.
shell-declined-draw = { $name } does not want a draw.
shell-declined-pause = { $name } would rather play on.
shell-declined-rematch = { $name } does not want another match now.
shell-declined-anew = { $name } would rather not begin again.
shell-rematch = Change seats
shell-change = Change seats or level
shell-change-seats-hint = Everybody moves one seat on, and another begins:
shell-change-level-other = Or another level:
shell-change-level-hint = { $edge ->
    [lowest] This was level { $level }, the gentlest.
    [highest] This was level { $level }, the strongest.
   *[between] This was level { $level }.
  } The same game at a new table, against:
shell-change-all = Choose players and rules anew
shell-offered-anew = { $name } would like to begin again in the same seats. All right?
shell-offering-anew = Asked to begin again. Waiting for { $names }.
shell-paused = The { $glass ->
    [1] hourglass
   *[other] clock
} stands: the match is paused.
shell-paused-away = The { $glass ->
    [1] hourglass
   *[other] clock
} stands until everybody is here.
shell-paused-by = { $you ->
    [true] You asked for a pause.
   *[false] { $name } asked for a pause.
}
shell-resume = Go on
shell-series = At this table:
shell-series-of = { $name }: { $wins }
shell-series-match = Match { $count }: { $result }
shell-resign-ask = Do you want to give up this match?
