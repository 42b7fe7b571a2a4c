# Lacuna : ce que dit l’entraîneur, une phrase par tour.

lacuna-coach-pick = Prends la sorte que tu veux : quatre fleurs sur sept gagnent sa couleur, et voici la première.
lacuna-coach-first = Joins deux fleurs pareilles là où il y en a beaucoup : à la fin, chacune va au pion le plus proche.
lacuna-coach-win = Prends { lacuna-two-kinds } : avec quatre fleurs sur sept, cette couleur est à toi pour de bon.
lacuna-coach-threat = Attention : { $name } peut prendre { lacuna-two-kinds } et gagner cette couleur pour de bon.
lacuna-coach-leaning = { $other } fleurs sont plus près de { $name }, { $own } plus près de toi : pose là où il y en a beaucoup.
lacuna-coach-better = Au tour d’avant, mieux valait prendre { lacuna-two-kinds } : environ { $percent } % de chances de plus.
lacuna-coach-better-spot = La bonne sorte, mais un autre endroit valait mieux au tour d’avant : environ { $percent } % de chances de plus.
lacuna-coach-good = Bien posé : presque aucun autre endroit ne valait celui-là.
