# L’analyse et les études : ce qu’on y lit, ce qu’on y presse, et pourquoi quelque chose est refusé.

refused-bad-text = Impossible de garder ce texte : { $limit } caractères lisibles au plus.
refused-bad-text-too-long = Ce texte est trop long : { $limit } caractères au plus.
refused-bad-text-unprintable = Ce texte contient des caractères invisibles.
refused-bad-mark = Cela ne peut pas être marqué sur ce plateau.
refused-bad-mark-too-many = Cela suffit : { $limit } marques au plus sur une position.
refused-bad-judgement = « { $judgement } » n’est pas un jugement sur un coup.
refused-no-such-node = Ce coup n’est plus là.
refused-no-such-chapter = Ce chapitre n’existe pas.
refused-no-such-study = Cette étude n’existe pas.
refused-node-taken = Quelqu’un a été plus rapide ; regarde encore le plateau.
refused-twice = Ce coup est déjà là.
refused-root-stays = Le début d’un chapitre reste.
refused-last-chapter = Une étude garde au moins un chapitre.
refused-study-full = Cette étude est pleine : elle contient { $limit } coups.
refused-too-many-chapters = Une étude a { $limit } chapitres au plus.
refused-nothing-to-draw = Le hasard n’a rien à faire ici.
refused-nothing-said = Écris d’abord un commentaire : chacun devient une étape de la leçon.
refused-no-answer = Joue d’abord la solution : les coups qui suivent cette position sont la réponse.
refused-not-a-puzzle = Ces coups ne résolvent pas un problème à partir d’ici.
refused-reading-only = Ce lien ne sert qu’à lire.
refused-no-threat = Dans ce jeu, on ne peut pas passer : il n’y a pas de menace à montrer ici.
refused-position-over = Ici, la partie est finie.
refused-invalid-record-no-chapters = chapters : une étude en a au moins un.
refused-invalid-record-not-variations = variations : chacune a besoin de « from », un nœud qui la précède, et de coups nouveaux.
refused-invalid-record-not-notes = notes : chacune appartient au numéro d’un nœud.
refused-invalid-record-not-kept = { $field } : impossible de garder cela.
refused-invalid-record-not-a-lesson = Ceci n’est pas une leçon.

study-all = Analyse
study-about = Essaie des coups pour tous les camps, reviens en arrière, bifurque, écris, dessine. Garde le tout comme étude et regardez-la ensemble.
study-mine = Continuer
study-draft = seulement dans ce navigateur
study-may-edit = étude
study-may-read = étude à lire
study-untitled = { $game }, analyse
study-set-up = Poser une position
study-setup = La mise en place en texte
study-setup-hint = Comme l’écrit la page du jeu ; laissée vide, le hasard la pose.
study-laid = Ce qui est posé
study-laid-chance = Au hasard
study-laid-hand = À la main
study-begin = Analyser
study-open = Ouvrir un fichier
study-open-hint = Une partie notée, une étude, ou une leçon ou une énigme tirée d’une étude.
study-open-it = Ouvrir
study-elsewhere = Les parties finies et les problèmes ont aussi un bouton pour cela.
study-moves = Coups
study-beginning = Début
study-has-marks = Il y a un dessin ici
study-back = Reculer
study-forward = Avancer
study-draw = Dessiner
study-drawing = Touche pour un cercle, trace pour une flèche. Le même geste l’efface.
study-chance-due = C’est au hasard de parler.
study-chance-again = Laisser parler le hasard
study-engine = Moteur
study-working = calcule…
study-no-engine = Ce jeu n’a pas encore de moteur.
study-lines = Lignes
study-begins = Le moteur commence…
study-thinking = Profondeur { $depth }, { $nodes } positions…
study-thought = Profondeur { $depth }, { $nodes } positions.
study-counting = { $nodes } positions…
study-counted = { $nodes } positions.
study-no-more-lines = Il n’y a pas d’autre ligne à distinguer ici.
study-stop = Arrêter
study-queued = { $place ->
    [1] C’est bientôt son tour…
   *[other] { $place } passent d’abord…
}
study-threat = Quelle est la menace ?
study-threat-of = Si { $you ->
    [true] tu pouvais
   *[false] { $name } pouvait
} jouer maintenant :
study-no-threat = On ne peut pas passer ici : rien n’est menacé.
study-chance = { $percent } %
study-chance-proven = { $percent } %, prouvé
study-score-margin = { $count ->
    [one] { $sign }{ $count } point
   *[other] { $sign }{ $count } points
}
study-score-colours = { $count ->
    [one] { $sign }{ $count } couleur
   *[other] { $sign }{ $count } couleurs
}
study-score-turns = { $count ->
    [one] { $sign }{ $count } tour
   *[other] { $sign }{ $count } tours
}
study-verdict-winnable = Peut être gagnée
study-verdict-lost = Perdue, prouvé
study-note = À propos de cette position
study-comment = Commentaire
study-comment-hint = Qu’y a-t-il à dire de cette position ?
study-judgement = Jugement
study-judgement-none = Pas de jugement
study-judgement-only = Seul coup
study-judgement-best = Le meilleur
study-judgement-good = Bon
study-judgement-inaccuracy = Imprécision
study-judgement-mistake = Erreur
study-judgement-blunder = Gaffe
study-promote = Préférer cette ligne
study-delete = Effacer à partir d’ici
study-chapters = Chapitres
study-chapter = Chapitre { $number }
study-title = Titre de l’étude
study-chapter-title = Titre de ce chapitre
study-new-chapter = Nouveau chapitre, même début
study-chapter-file = Chapitre d’un fichier
study-drop = Effacer { $name }
study-files = Fichiers
study-export = Enregistrer dans un fichier
study-as-lesson = Comme leçon
study-as-puzzle = Comme problème
study-goal = Que faut-il faire à partir de la position du plateau ?
study-keep = La garder
study-keep-hint = Une étude a un lien pour lire et un lien pour modifier ; tous ceux qui l’ouvrent voient le même plateau.
study-keep-it = Garder comme étude
study-kept = C’est gardé. Ces liens l’ouvrent :
study-share = Partager
study-follow = Suivre les autres
study-follow-hint = Le plateau suit ce que les autres jouent et regardent.
study-link-read = Pour lire
study-link-edit = Pour modifier ensemble
study-people = { $count ->
    [one] { $count } personne est là
   *[other] { $count } personnes sont là
}
study-remove = Effacer l’étude
study-remove-sure = Elle disparaîtra pour tout le monde. L’effacer ?
study-no-key = Cette étude ne s’ouvre pas.
study-no-key-hint = Il te faut le lien entier, ou bien l’étude a été effacée.
study-removed = Cette étude a été effacée.
study-removed-hint = Quelqu’un qui peut la modifier l’a fait.
study-analyse = Analyser
study-more = Étude
study-line-count = { $count ->
    [one] { $count } ligne
   *[other] { $count } lignes
}
