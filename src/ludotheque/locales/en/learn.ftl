## Lessons
shell-learn = Learn in 90 seconds
shell-learn-more = Lessons
shell-learn-taken = Course finished
shell-learn-of = Learn { $game }
shell-learn-how = Short lessons on the real board: something to see, something to do. Nothing can go wrong.
shell-learn-steps = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
shell-learn-step = { $step } of { $of }
shell-learn-course = All lessons
shell-learn-next = Go on
shell-learn-again = Try again
shell-learn-show = Show me
shell-learn-skip = Skip
shell-learn-back = Back
shell-learn-brought = A lesson from a file
shell-learn-wrong = That is allowed, and this is what it does. Here another move is asked for.
shell-learn-done = Well done!
shell-with-coach = Play with a coach
shell-learn-following = Next lesson: { $lesson }
shell-learner = You
# The first words of a step whose board is no longer that of the step before.
shell-passage-next = And then…
shell-passage-later = A little later…
shell-passage-elsewhere = Another position.
refused-no-such-lesson = There is no such lesson.
refused-no-such-puzzle = There is no such puzzle.
refused-puzzle-over = This puzzle is solved, or its moves are used up.
refused-no-such-day = There is no puzzle of that day yet.
refused-no-puzzles = This game has no puzzles.
