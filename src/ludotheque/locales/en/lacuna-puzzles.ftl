## The puzzles of Lacuna: goals, then themes
lacuna-puzzle-four = Place the last pawn of the game so that you win four colours. Every flower that is left then goes to the nearest pawn.
lacuna-puzzle-five = Place the last pawn of the game so that you win five colours. Every flower that is left then goes to the nearest pawn.
lacuna-puzzle-six = Place the last pawn of the game so that you win six colours. Every flower that is left then goes to the nearest pawn.
lacuna-puzzle-hold = Two pawns are left: yours, then your opponent’s. Place yours so that you win four colours, wherever the last one goes.

lacuna-puzzle-wrong-comes-short = Not there: you win only { $won } of { $asked } colours. Above all you lack { lacuna-kinds }: { $count } instead of 4.
lacuna-puzzle-wrong-comes-outdone = Not there: the last pawn leaves you only { $won } of { $asked } colours. Above all you lack { lacuna-kinds }: { $count } instead of 4.

lacuna-theme-four-colours = Four colours
lacuna-theme-five-colours = Five colours
lacuna-theme-six-colours = Six colours
lacuna-theme-last-pawn = The last pawn
lacuna-theme-two-left = Two pawns left
lacuna-theme-turning = Three colours turn
lacuna-theme-narrow = A narrow spot
