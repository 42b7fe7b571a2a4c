## L’analyse d’une partie
refused-match-running = Rien n’est jugé tant que la partie dure.
refused-no-analyst = Les parties de ce jeu ne peuvent pas encore être jugées.
refused-no-review = Personne n’a encore fait juger cette partie.
refused-not-judged = Ce coup n’a pas pu être jugé ; réessaie.
refused-too-long = Une partie de plus de { $limit } coups n’est pas jugée.
