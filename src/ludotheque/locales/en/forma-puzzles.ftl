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

# What a wrong answer comes to.
forma-puzzle-wrong-comes-encloses = { $count ->
    [0] Not there: that encloses nothing, and { $asked } are possible.
    [one] Not there: that encloses only one, and { $asked } are possible.
   *[other] Not there: that encloses only { $count }, and { $asked } are possible.
}
forma-puzzle-wrong-comes-tower = { $open ->
    [one] Not there: one side of the tower is still open.
   *[other] Not there: { $open } sides of the tower are still open.
}
forma-puzzle-wrong-comes-misfit = { $hit ->
    [one] It does not fit: one of its squares is taken or outside.
   *[other] It does not fit: { $hit } of its squares are taken or outside.
}
forma-puzzle-wrong-comes-bridge = { $missing ->
    [one] No bridge: one square of the shortest way is missing.
   *[other] No bridge: { $missing } squares of the shortest way are missing.
}
forma-puzzle-wrong-comes-barred = No bridge: every way across is barred.
forma-puzzle-wrong-comes-nothing = Nothing was placed, so the goal is not reached.
