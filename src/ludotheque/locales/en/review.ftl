## Reviews
refused-match-running = Nothing is judged while the match runs.
refused-no-analyst = Games of this kind cannot be judged yet.
refused-no-review = Nobody has had this match judged yet.
refused-not-judged = This move could not be judged; try again.
refused-too-long = A game of more than { $limit } moves is not judged.

shell-review-title = Review
shell-review-of = { $game }: the game judged
shell-review-table = Back to the table
shell-review-making = The game is being judged…
shell-review-queued = { $place ->
    [1] Yours is next.
   *[other] { $place } games are waiting.
}
shell-review-failed = The game could not be judged this time.
shell-review-stopped = The judging was stopped.
shell-review-again = Try again
shell-review-deeper = Look deeper
shell-review-deeper-hint = Ten times as long, and surer.
shell-review-anew = Judge it anew
shell-review-anew-hint = The engine has learned since.
shell-review-lists = Moves and summary
shell-review-moves = Moves
shell-review-summary = Summary
shell-review-better = A better move
shell-review-back = Back to the game
shell-review-mistakes = Find better
shell-review-analyse = Analyse from here

shell-review-judged-only = Only move
shell-review-judged-best = Best
shell-review-judged-good = Good
shell-review-judged-inaccuracy = Inaccuracy
shell-review-judged-mistake = Mistake
shell-review-judged-blunder = Blunder
shell-review-judged-fatal = Fatal move
shell-review-judged-hinted = As a hint said
shell-review-certain = calculated to the end

shell-review-verdict-winnable = Can still be won
shell-review-verdict-lost = Lost, that is proved
shell-review-verdict-lost-redeal = Lost without a redeal, that is proved
shell-review-verdict-unknown = Nobody knows whether it can be won

shell-review-start = Before the first move
shell-review-ply = Move { $ply } of { $of }
shell-review-chance = { $name } { $percent } %
shell-review-chance-alone = Chance to win: { $percent } %
shell-review-over-par = { $moves ->
    [0] On par so far
    [one] One move over par
   *[other] { $moves } moves over par
}
shell-review-lost = It cost { $you ->
    [true] you
   *[false] { $name }
} { $percent } %.
shell-review-lost-alone = It cost { $percent } %.
shell-review-lost-little = That hardly changed the chances.
shell-review-better-was = Better: { $move }
shell-review-onward = What then?
shell-review-better-line = What could have come:

shell-review-said = What is said of the move
shell-review-unfold = Read all that is said of the move
shell-review-graph = The chances, move by move
shell-review-graph-hint = Left and right step through the game; page up and page down go from turning point to turning point.
shell-review-graph-from = { $you ->
    [true] You begin with { $from } % and end with { $to } %.
   *[false] { $name } begins with { $from } % and ends with { $to } %.
}
shell-review-graph-from-alone = It begins with { $from } % and ends with { $to } %.
shell-review-graph-over-par = It ends { $moves ->
    [0] on par
    [one] one move over par
   *[other] { $moves } moves over par
}.
shell-review-graph-even = No single move decided the game.
shell-review-turning = Turning points: { $list }.
shell-review-turning-short = { $kind } at move { $ply }

shell-review-moment-fatal = With this move the deal was lost
shell-review-moment-fatal-redeal = From here on it takes a redeal
shell-review-moment-thrown = { $you ->
    [true] You give a sure win away
   *[false] { $name } gives a sure win away
}
shell-review-moment-thrown-alone = A sure win is given away
shell-review-moment-passed = { $you ->
    [true] You let a win go by
   *[false] { $name } lets a win go by
}
shell-review-moment-passed-alone = A win goes by
shell-review-moment-turned = { $you ->
    [true] You let the lead go
   *[false] { $name } lets the lead go
}
shell-review-moment-turned-alone = The win grows unlikely
shell-review-moment-missed = { $you ->
    [true] You do not use the other’s mistake
   *[false] { $name } does not use the other’s mistake
}
shell-review-moment-missed-alone = A chance is missed
shell-review-moment-slip = { $you ->
    [true] You fall behind
   *[false] { $name } falls behind
}
shell-review-moment-slip-alone = A step in the wrong direction
shell-review-moment-failed = { $you ->
    [true] Your try does not fit
   *[false] { $name }: a try that does not fit
}
shell-review-moment-failed-alone = A try that does not fit
shell-review-moment-hinted = A closer look finds better than the hint
shell-review-moment-hinted-alone = A closer look finds better than the hint
shell-review-moment-only = { $you ->
    [true] You find the only move
   *[false] { $name } finds the only move
}
shell-review-moment-only-alone = The only move, and it was found

shell-review-moment-fell = { $you ->
    [true] You fall behind without a clear mistake
   *[false] { $name } falls behind without a clear mistake
}
shell-review-moment-fell-alone = The win moves away without a clear mistake
shell-review-moment-fell-well = { $you ->
    [true] Well played, but you fall behind
   *[false] Well played, but { $name } falls behind
}
shell-review-moment-fell-well-alone = Well played, but the win moves away
shell-review-moment-raised = { $you ->
    [true] Your move: stronger than it looked
   *[false] { $name }: stronger than it looked
}
shell-review-moment-luck = Chance decides
shell-review-moment-luck-alone = Chance decides
shell-review-fell = { $you ->
    [true] Your chance falls
   *[false] The chance of { $name } falls
} from { $from } % to { $to } %. Nothing clearly better was found: { $place ->
    [even] the position was harder than it looked.
    [hard] the position was already difficult.
   *[lost] the position was nearly lost already.
}
shell-review-fell-alone = The chance falls from { $from } % to { $to } %. Nothing clearly better was found: { $place ->
    [even] the position was harder than it looked.
    [hard] the position was already difficult.
   *[lost] the position was nearly lost already.
}
shell-review-rose = { $you ->
    [true] Your chance rises
   *[false] The chance of { $name } rises
} from { $from } % to { $to } %: more than was seen before the move.
shell-review-unblamed = { $you ->
    [true] You
   *[false] { $name }
} lost ground ({ $from } % at the start, { $to } % at the end) and no move is to blame: nothing clearly better was found.
shell-review-unblamed-alone = From { $from } % at the start to { $to } % at the end, and no move is to blame: nothing clearly better was found.
shell-review-hinted = as a hint said
shell-review-hinted-count = { $count ->
    [one] One move followed a hint and does not count here.
   *[other] { $count } moves followed a hint and do not count here.
}
shell-review-assisted = There was help in this game.
shell-review-no-mistakes = { $you ->
    [true] There is nothing to try again: none of your moves was a clear mistake.
   *[false] There is nothing to try again: no move was a clear mistake.
}

shell-review-given-margin = { $given ->
    [one] { $given } point given away
   *[other] { $given } points given away
}
shell-review-given-colours = { $given ->
    [one] A lead of { $given } colour given away
   *[other] A lead of { $given } colours given away
}
shell-review-given-turns = { $given ->
    [one] { $given } turn given away
   *[other] { $given } turns given away
}

shell-review-given-over-par = { $given ->
    [one] A move more than it takes
   *[other] { $given } moves more than it takes
}

shell-review-accuracy = Accuracy
shell-review-counts-inaccuracies = { $count ->
    [one] { $count } inaccuracy
   *[other] { $count } inaccuracies
}
shell-review-counts-mistakes = { $count ->
    [one] { $count } mistake
   *[other] { $count } mistakes
}
shell-review-counts-blunders = { $count ->
    [one] { $count } blunder
   *[other] { $count } blunders
}
shell-review-phases = How exact in each part of the game
shell-review-phase-opening = Opening
shell-review-phase-middle = Middle
shell-review-phase-end = End
shell-review-moments = Moments that mattered
shell-review-moments-none = Nothing that would have changed the game.
shell-review-quick = A quick look
shell-review-deep = A deep look

shell-review-try-ask = { $you ->
    [true] This was { $judged }. Find something better.
   *[false] { $name }: this was { $judged }. Find something better.
}
shell-review-try-ask-alone = This was { $judged }. Find something better.
shell-review-try-judged-inaccuracy = an inaccuracy
shell-review-try-judged-mistake = a mistake
shell-review-try-judged-blunder = a blunder
shell-review-try-judged-fatal = the fatal move
shell-review-try-on = And further in the same turn.
shell-review-try-right = Well seen: nothing is better.
shell-review-try-better = Better than what was played, but there is more to be had.
shell-review-try-wrong = That is no better. Try again.
shell-review-try-thinking = Looking at your move…
shell-review-try-next = Next one
shell-review-try-again = Another try
shell-review-try-show = Show it
shell-review-try-stop = Back to the review
shell-review-try-count = { $number } of { $of }
shell-review-try-done = { $of ->
    [1] { $found ->
        [0] That was the only one, not found at the first try.
       *[other] That was the only one, found at the first try.
    }
   *[other] That was the last of { $of }: { $found } found at the first try.
}
shell-review-press = Learn from this game
shell-review-by-file = Review it
