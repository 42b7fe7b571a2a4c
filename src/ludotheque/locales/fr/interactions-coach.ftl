# Interactions : ce que dit l’entraîneur, une phrase par tour.

interactions-coach-was = { $was ->
    [P] le renard
    [H] l’escargot
    [M] l’abeille
    [C] le chêne
    [S] le moustique
    [K] l’oiseau
    [A] les plantes du sous-bois
    [p] le lapin
    [h] le laiteron
    [m] la fleur de pommier
    [c] le hêtre
    [s] le castor
    [k] l’arbre
    [a] le sanglier
   *[other] une tuile
}
interactions-coach-can = { $tile ->
    [A] peuvent
   *[other] peut
}
interactions-coach-had = { $tile ->
    [A] auraient
   *[other] aurait
}
interactions-coach-take = Là, { interactions-the-tile } { interactions-coach-can } retourner { interactions-coach-was } de { $name } : { $points } points à ton avantage.
interactions-coach-take-wild = Là, { interactions-the-tile } { interactions-coach-can } retourner { interactions-coach-was } du joueur sauvage : { $points } points à ton avantage.
interactions-coach-several = Là, { interactions-the-tile } { interactions-coach-can } retourner { $count } tuiles d’un coup : { $points } points à ton avantage.
interactions-coach-rescue = Là, { interactions-the-tile } { interactions-coach-can } ramener { interactions-coach-was } au recto : { $points } points pour toi.
interactions-coach-improve = Là, { interactions-the-tile } { interactions-coach-can } changer tes plantes en sanglier : { $points } points pour toi.
interactions-coach-select = Choisis-en deux qui vont ensemble : une forte, et une qui aide ou qui frappe.
interactions-coach-first = Pose celle que tu veux : je dirai ce qui compte dès qu’il y aura quelque chose à retourner.
interactions-coach-threat = Attention : avec { interactions-the-tile }, { $name } peut bientôt retourner { interactions-coach-was }, et te prendre { $points } points.
interactions-coach-better = Au tour d’avant, { interactions-the-tile } { interactions-coach-had } rapporté { $points } points de plus tout de suite.
interactions-coach-good = Bien joué : rien n’aurait rapporté plus tout de suite.
