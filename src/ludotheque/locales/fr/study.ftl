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
