### The puzzles of Forma: their goals and themes.

forma-puzzle-most-two = One of your pieces can enclose two at once, free squares or obstacles. Find it and put it there.
forma-puzzle-most-three = One of your pieces can enclose three at once, free squares or obstacles. Find it and put it there.
forma-puzzle-most-four = One of your pieces can enclose four at once, free squares or obstacles. Find it and put it there.
forma-puzzle-most-five = One of your pieces can enclose five at once, free squares or obstacles. Find it and put it there.
forma-puzzle-tower = Take the tower with one piece: close every side of it that is still open.
forma-puzzle-fits = Only one of your pieces still fits, and only in one place. Put it there.
forma-puzzle-bridge = Build a bridge from one edge to the opposite one with { $par } pieces. The other player has none left.

forma-theme-most = Enclose most
forma-theme-tower = Take the tower
forma-theme-fits = What still fits
forma-theme-bridge = Bridge in two
forma-theme-obstacle = Enclosed obstacle
forma-theme-four = Four players
