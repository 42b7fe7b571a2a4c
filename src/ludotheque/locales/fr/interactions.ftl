# Interactions : tout ce que dit le jeu. Les clauses sont citées sur le plateau, pas ici.

interactions-name = Interactions
interactions-sentence = Pose animaux et plantes tour à tour : chaque tuile en retourne des voisines et change leurs points ; le plus grand total gagne.

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
    [P] le renard
    [H] l’escargot
    [M] l’abeille
    [C] le chêne
    [S] le moustique
    [K] l’oiseau
    [A] les plantes du sous-bois
   *[other] une tuile cachée
}
interactions-raised-tile = { $raise ->
    [P] le renard
    [H] l’escargot
    [M] l’abeille
    [C] le chêne
    [S] le moustique
    [K] l’oiseau
    [A] les plantes du sous-bois
   *[other] une tuile cachée
}
interactions-near-tile = { $near ->
    [P] du renard
    [H] de l’escargot
    [M] de l’abeille
    [C] du chêne
    [S] du moustique
    [K] de l’oiseau
    [A] des plantes du sous-bois
    [p] du lapin
    [h] du laiteron
    [m] de la fleur de pommier
    [c] du hêtre
    [s] du castor
    [k] de l’arbre
    [a] du sanglier
   *[other] d’une tuile cachée
}
interactions-was = { $was ->
    [P] Le renard
    [H] L’escargot
    [M] L’abeille
    [C] Le chêne
    [S] Le moustique
    [K] L’oiseau
    [A] Les plantes du sous-bois
    [p] Le lapin
    [h] Le laiteron
    [m] La fleur de pommier
    [c] Le hêtre
    [s] Le castor
    [k] L’arbre
    [a] Le sanglier
   *[other] La tuile
}
interactions-your-was = { $was ->
    [P] Ton renard
    [H] Ton escargot
    [M] Ton abeille
    [C] Ton chêne
    [S] Ton moustique
    [K] Ton oiseau
    [A] Tes plantes du sous-bois
    [p] Ton lapin
    [h] Ton laiteron
    [m] Ta fleur de pommier
    [c] Ton hêtre
    [s] Ton castor
    [k] Ton arbre
    [a] Ton sanglier
   *[other] Ta tuile
}
interactions-now = { $now ->
    [P] un renard
    [H] un escargot
    [M] une abeille
    [C] un chêne
    [S] un moustique
    [K] un oiseau
    [A] des plantes du sous-bois
    [p] un lapin
    [h] un laiteron
    [m] une fleur de pommier
    [c] un hêtre
    [s] un castor
    [k] un arbre
    [a] un sanglier
   *[other] une autre
}
interactions-where = { $way ->
    [right] à droite { interactions-near-tile }
    [left] à gauche { interactions-near-tile }
    [below] au-dessous { interactions-near-tile }
    [above] au-dessus { interactions-near-tile }
   *[first] au milieu de la page
}
interactions-first-tile = { $first ->
    [P] le renard
    [H] l’escargot
    [M] l’abeille
    [C] le chêne
    [S] le moustique
    [K] l’oiseau
    [A] les plantes du sous-bois
   *[other] une tuile cachée
}
interactions-second-tile = { $second ->
    [P] le renard
    [H] l’escargot
    [M] l’abeille
    [C] le chêne
    [S] le moustique
    [K] l’oiseau
    [A] les plantes du sous-bois
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

# En peu de mots, pour la ligne sous le plateau ; ce qui est vide se voit.
interactions-brief-turn = { $you ->
    [true] { interactions-your-was }
   *[false] { interactions-was }
} : { $from } → { $to }.
interactions-brief-raise = { "" }

interactions-event-select = { $you ->
    [true] Tu commences
   *[false] { $name } commence
} avec { interactions-first-tile } et { interactions-second-tile }.
interactions-event-chose = { $you ->
    [true] Tu as
   *[false] { $name } a
} choisi.
interactions-event-place = { $you ->
    [true] Tu poses
   *[false] { $name } pose
} { interactions-the-tile } { interactions-where }.
interactions-event-turn = { $wild ->
    [true] { interactions-was } du joueur sauvage
   *[false] { $you ->
        [true] { interactions-your-was }
       *[false] { interactions-was } de { $name }
    }
} { $was ->
    [A] deviennent
   *[other] devient
} { interactions-now } ({ $from } → { $to }).
interactions-event-raise = { $you ->
    [true] Tu sors
   *[false] { $name } sort
} { interactions-the-tile } de la réserve.
interactions-event-wild = Le joueur sauvage pose { interactions-the-tile } { interactions-where }.
interactions-event-end = Le Territoire est complet.
interactions-event-seventh = { $wild ->
    [true] La septième tuile du joueur sauvage
   *[false] { $you ->
        [true] Ta septième tuile
       *[false] La septième tuile de { $name }
    }
}, { interactions-the-tile }, { $points ->
    [0] n’ajoute rien
   *[other] ajoute { $points }
} ({ $fronts } des six montrent leur recto).

## Refus

interactions-refused-game-over = La partie est finie : chacun a posé ses six tuiles.
interactions-refused-not-your-turn = Ce n’est pas ton tour.
interactions-refused-select-first = Tout le monde choisit deux tuiles avant que la première soit posée.
interactions-refused-already-selected = Les deux tuiles de départ sont déjà choisies.
interactions-refused-select-two = Choisis exactement deux tuiles différentes.
interactions-refused-not-available = Tu ne peux pas encore poser { interactions-the-tile } : seulement tes deux tuiles disponibles.
interactions-refused-first-cell = La première tuile se pose au milieu de la page ; tout part de là.
interactions-refused-occupied = Il y a déjà une tuile à cet endroit.
interactions-refused-not-adjacent = Cet endroit ne touche aucune tuile par un côté ; un coin ne suffit pas.
interactions-refused-format = Avec une tuile à cet endroit, le Territoire ne pourrait plus finir en rectangle de { $rows } sur { $columns }.
interactions-refused-raise-required = Avance aussi une tuile de ta réserve : cela fait partie du tour.
interactions-refused-raise-not-in-reserve = Tu ne peux pas sortir { interactions-the-tile } : pas dans ta réserve.
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
interactions-option-wildRow = Rangée du joueur sauvage
interactions-option-wildRow-hint = Si rien n’est libre à droite de ta tuile, le joueur sauvage passe aux rangées du dessous, ou cherche d’abord une place dans toute la rangée, depuis son bout gauche.
interactions-option-wildRow-onward = à droite seulement
interactions-option-wildRow-whole = toute la rangée
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
    [PH] le renard et l’escargot
    [PM] le renard et l’abeille
    [PC] le renard et le chêne
    [PS] le renard et le moustique
    [PK] le renard et l’oiseau
    [PA] le renard et les plantes du sous-bois
    [HM] l’escargot et l’abeille
    [HC] l’escargot et le chêne
    [HS] l’escargot et le moustique
    [HK] l’escargot et l’oiseau
    [HA] l’escargot et les plantes du sous-bois
    [MC] l’abeille et le chêne
    [MS] l’abeille et le moustique
    [MK] l’abeille et l’oiseau
    [MA] l’abeille et les plantes du sous-bois
    [CS] le chêne et le moustique
    [CK] le chêne et l’oiseau
    [CA] le chêne et les plantes du sous-bois
    [SK] le moustique et l’oiseau
    [SA] le moustique et les plantes du sous-bois
    [KA] l’oiseau et les plantes du sous-bois
   *[other] deux tuiles
}
interactions-hint-selection = Une bonne paire pour commencer.
interactions-hint-book = Aucun départ n’est meilleur si les deux jouent parfaitement.
interactions-hint-gain = Cela rapporte tout de suite { $gain } de plus que cela ne coûte.
interactions-hint-search = { $depth ->
    [one] En regardant un coup plus loin
   *[other] En regardant { $depth } coups plus loin
}, rien ne rapporte plus.
interactions-hint-chance = Gagne { $percent } parties sur 100 jouées à partir d’ici.
interactions-hint-solo-chance = Finit avec 12 points d’avance ou plus dans { $percent } parties sur 100 jouées à partir d’ici.
interactions-hint-solved = Calculé jusqu’au bout : c’est gagné à { $percent } %, si chacun joue pour soi.
interactions-hint-proven-win = Calculé jusqu’au bout : ce coup gagne de { $points }.
interactions-hint-proven-draw = Calculé jusqu’au bout : ce coup tient l’égalité.
interactions-hint-proven-loss = { $points ->
    [one] Si les deux jouent au mieux, il manque 1 point : ce coup garde l’écart au plus petit.
   *[other] Si les deux jouent au mieux, il manque { $points } points : ce coup garde l’écart au plus petit.
}
interactions-value = Avance attendue : { $value }.
interactions-value-proven = Avance si tout le monde joue parfaitement : { $value }.

## Sur le plateau

interactions-wild-name = Joueur sauvage
interactions-board-territory = Le Territoire
interactions-cell-empty = { $where }, vide
interactions-cell-open = { $where }, vide, jouable
interactions-cell-preview = { $where }, ton choix, { interactions-the-tile }
interactions-cell-tile = { interactions-species } de { $owner-name }, { interactions-tile }, côté { interactions-side }, vaut { $value }
interactions-cell-last = vient d’être posée par { $by }
interactions-cell-turned = vient d’être retournée par { $by }, valait { $was }
interactions-cell-would-turn = serait retournée et vaudrait { $value }
interactions-cell-turns = { $turns ->
    [0] ne retourne rien
    [one] retourne { $turns } tuile
   *[other] retourne { $turns } tuiles
}
interactions-cell-hinted = conseillée
interactions-tile-values = recto { $front }, verso { $back }
interactions-available = Disponibles
interactions-reserve = Réserve
interactions-spare = Septième tuile
interactions-outline-known = Le contour du Territoire est fixé : { $count } places, et toutes seront remplies.
interactions-seventh-soon = La tuile que tu gardes compte aussi : son recto avec 4 rectos ou plus, son verso avec 2 ou moins.
interactions-seventh = Tu montres { $fronts ->
    [one] { $fronts } recto
   *[other] { $fronts } rectos
}. La tuile que tu gardes ajoute son recto avec 4 ou plus, son verso avec 2 ou moins.
interactions-seventh-adds = septième tuile { $points }
interactions-you = Toi
interactions-look-hand = { $name } : voir toutes ses tuiles
interactions-aside = Écartée
interactions-pile-next = Prochaine
interactions-unknown-tile = une tuile face cachée
interactions-zone = plus grand groupe { $zone }
interactions-team = Équipe { $team }

interactions-do-select = Choisis les deux tuiles avec lesquelles tu commences.
interactions-do-select-more = { $left ->
    [2] Choisis deux tuiles de départ.
    [1] Encore une.
   *[0] Commencer avec ces deux-là ?
}
interactions-do-select-send = Commencer
interactions-do-select-wait = Ton choix est fait. Les autres réfléchissent encore.
interactions-do-tile = Choisis la tuile à poser.
interactions-do-cell = Où poser { interactions-the-tile } ?
interactions-do-raise = Quelle tuile sors-tu de ta réserve ?
interactions-do-confirm = Poser { interactions-the-tile } ici ?
interactions-do-send = { $tile ->
    [A] Poser les plantes
   *[other] Poser { interactions-the-tile }
}
interactions-do-last = Ta dernière tuile à poser.
interactions-do-count = On compte : { $name }
interactions-do-tile-more = Puis une tuile à sortir de ta réserve, puis la place.
interactions-do-raise-more = Tu pourras la poser au prochain tour.
interactions-do-last-more = Celle que tu gardes est ta septième.
interactions-do-send-none = Poser une tuile
interactions-put-back = { $label } : la remettre
interactions-team-with = avec { $partner } · équipe { $points }
interactions-solo-goal = 12 points d’avance pour gagner.
interactions-solo-lead = Avance { $lead } · { $needed } pour gagner
interactions-wording-select = { $as ->
    [told] commencer
   *[asked] Commence
} avec { interactions-two-tiles }.
interactions-wording = { $as ->
    [told] poser
   *[asked] Pose
} { interactions-the-tile } { interactions-where }.
interactions-wording-raise = { $as ->
    [told] poser
   *[asked] Pose
} { interactions-the-tile } { interactions-where }, et { $as ->
    [told] sortir de la réserve
   *[asked] sors de ta réserve
} { interactions-raised-tile }.
interactions-keys = Les flèches parcourent le Territoire, Entrée choisit, Échap recommence, I ouvre le carnet.

interactions-effect = { $tile ->
    [P] Gauche et droite passent au verso.
    [H] Dessus et dessous passent au verso.
    [M] Ses quatre côtés repassent au recto.
    [C] Ses quatre côtés passent au verso.
    [S] Ses quatre coins passent au verso.
    [K] Ses quatre coins repassent au recto.
   *[A] Ses quatre côtés passent au verso.
}
interactions-effect-P = Retourne côté verso les tuiles à sa gauche et à sa droite.
interactions-effect-H = Retourne côté verso les tuiles au-dessus et au-dessous.
interactions-effect-M = Ramène côté recto les quatre tuiles autour d’elle.
interactions-effect-C = Retourne côté verso les quatre tuiles autour d’elle.
interactions-effect-S = Retourne côté verso les quatre tuiles en diagonale.
interactions-effect-K = Ramène côté recto les quatre tuiles en diagonale.
interactions-effect-A = Retourne côté verso les quatre tuiles autour d’elle.

## Les pages nature

interactions-nature-title = Carnet de terrain
interactions-nature-open = Carnet
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

interactions-nature-P-what = Une espèce, le prédateur, en attrape une autre, la tue et la mange. C’est dur pour le lapin, mais c’est ce qui garde les populations en équilibre et tient les chaînes alimentaires.
interactions-nature-P-who = Le renard mange ; le lapin est mangé.
interactions-nature-P-also = L’araignée et la mouche (prise dans la toile), le brochet et le gardon (un poisson en mange un autre), le héron cendré et la grenouille verte (attrapée et mangée).
interactions-nature-P-values = Le recto est le chasseur, la tuile la plus forte avec 7. Retournée, il ne reste que la proie : 3.
interactions-nature-P-effect = Un chasseur frappe à sa portée : les tuiles à gauche et à droite passent au verso.
interactions-nature-H-what = Un animal se nourrit d’une plante, en entier ou en partie : feuilles, graines, racines. Abîmée, elle pousse parfois moins bien ; elle peut aussi repousser, ou s’armer de défenses.
interactions-nature-H-who = L’escargot se régale ; le laiteron y laisse ses feuilles.
interactions-nature-H-also = Le chevreuil et les jeunes chênes (il en broute les bourgeons), le campagnol terrestre et les racines (rongées sous terre), le puceron et le rosier (il en tire la sève).
interactions-nature-H-values = Le recto est le mangeur avec 6 ; le verso, la plante entamée, vaut 2.
interactions-nature-H-effect = On broute tout près, le long de la tige : les tuiles au-dessus et au-dessous passent au verso.
interactions-nature-M-what = Deux espèces échangent nourriture ou services, et toutes deux s’en portent mieux. Parfois c’est un simple coup de main, parfois l’une ne vivrait pas sans l’autre.
interactions-nature-M-who = L’abeille emporte nectar et pollen ; le pommier aura ses pommes.
interactions-nature-M-also = Les champignons des racines et les arbres de la forêt (des minéraux contre des sucres), les oiseaux mangeurs de fruits et l’aubépine (les graines voyagent), les bactéries qui fixent l’azote et les légumineuses (de l’azote pour la plante).
interactions-nature-M-values = 3 des deux côtés, parce que les deux y gagnent.
interactions-nature-M-effect = Elle fait du bien alentour : les quatre voisines reviennent au recto.
interactions-nature-C-what = Deux espèces vivent de la même chose et il n’y en a pas assez : nourriture, place, eau, lumière. Chacune grandit moins bien, survit moins sûrement, se reproduit moins. Elles finissent par s’équilibrer, ou l’une chasse l’autre.
interactions-nature-C-who = Le chêne et le hêtre cherchent la même lumière et les mêmes nutriments, et tous deux le paient.
interactions-nature-C-also = Le moineau domestique et l’étourneau (les trous où nicher en ville), le bouleau et le pin sylvestre (l’eau et la place quand le sol est pauvre), la truite fario et le vairon (ce qui se mange dans le ruisseau).
interactions-nature-C-values = 1 d’un côté, 0 de l’autre : à se disputer, personne ne s’en sort bien.
interactions-nature-C-effect = Tout le voisinage est à l’étroit : les quatre voisines passent au verso.
interactions-nature-S-what = Un parasite vit aux frais de son hôte, à qui il prend du sang ou de la nourriture. Lui s’en trouve bien ; l’hôte s’affaiblit, parfois longtemps, sans mourir sur le coup.
interactions-nature-S-who = Le moustique boit ; le castor se fait piquer.
interactions-nature-S-also = Le puceron et sa plante (il en suce la sève), le gui et le peuplier (il lui prend eau et minéraux), la rouille et le blé (les tissus sont infectés).
interactions-nature-S-values = Le recto est le moustique avec 3 ; le verso, le castor dont il vit, vaut 1.
interactions-nature-S-effect = Un parasite atteint aussi ceux qui ne sont pas juste à côté : les quatre tuiles en diagonale passent au verso.
interactions-nature-K-what = Une espèce se sert d’une autre : elle se fait transporter, s’abrite, ou trouve à manger. Pour l’hôte, cela ne change pas grand-chose, ni en bien ni en mal. Ces liens passent souvent inaperçus.
interactions-nature-K-who = L’oiseau trouve un abri et de quoi nicher ; l’arbre n’y gagne ni n’y perd.
interactions-nature-K-also = Le bernard-l’ermite et une coquille vide (un abri), le héron garde-bœufs et les vaches (des insectes à attraper), les araignées et les haies (de quoi tendre une toile).
interactions-nature-K-values = 5 pour celle qui profite, 0 pour celle à qui cela ne fait rien. L’amensalisme est son miroir.
interactions-nature-K-effect = Elle fait du bien sans rien coûter à personne : les quatre tuiles en diagonale reviennent au recto.
interactions-nature-A-what = L’une subit et l’autre n’y gagne rien : de l’ombre, des substances dans le sol, un pas trop lourd. Nous le faisons nous-mêmes à chaque pas.
interactions-nature-A-who = Les plantes du sous-bois sont piétinées ; le sanglier ne fait que passer.
interactions-nature-A-also = Le grand arbre et les jeunes pousses à ses pieds (son ombre les arrête), les humains et la petite faune du sol (tassé sous leurs pas), les algues filamenteuses et d’autres algues (étouffées sous un tapis).
interactions-nature-A-values = Le recto subit et vaut 0 ; le verso est épargné et vaut 5. Ici, être retourné est une bonne nouvelle. Le commensalisme est son miroir.
interactions-nature-A-effect = Elle piétine ce qui est près : les quatre voisines passent au verso.

interactions-nature-more-title = Personne ne vit seul
interactions-nature-more-groups = Chaque espèce vit avec d’autres. Ce qu’elles se font donne sa forme à un écosystème, le fait marcher et fait évoluer les espèces. Deux familles : les interactions antagonistes nuisent à l’un au moins (prédation, herbivorie, parasitisme, amensalisme, compétition) et, dans le jeu, font passer du recto au verso ; les mutualistes aident l’un au moins sans nuire à personne (mutualisme, commensalisme) et ramènent au recto.
interactions-nature-more-symbiosis-title = La symbiose, et l’absence de relation
interactions-nature-more-symbiosis = La symbiose est le mutualisme le plus étroit : deux espèces en contact durable. Des champignons apportent aux racines eau et minéraux, et se font payer en sucres ; près de neuf plantes terrestres sur dix ont de tels partenaires, et certaines ne poussent pas sans eux. Et quand deux espèces partagent un lieu sans aucune relation entre elles, on parle de neutralisme. Par définition, c’est difficile à prouver.
interactions-nature-more-matters-title = Pourquoi c’est important
interactions-nature-more-matters = Les interactions tiennent les populations en équilibre, font passer énergie et matière d’un être à l’autre, entretiennent la diversité en pollinisant, en semant, en nourrissant, en abritant. Elles relient tout à tout, et changent avec le milieu et avec le temps.
interactions-nature-more-people-title = Qui s’y intéresse
interactions-nature-more-people = France Nature Environnement (FNE) Rhône, partenaire du jeu, agit pour la nature autour de Lyon depuis cinquante ans. L’association veut en finir avec ce qui ronge la biodiversité et épuise les ressources, protéger les humains et prendre part à la vie démocratique, et changer notre façon de nous développer. Dans l’entretien du livret avec FNE Rhône, Hugo Tauru raconte les fourmis Atta cephalotes, qui cultivent des champignons depuis des millions d’années et s’en nourrissent, et les donacies, des coléoptères qui puisent leur oxygène dans les plantes d’eau et disent ainsi la santé d’une zone humide ; le projet AquaCrypta, auquel FNE travaille, leur est consacré. Aucune espèce ne vit sans interaction, dit-il, et la plupart des espèces ne sont pas encore décrites, pas plus que les liens qui vont avec.
interactions-nature-more-game-title = À propos du jeu
interactions-nature-more-game = Interactions est un jeu de Florent Toscano, illustré par Bony, édité par Jeux Opla. L’idée vient d’un jeu précédent, « Dame Nature » (Jeux Opla, 2025) : les naturalistes de FNE Rhône, qui le conseillaient, ont expliqué les interactions par un tableau : qui y gagne, qui y perd, qui n’en ressent rien. Chacune de ces lignes est devenue une tuile. La boîte est conçue et fabriquée en région lyonnaise, aussi proprement que possible ; elle n’est pas exportée à plus de 1 000 km, ne passe pas par les plateformes multinationales et n’est pas bradée le jour du Black Friday. Quand tu n’y joues plus, donne-la ou recycle-la. Rien de ce carnet n’est nécessaire pour jouer.

## La page des règles

interactions-rules-goal-title = L’idée
interactions-rules-goal = Ensemble, vous posez un Territoire de tuiles. Chaque tuile agit une seule fois, au moment où on la pose : elle retourne des voisines, et l’autre face d’une tuile ne vaut pas pareil. À la fin, chacun compte les valeurs visibles de ses tuiles. Le plus grand total gagne ; à égalité, on partage la victoire.
interactions-rules-tiles-title = Les sept tuiles
interactions-rules-tiles = Chacun a les mêmes sept tuiles, à sa couleur. On pose toujours côté recto ; le verso montre l’autre espèce. Le petit schéma dit où la tuile agit : les carrés sombres font passer du recto au verso, les anneaux ramènent du verso au recto.
interactions-rules-tiles-note = Compétition et Amensalisme font la même chose ; c’est leur valeur qui change.
interactions-rules-setup-title = Avant de commencer
interactions-rules-setup = Tes sept tuiles sont devant toi, côté recto : c’est la réserve. Chacun en sort deux, qui deviennent disponibles. On choisit tous en même temps, en secret, et on révèle ensemble (ou chacun son tour, si la table préfère).
interactions-rules-begin = Qui commence ? Dans le livret, celui ou celle qui fréquente le plus de monde dans la vraie vie. Ici, vous choisissez librement ou vous tirez au sort. Puis on joue dans le sens des aiguilles d’une montre.
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
interactions-rules-solo-2 = Sinon, la première case jouable des rangées du dessous, de haut en bas et de gauche à droite ; une nouvelle rangée compte. (Avec l’option « { interactions-option-wildRow } : { interactions-option-wildRow-whole } », on parcourt d’abord la rangée de ta tuile depuis son bout gauche.)
interactions-rules-solo-3 = Sinon, la première case jouable de tout le Territoire, depuis le coin en haut à gauche.
interactions-rules-solo-figure = Tu viens de poser le renard. L’étape 1 est libre ici : la tuile sauvage va à sa droite.
interactions-rules-solo-peek = Une fois tes deux tuiles choisies, tu vois la tuile écartée et la prochaine de la pioche ; l’ordre du reste demeure inconnu. Si tu préfères, tout reste face cachée.
interactions-rules-solo-score = On compte les deux camps. Tu gagnes avec au moins 12 points d’avance : de 12 à 15, premiers pas ; de 16 à 19, naturaliste en herbe ; 20 et plus, plus de secret. D’autres options se combinent avec ce mode, mais alors les mentions ne veulent plus dire grand-chose.
interactions-rules-rulings-title = Ce que le livret laisse ouvert
interactions-rules-rulings = Ici, le texte se lit de plusieurs façons, ou ne dit rien. Voici notre lecture, et pourquoi ; quand il y a une option, tu peux choisir l’autre lecture avant la partie.
interactions-rules-open-option = Option : { $option }
interactions-rules-open-begin = Qui commence ?
interactions-rules-open-begin-reading = Le critère du livret, qui fréquente le plus de monde dans la vraie vie, ne se vérifie pas d’ici : mettez-vous d’accord, ou tirez au sort.
interactions-rules-open-select = Quand choisit-on les deux premières tuiles ?
interactions-rules-open-select-reading = Tous en même temps, en secret : chacun prépare ses tuiles avant que quelqu’un joue. Ou chacun son tour, en voyant ce que les précédents ont choisi.
interactions-rules-open-same = Compétition et Amensalisme ont le même texte. Une coquille ?
interactions-rules-open-same-reading = Non : le livret le dit deux fois, et son exemple joue les deux de la même façon. C’est leur valeur qui change.
interactions-rules-open-effect = Peut-on se passer d’un effet, ou choisir ce qu’on retourne ?
interactions-rules-open-effect-reading = Non. L’exemple du livret dit qu’une tuile « permet » d’en retourner d’autres, mais la règle fait appliquer l’effet, à toutes les tuiles visées.
interactions-rules-open-raise = Peut-on sortir la nouvelle tuile plus tard, juste avant son prochain tour ?
interactions-rules-open-raise-reading = Non, aussitôt : c’est la troisième partie du tour, et attendre permettrait de voir d’abord ce que font les autres.
interactions-rules-open-format = Chaque tuile doit-elle respecter le rectangle, ou seulement la fin ?
interactions-rules-open-format-reading = Chaque tuile : la fin ne peut être juste que si chaque pose la laisse possible.
interactions-rules-open-sides = La gauche et la droite de qui ?
interactions-rules-open-sides-reading = Celles de la première tuile, pour tout le monde ; ici, chacun voit le Territoire dans le même sens.
interactions-rules-open-team-tie = Deux équipes à égalité : le meilleur partenaire départage-t-il ?
interactions-rules-open-team-tie-reading = Non, c’est un match nul, comme entre joueurs.
interactions-rules-open-team-zone = En équipes avec territoires : un seul groupe pour l’équipe ?
interactions-rules-open-team-zone-reading = Chaque couleur compte son propre groupe, puisqu’on compte d’abord le score de chacun.
interactions-rules-open-wildEffects = En solo : les tuiles du joueur sauvage ont-elles leur effet ?
interactions-rules-open-wildEffects-reading = Oui : ce sont les tuiles d’un joueur, et sans effet il ne ferait qu’encombrer. Tu peux les enlever.
interactions-rules-open-wildRow = En solo : rien n’est libre à droite de ta tuile. La gauche de sa rangée compte-t-elle aussi ?
interactions-rules-open-wildRow-reading = Non : à partir de ta tuile, on avance comme on lit, à droite, puis dessous, et enfin depuis le haut à gauche. Mais le livret parle d’une place « sur la même ligne » : toute la rangée est donc une option.
interactions-rules-open-wildPlace = En solo : qu’est-ce qu’une place libre pour le joueur sauvage ?
interactions-rules-open-wildPlace-reading = Une case où tu pourrais poser toi aussi : elle touche le Territoire et respecte le format final. Une nouvelle rangée dessous compte, car le livret n’exige que le format.
interactions-rules-open-peek = En solo : la pioche sauvage est-elle face cachée ?
interactions-rules-open-peek-reading = Tu vois sa prochaine tuile et celle qui est écartée, comme sur une table : les deux faces d’une tuile disent laquelle c’est. Tu peux les cacher.
interactions-rules-open-grades = En solo : et une avance de 11, ou de 20 ?
interactions-rules-open-grades-reading = Les mentions du livret les oublient toutes les deux. 11, c’est perdu, puisqu’il en faut 12 ; 20 donne la meilleure mention, puisque la précédente s’arrête à 19.

## The terminal

interactions-terminal-moves = Un tour s’écrit tuile, case, + la tuile sortie de la réserve : Sf6+M. Le premier choix s’écrit sel SA. Tuiles : P prédation (renard), H herbivorie (escargot), M mutualisme (abeille), C compétition (chêne), S parasitisme (moustique), K commensalisme (oiseau), A amensalisme (plantes du sous-bois) ; une petite lettre est côté verso.
refused-invalid-record-not-a-position = setup : ce n’est pas une position d’où l’on peut continuer.
refused-invalid-record-not-the-seven-tiles = setup : la pile du joueur sauvage s’écrit « wild: » et les sept tuiles, une fois chacune.

## Une position posée à la main

interactions-set-about = Prends une tuile et appuie sur une case. Appuie sur une tuile posée pour la retourner, la déplacer ou l’enlever.
interactions-set-wild-about = Les tuiles du joueur sauvage, celle mise de côté d’abord. Appuie sur deux d’entre elles pour les échanger.
interactions-set-wild = { $at ->
    [0] { $name }, mise de côté
   *[other] { $at }. { $name }
    }
interactions-set-tile = { interactions-species }, { $colour }, { interactions-side } visible
interactions-set-turn = Retourner
interactions-set-remove = Enlever
interactions-set-clear = Vider le Territoire
interactions-set-whose = À qui sont les tuiles
interactions-set-lay = Tuiles à poser
interactions-set-ready = { $count ->
    [one] Disponible pour { $colour } : une tuile
   *[other] Disponibles pour { $colour } : { $count } tuiles
}
interactions-set-turn-of = Prochaine tuile : { $colour }.
interactions-set-nothing = Pose une première tuile.
interactions-set-apart = Toutes les tuiles doivent se toucher par un côté.
interactions-set-turns = Chacun pose à son tour : quelqu’un a posé trop de tuiles, ou pas assez.
interactions-set-over = Toutes les tuiles sont posées : la partie est finie ici.
