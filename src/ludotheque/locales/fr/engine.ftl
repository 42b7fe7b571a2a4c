### Des robots au bout d’un tuyau : ce qu’un moteur refuse, et ce que l’arène dit d’un programme.

refused-unknown-command = Il n’y a pas de telle commande ici : « { $command } ».
refused-bad-argument = « { $word } » ne se comprend pas ici.
refused-line-too-long = Une ligne compte { $limit } caractères au plus.
refused-no-game = Nomme d’abord un jeu : game CLÉ.
refused-no-position = Donne d’abord une position : position, ou view.
refused-no-views = Rien n’est caché dans { $game } : donne ses coups avec position.
refused-not-to-move = Ce n’est pas au siège { $seat } de jouer.
refused-chance-due = C’est au hasard de parler : donne aussi son coup.

arena-fault = La partie { $number } est perdue hors du plateau : { $why }
refused-no-program = Aucun programme n’est nommé.
refused-program-ended = { $program } s’est arrêté ({ $detail }).
refused-program-late = { $program } n’a pas répondu à temps.
refused-program-refused = { $program } a refusé : { $detail }
refused-program-nonsense = { $program } ne parle pas le protocole : « { $detail } »
refused-program-illegal = { $program } a joué un coup interdit : « { $detail } »

refused-bad-link = Ce n’est pas un lien vers un siège : http://…/table/…#invite=…
bot-over = La partie est finie ({ $reason }) : { $scores }
