terminal-welcome = { $game }
terminal-seal = Chance is drawn from a secret number, told at the end. Its seal (SHA-256): { $seal }
terminal-secret = The secret number was { $secret }.
terminal-how = Type a move, several with ; between them, or “help”.
terminal-begins = { $by ->
    [lot] The lot is drawn: { $name } begins.
   *[choice] { $name } begins.
}
terminal-clock = Each turn has an hourglass of { $seconds } seconds, and the prompt tells what is left. { $call ->
    [call] Somebody must say that it is empty: a bot does, or one of you types “time” and the number of their seat, from 0.
   *[auto] What you type after that is not played.
}
terminal-prompt = { $name }>
terminal-prompt-sand = { $name }, { $seconds } s{ $more ->
    [0] { "" }
   *[other] { " " }+ { $more } s
}>
terminal-sand-left = There is still sand in the glass.
terminal-nothing-beneath = There is nothing to look under now.
terminal-player = Player { $number }
terminal-thinking = { $name } is thinking…
terminal-thinking-hint = Looking for a good move…
terminal-preparing = Getting ready: the first time on this machine takes a moment…
terminal-curtain = { $name } chooses in secret; the others look away. What you type is not shown.
terminal-ply = { $ply ->
    [0] The start
    [one] After { $ply } move
   *[other] After { $ply } moves
}
terminal-withheld = This game is played without that help.
terminal-more-moves = These are examples: more moves than can be listed are possible.
terminal-hint = { $told ->
    [none] Try { $move }.
    [proven] Try { $move } (value { $value }, proven).
   *[value] Try { $move } (value { $value }).
}
terminal-save-where = Where to? For example: save game.json
terminal-saved = Saved in { $file }.
terminal-cannot-save = { $file }: cannot be written.
terminal-score = { $name }: { $score }
terminal-winners = { $winners-count ->
    [0] Nobody wins.
    [one] { $winners } wins.
   *[other] { $winners } share the victory.
}
terminal-no-result = The game ended without a result.

# What can be typed; the first spelling is the one shown
terminal-word-help = help, h, ?
terminal-word-moves = moves, m
terminal-word-hint = hint
terminal-word-peek = peek, p
terminal-word-undo = undo, u
terminal-word-board = board, b
terminal-word-save = save
terminal-word-resign = resign
terminal-word-quit = quit, q, exit
terminal-about-help = this list
terminal-about-moves = the moves you may play
terminal-about-hint = a good move, with its value
terminal-about-peek = look under what is covered, where that is allowed now
terminal-about-undo = take back your last move
terminal-about-board = show the board again
terminal-about-save = write the game to a file: save game.json
terminal-about-resign = give up this game
terminal-about-quit = leave the game

refused-invalid-record-unknown-seat = “{ $value }” cannot sit there: human, or bot:1 to bot:5.

## Lessons
terminal-lessons = The lessons of { $game }:
terminal-lesson = { $number }. { $title }
terminal-learn-how = Type the move that is asked for, “show” to be shown, “skip” to go on, or “stop”.
terminal-learn-go-on = [Enter] goes on
terminal-learn-shown = A right move: { $move }
terminal-learn-right = That is it.
terminal-learn-wrong = That is possible, but not what is asked here. Try again.
terminal-learn-marked = Marked: { $marks }.
terminal-learn-done = That was { $title }.
terminal-no-lessons = { $game } has no lessons yet.

## Puzzles
terminal-puzzle = { $id }  grade { $grade }  { $goal } ({ $themes })
terminal-puzzle-attempts = after { $attempts ->
    [one] one attempt
   *[other] { $attempts } attempts
}
terminal-puzzles-made = { $count ->
    [0] No new puzzle
    [one] One new puzzle
   *[other] { $count } new puzzles
} in { $file }.
terminal-puzzles-graded = { $count ->
    [0] There is no puzzle to grade.
   *[other] { $count } puzzles graded, { $changed } of them otherwise than before.
}
terminal-puzzles-checked = { $wrong-count ->
    [0] { $count } puzzles, all of them right.
   *[other] { $count } puzzles, and these are wrong: { $wrong }.
}

## Analysis
terminal-analysed = { $ply }. { $move }  { $chances } %  { $judged }{ $improved ->
    [true] {" "}(better: { $better })
   *[other] {""}
}{ $turning ->
    [true] {" "}← decisive
   *[other] {""}
}
terminal-analysed-many = { $count ->
    [one] One game judged into { $file }.
   *[other] { $count } games judged into { $file }.
}
terminal-dataset-made = { $games ->
    [one] One game
   *[other] { $games } games
}{ $samples ->
    [0] {""}
    [one] , one decision
   *[other] , { $samples } decisions
}: { $file }
terminal-analysed-seat = Seat { $seat }: accuracy { $accuracy } %, inaccuracies { $inaccuracies }, mistakes { $mistakes }, blunders { $blunders }
terminal-judged-only = the only move
terminal-judged-best = best
terminal-judged-good = good
terminal-judged-inaccuracy = inaccurate
terminal-judged-mistake = a mistake
terminal-judged-blunder = a blunder
terminal-judged-hinted = as a hint said

analysed-title = { $game }: a game judged
analysed-seat = Seat { $seat }
analysed-moments = The moments that mattered
analysed-moment = Move { $ply }: played { $move }; better was { $better }.
analysed-moment-fell = Move { $ply }: played { $move }; nothing clearly better was found.
analysed-moves = Every move
analysed-engine = Judged by { $engine }.
analysed-who = Player
analysed-accuracy = Accuracy
analysed-inaccuracies = Inaccuracies
analysed-mistakes = Mistakes
analysed-blunders = Blunders
analysed-ply = Move
analysed-move = Played
analysed-chance = Chances after it
analysed-judged = Judgement
refused-no-drawing = Positions of this game cannot be drawn.
refused-not-built = The drawings are not built yet: “make web” builds them.
refused-no-such-picture = { $file }: the name must end in one of { $known }.
refused-no-such-film = There is no film of the kind { $kind }.
