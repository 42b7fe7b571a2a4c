# Laguna : ce que disent ses leçons.

## Le premier voyage

laguna-learn-voyage = Premier voyage
laguna-learn-voyage-about = D’une île au volcan en six petits coups.
laguna-learn-voyage-load = Tu es rouge : porte des perles rouges au volcan. Touche la perle rouge de l’île, puis le trou marqué.
laguna-learn-voyage-load-typed = Tu es rouge : porte des perles rouges au volcan. Charge la perle rouge de l’île dans le trou marqué de ton radeau.
laguna-learn-voyage-load-right = À bord ! Quatre perles au plus.
laguna-learn-voyage-load-other = Elle peut voyager aussi, mais seules les rouges comptent pour toi. Prends d’abord la rouge.
laguna-learn-voyage-load-hole = Bien pris. Pour la suite, mets-la plutôt dans le trou marqué.
laguna-learn-voyage-cover = Un récif apparaît dans ce trou : impossible de partir. Couvre-le avec la perle verte.
laguna-learn-voyage-cover-right = Couvert : tu peux partir.
laguna-learn-voyage-cover-beside = Le récif se voit toujours : le radeau ne pourrait pas partir.
laguna-learn-voyage-cover-shifted = Le récif est couvert, mais trois perles passent mieux que deux. Couvre-le avec la verte de l’île.
laguna-learn-voyage-step = Avance d’une case à droite : touche l’eau. Un récif dans un trou vide finirait ton tour.
laguna-learn-voyage-step-typed = Avance d’une case à droite. Un récif dans un trou vide finirait ton tour.
laguna-learn-voyage-step-right = Rien que de l’eau : continue.
laguna-learn-voyage-step-reef = Un récif apparaît dans un trou vide : ton tour serait fini.
laguna-learn-voyage-step-shift = Tu peux bouger une perle, mais ici c’est inutile. Avance à droite.
laguna-learn-voyage-step-end = Ça finit ton tour. Tu peux encore faire bien des choses !
laguna-learn-voyage-shift = En bas, un récif attend. Bouge d’abord ta perle verte dans le trou qui passera dessus.
laguna-learn-voyage-shift-right = Ce trou est bouché.
laguna-learn-voyage-shift-beside = Le récif passera sous le trou marqué, et il est encore vide.
laguna-learn-voyage-shift-green = Ce trou serait bouché aussi. Ici, prends la verte : ta rouge reste sur l’eau.
laguna-learn-voyage-shift-away = Ça t’éloigne. Le volcan est en bas à droite.
laguna-learn-voyage-over = Descends maintenant, par-dessus le récif.
laguna-learn-voyage-over-right = Sous une perle, il ne fait rien.
laguna-learn-voyage-over-shift = Tes perles sont bien placées. Descends.
laguna-learn-voyage-deliver = Tu touches le volcan : livre ta perle rouge.
laguna-learn-voyage-deliver-right = Ta première perle est livrée ! Garde toujours deux perles à bord.
laguna-learn-voyage-deliver-away = Tu repars sans rien livrer.
laguna-learn-voyage-deliver-shift = Elle est bien là. Porte-la plutôt au volcan.
laguna-learn-voyage-end =
    Le but : livrer six perles de ta couleur avant les autres.
    Un tour : charger, bouger ses perles, avancer, jusqu’à un récif ou la fin du sable.
    Nouveau en partie : les flèches sont des courants. Dans un trou vide, elles t’emportent d’une case. Deux radeaux bord à bord : l’un peut échanger une perle avec l’autre, sans demander.

## Les récifs

laguna-learn-reefs = Des récifs sous le radeau
laguna-learn-reefs-about = Ce qui les couvre et ce qui les découvre.
laguna-learn-reefs-start = Ton tour commence avec un récif dans un trou vide. Il ne fait pas de mal, mais couvre-le avant d’avancer : déplace une perle dessus.
laguna-learn-reefs-start-right = Couvert : tu peux avancer.
laguna-learn-reefs-start-beside = Le récif se voit toujours : le radeau reste sur place.
laguna-learn-reefs-start-end = Ton tour serait fini, et le récif serait encore là au suivant.
laguna-learn-reefs-look = En vrai, une perle cache ce qu’elle couvre. Avant ton premier pas, tu peux regarder (l’œil). Couvre le récif avec la perle qui est sur l’eau.
laguna-learn-reefs-look-right = Les deux récifs sont couverts. Une fois parti, souviens-t’en !
laguna-learn-reefs-bare = Tu veux aller à droite, vers un récif. Bouche le trou indiqué, mais attention au récif sous ta perle rouge : le découvrir en route finit ton tour.
laguna-learn-reefs-bare-right = Prêt pour le prochain récif, et l’ancien reste couvert.
laguna-learn-reefs-bare-reef = Le récif sous cette perle apparaît : ton tour serait fini.
laguna-learn-reefs-bare-beside = Le prochain récif passera sous le trou indiqué, et il est encore vide.
laguna-learn-reefs-bare-step = Le récif apparaît dans un trou vide : ton tour serait fini. Bouche d’abord ce trou.
laguna-learn-reefs-bare-away = Ça n’aide pas. Bouche d’abord le trou indiqué.
laguna-learn-reefs-way = Des récifs partout ! Un radeau ne tourne jamais, il glisse. Trouve le seul côté où le récif passe sous une perle.
laguna-learn-reefs-way-right = Le récif est passé sous la perle rouge. Bien vu !
laguna-learn-reefs-way-reef = Là, un récif passe sous un trou vide : ton tour serait fini.
laguna-learn-reefs-way-shift = Inutile de bouger une perle : un côté est déjà libre.
laguna-learn-reefs-end = Un récif ne compte que dans un trou vide. Couvre-le avant d’y arriver, et ne soulève jamais la perle qui en cache un.

## Les courants

laguna-learn-currents = Le courant
laguna-learn-currents-about = Les flèches entraînent le radeau, sauf si on les couvre.
laguna-learn-currents-follow = Un courant apparaît dans un trou vide : ton prochain pas doit suivre sa flèche. Laisse-toi porter.
laguna-learn-currents-follow-right = Il t’a porté d’une case. Plus que de l’eau : te voilà libre.
laguna-learn-currents-follow-shift = Tu peux bouger des perles, mais ici, suis simplement la flèche.
laguna-learn-currents-follow-end = Personne n’est obligé d’avancer, mais le courant tirerait encore au tour suivant.
laguna-learn-currents-choose = Deux courants apparaissent : suis celui que tu veux. Lequel te rapproche du volcan ?
laguna-learn-currents-choose-right = En bas, vers le volcan, et l’autre courant est passé sous une perle.
laguna-learn-currents-choose-away = C’est permis, mais le volcan est plus bas.
laguna-learn-currents-cover = Un courant couvert ne tire plus. Mets une perle sur la flèche, et tu iras où tu veux.
laguna-learn-currents-cover-right = Plus de courant : tous les côtés sont ouverts.
laguna-learn-currents-cover-pulled = Le courant t’emporte. Essaie plutôt de le couvrir.
laguna-learn-currents-cover-beside = La flèche se voit toujours, donc elle tire toujours.
laguna-learn-currents-raft = Un courant pousse contre le radeau vert : impossible de le suivre. Alors il faut suivre l’autre.
laguna-learn-currents-raft-right = C’est ça : une flèche bloquée ne compte pas, une libre oblige.
laguna-learn-currents-land = Le seul courant pousse contre l’île. Si toutes les flèches sont bloquées, tu vas où tu veux. Pars !
laguna-learn-currents-land-right = Un courant qui ne mène nulle part n’oblige personne.
laguna-learn-currents-land-shift = Inutile : ce courant est bloqué, tu vas où tu veux.
laguna-learn-currents-start = Nouveau tour, et un courant est encore là. Il oblige aussi ton premier pas : suis-le, ou couvre-le.
laguna-learn-currents-start-right = Tu sais tout des courants.
laguna-learn-currents-start-end = C’est permis, mais le courant t’attendrait.
laguna-learn-currents-end = Un courant dans un trou vide décide de ton prochain pas. S’il y en a plusieurs, tu choisis ; bloqué, il ne compte pas ; couvert, il se tait.

## Accoster et échanger

laguna-learn-trading = Accoster et échanger
laguna-learn-trading-about = Des perles venues des îles et des autres radeaux.
laguna-learn-trading-dock = Ton radeau ne touche l’île que par un coin, et ça ne suffit pas : il faut côté contre côté. Avance d’une case pour accoster.
laguna-learn-trading-dock-right = Côte à côte : accosté.
laguna-learn-trading-dock-shift = Tes perles sont bien placées. Monte ou va à gauche.
laguna-learn-trading-away = Ça t’éloigne.
laguna-learn-trading-stop = Tu as le temps : il y a d’abord quelque chose à faire ici.
laguna-learn-trading-load = Accosté à une île, tu peux charger, jusqu’à quatre perles en tout. Prends la rouge à bord.
laguna-learn-trading-load-right = Trois à bord, dont une à toi.
laguna-learn-trading-load-yellow = La jaune ne compte pas pour toi, et elle prend de la place.
laguna-learn-trading-load-swap = Tu en donnes une. Il te reste de la place : mets la rouge dans un trou vide.
laguna-learn-trading-load-shift = Elles sont bien placées. Va d’abord chercher la perle rouge.
laguna-learn-trading-swap = Quatre à bord : c’est plein. Mais tu peux échanger, une pour une, pour avoir ta couleur. Prends la perle rouge de l’île et pose-la sur une dont tu n’as pas besoin.
laguna-learn-trading-swap-right = Deux rouges à bord, et l’autre reste à terre.
laguna-learn-trading-swap-red = Rouge contre rouge : rien de gagné. Donne une autre couleur.
laguna-learn-trading-current = Une perle rouge t’attend, mais tant qu’un courant apparaît dans ton radeau, tu n’es pas accosté. Couvre le courant.
laguna-learn-trading-current-right = Te voilà accosté : la perle rouge est à prendre.
laguna-learn-trading-current-pulled = Il t’éloigne de l’île, et la perle rouge reste là.
laguna-learn-trading-current-beside = Le courant se voit toujours.
laguna-learn-trading-raft = Vert a une perle rouge ! Contre un radeau tu peux échanger, et nul ne peut refuser. Choisis ta perle verte et sa rouge, puis échange.
laguna-learn-trading-raft-right = Chaque perle va à la même place sur l’autre radeau. Le récif découvert ne fait rien pour l’instant.
laguna-learn-trading-raft-red = Tu as donné ta perle rouge. Donne la verte.
laguna-learn-trading-raft-yellow = La jaune ne compte pas pour toi. Prends la rouge.
laguna-learn-trading-raft-both = Tu donnes aussi ta perle rouge. Une pour une suffit.
laguna-learn-trading-after = Un récif découvert par un échange ne finit pas ton tour. Mais couvre-le avant de repartir.
laguna-learn-trading-after-right = Couvert, et en route avec deux rouges.
laguna-learn-trading-after-beside = Le récif se voit toujours : tu ne peux pas partir.
laguna-learn-trading-after-back = Inutile d’échanger encore. Couvre le récif.
laguna-learn-trading-crossed = Les radeaux sont croisés : un coin va au même coin, un trou du milieu à l’un ou l’autre milieu. Échange ta perle verte contre sa rouge.
laguna-learn-trading-crossed-right = D’un milieu à l’autre, comme tu voulais.
laguna-learn-trading-end = Côte à côte et sans courant dans ton radeau : charge ou échange aux îles, échange avec les radeaux, autant dans chaque sens.

## Livrer

laguna-learn-delivering = Au volcan
laguna-learn-delivering-about = Livrer dans le bon ordre, et gagner.
laguna-learn-delivering-dock = Deux rouges à bord, et le volcan est tout près. Avance jusqu’à ce qu’un côté de ton radeau le touche.
laguna-learn-delivering-dock-right = Accosté, et le récif est sous une perle.
laguna-learn-delivering-dock-bare = Un récif est sous cette perle : ton tour serait fini.
laguna-learn-delivering-dock-away = Ça ne mène pas au volcan.
laguna-learn-delivering-away = Tu repars, mais il y a quelque chose à faire ici.
laguna-learn-delivering-stop = Pas encore : il y a quelque chose à faire ici.
laguna-learn-delivering-shift = Ça n’aide pas ici.
laguna-learn-delivering-first = Livre une perle rouge. Mais regarde : l’une d’elles est sur un récif. Laquelle d’abord ?
laguna-learn-delivering-first-right = Rien que de l’eau dessous : ton tour continue.
laguna-learn-delivering-first-reef = Elle compte, mais le récif apparaît et finit ton tour : l’autre rouge reste à bord. Commence par l’autre.
laguna-learn-delivering-second = Maintenant celle du récif. Une perle livrée compte toujours, même si un récif apparaît ensuite.
laguna-learn-delivering-second-right = Deux livrées en un tour ! Le récif y met fin, et deux perles restent à bord.
laguna-learn-delivering-two = Il n’y a que deux perles à bord, et deux doivent toujours rester. Prends-en d’abord une troisième sur l’île : la rouge pourra partir.
laguna-learn-delivering-two-right = Trois à bord : la rouge peut être livrée.
laguna-learn-delivering-two-swap = Une pour une : il n’y en a toujours que deux. Mets-la dans un trou vide.
laguna-learn-delivering-current = Un courant apparaît, donc pas de livraison : on accoste partout de la même façon. Couvre-le.
laguna-learn-delivering-current-right = Plus de courant : le volcan t’est ouvert.
laguna-learn-delivering-current-pulled = Le courant t’emporte, et rien n’est livré.
laguna-learn-delivering-current-beside = Le courant se voit toujours.
laguna-learn-delivering-win = Cinq perles rouges sont au volcan, et à deux joueurs six gagnent. Il y en a trois à bord : l’une peut partir !
laguna-learn-delivering-win-right = La sixième perle : tu as gagné, aussitôt !
laguna-learn-delivering-end = Livre ta couleur perle par perle ; deux restent à bord. D’abord celles sur l’eau, en dernier celle du récif.

## Le départ et le sablier

laguna-learn-glass = Le départ et le sablier
laguna-learn-glass-about = Comment une partie commence, et ce que fait le sable.
laguna-learn-glass-place = Chacun pose son radeau à une île à lui, couché ou debout ; il ne tournera plus. Choisis une île qui a une perle rouge.
laguna-learn-glass-place-right = Tu pars d’ici, et personne d’autre.
laguna-learn-glass-place-none = Il n’y a pas de perle rouge sur cette île.
laguna-learn-glass-launch = D’abord tu charges deux ou trois perles de cette île, à toi seul jusque-là. Un courant n’y change encore rien. Prends la rouge.
laguna-learn-glass-launch-right = Encore une, et te voilà à flot.
laguna-learn-glass-launch-other = C’est permis, mais la rouge t’est plus utile.
laguna-learn-glass-sand = Un tour dure un sablier, une demi-minute. Regarder, charger, bouger ses perles, avancer : tout coûte du sable. Ici, le sable ne coule pas.
laguna-learn-glass-reef = Si un récif apparaît, tu perds le reste de ton sable : il passe au suivant. Avance sans en montrer un.
laguna-learn-glass-reef-right = Le sablier reste à toi.
laguna-learn-glass-reef-shown = Un récif : le sablier passe à vert, avec tout le sable qui reste.
laguna-learn-glass-reef-shift = Inutile : pars d’un côté déjà libre.
laguna-learn-glass-reef-end = Tu donnes ton sable à vert.
laguna-learn-glass-stop = Tu peux aussi t’arrêter avant : le suivant joue sur le sable qui reste, puis reçoit un sablier entier. Essaie.
laguna-learn-glass-stop-right = Vert a ton sable et un sablier de plus. Ne t’arrête que s’il n’y a plus rien à gagner.
laguna-learn-glass-stop-other = Tu peux faire ça aussi. Ici, essaie de finir ton tour.
laguna-learn-glass-end = Le sable, ce sont des actions. À une table douce, le sablier attend ton premier coup et l’on voit à travers les perles.

## Variantes

laguna-learn-variants = D’autres façons de jouer
laguna-learn-variants-about = Sans sablier, avec cinq perles, avec un départ choisi, en solitaire.
laguna-learn-variants-calm = Sans sablier, rien ne presse, mais les perles restent où elles sont. Trouve le côté qui est libre avec elles.
laguna-learn-variants-calm-right = Le récif est passé sous la perle verte.
laguna-learn-variants-calm-end = S’arrêter avant un récif est permis, mais ici un côté est libre.
laguna-learn-variants-shut = Toujours sans sablier : chaque côté montre un récif. T’arrêter te laisse coincé. Mais après un récif, on peut bouger ses perles : vas-y !
laguna-learn-variants-shut-right = Ton tour est fini, mais le prochain commence avec un récif visible.
laguna-learn-variants-shut-end = C’est permis. Mais ton prochain tour commencerait aussi coincé.
laguna-learn-variants-reef = Ton tour commence avec un récif visible : avant le premier pas, on peut alors bouger ses perles, même sans sablier. Couvre-le.
laguna-learn-variants-reef-right = Libre ! Après le premier pas, elles ne bougent plus.
laguna-learn-variants-five = Avec cinq perles au lieu de quatre, la mer est plus douce ; on peut aussi n’aider qu’un joueur. Prends la cinquième.
laguna-learn-variants-five-right = Cinq trous sur six sont bouchés !
laguna-learn-variants-five-other = Il y a de la place pour une cinquième : prends-la sur l’île.
laguna-learn-variants-deal = Les joueurs peuvent aussi poser les perles sur les îles, jamais leur couleur. Vert part de l’île B : pose une perle verte loin de là.
laguna-learn-variants-deal-right = Un long voyage pour vert.
laguna-learn-variants-deal-near = Celle-là serait juste sur la route de vert.
laguna-learn-variants-deal-other = C’est permis, mais ça ne gêne pas vert. Prends une verte.
laguna-learn-variants-alone = Seul, on atteint un ordre donné en peu de pas ; un récif en coûte cinq. L’île B doit avoir juste une perle verte : échange-la contre la rouge.
laguna-learn-variants-alone-right = Résolu en deux pas.
laguna-learn-variants-alone-blue = Ce n’est pas la bleue que l’île doit avoir.
laguna-learn-variants-alone-step = Chaque pas compte, et tu es déjà arrivé.
laguna-learn-variants-alone-other = Ça ne suffit pas pour résoudre.
laguna-learn-variants-end = Tout cela se combine à la préparation, sur le plateau facile ou le difficile.

## Une première idée du bon jeu

laguna-learn-good = Une première idée du bon jeu
laguna-learn-good-about = Ce que font les meilleurs, en quatre coups.
laguna-learn-good-away = Pas encore : il y a quelque chose à gagner ici.
laguna-learn-good-shift = Ça ne gagne rien ici.
laguna-learn-good-stop = Pas encore : il y a quelque chose à gagner ici.
laguna-learn-good-four = Quatre perles couvrent bien plus de récifs que trois. La jaune ne compte pas pour toi, mais prends-la : toute perle bouche un trou.
laguna-learn-good-four-right = Quatre à bord : moins de perles à bouger, moins de récifs.
laguna-learn-good-four-swap = Il n’y en a toujours que trois. Mets-la dans un trou vide.
laguna-learn-good-hostage = Vert a besoin des six perles vertes pour gagner. Tu veux une quatrième perle : laquelle gêne vert ?
laguna-learn-good-hostage-right = Tant qu’elle est à bord, vert doit venir à toi.
laguna-learn-good-hostage-yellow = Elle bouche aussi un trou, mais elle ne manque à personne.
laguna-learn-good-hostage-swap = Tu en donnes une. Il te reste de la place pour une quatrième.
laguna-learn-good-rob = Prends la perle rouge du radeau vert. Mais laquelle des tiennes donnes-tu ?
laguna-learn-good-rob-right = Une rouge contre une bleue : tu y gagnes, vert non.
laguna-learn-good-rob-gift = Tu donnes à vert une perle qu’il peut livrer.
laguna-learn-good-rob-yellow = La jaune ne te sert à rien. Prends la rouge.
laguna-learn-good-rob-both = Tu donnes aussi une verte à vert. Une pour une suffit.
laguna-learn-good-third = Trois perles à bord, et des récifs tout autour. À deux perles on ne sort pas d’ici, à trois si. Garde la rouge pour l’instant et repars.
laguna-learn-good-third-right = Trois perles passent. L’ordinateur le plus fort fait ainsi sur le plateau difficile.
laguna-learn-good-third-two = Elle compte. Mais à deux perles, chaque côté montre un récif, et tu dérives de récif en récif.
laguna-learn-good-third-reef = Là, un récif apparaît. En haut ou à gauche, tes perles conviennent.
laguna-learn-good-third-shift = Tes perles conviennent déjà, en haut ou à gauche.
laguna-learn-good-end = Charge quatre perles, garde celles dont les autres ont besoin, donne ce que personne ne veut, et garde une troisième perle là où il y a beaucoup de récifs.

# Ce qu’une étape marque, tel que le terminal le nomme.
laguna-marked-hole = trou { $name }
laguna-marked-land = île { $name }
