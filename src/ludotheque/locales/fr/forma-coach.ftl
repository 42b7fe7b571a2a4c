# Forma : ce que dit l’entraîneur, une phrase par tour.

forma-coach-tower = Là, { forma-shape } peut prendre la tour : { $points } points.
forma-coach-square = Là, { forma-shape } peut enfermer { $count ->
    [one] une case
   *[other] { $count } cases
} : { $points } points.
forma-coach-still-tower = La tour est toujours là : { forma-shape } peut la prendre, { $points } points.
forma-coach-still-square = Toujours à prendre : { forma-shape } peut enfermer { $count ->
    [one] une case
   *[other] { $count } cases
}, { $points } points.
forma-coach-bridge = Là, { forma-shape } peut finir un pont d’un bord à l’autre : { $points } points.
forma-coach-threat-tower = Attention à la tour : avec { forma-shape }, { $name } peut bientôt la prendre, { $points } points.
forma-coach-threat-square = Attention { $count ->
    [one] à cette case
   *[other] à ces { $count } cases
} : avec { forma-shape }, { $name } peut enfermer ce que tu laisses, { $points } points.
forma-coach-better = Au tour d’avant, { forma-shape } aurait gagné { $points } points de plus tout de suite.
forma-coach-good = Bien posé : rien n’aurait gagné plus que ces { $points } points tout de suite.
forma-coach-pass = Plus rien de ce que tu tiens n’entre : il ne reste qu’à passer.
