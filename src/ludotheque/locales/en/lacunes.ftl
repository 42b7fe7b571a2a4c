# Lacunes: everything the game says. Clauses are cited where the board shows them, not here.

lacunes-name = Lacunes
lacunes-sentence = On your own: move cards into the gaps, each right after the one before it in its suit, until every row runs from two to king.

## Cards

lacunes-rank = { $rank ->
    [A] ace
    [T] 10
    [J] jack
    [Q] queen
    [K] king
   *[other] { $rank }
}
lacunes-rank-below = { $below ->
    [T] 10
    [J] jack
    [Q] queen
   *[other] { $below }
}
lacunes-suit = { $suit ->
    [C] clubs
    [D] diamonds
    [H] hearts
   *[S] spades
}
lacunes-card = { lacunes-rank } of { lacunes-suit }
lacunes-the-card = the { lacunes-card }
lacunes-card-first = The { lacunes-card }
lacunes-row-name = { $row ->
    [1] first row
    [2] second row
    [3] third row
   *[4] fourth row
}

## What happened

lacunes-event-moved = { $column ->
    [1] { lacunes-card-first } now heads the { lacunes-row-name }.
   *[other] { lacunes-card-first } goes to the { lacunes-row-name }.
}
lacunes-event-hopped = { lacunes-card-first } hops to the { lacunes-row-name }.
lacunes-event-row-complete = The { lacunes-row-name } is complete: all the { lacunes-suit }.
lacunes-event-gathered = { $kept ->
    [0] No card stays; all others are gathered and shuffled.
    [one] One card stays; all others are gathered and shuffled.
   *[other] { $kept } cards stay; all others are gathered and shuffled.
}
lacunes-event-redealt = The cards are dealt again.
lacunes-event-blocked = No card can move. { $placed } in place. { $left ->
    [unlimited] You may redeal.
    [one] One redeal is left.
   *[other] { $left } redeals are left.
}
lacunes-event-lost = No card can move any more. In place: { $placed } of 48.
lacunes-event-won = Won! Every suit stands in its row.

## Refusals

lacunes-refused-game-over = This game is over.
lacunes-refused-chance-due = The cards are being dealt again.
lacunes-refused-chance-not-due = Nobody asked for a redeal.
lacunes-refused-redeal-cards = A redeal uses the same 48 cards and leaves 4 gaps.
lacunes-refused-redeal-kept = A card in place does not move in a redeal.
lacunes-refused-redeal-gaps = In this redeal the gaps stand right behind the cards in place.
lacunes-refused-redeal-not-allowed = No redeal now: you still have a move, or no redeal is left.
lacunes-refused-not-in-play = The aces are out of the game.
lacunes-refused-wrong-target = The { lacunes-card } does not fit there.
lacunes-refused-gap-dead = That gap is dead for now: a king or another gap stands to its left.
lacunes-refused-two-locked = A two that heads a row stays there.
lacunes-refused-no-gap-for-card = { $stands ->
    [yes] The { lacunes-card } is already right of the { lacunes-rank-below } of { lacunes-suit }: that is where it belongs.
   *[no] The { lacunes-card } fits only right of the { lacunes-rank-below } of { lacunes-suit }: there is no gap there.
}
refused-invalid-record-not-a-setup = setup: deal:NUMBER, id: and 44 digits, or layout: and four rows of thirteen.
refused-invalid-record-wrong-cards = setup: every card from two to king belongs in it once.
refused-invalid-record-wrong-gaps = setup: there are four gaps, not { $gaps }.
refused-invalid-record-twos-not-first = setup: in Montana the four twos head the rows.
refused-invalid-record-too-many-redeals = setup: more redeals used than the { $redeals } allowed.
refused-invalid-record-not-a-range = { $field }: “{ $value }” is not a range like 1..1000.
refused-invalid-record-other-batch = { $name } holds the results of another batch.

## Options and presets

lacunes-option-redeals = Redeals allowed
lacunes-option-redeals-hint = How often the cards that are not in place may be shuffled again.
lacunes-option-redeals-0 = none
lacunes-option-redeals-1 = one
lacunes-option-redeals-2 = two
lacunes-option-redeals-3 = three
lacunes-option-redeals-unlimited = as many as you like
lacunes-option-redeal = Gaps after a redeal
lacunes-option-redeal-hint = The aces are shuffled back in, so the gaps fall anywhere; or one gap stands right behind each row in place.
lacunes-option-redeal-aces = anywhere
lacunes-option-redeal-after = behind the rows in place
lacunes-option-twos = Twos in front
lacunes-option-twos-hint = Whether a two that already heads a row may hop to another row.
lacunes-option-twos-free = may change rows
lacunes-option-twos-locked = stay where they are
lacunes-option-when = When to redeal
lacunes-option-when-hint = Only when no card can move, or whenever you like.
lacunes-option-when-blocked = when blocked
lacunes-option-when-any = at any time
lacunes-option-start = The first layout
lacunes-option-start-hint = In Montana the four twos head the rows from the start.
lacunes-option-start-plain = as the cards fall
lacunes-option-start-montana = twos in front (Montana)
lacunes-option-score = Score
lacunes-option-score-hint = Count the cards in place, or points that a redeal costs some of.
lacunes-option-score-placed = cards in place
lacunes-option-score-points = points
lacunes-option-cost = Cost of a redeal
lacunes-option-cost-hint = So many points are lost with each redeal.
lacunes-preset-base = Classic, two redeals
lacunes-preset-one-redeal = One redeal
lacunes-preset-montana = Twos in front (Montana)
lacunes-preset-addiction = Three redeals (Addiction)
lacunes-preset-no-redeal = No redeal
lacunes-preset-scored = With points

## The end

lacunes-reason-won = Every suit stands in its row.
lacunes-reason-blocked = { $placed ->
    [one] One card
   *[other] { $placed } cards
} of 48 in place. No card can move any more.
lacunes-sheet = Cards in place
lacunes-sheet-row = Row { $row }
lacunes-sheet-none = none
lacunes-sheet-placed = Cards in place
lacunes-sheet-redeals = Redeals used
lacunes-sheet-moves = Moves
lacunes-sheet-cost = { $redeals } × { $cost } points
lacunes-sheet-points = Points

## Advice

lacunes-say-put = { $as ->
    [told] putting
   *[asked] Put
} { lacunes-the-card } { $behind }, { lacunes-row-name }.
lacunes-say-head = { $as ->
    [told] putting
   *[asked] Put
} { lacunes-the-card } at the head of the { lacunes-row-name }.
lacunes-say-redeal = { $as ->
    [told] redealing
   *[asked] Redeal
}: { $placed ->
    [0] no card stays.
    [one] the card in place stays.
   *[other] the { $placed } cards in place stay.
}
lacunes-right-of = right of { lacunes-the-card }
lacunes-room-card = { $room_rank ->
    [T] 10
    [J] jack
    [Q] queen
    [K] king
   *[other] { $room_rank }
} of { $room_suit ->
    [C] clubs
    [D] diamonds
    [H] hearts
   *[S] spades
}
lacunes-hint-win = { $moves ->
    [one] That is the last one: all four suits are home.
   *[other] With it the deal can still be won.
}
lacunes-hint-win-room = It makes room for the { lacunes-room-card }, and the deal can still be won.
lacunes-hint-keep = { $kept ->
    [0] No card will be in place: the redeal will take them all.
    [one] That way { $kept } card will be in place for the redeal.
   *[other] That way { $kept } cards will be in place for the redeal.
}
lacunes-hint-keep-lost = { $kept ->
    [0] You will need a redeal, and it will take all the cards.
    [one] You will need a redeal: that way { $kept } card will be in place.
   *[other] You will need a redeal: that way { $kept } cards will be in place.
}
lacunes-hint-try = { $kept ->
    [one] This way puts { $kept } card in place, and everything is still possible.
   *[other] This way puts { $kept } cards in place, and everything is still possible.
}
lacunes-hint-lost = This way puts the most cards in place: { $kept }. They cannot all get home any more.
lacunes-hint-redeal = No card can move any more.

## The board

lacunes-index = { $rank ->
    [T] 10
   *[other] { $rank }
}
lacunes-board = The layout, four rows of thirteen
lacunes-choose = Send a card to its gap.
lacunes-choose-finish = Nothing can go wrong now.
lacunes-choose-finish-how = “{ lacunes-finish }” brings the cards in.
lacunes-choose-row = Which row for { lacunes-the-card }?
lacunes-choose-row-how = Press a gap that glows.
lacunes-choose-two = Which two heads the { lacunes-row-name }?
lacunes-choose-two-how = Press a card that glows.
lacunes-cancel = Cancel
lacunes-play = Move it
lacunes-redeal-left = { $left ->
    [unlimited] Redeal
   *[other] Redeal ({ $left } left)
}
lacunes-blocked = No card can move.
lacunes-blocked-redeal = { $placed ->
    [0] No card stays.
    [one] One card stays.
   *[other] { $placed } cards stay.
} { $left ->
    [unlimited] Deal the others again.
    [one] One redeal left.
   *[other] { $left } redeals left.
}
lacunes-dealing = Dealing again …
lacunes-finish = All home
lacunes-home-suit = The { lacunes-suit } come home.
lacunes-home-all = All four suits are home.
lacunes-reached = { $placed ->
    [one] One card is in place.
   *[other] { $placed } cards are in place.
}
lacunes-walking = The cards go by themselves.
lacunes-walking-left = { $moves ->
    [0] They are there.
    [one] One move to go; a press halts them.
   *[other] { $moves } moves to go; a press halts them.
}
lacunes-more = More
lacunes-more-title = This round
lacunes-help = Help
lacunes-help-none = none
lacunes-help-had = used
lacunes-placed = In place
lacunes-of-48 = { $placed } of 48
lacunes-moves = Moves
lacunes-points = Points
lacunes-redeals-left = Redeals left
lacunes-unlimited = ∞
lacunes-four-colours = Four colours
lacunes-show-movable = Show what can move
lacunes-exact-id = Exact id of this layout
lacunes-exact-id-about = Whoever enters it on the page of deals gets this very layout.
lacunes-cell = { lacunes-card }, row { $row }, column { $column }{ $state ->
    [movable] , can move
    [placed] , in place
   *[still] { "" }
}
lacunes-gap = Gap, row { $row }, column { $column }{ $dead ->
    [king] , dead: right of a king
    [gap] , dead: right of a gap
    [two] , any two
   *[none] , for { lacunes-the-card }
}
lacunes-unknown = Face down

## The terminal

lacunes-terminal-moves = A move is a card, 6H; a two adds the row, 2H@3; R redeals.

lacunes-text-gap = Gap { $row }.{ $column }: { $cards }
lacunes-text-gap-after-king = Gap { $row }.{ $column }: dead, right of a king
lacunes-text-gap-after-gap = Gap { $row }.{ $column }: dead, right of a gap
lacunes-text-counts = In place: { $placed } of 48. Moves: { $moves }. Redeals used: { $redeals }, left: { $left ->
    [unlimited] as many as you like
   *[other] { $left }
}.
lacunes-text-points = Points: { $points }

## The rules

lacunes-rules-aim-title = The aim
lacunes-rules-aim = Bring each suit into a row of its own, from two on the left up to king. Which suit takes which row is up to you.
lacunes-rules-start-title = The layout
lacunes-rules-start = All 52 cards are dealt face up in four rows of thirteen. Then the aces leave: their cells are the four gaps. In Montana the four twos head the rows from the start.
lacunes-rules-move-title = A move
lacunes-rules-move = Take any card that fits a gap and put it there; the cell it leaves is a gap now. A gap takes one card only: the next higher card of the suit of its left neighbour. A gap in the first column takes any two. What stands to the right of a gap never matters, and rows are not linked.
lacunes-rules-dead-title = Dead gaps
lacunes-rules-dead = Nothing follows a king, and nothing follows a gap. Such a gap is dead for now; it lives again as soon as another card stands to its left.
lacunes-rules-twos-title = Hopping twos
lacunes-rules-twos = A two that heads a row may hop to another gap of the first column, unless you chose that twos stay.
lacunes-rules-redeal-title = Blocked
lacunes-rules-redeal = When no card can move you may redeal, as often as agreed. In each row the run from the two in the first column stays; everything else is gathered, shuffled and dealt to the open cells. There are two ways: usually the aces are shuffled in and leave again, so that the gaps fall anywhere; or, if you chose so, one gap stands right behind each run that stays.
lacunes-rules-end-title = The end
lacunes-rules-end = You win with all 48 cards in place. Blocked without a redeal, you have lost; the cards in place are your score. In the version with points each redeal costs some. A game counts in your statistics from its first move on; one that you give up counts as lost.
lacunes-rules-advice-title = Advice
lacunes-rules-advice = Bring the twos to the left early. Avoid gaps behind kings while you have another choice. Look several moves ahead: every move changes what the gaps take.
lacunes-rules-open-title = What the rule sheet leaves open
lacunes-rules-open = Here the text can be read in more than one way, or says nothing. This is how we read it, and why; where there is an option, the set-up offers the other readings too.
lacunes-rules-open-option = Option: { $option }
lacunes-rules-open-start = Is Montana the same game, or one with a head start?
lacunes-rules-open-start-reading = The sheet says both. Here Montana is the head start: the twos are taken out and put in front of the rows as they are met, and the other cards are dealt as usual. Which two gets which row makes no difference.
lacunes-rules-open-dead = Is a gap behind a king or behind a gap dead for good?
lacunes-rules-open-dead-reading = No, only as things stand. Nothing can follow there now, wherever the gap is; but at a table, too, everybody fills it once another card stands to its left.
lacunes-rules-open-twos = May a two that already heads a row go to another row?
lacunes-rules-open-twos-reading = Yes, for the sheet says any two. There are deals that without a redeal can only be won that way. Some programs let it stay: then it settles the suit of its row.
lacunes-rules-open-shifted = Is a row complete when it runs from two to king but one cell too far right?
lacunes-rules-open-shifted-reading = Not yet: the two belongs in the first column. It costs nothing, for such a row can always be slid to the left.
lacunes-rules-open-when = May you redeal before you are blocked?
lacunes-rules-open-when-reading = No: the sheet has the redeal when no move is left. Several programs allow it at any time.
lacunes-rules-open-stays = Which cards stay in a redeal?
lacunes-rules-open-stays-reading = Only runs from a two in the first column: the sheet asks for the right order from the left of the row. Runs elsewhere are gathered.
lacunes-rules-open-redeal = Where are the gaps after a redeal?
lacunes-rules-open-redeal-reading = Anywhere: the sheet takes the aces out again, which makes sense only if they were shuffled in. One may even fall right behind a run. Many players know it with one gap behind each run, which is clearly easier.
lacunes-rules-open-redeals = One redeal or two?
lacunes-rules-open-redeals-reading = The sheet allows either. We take two: three rounds are the most common, and kinder.
lacunes-rules-open-score = What is a lost game worth?
lacunes-rules-open-score-reading = The cards in place, as the sheet counts them. It says that redeals may cost points; who wants that chooses points. A win always stands above a loss.
lacunes-rules-open-cost = How many points does a redeal cost?
lacunes-rules-open-cost-reading = The sheet gives no number. Ours is 5, about a tenth of the 48; never below nought.
lacunes-rules-open-undo = May you take moves back?
lacunes-rules-open-undo-reading = As far as the last redeal, and not beyond: what it brought has been seen. The move that lost can be taken back too. The sheet says nothing.
lacunes-rules-open-finish = Must you play the last moves one by one?
lacunes-rules-open-finish-reading = No: when nothing can go wrong any more, a button does it for you.
lacunes-example-next = Right of the five of hearts only the six of hearts fits.
lacunes-example-two = A gap in the first column takes any two.
lacunes-example-dead = Right of a king and right of a gap: both are dead.
lacunes-example-alive = The second gap is dead too, until the nine of diamonds comes: then it takes the ten.
lacunes-example-hop = The two of spades may hop down; so may any two that stands elsewhere.
lacunes-example-montana = Montana, the left of a layout: every row begins with its two.
lacunes-example-run = The first three cards are in place, the others not.
lacunes-example-before = A part of a blocked layout: both gaps are dead. The gold cards stay.
lacunes-example-aces = Redealt with the aces: the gaps fall anywhere. Dashed cards were dealt anew.
lacunes-example-after = Redealt the other way: a gap stands right behind each run.

## Verdicts and advice

lacunes-verdict = Ask the solver
lacunes-verdict-short = { $verdict ->
    [winnable] The solver: this can still be won.
    [lost] The solver: this round cannot be won.
    [unknown] The solver: not known yet.
    [working] The solver is searching …
   *[advice] The solver: about { $percent } % to win after a redeal.
}
lacunes-verdict-ask = Can this be won?
lacunes-verdict-again = Search again in another order
lacunes-verdict-stop = Stop searching
lacunes-verdict-queued = Waiting for a free place …
lacunes-verdict-working = Not known yet, still searching …
lacunes-verdict-states = { $states ->
    [one] One position seen
   *[other] { $states } positions seen
}
lacunes-verdict-winnable = This can still be won: a way was found, and checked move by move.
lacunes-verdict-lost = Lost, and that is proved: no order of moves wins this round. { $states ->
    [one] One position was
   *[other] { $states } positions were
} enough to show it.
lacunes-verdict-unknown = Not known yet: no win in { $states } positions, and none ruled out.
lacunes-advice-ask = What to play for the redeal?
lacunes-advice-told = { $proved ->
    [lost] This round cannot be won, that is proved.
   *[other] No win found in this round, none ruled out.
} { $redeal ->
    [true] Best redeal now: { $kept } cards stay.
   *[false] The best way found keeps { $kept } cards.
} About { $percent } % to win after the redeal for somebody who asks for hints; that is an estimate.
lacunes-line-step = Next: { lacunes-card }{ $row ->
    [none] { "" }
   *[other] , row { $row }
}
lacunes-line-all = Show me the way

## Back and forth

lacunes-redo = Redo
lacunes-halt = Halt
lacunes-mark = Mark this place
lacunes-marks = Bookmarks
lacunes-mark-return = Back to { $number }: move { $moves }, { $placed } in place
lacunes-mark-forget = Forget bookmark { $number }
lacunes-anew = The deal
lacunes-restart = Same deal again
lacunes-restart-practice = Same deal again, as practice
lacunes-other-deal = Another deal
lacunes-leave = Give this game up?
lacunes-leave-ask = You have begun it, so it counts as lost if you leave it now.
lacunes-leave-daily = You have begun the deal of the day: it counts once, and as lost if you leave it now.
lacunes-leave-yes = Give up
lacunes-leave-no = Play on
lacunes-share = Share this deal
lacunes-share-link = The link to this deal
lacunes-time = Time
lacunes-daily = The deal of the day, { $day }
lacunes-daily-practice = The deal of the day again, as practice.
lacunes-practice = Practice: this game is not counted.
lacunes-helped = You have asked for help: a win counts as one with help.

## Fair redeals

lacunes-fair = Are the redeals fair?
lacunes-fair-about = The order of every redeal follows from one secret number that was drawn before your first move. Its seal is shown from the start, the number at the end: so nobody can change it in between, and nobody can know a redeal beforehand.
lacunes-fair-seal = The seal (SHA-256):
lacunes-fair-secret = The secret number:
lacunes-fair-later = The number is shown here when the game is over.
lacunes-fair-tomorrow = All players share the number of the day: it is shown here when the day is over (midnight, universal time).
lacunes-fair-yourself = To make the seal yourself:
lacunes-fair-check = Check the seal and the redeals
lacunes-fair-fits = It fits: the seal is the one shown at the start, and it is the seal of this number. { $redeals ->
    [0] There was no redeal.
    [one] The redeal followed from it.
   *[other] All { $redeals } redeals followed from it.
}
lacunes-fair-wrong = It does not fit: the seal or a redeal does not follow from this number.

## The page of deals

lacunes-tool-deal = Choose a deal
lacunes-deal-about = Everybody who names the same number gets the same cards.
lacunes-deal-preset = Rules
lacunes-deal-preset-shared = As in the link
lacunes-deal-which = Number of the deal
lacunes-deal-show = Show it
lacunes-deal-random = Any deal
lacunes-deal-winnable = Winnable for certain
lacunes-deal-searching = Looking for a deal with a proved win …
lacunes-deal-is-winnable = This deal can be won without a redeal: a way was found, and checked move by move.
lacunes-deal-grade = How hard
lacunes-deal-grade-any = any
lacunes-deal-grade-easy = easy
lacunes-deal-grade-medium = medium
lacunes-deal-grade-hard = hard
lacunes-deal-graded = { $grade ->
    [easy] It is one of the easiest third
    [hard] It is one of the hardest third
   *[medium] It is one of the middle third
} of winnable deals, by how long the solver searches.
lacunes-deal-daily = The deal of the day
lacunes-deal-daily-again = The deal of the day again, as practice
lacunes-deal-daily-counted = Today’s deal has counted: { $won ->
    [true] won.
   *[false] lost, with { $placed } of 48 in place.
}
lacunes-deal-hand = Enter a table by hand
lacunes-deal-play = Play this deal
lacunes-deal-nonsense = That is neither a number nor an exact id of 44 digits.
lacunes-deal-too-high = Deals are numbered from 0 to 18446744073709551615.
lacunes-deal-no-such = No order of cards has this id: is a digit wrong?
lacunes-deal-not-a-setup = A table is four rows of thirteen: 48 cards and four gaps.
lacunes-deal-wrong-cards = Every card from two to king must lie in this table once.
lacunes-deal-wrong-gaps = A table has four gaps, this one has { $gaps }.
lacunes-deal-twos-not-first = In Montana the four twos head the rows: not on this table.
lacunes-deal-bad-link = This link names no deal: part of it is missing or changed.
lacunes-deal-no-preview = Choose a deal to see it here.
lacunes-refused-no-deal = No deal with a proved win was found; try again.
lacunes-refused-bad-question = Something is missing in the question.
lacunes-hand-about = Choose a cell, then its card. The next cell follows by itself. Aces are gaps.
lacunes-hand-cells = The cells
lacunes-hand-cards = The cards left
lacunes-hand-cell = Row { $row }, column { $column }: { $what }
lacunes-hand-open = open
lacunes-hand-gap = gap
lacunes-hand-put = { lacunes-card }
lacunes-hand-put-gap = Gap
lacunes-hand-clear = Clear this cell
lacunes-hand-empty = Clear all
lacunes-hand-letters = As letters
lacunes-hand-text = Type or paste four rows: 6H is the 6 of hearts, -- a gap
lacunes-hand-deal = Begin from the deal above
lacunes-hand-left = { $cards ->
    [0] All cards lie.
    [one] One card left.
   *[other] { $cards } cards left.
} { $gaps ->
    [one] One gap of four.
   *[other] { $gaps } gaps of four.
}
lacunes-hand-unread = Not laid, because it is no card, lies already or is one too many: { $words }.
lacunes-hand-use = Use this table

lacunes-set-redeals = Redeals used so far

## Statistics

lacunes-tool-statistics = Statistics
lacunes-statistics-none = No game has counted yet: play one, at least one move of it.
lacunes-statistics-games = Games
lacunes-statistics-wins = Wins
lacunes-statistics-helped = of them with help
lacunes-statistics-rate = Win rate
lacunes-statistics-percent = { $percent } %
lacunes-statistics-streak = Wins in a row
lacunes-statistics-best-streak = Best run of wins
lacunes-statistics-mean = Cards in place when lost, on average
lacunes-statistics-best = Cards in place when lost, best
lacunes-statistics-by-redeals = Wins by redeals used
lacunes-statistics-redeals = { $redeals ->
    [0] no redeal
    [one] one redeal
   *[other] { $redeals } redeals
}
lacunes-statistics-other = Rules of your own
lacunes-statistics-newest = Your latest games: cards in place
lacunes-statistics-bar = Game { $number }: { $placed } of 48, { $won ->
    [true] won
   *[false] lost
}
lacunes-statistics-legend = Gold bars are wins, a ring marks a win with help.
lacunes-statistics-here = Counted for this browser alone.
