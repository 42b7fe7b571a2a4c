## Les problèmes de Lacuna : les buts, puis les thèmes
lacuna-puzzle-four = Pose le dernier pion de la partie de façon à gagner quatre couleurs. Chaque fleur qui reste va ensuite au pion le plus proche.
lacuna-puzzle-five = Pose le dernier pion de la partie de façon à gagner cinq couleurs. Chaque fleur qui reste va ensuite au pion le plus proche.
lacuna-puzzle-six = Pose le dernier pion de la partie de façon à gagner six couleurs. Chaque fleur qui reste va ensuite au pion le plus proche.
lacuna-puzzle-hold = Il reste deux pions : le tien, puis celui de l’adversaire. Pose le tien de façon à gagner quatre couleurs, où que se pose le dernier.

lacuna-puzzle-wrong-comes-short = Pas là : tu ne gagnes que { $won } { $won ->
    [one] couleur
   *[other] couleurs
  } sur { $asked }. Il te manque surtout { lacuna-kinds } : { $count } au lieu de 4.
lacuna-puzzle-wrong-comes-outdone = Pas là : le dernier pion ne te laisse que { $won } { $won ->
    [one] couleur
   *[other] couleurs
  } sur { $asked }. Il te manque surtout { lacuna-kinds } : { $count } au lieu de 4.

lacuna-theme-four-colours = Quatre couleurs
lacuna-theme-five-colours = Cinq couleurs
lacuna-theme-six-colours = Six couleurs
lacuna-theme-last-pawn = Le dernier pion
lacuna-theme-two-left = Deux pions restent
lacuna-theme-turning = Trois couleurs basculent
lacuna-theme-narrow = Un endroit étroit
