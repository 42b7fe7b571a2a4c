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
