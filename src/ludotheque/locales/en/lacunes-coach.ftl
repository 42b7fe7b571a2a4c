# Lacunes: what a coach says beside the patience, one sentence a move.

lacunes-coach-fatal = Before that move the round could be won without a redeal: you may take it back.
lacunes-coach-blocked = No card can move: redeal, and { $placed ->
    [0] everything is shuffled.
    [one] the card in place stays.
   *[other] the { $placed } cards in place stay.
}
lacunes-coach-finish = From here every card can go straight to its place.
lacunes-coach-one-left = One gap lives and one card fits it: see first which gap that card leaves behind.
lacunes-coach-dies-king = The gap that you left follows a king: nothing fits it until the king moves.
lacunes-coach-dies-gap = The gap that you left follows another gap: nothing fits it until that one is filled.
lacunes-coach-head = A gap at the head of a row takes any two: choose one whose three can soon follow.
lacunes-coach-home = { lacunes-card-first } can go to its place for good.
lacunes-coach-wait = { lacunes-card-first } could go to its place, but not yet: the round would be lost.
