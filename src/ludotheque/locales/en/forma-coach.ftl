# Forma: what a coach says beside a player, one sentence a turn.

forma-coach-tower = Now { forma-shape } can take the tower: { $points } points.
forma-coach-square = Now { forma-shape } can enclose { $count ->
    [one] a square
   *[other] { $count } squares
}: { $points } points.
forma-coach-still-tower = The tower is still to be had: { forma-shape } can take it, { $points } points.
forma-coach-still-square = Still to be had: { forma-shape } can enclose { $count ->
    [one] a square
   *[other] { $count } squares
}, { $points } points.
forma-coach-bridge = Now { forma-shape } can finish a bridge from edge to edge: { $points } points.
forma-coach-threat-tower = Mind the tower: with { forma-shape }, { $name } could take it next, { $points } points.
forma-coach-threat-square = { $count ->
    [one] Mind this square
   *[other] Mind these { $count } squares
}: with { forma-shape }, { $name } could enclose what you leave, { $points } points.
forma-coach-better = Last turn { forma-shape } would have won { $points } points more at once.
forma-coach-good = Well placed: nothing would have won more than these { $points } points at once.
forma-coach-pass = Nothing that you hold fits any more: you can only pass.
