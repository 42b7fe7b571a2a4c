# Lacunes : ce que dit l’entraîneur, une phrase par coup.

lacunes-coach-begin = Un trou prend la carte qui suit sa voisine de gauche : les cartes soulignées peuvent y aller.
lacunes-coach-fatal = Ce coup a perdu le tour, que { lacunes-the-card } gagnait encore : tu peux l’annuler.
lacunes-coach-only = Bien vu : tout autre coup perdait le tour.
lacunes-coach-blocked = Plus aucune carte ne bouge : redistribue, et { $placed ->
    [0] tout est mélangé.
    [1] la carte en place reste.
   *[other] les { $placed } cartes en place restent.
}
lacunes-coach-finish = D’ici, chaque carte peut aller tout droit à sa place.
lacunes-coach-one-left = Un seul trou vit, et une seule carte y va : regarde d’abord quel trou elle laisse.
lacunes-coach-dies-king = Le trou que tu as laissé suit un roi : rien n’y va tant que le roi ne bouge pas.
lacunes-coach-dies-gap = Le trou que tu as laissé suit un autre trou : rien n’y va tant que celui-là est vide.
lacunes-coach-dies-king-better = Le trou laissé suit un roi : avec { lacunes-the-card }, davantage de trous restaient vivants.
lacunes-coach-dies-gap-better = Le trou laissé suit un autre trou : avec { lacunes-the-card }, davantage de trous restaient vivants.
lacunes-coach-revived = Cette carte fait revivre le trou qui la suit.
lacunes-coach-grown = Cette rangée a maintenant { $count } cartes en place, qu’une redistribution laisserait là.
lacunes-coach-head = En tête de rangée, tous les deux conviennent : prends celui dont le trois peut vite suivre.
lacunes-coach-home = { lacunes-card-first } peut aller à sa place pour de bon.
lacunes-coach-wait = { lacunes-card-first } pourrait aller à sa place, mais pas encore : le tour serait perdu.
