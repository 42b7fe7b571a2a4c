# Laguna : tout ce que dit le jeu.

laguna-name = Laguna
laguna-sentence = Mène ton radeau vers les îles chercher des perles ; qui en apporte le premier assez de sa couleur au volcan gagne.
laguna-gentle = Pour commencer : une minute par tour, qui ne court qu’à partir de ton premier coup ; des perles transparentes ; et une île de départ où t’attend une perle à toi.

## Les mots dont les autres textes sont faits

laguna-colour = { $colour ->
    [r] rouge
    [g] verte
    [b] bleue
   *[y] jaune
}
laguna-raft-colour = { $raft ->
    [r] rouge
    [g] vert
    [b] bleu
   *[y] jaune
}
laguna-way = { $way ->
    [N] le haut
    [E] la droite
    [S] le bas
   *[W] la gauche
}
laguna-or = ou
laguna-symbol-water = eau libre
laguna-symbol-reef = récif
laguna-symbol-arrow = courant
laguna-symbol-unknown = caché
laguna-volcano = volcan
laguna-island = île { $island }
laguna-pearl = perle { laguna-colour }
laguna-some-pearls = { $count ->
    [one] une perle { laguna-colour }
   *[other] { $count } perles { laguna-colour }s
}

## Refus

laguna-refused-game-over = La partie est finie.
laguna-refused-not-your-turn = Un autre radeau navigue.
laguna-refused-too-fast = Trop vite : le radeau bouge encore.
laguna-refused-wrong-phase = Ce n’est pas le moment.
laguna-refused-start-fixed = Le départ de ce casse-tête est fixé.
laguna-refused-off-sea = Un radeau doit couvrir six cases de mer.
laguna-refused-raft-overlap = Il y a déjà un radeau ici.
laguna-refused-not-at-line = Aucun côté du radeau ne touche la ligne blanche de l’île { $island }.
laguna-refused-island-taken = Quelqu’un part déjà de l’île { $island }.
laguna-refused-own-colour = Tu ne places pas de perle de ta couleur.
laguna-refused-not-in-pool = Il ne reste plus de perle { laguna-colour } à placer.
laguna-refused-colour-on-island = L’île { $island } a déjà une perle { laguna-colour }.
laguna-refused-no-island-unload = On ne laisse pas une perle sur une île sans échange.
laguna-refused-not-launched = Charge d’abord au moins deux perles.
laguna-refused-not-start-island = Tes premières perles viennent de ton île de départ, { $island }.
laguna-refused-own-raft = C’est ton propre radeau.
laguna-refused-partner-not-launched = Ce radeau n’est pas encore parti.
laguna-refused-not-touching = Ton radeau ne le touche pas : il faut côté contre côté.
laguna-refused-island-protected = L’île { $island } est fermée tant que { $name } n’est pas parti.
laguna-refused-arrow-visible = Un courant est visible dans ton radeau : couvre-le d’abord.
laguna-refused-island-full = L’île { $island } est pleine.
laguna-refused-dead-end = Les autres perles ne pourraient plus être placées.
laguna-refused-unequal-numbers = Il faut autant de perles dans un sens que dans l’autre.
laguna-refused-middle-forbidden = Les trous du milieu de radeaux croisés ne s’échangent pas.
laguna-refused-wrong-position = Une perle va à la même position sur l’autre radeau.
laguna-refused-hole-empty = Il n’y a pas de perle dans ce trou.
laguna-refused-pearl-not-there = L’île { $island } n’a pas cette perle { laguna-colour }.
laguna-refused-hole-covered = Ce trou porte déjà une perle.
laguna-refused-too-many-pearls = Le radeau porte { $most } perles au plus.
laguna-refused-shift-forbidden = Sans sablier, les perles ne bougent qu’au début du tour, si un récif est visible.
laguna-refused-fresh-pearl = Cette perle est montée à bord pendant ce tour : elle reste en place.
laguna-refused-would-uncover-reef = Quelque chose est sous cette perle : elle y reste jusqu’à ton premier pas.
laguna-refused-would-uncover-arrow = Quelque chose est sous cette perle : elle y reste jusqu’à ton premier pas.
laguna-refused-reef-visible = Un récif est visible dans ton radeau : couvre-le avant d’avancer.
laguna-refused-blocked-edge = Le radeau reste sur la mer.
laguna-refused-blocked-land = La terre barre le passage.
laguna-refused-blocked-raft = Un radeau barre le passage.
laguna-refused-arrow-binds = Le courant tire d’un autre côté.
laguna-refused-not-own-colour = Seules les perles de ta couleur vont dans le volcan.
laguna-refused-two-must-stay = Deux perles doivent rester à bord.
laguna-refused-no-calling = Ici, c’est l’horloge qui surveille le sablier.
laguna-refused-own-call = Tu ne peux pas crier « Temps ! » contre toi-même.

## Événements

laguna-event-place = { $you ->
    [true] Tu pars de l’île { $island }.
   *[false] { $name } part de l’île { $island }.
}
laguna-event-pearl = { $you ->
    [true] Tu poses une perle { laguna-colour } sur l’île { $island }.
   *[false] { $name } pose une perle { laguna-colour } sur l’île { $island }.
}
laguna-event-load = { $you ->
    [true] Tu charges une perle { laguna-colour } à l’île { $island }.
   *[false] { $name } charge une perle { laguna-colour } à l’île { $island }.
}
laguna-exchanges = { $you ->
    [true] Tu échanges
   *[false] { $name } échange
}
laguna-event-swap = { laguna-exchanges } { $given-count ->
    [one] une perle
   *[other] { $given-count } perles
} avec l’île { $island }.
laguna-event-trade = { laguna-exchanges } { $given-count ->
    [one] une perle
   *[other] { $given-count } perles
} avec le radeau { laguna-raft-colour }.
laguna-event-shift = { $you ->
    [true] Tu déplaces une perle { laguna-colour }.
   *[false] { $name } déplace une perle { laguna-colour }.
}
laguna-event-step = { $you ->
    [true] Tu avances vers { laguna-way }.
   *[false] { $name } avance vers { laguna-way }.
}
laguna-event-unload = { $you ->
    [true] Tu livres une perle : { $delivered } dans le volcan.
   *[false] { $name } livre une perle : { $delivered } dans le volcan.
}
laguna-event-drop = { $you ->
    [true] Tu laisses une perle { laguna-colour } sur l’île { $island }.
   *[false] { $name } laisse une perle { laguna-colour } sur l’île { $island }.
}
laguna-event-end = { $you ->
    [true] Tu finis ton tour.
   *[false] { $name } finit son tour.
}
laguna-turn-over = { $you ->
    [true] ton tour est fini
   *[false] le tour de { $name } est fini
}
laguna-event-time = Plus de sable : { laguna-turn-over }.
laguna-event-called = « Temps ! » : { laguna-turn-over }.
laguna-event-launched = { $you ->
    [true] Tu es à flot.
   *[false] { $name } est à flot.
}
laguna-event-reef = { $you ->
    [true] Un récif se montre sous ton radeau : ton tour est fini.
   *[false] Un récif se montre sous le radeau de { $name } : ce tour est fini.
}
laguna-event-current = Un courant va entraîner le radeau d’une case.
laguna-event-tired = Trois cents actions : { laguna-turn-over }.
laguna-event-turn = { $you ->
    [true] À toi de naviguer.
   *[false] À { $name } de naviguer.
}
laguna-event-won = { $you ->
    [true] Tu as toutes tes perles dans le volcan !
   *[false] { $name } a toutes ses perles dans le volcan !
}
laguna-event-solved = Résolu en { $moves } coups.
laguna-event-wrecked = Un récif : le casse-tête est perdu.
laguna-event-rounds = Le dernier tour de table est fini.

## Fins de partie

laguna-reason-delivered = Les perles sont dans le volcan.
laguna-reason-rounds = Les tours convenus sont joués.
laguna-reason-solved = Le casse-tête est résolu.
laguna-reason-reef = Un récif a mis fin au casse-tête.

## Options

laguna-option-players = Joueurs
laguna-option-players-hint = Seul, on résout des casse-tête.
laguna-option-players-1 = 1, en solitaire
laguna-option-players-2 = 2
laguna-option-players-3 = 3
laguna-option-players-4 = 4
laguna-option-colours = Couleurs
laguna-option-colours-hint = Chacun peut choisir ; sans souhait, on reçoit la première qui reste.
laguna-option-colours-any = celle qui reste
laguna-option-colours-r = rouge
laguna-option-colours-g = vert
laguna-option-colours-b = bleu
laguna-option-colours-y = jaune
laguna-option-board_side = Plateau
laguna-option-board_side-hint = La face difficile a deux fois plus de récifs et de courants. Ces plateaux sont les nôtres, pas ceux de la boîte.
laguna-option-board_side-easy = facile
laguna-option-board_side-hard = difficile
laguna-option-glass = Sablier
laguna-option-glass-hint = Secondes par tour. Sans sablier, personne ne presse, mais les perles ne bougent qu’après un récif.
laguna-option-glass-20 = 20 secondes
laguna-option-glass-30 = 30 secondes
laguna-option-glass-45 = 45 secondes
laguna-option-glass-60 = 60 secondes
laguna-option-glass-none = sans sablier
laguna-option-time_call = Fin du temps
laguna-option-time_call-hint = Comme dans la règle, quelqu’un doit le voir et dire « Temps ! ».
laguna-option-time_call-auto = automatique
laguna-option-time_call-call = à annoncer
laguna-option-max_pearls = Perles à bord
laguna-option-max_pearls-hint = Avec cinq on navigue plus facilement ; aussi comme avantage pour un seul.
laguna-option-max_pearls-4 = 4 au plus
laguna-option-max_pearls-5 = 5 au plus
laguna-option-distribution = Perles sur les îles
laguna-option-distribution-hint = Au hasard, ou placées par les joueurs, jamais de leur couleur.
laguna-option-distribution-random = au hasard
laguna-option-distribution-players = placées par les joueurs
laguna-option-premove = Bouger une perle avant le premier pas
laguna-option-premove-hint = Ce qui se passe si cela découvre un symbole.
laguna-option-premove-guarded = refusé, sans jamais bloquer
laguna-option-premove-effect = permis, le symbole agit
laguna-option-premove-literal = toujours refusé
laguna-option-dock_edges = Accoster aux îles
laguna-option-dock_edges-hint = Tout le long du rivage ou seulement à la ligne blanche.
laguna-option-dock_edges-shore = tout le rivage
laguna-option-dock_edges-line = ligne blanche
laguna-option-island_unload = Laisser des perles sur une île
laguna-option-island_unload-hint = Une perle peut être reposée sur une île qui a de la place.
laguna-option-island_unload-true = oui
laguna-option-island_unload-false = non
laguna-option-cross_middle = Trous du milieu de radeaux croisés
laguna-option-cross_middle-hint = Un radeau en long et un radeau en large n’ont pas les mêmes trous du milieu.
laguna-option-cross_middle-choice = échange au choix
laguna-option-cross_middle-forbid = pas d’échange
laguna-option-protect_start = Départ protégé
laguna-option-protect_start-hint = Personne ne charge à ton île de départ avant toi.
laguna-option-protect_start-true = oui
laguna-option-protect_start-false = non
laguna-option-volcano_arrow_rule = Courants au volcan
laguna-option-volcano_arrow_rule-hint = Un courant visible interdit aussi de décharger.
laguna-option-volcano_arrow_rule-true = oui
laguna-option-volcano_arrow_rule-false = non
laguna-option-no_timer_peek = Regarder sans sablier
laguna-option-no_timer_peek-hint = Regarder sous ses perles avant le premier pas.
laguna-option-no_timer_peek-true = oui
laguna-option-no_timer_peek-false = non
laguna-option-peek_public = Les autres voient aussi
laguna-option-peek_public-hint = Ce que regarde le joueur actif est montré à tous.
laguna-option-peek_public-true = oui
laguna-option-peek_public-false = non
laguna-option-show_under = Perles de verre
laguna-option-show_under-hint = Laisse deviner ce qui est sous chaque perle : plus besoin de mémoire.
laguna-option-show_under-true = oui
laguna-option-show_under-false = non
laguna-option-solo_reef = Solitaire : un récif coûte
laguna-option-solo_reef-hint = Des coups en plus, ou la fin du casse-tête.
laguna-option-solo_reef-5 = 5 coups
laguna-option-solo_reef-forbid = la partie
laguna-option-round_limit = Nombre de tours
laguna-option-round_limit-hint = Après tant de tours chacun, le plus de perles gagne.
laguna-option-round_limit-false = sans limite

laguna-preset-base = Avec le sablier
laguna-preset-unhurried = Sans sablier, sans hâte
laguna-preset-four = Quatre radeaux
laguna-preset-solitaire = Casse-tête en solitaire

## Conseils : `as` vaut `told` quand on parle du coup d’un autre

laguna-own-colour = { $as ->
    [told] de la couleur du radeau
   *[asked] de ta couleur
}

laguna-hint-goal = { $goal ->
    [own] l’île { $island }, qui a une perle { laguna-own-colour }
    [raft] le radeau { laguna-raft-colour }, qui porte une perle { laguna-own-colour }
   *[other] l’île { $island } et ses perles
}
laguna-hint-actions = { $moves ->
    [one] encore une action
   *[other] encore { $moves } actions environ
}
laguna-hint-fetch = { $covers ->
    [shown] Elle y couvre le récif qui se voit : le radeau peut alors repartir vers { laguna-hint-goal }.
    [one-of] Elle y couvre un des récifs qui se voient ; couvre aussi les autres, et le radeau repart vers { laguna-hint-goal }.
    [reef] Elle y couvrira un récif au prochain pas, vers { laguna-hint-goal }.
    [current] Elle y couvrira un courant au prochain pas, vers { laguna-hint-goal }.
   *[none] C’est la route vers { laguna-hint-goal } : { laguna-hint-actions }.
}
laguna-hint-deliver = { $covers ->
    [shown] Elle y couvre le récif qui se voit : le radeau peut alors repartir vers le volcan.
    [one-of] Elle y couvre un des récifs qui se voient ; couvre aussi les autres, et le radeau repart vers le volcan.
    [reef] Elle y couvrira un récif au prochain pas, vers le volcan.
    [current] Elle y couvrira un courant au prochain pas, vers le volcan.
   *[none] Il y a une perle à livrer, et c’est la route du volcan : { laguna-hint-actions }.
}
laguna-hint-load = { $why ->
    [own] Elle est { laguna-own-colour }, et il { $left ->
        [one] en faut encore une
       *[other] en faut encore { $left }
    } au volcan.
    [reef] Elle y couvre un récif, qui finirait le tour.
    [current] Elle y couvre un courant, qui emporterait le radeau.
    [rival] Quelqu’un d’autre en a besoin et ne pourra pas la livrer de là ; et toute perle couvre un récif.
   *[cover] Là où il y a une perle, quelle que soit sa couleur, aucun récif ne se voit.
}
laguna-hint-unload = { $why ->
    [shift] Une perle pourra alors être livrée sans montrer de récif.
    [counted] { $left ->
        [0] C’est la dernière qu’il fallait : c’est gagné.
        [one] Elle compte tout de suite ; il n’en faudra plus qu’une.
       *[other] Elle compte tout de suite ; il en faudra encore { $left }.
    }
   *[other] Elle compte tout de suite.
}
laguna-hint-trade = { $why ->
    [own] Elle est { laguna-own-colour }, et l’autre radeau ne peut pas refuser.
    [rival] L’autre en a besoin, et ne peut pas refuser.
    [winner] Ce radeau gagnerait au prochain tour, mais pas sans cette perle.
   *[other] Ce qu’il faut se prend au radeau voisin : il ne peut pas refuser.
}
laguna-hint-stop = { $why ->
    [sand] Il ne reste presque plus de sable : un pas de plus n’apporterait rien.
   *[reef] Le prochain pas ne ferait que montrer un récif.
}
laguna-hint-start = { $why ->
    [own] Une perle { laguna-own-colour } s’y trouve, à bord dès le départ.
   *[near] De là, la route est courte vers les bonnes perles et vers le volcan.
}
laguna-hint-spread = Une île en vaut à peu près une autre.
laguna-hint-drift = Rien à prendre ni à livrer pour l’instant : il suffit de rester à flot et de guetter les autres.
laguna-hint-proven = Le chemin le plus court a encore { $moves } coups.

## Le plateau

laguna-keys = La mer. Les flèches ou W A S D dirigent ; U I O J K L désignent les trous, d’abord d’où, puis où ; espace regarde dessous, V livre, E finit le tour.
laguna-sea = La mer, { $board }
laguna-overview = Toute la mer
laguna-raft-name = le radeau { laguna-raft-colour }
laguna-own-raft = Ton radeau
laguna-spot = { $spot ->
    [H0] en haut à gauche
    [H1] en haut au milieu
    [H2] en haut à droite
    [H3] en bas à gauche
    [H4] en bas au milieu
    [H5] en bas à droite
    [V0] en haut à gauche
    [V1] en haut à droite
    [V2] au milieu à gauche
    [V3] au milieu à droite
    [V4] en bas à gauche
   *[V5] en bas à droite
}
laguna-hole-told = { $raft } : { $told }
laguna-hole-open = trou { $hole }, ouvert, dessous : { $symbol }
laguna-hole-pearl = trou { $hole }, perle { laguna-colour }
laguna-glass-left = Encore { $seconds } secondes pour ce tour ; quand il n’y a plus de sable, le tour est fini.
laguna-glass-stands = Ce tour aura { $seconds } secondes ; le sable attend la première action.
laguna-glass-seconds = { $seconds } s
laguna-glass-turn = ce tour
laguna-glass-then = puis { $glass } s
laguna-glass-inherited = Le sable laissé par le tour d’avant coule d’abord, { $left } secondes ; puis un sablier entier.
laguna-glass-leftover = Le sable laissé coule d’abord, puis un sablier entier.
laguna-glass-waits = attend
laguna-glass-turned = Le sablier est retourné : encore { $seconds } secondes.
laguna-do-wary = Un récif ! Ce pas finirait ton tour.
laguna-do-wary-more = Encore une fois pour y aller, ou choisis un autre côté.
laguna-sand-waits = Le sable coulera à ta première action.
laguna-sand-inherited = À toi ! Le sable qui reste coule d’abord, puis un sablier entier.
laguna-none = aucune
laguna-aboard = À bord :
laguna-do-place = Choisis d’où part ton radeau.
laguna-do-place-more = Touche un rivage, ou choisis une île.
laguna-do-pearl = Prends une perle, jamais de ta couleur.
laguna-do-pearl-onto = Maintenant, touche une île.
laguna-do-launch = { $left ->
    [1] Charge encore une perle.
   *[other] Charge deux ou trois perles.
}
laguna-do-launch-more = Touche une perle à terre, puis un trou.
laguna-do-launched = Encore une perle, ou en route.
laguna-do-launched-more = Couvre les récifs de perles avant de partir.
laguna-do-hole = Touche un trou de ton radeau.
laguna-do-hole-more = Un trou vide charge, un trou pris échange.
laguna-do-carry = Touche un trou vide.
laguna-do-carry-dock = Ou une perle de l’île, pour échanger.
laguna-do-carry-volcano = Ou le volcan, pour la livrer.
laguna-do-deliver = Livre : touche le volcan.
laguna-do-cover = Un récif se voit sous ton radeau : couvre-le d’une perle.
laguna-do-current = Courant : une case vers { $ways }.
laguna-do-current-more = Suis-le, ou mets une perle sur la flèche.
laguna-exchanged = { $name } t’a pris { $taken } contre { $given }.
laguna-do-docked = L’île { $island } est à côté de toi.
laguna-do-docked-more = Charge ou échange ses perles, ou repars.
laguna-do-beside = Un autre radeau est à côté de toi.
laguna-do-beside-more = Pour échanger, touche d’abord une de ses perles.
laguna-do-premove = Déplace des perles si tu veux, puis pars.
laguna-do-premove-more = Tu peux regarder sous tes perles maintenant.
laguna-do-sail = Avance.
laguna-do-sail-more = Un récif qui se montre finit ton tour.
laguna-do-sail-on = Repartir
laguna-do-trade = Échanger avec le radeau d’à côté
laguna-do-trade-short = Troc
laguna-do-cancel = Annuler
laguna-idle = Quelqu’un attend devant un autre écran : cinq minutes sans action finissent un tour.
laguna-do-step = Avancer vers { laguna-way }
laguna-do-peek = Voir
laguna-do-end = Finir
laguna-do-unload = Livrer
laguna-do-call = Temps !
laguna-dock-title = À l’île { $island }
laguna-dock-pearl = perle { laguna-colour } de l’île { $island }
laguna-dock-empty = Plus de perles
laguna-trade-give = Touche une de tes perles, à donner.
laguna-trade-give-more = Il en part autant qu’il en vient.
laguna-trade-take = Touche une de ses perles, à prendre.
laguna-trade-take-more = Il en vient autant qu’il en part.
laguna-trade-room = Une de ces perles n’a pas de place.
laguna-trade-room-more = Sa place sur l’autre radeau est prise : ajoute la perle qui s’y trouve, ou change.
laguna-trade-nothing = Appuie sur « Échanger ».
laguna-trade-nothing-more = Ou ajoute une perle de chaque radeau.
laguna-trade-send = { $many ->
    [1] Échanger
   *[other] Échanger, façon { $number }
}
laguna-say-place = { $as ->
    [told] partir
   *[asked] Pars
} de l’île { $island }, le radeau { $orient ->
    [H] couché
   *[V] debout
}.
laguna-say-pearl = { $as ->
    [told] poser
   *[asked] Pose
} une perle { laguna-colour } sur l’île { $island }.
laguna-say-load = { $as ->
    [told] prendre
   *[asked] Prends
} la perle { laguna-colour } de l’île { $island } dans le trou { $onto }.
laguna-say-shift = { $as ->
    [told] déplacer
   *[asked] Déplace
} la perle { laguna-colour } du trou { $from } dans celui { $onto }.
laguna-say-unload = { $as ->
    [told] livrer
   *[asked] Livre
} la perle { laguna-colour } du trou { $from }.
laguna-say-drop = { $as ->
    [told] laisser
   *[asked] Laisse
} la perle { laguna-colour } sur l’île { $island }.
laguna-say-swap = { $as ->
    [told] échanger
   *[asked] Échange
} à l’île { $island } : { $as ->
    [told] donner { $given }, prendre { $taken }
   *[asked] donne { $given }, prends { $taken }
}.
laguna-say-trade = { $as ->
    [told] échanger
   *[asked] Échange
} avec le radeau { laguna-raft-colour } : { $as ->
    [told] donner { $given }, prendre { $taken }
   *[asked] donne { $given }, prends { $taken }
}.
laguna-say-step = { $as ->
    [told] avancer
   *[asked] Avance
} vers { laguna-way }.
laguna-say-end = { $as ->
    [told] finir le tour
   *[asked] Finis ton tour
}.
laguna-start-island = Île de départ
laguna-start-turn = Tourner
laguna-start-send = Partir d’ici
laguna-start-colour = Couleur de la perle
laguna-start-onto = Île
laguna-crowned = { $you ->
    [true] Tu reçois la couronne !
   *[false] { $name } reçoit la couronne !
}
laguna-crowned-pearls = { $delivered } perles dans le volcan
laguna-solved-par = { $over ->
    [0] On ne peut pas faire moins !
    [one] Un coup de trop.
   *[other] { $over } coups de trop.
}
laguna-solo-moves = { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}
laguna-solo-par = minimum { $par }
laguna-solo-target = But :
laguna-sheet = Perles livrées
laguna-sheet-pearls = { $delivered } sur { $needed }

## Les règles

laguna-rules-goal-title = Le but
laguna-rules-goal = Sois le premier à amener des perles de ta couleur dans le volcan : six à deux joueurs, cinq à trois, quatre à quatre. La partie s’arrête dès que la dernière y tombe ; même alors, deux perles doivent rester à bord.
laguna-rules-setup-title = La mise en place
laguna-rules-setup = Vingt-quatre perles de quatre couleurs sont sur huit îles, trois différentes par île ; les quatre couleurs sont toujours là. Le plus jeune commence, ou celui que le sort désigne, et les autres suivent dans le sens des aiguilles d’une montre. À tour de rôle, chacun pose son radeau sur six cases de mer, un côté contre le rivage blanc d’une île que personne d’autre n’a prise. Un radeau est couché ou debout et ne tourne plus jamais.
laguna-rules-time-title = Le sablier
laguna-rules-time = Un tour dure un sablier de trente secondes. Si tu t’arrêtes avant, ou si tu touches un récif, tu passes le sablier qui coule : le suivant navigue sur le sable qui reste, puis reçoit un sablier entier. Seul le sable vraiment dans le verre se transmet. Si l’annonce est convenue, le tour continue jusqu’à ce que quelqu’un dise « Temps ! ». Deux actions sont séparées d’au moins un cinquième de seconde, pour les robots aussi.
laguna-rules-launch-title = Les premières perles
laguna-rules-launch = Tu commences par charger deux ou trois perles de ton île de départ, dans les trous de ton choix. Dès lors, il y a toujours de deux à quatre perles à bord. Personne d’autre ne charge à ton île de départ avant toi.
laguna-rules-before-title = Avant le premier pas
laguna-rules-before = Tu peux regarder sous tes perles et les déplacer, tant que cela ne découvre ni récif ni courant. Si des récifs sont visibles et que trop peu de perles sont sur l’eau libre pour les couvrir, un courant peut être découvert. Un récif déjà visible ne fait rien, mais il faut le couvrir avant d’avancer.
laguna-rules-shift-title = Déplacer les perles
laguna-rules-shift = Avant chaque pas, tu peux déplacer des perles une à une vers des trous ouverts. Un récif qui apparaît finit ton tour ; un courant qui apparaît impose ton prochain pas, sauf si tu le recouvres.
laguna-rules-step-title = Naviguer
laguna-rules-step = Le radeau avance d’une case vers le haut, le bas, la gauche ou la droite, aussi souvent que le sable le permet. Si un récif est visible après un pas, ton tour est fini. Si des courants sont visibles, le pas suivant suit l’un d’eux ; un courant vers la terre, le bord ou un radeau ne compte pas.
laguna-rules-step-covered = La perle couvre le récif : on continue.
laguna-rules-step-current = Deux courants visibles : à droite ou en bas.
laguna-rules-dock-title = À une île
laguna-rules-dock = Quand un côté de ton radeau touche une île et qu’aucun courant n’y est visible, tu peux charger des perles et en échanger autant que tu veux, une contre une. Les coins ne comptent pas.
laguna-rules-dock-side = Le radeau rouge est accosté ; le bleu touche aussi par un côté.
laguna-rules-trade-title = Radeau contre radeau
laguna-rules-trade = À côté d’un autre radeau, tu peux échanger autant de perles que tu veux, autant dans chaque sens, chacune à la même place sur l’autre radeau. L’autre ne peut pas refuser. Ce que l’échange découvre ne fait rien sur le moment. Les trous du milieu de radeaux croisés correspondent à l’un ou l’autre trou du milieu.
laguna-rules-trade-same = Premier trou contre dernier, ou deuxième contre deuxième, ou les deux.
laguna-rules-volcano-title = Le volcan
laguna-rules-volcano = Accosté au volcan, tu décharges une à une des perles de ta couleur, tant qu’il en reste deux à bord. Un récif découvert ainsi finit ton tour, mais la perle compte.
laguna-rules-variants-title = Variantes
laguna-rules-variants = Cinq perles au lieu de quatre, pour tous ou pour un seul. Perles placées par les joueurs. Sans sablier : les perles ne se déplacent plus, sauf avant le premier pas d’un tour qui commence avec un récif visible. Un plateau facile et un difficile. Sans sablier, un tour dure autant que tu veux ; seulement si quelqu’un attend devant un autre écran, cinq minutes sans action le finissent.
laguna-rules-solitaire-title = En solitaire
laguna-rules-solitaire = Atteins l’arrangement montré en aussi peu de pas que possible. Déplacer, charger et échanger sont gratuits ; un récif visible coûte cinq pas. Le minimum est prouvé.
laguna-rules-ours-title = Ce qui est de nous
laguna-rules-ours = Les deux plateaux sont les nôtres et non ceux de la boîte ; si tu as le jeu, tu peux saisir les tiens. De nous aussi : la protection de l’île de départ, le temps minimal entre deux actions et, sans horloge, la fin d’un tour après trois cents actions, ou après cinq minutes d’inaction si quelqu’un attend devant un autre écran.
laguna-rules-open-title = Ce que le livret laisse ouvert
laguna-rules-open = Comment nous le lisons et pourquoi ; ce qui peut se choisir autrement est une option de la préparation.
laguna-rules-open-option = Option : { $option }.
laguna-rules-open-begin = Qui commence
laguna-rules-open-begin-reading = Le livret dit le plus jeune. Un ordinateur ne le voit pas : qui prépare la table peut nommer quelqu’un, sinon on tire au sort. Un robot n’est jamais le plus jeune là où quelqu’un joue.
laguna-rules-open-colours = À qui quelle couleur
laguna-rules-open-colours-reading = Chacun prend une couleur. Choisis-la en préparant la table ; sans souhait, tu reçois la première de rouge, vert, bleu et jaune qui reste.
laguna-rules-open-distribution = Qui pose les perles sur les îles
laguna-rules-open-distribution-reading = Seul le résultat est décrit : trois couleurs différentes par île. Nous tirons au sort, puisque choisir est une variante à part.
laguna-rules-open-islands = D’« autres » îles de départ
laguna-rules-open-islands-reading = Toutes les îles de départ sont différentes, et pas seulement de celle du plus jeune, pour que deux radeaux ne se gênent pas d’emblée.
laguna-rules-open-dock_edges = Ligne blanche ou tout le rivage
laguna-rules-open-dock_edges-reading = La ligne n’est nommée que pour le départ ; ensuite, tout bord d’île compte. Sur nos plateaux, la ligne suit tout le rivage : c’est pareil.
laguna-rules-open-first = Un courant sous le radeau vide
laguna-rules-open-first-reading = Il n’empêche pas le premier chargement : les symboles dorment avant le premier pas, et bien des départs seraient bloqués à jamais.
laguna-rules-open-protect_start = Quelqu’un vide ton île de départ
laguna-rules-open-protect_start-reading = Rien n’est dit. Nous la fermons aux autres jusqu’à ce que tu sois parti, sinon tu pourrais ne jamais avoir deux perles.
laguna-rules-open-premove = Un déplacement qui découvrirait un symbole avant le premier pas
laguna-rules-open-premove-reading = Il est refusé, comme écrit, sauf si trop peu de perles sont sur l’eau libre pour couvrir les récifs visibles : alors un courant peut être découvert. À la lettre seule, un radeau pourrait rester figé.
laguna-rules-open-blocked = Un courant vers la terre ou le bord
laguna-rules-open-blocked-reading = Il ne compte pas, comme celui qui va vers un radeau : sinon un radeau contre la terre serait coincé.
laguna-rules-open-stop = Finir son tour avec un courant visible
laguna-rules-open-stop-reading = Permis : un courant impose le prochain pas, mais personne n’est obligé d’avancer. Il compte encore au tour suivant.
laguna-rules-open-volcano_arrow_rule = Les courants au volcan
laguna-rules-open-volcano_arrow_rule-reading = Un courant visible empêche aussi de décharger : accoster est une seule notion pour les îles, les radeaux et le volcan.
laguna-rules-open-island_unload = Remettre des perles sur une île
laguna-rules-open-island_unload-reading = Seulement en échange, autant que tu en prends, vers n’importe quel trou ouvert : le livret y parle de charger et d’échanger.
laguna-rules-open-cross_middle = Les trous du milieu de radeaux croisés
laguna-rules-open-cross_middle-reading = Les coins correspondent aux coins. Un trou du milieu n’a pas de pendant sur un radeau posé dans l’autre sens : qui échange choisit entre ses deux trous du milieu.
laguna-rules-open-sand = Ce qui se transmet
laguna-rules-open-sand-reading = Seul le sable vraiment dans le verre, jamais plus d’un sablier : le temps non utilisé ne s’épargne pas.
laguna-rules-open-time_call = Qui annonce la fin du temps
laguna-rules-open-time_call-reading = Autour d’une table, il faut que quelqu’un le remarque et le dise. Ici l’horloge s’en charge, sauf si vous convenez d’annoncer.
laguna-rules-open-shifting = Déplacer sans sablier
laguna-rules-open-shifting-reading = Permis avant le premier pas d’un tour qui commence avec un récif visible, et seulement pour les perles déjà à bord. À la lettre, seul le récif qui a fini ton propre tour compte ; l’échange d’un autre pourrait alors te figer.
laguna-rules-open-no_timer_peek = Regarder sous les perles sans sablier
laguna-rules-open-no_timer_peek-reading = Permis : rien ne l’enlève.
laguna-rules-open-peek_public = Qui voit ce que tu regardes
laguna-rules-open-peek_public-reading = Toi seul ; autour d’un même écran, tout le monde le voit de toute façon.
laguna-rules-open-show_under = Voir ce qui est sous les perles
laguna-rules-open-show_under-reading = Caché, comme sur une table : se souvenir fait partie du jeu. Les perles de verre aident à apprendre, et la partie compte comme aidée.
laguna-rules-open-max_pearls = Cinq perles pour qui
laguna-rules-open-max_pearls-reading = Pour tous ou pour certaines places, afin de servir de handicap. Le premier chargement reste à trois : une île n’en a pas plus.
laguna-rules-open-solo_reef = Ce que coûte un récif en solitaire
laguna-rules-open-solo_reef-reading = Un coup est un pas. Cinq coups de plus pour un récif, c’est de nous : assez pour que personne n’y aille pour rien.
laguna-rules-open-round_limit = Les parties sans fin
laguna-rules-open-round_limit-reading = Rien n’est dit, et rien n’est fait, sauf si vous convenez d’un nombre de tours ; alors le plus de perles gagne.

## Les pages à côté du plateau

laguna-tool-boards = Éditeur de plateaux
laguna-editor-about = Peins un plateau ou tape-le ; il est vérifié au fur et à mesure. Si tu as la boîte, tu peux saisir ici le plateau imprimé.
laguna-cell = { $cell ->
    [water] eau libre
    [reef] récif
    [north] courant vers le haut
    [east] courant vers la droite
    [south] courant vers le bas
    [west] courant vers la gauche
    [void] pas de mer
    [volcano] volcan
   *[other] île { $cell }
}
laguna-board-brd-1 = Un carré de 24 cases de côté, ou de 18.
laguna-board-brd-2 = Huit îles au bord, le volcan au milieu.
laguna-board-brd-3 = Pareil après un quart de tour : aucune place n’est avantagée.
laguna-board-brd-4 = Jamais plus de deux récifs sous un radeau.
laguna-board-brd-5 = Aucun courant ne va contre une terre, le bord ou un autre courant.
laguna-board-brd-6 = Assez de place pour accoster partout.
laguna-board-brd-7 = Deux perles suffisent pour accoster quelque part à chaque terre.
laguna-board-brd-8 = Personne n’est pris au piège : de partout on va partout.
laguna-board-brd-9 = Aucun endroit de la mer n’est hors d’atteinte.
laguna-board-brd-10 = Toutes les îles sont à peu près aussi loin du volcan.
laguna-board-brd-11 = Autant de récifs et de courants que son côté doit en avoir.
laguna-editor-house = Plateau de la maison
laguna-editor-canvas = Le plateau en cours
laguna-editor-symbol = Peindre avec
laguna-editor-turn = Peindre les quatre côtés pareil
laguna-editor-make = En tirer un au sort
laguna-editor-save = Enregistrer
laguna-editor-open = Ouvrir un fichier
laguna-editor-play = Y jouer
laguna-editor-working = Vérification…
laguna-editor-line = ligne { $line }
laguna-editor-text = Le plateau en texte
laguna-editor-keys = Les flèches parcourent la carte, Entrée ou Espace peint le symbole choisi, et la touche d’un symbole peint celui-là.
laguna-editor-cursor = Ligne { $row }, colonne { $col } : { $symbol }
laguna-editor-problem-not-ascii = Seuls les lettres et signes simples sont permis.
laguna-editor-problem-no-header = La première ligne doit être « laguna-board 1 ».
laguna-editor-problem-unknown-field = Champ inconnu.
laguna-editor-problem-no-grid = La grille manque.
laguna-editor-problem-bad-size = La taille doit être deux nombres, 64 au plus.
laguna-editor-problem-ragged-row = Une ligne n’a pas la bonne longueur.
laguna-editor-problem-unknown-character = Caractère inconnu.
laguna-editor-problem-unknown-side = La face doit être easy, hard ou test.
laguna-editor-problem-unknown-symmetry = Symétrie inconnue.
laguna-editor-problem-unknown-line = La ligne doit être shore ou grid.
laguna-editor-problem-no-line-grid = La grille des lignes blanches manque.
laguna-editor-problem-no-end = Le texte doit finir par « end ».
laguna-editor-problem-line-off-island = Une ligne blanche est hors des îles.
laguna-editor-problem-line-not-at-sea = Une ligne blanche ne donne pas sur la mer.
laguna-editor-problem-disconnected-island = Une île est en morceaux.
laguna-editor-problem-disconnected-volcano = Le volcan est en morceaux.
laguna-editor-problem-not-symmetric = Le plateau n’a pas la symétrie annoncée.
laguna-refused-bad-question = Il manque quelque chose dans la question.
laguna-refused-no-board = Aucun plateau trouvé ; essaie un autre nombre.
laguna-refused-not-solvable = Seul le solitaire avec un but peut être résolu.
laguna-terminal-moves = Pose d’abord ton radeau (« coups » donne les places), puis charge deux ou trois perles de ton île de départ et navigue ; « regarder » montre dessous avant le premier pas. Sans hâte : --set glass=none. Coups : place H 2 4 A, load A r 0, step E, shift 0 5, swap A 0 g0, trade 1 0>0 1>1, unload 4, end. Les trous vont de 0 à 5 dans l’ordre de lecture ; couleurs r g b y ; N E S W. Plusieurs à la fois : step E; step E.

refused-invalid-record-unknown-board = setup : il commence par easy, hard ou board: suivi du texte d’un plateau.
refused-invalid-record-unknown-island = setup : l’île { $island } y est deux fois, ou n’est pas sur ce plateau.
refused-invalid-record-island-missing = setup : chaque île a besoin de ses perles, par exemple A=rgb, ou A=- pour aucune.
refused-invalid-record-bad-distribution = setup : chaque île porte trois couleurs différentes, et chaque couleur y est six fois.
refused-invalid-record-word-twice = setup : { $word } y est deux fois.
refused-invalid-record-not-one-a-seat = { $field } : une valeur pour tous, ou une pour chacune des { $seats } places.
refused-invalid-record-bad-colours = setup : colours= nomme une couleur différente pour chaque place.
refused-invalid-record-target-needs-solitaire = setup : un but va avec le solitaire, players=1.
refused-invalid-record-pool-and-distribution = setup : pool va exactement avec la répartition par les joueurs.
refused-invalid-record-pool-needs-eight-islands = setup : les joueurs ne peuvent répartir les perles que sur huit îles.
refused-invalid-record-bad-target = setup : un but nomme des îles, par exemple B=gby, ou le volcan avec un nombre.
refused-invalid-record-bad-start = setup : start= pose un radeau sur six cases de mer contre la ligne blanche d’une île, en solitaire seulement.
refused-invalid-record-rafts-overlap = setup : deux radeaux sont sur la même case.
refused-invalid-record-island-taken = setup : deux radeaux sont partis de la même île.
refused-invalid-record-bad-turn = setup : turn= est une place, et phase= est launch, premove ou sail.
refused-invalid-record-bad-volcano = setup : volcano= demande un nombre par place.
refused-invalid-record-only-without-glass = setup : reef et fresh= sont pour le jeu sans sablier.
refused-invalid-record-bad-raft = setup : raft{ $seat }= demande H ou V, ligne, colonne, six trous et une île de départ, sur six cases de mer.
refused-invalid-record-bad-numbers = setup : { $word } n’est pas une liste de petits nombres.
refused-invalid-record-not-ascii = Plateau, ligne { $line } : seuls les lettres et signes simples sont permis.
refused-invalid-record-no-header = Plateau, ligne { $line } : la première ligne doit être « laguna-board 1 ».
refused-invalid-record-unknown-field = Plateau, ligne { $line } : champ inconnu.
refused-invalid-record-no-grid = Plateau, ligne { $line } : la grille manque.
refused-invalid-record-bad-size = Plateau, ligne { $line } : la taille doit être deux nombres, 64 au plus.
refused-invalid-record-ragged-row = Plateau, ligne { $line } : une ligne n’a pas la bonne longueur.
refused-invalid-record-unknown-character = Plateau, ligne { $line } : caractère inconnu.
refused-invalid-record-unknown-side = Plateau, ligne { $line } : la face doit être easy, hard ou test.
refused-invalid-record-unknown-symmetry = Plateau, ligne { $line } : symétrie inconnue.
refused-invalid-record-unknown-line = Plateau, ligne { $line } : la ligne doit être shore ou grid.
refused-invalid-record-no-line-grid = Plateau, ligne { $line } : la grille des lignes blanches manque.
refused-invalid-record-no-end = Plateau, ligne { $line } : le texte doit finir par « end ».
refused-invalid-record-line-off-island = Plateau, ligne { $line } : une ligne blanche est hors des îles.
refused-invalid-record-line-not-at-sea = Plateau, ligne { $line } : une ligne blanche ne donne pas sur la mer.
refused-invalid-record-disconnected-island = Plateau, ligne { $line } : une île est en morceaux.
refused-invalid-record-disconnected-volcano = Plateau, ligne { $line } : le volcan est en morceaux.
refused-invalid-record-not-symmetric = Plateau, ligne { $line } : le plateau n’a pas la symétrie annoncée.
