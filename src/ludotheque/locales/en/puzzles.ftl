## Puzzles
shell-puzzles = Puzzles
shell-puzzles-of = { $game }: puzzles
shell-puzzles-how = A position, a goal, an answer to find on the board. Each one was proven before it came here.
shell-puzzles-count = { $count ->
    [0] No puzzle
    [one] { $count } puzzle
   *[other] { $count } puzzles
}
shell-puzzles-solved = { $count } solved
shell-puzzles-solve = Solve one
shell-puzzles-all = All of them
shell-puzzles-games = Puzzles of all games
shell-puzzles-more = Show more
shell-puzzles-wishes = What to solve
shell-puzzles-theme = Theme
shell-puzzles-grade = How hard
shell-puzzles-any = All
shell-puzzles-rated = Keep a rating
shell-puzzles-rated-hint = Your first answer to each puzzle moves it.
shell-puzzles-rating = Rating { $rating }
shell-today = Today’s puzzles
shell-today-all = The day’s puzzles
shell-today-how = one a game, the same for everybody, until your midnight.
shell-today-past = Caught up with, it is marked as late; a row of days grows on the day itself.
shell-today-result = What is done
shell-today-of = { $count ->
    [one] of { $count } solved
   *[other] of { $count } solved
}
shell-today-streak = { $count ->
    [one] day in a row
   *[other] days in a row
}
shell-today-best = Your longest row: { $count }
shell-today-none = That day has no puzzles
shell-today-none-hint = It has not begun anywhere yet, or it is before the first. If it should be today, look at the date of this device.
shell-today-share = Copy the result
shell-today-day = { $date }: { $count } solved
shell-today-earlier = The month before
shell-today-later = The month after
shell-today-home = { $solved } of { $count } solved
shell-puzzle = Puzzle
shell-puzzle-grade-1 = Very easy
shell-puzzle-grade-2 = Easy
shell-puzzle-grade-3 = Medium
shell-puzzle-grade-4 = Hard
shell-puzzle-grade-5 = Very hard
shell-puzzle-grade-6 = Beyond our bots
shell-puzzle-solved = solved
shell-puzzle-side = Your side
shell-puzzle-left = { $count ->
    [0] No move left
    [one] { $count } move left
   *[other] { $count } moves left
}
shell-puzzle-rating = Rating { $rating } ({ $change })
shell-puzzle-right = That’s it, well seen!
shell-puzzle-right-at-last = That’s it, you found it.
shell-puzzle-on = { $count ->
    [one] Yes! One more move to find.
   *[other] Yes! { $count } more moves to find.
}
shell-puzzle-wrong = Not that one: this is what it does.
shell-puzzle-wrong-par = { $par ->
    [one] One move was all there was: try another way.
   *[other] All { $par } moves are made, and the goal is not reached: try another way.
}
shell-puzzle-watch = This is the way: watch.
shell-puzzle-shown = That was the way.
shell-puzzle-again = Try again
shell-puzzle-next = Next puzzle
shell-puzzle-back = Move back
shell-puzzle-solution = Show the solution
shell-run = Five minutes
shell-run-of = { $game }: five minutes
shell-run-how = As many puzzles as you can, easy ones first. The clock only runs while you think. The third mistake ends the run.
shell-run-begin = Begin
shell-run-again = Once more
shell-run-clock = Time left
shell-run-minute = One minute left.
shell-run-solved-word = { $count ->
    [one] puzzle solved
   *[other] puzzles solved
}
shell-run-mistakes = { $count ->
    [0] no mistake
    [one] { $count } mistake
   *[other] { $count } mistakes
}
shell-run-skip = Skip: a mistake
shell-run-stop = End the run
shell-run-result = How it went
shell-run-over-time = The five minutes are over.
shell-run-over-mistakes = The third mistake ended the run.
shell-run-over-stopped = You ended the run.
shell-run-best = Your best run: { $count }
shell-run-record = Your best run so far!
shell-run-look-again = Worth another look
