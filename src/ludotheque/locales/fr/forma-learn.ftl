### Les leçons de Forma.

forma-learn-fits-not = Elle n’entre pas là : elle recouvrirait quelque chose ou dépasserait. Dans une partie, elle serait perdue.
forma-learn-passed = Dans une partie, tu pourrais passer ; ici, il y a quelque chose à poser.
forma-learn-elsewhere = Elle est bien posée, mais ce n’est pas ce qu’on cherche. Regarde encore.

forma-learn-eye = Poser à vue d’œil
forma-learn-eye-about = Un tour, et ce qui rapporte des points.
forma-learn-eye-place = À chaque tour, tu poses une pièce sur des cases libres. Prends-en une, touche le plateau (son carré au point blanc ira là), et pose-la.
forma-learn-eye-place-typed = À chaque tour, tu poses une pièce sur des cases libres. Écris sa forme et ses cases.
forma-learn-eye-place-right = Un point pour chacun de ses carrés.
forma-learn-eye-turn = Tourne celle-ci pour remplir le trou. Sans aide, ton œil décide : une pièce qui n’entre pas est perdue.
forma-learn-eye-turn-right = Elle entre pile.
forma-learn-eye-close = Ferme le dernier côté de la case marquée : dix points, peu importe qui a posé les autres.
forma-learn-eye-close-right = Dix points, et ton jeton dessus. Les obstacles gris ferment aussi.
forma-learn-eye-close-filled = Sur la case même, la pièce ne vaut qu’un point. Laisse-la libre et ferme-la du dehors.
forma-learn-eye-bridge = Cinquante points pour enfermer la tour blanche, et cinquante pour un pont de tes carrés d’un bord à l’autre. Relie le tien.
forma-learn-eye-bridge-right = Un pont s’allume d’un bord à l’autre : cinquante points à la fin.
forma-learn-eye-end = Le but : le plus de points.
    Un tour : une pièce, posée à vue d’œil.
    La fin : quand plus rien n’entre ; tes carrés non posés se déduisent.

forma-learn-square = Enfermer une case
forma-learn-square-about = Dix points la case, et plusieurs à la fois.
forma-learn-square-corner = Le bord du plateau et les obstacles ferment aussi. Il manque un seul côté au coin marqué : ferme-le.
forma-learn-square-corner-right = Deux bords, un obstacle et toi : dix points.
forma-learn-square-corner-filled = Sur la case même, tu n’as qu’un point. Pose ta pièce en dessous.
forma-learn-square-three = Une pièce peut fermer plusieurs cases. Pose la grande barre pour enfermer les trois.
forma-learn-square-three-right = Trois cases d’un coup : trente points, et cinq pour la barre.
forma-learn-square-three-two = Les trois ne sont pas fermées : décale-la d’une case.
forma-learn-square-hole = Deux cases libres côte à côte ne sont pas une case enfermée : aucun point pour l’instant. Fais-en une avec ta case seule.
forma-learn-square-hole-right = L’une est remplie, l’autre enfermée : dix points de plus.
forma-learn-square-hole-filled = Le trou est plein : deux points. Avec la case seule, tu en aurais eu onze.
forma-learn-square-corners = Deux cases qui ne se touchent que par un coin comptent toutes les deux. Une case seule les ferme : où ?
forma-learn-square-corners-right = Deux cases enfermées : vingt points.
forma-learn-square-end = Une case libre fermée des quatre côtés vaut dix points à qui ferme le dernier.
    Pièces, obstacles et bord ferment tous. Un trou plus grand ne vaut rien.

forma-learn-obstacle = Les obstacles
forma-learn-obstacle-about = Un cercle de tes seules pièces.
forma-learn-obstacle-ring = Un obstacle gris vaut dix points si toutes les pièces autour sont à toi ; tes deux couleurs n’en font qu’une. Ferme le cercle.
forma-learn-obstacle-ring-right = Le cercle est tout à toi : dix points, et ton jeton dessus.
forma-learn-obstacle-corner = Au bord trois côtés suffisent, dans un coin deux. Prends celui-ci.
forma-learn-obstacle-corner-right = Deux côtés, et le coin a fait le reste : dix points.
forma-learn-obstacle-spoil = Il manque un côté à ton adversaire. Une seule pièce à toi dans le cercle, et l’obstacle n’est plus à personne, pour toujours.
forma-learn-obstacle-spoil-right = Gâché : plus personne ne peut le prendre.
forma-learn-obstacle-marker = Seules les pièces ferment un obstacle, pas les jetons. Il manque au tien son côté gauche : prends-le.
forma-learn-obstacle-marker-right = Une pièce dans le cercle : dix points.
forma-learn-obstacle-marker-lost = Tu enfermes la case libre pour dix points, mais son jeton n’est pas un côté : l’obstacle est perdu.
forma-learn-obstacle-end = Un obstacle se prend avec les pièces d’un seul joueur tout autour ; le bord aide.
    Une pièce étrangère dans le cercle, et personne ne l’aura.

forma-learn-tower = La tour
forma-learn-tower-about = Cinquante points pour le dernier côté.
forma-learn-tower-last = La tour blanche est à qui ferme son dernier côté, quelles que soient les couleurs autour. Prends-la !
forma-learn-tower-last-right = Cinquante points d’un coup.
forma-learn-tower-both = Ici deux côtés sont ouverts. Si tu en fermes un, ton adversaire ferme l’autre. Ferme les deux à la fois.
forma-learn-tower-both-right = Les deux à la fois : la tour est à toi, cinquante points.
forma-learn-tower-both-gift = Il ne reste qu’un côté ouvert, et c’est à ton adversaire : cinquante points pour lui.
forma-learn-tower-marker = Pour la tour, les jetons comptent aussi. Enferme la case libre à côté, et son jeton ferme la tour.
forma-learn-tower-marker-right = Dix pour la case, cinquante pour la tour.
forma-learn-tower-marker-filled = La tour est à toi, cinquante. Du dehors, tu aurais eu la case en plus : dix.
forma-learn-tower-end = La tour : cinquante points pour le dernier côté, avec une pièce ou un jeton.
    Ne ferme donc jamais son avant-dernier côté.

forma-learn-bridge = Les ponts
forma-learn-bridge-about = D’un bord à l’autre pour cinquante points.
forma-learn-bridge-sides = Un pont joint deux bords opposés, carré contre carré. Les coins ne suffisent pas : répare celui-ci.
forma-learn-bridge-sides-right = Il tient. Les ponts se comptent à la fin, autant qu’on peut en compter.
forma-learn-bridge-marker = Tes jetons portent un pont comme tes pièces. Enferme la case marquée : elle joindra les deux bouts.
forma-learn-bridge-marker-right = Dix pour la case, et le jeton porte ton pont : cinquante.
forma-learn-bridge-marker-filled = Le pont tient. Mais fermée par la gauche, la case t’aurait valu dix de plus.
forma-learn-bridge-over = Un obstacle ou la tour avec ton jeton porte aussi un pont. Prends cet obstacle.
forma-learn-bridge-over-right = Dix pour l’obstacle, et ton pont passe dessus.
forma-learn-bridge-cross = Un pont de haut en bas et un pont en travers ont une case en commun, pas plus. Une case seule achève les deux : où ?
forma-learn-bridge-cross-right = Ton jeton est au croisement : deux ponts, cent points.
forma-learn-bridge-cross-one = Celui de haut en bas tient, il manque encore une case à l’autre.
forma-learn-bridge-feet = Deux ponts de même sens n’ont pas une seule case en commun : ceux-ci n’ont qu’un pied. Donnes-en un à l’autre.
forma-learn-bridge-feet-right = Deux pieds, deux ponts : cent points.
forma-learn-bridge-end = Un pont : tes carrés, côte à côte, d’un bord à l’autre, cinquante points.
    Les jetons portent. Ceux qui se croisent ont une case commune, les parallèles aucune.

forma-learn-misfit = Ce que coûte une erreur
forma-learn-misfit-about = Pièce perdue, quand passer, et la fin.
forma-learn-misfit-which = Une seule de tes trois pièces entre dans le trou du milieu ; tourne-la, retourne-la. Laquelle ?
forma-learn-misfit-which-right = Bon œil : les autres auraient été perdues.
forma-learn-misfit-which-lost = Elle n’entre pas : perdue. Chacun de ses carrés est un point de moins, et un point déduit.
forma-learn-misfit-stop = Tu as déjà perdu une pièce ce tour-ci, et ni la croix ni la grande barre n’entrent nulle part. Rien ne t’oblige à réessayer : passe.
forma-learn-misfit-stop-right = Tu ne perds rien de plus.
forma-learn-misfit-stop-out = Cinq carrés de plus perdus, et le tour est fini quand même.
forma-learn-misfit-last = La partie finit quand plus rien n’entre, de personne. Pose ta dernière pièce qui entre.
forma-learn-misfit-last-right = C’est fini. La croix qui te reste se déduit : cinq points.
forma-learn-misfit-level = Ton adversaire a passé. Si tu passes, la partie finit à égalité. Ou pose le domino près de la tour : et après ?
forma-learn-misfit-level-right = Égalité. Tout autre coup donnait la tour.
forma-learn-misfit-level-tower = Ton adversaire ferme le dernier côté de la tour : cinquante points, et la partie est perdue.
forma-learn-misfit-end = Une pièce qui n’entre pas est perdue et déduite ; une deuxième finit le tour. Tu peux toujours passer.
    Quand plus rien n’entre, ou que tous passent de suite, on compte.

forma-learn-field = Le terrain
forma-learn-field-about = L’installer, et d’autres façons de jouer.
forma-learn-field-lay = Qui commence installe le terrain : la tour, pas au bord, et jusqu’à 25 obstacles ; rien ne se touche. Installe le tien.
forma-learn-field-lay-right = Un terrain à toi. Tu y poserais aussi la première pièce.
forma-learn-field-own = On peut l’installer pour sa propre première pièce : ici elle ferme quatre cases d’un coup. Où la poses-tu ?
forma-learn-field-own-right = Quatre cases, et cinq pour la pièce : 45 points pour commencer.
forma-learn-field-own-less = Cela ferme moins. Les quatre cases marquées sont à prendre.
forma-learn-field-begin = Plus juste : l’un installe, un autre dit qui commence. Ton adversaire a installé celui-ci, avec ce même coin. Choisis !
forma-learn-field-begin-right = Les 45 points du coin sont pour toi.
forma-learn-field-begin-theirs = Alors ton adversaire prend 45 points avec sa première pièce.
forma-learn-field-friendly = Dans une partie amicale, le plateau montre où une pièce entre, et aucune n’est perdue. Poses-en une.
forma-learn-field-friendly-right = Rien ne peut mal tourner : parfait pour une première partie.
forma-learn-field-take = Plus sévère : pièce prise, pièce posée. Regarde avant de toucher, et prends celle qui entre dans le trou.
forma-learn-field-take-right = Tu l’as en main, et elle entre.
forma-learn-field-take-lost = Il faudrait la poser, et elle n’entre nulle part : perdue.
forma-learn-field-end = Qui commence installe la tour et les obstacles, sans que rien se touche, puis joue en premier.
    Pour une partie égale, laisse faire le hasard, ou l’un installe et un autre choisit.

forma-learn-play = Bien jouer
forma-learn-play-about = Cadeaux, réserves, et à quatre.
forma-learn-play-gift = Une case libre qui n’a plus qu’un côté ouvert est un cadeau au suivant. Pose le domino sans en faire un.
forma-learn-play-gift-right = Rien à prendre : à ton adversaire d’ouvrir quelque chose.
forma-learn-play-gift-given = Regarde autour : ton adversaire peut maintenant enfermer une case, dix points.
forma-learn-play-reserve = Deux endroits valent dix. Ton adversaire n’a plus que le carré : lequel peut attendre, lequel prends-tu tout de suite ?
forma-learn-play-reserve-right = Oui : dans l’autre n’entre qu’une case seule, et tu as la dernière.
forma-learn-play-reserve-later = Celui-ci pouvait attendre : il n’y a que toi qui y entres. Ton adversaire ferme l’autre.
forma-learn-play-reserve-filled = Un point, et pas de case. Ferme-la par le haut.
forma-learn-play-large = Il y a encore de la place. Pose ce qui entrera mal plus tard ; les cases seules et le domino sont les clés de la fin.
forma-learn-play-large-right = Cinq carrés à l’abri. Non posés, ils se déduiraient.
forma-learn-play-large-small = Une petite pièce trouve toujours sa place. Garde-la et pose une grande.
forma-learn-play-four = À quatre, chacun a une seule couleur, et trois jouent avant que ton tour revienne. Prends ce qui rapporte le plus.
forma-learn-play-four-right = La tour, cinquante. Au tour suivant elle n’y était plus.
forma-learn-play-four-ten = Dix points. Mais le suivant prend la tour : cinquante.
forma-learn-play-end = Les cases enfermées font le gros des points : prends-les, et n’en laisse aucune à un seul côté ouvert.
    Les grandes pièces d’abord, les petites à la fin, et surveille ce qui reste aux autres.

# Ce qu’une étape marque, tel que le terminal le nomme.
forma-marked-cell = case { $name }
