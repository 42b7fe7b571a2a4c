# Interactions : tout ce que dit le jeu. Les clauses sont citées sur le plateau, pas ici.

interactions-name = Interactions
interactions-sentence = Pose un renard, une abeille ou un chêne sur le territoire commun, et regarde les voisins se retourner.

## Les mots dont les autres textes sont faits

interactions-tile = { $tile ->
    [P] Prédation
    [H] Herbivorie
    [M] Mutualisme
    [C] Compétition
    [S] Parasitisme
    [K] Commensalisme
    [A] Amensalisme
   *[other] une tuile cachée
}
interactions-the-tile = { $tile ->
    [P] la Prédation
    [H] l’Herbivorie
    [M] le Mutualisme
    [C] la Compétition
    [S] le Parasitisme
    [K] le Commensalisme
    [A] l’Amensalisme
   *[other] une tuile cachée
}
interactions-first-tile = { $first ->
    [P] la Prédation
    [H] l’Herbivorie
    [M] le Mutualisme
    [C] la Compétition
    [S] le Parasitisme
    [K] le Commensalisme
    [A] l’Amensalisme
   *[other] une tuile cachée
}
interactions-second-tile = { $second ->
    [P] la Prédation
    [H] l’Herbivorie
    [M] le Mutualisme
    [C] la Compétition
    [S] le Parasitisme
    [K] le Commensalisme
    [A] l’Amensalisme
   *[other] une tuile cachée
}
interactions-species = { $face ->
    [P] renard roux
    [p] lapin
    [H] escargot
    [h] laiteron
    [M] abeille
    [m] fleur de pommier
    [C] chêne
    [c] hêtre
    [S] moustique
    [s] castor
    [K] oiseau
    [k] arbre
    [A] plantes du sous-bois
    [a] sanglier
   *[other] inconnue
}
interactions-colour = { $owner ->
    [0] bleu
    [1] vermillon
    [2] vert
   *[3] jaune
}
interactions-side = { $front ->
    [true] recto
   *[false] verso
}

## Ce qui s'est passé

interactions-event-select = { $name } commence avec { interactions-first-tile } et { interactions-second-tile }.
interactions-event-chose = { $name } a choisi, en secret.
interactions-event-place = { $name } pose { interactions-the-tile } en { $cell }.
interactions-event-turn = { interactions-tile } en { $cell } ({ interactions-colour }) passe côté { interactions-side }.
interactions-event-raise = { $name } avance { interactions-the-tile }.
interactions-event-wild = Le joueur sauvage pose { interactions-the-tile } en { $cell }.
interactions-event-end = Le Territoire est complet.

## Refus

interactions-refused-game-over = La partie est finie : chacun a posé ses six tuiles.
interactions-refused-not-your-turn = Ce n’est pas ton tour.
interactions-refused-select-first = Tout le monde choisit deux tuiles avant que la première soit posée.
interactions-refused-already-selected = Les deux tuiles de départ sont déjà choisies.
interactions-refused-select-two = Choisis exactement deux tuiles différentes.
interactions-refused-not-available = { interactions-tile } ne fait pas partie de tes deux tuiles disponibles.
interactions-refused-first-cell = La première tuile se pose en f6 ; tout part de là.
interactions-refused-occupied = La case { $cell } est prise.
interactions-refused-not-adjacent = { $cell } ne touche aucune tuile par un côté ; un coin ne suffit pas.
interactions-refused-format = Avec une tuile en { $cell }, le Territoire ne pourrait plus finir en rectangle de { $rows } sur { $columns }.
interactions-refused-raise-required = Avance aussi une tuile de ta réserve : cela fait partie du tour.
interactions-refused-raise-not-in-reserve = { interactions-tile } n’est pas dans ta réserve.
interactions-refused-effect-mismatch = Les cases données ne sont pas celles que cette tuile retourne. Elle retourne { $turned-count ->
    [0] zéro tuile
   *[other] { $turned }
}.

## Options

interactions-option-players = Joueurs
interactions-option-players-hint = Seul contre une pioche sauvage ; à deux, trois ou quatre, chacun pour soi.
interactions-option-players-1 = 1, contre la nature
interactions-option-players-2 = 2 joueurs
interactions-option-players-3 = 3 joueurs
interactions-option-players-4 = 4 joueurs
interactions-option-teams = Équipes
interactions-option-teams-hint = Deux contre deux, assis en alternance ; une équipe vaut ce que vaut le plus faible des deux.
interactions-option-teams-true = oui
interactions-option-teams-false = non
interactions-option-bonus = Bonus de la septième tuile
interactions-option-bonus-hint = La tuile jamais posée compte aussi, selon les faces que montrent tes six tuiles. À laisser de côté avec les plus jeunes.
interactions-option-bonus-true = oui
interactions-option-bonus-false = non
interactions-option-territory = Territoires
interactions-option-territory-hint = Ton plus grand groupe de tuiles qui se touchent ajoute sa taille à ton score.
interactions-option-territory-true = oui
interactions-option-territory-false = non
interactions-option-select = Deux premières tuiles
interactions-option-select-hint = Tous en même temps et en secret, ou l’un après l’autre, cartes sur table.
interactions-option-select-simultaneous = ensemble, en secret
interactions-option-select-ordered = chacun son tour
interactions-option-wildEffects = Effets sauvages
interactions-option-wildEffects-hint = Les tuiles du joueur sauvage retournent leurs voisines comme les autres.
interactions-option-wildEffects-true = oui
interactions-option-wildEffects-false = non
interactions-option-peek = Pioche sauvage
interactions-option-peek-hint = Voir la tuile écartée et la prochaine de la pioche, ou rien avant qu’elle soit posée.
interactions-option-peek-top = prochaine tuile visible
interactions-option-peek-none = face cachée

## La fin

interactions-reason-complete = Le Territoire est complet.
interactions-grade-lost = Pas encore : la nature garde le dessus
interactions-grade-first-steps = Premiers pas sur le terrain
interactions-grade-in-the-making = Naturaliste en herbe
interactions-grade-no-secrets = La nature n’a plus de secret pour toi
interactions-sheet = Feuille de score
interactions-sheet-line = Ce qui compte
interactions-sheet-tiles = Six tuiles posées
interactions-sheet-fronts = { $fronts } recto, { $backs } verso
interactions-sheet-bonus = Bonus de la septième tuile
interactions-sheet-bonus-front = plus de rectos : son recto compte
interactions-sheet-bonus-back = plus de versos : son verso compte
interactions-sheet-bonus-even = trois de chaque : rien
interactions-sheet-zone = Plus grand groupe
interactions-sheet-total = Total
interactions-sheet-team = Équipe { $team }
interactions-sheet-team-rule = le plus petit des deux totaux
interactions-sheet-difference = Ton avance sur le sauvage
interactions-sheet-win-by = Tu gagnes à partir de 12 points d’avance.
interactions-sheet-unrated = Avec ces options, les mentions sont pour le plaisir.
interactions-sheet-winner = gagne

## Conseils

interactions-two-tiles = { $tiles ->
    [PH] la Prédation et l’Herbivorie
    [PM] la Prédation et le Mutualisme
    [PC] la Prédation et la Compétition
    [PS] la Prédation et le Parasitisme
    [PK] la Prédation et le Commensalisme
    [PA] la Prédation et l’Amensalisme
    [HM] l’Herbivorie et le Mutualisme
    [HC] l’Herbivorie et la Compétition
    [HS] l’Herbivorie et le Parasitisme
    [HK] l’Herbivorie et le Commensalisme
    [HA] l’Herbivorie et l’Amensalisme
    [MC] le Mutualisme et la Compétition
    [MS] le Mutualisme et le Parasitisme
    [MK] le Mutualisme et le Commensalisme
    [MA] le Mutualisme et l’Amensalisme
    [CS] la Compétition et le Parasitisme
    [CK] la Compétition et le Commensalisme
    [CA] la Compétition et l’Amensalisme
    [SK] le Parasitisme et le Commensalisme
    [SA] le Parasitisme et l’Amensalisme
    [KA] le Commensalisme et l’Amensalisme
   *[other] deux tuiles
}
interactions-hint-selection = Commence avec { interactions-two-tiles }.
interactions-hint-book = { interactions-two-tiles } : le départ qu’on ne peut améliorer si les deux jouent parfaitement.
interactions-hint-gain = { interactions-tile } rapporte tout de suite { $gain } de plus qu’elle ne coûte.
interactions-hint-search = La meilleure des suites examinées.
interactions-hint-chance = Gagne dans { $percent } % des parties imaginées.
interactions-hint-solo-chance = Mène de 12 ou plus dans { $percent } % des parties imaginées.
interactions-hint-proven-win = Calculé jusqu’au bout : gagne de { $points }.
interactions-hint-proven-draw = Calculé jusqu’au bout : mène à l’égalité.
interactions-hint-proven-loss = Calculé jusqu’au bout : rien de mieux, mais cela perd de { $points } contre un jeu parfait.
interactions-value = Avance attendue : { $value }.
interactions-value-proven = Avance si tout le monde joue parfaitement : { $value }.

## Sur le plateau

interactions-wild-name = Joueur sauvage
interactions-board-territory = Le Territoire
interactions-cell-empty = { $cell }, vide
interactions-cell-open = { $cell }, vide, jouable
interactions-cell-preview = { $cell }, ton choix, { interactions-tile }
interactions-cell-tile = { $cell }, { interactions-tile } de { $owner-name }, côté { interactions-side } : { interactions-species }, vaut { $value }
interactions-cell-last = vient d’être posée
interactions-cell-turned = vient d’être retournée
interactions-cell-would-turn = serait retournée et vaudrait { $value }
interactions-cell-turns = { $turns ->
    [0] ne retourne rien
    [one] retourne { $turns } tuile
   *[other] retourne { $turns } tuiles
}
interactions-cell-hinted = conseillée
interactions-tile-values = recto { $front }, verso { $back }
interactions-about = À propos : { interactions-tile }
interactions-about-short = À propos de cette tuile
interactions-available = Disponibles
interactions-reserve = Réserve
interactions-spare = Septième tuile
interactions-aside = Écartée
interactions-pile = Pioche sauvage
interactions-pile-next = prochaine
interactions-pile-left = { $count ->
    [0] vide
    [one] reste { $count } tuile
   *[other] restent { $count } tuiles
}
interactions-unknown-tile = une tuile face cachée
interactions-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
interactions-fronts = { $fronts } sur { $tiles } côté recto
interactions-zone = plus grand groupe { $zone }
interactions-team-score = Équipe { $team } : { $points }
interactions-team = Équipe { $team }
interactions-turn-mark = à jouer

interactions-do-select = Choisis les deux tuiles avec lesquelles tu commences.
interactions-do-select-more = { $left ->
    [2] Touche deux de tes sept tuiles.
    [1] Encore une.
   *[0] Ces deux-là ?
}
interactions-do-select-send = Commencer avec ces deux-là
interactions-do-select-wait = Ton choix est fait. Les autres réfléchissent encore.
interactions-do-select-watch = Chacun choisit ses deux tuiles de départ.
interactions-do-tile = Choisis une de tes deux tuiles disponibles.
interactions-do-cell = Choisis une case pour { interactions-the-tile }.
interactions-do-raise = Avance maintenant une tuile de ta réserve.
interactions-do-confirm = On la pose ?
interactions-do-send = Poser { interactions-the-tile } en { $cell }
interactions-do-cancel = Recommencer
interactions-do-wait = À { $name } de jouer.
interactions-do-over = Le Territoire est complet.
interactions-do-last = Ton dernier tour : la tuile que tu gardes est ta septième.
interactions-preview = Si tu la poses ici
interactions-keys = Les flèches parcourent le Territoire, Entrée choisit, Échap recommence, I ouvre la page d’une tuile.

interactions-effect-P = Retourne côté verso les tuiles à sa gauche et à sa droite.
interactions-effect-H = Retourne côté verso les tuiles au-dessus et au-dessous.
interactions-effect-M = Ramène côté recto les quatre tuiles autour d’elle.
interactions-effect-C = Retourne côté verso les quatre tuiles autour d’elle.
interactions-effect-S = Retourne côté verso les quatre tuiles en diagonale.
interactions-effect-K = Ramène côté recto les quatre tuiles en diagonale.
interactions-effect-A = Retourne côté verso les quatre tuiles autour d’elle.

## Les pages nature

interactions-nature-title = Carnet de terrain
interactions-nature-open = Le carnet de la nature
interactions-nature-close = Fermer
interactions-nature-previous = Page précédente
interactions-nature-next = Page suivante
interactions-nature-what = De quoi s’agit-il
interactions-nature-gains = y gagne
interactions-nature-loses = y perd
interactions-nature-neither = ni l’un ni l’autre
interactions-nature-also = Vu ailleurs
interactions-nature-values = Pourquoi ces valeurs
interactions-nature-effect = Pourquoi cet effet
interactions-nature-harms = antagoniste : elle nuit à quelqu’un
interactions-nature-helps = mutualiste : elle aide et ne nuit à personne

interactions-nature-P-what = Un animal en chasse un autre, le tue et le mange. C’est dur pour le lapin, mais c’est ce qui garde les populations en équilibre et tient les chaînes alimentaires.
interactions-nature-P-who = Le renard mange ; le lapin est mangé.
interactions-nature-P-also = L’araignée et la mouche, le brochet et le gardon, le héron cendré et la grenouille verte.
interactions-nature-P-values = Le recto est le chasseur, la tuile la plus forte avec 7. Retournée, il ne reste que la proie : 3.
interactions-nature-P-effect = Un chasseur frappe à sa portée : les tuiles à gauche et à droite passent au verso.
interactions-nature-H-what = Un animal se nourrit d’une plante, en entier ou en partie. Elle peut repousser, ou se défendre par des épines, des poils, des poisons.
interactions-nature-H-who = L’escargot se régale ; le laiteron y laisse ses feuilles.
interactions-nature-H-also = Le chevreuil et les jeunes chênes, le campagnol et les racines, le puceron et le rosier.
interactions-nature-H-values = Le recto est le mangeur avec 6 ; le verso, la plante entamée, vaut 2.
interactions-nature-H-effect = On broute tout près, le long de la tige : les tuiles au-dessus et au-dessous passent au verso.
interactions-nature-M-what = Deux espèces échangent nourriture ou services, et toutes deux s’en portent mieux. Parfois c’est un simple coup de main, parfois l’une ne vivrait pas sans l’autre.
interactions-nature-M-who = L’abeille emporte nectar et pollen ; le pommier aura ses pommes.
interactions-nature-M-also = Les champignons des racines et les arbres de la forêt, les oiseaux mangeurs de baies et l’aubépine, les bactéries qui fixent l’azote et les légumineuses.
interactions-nature-M-values = 3 des deux côtés, parce que les deux y gagnent.
interactions-nature-M-effect = Elle fait du bien alentour : les quatre voisines reviennent au recto.
interactions-nature-C-what = Deux espèces ont besoin de la même chose et il n’y en a pas assez : lumière, eau, trou où nicher. Elles s’équilibrent, ou l’une chasse l’autre.
interactions-nature-C-who = Le chêne et le hêtre cherchent la même lumière, et tous deux le paient.
interactions-nature-C-also = Le moineau et l’étourneau, le bouleau et le pin sylvestre, la truite et le vairon.
interactions-nature-C-values = 1 d’un côté, 0 de l’autre : à se disputer, personne ne s’en sort bien.
interactions-nature-C-effect = Tout le voisinage est à l’étroit : les quatre voisines passent au verso.
interactions-nature-S-what = Un parasite vit sur son hôte ou dedans. Il prend ce qu’il lui faut et l’affaiblit, sans le tuer d’un coup.
interactions-nature-S-who = Le moustique boit ; le castor se fait piquer.
interactions-nature-S-also = Le puceron et sa plante, le gui et le peuplier, la rouille et le blé.
interactions-nature-S-values = Le recto est le moustique avec 3 ; le verso, le castor dont il vit, vaut 1.
interactions-nature-S-effect = Un parasite atteint aussi ceux qui ne sont pas juste à côté : les quatre tuiles en diagonale passent au verso.
interactions-nature-K-what = L’une profite et l’autre ne remarque rien. Ces liens sont partout, et on les voit rarement.
interactions-nature-K-who = L’oiseau trouve un perchoir et de quoi nicher ; l’arbre n’y gagne ni n’y perd.
interactions-nature-K-also = Le bernard-l’ermite et sa coquille, le héron garde-bœufs et les vaches, les araignées et les haies.
interactions-nature-K-values = 5 pour celle qui profite, 0 pour celle à qui cela ne fait rien. L’amensalisme est son miroir.
interactions-nature-K-effect = Un bienfait à distance : les quatre tuiles en diagonale reviennent au recto.
interactions-nature-A-what = L’une subit et l’autre n’y gagne rien : de l’ombre, des substances dans le sol, un pas trop lourd. Nous le faisons nous-mêmes à chaque pas.
interactions-nature-A-who = Les plantes du sous-bois sont piétinées ; le sanglier ne fait que passer.
interactions-nature-A-also = Le grand arbre et les plantules à son ombre, les humains et la petite faune du sol, les algues filamenteuses et les autres algues.
interactions-nature-A-values = Le recto subit et vaut 0 ; le verso est épargné et vaut 5. Ici, être retourné est une bonne nouvelle. Le commensalisme est son miroir.
interactions-nature-A-effect = Elle piétine ce qui est près : les quatre voisines passent au verso.

interactions-nature-more-title = Personne ne vit seul
interactions-nature-more-groups = Chaque espèce vit avec d’autres. Ce qu’elles se font donne sa forme à un écosystème, le fait marcher et fait évoluer les espèces. Deux familles : les interactions antagonistes nuisent à l’un au moins (prédation, herbivorie, parasitisme, amensalisme, compétition) et, dans le jeu, font passer du recto au verso ; les mutualistes aident l’un au moins sans nuire à personne (mutualisme, commensalisme) et ramènent au recto.
interactions-nature-more-symbiosis-title = La symbiose, et rien du tout
interactions-nature-more-symbiosis = La symbiose est le mutualisme le plus étroit : deux espèces en contact durable. Des champignons apportent aux racines eau et minéraux, et se font payer en sucres ; près de neuf plantes terrestres sur dix ont de tels partenaires, et certaines ne poussent pas sans eux. Le neutralisme est l’inverse : deux espèces partagent un lieu sans rien avoir à faire ensemble. Par définition, c’est difficile à prouver.
interactions-nature-more-matters-title = Pourquoi c’est important
interactions-nature-more-matters = Les interactions tiennent les populations en équilibre, font passer énergie et matière d’un être à l’autre, entretiennent la diversité en pollinisant, en semant, en nourrissant, en abritant. Elles relient tout à tout, et changent avec le milieu et avec le temps.
interactions-nature-more-people-title = Qui s’y intéresse
interactions-nature-more-people = Le jeu est né d’un travail avec les naturalistes de France Nature Environnement dans le Rhône, qui depuis cinquante ans défendent la diversité du vivant, des ressources moins gaspillées, la voix des habitants et une autre façon de se développer. L’un d’eux, Hugo Tauru, raconte les fourmis coupe-feuilles (Atta cephalotes), qui cultivent des champignons depuis des millions d’années, et les donacies, ces coléoptères qui puisent leur oxygène dans les plantes d’eau et disent ainsi la santé d’une zone humide ; l’étude AquaCrypta les suit. Aucune espèce ne vit sans interaction, dit-il, et la plupart des espèces, avec tous leurs liens, ne sont pas encore décrites.
interactions-nature-more-game-title = À propos du jeu
interactions-nature-more-game = Interactions est un jeu de Florent Toscano, illustré par Bony, édité par Jeux Opla. La boîte est conçue et fabriquée en région lyonnaise, aussi proprement que possible ; elle ne voyage pas loin, ne passe pas par les grandes plateformes, n’est jamais soldée, et une fois bien jouée elle se donne ou se recycle. Rien de ce carnet n’est nécessaire pour jouer.

## La page des règles

interactions-rules-goal-title = L’idée
interactions-rules-goal = Ensemble, vous posez un Territoire de tuiles. Chaque tuile agit une seule fois, au moment où on la pose : elle retourne des voisines, et l’autre face d’une tuile ne vaut pas pareil. À la fin, chacun compte les valeurs visibles de ses tuiles. Le plus grand total gagne ; à égalité, on partage la victoire.
interactions-rules-tiles-title = Les sept tuiles
interactions-rules-tiles = Chacun a les mêmes sept tuiles, à sa couleur. On pose toujours côté recto ; le verso montre l’autre espèce. Le petit schéma dit où la tuile agit : les carrés sombres font passer du recto au verso, les anneaux ramènent du verso au recto.
interactions-rules-tiles-note = Compétition et Amensalisme font la même chose ; c’est leur valeur qui change.
interactions-rules-setup-title = Avant de commencer
interactions-rules-setup = Tes sept tuiles sont devant toi, côté recto : c’est la réserve. Chacun en avance deux, qui deviennent disponibles. On choisit tous en même temps, en secret, et on révèle ensemble (ou chacun son tour, si la table préfère). N’importe qui peut commencer ; ici, c’est tiré au sort ou choisi. Puis on tourne.
interactions-rules-turn-title = Ton tour
interactions-rules-turn-1 = Pose une de tes deux tuiles disponibles, côté recto.
interactions-rules-turn-2 = Applique aussitôt son effet.
interactions-rules-turn-3 = Avance une tuile de ta réserve, pour en avoir de nouveau deux disponibles.
interactions-rules-turn = Les trois font partie du tour, aucun ne se saute.
interactions-rules-place-title = Où poser
interactions-rules-place = La première tuile va où l’on veut. Les autres touchent par un côté au moins une tuile déjà posée, à qui qu’elle soit ; un coin ne suffit pas. On ne tourne jamais les tuiles : haut, bas, gauche et droite sont les mêmes pour tout le monde.
interactions-rules-format = À la fin, le Territoire est un rectangle plein : 3 × 4 à deux (ou seul), 3 × 6 à trois, 4 × 6 à quatre, couché ou debout. Personne ne l’annonce, cela se dessine. Une tuile ne doit pas le rendre impossible. Il y a toujours une case jouable.
interactions-rules-format-figure = À deux, une rangée de trois : toutes les cases en pointillés sont jouables, la rangée peut encore devenir le grand côté.
interactions-rules-effect-title = L’effet
interactions-rules-effect = Une tuile retourne toutes celles qui, dans les cases qu’elle regarde, montrent la face qu’elle vise, les tiennes comprises, que cela t’arrange ou non. Rien n’est facultatif et l’on ne choisit pas. Les tuiles retournées ne font rien à leur tour : pas de réaction en chaîne. S’il n’y a rien à retourner, la tuile reste simplement là.
interactions-rules-effect-figure = Vermillon pose la Compétition en bas à droite : au-dessus, l’oiseau vert devient arbre (5 → 0) ; à gauche, ses propres plantes piétinées deviennent sanglier (0 → 5).
interactions-rules-before = avant
interactions-rules-after = après
interactions-rules-raise-title = Six tours, et la septième tuile
interactions-rules-raise = Tu poses six de tes sept tuiles. La réserve est vide après le cinquième tour ; au dernier, tu choisis entre les deux qui restent. Celle que tu gardes est ta septième tuile.
interactions-rules-end-title = Le décompte
interactions-rules-end = Quand chacun a posé six tuiles, additionne les valeurs visibles des tiennes. Puis la septième tuile : avec quatre rectos ou plus parmi tes six, ajoute sa valeur recto ; avec deux ou moins, sa valeur verso ; avec trois de chaque, rien.
interactions-rules-end-example = Quatre rectos et la Prédation gardée : 7 de plus. Deux rectos et l’Amensalisme gardé : 5 de plus.
interactions-rules-variants-title = Deux variantes
interactions-rules-simple = Sans bonus : la septième tuile ne compte pas. Idéal avec les plus jeunes.
interactions-rules-territory = Territoires : ton plus grand groupe de tuiles à toi qui se touchent par les côtés, quelle que soit leur face, ajoute son nombre de tuiles. Une tuile seule est un groupe de un. Les deux variantes se combinent.
interactions-rules-territory-figure = Le plus grand groupe bleu compte trois tuiles ; la quatrième ne touche que par un coin.
interactions-rules-teams-title = Deux contre deux
interactions-rules-teams = À quatre, les partenaires sont assis en alternance (le premier et le troisième contre le deuxième et le quatrième). Chacun compte pour soi ; l’équipe vaut le plus petit de ses deux totaux. La meilleure équipe gagne ; à égalité, c’est un match nul, et le meilleur partenaire ne départage pas.
interactions-rules-solo-title = Seul contre la nature
interactions-rules-solo = Tu joues tes sept tuiles comme d’habitude et tu commences toujours ; le Territoire finit en 3 × 4. Sept tuiles d’une autre couleur, mélangées, forment la pioche ; la première est écartée, c’est la septième tuile du joueur sauvage. Après chacun de tes tours, la tuile suivante de la pioche est posée, avec son effet, dans cet ordre :
interactions-rules-solo-1 = À droite de la tuile que tu viens de poser, sur la même rangée, la première case vide, si l’on peut y poser.
interactions-rules-solo-2 = Sinon, la première case jouable des rangées du dessous, de haut en bas et de gauche à droite ; une nouvelle rangée compte.
interactions-rules-solo-3 = Sinon, la première case jouable de tout le Territoire, depuis le coin en haut à gauche.
interactions-rules-solo-figure = Tu viens de poser le renard. L’étape 1 est libre ici : la tuile sauvage va à sa droite.
interactions-rules-solo-peek = Une fois tes deux tuiles choisies, tu vois la tuile écartée et la prochaine de la pioche ; l’ordre du reste demeure inconnu. Si tu préfères, tout reste face cachée.
interactions-rules-solo-score = On compte les deux camps. Tu gagnes avec au moins 12 points d’avance : de 12 à 15, premiers pas ; de 16 à 19, naturaliste en herbe ; 20 et plus, plus de secret. D’autres options se combinent avec ce mode, mais alors les mentions ne veulent plus dire grand-chose.
interactions-rules-rulings-title = Là où le livret laisse le choix
interactions-rules-rulings = Les effets sont obligatoires et complets. La tuile avancée se choisit aussitôt, avant que le suivant joue. Les tuiles du joueur sauvage ont leur effet, sauf si tu l’enlèves. En équipes avec territoires, chaque couleur compte son propre groupe. Une avance de 11 est perdue, une avance de 20 vaut la meilleure mention.

## The terminal

interactions-terminal-moves = Un tour s’écrit tuile, case, + la tuile avancée : Sf6+M. Le premier choix s’écrit sel SA. Tuiles : P prédation, H herbivorie, M mutualisme, C compétition, S parasitisme, K commensalisme, A amensalisme ; une petite lettre est côté verso.
refused-invalid-record-not-the-seven-tiles = setup : la pile du joueur sauvage s’écrit « wild: » et les sept tuiles, une fois chacune.
