## Problèmes
shell-puzzles = Problèmes
shell-puzzles-of = { $game } : problèmes
shell-puzzles-how = Une position, un but, une réponse à trouver sur le plateau. Chacun a été prouvé avant d’arriver ici.
shell-puzzles-count = { $count ->
    [0] Aucun problème
    [one] { $count } problème
   *[other] { $count } problèmes
}
shell-puzzles-solved = { $count ->
    [one] résolu
   *[other] résolus
}
shell-puzzles-solve = En résoudre un
shell-puzzles-all = Tous
shell-puzzles-games = Les problèmes de tous les jeux
shell-puzzles-more = En voir plus
shell-puzzles-wishes = Quoi résoudre
shell-puzzles-theme = Thème
shell-puzzles-grade = Difficulté
shell-puzzles-any = Tous
shell-puzzles-rated = Tenir un classement
shell-puzzles-rated-hint = Ta première réponse à chaque problème le fait bouger.
shell-puzzles-rating = Classement { $rating }
shell-today-all = Tous ceux du jour
shell-puzzle = Problème
shell-puzzle-grade-1 = Très facile
shell-puzzle-grade-2 = Facile
shell-puzzle-grade-3 = Moyen
shell-puzzle-grade-4 = Difficile
shell-puzzle-grade-5 = Très difficile
shell-puzzle-grade-6 = Au-delà de nos robots
shell-puzzle-solved = résolu
shell-puzzle-side = Ton camp
shell-puzzle-left = { $count ->
    [0] Plus aucun coup
    [one] Encore { $count } coup
   *[other] Encore { $count } coups
}
shell-puzzle-rating = Classement { $rating } ({ $change })
shell-puzzle-right = C’est ça, bien vu !
shell-puzzle-right-at-last = C’est ça, tu as trouvé.
shell-puzzle-wrong = Pas celui-là : voilà ce qu’il fait.
shell-puzzle-wrong-par = { $par ->
    [one] Il n’y avait qu’un coup : essaie autrement.
   *[other] Les { $par } coups sont joués et le but n’est pas atteint : essaie autrement.
}
shell-puzzle-watch = Voici le chemin : regarde.
shell-puzzle-shown = C’était le chemin.
shell-puzzle-again = Essayer encore
shell-puzzle-next = Problème suivant
shell-puzzle-back = Reprendre
shell-puzzle-solution = Voir la solution
shell-run = Cinq minutes
shell-run-of = { $game } : cinq minutes de problèmes
shell-run-how = Autant de problèmes que tu peux, les faciles d’abord. La pendule ne tourne que pendant que tu réfléchis. La troisième erreur met fin à la série.
shell-run-begin = Commencer
shell-run-again = Encore une fois
shell-run-clock = Temps restant
shell-run-minute = Plus qu’une minute.
shell-run-solved = { $count ->
    [one] { $count } résolu
   *[other] { $count } résolus
}
shell-run-solved-word = { $count ->
    [one] problème résolu
   *[other] problèmes résolus
}
shell-run-mistakes = { $count ->
    [0] aucune erreur
    [one] { $count } erreur
   *[other] { $count } erreurs
}
shell-run-skip = Passer : une erreur
shell-run-stop = Finir la série
shell-run-result = Comment ça s’est passé
shell-run-over-time = Les cinq minutes sont passées.
shell-run-over-mistakes = La troisième erreur a mis fin à la série.
shell-run-over-stopped = Tu as mis fin à la série.
shell-run-best = Ta meilleure série : { $count }
shell-run-record = Ta meilleure série !
shell-run-look-again = À revoir
refused-no-such-puzzle = Ce problème n’existe pas.
refused-puzzle-over = Ce problème est fini.
