# Les problèmes d’Interactions : ce qui est demandé, et de quoi il s’agit. Les règles citent les articles, pas ce fichier.

interactions-puzzle-win = Un seul tour gagne, quoi qu’il arrive ; l’égalité ne suffit pas. Tuile, place, tuile avancée : tout importe. La septième tuile compte.
interactions-puzzle-win-groups = Un seul tour gagne, quoi qu’il arrive ; l’égalité ne suffit pas. La septième tuile compte, et chaque tuile de ton plus grand groupe aussi.
interactions-puzzle-win-six = Un seul tour gagne, quoi qu’il arrive ; l’égalité ne suffit pas. Ici, la septième tuile ne compte pas.
interactions-puzzle-tie = Tu ne peux plus gagner, mais un seul tour partage encore la victoire, quoi qu’il arrive. Trouve-le. La septième tuile compte.
interactions-puzzle-tie-groups = Tu ne peux plus gagner, mais un seul tour partage encore la victoire, quoi qu’il arrive. La septième tuile compte, et ton plus grand groupe aussi.
interactions-puzzle-tie-six = Tu ne peux plus gagner, mais un seul tour partage encore la victoire, quoi qu’il arrive. Ici, la septième tuile ne compte pas.
interactions-puzzle-most-two = Il te reste deux tours. Joue-les pour finir avec le plus d’avance possible face aux meilleures réponses. La septième tuile compte.
interactions-puzzle-most-two-groups = Il te reste deux tours : finis avec le plus d’avance possible face aux meilleures réponses. La septième tuile et ton plus grand groupe comptent.
interactions-puzzle-most-two-six = Il te reste deux tours : finis avec le plus d’avance possible face aux meilleures réponses. Ici, la septième tuile ne compte pas.
interactions-puzzle-most-three = Il te reste trois tours. Joue-les pour finir avec le plus d’avance possible face aux meilleures réponses. La septième tuile compte.
interactions-puzzle-most-three-groups = Il te reste trois tours : finis avec le plus d’avance possible face aux meilleures réponses. La septième tuile et ton plus grand groupe comptent.
interactions-puzzle-most-three-six = Il te reste trois tours : finis avec le plus d’avance possible face aux meilleures réponses. Ici, la septième tuile ne compte pas.
interactions-puzzle-wild-win = Deux tours. La prochaine tuile du joueur sauvage se voit, sa dernière est la seule qui manque. Trouve le seul tour qui finit avec 12 points d’avance.
interactions-puzzle-wild-most = Deux tours. La prochaine tuile du joueur sauvage se voit, sa dernière est la seule qui manque. Finis avec le plus d’avance possible.
interactions-puzzle-wild-sure = Trois tours. Les deux dernières tuiles du joueur sauvage peuvent venir dans un ordre ou dans l’autre. Un seul tour assure 12 points d’avance dans les deux cas.
interactions-puzzle-three-win = Un seul tour te fait gagner sans partage, quoi que posent les deux autres. La septième tuile compte.
interactions-puzzle-team-win = Une équipe compte son plus petit total. Un seul tour fait gagner ton équipe, quoi que posent les autres, si ton partenaire joue bien.

interactions-theme-win = Le seul gain
interactions-theme-tie = Tenir l’égalité
interactions-theme-most = Le plus de points
interactions-theme-wild = Le joueur sauvage
interactions-theme-three = À trois
interactions-theme-team = Partenaires
interactions-theme-groups = Le plus grand groupe
interactions-theme-quiet = Sans rien retourner
interactions-theme-own = Retourner les siennes
interactions-theme-raise = Quelle tuile avancer
