# Laguna : les buts et les thèmes des énigmes.

laguna-puzzle-voyage-deliver = Tu es rouge. Livre autant de perles rouges que demandé, en { $par } pas au plus. Bouger et échanger ne coûte rien ; un récif coûte cinq pas.
laguna-puzzle-voyage-arrange = Laisse exactement les perles demandées sur chaque île nommée, en { $par } pas au plus. Bouger et échanger ne coûte rien ; un récif coûte cinq pas.
laguna-puzzle-voyage-both = Tu es rouge. Laisse les perles demandées sur l’île nommée et livre les rouges, en { $par } pas au plus. Bouger et échanger ne coûte rien ; un récif coûte cinq pas.
laguna-puzzle-deliver = Tu es rouge. Livre une perle rouge pendant ce tour, en { $par } coups au plus (pas, perles bougées, livraison).
laguna-puzzle-deliver-two = Tu es rouge. Livre deux perles rouges pendant ce tour, en { $par } coups au plus (pas, perles bougées, livraison).
laguna-puzzle-win = Tu es rouge et il te manque une perle. Gagne pendant ce tour, en { $par } coups au plus (pas, perles bougées, livraison).
laguna-puzzle-rob = Tu es rouge. Prends une perle rouge à un autre radeau par échange et livre-la pendant ce tour, en { $par } coups au plus (pas, perles bougées, échange, livraison).
laguna-puzzle-rob-and-win = Tu es rouge et il te manque une perle. Prends-la à un autre radeau par échange et gagne pendant ce tour, en { $par } coups au plus (pas, perles bougées, échange, livraison).
laguna-puzzle-shift-1-north = Tu es rouge. Bouge une seule perle, puis avance d’une case vers le haut, sans récif visible ni courant contraire.
laguna-puzzle-shift-1-east = Tu es rouge. Bouge une seule perle, puis avance d’une case vers la droite, sans récif visible ni courant contraire.
laguna-puzzle-shift-1-south = Tu es rouge. Bouge une seule perle, puis avance d’une case vers le bas, sans récif visible ni courant contraire.
laguna-puzzle-shift-1-west = Tu es rouge. Bouge une seule perle, puis avance d’une case vers la gauche, sans récif visible ni courant contraire.
laguna-puzzle-shift-2-north = Tu es rouge. Bouge une seule perle, puis avance de deux cases tout droit vers le haut, sans récif visible ni courant contraire.
laguna-puzzle-shift-2-east = Tu es rouge. Bouge une seule perle, puis avance de deux cases tout droit vers la droite, sans récif visible ni courant contraire.
laguna-puzzle-shift-2-south = Tu es rouge. Bouge une seule perle, puis avance de deux cases tout droit vers le bas, sans récif visible ni courant contraire.
laguna-puzzle-shift-2-west = Tu es rouge. Bouge une seule perle, puis avance de deux cases tout droit vers la gauche, sans récif visible ni courant contraire.
laguna-puzzle-shift-3-north = Tu es rouge. Bouge une seule perle, puis avance de trois cases tout droit vers le haut, sans récif visible ni courant contraire.
laguna-puzzle-shift-3-east = Tu es rouge. Bouge une seule perle, puis avance de trois cases tout droit vers la droite, sans récif visible ni courant contraire.
laguna-puzzle-shift-3-south = Tu es rouge. Bouge une seule perle, puis avance de trois cases tout droit vers le bas, sans récif visible ni courant contraire.
laguna-puzzle-shift-3-west = Tu es rouge. Bouge une seule perle, puis avance de trois cases tout droit vers la gauche, sans récif visible ni courant contraire.
laguna-puzzle-steps-left = { $count ->
    [0] Plus aucun pas
   *[other] Encore { $count } pas
}
laguna-puzzle-voyage-deliver-left = { laguna-puzzle-steps-left }
laguna-puzzle-voyage-arrange-left = { laguna-puzzle-steps-left }
laguna-puzzle-voyage-both-left = { laguna-puzzle-steps-left }
laguna-theme-solitaire = En solitaire
laguna-theme-delivery = Livrer
laguna-theme-arranging = Ranger les îles
laguna-theme-trading = Échange
laguna-theme-reef = Récifs
laguna-theme-current = Courants
laguna-theme-shift = La seule perle
laguna-theme-fixed = Perles immobiles
laguna-theme-five = Cinq perles

# Ce que vaut une mauvaise réponse.
laguna-puzzle-wrong-comes-over-par = { $left ->
    [1] D’ici, il faut encore un pas
   *[other] D’ici, il faut encore { $left } pas
} : { $over } de trop.
laguna-puzzle-wrong-comes-spent = Les { $par } pas sont faits, et le but n’est pas atteint.
laguna-puzzle-wrong-comes-short = { $over ->
    [1] Trop tard : d’ici, il faut encore un coup.
   *[other] Trop tard : d’ici, il faut encore { $over } coups.
}
laguna-puzzle-wrong-comes-far = Trop tard : d’ici, il faut encore plus de { $most } coups.
laguna-puzzle-wrong-comes-ended = Ton tour est fini, et le but n’est pas atteint.
laguna-puzzle-wrong-comes-reef = Un récif apparaît dans un trou vide : ton tour est fini, et le but n’est pas atteint.
laguna-puzzle-wrong-comes-reef-ahead = { $sailed ->
    [1] Pas cette perle : une case plus loin, un récif apparaît dans un trou vide.
   *[other] Pas cette perle : { $sailed } cases plus loin, un récif apparaît dans un trou vide.
}
laguna-puzzle-wrong-comes-current = { $sailed ->
    [0] Pas cette perle : le courant emporte le radeau ailleurs.
    [1] Pas cette perle : une case plus loin, le courant emporte le radeau ailleurs.
   *[other] Pas cette perle : { $sailed } cases plus loin, le courant emporte le radeau ailleurs.
}
laguna-puzzle-wrong-comes-barred = Pas cette perle : la route est barrée.
laguna-puzzle-wrong-comes-shift-first = Il faut d’abord bouger la bonne perle : comme ça, le radeau ne passe pas.
laguna-puzzle-wrong-comes-straight = La perle était la bonne : maintenant tout droit, et rien d’autre.
