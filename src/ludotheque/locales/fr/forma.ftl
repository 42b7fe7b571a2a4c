forma-name = Forma
forma-sentence = Pose tes pièces à vue d’œil : pièces posées, cases enfermées et ponts d’un bord à l’autre rapportent ; le plus de points gagne.
forma-gentle = Pour commencer, le terrain est déjà posé, et les cases où une pièce entre sont montrées.

forma-refused-game-over = La partie est finie.
forma-refused-not-your-turn = Ce n’est pas ton tour.
forma-refused-field-first = Il faut d’abord installer le terrain.
forma-refused-field-done = Le terrain est déjà en place.
forma-refused-field-no-tower = Il manque la tour : pose-la sur le plateau.
forma-refused-field-outside = C’est en dehors du plateau.
forma-refused-field-same-cell = Il y a déjà quelque chose ici.
forma-refused-field-too-many = { $count } obstacles, c’est trop : { $most } au plus.
forma-refused-field-tower-rim = La tour ne va pas au bord.
forma-refused-field-touch = Tour et obstacles ne doivent pas se toucher.
forma-refused-choose-first = Dis d’abord qui commence.
forma-refused-begin-not-due = Il n’y a pas à choisir qui commence maintenant.
forma-refused-not-in-reserve = Tu n’as plus { forma-shape } dans ta réserve.
forma-refused-take-first = Prends d’abord { forma-shape } en main.
forma-refused-take-not-offered = Dans cette partie, on ne prend pas la pièce en main à part.
forma-refused-taken-binds = Tu as en main { forma-shape } : il faut poser cette pièce.
forma-refused-does-not-fit = { $hit-count ->
        [0] N’entre nulle part : { forma-shape }.
       *[other] Elle n’entre pas là.
    }
forma-refused-pass-not-allowed = Tu ne peux pas passer : une de tes pièces entre encore.

forma-places = { $you ->
    [true] Tu poses
   *[false] { $name } pose
}
forma-event-field = { $obstacles ->
        [0] { forma-places } la tour, sans obstacle.
        [one] { forma-places } la tour et un obstacle.
       *[other] { forma-places } la tour et { $obstacles } obstacles.
    }
forma-event-begin = { $you ->
    [true] Tu as
   *[false] { $name } a
} choisi qui commence.
forma-event-taken = { $you ->
    [true] Tu prends
   *[false] { $name } prend
} { forma-shape } en main.
forma-event-placed = { forma-places } { forma-shape } { forma-where }{ forma-by } : +{ $points }.
forma-event-square = Une case enfermée : +{ $points }.
forma-event-square-many = { $count } cases enfermées : +{ $points }.
forma-event-obstacle = Un obstacle enfermé : +{ $points }.
forma-event-obstacle-many = { $count } obstacles enfermés : +{ $points }.
forma-event-tower = La tour est prise : +{ $points }.
forma-event-bridge = { $count ->
        [one] Un pont d’un bord à l’autre : { $points } à la fin.
       *[other] { $count } ponts d’un bord à l’autre : { $points } à la fin.
    }
forma-tries = { $you ->
    [true] Tu tentes
   *[false] { $name } tente
}
forma-event-misfit = { $attempt ->
        [1] { forma-tries } { forma-shape } { forma-where } : ça n’entre pas, la pièce sort du jeu. Encore un essai.
       *[other] { forma-tries } { forma-shape } { forma-where } : ça n’entre pas, la pièce sort du jeu. Le tour est fini.
    }
forma-event-passed = { $you ->
    [true] Tu passes.
   *[false] { $name } passe.
}
forma-event-time = Temps écoulé : { $you ->
    [true] tu perds ton tour.
   *[false] { $name } perd son tour.
}
forma-event-ended = La partie est finie.

forma-reason-full = Toutes les cases sont prises. Les pièces restantes coûtent un point par case.
forma-reason-nothing_fits = Plus rien n’entre. Les pièces restantes coûtent un point par case.
forma-reason-passes = Tout le monde a passé. Les pièces restantes coûtent un point par case.

forma-option-players = Joueurs
forma-option-players-hint = À deux, chacun joue deux couleurs ; à quatre, une chacun.
forma-option-players-2 = 2
forma-option-players-3 = 3 (règle maison)
forma-option-players-4 = 4
forma-option-three_players = À trois
forma-option-three_players-hint = Le jeu d’origine se joue à deux ou à quatre.
forma-option-three_players-bot = Un robot joue la quatrième couleur
forma-option-three_players-three = Trois couleurs, la quatrième reste dans la boîte
forma-option-field = Le terrain
forma-option-field-hint = Qui pose les obstacles et la tour.
forma-option-field-first_player = Le premier joueur
forma-option-field-random = Le hasard
forma-option-field-cut_choose = Je coupe, tu choisis
forma-option-obstacle_touch = Obstacles séparés
forma-option-obstacle_touch-hint = Ce qui ne doit pas se toucher.
forma-option-obstacle_touch-mutual = Tous
forma-option-obstacle_touch-tower_only = Seulement de la tour
forma-option-touch_diag = Les coins touchent aussi
forma-option-touch_diag-hint = Obstacles et tour ne doivent pas se toucher par un coin non plus.
forma-option-touch_diag-true = oui
forma-option-touch_diag-false = non
forma-option-enclosed_touch = Cases enfermées ensemble
forma-option-enclosed_touch-hint = Si les cases enfermées par une même pièce comptent quand elles se touchent par un coin.
forma-option-enclosed_touch-sides = Chacune compte
forma-option-enclosed_touch-corners = Pas coin à coin
forma-option-markers_close_obstacles = Les jetons ferment les obstacles
forma-option-markers_close_obstacles-hint = Tes jetons comptent comme côtés d’un obstacle.
forma-option-markers_close_obstacles-true = oui
forma-option-markers_close_obstacles-false = non
forma-option-pass = Passer
forma-option-pass-hint = Quand on peut passer ; le second choix révèle si quelque chose entre. Si tous passent de suite, la partie finit.
forma-option-pass-free = Quand on veut
forma-option-pass-only_if_nothing_fits = Seulement si rien n’entre
forma-option-fit_aid = Aide au placement
forma-option-fit_aid-hint = Partie amicale : tu vois où une pièce entre, et aucune n’est perdue.
forma-option-fit_aid-true = oui
forma-option-fit_aid-false = non
forma-option-touch_move = Pièce touchée, pièce jouée
forma-option-touch_move-hint = La pièce prise en main est annoncée et doit être posée.
forma-option-touch_move-true = oui
forma-option-touch_move-false = non
forma-option-auto_skip = Sauter qui ne peut plus
forma-option-auto_skip-hint = Partie amicale : on saute les joueurs pour qui rien n’entre.
forma-option-auto_skip-true = oui
forma-option-auto_skip-false = non
forma-option-live_bridges = Compter tous les ponts aussitôt
forma-option-live_bridges-hint = Tous les ponts sont comptés pendant la partie, même les plus difficiles à trouver.
forma-option-live_bridges-true = oui
forma-option-live_bridges-false = non
forma-option-tie = Égalité
forma-option-tie-hint = Que faire à égalité de points.
forma-option-tie-shared = Victoire partagée
forma-option-tie-placed = Le plus de cases posées gagne
forma-option-turn_clock = Secondes par tour
forma-option-turn_clock-hint = Quand elles sont écoulées, le tour est perdu.
forma-option-turn_clock-false = sans pendule
forma-option-turn_clock-90 = 90
forma-preset-strict = À vue d’œil
forma-preset-friendly = Amicale, avec aide
forma-preset-four = Quatre joueurs

forma-hint-square = { $count ->
        [one] Cela en enferme une : 10 points.
       *[other] Cela en enferme { $count } d’un coup : { $points } points.
    }
forma-hint-tower = La tour est prise : 50 points.
forma-hint-bridge = Cela avance un pont, ou en gêne un d’en face.
forma-hint-room = Plus tard, il n’y aura plus guère de place.
forma-hint-pass = Plus aucune pièce n’entre.

forma-board = Le plateau, { $rows } sur { $cols }
forma-cell = Ligne { $row }, colonne { $col } : { $what }
forma-what-free = libre
forma-what-obstacle = obstacle
forma-what-tower = tour
forma-what-element = { $name }
forma-what-marker = { $you ->
    [true] ton jeton
   *[false] jeton de { $name }
}
forma-tray = { $you ->
    [true] Tes pièces
   *[false] Pièces de { $name }
} : { $left } cases en réserve, { $out } hors jeu
forma-tray-yours = Tes pièces
forma-out = Hors jeu
forma-choose-piece = Choisis une pièce
forma-choose-cell = Tourne-la, puis désigne sa case
forma-turn-left = Tourner à gauche
forma-turn-right = Tourner à droite
forma-flip = Retourner
forma-anchor = La case au point : touche une autre case pour déplacer le point.
forma-put = Pose ici
forma-pass = Passer
forma-take = Prendre cette pièce
forma-second-try = Ça n’entrait pas : encore un essai
forma-strict = Une pièce qui n’entre pas est perdue.
forma-numbers = Numéroter les pièces
forma-zoom-in = Agrandir
forma-zoom-fit = Plateau entier
forma-field-title = Installe le terrain
forma-field-help = Pose les obstacles, puis commence
forma-field-help-tower = Pose la tour, ou prends un terrain prêt
forma-field-tower = Tour
forma-field-done = Commencer
forma-field-none = Sans obstacle
forma-field-scattered = 12 épars
forma-field-symmetric = Les 25
forma-field-rim = Le long du bord
forma-begin-title = Qui commence ?
forma-begin = { $you ->
    [true] Je commence
   *[false] { $name } commence
}
forma-piece = { $count ->
        [0] { forma-shape }, plus aucune
        [one] { forma-shape }
       *[other] { forma-shape }, il en reste { $count }
    }
forma-shape = { $shape ->
        [I1] la case seule
        [I2] le domino
        [I3] la barre de trois
        [V3] le petit coin
        [I4] la barre de quatre
        [O4] le carré
        [T4] le petit T
        [L4] le petit L
        [S4] le petit S
        [I] la grande barre
        [L] le grand L
        [X] la croix
       *[other] la pièce { $shape }
    }
forma-where = { $where ->
        [nw] en haut à gauche
        [n] en haut
        [ne] en haut à droite
        [w] à gauche
        [e] à droite
        [sw] en bas à gauche
        [s] en bas
        [se] en bas à droite
       *[middle] au milieu
    }
forma-by = { $by ->
        [tower] , contre la tour
        [obstacle] , contre un obstacle
        [edge] , le long du bord
       *[none] { "" }
    }
forma-say-lay = { $as ->
    [told] poser
   *[asked] Pose
} { forma-shape } { forma-where }{ forma-by }.
forma-say-take = { $as ->
    [told] prendre
   *[asked] Prends
} { forma-shape } en main.
forma-say-pass = { $as ->
    [told] passer
   *[asked] Passe ton tour
}.
forma-say-other = { $as ->
    [told] continuer
   *[asked] Continue
} comme c’est marqué.
forma-dotted = Le point va là où tu appuies.
forma-open = Elle entre partout où tu vois un point.
forma-turn-first = Tournée ainsi, elle n’entre nulle part
forma-turn-first-more = Tourne-la ou retourne-la.
forma-hinted-turn = Tourne-la comme indiqué
forma-hinted-flip = Retourne-la comme indiqué
forma-hinted-more = Le conseil la montre dans l’autre sens.
forma-brought = Ton dernier tour : +{ $total }, { $placed } pour la pièce{ $squares ->
        [0] { "" }
        [10] , 10 pour la case enfermée
       *[other] , { $squares } pour les cases enfermées
    }{ $obstacles ->
        [0] { "" }
        [10] , 10 pour l’obstacle
       *[other] , { $obstacles } pour les obstacles
    }{ $tower ->
        [0] { "" }
       *[other] , { $tower } pour la tour
    }{ $bridges ->
        [0] { "" }
        [50] , 50 à la fin pour le pont
       *[other] , { $bridges } à la fin pour les ponts
    }.
forma-tower-name = Tour : 50
forma-about-tower = Ce cube blanc est la tour
forma-about-tower-more = Ferme son dernier côté ouvert : 50 points.
forma-about-obstacle = C’est un obstacle
forma-about-obstacle-more = Enferme-le avec tes seules pièces : 10 points.
forma-about-marker = Cette case est enfermée
forma-about-marker-more = Son jeton a valu 10 points à son propriétaire.
forma-ready-strict = Certain ? Pose-la
forma-ready-aid = Elle entre : pose-la
forma-cost-strict = +{ $points } si elle entre ; sinon, hors jeu et −{ $points } à la fin.
forma-cost-aid = +{ $points }, et plus si elle enferme quelque chose.
forma-fits-not = Elle n’entre pas ici
forma-fits-elsewhere = Tourne-la, ou désigne une autre case.
forma-take-it = Prendre { forma-shape } ?
forma-take-binds = Une pièce prise en main doit être posée.
forma-second-cost = Une deuxième erreur finit ton tour.
forma-aid = Des points montreront où elle entre.
forma-two-shades = Tout est à toi : chaque pièce deux fois, foncée et claire.
forma-dot = Point sur la case { $number }
forma-put-back = Reposer
forma-pass-sure = Passer ce tour ?
forma-pass-cost = Si tous passent à la suite, c’est la fin.
forma-pass-yes = Oui, passer
forma-pass-no = Non
forma-no-hint = Pas de conseil à vue d’œil
forma-no-hint-why = Un conseil dirait ce qui entre.
forma-field-help-more = Touche encore pour ôter ; barré : interdit.
forma-field-help-tower-more = Pas au bord.
forma-field-obstacle = Obstacle
forma-counting-bridges = Les ponts s’allument…
forma-count-of = { $won } − { $less } pour les cases non posées
forma-counting = On compte les points…

forma-sheet = Feuille de score
forma-keys-short = Q, E et la molette tournent ; M retourne
forma-keys = Touches : la lettre d’une pièce la choisit (1, 2, 3, 4 pour les petites droites, C le coin, O le carré, K le petit T, J le petit L, S le petit S), Q et E (ou R) tournent, M retourne, les flèches déplacent sur le plateau, Entrée désigne une case et Entrée encore pose la pièce, Échap la relâche. La molette et le clic droit tournent aussi.
forma-sheet-placed = Cases posées
forma-sheet-squares = Cases enfermées
forma-sheet-obstacles = Obstacles enfermés
forma-sheet-tower = Tour
forma-sheet-bridges = Ponts
forma-sheet-reserve = Restant en réserve
forma-sheet-discarded = Hors jeu
forma-sheet-open = On n’a pas pu établir si un pont de plus s’y cache ; ceux qui sont tracés sont sûrs.
forma-sheet-total = Total
forma-bridge-NS = nord–sud
forma-bridge-EW = est–ouest

forma-rules-aim-title = Le but
forma-rules-aim = Tu poses des pièces d’une à cinq cases sur un plateau de 20 sur 20. Les cases posées ou enfermées, les obstacles, la tour et les ponts rapportent des points. Ce que tu ne poses pas te coûte ses cases.
forma-rules-field-title = Le terrain
forma-rules-field = On tire au sort qui commence. Cette personne place la tour, pas au bord, et jusqu’à 25 obstacles. Ils ne doivent toucher ni un autre obstacle ni la tour, ni par un côté ni par un coin. Puis elle pose la première pièce.
forma-rules-turn-title = À ton tour
forma-rules-turn = Pose une pièce où tu veux sur des cases libres, tournée ou retournée à ton gré. Elle n’a rien à toucher. Tu peux aussi passer : la règle n’en dit rien, c’est nous qui l’admettons. À deux, chacun joue deux couleurs qui comptent comme une seule.
forma-rules-sight-title = À vue d’œil
forma-rules-sight = On n’essaie pas. Si la pièce n’entre pas où tu la poses, elle sort du jeu et tu peux en essayer une autre. Si celle-ci n’entre pas non plus, elle sort aussi et ton tour est fini.
forma-rules-points-title = Cinq façons de marquer
forma-rules-placed = Chaque case d’une pièce posée : 1 point.
forma-rules-square = Enfermer une case libre : 10. Elle va à qui ferme son dernier côté, peu importe qui a fermé les autres. Une pièce peut en enfermer plusieurs. Deux cases libres côte à côte ne sont pas enfermées.
forma-rules-obstacle = Enfermer un obstacle avec tes seules pièces : 10. Le bord t’aide.
forma-rules-tower = Fermer le dernier côté de la tour : 50, peu importe qui a fermé les autres.
forma-rules-bridge = Un pont est une chaîne de tes cases et jetons, côte à côte, d’un bord au bord opposé : 50, comptés à la fin. Il s’allume dès qu’il tient. Les ponts de même sens n’ont aucune case commune ; deux ponts qui se croisent en ont exactement une.
forma-rules-end-title = La fin
forma-rules-end = La partie finit quand le plateau est plein ou qu’aucune pièce de personne n’entre plus. Elle finit aussi quand tous ceux qui ont des pièces passent l’un après l’autre : réfléchis avant de répondre à une passe par une passe. Les pièces restantes et hors jeu se déduisent, case par case. Le plus grand total gagne.
forma-rules-open-title = Ce que la règle laisse ouvert
forma-rules-open = Ici le texte se lit de plusieurs façons, ou ne dit rien. Voici notre lecture, et pourquoi ; quand il y a une option, la préparation offre aussi l’autre.
forma-rules-open-option = { $count ->
        [one] Option : { $options }
       *[other] Options : { $options }
    }
forma-rules-open-touch = Qu’est-ce qui ne doit pas se toucher, et un coin est-il un contact ?
forma-rules-open-touch-reading = Rien ne touche rien, ni par les côtés ni par les coins. Deux choses qui ont un coin commun se touchent, la règle des ponts tient aussi le coin pour un contact, et un terrain sans aucun contact est juste dans toutes les lectures. Si les coins peuvent se toucher, qui commence peut installer un terrain qui rapporte 135 points à sa première pièce ; sinon 45 au plus.
forma-rules-open-tower = Faut-il la tour, faut-il des obstacles ?
forma-rules-open-tower-reading = La tour, oui ; des obstacles autant qu’on veut, même aucun. Ils peuvent être au bord et dans les coins : les règles de l’encerclement en tiennent compte.
forma-rules-open-field = Qui commence installe le terrain. Est-ce équitable ?
forma-rules-open-field-reading = C’est ce que dit la règle, nous jouons donc ainsi ; qui s’y prend bien y gagne. Pour une partie égale, laisse faire le hasard, ou bien l’un installe et un autre choisit qui commence.
forma-rules-open-pass = Doit-on poser si l’on peut ?
forma-rules-open-pass-reading = Non : on peut toujours passer. La règle n’en parle pas. Seul un essai, qui est interdit, montrerait si quelque chose entre, et une passe refusée le dirait. Passer peut valoir un tour.
forma-rules-open-passes = Et si tout le monde passe ?
forma-rules-open-passes-reading = Quand tous ceux qui ont des pièces passent de suite, la partie est finie : personne ne prétend plus rien poser. Passer après une pièce qui n’entrait pas ne compte pas.
forma-rules-open-misfit = Quand une pièce n’entre-t-elle pas ?
forma-rules-open-misfit-reading = Quand une de ses cases serait hors du plateau ou sur quelque chose. Ce qui est posé le reste, même si tu visais ailleurs. Le second essai est un droit, pas un devoir.
forma-rules-open-touch_move = Soulever une pièce engage-t-il ?
forma-rules-open-touch_move-reading = La choisir, la tourner et la retourner dans ta réserve, non : elle est prise quand tu la poses. Ou, plus sévère, on l’annonce d’abord et il faut la poser.
forma-rules-open-fit_aid = Le plateau peut-il aider ?
forma-rules-open-fit_aid-reading = Pas au jeu de la règle, qui se joue à vue d’œil. La partie amicale est une règle maison : elle montre où une pièce entre et aucune n’est perdue.
forma-rules-open-auto_skip = Plus rien de toi n’entre. Saute-t-on ton tour ?
forma-rules-open-auto_skip-reading = Non, tu passes toi-même : sauter te dirait que rien n’entre. La partie finit d’elle-même quand plus rien de personne n’entre.
forma-rules-open-enclosed_touch = « Les cases enfermées ne doivent pas se toucher » : par les coins non plus ?
forma-rules-open-enclosed_touch-reading = Par les côtés seulement : la phrase rappelle qu’un trou de deux cases n’est rien. Deux cases qu’une pièce enferme coin à coin comptent toutes deux. En option, elles ne comptent pas.
forma-rules-open-closed = Et une case que le terrain seul a fermée ?
forma-rules-open-closed-reading = Elle n’est à personne. On peut y poser une pièce d’une case, pour son point.
forma-rules-open-markers_close_obstacles = Ton jeton est-il un côté d’un obstacle ?
forma-rules-open-markers_close_obstacles-reading = Non : pour les obstacles la règle demande des pièces, alors que pour la tour et les ponts elle nomme aussi les jetons. En option, oui.
forma-rules-open-marker-tower = Un jeton peut-il fermer la tour, et la tour porter un pont ?
forma-rules-open-marker-tower-reading = Oui aux deux : qui enferme la case de son dernier côté ouvert prend la case et la tour, 10 et 50, et un pont peut passer par la tour avec ton jeton.
forma-rules-open-live_bridges = Quand comptent les ponts ?
forma-rules-open-live_bridges-reading = À la fin, où la règle les compte, dans le choix qui te rapporte le plus. Un pont qui tient s’allume aussitôt, et ses 50 points sont dans le total affiché ; il arrive que la fin en découvre un de plus. En option, on les compte tous pendant la partie.
forma-rules-open-tie = Deux totaux égaux. Qui gagne ?
forma-rules-open-tie-reading = Les deux ; la règle n’en départage pas. En option, le plus de cases posées décide.
forma-rules-open-three_players = Peut-on jouer à trois ?
forma-rules-open-three_players-reading = La règle dit deux ou quatre. Règle maison : un robot joue la quatrième couleur, ou elle reste dans la boîte.
forma-rules-open-supply = Et si les 35 jetons d’une couleur viennent à manquer ?
forma-rules-open-supply-reading = Ici ils ne manquent pas.
forma-rules-open-turn_clock = Combien de temps peut-on regarder ?
forma-rules-open-turn_clock-reading = Autant qu’on veut. La pendule est une règle maison : quand elle est écoulée, tu as passé.

forma-terminal-moves = Un essai s’écrit forme et cases en ligne,colonne : F 3,4 3,5 4,3 4,4 5,4. Le premier joueur installe le terrain : field 10,10 3,3 5,7, la tour d’abord, puis les obstacles. Pour passer, tape pass. Formes : I1 I2 I3 V3 I4 O4 T4 L4 S4 F I L N P T U V W X Y Z. Sur le plateau A B C D sont les pièces, a b c d les jetons sur des cases, # les obstacles, T la tour, 1 à 4 et 5 à 8 les jetons sur obstacles et tour.

forma-tool-statistics = Statistiques
forma-statistics-none = Aucune partie ne compte encore : joues-en une contre les robots, ou invite quelqu’un.
forma-statistics-strict = À vue d’œil
forma-statistics-friendly = Amicale, avec aide au placement
forma-statistics-players = { $players ->
        [one] un joueur
       *[other] { $players } joueurs
    }
forma-statistics-games = Parties
forma-statistics-wins = Gagnées
forma-statistics-rate = Réussite
forma-statistics-percent = { $percent } %
forma-statistics-streak = Victoires de suite
forma-statistics-best-streak = Meilleure série
forma-statistics-helped = Victoires avec un indice
forma-statistics-newest = Tes dernières parties, la plus récente à la fin
forma-statistics-won = gagnée
forma-statistics-lost = pas gagnée
forma-statistics-here = Compté pour ce navigateur seulement. Les parties à vue d’œil et les parties amicales ne sont jamais mélangées.

## Setups that cannot be

refused-invalid-record-board-not-a-rectangle = setup : les lignes du plateau doivent avoir la même longueur.
refused-invalid-record-unknown-letter = setup : « { $letter } » ne veut rien dire sur ce plateau.
refused-invalid-record-two-towers = setup : il n’y a qu’une tour.
refused-invalid-record-unknown-word = setup : « { $word } » n’est pas compris.
refused-invalid-record-unknown-number = setup : il faut un nombre dans « { $word } ».
refused-invalid-record-unknown-shape = setup : « { $word } » nomme une pièce qui n’existe pas.
refused-invalid-record-no-field-here = setup : avec ces options, c’est un joueur qui dispose le terrain.
refused-invalid-record-field-not-allowed = setup : ce terrain enfreint une règle.
refused-invalid-record-nothing-in-hand = setup : avec ces options, on ne prend rien en main à part.

## Un plateau posé à la main

forma-set-about = Choisis une pièce, la tour, un obstacle ou un marqueur et appuie sur une case. Appuie sur ce qui est posé pour l’enlever.
forma-set-board = Le plateau, ligne { $row }, colonne { $column }. Les flèches déplacent, Entrée pose, Suppr enlève.
forma-set-seat = Joueur { $number }
forma-set-obstacle = Obstacle
forma-set-tower = Tour
forma-set-marker = Marqueur
forma-set-clear = Vider le plateau
forma-set-whose = À qui sont pièces et marqueurs
forma-set-turn = Tourner
forma-set-flip = Retourner
forma-set-to-move = Au trait
forma-set-taken = Cela n’entre pas là.
