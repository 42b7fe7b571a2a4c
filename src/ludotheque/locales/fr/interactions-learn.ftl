# Interactions: what its lessons say.

## A first game

interactions-learn-goal = Une première partie
interactions-learn-goal-about = Poser, retourner, gagner : en quatre-vingt-dix secondes.
interactions-learn-goal-fox = Deux de tes sept tuiles sont prêtes. Touche le renard, puis le chêne, qui sort de la réserve, puis la page.
interactions-learn-goal-fox-typed = Deux de tes sept tuiles sont prêtes. Pose le renard, et sors le chêne de la réserve.
interactions-learn-goal-fox-right = Sept points ! Ses carrés rouges disent qui il retourne : à gauche et à droite.
interactions-learn-goal-fox-raise = Celle-là pourrait sortir aussi. Mais cette fois, prends le chêne.
interactions-learn-goal-fox-bee = L’abeille vaut 3. Commence par le renard, qui vaut 7.
interactions-learn-goal-bee = L’escargot a retourné ton renard : un lapin, 3 points. L’abeille a des ronds : elle ramène ce qu’elle touche. Prends-la, sors une tuile, puis touche une case à côté du lapin.
interactions-learn-goal-bee-typed = L’escargot a retourné ton renard : un lapin, 3 points. L’abeille a des ronds : elle ramène ce qu’elle touche. Pose-la à côté du lapin, et sors une tuile de la réserve.
interactions-learn-goal-bee-oak = Le chêne ne fait que retourner au verso. Prends l’abeille, qui ramène au recto.
interactions-learn-goal-bee-right = Ton renard est revenu : quatre points de plus, et trois pour l’abeille.
interactions-learn-goal-bee-far = Ici, l’abeille ne touche pas ton lapin.
interactions-learn-goal-on = Un coin plié, c’est un verso : ton abeille est une fleur, toujours à 3. Seul compte ce qui se voit à la fin.
interactions-learn-goal-last = Ton dernier tour : 16 contre 18. Tes plantes, le 0, retournent les rectos qu’elles touchent, pas les versos. Où font-elles le plus mal ?
interactions-learn-goal-last-right = Le renard et l’oiseau retournés : neuf points de moins en face !
interactions-learn-goal-last-corner = Cela ne retourne que le moustique : deux points de moins. L’autre place fait mieux.
interactions-learn-goal-last-mosquito = Le moustique agit en diagonale, et là, il ne retourne rien en face.
interactions-learn-goal-won = Tout est posé : 16 à 7. Tu gagnes !
interactions-learn-goal-end =
    Le but : le plus de points sur tes tuiles.
    Un tour : pose une de tes deux tuiles, retourne ce qu’elle atteint, sors-en une de la réserve.
    La fin : six tuiles chacun. La septième peut compter aussi : une leçon t’attend.

## Where a tile may lie

interactions-learn-lay = Où poser une tuile
interactions-learn-lay-about = Les côtés, les coins, et le rectangle qui se dessine.
interactions-learn-lay-edge = Une tuile touche par un côté une tuile déjà posée ; un coin ne suffit pas. Les places en pointillés sont libres : poses-en une où tu veux.
interactions-learn-lay-edge-right = Peu importe à qui est la tuile qu’elle touche.
interactions-learn-lay-quiet = Une tuile ne trouve pas toujours de quoi retourner. L’oiseau ramène des versos au recto, et il n’y a ici que des rectos : pose-le où tu veux.
interactions-learn-lay-quiet-right = Rien ne se retourne. L’oiseau reste là, avec ses cinq points.
interactions-learn-lay-quiet-oak = Le chêne retourne ce qu’il touche. Prends l’oiseau.
interactions-learn-lay-long = À deux, le Territoire finit en rectangle plein de trois sur quatre. Cette rangée en compte trois : fais-en une de quatre.
interactions-learn-lay-long-right = Quatre, c’est le grand côté : le rectangle est maintenant couché, haut de trois rangées.
interactions-learn-lay-long-short = La rangée est toujours de trois. Pose à l’un de ses bouts.
interactions-learn-lay-closed = Quatre dans un sens, trois dans l’autre : le cadre est connu. Seules les places du cadre sont libres, et il y en a toujours une. Pose une tuile.
interactions-learn-lay-closed-right = Dans le cadre. Voilà pourquoi le rectangle finit toujours plein.
interactions-learn-lay-three = À trois, on remplit trois sur six ; à quatre, quatre sur six, couché ou debout. Personne ne l’annonce, cela se dessine.
interactions-learn-lay-end = Côté contre côté, et dans un rectangle qui peut encore être rempli. Ce qu’une tuile trouve à retourner, elle le retourne ; sinon, elle reste simplement là.

## Who turns whom

interactions-learn-turn = Qui retourne qui
interactions-learn-turn-about = Les sept tuiles, l’une après l’autre.
interactions-learn-turn-fox = Le renard retourne au verso les tuiles à sa gauche et à sa droite. Pose-le entre les deux qui sont marquées.
interactions-learn-turn-fox-right = L’escargot et l’oiseau retournés : neuf points de moins pour Vermillon, sept de plus pour toi.
interactions-learn-turn-fox-elsewhere = Ici, le renard n’en a pas une de chaque côté. La gauche et la droite sont les mêmes pour tout le monde.
interactions-learn-turn-fox-plants = Ce sont les plantes du sous-bois. Prends le renard.
interactions-learn-turn-snail = L’escargot retourne au verso les tuiles au-dessus et au-dessous de lui. Pose-le entre les deux qui sont marquées.
interactions-learn-turn-snail-right = L’oiseau et le renard retournés : neuf points de moins pour Vermillon.
interactions-learn-turn-snail-elsewhere = Ici, l’escargot n’en a pas une au-dessus et une au-dessous.
interactions-learn-turn-snail-oak = C’est le chêne. Prends l’escargot.
interactions-learn-turn-oak = Le chêne retourne au verso ses quatre voisines ; les plantes du sous-bois font de même. Pose le chêne pour toucher les deux tuiles marquées.
interactions-learn-turn-oak-right = Toutes deux sont retournées. Une tuile retournée ne fait plus rien : jamais de réaction en chaîne.
interactions-learn-turn-oak-elsewhere = Ici, le chêne ne touche pas les deux.
interactions-learn-turn-oak-bird = L’oiseau ne retourne rien au verso. Prends le chêne.
interactions-learn-turn-mosquito = Le moustique agit en diagonale, pas sur ses côtés. Pose-le pour que les deux tuiles marquées soient à ses coins.
interactions-learn-turn-mosquito-right = L’escargot et le renard retournés. Ton escargot, juste à côté, est épargné.
interactions-learn-turn-mosquito-elsewhere = Ici, les deux tuiles ne sont pas à ses coins.
interactions-learn-turn-mosquito-fox = C’est ton renard. Prends le moustique.
interactions-learn-turn-bee = L’abeille aide : ses quatre voisines reviennent au recto. Pose-la pour toucher tes deux tuiles retournées.
interactions-learn-turn-bee-right = L’escargot et l’oiseau sont revenus : neuf points de plus, et trois pour l’abeille.
interactions-learn-turn-bee-elsewhere = Ici, l’abeille ne touche pas les deux.
interactions-learn-turn-bee-mosquito = Le moustique ne ramène rien au recto. Prends l’abeille.
interactions-learn-turn-bird = L’oiseau aide aussi, mais en diagonale. Ramène avec lui tes deux tuiles retournées.
interactions-learn-turn-bird-right = L’escargot et le renard sont revenus : huit points de plus, et cinq pour l’oiseau.
interactions-learn-turn-bird-elsewhere = Ici, tes deux tuiles ne sont pas à ses coins.
interactions-learn-turn-bird-oak = Le chêne ne ramène rien au recto. Prends l’oiseau.
interactions-learn-turn-end = Au verso : le renard à gauche et à droite, l’escargot au-dessus et au-dessous, le chêne et les plantes tout autour, le moustique en diagonale. Au recto : l’abeille tout autour, l’oiseau en diagonale.

## Mind your own tiles

interactions-learn-own = Ménage tes tuiles
interactions-learn-own-about = Un effet n’épargne personne. On peut s’en servir.
interactions-learn-own-spare = Une tuile retourne tout ce qu’elle atteint, tes tuiles aussi, que cela t’arrange ou non. Avec le chêne, retourne l’oiseau marqué et rien à toi.
interactions-learn-own-spare-right = Seul l’oiseau est retourné : cinq points de moins pour Vermillon, rien pour toi.
interactions-learn-own-spare-both = Les deux oiseaux sont retournés, celui de Vermillon et le tien : cinq points perdus de chaque côté.
interactions-learn-own-spare-fox = Tu as retourné ton propre renard : quatre points perdus.
interactions-learn-own-spare-bird = Tu as retourné ton propre oiseau : cinq points perdus.
interactions-learn-own-spare-bee = L’abeille vaut 3 des deux côtés : la retourner ne change rien.
interactions-learn-own-spare-snail = L’escargot a ses chemins aussi, mais ici, on demande le chêne.
interactions-learn-own-boar = Tes plantes du sous-bois valent 0, mais leur verso est un sanglier à 5. Retourne-les avec le chêne, et le renard de Vermillon du même coup !
interactions-learn-own-boar-right = Les plantes en sanglier, le renard en lapin : cinq points de plus pour toi, quatre de moins pour Vermillon.
interactions-learn-own-boar-half = Le sanglier est là. Mais d’une autre place, le chêne atteint aussi le renard.
interactions-learn-own-boar-far = Ici, le chêne ne touche pas tes plantes.
interactions-learn-own-boar-mosquito = Le moustique n’agit qu’en diagonale. Prends le chêne.
interactions-learn-own-bee = Ton renard est au verso, et ton sanglier aussi : lui doit le rester. Où l’abeille aide-t-elle seulement le renard ?
interactions-learn-own-bee-right = Le renard est revenu, quatre points de plus, et le sanglier reste sanglier.
interactions-learn-own-bee-boar = L’abeille a changé ton sanglier en plantes : cinq points perdus.
interactions-learn-own-bee-rabbit = L’abeille a rendu son renard à Vermillon.
interactions-learn-own-bee-little = Le renard attend l’abeille, et ce n’est pas ici.
interactions-learn-own-bee-bird = L’oiseau agit en diagonale. Prends l’abeille.
interactions-learn-own-end = Avant de poser, regarde tout ce qui se retourne. Au verso, tout perd des points, sauf l’abeille, à qui c’est égal, et les plantes du sous-bois, qui en gagnent.

## The seventh tile

interactions-learn-seventh = La septième tuile
interactions-learn-seventh-about = Ce que tu sors, ce que tu gardes, et ce qu’elle ajoute.
interactions-learn-seventh-raise = Ton renard est devenu lapin. Pose ce que tu veux, mais sors une tuile qui pourra le ramener au prochain tour : l’abeille ou l’oiseau.
interactions-learn-seventh-raise-right = La voilà prête pour le prochain tour. Choisir ce qu’on sort, c’est prévoir.
interactions-learn-seventh-raise-other = Celle-là ne changera pas un lapin en renard.
interactions-learn-seventh-fronts = Dernier tour : pose une tuile, garde l’autre. Avec au moins quatre rectos sur tes six, le recto de celle que tu gardes compte aussi. Garde le renard !
interactions-learn-seventh-fronts-right = Quatre rectos tiennent, quoi qu’il arrive : le renard ajoute ses 7, et personne ne peut le retourner.
interactions-learn-seventh-fronts-fox = La dernière tuile de Vermillon retourne le renard : trois rectos, trois versos, rien ne s’ajoute.
interactions-learn-seventh-fronts-three = Le moustique a retourné ton propre chêne. Trois rectos et trois versos n’ajoutent rien.
interactions-learn-seventh-backs = Avec deux rectos ou moins, c’est le verso qui compte : 5 pour les plantes. Ton chêne va tomber ; avec le renard, retourne toi-même ton moustique.
interactions-learn-seventh-backs-right = Deux points donnés, cinq gagnés : avec les plantes gardées, tu gagnes d’un point.
interactions-learn-seventh-backs-three = La dernière tuile de Vermillon te laisse trois rectos et trois versos : rien ne s’ajoute.
interactions-learn-seventh-backs-plants = Alors tu gardes le renard, et son verso n’ajoute que 3.
interactions-learn-seventh-equal = Avec des enfants, on peut oublier la septième tuile, comme ici. Vingt points chacun : vous partagez la victoire, rien ne départage.
interactions-learn-seventh-end = Tu poses six de tes sept tuiles. Quatre rectos ou plus : la septième ajoute son recto. Deux ou moins : son verso. Trois et trois : rien.

## Territories and partners

interactions-learn-territories = Territoires et partenaires
interactions-learn-territories-about = Deux façons de jouer : en groupes, et à deux contre deux.
interactions-learn-territories-join = Avec les territoires, ton plus grand groupe ajoute un point par tuile ; les coins ne relient pas. Relie tes trois tuiles avec l’oiseau.
interactions-learn-territories-join-right = Un groupe de quatre : quatre points. Et l’oiseau a ramené ton renard.
interactions-learn-territories-join-plants = Le groupe est relié, mais les plantes en ont retourné deux tuiles.
interactions-learn-territories-join-apart = Tes groupes sont toujours séparés.
interactions-learn-territories-cut = Vermillon veut relier ces trois tuiles. Prends la place qui les sépare.
interactions-learn-territories-cut-right = Vermillon reste coupé en deux, et ton groupe à toi compte maintenant trois tuiles.
interactions-learn-territories-cut-open = La place qui les sépare est toujours libre.
interactions-learn-territories-partner = Deux contre deux : les verts jouent avec toi, et une équipe ne compte que le plus petit de ses deux totaux. Pose l’abeille où elle vous aide tous les deux.
interactions-learn-territories-partner-right = Ton escargot et le renard vert sont revenus : 9 pour toi, 7 pour les verts, donc 7 pour l’équipe.
interactions-learn-territories-partner-you = Cela n’aide que toi : l’équipe ne compte toujours que les 3 des verts.
interactions-learn-territories-partner-only = Cela n’aide que les verts : l’équipe compte tes 5. Une place aide les deux.
interactions-learn-territories-partner-neither = Ni ton escargot ni le renard vert ne sont revenus.
interactions-learn-territories-team = Ton équipe a 15 et 18 : elle compte 15. Les autres ont 14 et 25 : seulement 14. Ton équipe gagne !
interactions-learn-territories-end = Territoires : ton plus grand groupe compte ses tuiles. Partenaires : le plus petit total compte, alors veillez l’un sur l’autre.

## The wild player

interactions-learn-wild = Le joueur sauvage
interactions-learn-wild-about = En solo contre une pioche mélangée.
interactions-learn-wild-first = En solo, tu affrontes le joueur sauvage : une pioche mélangée. Après chacun de tes tours, sa tuile suivante va à droite de la tienne. Pose ta première !
interactions-learn-wild-first-right = La voilà, à droite de la tienne. Ses tuiles en retournent d’autres, comme celles de n’importe qui.
interactions-learn-wild-next = On voit sa prochaine tuile : les plantes du sous-bois. Pose l’abeille dans une rangée où elles tomberont à côté de l’oiseau sauvage.
interactions-learn-wild-next-right = Le joueur sauvage a retourné son propre oiseau : cinq points de moins.
interactions-learn-wild-next-bee = Suis cette rangée jusqu’à sa première place libre : de là, les plantes n’atteignent pas l’oiseau.
interactions-learn-wild-next-oak = Le chêne retourne lui-même des tuiles. Essaie avec l’abeille.
interactions-learn-wild-top = Plus de place à droite ? Alors la première libre des rangées du dessous, sinon depuis le haut. Pose l’oiseau au bout droit de la rangée du milieu.
interactions-learn-wild-top-right = Rien à droite, rien dessous : l’abeille sauvage est montée. Et ton oiseau a ramené le sanglier sauvage à 0.
interactions-learn-wild-top-room = Il restait de la place à droite, et l’abeille sauvage l’a prise.
interactions-learn-wild-top-plants = L’oiseau fait mieux ici : en diagonale, il ramène le sanglier sauvage à 0.
interactions-learn-wild-lead = Ton dernier tour. Tu gagnes avec 12 points d’avance, septièmes tuiles comprises. Quelle place prends-tu ?
interactions-learn-wild-lead-right = 30 à 18 : douze d’avance. Tu gagnes !
interactions-learn-wild-lead-short = De l’avance, mais moins de 12 : le joueur sauvage l’emporte.
interactions-learn-wild-end = À droite, puis dessous, puis depuis le haut : c’est donc toi qui décides où il pose. De 12 à 15 d’avance, premiers pas ; de 16 à 19, naturaliste en herbe ; 20 et plus, plus de secret.

## First ideas

interactions-learn-good = Premières idées pour bien jouer
interactions-learn-good-about = Un début, un abri, et la place que tu laisses.
interactions-learn-good-start = Chacun choisit deux tuiles en secret. Nous avons exploré tout le jeu à deux : si tu commences, aucune paire ne vaut mieux que renard et plantes.
interactions-learn-good-start-right = Une tuile forte, et une qui n’a rien à perdre quand on la touche.
interactions-learn-good-start-other = Cela se joue. Mais aucune paire ne vaut mieux que le renard avec les plantes du sous-bois.
interactions-learn-good-shelter = On ne retourne une tuile que depuis une place vide à côté d’elle ou à ses coins. Trouve la place où ton renard ne risque plus rien.
interactions-learn-good-shelter-right = Tout est pris autour de lui : ces sept points sont à toi.
interactions-learn-good-shelter-open = Il reste une place vide autour du renard, d’où l’on peut le retourner.
interactions-learn-good-shelter-plants = Garde cette place pour ce qui vaut le plus : le renard.
interactions-learn-good-leave = Il reste deux places, et Vermillon pose la dernière tuile là où tu n’as pas posé. Quelle place dois-tu prendre avec l’abeille ?
interactions-learn-good-leave-right = Quoi que Vermillon pose à la dernière place, tu gagnes maintenant.
interactions-learn-good-leave-greedy = Ton oiseau revient aussitôt, mais le moustique de Vermillon le retourne encore, en diagonale : tu perds de quatre points.
interactions-learn-good-leave-plants = Cela perd. L’abeille vaut mieux, à la bonne place.
interactions-learn-good-end = Les tuiles fortes à l’abri, et toujours un regard sur la place que tu laisses. Au fait : si chacun joue parfaitement, qui commence perd de trois points.

# Ce qu’une étape marque, tel que le terminal le nomme.
interactions-marked-cell = { $name }
