lacuna-name = Lacuna
lacuna-sentence = Put pawns between matching flowers to pick them; win by having the most flowers in four of the seven colours.

# The flowers: their names, so that nobody needs the colours
lacuna-kind = { $colour ->
    [R] poppy
    [P] lotus
    [V] iris
    [B] cornflower
    [G] clover
    [Y] daisy
   *[O] dahlia
  }
lacuna-kinds = { $colour ->
    [R] poppies
    [P] lotuses
    [V] irises
    [B] cornflowers
    [G] clovers
    [Y] daisies
   *[O] dahlias
  }
# Where on the pond, in words
lacuna-where = { $where ->
   *[middle] in the middle
    [near-right] right of the middle
    [near-lower-right] lower right of the middle
    [near-bottom] below the middle
    [near-lower-left] lower left of the middle
    [near-left] left of the middle
    [near-upper-left] upper left of the middle
    [near-top] above the middle
    [near-upper-right] upper right of the middle
    [right] at the right
    [lower-right] at the lower right
    [bottom] at the bottom
    [lower-left] at the lower left
    [left] at the left
    [upper-left] at the upper left
    [top] at the top
    [upper-right] at the upper right
  }
lacuna-the-kind = the { lacuna-kind }
lacuna-the-flower = { lacuna-the-kind } { lacuna-where }
lacuna-two-kinds = two { lacuna-kinds }
lacuna-one-kind = { $colour ->
    [V] an { lacuna-kind }
   *[other] a { lacuna-kind }
  }
lacuna-this-kind = this { lacuna-kind }
lacuna-gold = gold
lacuna-silver = silver
lacuna-thing = { $what ->
    [gold] a gold pawn
    [silver] a silver pawn
   *[flower] a flower ({ lacuna-kind })
  }

# Refusals
lacuna-refused-game-over = All pawns are placed: the pond has been shared out.
lacuna-refused-pick-first = The first player takes a flower before any pawn is placed.
lacuna-refused-already-picked = The first flower has been taken already.
lacuna-refused-wrong-pick = In this pond the flower taken before pouring is { lacuna-one-kind }: pick that one.
lacuna-refused-must-place = You cannot pass: there is still room for a pawn.
lacuna-refused-no-such-flower = That flower is no longer on the pond.
lacuna-refused-same-flower = A pair is two different flowers.
lacuna-refused-colour-mismatch = The two flowers are of different colours.
lacuna-refused-obstructed = The way is blocked: { lacuna-thing } stands on the line. Only the flower itself blocks, not its leaf.
lacuna-refused-off-line = That place is beyond the end of the line.
lacuna-refused-overlap = No room: the pawn would push { lacuna-thing }.
refused-invalid-record-not-a-pond = setup: “{ $value }” is not a pond; it is pond:NUMBER, or xy: and 49 flowers.
refused-invalid-record-not-a-flower = setup: “{ $value }” is not a flower like R-120,345.
refused-invalid-record-wrong-flowers = setup: a pond has seven flowers of each of the seven colours.
refused-invalid-record-outside-the-pond = setup: flower { $id } does not lie inside the pond.
refused-invalid-record-flowers-overlap = setup: flowers { $id } and { $other } overlap.
refused-invalid-record-pawns-not-in-turn = setup: gold and silver place in turn, so gold has as many pawns as silver, or one more and silver is to move.
refused-invalid-record-flowers-not-of-pawns = setup: each pawn brings a pair of one colour, and gold has one flower more from the beginning.
refused-invalid-record-pawns-overlap = setup: a pawn lies over a flower or over another pawn.

# Events
lacuna-takes = { $you ->
    [true] You take
   *[false] { $name } takes
  }
lacuna-event-picked = { lacuna-takes } { lacuna-one-kind } as a first flower.
lacuna-event-poured = { $flowers } flowers are scattered over the pond.
lacuna-event-placed = { $you ->
    [true] You place a pawn { lacuna-where } and take { lacuna-two-kinds }.
   *[false] { $name } places a pawn { lacuna-where } and takes { lacuna-two-kinds }.
  }
lacuna-event-decided = { $you ->
    [true] You already have four colours: the game is decided.
   *[false] { $name } already has four colours: the game is decided.
  }
lacuna-event-counted = The pond is shared out: { $gold } flowers drift to gold, { $silver } to silver{ $nobody ->
    [0] .
   *[other] , { $nobody } to nobody.
  }
lacuna-reason-complete = { $high ->
    [one] One colour
   *[other] { $high } colours
} to { $low }.

# Options
lacuna-option-pick = First flower
lacuna-option-pick-hint = The first player takes one flower: by colour before the pond is seen, or a flower of the pond.
lacuna-option-pick-before = before pouring, blind
lacuna-option-pick-after = from the pond
lacuna-option-ends = Ends of the line
lacuna-option-ends-hint = Whether a pawn must also stay clear of the two flowers that it collects.
lacuna-option-ends-closed = stay clear of both flowers
lacuna-option-ends-open = anywhere from flower to flower
lacuna-option-tol = Equal distances
lacuna-option-tol-hint = How much two distances may differ and still count as equal, in hundredths of a millimetre.
lacuna-option-tol-0 = exact
lacuna-option-sizes = Sizes
lacuna-option-sizes-hint = The rulebook names none: measure your own pond and its pieces, or leave them as they are.
lacuna-size-pond = Pond, across
lacuna-size-flower = Flowers, across
lacuna-size-pawn = Pawns, across
lacuna-size-apart = Between poured flowers

# Hints
lacuna-kept = { $keeps ->
    [R] poppies
    [P] lotuses
    [V] irises
    [B] cornflowers
    [G] clovers
    [Y] daisies
   *[O] dahlias
  }
lacuna-hint-pick = Before the pond is seen all colours are equal.
lacuna-hint-pick-flower = With this flower { $you ->
    [false] { $name } has the best chances.
   *[true] your chances are best.
  }
lacuna-hint-takes = { $you ->
    [false] { $name } takes two of the four { lacuna-kinds } needed.
   *[true] You take two of the four { lacuna-kinds } that you need.
  }
lacuna-hint-wins = { $you ->
    [false] { $name } wins
   *[true] You win
  } the { lacuna-kinds } for good.
lacuna-hint-denies = { $you ->
    [false] { $name } keeps the { lacuna-kinds } from the other player.
   *[true] You keep the { lacuna-kinds } from your opponent.
  }
lacuna-hint-takes-keeps = { $you ->
    [false] { $name } takes { lacuna-two-kinds } and keeps
   *[true] You take { lacuna-two-kinds } and keep
  } the { lacuna-kept } within reach.
lacuna-hint-wins-keeps = { $you ->
    [false] { $name } wins the { lacuna-kinds } for good and keeps
   *[true] You win the { lacuna-kinds } for good and keep
  } the { lacuna-kept } within reach.
lacuna-hint-last = The best last pawn: { $you ->
    [false] { $name } wins
   *[true] you win
  } { $won } colours to { $lost }.

# Moves in words: asked of whoever reads, or told of anybody's move
lacuna-say-take = { $as ->
    [told] taking
   *[asked] Take
}
lacuna-say-pawn = { $as ->
    [told] placing a pawn
   *[asked] Place your pawn
}
lacuna-say-kind = { lacuna-say-take } { lacuna-one-kind } first.
lacuna-say-pick = { lacuna-say-take } { $flower } first.
lacuna-say-place = { $same ->
    [yes] { lacuna-say-pawn } between the two { lacuna-kinds } { $one }, { $place }.
   *[no] { lacuna-say-pawn } between the { lacuna-kind } { $one } and the one { $other }, { $place }.
  }
lacuna-on-line = { $how ->
    [middle] halfway
    [little] a little nearer to the one { lacuna-where }
   *[close] close to the one { lacuna-where }
  }

# The board
lacuna-board = The pond
lacuna-pick-blind = Which kind do you take first?
lacuna-pick-blind-more = Then the others are poured into the pond.
lacuna-pick-seen = Touch the flower that you want to take.
lacuna-pick-seen-more = It is yours before the first pawn.
lacuna-pick-take = Take it
lacuna-anew = Pour the flowers again
lacuna-choose-first = Choose a flower.
lacuna-choose-first-more = Your pawn goes between two of a kind.
lacuna-choose-second = Now a second { lacuna-kind }.
lacuna-choose-second-more = { $open ->
    [one] One can be seen from here, at the end of the line.
   *[other] { $open } can be seen from here, at the ends of the lines.
  }
lacuna-choose-none = No { lacuna-kind } can be reached from here.
lacuna-choose-other = Choose another flower.
lacuna-choose-place = Slide the pawn, then place it.
lacuna-blocked = The way is blocked.
lacuna-in-the-way = On the line: { $thing }.
lacuna-pawn-in-the-way = On the line: a { $metal ->
    [gold] gold
   *[silver] silver
  } pawn.
lacuna-tight = No room for a pawn on this line.
lacuna-place = Place
lacuna-cancel = Cancel
lacuna-slide = Pawn between { lacuna-two-kinds }
lacuna-slide-left = A little to the left
lacuna-slide-right = A little to the right
lacuna-foreseen = { $gain ->
    [all] Every flower is nearest to you
    [0] No more flowers nearest to you
    [one] One more flower nearest to you
   *[other] { $gain } more flowers nearest to you
  }{ $closes ->
    [0] .
    [one] , and one line blocked.
   *[other] , and { $closes } lines blocked.
  }
lacuna-territory = Whose?
lacuna-territory-more = If it ended now: gold water to gold, hatched water to silver.
lacuna-opens = Draw all open lines
lacuna-score = Score by colour
lacuna-scale-aim = Four flowers win a colour, four colours the game.
lacuna-scale-now = if it ended now
lacuna-scale-held = with this pawn, if it ended now
lacuna-scale-final = colours won
lacuna-scale-missed = a flower short
lacuna-scale-leads = Colours led for now: { $first } { $gold }, { $second } { $silver }. Four of seven win.
lacuna-scale-taken = taken
lacuna-scale-near = nearest now
lacuna-score-line = The { lacuna-kinds }: { $first } { $firstHeld }, and { $firstNear } more for now; { $second } { $secondHeld }, and { $secondNear } more for now.
lacuna-score-won = { $you ->
    [true] You have won them.
   *[false] { $name } has won them.
  }
lacuna-balance = Colours won: { $first } { $gold }, { $second } { $silver }.
lacuna-pawns-left = { $left ->
    [one] one pawn left
   *[other] { $left } pawns left
  }
lacuna-lines-open = { $open ->
    [0] no open line
    [one] one open line
   *[other] { $open } open lines
  }
lacuna-near-metal = { $metal ->
    [gold] gold
   *[silver] silver
  }
lacuna-near = { $by ->
    [only] Only { lacuna-near-metal } is near { lacuna-this-kind } so far.
    [hair] Nearer to { lacuna-near-metal }, by a hair: { lacuna-this-kind }.
    [just] Just nearer to { lacuna-near-metal }: { lacuna-this-kind }.
    [clear] Nearer to { lacuna-near-metal }: { lacuna-this-kind }.
   *[far] Much nearer to { lacuna-near-metal }: { lacuna-this-kind }.
  }
lacuna-near-none = No pawn is near { lacuna-this-kind } yet.
lacuna-near-equal = Equally near to both: { lacuna-this-kind }.
lacuna-settled = The { lacuna-kinds } are won already: { $name }.
lacuna-step-of = { $step } of { $steps }
lacuna-walk = The count
lacuna-walk-lead = Each flower drifts to the nearest pawn.
lacuna-walk-back = One flower back
lacuna-walk-next = Next flower
lacuna-walk-colour = Next colour
lacuna-walk-close = Close
lacuna-for-first = { $first ->
    [You] for you
   *[other] for { $first }
  }
lacuna-for-second = { $second ->
    [You] for you
   *[other] for { $second }
  }
lacuna-walk-line = Of the { lacuna-kinds }: { $gold } { lacuna-for-first }, { $silver } { lacuna-for-second }.
lacuna-walk-takes = { lacuna-takes } { lacuna-one-kind }{ $by ->
    [hair] , by a hair.
    [just] , just nearer.
    [clear] , clearly nearer.
   *[far] , much nearer.
  }
lacuna-walk-measured = { lacuna-takes } { lacuna-one-kind }: { $near } mm to { $far } mm.
lacuna-walk-tie = { lacuna-takes } { lacuna-one-kind }: equal, { $rank ->
    [2] the second pawns
    [3] the third pawns
   *[other] later pawns
  } decide.
lacuna-walk-more = { lacuna-takes } { lacuna-one-kind }: equal, but more pawns.
lacuna-walk-nobody = Nobody takes { lacuna-this-kind }: all is equal.
lacuna-won = won
lacuna-sheet-colour = Colour
lacuna-sheet-kind = { lacuna-kinds }
lacuna-sheet-total = Colours
lacuna-sheet-drift = Flowers that drifted at the end
lacuna-sheet-drifted = { lacuna-kinds }: { $gold } to { $first }, { $silver } to { $second }{ $nobody ->
    [0] {""}
   *[other] , { $nobody } to nobody
  }

# The rules page
lacuna-rules-aim-title = The aim
lacuna-rules-aim = Win four of the seven colours. A colour is yours with four of its seven flowers.
lacuna-rules-start-title = The first flower
lacuna-rules-start = Lots are drawn for the first player; in the set-up you may also name somebody. The first player has the gold pawns, takes one flower of a colour of their choice before the others are scattered over the pond, and places the first pawn.
lacuna-rules-turn-title = Your turn
lacuna-rules-turn = In turn, each player puts one pawn on the straight line between two flowers of the same colour, anywhere on it, and takes those two flowers.
lacuna-rules-line-title = An open line
lacuna-rules-line = The line runs from centre to centre. No other flower and no pawn may stand on it; one that merely stands close does not matter.
lacuna-rules-room-title = Room for the pawn
lacuna-rules-room = The pawn pushes nothing: it may touch flowers and pawns, but not overlap them.
lacuna-rules-end-title = The end
lacuna-rules-end = When all twelve pawns stand, every flower left on the pond goes to the player with the nearest pawn. At equal distance the second nearest pawns decide, then the third, and so on.
lacuna-rules-open-title = What the rulebook leaves open
lacuna-rules-open = Here the text can be read in more than one way, or says nothing. This is how we read it, and why; where there is an option, the set-up offers the other reading too.
lacuna-rules-open-option = Option: { $option }
lacuna-rules-open-pick = Is the first flower taken before the pond is poured, or from the pond?
lacuna-rules-open-pick-reading = Before: the rulebook has it first and pours what is left, so only a colour is chosen. Many choose from the pond instead, which also takes away an obstacle.
lacuna-rules-open-starter = Does whoever took the first flower place the first pawn too?
lacuna-rules-open-starter-reading = Yes: the flower makes up for not having the last pawn.
lacuna-rules-open-again = May the pond be poured again?
lacuna-rules-open-again-reading = Only if both agree, and before the first pawn: the rulebook merely asks for flowers that are spread out. The colour is then picked again.
lacuna-rules-open-sizes = How large are pond, flowers and pawns?
lacuna-rules-open-sizes-reading = The rulebook gives no measure. Ours are a pond of 480 mm, flowers of 16 mm and pawns of 15 mm, with 40 mm between poured flowers. Every flower counts as a disc, so that no colour stands more in the way than another.
lacuna-rules-open-width = How thick is the line, and what if it just grazes a flower?
lacuna-rules-open-width-reading = It has no thickness, for it runs through the centres; what it only grazes does not block it, as the edge of a ruler would still pass.
lacuna-rules-open-third = Does a third flower of the same colour block the line?
lacuna-rules-open-third-reading = Yes, like any other flower: only the two that you take do not.
lacuna-rules-open-touch = May the pawn touch something?
lacuna-rules-open-touch-reading = Yes. The rulebook forbids pushing, and touching pushes nothing.
lacuna-rules-open-ends = May the pawn overlap the two flowers that it takes?
lacuna-rules-open-ends-reading = No: the pawn is put down first and the flowers are lifted afterwards. If you lift them first, the whole line from centre to centre is free.
lacuna-rules-open-blocked = What if no pawn fits anywhere?
lacuna-rules-open-blocked-reading = Then it fits for neither of you, and the last phase begins with the pawns that stand. We have never seen it happen.
lacuna-rules-open-distance = From where to where is a distance measured?
lacuna-rules-open-distance-reading = From centre to centre. From edge to edge would come to the same, as all flowers and all pawns are alike.
lacuna-rules-open-tol = When are two distances equal?
lacuna-rules-open-tol-reading = When they are exactly equal, so that nobody can argue. With 50 (half a millimetre) it is as with a ruler on a table.
lacuna-rules-open-tie = And if all six distances are equal?
lacuna-rules-open-tie-reading = Whoever has more pawns on the pond takes the flower, otherwise nobody: the rulebook’s “and so on” ends with the pawns. If nobody then has four colours, it is a draw.
lacuna-rules-open-decided = Does the game stop once it is decided?
lacuna-rules-open-decided-reading = No, it is played to the end, as the rulebook names no earlier one. Whoever has had enough may resign.
lacuna-example-a = A: where two lines cross, the pawn takes one pair only, and closes the other line.
lacuna-example-b = B: a flower close to the line does not block it.
lacuna-example-c = C: two flowers of different colours are no pair.
lacuna-example-d = D: a flower on the line blocks it.
lacuna-example-e = E: a pawn on the line blocks it, whoever it belongs to.

# The real table
lacuna-count-lead = Have you played with the box? Put the twelve pawns and the flowers left as they lie on your table: we say who takes what, and by how many millimetres. Or lay out all flowers of your pond and play on it here.
lacuna-tool-table = From your own table
lacuna-editor-play = Play on this pond
lacuna-count-add = Lay a piece
lacuna-count-add-one = Lay: { $name }
lacuna-count-clear = Empty the pond
lacuna-count-photo = Lay over a photo
lacuna-count-share-more = As a file for later, or as a link that shows it to a friend.
lacuna-count-save = Save as a file
lacuna-count-open = Open a file
lacuna-count-link = Copy a link
lacuna-count-copied = Copied: whoever opens the link sees this pond.
lacuna-count-uncopied = This browser does not let us copy. Save it as a file instead.
lacuna-count-opened = { $pieces ->
    [one] One piece is laid.
   *[other] { $pieces } pieces are laid.
  }
lacuna-count-wrong = This is not a pond: piece { $line } cannot be read.
lacuna-count-verdict = { lacuna-kind }: { lacuna-near-metal }{ $by ->
    [only] {""}
    [hair] , by a hair ({ $margin } mm)
    [just] , just ({ $margin } mm)
   *[other] , by { $margin } mm
  }
lacuna-count-nobody = { lacuna-kind }: nobody, all is equal
lacuna-count-no-photo = Take the photo away
lacuna-count-measure = Lay a piece by measuring
lacuna-count-across = To the right of the middle, in millimetres
lacuna-count-down = Below the middle, in millimetres
lacuna-count-share = Keep or share the pond
lacuna-pawn-gold = gold pawn
lacuna-pawn-silver = silver pawn
lacuna-count-remove = Remove
lacuna-count-total = Gold takes { $gold }, silver takes { $silver }.
lacuna-editor-outside = { lacuna-one-kind } lies outside the pond.
lacuna-editor-overlap = Two flowers overlap, { lacuna-one-kind } among them.
lacuna-editor-ready = The pond is ready: play on it, or save it as a file to keep.
lacuna-editor-missing = { $missing ->
    [one] To play on this pond, one flower is missing.
   *[other] To play on this pond, { $missing } flowers are missing.
  }
lacuna-editor-held = Who holds the pairs that were taken
lacuna-editor-pairs = gold { $gold }, silver { $silver }
lacuna-editor-pawns-turn = To go on from here: gold has as many pawns as silver, or one more.
lacuna-editor-pawns-over = All twelve pawns stand: this is counted, and nothing is left to place.
lacuna-editor-pawns-flowers = To go on from here, { $flowers } flowers must lie on the pond: each pawn took two, and gold one before.
lacuna-editor-pawns-colours = To go on from here, an even number must be missing of every colour but one: a pawn takes two of one colour.
lacuna-editor-pawns-overlap = A pawn lies over a flower or over another pawn.
lacuna-editor-pawns-share = Gold has { $pairs ->
    [one] one pawn and so one pair
   *[other] { $pairs } pawns and so { $pairs } pairs
  }.
lacuna-terminal-moves = The first player takes one flower: R poppy, P lotus, V iris, B cornflower, G clover, Y daisy, O dahlia (or #16, with the pick from the pond). A pawn is written kind, two flowers, and the step between them: O0-27:6050. On the map R16 is poppy 16, +g1 a gold pawn, *s1 a silver one; below are the open pairs with the steps that are free, and by colour held + leaning for gold and silver.
lacuna-photo-fit = Fit the photo
lacuna-photo-size = Size
lacuna-photo-right = Left – right
lacuna-photo-down = Up – down
lacuna-photo-unreadable = This file is not a picture that can be shown.
