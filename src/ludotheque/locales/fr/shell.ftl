### Ce qui entoure les jeux : accueil, préparation, table, préférences.

shell-title = Ludothèque
shell-skip = Aller au contenu
shell-home = Ludothèque, accueil
shell-to-home = Vers les jeux
shell-close = Fermer
shell-yes = Oui
shell-no = Non
shell-on = oui
shell-off = non
shell-loading = Un instant…
shell-unfetched = Un morceau de la page n’a pas pu être chargé.
shell-reload = Recharger
shell-try-again = Réessayer

## Préférences
shell-preferences = Préférences
shell-language = Langue
shell-theme = Lumière
shell-theme-auto = Comme le système
shell-theme-light = Claire
shell-theme-dark = Sombre
shell-sound = Son
shell-confirm = Confirmer les coups
shell-confirm-hint = Le coup est d’abord montré, puis joué quand tu le confirmes.
shell-coordinates = Coordonnées
shell-coordinates-hint = Des lettres et des chiffres au bord du plateau.
shell-your-name = Ton nom

## Accueil
shell-games = À quoi joue-t-on ?
shell-players = { $from } à { $to } joueurs
shell-players-exactly = { $count ->
    [one] 1 joueur
   *[other] { $count } joueurs
  }
shell-minutes = { $from } à { $to } minutes
shell-play-at-once = Jouer
shell-set-up = Préparer
shell-rules = Règles
shell-rules-of = Les règles de { $game }
shell-read-rules = Lire les règles
shell-my-tables = Tes tables
shell-table-over = terminée
shell-table-mine = à toi de jouer
shell-table-running = en cours
shell-all-tables = Les { $count } tables
shell-fewer = Moins
shell-delete = Supprimer la table
shell-delete-named = Supprimer la table de { $game }, { $when }
shell-delete-ask = La table et ses parties disparaîtront, pour tout le monde. La supprimer ?
shell-forget-ask = La table continue pour les autres, mais ce navigateur oubliera ton lien.
shell-keep = La garder
shell-invite-how = Tu joues avec quelqu’un ? Prépare une partie, donne-lui une place « par lien » et envoie-lui le lien.
shell-import = Ouvrir une partie notée
shell-import-hint = Une partie notée est un texte, obtenu avec « Enregistrer la partie ». Tu peux la revoir coup par coup et repartir de n’importe où.
shell-import-file = Depuis un fichier
shell-import-paste = Ou colle-la ici
shell-import-move = Le coup { $number }, « { $move } », est impossible :
shell-import-open = Ouvrir

## Préparation
shell-who = Qui joue ?
shell-how-many = Combien de joueurs ?
shell-seat = Place { $number }
shell-player = Joueur { $number }
shell-kind-here = Ici
shell-kind-link = Par lien
shell-kind-bot = Robot
shell-name-of = Nom du joueur { $number }
shell-level-of = Niveau du robot { $number }
shell-level = { $level ->
    [1] tout doux
    [2] facile
    [3] moyen
    [4] fort
   *[5] presque parfait
  }
shell-link-later = Tu auras un lien à envoyer.
shell-who-begins = Qui commence ?
shell-who-begins-youngest = Qui commence ? Le plus jeune, ou par tirage au sort.
shell-begins-lot = Au sort
shell-begins-bot = Robot { $number }
shell-begins-hint = La table ne fait que tourner : chacun garde ses voisins et ses partenaires.
shell-clock = Une pendule ?
shell-clock-none = Sans
shell-clock-turn = { $seconds } s par tour
shell-clock-game = { $minutes } min chacun
shell-clock-days = { $days ->
    [one] un jour par tour
   *[other] { $days } jours par tour
}
shell-options = Les règles de la partie
shell-presets = Règles toutes prêtes
shell-all-options = Les { $count } options
shell-per-seat = Différent pour chacun
shell-bots-alone = Il n’y a que des robots : tu regarderas.
shell-play = Jouer

## Invitations
shell-invited = Une invitation
shell-invited-to = Viens jouer : { $game } !
shell-your-seat = Ta place
shell-take-seat = Prendre la place
shell-seat-taken = Quelqu’un est déjà assis ici.
shell-to-table = À la table
shell-no-invitation = Cette invitation ne mène nulle part
shell-no-invitation-hint = La table a peut-être été supprimée, ou un bout du lien s’est perdu en route. Redemande le lien.
shell-invitations = Invitations
shell-invite-send = { $count ->
    [one] Envoie ce lien à la personne invitée :
   *[other] Envoie un de ces liens à chaque personne invitée :
  }
shell-invitation-for = Lien de la place { $number }
shell-copy = Copier
shell-copied = Copié
shell-copy-named = Copier : { $what }
shell-only-here = Ces liens ne marchent que sur cette machine : le serveur ne répond à personne d’autre. Le README dit comment l’ouvrir aux autres.
shell-watch-link = Lien pour regarder
shell-watch-hint = Qui a ce lien peut regarder, sans pouvoir jouer.

## Places
shell-bot = Robot { $level ->
    [1] tout doux
    [2] facile
    [3] moyen
    [4] fort
   *[5] presque parfait
  }
shell-seat-open = Place { $number } libre
shell-you = (toi)
shell-thinks = réfléchit
shell-away = absent
shell-gone = parti
shell-has-chosen = a choisi
shell-chooses = choisit

## La table
shell-panel = La partie
shell-panel-open = Montrer la partie
shell-panel-close = Cacher la partie
shell-your-turn = À toi de jouer
shell-turn-of = À { $name } de jouer
shell-thinking = { $name } réfléchit…
shell-chance = Le hasard décide…
shell-choose-secretly = Choisis en secret
shell-choose-secretly-named = { $name } choisit en secret
shell-waiting-choices = On attend { $names }
shell-waiting-seats = { $count ->
    [one] On attend quelqu’un
   *[other] On attend { $count } personnes
  }
shell-watching = Tu regardes la partie.
shell-no-moves = Pas encore de coup.
shell-log = Les coups joués
shell-board = Le plateau
shell-no-board = Ce jeu n’a pas encore de plateau dans le navigateur.
shell-hint = Un conseil
shell-takeback = Reprendre
shell-draw = Proposer nulle
shell-pause = Mettre en pause
shell-resign = Abandonner
shell-resign-ask = Si tu abandonnes, la partie s’arrête et tu la perds. Abandonner ?
shell-play-on = Continuer
shell-rematch = { $seats ->
    [1] Rejouer
   *[other] Revanche, en changeant de place
}
shell-export = Enregistrer la partie
shell-replay = Revoir
shell-replay-slider = Moment de la partie
shell-ply = Après le coup { $ply } sur { $of }
shell-first = Au début
shell-previous = Un coup en arrière
shell-next = Un coup en avant
shell-last = Au présent
shell-fork = { $seats ->
    [1] Repartir d’ici
   *[other] Repartir d’ici contre un robot
}

## Conseils
shell-hint-queued = Ton conseil attend son tour…
shell-hint-running = Je cherche un bon coup…
shell-hint-failed = Pas de conseil cette fois-ci.
shell-hint-move = Essaie { $move }.
shell-value = Valeur estimée : { $value }.
shell-value-proven = Valeur prouvée : { $value }.
shell-stop = Arrêter

## Propositions et absences
shell-offered-takeback = { $name } voudrait reprendre un coup. D’accord ?
shell-offered-draw = { $name } propose la nulle. D’accord ?
shell-offered-pause = { $name } voudrait une pause. D’accord ?
shell-offered-rematch = { $name } voudrait rejouer. Toi aussi ?
shell-offered-anew = { $name } voudrait recommencer avec une autre mise en place. D’accord ?
shell-offering-takeback = Reprise demandée. On attend { $names }.
shell-offering-draw = Nulle proposée. On attend { $names }.
shell-offering-pause = Pause proposée. On attend { $names }.
shell-offering-rematch = Revanche proposée. On attend { $names }.
shell-offering-anew = Une autre mise en place est demandée. On attend { $names }.
shell-withdraw = Retirer
shell-gone-what = { $name } n’est plus là depuis un moment. Que fait-on ?
shell-gone-wait = Attendre
shell-gone-bot = Laisser jouer un robot
shell-gone-end = Arrêter sans résultat
shell-unanswered = La table n’a pas encore répondu…
shell-lost = La connexion est coupée.
shell-lost-hint = Elle revient toute seule ; rien n’est perdu.

## Sur un seul écran
shell-curtain = Changement de joueur
shell-curtain-for = Seulement pour { $name }
shell-curtain-hint = Les autres regardent ailleurs : ce choix est secret.
shell-curtain-lift = C’est moi, { $name }

## La fin
shell-you-win = Tu as gagné !
shell-you-win-with = Tu as gagné, avec { $names } !
shell-wins = { $names-count ->
    [one] { $names } gagne
   *[other] { $names } gagnent
  }
shell-all-win = Égalité
shell-solo-won = Réussi !
shell-solo-lost = Pas cette fois
shell-ended = Arrêtée sans résultat
shell-reason = La partie est terminée.
shell-reason-resigned = { $name } a abandonné.
shell-reason-agreed = Nulle d’un commun accord.
shell-reason-time = { $name } n’a plus de temps.
shell-reason-abandoned = La partie s’est arrêtée parce que { $name } était parti.
shell-assisted = Un conseil a servi dans cette partie.

## Là où il n’y a rien
shell-missing = Il n’y a rien ici
shell-missing-hint = L’adresse est mal écrite, ou ce qui s’y trouvait a disparu.
shell-kept = Cette table est gardée, mais ne peut pas être montrée
shell-no-key = Tu n’as pas la clé de cette table
shell-no-key-hint = Une table s’ouvre avec un lien. Ce navigateur n’en a pas pour celle-ci ; redemande-le.
shell-removed = Cette table a été supprimée
shell-removed-hint = Il y en a toujours une autre.

## Refus
shell-see-rule = Voir la règle ({ $clause })
shell-refused = Ça ne va pas ({ $code }).
refused-unreachable = Le serveur ne répond pas. Est-il lancé ?
refused-server-error = Quelque chose a mal tourné sur le serveur.
refused-not-found = Il n’y a rien de tel ici.
refused-too-large = C’est trop grand.
refused-too-many = Trop à la fois ; réessaie dans un moment.
refused-invalid-request = Le serveur n’a pas compris.
refused-already-chosen = Tu as déjà choisi.
refused-bad-clock = Cette pendule n’existe pas.
refused-bad-host = Le serveur ne répond pas à ce nom.
refused-bad-name = Ce nom ne va pas : 40 caractères simples au plus, sans commencer par « bot: ».
refused-bad-origin = La demande vient d’une autre page : elle est refusée.
refused-busy = Les robots sont tous occupés ; réessaie dans un moment.
refused-cannot-offer = On ne peut pas proposer cela maintenant.
refused-hello-first = La connexion a commencé sans se présenter.
refused-http-error = Le serveur a refusé.
refused-invalid-message = Le serveur n’a pas compris.
refused-match-over = La partie est finie.
refused-no-bots = Ce jeu n’a pas de robot.
refused-no-hint = Pas de conseil pour l’instant.
refused-no-such-job = Ce travail est déjà fini.
refused-invalid-record-another-game = game : la partie notée n’est pas de { $game }.
refused-no-such-match = Cette partie n’existe pas à cette table.
refused-no-such-offer = Cette proposition ne tient plus.
refused-no-such-ply = La partie ne va pas jusque-là.
refused-no-such-seat = Cette place n’existe pas.
refused-no-such-table = Cette table n’existe pas.
refused-not-allowed = On ne peut pas demander cela ici.
refused-not-gone = { $name } n’est pas parti depuis assez longtemps.
refused-not-stored = Le coup n’a pas pu être enregistré, il n’est donc pas joué. Réessaie.
refused-other-rules = Cette partie a été jouée selon la version { $rules } des règles, qui n’est plus ici. Elle est gardée telle quelle.
refused-not-the-host = Seule la personne qui a ouvert la table peut le faire.
refused-not-while-playing = Pas pendant la partie.
refused-not-your-seat = Ce n’est pas ta place.
refused-nothing-to-take-back = Il n’y a rien à reprendre.
refused-own-offer = C’est aux autres de répondre.
refused-already-paused = La pendule est déjà arrêtée.
refused-not-paused = La pendule n’est pas en pause.
refused-paused = La pendule est arrêtée : reprends d’abord.
refused-no-such-service = Ce jeu n’offre rien de tel.
refused-seat-taken = Quelqu’un est déjà assis ici.
refused-unknown-token = Ce lien n’ouvre rien ici.

## À propos
shell-about = À propos
shell-about-what = Ludothèque est une table pour cinq jeux : Lacuna, Laguna, Lacunes, Interactions et Forma. En solo, contre des robots, sur un écran ou par le réseau.
shell-about-accounts = Pas de compte. Une place est un lien secret que seul ton navigateur garde ; qui a le lien a la place.
shell-about-records = Chaque partie peut être enregistrée : un petit texte que chacun peut revoir coup par coup, et d’où l’on peut repartir.
shell-about-licence = Le programme est un logiciel libre, sous licence MIT.
shell-about-others = Ce qu’il contient d’autre, et ses licences
