## Les leçons de Lacuna
lacuna-learn-other-pair = Ces deux-là font aussi une paire, et elles seraient à toi. Ici, prends les deux qui sont marquées.

lacuna-learn-first = Deux fleurs, un pion
lacuna-learn-first-about = Un tour complet, la fin d’une partie, et comment on gagne.
lacuna-learn-first-pair = Tes pions sont d’argent. Joins deux dahlias sans fleur ni pion entre eux : touche l’un, puis l’autre, et pose ton pion.
lacuna-learn-first-pair-typed = Tes pions sont d’argent. Joins deux dahlias sans fleur ni pion entre eux : nomme-les, et l’endroit de ton pion.
lacuna-learn-first-pair-right = Les deux dahlias sont à toi ; ton pion reste.
lacuna-learn-first-pair-other = Ces deux-là se voient aussi. Ici, cherche les deux dahlias.
lacuna-learn-first-slide = À la fin, chaque fleur ira au pion le plus proche. Joins les coquelicots, glisse ton pion tout à droite, et pose-le.
lacuna-learn-first-slide-right = Les fleurs de droite sont plus près de toi que de l’or.
lacuna-learn-first-slide-short = Les coquelicots sont à toi, mais l’or reste plus près des fleurs de droite. Glisse ton pion plus loin.
lacuna-learn-first-slide-other = Cette paire est à toi, mais ton pion finit loin des fleurs de droite. Joins les deux coquelicots.
lacuna-learn-first-last = Dernier pion ! Quatre fleurs gagnent une couleur, quatre couleurs la partie. Tu as déjà coquelicots et iris (★) : prends les marguerites.
lacuna-learn-first-last-right = Regarde le partage : marguerites et dahlias viennent à toi. Gagné, quatre couleurs à trois !
lacuna-learn-first-last-other = Avec cette paire, c’est l’or qui finit avec quatre couleurs. Prends les deux marguerites marquées.
lacuna-learn-first-end = Le but : quatre couleurs sur sept, chacune avec quatre fleurs.
    À ton tour : un pion entre deux fleurs pareilles qui se voient ; tu prends les deux.
    La fin : les douze pions posés, chaque fleur va au plus proche.

## Ce qui barre une ligne

lacuna-learn-line = Ce qui barre une ligne
lacuna-learn-line-about = Des fleurs et des pions au milieu, et deux lignes qui se croisent.
lacuna-learn-line-close = La ligne va de centre à centre, fine comme un cheveu. Elle passe sur la feuille du trèfle, pas sur le trèfle : joins les deux iris.
lacuna-learn-line-close-right = Une feuille ne barre rien : les deux iris sont à toi.
lacuna-learn-line-row = Trois lotus de suite. Toute fleur au milieu barre la ligne, même une de la même sorte. Lesquels peux-tu joindre ?
lacuna-learn-line-row-right = Les voisins se voient ; les deux du bout, non.
lacuna-learn-line-row-other = Cette paire est libre aussi. Ici, joins deux des trois lotus marqués.
lacuna-learn-line-pawns = Un pion reste où il est et barre la ligne à tout le monde, même le tien. Deux seulement de ces quatre marguerites se voient encore.
lacuna-learn-line-pawns-right = Ni pion ni fleur au milieu. Bien vu !
lacuna-learn-line-pawns-other = Cette paire est libre aussi. Ici, cherche parmi les quatre marguerites marquées.
lacuna-learn-line-take = Un de ces trèfles se trouve entre les deux bleuets. Prends les deux trèfles, et regarde la ligne derrière eux.
lacuna-learn-line-take-right = Le trèfle n’est plus là, et les bleuets se voient.
lacuna-learn-line-freed = L’adversaire a pris des coquelicots. Une fleur prise ne barre plus rien : joins les bleuets.
lacuna-learn-line-freed-right = Quatre fleurs, parce que tu as vu un coup plus loin.
lacuna-learn-line-cross = Deux lignes se croisent. Un pion ne prend qu’une paire, mais barre toutes les lignes : prends les bleuets, et pose-le au croisement.
lacuna-learn-line-cross-right = Deux bleuets pour toi, et personne ne peut plus joindre ces coquelicots.
lacuna-learn-line-cross-beside = Les bleuets sont à toi, mais les coquelicots se voient encore. Glisse ton pion sur le croisement.
lacuna-learn-line-cross-poppies = Là, tu prends les coquelicots. Ici, prends les bleuets et barre les coquelicots.
lacuna-learn-line-end = Une ligne est barrée par toute fleur et tout pion posés dessus, pas par ce qui est juste à côté.
    Les fleurs prises libèrent la place ; les pions restent jusqu’à la fin.

## La place du pion

lacuna-learn-room = La place du pion
lacuna-learn-room-about = Il peut s’appuyer contre quelque chose, et il ne pousse rien.
lacuna-learn-room-lean = Un pion peut s’appuyer contre une fleur, mais pas la pousser. Joins les trèfles, et glisse-le à droite jusqu’à ce qu’il s’appuie.
lacuna-learn-room-lean-right = Tout au bout, et juste assez près : l’iris marqué penche vers toi.
lacuna-learn-room-lean-short = Les deux trèfles sont à toi, mais l’adversaire reste plus près de l’iris. Glisse ton pion jusqu’au bout.
lacuna-learn-room-lean-other = Cette paire est à toi, mais loin de l’iris marqué. Joins les deux trèfles au milieu de l’étang.
lacuna-learn-room-past = La ligne est libre, mais près du bleuet un pion n’a pas la place. Joins les coquelicots, et glisse plus loin, vers les fleurs marquées.
lacuna-learn-room-past-right = Passé sans toucher le bleuet, et les deux fleurs marquées penchent vers toi.
lacuna-learn-room-past-short = De ce côté, l’adversaire est plus près de la marguerite. Glisse ton pion au-delà du bleuet.
lacuna-learn-room-past-other = Cette paire est à toi, mais ton pion finit loin des fleurs marquées. Joins les deux coquelicots du milieu.
lacuna-learn-room-tight = Ces trois bleuets sont alignés. Entre lesquels y a-t-il la place pour un pion ?
lacuna-learn-room-tight-right = Ici, il tient. Les deux autres sont trop proches : on ne pousse rien.
lacuna-learn-room-tight-other = Un pion y tient aussi. Ici, regarde les trois bleuets marqués.
lacuna-learn-room-end = Un pion a son centre sur la ligne. Il peut toucher fleurs et pions, mais jamais les pousser, pas même les deux qu’il prend.

## À qui va la fleur ?

lacuna-learn-near = À qui va la fleur ?
lacuna-learn-near-about = Le pion le plus proche, les distances égales, et le décompte.
lacuna-learn-near-lean = Une fleur penche vers le pion le plus proche : sur la balance, elle est pâle, en pointillés. « { lacuna-territory } » montre tout sur l’eau. Essaie !
lacuna-learn-near-lean-typed = Une fleur penche vers le pion le plus proche : les nombres après le plus les comptent pour chaque sorte.
lacuna-learn-near-one = Trois pions d’argent entourent les fleurs marquées, mais seul le plus proche compte. Joins les coquelicots, et sois plus près qu’eux.
lacuna-learn-near-one-right = Un pion contre trois, et les deux fleurs penchent vers toi.
lacuna-learn-near-one-other = Cette paire est à toi, mais les fleurs marquées penchent toujours vers l’adversaire. Joins les deux coquelicots à côté.
lacuna-learn-near-equal = Les deux pions marqués sont à égale distance du trèfle. Les deuxièmes tranchent, et l’adversaire l’a : joins les lotus pour changer cela.
lacuna-learn-near-equal-right = Premiers pions à égalité, ton deuxième plus près : le trèfle penche vers toi.
lacuna-learn-near-equal-far = De là, le deuxième pion d’argent reste plus près. Reste plus au milieu de la ligne.
lacuna-learn-near-equal-other = Cette paire est à toi, mais le trèfle penche toujours vers l’adversaire. Joins les deux lotus au-dessus de lui.
lacuna-learn-near-last = Tu joues les pions d’argent, et le dernier est à toi. Prends les trèfles marqués, et regarde le reste dériver vers les pions, sorte par sorte.
lacuna-learn-near-last-right = Chaque fleur est allée au pion le plus proche, et tu as quatre couleurs. Gagné !
lacuna-learn-near-last-other = Avec cette paire, c’est l’adversaire qui a quatre couleurs. Prends les deux trèfles marqués.
lacuna-learn-near-end = Avant le dernier pion, les fleurs penchent tantôt d’un côté, tantôt de l’autre.
    Puis chacune va au pion le plus proche ; à égalité, les deuxièmes pions tranchent, puis les troisièmes.

## Quatre sur sept, quatre fois

lacuna-learn-four = Quatre fois quatre
lacuna-learn-four-about = Quand une couleur est gagnée, et quand c’est assez.
lacuna-learn-four-sure = Tu as deux lotus, et quatre sur sept gagnent une couleur pour de bon. Prends-en deux de plus.
lacuna-learn-four-sure-right = Quatre lotus : l’étoile dit que personne ne peut plus te prendre cette couleur.
lacuna-learn-four-sure-other = Cette paire est à toi, mais les lotus restent à prendre pour vous deux. Prends deux lotus.
lacuna-learn-four-enough = Tu as quatre coquelicots, et un cinquième ne vaut rien de plus. Prends une paire qui compte encore.
lacuna-learn-four-enough-right = Deux fleurs qui comptent, dans une couleur encore ouverte.
lacuna-learn-four-enough-fifth = Six coquelicots ne gagnent pas plus que quatre. Prends une autre sorte.
lacuna-learn-four-race = Deux iris chacun, et il en reste trois : qui prend la prochaine paire gagne la couleur. Prends l’adversaire de vitesse.
lacuna-learn-four-race-right = La couleur est à toi, et les deux iris de l’adversaire ne valent plus rien.
lacuna-learn-four-race-other = Maintenant l’adversaire peut prendre deux iris, et la couleur est perdue. Prends-les toi-même.
lacuna-learn-four-fewer = Tu joues les pions d’argent, et le dernier est à toi. Le nombre de fleurs ne gagne rien, seules les couleurs comptent. Prends les deux lotus marqués.
lacuna-learn-four-fewer-right = L’adversaire a plus de fleurs, mais tu as quatre couleurs, chacune de justesse. Gagné !
lacuna-learn-four-fewer-other = Avec cette paire, c’est l’adversaire qui a quatre couleurs. Prends les deux lotus marqués.
lacuna-learn-four-end = Quatre fleurs gagnent une couleur, le reste est perdu. Quatre couleurs gagnent la partie, quel que soit le nombre de fleurs de l’autre.

## Avant le premier pion, et les options

lacuna-learn-start = Avant le premier pion
lacuna-learn-start-about = La première fleur, et ce dont on peut convenir.
lacuna-learn-start-blind = Le sort dit qui commence et reçoit l’or. On prend alors une fleur au choix, avant de verser les autres. Ici c’est toi : choisis.
lacuna-learn-start-blind-right = Elle est à toi, et les quarante-huit autres sont versées dans l’étang.
lacuna-learn-start-poured = Disons que tu as pris un bleuet : il en reste six, et sept de chaque autre sorte. Qui a pris la fleur pose aussi le premier pion : joins deux fleurs.
lacuna-learn-start-poured-right = C’est parti. L’adversaire joue ensuite, et il aura le dernier pion.
lacuna-learn-start-seen = On peut convenir de prendre la première fleur sur l’étang, et même une qui gêne : prends l’iris marqué.
lacuna-learn-start-seen-right = Un iris pour toi, et la ligne entre les coquelicots est libre.
lacuna-learn-start-seen-other = Celle-là serait à toi aussi, mais l’iris barre toujours les coquelicots. Prends l’iris.
lacuna-learn-start-opened = Le premier pion est à toi aussi : joins les coquelicots avant l’adversaire.
lacuna-learn-start-opened-right = Trois fleurs avant que l’adversaire en ait une.
lacuna-learn-start-ends = Avec les bouts libres, un pion peut même se mettre où était une de ses fleurs. Joins les trèfles, et glisse à droite jusqu’au bout.
lacuna-learn-start-ends-right = Juste où était le trèfle, et l’iris marqué penche vers toi.
lacuna-learn-start-ends-short = Les deux trèfles sont à toi, mais l’adversaire reste plus près de l’iris. Avec les bouts libres, tu peux aller plus loin.
lacuna-learn-start-ruler = L’adversaire est plus près du trèfle, mais la règle ne le voit pas. On peut convenir d’appeler cela égal : joins les lotus pour le gagner.
lacuna-learn-start-ruler-right = À égalité pour la règle, alors les deuxièmes pions tranchent : le trèfle penche vers toi.
lacuna-learn-start-large = Avec de plus grandes fleurs, moins de lignes sont libres : ici, le trèfle barre les iris du bout. Lesquels peux-tu joindre ?
lacuna-learn-start-large-right = Un détour. Sur un étang serré, il faut mieux regarder.
lacuna-learn-start-large-other = Cette paire est libre aussi. Ici, joins deux des trois iris marqués.
lacuna-learn-start-end = Qui commence a une fleur de plus, et l’autre a le dernier pion. Tout le reste se règle avant la partie.

## Premières idées pour bien jouer

lacuna-learn-play = Premières idées pour bien jouer
lacuna-learn-play-about = Barrer, voir loin, et penser au dernier pion.
lacuna-learn-play-guard = L’adversaire a deux lotus et veut les deux qui sont marqués. Prends les marguerites, et mets-toi entre les lotus.
lacuna-learn-play-guard-right = Deux marguerites pour toi, et l’adversaire ne peut plus joindre ces lotus.
lacuna-learn-play-guard-beside = Les marguerites sont à toi, mais l’adversaire prendra les lotus. Glisse ton pion sur leur ligne.
lacuna-learn-play-guard-other = Alors l’adversaire prend les lotus marqués et gagne leur couleur. Barre leur ligne : joins les deux marguerites.
lacuna-learn-play-reach = Deux paires sont marquées. Chacune te donne deux fleurs, mais d’où ton pion en atteint-il le plus d’autres ?
lacuna-learn-play-reach-right = Au milieu des fleurs et loin de ton autre pion : bien plus penchent vers toi.
lacuna-learn-play-reach-near = Ton autre pion est juste à côté : presque rien de nouveau ne penche vers toi. Prends les coquelicots.
lacuna-learn-play-held = L’adversaire a le dernier pion : avec lui, notre bot le plus fort gagne quatre parties sur cinq. Ici, une paire ne lui laisse aucune issue : prends-la.
lacuna-learn-play-held-right = Quoi que fasse l’adversaire maintenant, quatre couleurs sont à toi.
lacuna-learn-play-held-other = Après cela, le dernier pion d’argent peut gagner. Prends les deux bleuets marqués.
lacuna-learn-play-last = Cette fois, le dernier pion est à toi, et il te manque une couleur : les marguerites. Trouve les deux qui la donnent.
lacuna-learn-play-last-right = Tu as cherché la couleur qui pouvait encore tourner. Gagné !
lacuna-learn-play-last-daisies = Des marguerites, oui, mais ces deux-là ne suffisent pas. Cherches-en deux autres.
lacuna-learn-play-last-other = Alors l’adversaire a quatre couleurs. Ce sont les marguerites qu’il te faut.
lacuna-learn-play-end = Prends ce qui gagne une couleur, mets-toi là où les fleurs sont nombreuses, barre ce qu’il faut à l’autre.
    Et pense au dernier pion : il peut faire tourner toute une couleur.

# Ce qu’une étape marque, tel que le terminal le nomme.
lacuna-marked-flower = fleur { $name }
