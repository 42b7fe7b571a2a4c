# Lacunes: what its puzzles ask for, and their themes.

lacunes-puzzle-alive = You can still win, but only one move keeps it so: after any other one the deal is lost for certain. Play that move.
lacunes-puzzle-path = Three times in a row only one move keeps the win in reach. Find all three.
lacunes-puzzle-mistake = Somebody sent a card straight to its last place here, and it was the first mistake of the game: nothing could be won any more. Play the only move that keeps the win in reach.
lacunes-puzzle-finish = Bring all four suits home in { $par } moves. It cannot be done in fewer.

lacunes-theme-alive = The only move
lacunes-theme-path = Three in a row
lacunes-theme-mistake = The first mistake
lacunes-theme-finish = Finish from here
lacunes-theme-detour = A detour
lacunes-theme-two = A two decides
lacunes-theme-king = Behind a king
lacunes-theme-locked = Twos that stay
lacunes-theme-montana = Montana
lacunes-theme-redealt = After the redeals

# What a wrong answer comes to.
lacunes-puzzle-wrong-comes-blocked = Not that one: no card can move any more, with { $home } of 48 home.
lacunes-puzzle-wrong-comes-stuck = Not that one: { lacunes-the-card } { $others ->
    [0] can never move again
    [one] and one other card can never move again
   *[other] and { $others } other cards can never move again
}. At best { $home } of 48 get home.
lacunes-puzzle-wrong-comes-lost = Not that one: whatever follows, at best { $home } of 48 cards get home.
lacunes-puzzle-wrong-comes-late = { $over ->
    [one] Not in time: one more move is needed.
   *[other] Not in time: { $over } more moves are needed.
}
