# Lacunes: what a coach says beside the patience, one sentence a move.

lacunes-coach-begin = A gap takes the card that follows its left neighbour: the underlined ones can go now.
lacunes-coach-fatal = That move lost the round, and { lacunes-the-card } would still have won it: you may take it back.
lacunes-coach-only = Well seen: every other move would have lost the round.
lacunes-coach-blocked = No card can move: redeal, and { $placed ->
    [0] everything is shuffled.
    [one] the card in place stays.
   *[other] the { $placed } cards in place stay.
}
lacunes-coach-finish = From here every card can go straight to its place.
lacunes-coach-one-left = One gap lives and one card fits it: see first which gap that card leaves behind.
lacunes-coach-dies-king = The gap that you left follows a king: nothing fits it until the king moves.
lacunes-coach-dies-gap = The gap that you left follows another gap: nothing fits it until that one is filled.
lacunes-coach-dies-king-better = The gap that you left follows a king and is dead: { lacunes-the-card } would have kept more gaps alive.
lacunes-coach-dies-gap-better = The gap that you left follows another gap: { lacunes-the-card } would have kept more of them alive.
lacunes-coach-revived = That card has brought the gap behind it back to life.
lacunes-coach-grown = That row now has { $count } cards in place, and a redeal would leave them there.
lacunes-coach-head = A gap at the head of a row takes any two: choose one whose three can soon follow.
lacunes-coach-home = { lacunes-card-first } can go to its place for good.
lacunes-coach-wait = { lacunes-card-first } could go to its place, but not yet: the round would be lost.
