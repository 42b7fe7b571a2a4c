terminal-welcome = { $game }
terminal-seal = Le hasard vient d’un nombre secret, révélé à la fin. Son sceau (SHA-256) : { $seal }
terminal-secret = Le nombre secret était { $secret }.
terminal-how = Tape un coup, plusieurs séparés par ;, ou « aide ».
terminal-begins = { $by ->
    [lot] Le sort désigne { $name }, qui commence.
   *[choice] { $name } commence.
}
terminal-clock = Chaque tour a un sablier de { $seconds } secondes, et l’invite dit ce qu’il en reste. { $call ->
    [call] Quelqu’un doit dire qu’il est vide : un robot le fait, ou l’un de vous tape « time » et le numéro de sa place, à partir de 0.
   *[auto] Ce que tu tapes ensuite n’est pas joué.
}
terminal-prompt = { $name }>
terminal-prompt-sand = { $name }, { $seconds } s{ $more ->
    [0] { "" }
   *[other] { " " }+ { $more } s
}>
terminal-sand-left = Il reste du sable dans le sablier.
terminal-nothing-beneath = Il n’y a rien à regarder dessous maintenant.
terminal-player = Joueur { $number }
terminal-thinking = { $name } réfléchit…
terminal-thinking-hint = Je cherche un bon coup…
terminal-preparing = Je me prépare : la première fois sur cette machine, il faut un instant…
terminal-curtain = { $name } choisit en secret ; les autres regardent ailleurs. Ce que tu tapes ne s’affiche pas.
terminal-ply = { $ply ->
    [0] Le début
    [one] Après { $ply } coup
   *[other] Après { $ply } coups
}
terminal-withheld = Ce jeu se joue sans cette aide.
terminal-more-moves = Ce sont des exemples : il y a plus de coups qu’on ne peut en lister.
terminal-hint = { $told ->
    [none] Essaie { $move }.
    [proven] Essaie { $move } (valeur { $value }, prouvée).
   *[value] Essaie { $move } (valeur { $value }).
}
terminal-save-where = Dans quel fichier ? Par exemple : sauver partie.json
terminal-saved = Partie enregistrée dans { $file }.
terminal-cannot-save = { $file } : impossible d’écrire ce fichier.
terminal-score = { $name } : { $score }
terminal-winners = { $winners-count ->
    [0] Personne ne gagne.
    [one] { $winners } gagne.
   *[other] { $winners } se partagent la victoire.
}
terminal-no-result = La partie s’arrête sans résultat.

terminal-word-help = aide, ?
terminal-word-moves = coups
terminal-word-hint = indice
terminal-word-peek = regarder
terminal-word-undo = annuler
terminal-word-board = plateau
terminal-word-save = sauver
terminal-word-resign = abandonner
terminal-word-quit = quitter
terminal-about-help = cette liste
terminal-about-moves = les coups que tu peux jouer
terminal-about-hint = un bon coup, avec sa valeur
terminal-about-peek = regarder sous ce qui est couvert, quand c’est permis
terminal-about-undo = annuler ton dernier coup
terminal-about-board = revoir le plateau
terminal-about-save = écrire la partie dans un fichier : sauver partie.json
terminal-about-resign = abandonner la partie
terminal-about-quit = quitter la partie

refused-invalid-record-unknown-seat = « { $value } » ne peut pas s’asseoir là : human, ou bot:1 à bot:5.

## Leçons
terminal-lessons = Les leçons de { $game } :
terminal-lesson = { $number }. { $title }
terminal-learn-how = Écris le coup demandé, « show » pour le voir, « skip » pour passer, ou « stop ».
terminal-learn-go-on = [Entrée] pour continuer
terminal-learn-shown = Un bon coup : { $move }
terminal-learn-right = C’est ça.
terminal-learn-wrong = C’est possible, mais ce n’est pas ce qui est demandé ici. Essaie encore.
terminal-learn-marked = Marqué : { $marks }.
terminal-learn-done = C’était « { $title } ».
terminal-no-lessons = { $game } n’a pas encore de leçons.

## Énigmes
terminal-puzzle = { $id }  niveau { $grade }  { $goal } ({ $themes })
terminal-puzzle-attempts = après { $attempts ->
    [one] un essai
   *[other] { $attempts } essais
}
terminal-puzzles-made = { $count ->
    [0] Aucune nouvelle énigme
    [one] Une nouvelle énigme
   *[other] { $count } nouvelles énigmes
} dans { $file }.
terminal-puzzles-graded = { $count ->
    [0] Aucune énigme à noter.
   *[other] { $count } énigmes notées, dont { $changed } autrement qu’avant.
}
terminal-puzzles-checked = { $wrong-count ->
    [0] { $count } énigmes, toutes justes.
   *[other] { $count } énigmes, et celles-ci sont fausses : { $wrong }.
}

## Analyse
terminal-analysed = { $ply }. { $move }  { $chances } %  { $judged }{ $improved ->
    [true] {" "}(mieux : { $better })
   *[other] {""}
}{ $turning ->
    [true] {" "}← décisif
   *[other] {""}
}
terminal-analysed-many = { $count ->
    [one] Une partie jugée dans { $file }.
   *[other] { $count } parties jugées dans { $file }.
}
terminal-dataset-made = { $games ->
    [one] Une partie
   *[other] { $games } parties
}{ $samples ->
    [0] {""}
    [one] , une décision
   *[other] , { $samples } décisions
} : { $file }
terminal-analysed-seat = Place { $seat } : précision { $accuracy } %, imprécisions { $inaccuracies }, erreurs { $mistakes }, gaffes { $blunders }
terminal-judged-only = le seul coup
terminal-judged-best = le meilleur
terminal-judged-good = bon
terminal-judged-inaccuracy = imprécis
terminal-judged-mistake = une erreur
terminal-judged-blunder = une gaffe
terminal-judged-hinted = suivant un conseil

analysed-title = { $game } : une partie jugée
analysed-seat = Place { $seat }
analysed-moments = Les moments qui ont compté
analysed-moment = Coup { $ply } : joué { $move } ; mieux valait { $better }.
analysed-moment-fell = Coup { $ply } : joué { $move } ; rien de nettement meilleur n’a été trouvé.
analysed-moves = Tous les coups
analysed-engine = Jugé par { $engine }.
analysed-who = Joueur
analysed-accuracy = Précision
analysed-inaccuracies = Imprécisions
analysed-mistakes = Erreurs
analysed-blunders = Gaffes
analysed-ply = Coup
analysed-move = Joué
analysed-chance = Chances ensuite
analysed-judged = Jugement
refused-no-drawing = Les positions de ce jeu ne se dessinent pas.
refused-not-built = Les dessins ne sont pas encore construits : « make web » s’en charge.
refused-no-such-picture = { $file } : le nom doit se terminer par { $known }.
refused-no-such-film = Il n’y a pas de film du genre { $kind }.
