## Énigmes
shell-puzzles = Énigmes
shell-puzzles-of = { $game } : énigmes
shell-puzzles-how = Une position, un but, une réponse à trouver sur le plateau. Chacune a été prouvée avant d’arriver ici.
shell-puzzles-count = { $count ->
    [0] Aucune énigme
    [one] { $count } énigme
   *[other] { $count } énigmes
}
shell-puzzles-solved = { $count ->
    [one] { $count } résolue
   *[other] { $count } résolues
}
shell-puzzles-solve = En résoudre une
shell-puzzles-all = Toutes
shell-puzzles-games = Les énigmes de tous les jeux
shell-puzzles-more = En voir plus
shell-puzzles-wishes = Quoi résoudre
shell-puzzles-theme = Thème
shell-puzzles-grade = Difficulté
shell-puzzles-any = Toutes
shell-puzzles-rated = Tenir un classement
shell-puzzles-rated-hint = Ta première réponse à chaque énigme le fait bouger.
shell-puzzles-rating = Classement { $rating }
shell-today = Énigmes du jour
shell-today-all = Énigmes du jour
shell-today-how = une par jeu, la même pour tout le monde, jusqu’à minuit.
shell-today-past = Rattrapé, ce jour est marqué en retard ; une série ne s’allonge que le jour même.
shell-today-result = Ce qui est fait
shell-today-of = { $count ->
    [one] sur { $count } résolue
   *[other] sur { $count } résolues
}
shell-today-streak = { $count ->
    [one] jour de suite
   *[other] jours de suite
}
shell-today-best = Ta plus longue suite : { $count }
shell-today-none = Ce jour n’a pas d’énigmes
shell-today-none-hint = Il n’a encore commencé nulle part, ou il précède le premier. Si ce devrait être aujourd’hui, vérifie la date de cet appareil.
shell-today-share = Copier le résultat
shell-today-day = { $date } : { $count ->
    [one] { $count } résolue
   *[other] { $count } résolues
}
shell-today-earlier = Le mois d’avant
shell-today-later = Le mois d’après
shell-today-home = { $solved } sur { $count } résolues
shell-puzzle = Énigme
shell-puzzle-grade-1 = Très facile
shell-puzzle-grade-2 = Facile
shell-puzzle-grade-3 = Moyenne
shell-puzzle-grade-4 = Difficile
shell-puzzle-grade-5 = Très difficile
shell-puzzle-grade-6 = Au-delà de nos robots
shell-puzzle-solved = résolue
shell-puzzle-side = Ton camp
shell-puzzle-left = { $count ->
    [0] Plus aucun coup
    [one] Encore { $count } coup
   *[other] Encore { $count } coups
}
shell-puzzle-rating = Classement { $rating } ({ $change })
shell-puzzle-right = C’est ça, bien vu !
shell-puzzle-right-at-last = C’est ça, tu as trouvé.
shell-puzzle-on = { $count ->
    [one] Oui ! Encore un coup à trouver.
   *[other] Oui ! Encore { $count } coups à trouver.
}
shell-puzzle-wrong = Pas celui-là : voilà ce qu’il fait.
shell-puzzle-wrong-par = { $par ->
    [one] Il n’y avait qu’un coup : essaie autrement.
   *[other] Les { $par } coups sont joués et le but n’est pas atteint : essaie autrement.
}
shell-puzzle-watch = Voici le chemin : regarde.
shell-puzzle-shown = C’était la solution.
shell-puzzle-again = Essayer encore
shell-puzzle-next = Énigme suivante
shell-puzzle-back = Annuler
shell-puzzle-solution = Voir la solution
shell-run = Cinq minutes
shell-run-of = { $game } : cinq minutes
shell-run-how = Autant d’énigmes que tu peux, les faciles d’abord. La pendule ne tourne que pendant que tu réfléchis. La troisième erreur met fin à la série.
shell-run-begin = Commencer
shell-run-again = Encore une fois
shell-run-clock = Temps restant
shell-run-minute = Plus qu’une minute.
shell-run-solved-word = { $count ->
    [one] énigme résolue
   *[other] énigmes résolues
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
