### Les pages autour de la table : accueil, préparation, invitations, ce qui n’existe pas, à propos.

## Accueil
shell-title-called = ({ $count }) Ludothèque
shell-games = À quoi joue-t-on ?
shell-games-count = { $count } jeux
shell-daily = Aujourd’hui
shell-daily-sentence = Les mêmes pour tout le monde. Pour une partie, seul le premier essai compte ; une énigme se retente.
shell-daily-of = { $game } du jour
shell-daily-open = pas encore joué
shell-daily-won = Réussi aujourd’hui
shell-daily-played = Joué aujourd’hui, sans réussir
shell-daily-play = Y jouer
shell-daily-again = Encore, pour s’exercer
shell-tagline = Des jeux de société de France, à jouer tout de suite : en solo, contre des robots, entre amis. Sans compte.
shell-friend = Avec quelqu’un
shell-players = { $from } à { $to } joueurs
shell-players-or = { $from } ou { $to } joueurs
shell-players-exactly = { $count ->
    [one] 1 joueur
   *[other] { $count } joueurs
  }
shell-minutes = { $from } à { $to } minutes
shell-play-at-once = Jouer
shell-full-game = Le jeu complet
shell-opponent = Contre { $grade ->
    [0] un robot pour les enfants
    [1] un robot tout doux
    [2] un robot facile
    [3] un robot moyen
    [4] un robot fort
   *[5] un robot presque parfait
  } (niveau { $level } sur { $levels }).
shell-set-up = Préparer
shell-rules = Règles
shell-rules-of = Les règles de { $game }
shell-which-rule = Quelle règle ?
shell-read-rules = Lire les règles
shell-my-tables = Tes tables
shell-table = Une table
shell-table-over = terminée
shell-table-running = en cours
shell-table-theirs = aux autres de jouer
shell-table-with = avec { $names }
shell-table-between = { $names }
shell-table-alone = en solo
shell-table-gone = Cette table a disparu.
shell-table-unshown = Cette table est gardée, mais ne peut pas être montrée.
shell-remove = Retirer de la liste
shell-remove-named = Retirer { $game } de la liste, { $when }
shell-all-tables = Les { $count } tables
shell-tables-waiting = { $count ->
    [one] 1 t’attend
   *[other] { $count } t’attendent
  }
shell-finished = { $count ->
    [one] 1 partie terminée
   *[other] { $count } parties terminées
  }
shell-fewer = Moins
shell-delete = Supprimer la table
shell-delete-named = Supprimer la table de { $game }, { $when }
shell-delete-ask = La table et ses parties disparaîtront, pour tout le monde. La supprimer ?
shell-forget-ask = La table continue pour les autres, mais ce navigateur oubliera ton lien.
shell-keep = La garder
shell-invite-how = Choisis un jeu : une place à la table attend la personne que tu invites, et tu reçois un lien à lui envoyer.
shell-import = Ouvrir une partie enregistrée
shell-import-hint = Une partie enregistrée est un petit texte, obtenu avec « Enregistrer la partie en fichier » dans le menu de sa table. Tu peux la revoir coup par coup et repartir de n’importe où.
shell-import-file = Depuis un fichier
shell-import-paste = Ou colle-la ici
shell-import-move = Le coup { $number } est impossible :
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
shell-level = { $grade ->
    [0] pour les enfants
    [1] tout doux
    [2] facile
    [3] moyen
    [4] fort
   *[5] presque parfait
  }
shell-rating = { $error ->
    [0] { $rating } points
   *[other] { $rating } ± { $error } points
  }
shell-rating-hint = Les points (Elo) se comptent depuis le niveau le plus bas : un robot qui en a 200 de plus gagne trois parties sur quatre.
shell-link-later = Tu auras un lien à envoyer.
shell-who-begins = Qui commence ?
shell-who-begins-youngest = Qui commence ? Le plus jeune, ou par tirage au sort.
shell-begins-lot = Au sort
shell-begins-bot = Robot { $number }
shell-begins-hint = La table ne fait que tourner : chacun garde sa place par rapport aux autres.
shell-invite-go = Ouvrir la table et inviter
shell-clock = Une pendule ?
shell-clock-none = Sans
shell-clock-turn = { $seconds } s par tour
shell-clock-game = { $minutes } min chacun
shell-clock-days = { $days ->
    [one] un jour par tour
   *[other] { $days } jours par tour
}
shell-clock-each = { $minutes } min chacun, et { $increment } s de plus par coup
shell-clock-hourglass = Un sablier de { $seconds } s par tour
shell-clock-free = Sans pendule
shell-hints-allowed = Conseils permis
shell-hints-allowed-hint = Sinon personne n’a de conseil tant que vous jouez ensemble. Qui s’en sert est annoncé à tous.
shell-options = Les règles de la partie
shell-option-is = { $label } : { $value }
shell-presets = Règles toutes prêtes
shell-all-options = Les { $count } options
shell-per-seat = Différent pour chacun
shell-bots-alone = Il n’y a que des robots : tu regarderas.
shell-play = Jouer
shell-naming = Qui invite ?
shell-naming-why = Ton nom, tel qu’il sera lu sur l’invitation
shell-naming-none = Sans nom

## Invitations
shell-invited = Une invitation
shell-invited-to = On t’invite à jouer à { $game }
shell-invited-by = { $host } t’invite à jouer à { $game }
shell-watch = Regarder
shell-who-sits = Qui est à la table
shell-rules-plain = Les règles du livret
shell-hints-yes = Les conseils sont permis ; qui s’en sert est annoncé
shell-hints-no = Pas de conseil pendant la partie
shell-your-seat = Ta place
shell-take-seat = Prendre la place
shell-take-what = Tu t’assieds aussitôt et tu joues ici, dans le navigateur, sans compte. { $named ->
    [1] { $host } verra
   *[other] La personne qui t’invite verra
  } que tu es là.
shell-came = { $name } est là, à la table.
shell-arrived = Tu es à la table. { $names-count ->
    [one] { $names } est là aussi.
   *[other] { $names } sont là aussi.
  }
shell-arrived-away = Tu es à la table. { $names-count ->
    [one] { $names } n’est pas là pour l’instant, et verra
   *[other] { $names } ne sont pas là pour l’instant, et verront
  } que tu es là.
shell-seat-taken = Quelqu’un est déjà assis ici.
shell-seat-yours = Ta place est à cette table.
shell-to-table = À la table
shell-no-invitation = Cette invitation ne mène nulle part
shell-no-invitation-hint = La table a peut-être été supprimée, ou un bout du lien s’est perdu en route. Redemande le lien.
shell-invite-send = { $count ->
    [one] Envoie ce lien à la personne invitée :
   *[other] Envoie un de ces liens à chaque personne invitée :
  }
shell-invitation-for = Lien de la place { $number }
shell-copy = Copier
shell-copied = Copié
shell-copy-failed = Le navigateur n’a pas voulu copier. Le lien est sélectionné : copie-le avec Ctrl+C, ou en gardant le doigt dessus.
shell-share = Partager
shell-share-named = Partager : { $what }
shell-copy-named = Copier : { $what }
shell-only-here = Ces liens ne marchent que sur cet appareil : pour inviter quelqu’un d’ailleurs, Ludothèque doit être ouverte au réseau.
shell-watch-link = Lien pour regarder
shell-watch-hint = Qui a ce lien peut regarder, sans pouvoir jouer.

## Là où il n’y a rien
shell-missing = Il n’y a rien ici
shell-missing-hint = L’adresse est mal écrite, ou ce qui s’y trouvait a disparu.
shell-kept = Cette table est gardée, mais ne peut pas être montrée
shell-no-key = Il faut un lien pour cette table
shell-no-key-hint = L’adresse seule n’ouvre rien : chaque place a son propre lien. Demande à la personne qui t’a envoyé ici une invitation, ou le lien pour regarder.
shell-removed = Cette table a été supprimée
shell-removed-hint = Il y en a toujours une autre.

## À propos
shell-about = À propos
shell-about-what = { $games-count ->
    [0] Ludothèque est une table de jeux.
   *[other] Ludothèque est une table pour { $games }.
  } En solo, contre des robots, sur un écran ou par le réseau.
shell-about-accounts = Pas de compte. Une place est un lien secret que seul ton navigateur garde ; qui a le lien a la place.
shell-about-records = Chaque partie peut être enregistrée : un petit texte que chacun peut revoir coup par coup, et d’où l’on peut repartir.
shell-about-licence = Le programme est un logiciel libre, sous licence MIT.
shell-about-others = Ce qu’il contient d’autre, et ses licences
