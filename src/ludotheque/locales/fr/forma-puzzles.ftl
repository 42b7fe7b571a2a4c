### Les problèmes de Forma : leurs buts et leurs thèmes.

forma-puzzle-most-two = Une de tes pièces peut enfermer deux cases à la fois, libres ou avec un obstacle. Trouve-la et pose-la.
forma-puzzle-most-three = Une de tes pièces peut enfermer trois cases à la fois, libres ou avec un obstacle. Trouve-la et pose-la.
forma-puzzle-most-four = Une de tes pièces peut enfermer quatre cases à la fois, libres ou avec un obstacle. Trouve-la et pose-la.
forma-puzzle-most-five = Une de tes pièces peut enfermer cinq cases à la fois, libres ou avec un obstacle. Trouve-la et pose-la.
forma-puzzle-tower = Prends la tour avec une seule pièce : ferme tous ses côtés encore ouverts.
forma-puzzle-fits = Une seule de tes pièces entre encore, et à un seul endroit. Pose-la.
forma-puzzle-bridge = Construis un pont d’un bord au bord opposé avec { $par } pièces. L’autre joueur n’en a plus.

forma-theme-most = Enfermer le plus
forma-theme-tower = Prendre la tour
forma-theme-fits = Ce qui entre encore
forma-theme-bridge = Pont en deux
forma-theme-obstacle = Obstacle enfermé
forma-theme-four = Quatre joueurs

# Ce que donne une mauvaise réponse.
forma-puzzle-wrong-comes-encloses = { $count ->
    [0] Pas là : ça n’enferme rien, alors que { $asked } cases sont possibles.
    [one] Pas là : ça n’enferme qu’une case sur { $asked } possibles.
   *[other] Pas là : ça n’enferme que { $count } cases sur { $asked } possibles.
}
forma-puzzle-wrong-comes-tower = { $open ->
    [one] Pas là : un côté de la tour reste ouvert.
   *[other] Pas là : { $open } côtés de la tour restent ouverts.
}
forma-puzzle-wrong-comes-misfit = { $hit ->
    [one] Elle n’entre pas : une de ses cases est prise ou dehors.
   *[other] Elle n’entre pas : { $hit } de ses cases sont prises ou dehors.
}
forma-puzzle-wrong-comes-bridge = { $missing ->
    [one] Pas de pont : il manque une case au chemin le plus court.
   *[other] Pas de pont : il manque { $missing } cases au chemin le plus court.
}
forma-puzzle-wrong-comes-barred = Pas de pont : tous les passages sont barrés.
forma-puzzle-wrong-comes-nothing = Rien n’est posé : le but n’est pas atteint.
