lacuna-name = Lacuna
lacuna-sentence = Pose tes pions entre deux fleurs pareilles pour les cueillir ; gagne en ayant le plus de fleurs dans quatre couleurs sur sept.

# Les fleurs : leurs noms, pour se passer des couleurs
lacuna-kind = { $colour ->
    [R] coquelicot
    [P] lotus
    [V] iris
    [B] bleuet
    [G] trèfle
    [Y] marguerite
   *[O] dahlia
  }
lacuna-kinds = { $colour ->
    [R] les coquelicots
    [P] les lotus
    [V] les iris
    [B] les bleuets
    [G] les trèfles
    [Y] les marguerites
   *[O] les dahlias
  }
# Où sur l’étang, en mots
lacuna-where = { $where ->
   *[middle] au milieu
    [near-right] à droite du milieu
    [near-lower-right] sous le milieu à droite
    [near-bottom] sous le milieu
    [near-lower-left] sous le milieu à gauche
    [near-left] à gauche du milieu
    [near-upper-left] au-dessus du milieu à gauche
    [near-top] au-dessus du milieu
    [near-upper-right] au-dessus du milieu à droite
    [right] à droite
    [lower-right] en bas à droite
    [bottom] en bas
    [lower-left] en bas à gauche
    [left] à gauche
    [upper-left] en haut à gauche
    [top] en haut
    [upper-right] en haut à droite
  }
lacuna-the-kind = { $colour ->
    [R] le coquelicot
    [P] le lotus
    [V] l’iris
    [B] le bleuet
    [G] le trèfle
    [Y] la marguerite
   *[O] le dahlia
  }
lacuna-the-flower = { lacuna-the-kind } { lacuna-where }
lacuna-two-kinds = { $colour ->
    [R] deux coquelicots
    [P] deux lotus
    [V] deux iris
    [B] deux bleuets
    [G] deux trèfles
    [Y] deux marguerites
   *[O] deux dahlias
  }
lacuna-one-kind = { $colour ->
    [Y] une { lacuna-kind }
   *[other] un { lacuna-kind }
  }
lacuna-this-kind = { $colour ->
    [V] cet iris
    [Y] cette marguerite
   *[other] ce { lacuna-kind }
  }
lacuna-gold = or
lacuna-silver = argent
lacuna-thing = { $what ->
    [gold] un pion d’or
    [silver] un pion d’argent
   *[flower] une fleur ({ lacuna-kind })
  }

# Refus
lacuna-refused-game-over = Tous les pions sont posés : l’étang est partagé.
lacuna-refused-pick-first = Le premier joueur prend une fleur avant qu’un pion soit posé.
lacuna-refused-already-picked = La première fleur est déjà prise.
lacuna-refused-wrong-pick = Dans cet étang, la fleur prise avant de verser est { lacuna-one-kind } : prends la même.
lacuna-refused-must-place = Tu ne peux pas passer : il reste de la place pour un pion.
lacuna-refused-no-such-flower = Cette fleur n’est plus sur l’étang.
lacuna-refused-same-flower = Une paire, ce sont deux fleurs différentes.
lacuna-refused-colour-mismatch = Les deux fleurs ne sont pas de la même couleur.
lacuna-refused-obstructed = Le chemin est coupé : { lacuna-thing } se trouve sur la ligne. Seule la fleur elle-même barre, pas sa feuille.
lacuna-refused-off-line = Cet endroit est au-delà du bout de la ligne.
lacuna-refused-overlap = Pas assez de place : le pion pousserait { lacuna-thing }.
refused-invalid-record-not-a-pond = setup : « { $value } » n’est pas un étang ; on écrit pond:NUMÉRO, ou xy: puis 49 fleurs.
refused-invalid-record-not-a-flower = setup : « { $value } » n’est pas une fleur comme R-120,345.
refused-invalid-record-wrong-flowers = setup : un étang compte sept fleurs de chacune des sept couleurs.
refused-invalid-record-outside-the-pond = setup : la fleur { $id } n’est pas dans l’étang.
refused-invalid-record-flowers-overlap = setup : les fleurs { $id } et { $other } se chevauchent.
refused-invalid-record-pawns-not-in-turn = setup : or et argent posent à tour de rôle ; or a donc autant de pions qu’argent, ou un de plus, et c’est alors à argent.
refused-invalid-record-flowers-not-of-pawns = setup : chaque pion rapporte une paire d’une couleur, et or a une fleur de plus depuis le début.
refused-invalid-record-pawns-overlap = setup : un pion est posé sur une fleur ou sur un autre pion.

# Événements
lacuna-takes = { $you ->
    [true] Tu prends
   *[false] { $name } prend
  }
lacuna-event-picked = { lacuna-takes } d’abord { lacuna-one-kind }.
lacuna-event-poured = { $flowers } fleurs se répandent sur l’étang.
lacuna-event-placed = { $you ->
    [true] Tu poses un pion { lacuna-where } et prends { lacuna-two-kinds }.
   *[false] { $name } pose un pion { lacuna-where } et prend { lacuna-two-kinds }.
  }
lacuna-event-decided = { $you ->
    [true] Tu as déjà quatre couleurs : la partie est jouée.
   *[false] { $name } a déjà quatre couleurs : la partie est jouée.
  }
lacuna-event-counted = L’étang est partagé : { $gold } fleurs vont aux pions d’or, { $silver } aux pions d’argent{ $nobody ->
    [0] .
   *[other] , { $nobody } à personne.
  }
lacuna-reason-complete = { $high ->
    [one] Une couleur
   *[other] { $high } couleurs
} à { $low }.

# Options
lacuna-option-pick = Première fleur
lacuna-option-pick-hint = Le premier joueur prend une fleur : une couleur avant de voir l’étang, ou une fleur de l’étang.
lacuna-option-pick-before = avant de verser, à l’aveugle
lacuna-option-pick-after = sur l’étang
lacuna-option-ends = Bouts de la ligne
lacuna-option-ends-hint = Le pion doit-il aussi éviter les deux fleurs qu’il récolte ?
lacuna-option-ends-closed = éviter les deux fleurs
lacuna-option-ends-open = partout d’une fleur à l’autre
lacuna-option-tol = Distances égales
lacuna-option-tol-hint = L’écart jusqu’où deux distances comptent comme égales, en centièmes de millimètre.
lacuna-option-tol-0 = exactes
lacuna-option-sizes = Tailles
lacuna-option-sizes-hint = La règle n’en donne pas : mesure ton étang et tes pièces, ou laisse-les ainsi.
lacuna-size-pond = Largeur de l’étang
lacuna-size-flower = Largeur des fleurs
lacuna-size-pawn = Largeur des pions
lacuna-size-apart = Entre les fleurs versées

# Conseils
lacuna-kept = { $keeps ->
    [R] les coquelicots
    [P] les lotus
    [V] les iris
    [B] les bleuets
    [G] les trèfles
    [Y] les marguerites
   *[O] les dahlias
  }
lacuna-hint-pick = Tant qu’on n’a pas vu l’étang, toutes les couleurs se valent.
lacuna-hint-pick-flower = C’est avec cette fleur que { $you ->
    [false] { $name } a
   *[true] tu as
  } le plus de chances.
lacuna-hint-takes = { $you ->
    [false] { $name } prend deux des quatre fleurs qu’il lui faut de cette couleur.
   *[true] Tu prends deux des quatre fleurs qu’il te faut de cette couleur.
  }
lacuna-hint-wins = { $you ->
    [false] { $name } gagne
   *[true] Tu gagnes
  } { lacuna-kinds } pour de bon.
lacuna-hint-denies = { $you ->
    [false] { $name } empêche l’autre de gagner { lacuna-kinds }.
   *[true] Ton adversaire ne gagnera pas { lacuna-kinds }.
  }
lacuna-hint-takes-keeps = { $you ->
    [false] { $name } prend { lacuna-two-kinds } et garde
   *[true] Tu prends { lacuna-two-kinds } et gardes
  } { lacuna-kept } à portée.
lacuna-hint-wins-keeps = { $you ->
    [false] { $name } gagne { lacuna-kinds } pour de bon et garde
   *[true] Tu gagnes { lacuna-kinds } pour de bon et gardes
  } { lacuna-kept } à portée.
lacuna-hint-last = Le meilleur dernier pion : { $you ->
    [false] { $name } gagne
   *[true] tu gagnes
  } { $won } couleurs à { $lost }.

# Les coups en mots : demandés à qui lit, ou racontés
lacuna-say-take = { $as ->
    [told] prendre
   *[asked] Prends
}
lacuna-say-pawn = { $as ->
    [told] poser un pion
   *[asked] Pose ton pion
}
lacuna-say-kind = { lacuna-say-take } d’abord { lacuna-one-kind }.
lacuna-say-pick = { lacuna-say-take } d’abord { $flower }.
lacuna-say-place = { $same ->
    [yes] { lacuna-say-pawn } entre { lacuna-two-kinds } { $one }, { $place }.
   *[no] { lacuna-say-pawn } entre { lacuna-two-kinds }, { $one } et { $other }, { $place }.
  }
lacuna-on-line = { $how ->
    [middle] à mi-chemin
    [little] un peu plus près de la fleur { lacuna-where }
   *[close] tout près de la fleur { lacuna-where }
  }

# Le plateau
lacuna-board = L’étang
lacuna-pick-blind = Quelle fleur prends-tu d’abord ?
lacuna-pick-blind-more = Ensuite, on verse les autres dans l’étang.
lacuna-pick-seen = Touche la fleur que tu veux prendre.
lacuna-pick-seen-more = Elle est à toi avant le premier pion.
lacuna-pick-take = Prendre
lacuna-anew = Verser les fleurs à nouveau
lacuna-choose-first = Choisis une fleur.
lacuna-choose-first-more = Ton pion va entre deux fleurs pareilles.
lacuna-choose-second = { $colour ->
    [Y] Puis une autre { lacuna-kind }.
   *[other] Puis un autre { lacuna-kind }.
  }
lacuna-choose-second-more = { $open ->
    [one] Une seule se voit d’ici, au bout de la ligne.
   *[other] { $open } se voient d’ici, au bout des lignes.
  }
lacuna-choose-none = { $colour ->
    [Y] Aucune autre { lacuna-kind } ne se voit d’ici.
   *[other] Aucun autre { lacuna-kind } ne se voit d’ici.
  }
lacuna-choose-other = Choisis une autre fleur.
lacuna-choose-place = Fais glisser le pion, puis pose-le.
lacuna-blocked = Le chemin est coupé.
lacuna-in-the-way = Sur la ligne : { $thing }.
lacuna-pawn-in-the-way = Sur la ligne : { $metal ->
    [gold] un pion d’or
   *[silver] un pion d’argent
  }.
lacuna-tight = Aucun pion ne tient sur cette ligne.
lacuna-place = Poser
lacuna-cancel = Effacer
lacuna-slide = Pion entre { lacuna-two-kinds }
lacuna-slide-left = Un peu vers la gauche
lacuna-slide-right = Un peu vers la droite
lacuna-foreseen = { $gain ->
    [all] Toutes les fleurs sont plus près de toi
    [0] Aucune fleur de plus près de toi
    [one] Une fleur de plus près de toi
   *[other] { $gain } fleurs de plus près de toi
  }{ $closes ->
    [0] .
    [one] , et une ligne coupée.
   *[other] , et { $closes } lignes coupées.
  }
lacuna-territory = À qui ?
lacuna-territory-more = Si tout finissait là : l’eau dorée va à l’or, l’eau rayée à l’argent.
lacuna-opens = Dessiner toutes les lignes libres
lacuna-score = Score par couleur
lacuna-scale-aim = Quatre fleurs gagnent une couleur, quatre couleurs la partie.
lacuna-scale-now = si tout finissait là
lacuna-scale-held = avec ce pion, si tout finissait là
lacuna-scale-final = couleurs gagnées
lacuna-scale-missed = à une fleur près
lacuna-scale-leads = En tête pour l’instant, en nombre de couleurs : { $first } { $gold }, { $second } { $silver }. Il en faut quatre sur sept.
lacuna-scale-taken = prise
lacuna-scale-near = au plus près
lacuna-score-line = Parmi { lacuna-kinds } : { $first } { $firstHeld }, et { $firstNear } de plus pour l’instant ; { $second } { $secondHeld }, et { $secondNear } de plus pour l’instant.
lacuna-score-won = { $you ->
    [true] Cette couleur est à toi.
   *[false] Couleur gagnée par { $name }.
  }
lacuna-balance = Couleurs gagnées : { $first } { $gold }, { $second } { $silver }.
lacuna-pawns-left = { $left ->
    [one] encore un pion
   *[other] encore { $left } pions
  }
lacuna-lines-open = { $open ->
    [0] aucune ligne libre
    [one] une ligne libre
   *[other] { $open } lignes libres
  }
lacuna-near-metal = { $metal ->
    [gold] l’or
   *[silver] l’argent
  }
lacuna-near = { $by ->
    [only] Pas encore d’autre pion près de { lacuna-this-kind }.
    [hair] Plus près { $metal ->
        [gold] d’un pion d’or
       *[silver] d’un pion d’argent
    }, d’un cheveu : { lacuna-this-kind }.
    [just] Un peu plus près { $metal ->
        [gold] d’un pion d’or
       *[silver] d’un pion d’argent
    } : { lacuna-this-kind }.
    [clear] Plus près { $metal ->
        [gold] d’un pion d’or
       *[silver] d’un pion d’argent
    } : { lacuna-this-kind }.
   *[far] Bien plus près { $metal ->
        [gold] d’un pion d’or
       *[silver] d’un pion d’argent
    } : { lacuna-this-kind }.
  }
lacuna-near-none = Aucun pion encore près de { lacuna-this-kind }.
lacuna-near-equal = À égale distance des deux : { lacuna-this-kind }.
lacuna-settled = C’est déjà gagné pour { lacuna-kinds } : { $name }.
lacuna-step-of = { $step } sur { $steps }
lacuna-walk = Le partage
lacuna-walk-lead = Chaque fleur va au pion le plus proche.
lacuna-walk-back = Une fleur en arrière
lacuna-walk-next = Fleur suivante
lacuna-walk-colour = Couleur suivante
lacuna-walk-close = Fermer
lacuna-for-first = { $first ->
    [Toi] pour toi
   *[other] pour { $first }
  }
lacuna-for-second = { $second ->
    [Toi] pour toi
   *[other] pour { $second }
  }
lacuna-walk-line = Parmi { lacuna-kinds } : { $gold } { lacuna-for-first }, { $silver } { lacuna-for-second }.
lacuna-walk-takes = { lacuna-takes } { lacuna-one-kind }{ $by ->
    [hair] , d’un cheveu.
    [just] , de peu.
    [clear] , nettement.
   *[far] , de loin.
  }
lacuna-walk-measured = { lacuna-takes } { lacuna-one-kind } : { $near } mm contre { $far } mm.
lacuna-walk-tie = { lacuna-takes } { lacuna-one-kind } : égalité, { $rank ->
    [2] les deuxièmes pions
    [3] les troisièmes pions
   *[other] les pions suivants
  } décident.
lacuna-walk-more = { lacuna-takes } { lacuna-one-kind } : égalité, mais plus de pions.
lacuna-walk-nobody = Personne ne prend { lacuna-this-kind } : tout est à égalité.
lacuna-won = gagnée
lacuna-sheet-colour = Couleur
lacuna-sheet-kind = { $colour ->
    [R] coquelicots
    [P] lotus
    [V] iris
    [B] bleuets
    [G] trèfles
    [Y] marguerites
   *[O] dahlias
  }
lacuna-sheet-total = Couleurs
lacuna-sheet-drift = Fleurs emportées à la fin
lacuna-sheet-drifted = { lacuna-kinds } : { $gold } { lacuna-for-first }, { $silver } { lacuna-for-second }{ $nobody ->
    [0] {""}
   *[other] , { $nobody } pour personne
  }

# La page des règles
lacuna-rules-aim-title = Le but
lacuna-rules-aim = Gagne quatre des sept couleurs. Une couleur est à toi avec quatre de ses sept fleurs.
lacuna-rules-start-title = La première fleur
lacuna-rules-start = Le sort désigne le premier joueur ; en préparant la partie, tu peux aussi choisir qui. Le premier joueur a les pions dorés, prend une fleur de la couleur de son choix avant que les autres soient répandues sur l’étang, et pose le premier pion.
lacuna-rules-turn-title = À ton tour
lacuna-rules-turn = À ton tour, pose un pion sur la ligne droite qui joint deux fleurs de même couleur, où tu veux sur cette ligne, et prends ces deux fleurs.
lacuna-rules-line-title = Une ligne libre
lacuna-rules-line = La ligne va de centre à centre. Aucune autre fleur ni aucun pion ne doit se trouver dessus ; ce qui est seulement proche ne gêne pas.
lacuna-rules-room-title = De la place pour le pion
lacuna-rules-room = Le pion ne pousse rien : il peut toucher fleurs et pions, pas les chevaucher.
lacuna-rules-end-title = La fin
lacuna-rules-end = Quand les douze pions sont posés, chaque fleur qui reste va au joueur dont le pion est le plus proche. À distance égale, on compare les deuxièmes pions les plus proches, puis les troisièmes, et ainsi de suite.
lacuna-rules-open-title = Ce que la règle laisse ouvert
lacuna-rules-open = Ici, le texte se lit de plusieurs façons ou ne dit rien. Voici notre lecture, et pourquoi ; quand il y a une option, la préparation propose aussi l’autre.
lacuna-rules-open-option = Option : { $option }
lacuna-rules-open-pick = La première fleur se prend-elle avant de verser, ou sur l’étang ?
lacuna-rules-open-pick-reading = Avant : la règle commence par là, puis verse ce qui reste ; on ne choisit donc qu’une couleur. Beaucoup prennent plutôt une fleur de l’étang, ce qui enlève aussi un obstacle.
lacuna-rules-open-starter = Qui a pris la première fleur pose-t-il aussi le premier pion ?
lacuna-rules-open-starter-reading = Oui : la fleur compense le fait de ne pas avoir le dernier pion.
lacuna-rules-open-again = Peut-on verser l’étang une nouvelle fois ?
lacuna-rules-open-again-reading = Seulement si vous êtes d’accord tous les deux, et avant le premier pion : la règle demande juste des fleurs bien réparties. On choisit alors une couleur à nouveau.
lacuna-rules-open-sizes = Quelle est la taille de l’étang, des fleurs et des pions ?
lacuna-rules-open-sizes-reading = La règle ne donne aucune mesure. Les nôtres : un étang de 480 mm, des fleurs de 16 mm, des pions de 15 mm, et 40 mm entre les fleurs versées. Chaque fleur compte comme un disque, pour qu’aucune couleur ne gêne plus qu’une autre.
lacuna-rules-open-width = Quelle épaisseur a la ligne, et si elle frôle une fleur ?
lacuna-rules-open-width-reading = Elle n’en a pas, puisqu’elle passe par les centres ; ce qu’elle frôle ne la bloque pas, car le bord d’une règle passerait encore.
lacuna-rules-open-third = Une troisième fleur de la même couleur bloque-t-elle la ligne ?
lacuna-rules-open-third-reading = Oui, comme toute autre fleur : seules les deux que tu prends ne gênent pas.
lacuna-rules-open-touch = Le pion peut-il toucher quelque chose ?
lacuna-rules-open-touch-reading = Oui. La règle interdit de pousser, et toucher ne pousse rien.
lacuna-rules-open-ends = Le pion peut-il chevaucher les deux fleurs qu’il récolte ?
lacuna-rules-open-ends-reading = Non : on pose d’abord le pion, on enlève les fleurs ensuite. Si vous les enlevez d’abord, toute la ligne est libre, de centre à centre.
lacuna-rules-open-blocked = Et si aucun pion ne tient nulle part ?
lacuna-rules-open-blocked-reading = Alors il n’y a de place pour personne, et la dernière phase commence avec les pions posés. Nous ne l’avons jamais vu arriver.
lacuna-rules-open-distance = D’où à où mesure-t-on une distance ?
lacuna-rules-open-distance-reading = De centre à centre. De bord à bord reviendrait au même : toutes les fleurs sont pareilles, tous les pions aussi.
lacuna-rules-open-tol = Quand deux distances sont-elles égales ?
lacuna-rules-open-tol-reading = Quand elles le sont exactement : ainsi, personne ne peut discuter. Avec 50 (un demi-millimètre), c’est comme à la règle sur une table.
lacuna-rules-open-tie = Et si les six distances sont égales ?
lacuna-rules-open-tie-reading = La fleur va à qui a le plus de pions sur l’étang, sinon à personne : le « etc. » de la règle s’arrête avec les pions. Si personne n’a alors quatre couleurs, la partie est nulle.
lacuna-rules-open-decided = La partie s’arrête-t-elle dès qu’elle est décidée ?
lacuna-rules-open-decided-reading = Non, on joue jusqu’au bout : la règle ne connaît pas d’autre fin. Qui en a assez peut abandonner.
lacuna-example-a = A : là où deux lignes se croisent, le pion ne prend qu’une paire, et coupe l’autre ligne.
lacuna-example-b = B : une fleur proche de la ligne ne la coupe pas.
lacuna-example-c = C : deux fleurs de couleurs différentes ne font pas une paire.
lacuna-example-d = D : une fleur sur la ligne la coupe.
lacuna-example-e = E : un pion sur la ligne la coupe, à qui qu’il soit.

# La vraie table
lacuna-count-lead = Tu as joué avec la boîte ? Place les douze pions et les fleurs qui restent comme sur ta table : on te dit qui prend quoi, et de combien de millimètres. Ou bien pose toutes les fleurs de ton étang et joue ici.
lacuna-tool-table = Depuis ta table
lacuna-editor-play = Jouer sur cet étang
lacuna-count-add = Poser une pièce
lacuna-count-add-one = Poser : { $name }
lacuna-count-clear = Vider l’étang
lacuna-count-photo = Poser sur une photo
lacuna-count-share-more = En fichier pour plus tard, ou en lien pour un ami.
lacuna-count-save = Enregistrer un fichier
lacuna-count-open = Ouvrir un fichier
lacuna-count-link = Copier un lien
lacuna-count-copied = Copié : qui ouvre le lien voit cet étang.
lacuna-count-uncopied = Ce navigateur ne permet pas de copier. Enregistre plutôt un fichier.
lacuna-count-opened = { $pieces ->
    [one] Une pièce est posée.
   *[other] { $pieces } pièces sont posées.
  }
lacuna-count-wrong = Ce n’est pas un étang : la pièce { $line } est illisible.
lacuna-count-verdict = { lacuna-kind } : { lacuna-near-metal }{ $by ->
    [only] {""}
    [hair] , d’un cheveu ({ $margin } mm)
    [just] , de peu ({ $margin } mm)
   *[other] , de { $margin } mm
  }
lacuna-count-nobody = { lacuna-kind } : personne, tout est à égalité
lacuna-count-no-photo = Retirer la photo
lacuna-count-measure = Poser une pièce en mesurant
lacuna-count-across = À droite du milieu, en millimètres
lacuna-count-down = Sous le milieu, en millimètres
lacuna-count-share = Garder ou envoyer l’étang
lacuna-pawn-gold = pion d’or
lacuna-pawn-silver = pion d’argent
lacuna-count-remove = Retirer
lacuna-count-total = L’or en prend { $gold }, l’argent { $silver }.
lacuna-editor-outside = Une fleur est hors de l’étang : { lacuna-kind }.
lacuna-editor-overlap = Deux fleurs se chevauchent, dont { lacuna-one-kind }.
lacuna-editor-ready = L’étang est prêt : joues-y, ou garde-le en fichier.
lacuna-editor-missing = { $missing ->
    [one] Pour jouer sur cet étang, il manque une fleur.
   *[other] Pour jouer sur cet étang, il manque { $missing } fleurs.
  }
lacuna-editor-held = Qui tient les paires déjà prises
lacuna-editor-pairs = or { $gold }, argent { $silver }
lacuna-editor-pawns-turn = Pour continuer d’ici, l’or a autant de pions que l’argent, ou un de plus.
lacuna-editor-pawns-over = Les douze pions sont posés : on compte, il n’y a plus rien à poser.
lacuna-editor-pawns-flowers = Pour continuer d’ici, il faut { $flowers } fleurs sur l’étang : chaque pion en a pris deux, et l’or une avant.
lacuna-editor-pawns-colours = Pour continuer d’ici, il doit manquer un nombre pair de fleurs de chaque couleur sauf une : un pion en prend deux d’une même couleur.
lacuna-editor-pawns-overlap = Un pion est posé sur une fleur ou sur un autre pion.
lacuna-editor-pawns-share = L’or a { $pairs ->
    [one] un pion, donc une paire
   *[other] { $pairs } pions, donc { $pairs } paires
  }.
lacuna-terminal-moves = Le premier joueur prend une fleur : R coquelicot, P lotus, V iris, B bleuet, G trèfle, Y marguerite, O dahlia (ou #16, quand on choisit sur l’étang). Un pion s’écrit espèce, deux fleurs et le pas entre elles : O0-27:6050. Sur le plan, R16 est le coquelicot 16, +g1 un pion d’or, *s1 un pion d’argent ; dessous, les paires libres avec les pas permis, et par couleur acquises + penchées pour l’or et l’argent.
lacuna-photo-fit = Ajuster la photo
lacuna-photo-size = Taille
lacuna-photo-right = Gauche – droite
lacuna-photo-down = Haut – bas
lacuna-photo-unreadable = Ce fichier n’est pas une image lisible.
