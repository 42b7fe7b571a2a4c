# Les énigmes d’Interactions : ce qui est demandé, et de quoi il s’agit. Les articles sont cités par les règles.

interactions-puzzle-win = Un seul tour gagne, quoi qu’il arrive ; l’égalité ne suffit pas. La septième tuile compte.
interactions-puzzle-win-groups = Un seul tour gagne, quoi qu’il arrive ; l’égalité ne suffit pas. Septième tuile et plus grand groupe comptent.
interactions-puzzle-win-six = Un seul tour gagne, quoi qu’il arrive ; l’égalité ne suffit pas. La septième tuile ne compte pas.
interactions-puzzle-tie = Gagner n’est plus possible : trouve le seul tour qui assure l’égalité. La septième tuile compte.
interactions-puzzle-tie-groups = Gagner n’est plus possible : trouve le seul tour qui assure l’égalité. Septième tuile et plus grand groupe comptent.
interactions-puzzle-tie-six = Gagner n’est plus possible : trouve le seul tour qui assure l’égalité. La septième tuile ne compte pas.
interactions-puzzle-most-two = Deux tours : finis avec le plus d’avance possible face aux meilleures réponses. La septième tuile compte.
interactions-puzzle-most-two-groups = Deux tours : finis avec le plus d’avance possible face aux meilleures réponses. Septième tuile et plus grand groupe comptent.
interactions-puzzle-most-two-six = Deux tours : finis avec le plus d’avance possible face aux meilleures réponses. La septième tuile ne compte pas.
interactions-puzzle-most-three = Trois tours : finis avec le plus d’avance possible face aux meilleures réponses. La septième tuile compte.
interactions-puzzle-most-three-groups = Trois tours : finis avec le plus d’avance possible face aux meilleures réponses. Septième tuile et plus grand groupe comptent.
interactions-puzzle-most-three-six = Trois tours : finis avec le plus d’avance possible face aux meilleures réponses. La septième tuile ne compte pas.
interactions-puzzle-wild-win = Deux tours. La prochaine tuile du joueur sauvage se voit, sa dernière est la seule qui manque. Trouve le seul tour qui finit avec 12 points d’avance.
interactions-puzzle-wild-most = Deux tours. La prochaine tuile du joueur sauvage se voit, sa dernière est la seule qui manque. Finis avec le plus d’avance possible.
interactions-puzzle-wild-sure = Trois tours ; les deux dernières tuiles sauvages peuvent venir dans les deux ordres. Trouve le seul tour qui assure 12 points d’avance.
interactions-puzzle-three-win = Un seul tour te fait gagner sans partage, quoi que posent les deux autres. La septième tuile compte.
interactions-puzzle-team-win = Un seul tour fait gagner ton équipe si ton partenaire joue bien. Une équipe compte son plus petit total.

interactions-theme-win = Le seul gain
interactions-theme-tie = Tenir l’égalité
interactions-theme-most = Le plus de points
interactions-theme-wild = Le joueur sauvage
interactions-theme-three = À trois
interactions-theme-team = Partenaires
interactions-theme-groups = Le plus grand groupe
interactions-theme-quiet = Sans rien retourner
interactions-theme-own = Retourner les siennes
interactions-theme-raise = Quelle tuile sortir

# Comment cela finit à partir d’un essai, si les deux jouent bien.
interactions-puzzle-right-comes-win = { $points ->
    [one] Compté jusqu’au bout, tu gagnes d’un point.
   *[other] Compté jusqu’au bout, tu gagnes de { $points } points.
}
interactions-puzzle-right-comes-draw = Compté jusqu’au bout, personne n’est devant.
interactions-puzzle-right-comes-loss = { $points ->
    [one] Compté jusqu’au bout, il te manque 1 point, le moins possible.
   *[other] Compté jusqu’au bout, il te manque { $points } points, le moins possible.
}
interactions-puzzle-wrong-comes-win = { $points ->
    [one] Pas celui-là. Bien contré, il ne gagne que d’un point : il y a mieux.
   *[other] Pas celui-là. Bien contré, il ne gagne que de { $points } points : il y a mieux.
}
interactions-puzzle-wrong-comes-draw = Pas celui-là. Bien contré, il finit à égalité.
interactions-puzzle-wrong-comes-loss = { $points ->
    [one] Pas celui-là. Bien contré, il perd d’un point à la fin.
   *[other] Pas celui-là. Bien contré, il perd de { $points } points à la fin.
}
# Seul : contre le joueur sauvage, dans le pire ordre de ses tuiles.
interactions-puzzle-right-comes-ahead = { $points ->
    [one] Compté jusqu’au bout, tu as au pire 1 point d’avance.
   *[other] Compté jusqu’au bout, tu as au pire { $points } points d’avance.
}
interactions-puzzle-right-comes-behind = { $points ->
    [one] Compté jusqu’au bout, tu as au pire 1 point de retard.
   *[other] Compté jusqu’au bout, tu as au pire { $points } points de retard.
}
interactions-puzzle-wrong-comes-ahead = { $points ->
    [0] Pas celui-là. Au pire, personne n’est devant à la fin.
    [one] Pas celui-là. Au pire, il finit avec 1 seul point d’avance.
   *[other] Pas celui-là. Au pire, il finit avec seulement { $points } points d’avance.
}
interactions-puzzle-wrong-comes-behind = { $points ->
    [one] Pas celui-là. Au pire, il finit avec 1 point de retard.
   *[other] Pas celui-là. Au pire, il finit avec { $points } points de retard.
}
