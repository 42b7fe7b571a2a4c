## L’analyse d’une partie
refused-match-running = Rien n’est jugé tant que la partie dure.
refused-no-analyst = Les parties de ce jeu ne peuvent pas encore être jugées.
refused-no-review = Personne n’a encore fait juger cette partie.
refused-not-judged = Ce coup n’a pas pu être jugé ; réessaie.
refused-too-long = Une partie de plus de { $limit } coups n’est pas jugée.

shell-review-title = Bilan
shell-review-of = { $game } : la partie jugée
shell-review-table = Revenir à la table
shell-review-making = La partie est en train d’être jugée…
shell-review-queued = { $place ->
    [1] La tienne vient ensuite.
   *[other] { $place } parties attendent.
}
shell-review-failed = La partie n’a pas pu être jugée cette fois.
shell-review-stopped = Le jugement a été arrêté.
shell-review-again = Réessayer
shell-review-deeper = Chercher plus loin
shell-review-deeper-hint = Dix fois plus long, et plus sûr.
shell-review-anew = Juger de nouveau
shell-review-anew-hint = Le moteur a fait des progrès depuis.
shell-review-lists = Coups et résumé
shell-review-moves = Coups
shell-review-summary = Résumé
shell-review-better = Un meilleur coup
shell-review-back = Revenir à la partie
shell-review-mistakes = Trouver mieux
shell-review-analyse = Analyser d’ici

shell-review-judged-only = Seul coup
shell-review-judged-best = Meilleur
shell-review-judged-good = Bon
shell-review-judged-inaccuracy = Imprécision
shell-review-judged-mistake = Erreur
shell-review-judged-blunder = Gaffe
shell-review-judged-fatal = Coup fatal
shell-review-judged-hinted = Suivant un conseil
shell-review-certain = calculé jusqu’au bout

shell-review-verdict-winnable = Encore gagnable
shell-review-verdict-lost = Perdu, c’est prouvé
shell-review-verdict-lost-redeal = Perdu sans redistribution, c’est prouvé
shell-review-verdict-unknown = Nul ne sait si c’est gagnable

shell-review-start = Avant le premier coup
shell-review-ply = Coup { $ply } sur { $of }
shell-review-chance = { $name } { $percent } %
shell-review-chance-alone = Chances de gagner : { $percent } %
shell-review-over-par = { $moves ->
    [0] Pas un pas de trop
    [one] Un pas de trop
   *[other] { $moves } pas de trop
}
shell-review-lost = { $you ->
    [true] Il te coûte { $percent } %.
   *[false] Il coûte { $percent } % à { $name }.
}
shell-review-lost-alone = Ce coup coûte { $percent } %.
shell-review-lost-little = Les chances n’en changent guère.
shell-review-better-was = Mieux : { $move }
shell-review-onward = Et ensuite ?
shell-review-better-line = Ce qui aurait pu venir :

shell-review-said = Ce qu’on dit du coup
shell-review-unfold = Lire tout ce qu’on dit du coup
shell-review-graph = Les chances, coup par coup
shell-review-graph-hint = Les flèches gauche et droite parcourent la partie ; page haut et page bas vont d’un tournant à l’autre.
shell-review-graph-from = { $you ->
    [true] Tu commences avec { $from } % et finis avec { $to } %.
   *[false] { $name } commence avec { $from } % et finit avec { $to } %.
}
shell-review-graph-from-alone = On commence avec { $from } % et on finit avec { $to } %.
shell-review-graph-over-par = À la fin, { $moves ->
    [0] pas un pas de trop
    [one] un pas de trop
   *[other] { $moves } pas de trop
}.
shell-review-graph-even = Aucun coup n’a décidé la partie à lui seul.
shell-review-turning = Tournants : { $list }.
shell-review-turning-short = { $kind } au coup { $ply }

shell-review-moment-fatal = Avec ce coup, la donne est perdue
shell-review-moment-fatal-redeal = À partir d’ici, il faut redistribuer
shell-review-moment-thrown = { $you ->
    [true] Tu laisses échapper une victoire sûre
   *[false] { $name } laisse échapper une victoire sûre
}
shell-review-moment-thrown-alone = Une victoire sûre s’échappe
shell-review-moment-passed = { $you ->
    [true] Tu laisses passer la victoire
   *[false] { $name } laisse passer la victoire
}
shell-review-moment-passed-alone = La victoire passe
shell-review-moment-turned = { $you ->
    [true] Tu perds l’avantage
   *[false] { $name } perd l’avantage
}
shell-review-moment-turned-alone = La victoire s’éloigne
shell-review-moment-missed = { $you ->
    [true] Tu ne profites pas de l’erreur adverse
   *[false] { $name } ne profite pas de l’erreur adverse
}
shell-review-moment-missed-alone = Une occasion manquée
shell-review-moment-slip = { $you ->
    [true] Tu prends du retard
   *[false] { $name } prend du retard
}
shell-review-moment-slip-alone = Un pas dans la mauvaise direction
shell-review-moment-failed = { $you ->
    [true] Ton essai n’entre pas
   *[false] { $name } : un essai qui n’entre pas
}
shell-review-moment-failed-alone = Un essai qui n’entre pas
shell-review-moment-hinted = Un regard plus attentif trouve mieux que le conseil
shell-review-moment-hinted-alone = Un regard plus attentif trouve mieux que le conseil
shell-review-moment-only = { $you ->
    [true] Tu trouves le seul coup
   *[false] { $name } trouve le seul coup
}
shell-review-moment-only-alone = Le seul coup, et il est trouvé

shell-review-moment-fell = { $you ->
    [true] Tu prends du retard sans faute nette
   *[false] { $name } prend du retard sans faute nette
}
shell-review-moment-fell-alone = La victoire s’éloigne sans faute nette
shell-review-moment-fell-well = { $you ->
    [true] Bien joué, mais tu perds du terrain
   *[false] Bien joué, mais { $name } perd du terrain
}
shell-review-moment-fell-well-alone = Bien joué, mais la victoire s’éloigne
shell-review-moment-raised = { $you ->
    [true] Ton coup : plus fort qu’il n’y paraît
   *[false] { $name } : plus fort qu’il n’y paraît
}
shell-review-moment-luck = Le hasard décide
shell-review-moment-luck-alone = Le hasard décide
shell-review-fell = { $you ->
    [true] Tes chances tombent
   *[false] Les chances de { $name } tombent
} de { $from } % à { $to } %. Rien de nettement meilleur n’a été trouvé : { $place ->
    [even] la position était plus difficile qu’elle n’en avait l’air.
    [hard] la position était déjà difficile.
   *[lost] la position était déjà presque perdue.
}
shell-review-fell-alone = Les chances tombent de { $from } % à { $to } %. Rien de nettement meilleur n’a été trouvé : { $place ->
    [even] la position était plus difficile qu’elle n’en avait l’air.
    [hard] la position était déjà difficile.
   *[lost] la position était déjà presque perdue.
}
shell-review-rose = { $you ->
    [true] Tes chances montent
   *[false] Les chances de { $name } montent
} de { $from } % à { $to } % : plus que ce qu’on voyait avant le coup.
shell-review-unblamed = { $you ->
    [true] Tu perds du terrain
   *[false] { $name } perd du terrain
} ({ $from } % au début, { $to } % à la fin) sans qu’un coup soit en cause : rien de nettement meilleur n’a été trouvé.
shell-review-unblamed-alone = De { $from } % au début à { $to } % à la fin, sans qu’un coup soit en cause : rien de nettement meilleur n’a été trouvé.
shell-review-hinted = suivant un conseil
shell-review-hinted-count = { $count ->
    [one] Un coup a suivi un conseil et ne compte pas ici.
   *[other] { $count } coups ont suivi un conseil et ne comptent pas ici.
}
shell-review-assisted = Il y a eu de l’aide dans cette partie.
shell-review-no-mistakes = { $you ->
    [true] Rien à rejouer : aucun de tes coups n’était une faute nette.
   *[false] Rien à rejouer : aucun coup n’était une faute nette.
}

shell-review-given-margin = { $given ->
    [one] { $given } point donné
   *[other] { $given } points donnés
}
shell-review-given-colours = { $given ->
    [one] { $given } couleur d’avance donnée
   *[other] { $given } couleurs d’avance données
}
shell-review-given-turns = { $given ->
    [one] { $given } tour donné
   *[other] { $given } tours donnés
}

shell-review-given-over-par = { $given ->
    [one] Un pas de plus qu’il n’en faut
   *[other] { $given } pas de plus qu’il n’en faut
}

shell-review-accuracy = Précision
shell-review-counts-inaccuracies = { $count ->
    [one] { $count } imprécision
   *[other] { $count } imprécisions
}
shell-review-counts-mistakes = { $count ->
    [one] { $count } erreur
   *[other] { $count } erreurs
}
shell-review-counts-blunders = { $count ->
    [one] { $count } gaffe
   *[other] { $count } gaffes
}
shell-review-phases = La précision à chaque moment de la partie
shell-review-phase-opening = Début
shell-review-phase-middle = Milieu
shell-review-phase-end = Fin
shell-review-moments = Les moments qui ont compté
shell-review-moments-none = Rien qui aurait changé la partie.
shell-review-quick = Un coup d’œil rapide
shell-review-deep = Un regard approfondi

shell-review-try-ask = { $you ->
    [true] C’était { $judged }. Trouve mieux.
   *[false] { $name } : c’était { $judged }. Trouve mieux.
}
shell-review-try-ask-alone = C’était { $judged }. Trouve mieux.
shell-review-try-judged-inaccuracy = une imprécision
shell-review-try-judged-mistake = une erreur
shell-review-try-judged-blunder = une gaffe
shell-review-try-judged-fatal = le coup fatal
shell-review-try-on = Et la suite du même tour.
shell-review-try-right = Bien vu : rien n’est meilleur.
shell-review-try-better = Mieux que ce qui fut joué, mais il y a mieux encore.
shell-review-try-wrong = Ce n’est pas mieux. Essaie encore.
shell-review-try-thinking = Ton coup est examiné…
shell-review-try-next = Au suivant
shell-review-try-again = Encore un essai
shell-review-try-show = Montre-le
shell-review-try-stop = Revenir au bilan
shell-review-try-count = { $number } sur { $of }
shell-review-try-done = { $of ->
    [1] { $found ->
        [0] C’était le seul, pas trouvé du premier coup.
       *[other] C’était le seul, trouvé du premier coup.
    }
   *[other] C’était le dernier sur { $of } : { $found ->
        [0] aucun trouvé
        [one] { $found } trouvé
       *[other] { $found } trouvés
    } du premier coup.
}
shell-review-press = Comprendre la partie
shell-review-by-file = Faire le bilan
