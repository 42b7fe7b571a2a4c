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
