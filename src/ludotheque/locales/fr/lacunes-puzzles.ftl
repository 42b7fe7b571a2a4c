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
