# Lacunes : ce que demandent ses problèmes, et leurs thèmes.

lacunes-puzzle-alive = Tu peux encore gagner, mais un seul coup le permet : après tout autre, la donne est perdue à coup sûr. Joue ce coup.
lacunes-puzzle-path = Trois fois de suite, un seul coup garde la victoire à portée. Trouve les trois.
lacunes-puzzle-mistake = Ici, quelqu’un a envoyé une carte droit à sa place définitive, et c’était la première faute de la partie : plus rien n’était gagnable. Joue le seul coup qui garde la victoire à portée.
lacunes-puzzle-finish = Ramène les quatre couleurs en { $par } coups. On ne peut pas faire moins.

lacunes-theme-alive = Le seul coup
lacunes-theme-path = Trois de suite
lacunes-theme-mistake = La première faute
lacunes-theme-finish = Finis la partie
lacunes-theme-detour = Un détour
lacunes-theme-two = Un deux décide
lacunes-theme-king = Derrière un roi
lacunes-theme-locked = Deux immobiles
lacunes-theme-montana = Montana
lacunes-theme-redealt = Après redistribution

# Ce que vaut une mauvaise réponse.
lacunes-puzzle-wrong-comes-blocked = Pas celui-là : plus aucune carte ne peut bouger, et { $home } sur 48 sont rentrées.
lacunes-puzzle-wrong-comes-stuck = Pas celui-là : { lacunes-the-card } { $others ->
    [0] ne pourra plus jamais bouger
    [1] et une autre carte ne pourront plus jamais bouger
   *[other] et { $others } autres cartes ne pourront plus jamais bouger
}. Au mieux, { $home } cartes sur 48 rentrent.
lacunes-puzzle-wrong-comes-lost = Pas celui-là : quoi qu’il suive, au mieux { $home } cartes sur 48 rentrent.
lacunes-puzzle-wrong-comes-late = { $over ->
    [1] Trop tard : il manque encore un coup.
   *[other] Trop tard : il manque encore { $over } coups.
}
