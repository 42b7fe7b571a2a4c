## Leçons
shell-learn = Apprendre en 90 secondes
shell-learn-more = Leçons
shell-learn-taken = Cours terminé
shell-learn-of = Apprendre { $game }
shell-learn-how = De courtes leçons sur le vrai plateau : quelque chose à voir, quelque chose à faire. Rien ne peut mal tourner.
shell-learn-steps = { $count ->
    [one] { $count } étape
   *[other] { $count } étapes
}
shell-learn-step = { $step } sur { $of }
shell-learn-course = Toutes les leçons
shell-learn-next = Continuer
shell-learn-again = Essayer encore
shell-learn-show = Montrer
shell-learn-skip = Sauter
shell-learn-back = Retour
shell-learn-brought = Une leçon tirée d’un fichier
shell-learn-wrong = C’est permis, et voilà ce que ça fait. Ici, c’est un autre coup qui est demandé.
shell-learn-done = Bravo !
shell-with-coach = Jouer avec un entraîneur
shell-learn-following = Leçon suivante : { $lesson }
shell-learner = Toi
# Les premiers mots d’une étape dont le plateau n’est plus celui de l’étape d’avant.
shell-passage-next = Ensuite…
shell-passage-later = Plus tard…
shell-passage-elsewhere = Autre position.
refused-no-such-lesson = Cette leçon n’existe pas.
refused-no-such-puzzle = Cette énigme n’existe pas.
refused-puzzle-over = Cette énigme est résolue, ou ses coups sont épuisés.
refused-no-such-day = Il n’y a pas encore d’énigme pour ce jour.
refused-no-puzzles = Ce jeu n’a pas d’énigmes.
