# Lacunes : tout ce que dit le jeu. Les articles sont cités là où le plateau les montre, pas ici.

lacunes-name = Lacunes
lacunes-sentence = En solo : glisse les cartes dans les trous, chacune juste après celle qui la précède dans sa couleur, jusqu’à ce que chaque rangée aille du deux au roi.

## Les cartes

lacunes-rank = { $rank ->
    [A] as
    [T] 10
    [J] valet
    [Q] dame
    [K] roi
   *[other] { $rank }
}
lacunes-rank-below = { $below ->
    [T] du 10
    [J] du valet
    [Q] de la dame
   *[other] du { $below }
}
lacunes-suit = { $suit ->
    [C] trèfle
    [D] carreau
    [H] cœur
   *[S] pique
}
lacunes-card = { lacunes-rank } de { lacunes-suit }
lacunes-the-card = { $rank ->
    [A] l’as
    [Q] la dame
   *[other] le { lacunes-rank }
} de { lacunes-suit }
lacunes-card-first = { $rank ->
    [A] L’as
    [Q] La dame
   *[other] Le { lacunes-rank }
} de { lacunes-suit }
lacunes-row-name = { $row ->
    [1] première rangée
    [2] deuxième rangée
    [3] troisième rangée
   *[4] quatrième rangée
}

## Ce qui s’est passé

lacunes-event-moved = { $column ->
    [1] { lacunes-card-first } prend la tête de la { lacunes-row-name }.
   *[other] { lacunes-card-first } va dans la { lacunes-row-name }.
}
lacunes-event-hopped = { lacunes-card-first } saute dans la { lacunes-row-name }.
lacunes-event-row-complete = La { lacunes-row-name } est complète : tout le { lacunes-suit }.
lacunes-event-gathered = { $kept ->
    [0] Aucune carte ne reste ; toutes sont ramassées et mélangées.
    [1] Une carte reste ; toutes les autres sont ramassées et mélangées.
   *[other] { $kept } cartes restent ; toutes les autres sont ramassées et mélangées.
}
lacunes-event-redealt = Les cartes sont redistribuées.
lacunes-event-blocked = Aucune carte ne peut bouger. { $placed } en place. { $left ->
    [unlimited] Tu peux redistribuer.
    [1] Il reste une redistribution.
   *[other] Il reste { $left } redistributions.
}
lacunes-event-lost = Plus aucune carte ne peut bouger. En place : { $placed } sur 48.
lacunes-event-won = Gagné ! Chaque couleur est dans sa rangée.

## Refus

lacunes-refused-game-over = Cette partie est finie.
lacunes-refused-chance-due = Les cartes sont en train d’être redistribuées.
lacunes-refused-chance-not-due = Personne n’a demandé de redistribution.
lacunes-refused-redeal-cards = Une redistribution garde les mêmes 48 cartes et laisse 4 trous.
lacunes-refused-redeal-kept = Une carte en place ne bouge pas pendant une redistribution.
lacunes-refused-redeal-gaps = Dans cette redistribution, les trous suivent juste les cartes en place.
lacunes-refused-redeal-not-allowed = Pas de redistribution maintenant : tu as encore un coup, ou il n’en reste plus.
lacunes-refused-not-in-play = Les as sont hors du jeu.
lacunes-refused-wrong-target = { lacunes-card-first } ne va pas là.
lacunes-refused-gap-dead = Ce trou est mort pour l’instant : il suit un roi ou un autre trou.
lacunes-refused-two-locked = Un deux en tête de rangée y reste.
lacunes-refused-no-gap-for-card = { $stands ->
    [yes] { lacunes-card-first } est déjà à droite { lacunes-rank-below } de { lacunes-suit } : c’est sa place.
   *[no] { lacunes-card-first } ne va qu’à droite { lacunes-rank-below } de { lacunes-suit } : pas de trou là.
}
refused-invalid-record-not-a-setup = setup : deal:NUMÉRO, id: et 44 chiffres, ou layout: et quatre rangées de treize.
refused-invalid-record-wrong-cards = setup : chaque carte du deux au roi doit y être une fois.
refused-invalid-record-wrong-gaps = setup : il y a quatre trous, pas { $gaps }.
refused-invalid-record-twos-not-first = setup : en Montana, les quatre deux sont en tête des rangées.
refused-invalid-record-too-many-redeals = setup : plus de redistributions que les { $redeals } permises.
refused-invalid-record-not-a-range = { $field } : « { $value } » n’est pas un intervalle comme 1..1000.
refused-invalid-record-other-batch = { $name } contient les résultats d’une autre série.

## Options et variantes

lacunes-option-redeals = Redistributions permises
lacunes-option-redeals-hint = Combien de fois tu peux mélanger à nouveau les cartes qui ne sont pas en place.
lacunes-option-redeals-0 = aucune
lacunes-option-redeals-1 = une
lacunes-option-redeals-2 = deux
lacunes-option-redeals-3 = trois
lacunes-option-redeals-unlimited = autant que tu veux
lacunes-option-redeal = Trous après redistribution
lacunes-option-redeal-hint = Les as sont remélangés et les trous tombent n’importe où ; ou bien un trou suit chaque rangée en place.
lacunes-option-redeal-aces = n’importe où
lacunes-option-redeal-after = après les rangées en place
lacunes-option-twos = Les deux en tête
lacunes-option-twos-hint = Un deux déjà en tête de rangée peut-il sauter dans une autre ?
lacunes-option-twos-free = peuvent changer de rangée
lacunes-option-twos-locked = restent à leur place
lacunes-option-when = Quand redistribuer
lacunes-option-when-hint = Seulement quand aucune carte ne peut bouger, ou quand tu veux.
lacunes-option-when-blocked = une fois bloqué
lacunes-option-when-any = à tout moment
lacunes-option-start = La première donne
lacunes-option-start-hint = En Montana, les quatre deux sont en tête des rangées dès le départ.
lacunes-option-start-plain = comme les cartes tombent
lacunes-option-start-montana = les deux devant (Montana)
lacunes-option-score = Score
lacunes-option-score-hint = Compter les cartes en place, ou des points dont chaque redistribution coûte une part.
lacunes-option-score-placed = cartes en place
lacunes-option-score-points = points
lacunes-option-cost = Coût d’une redistribution
lacunes-option-cost-hint = Autant de points perdus à chaque redistribution.
lacunes-preset-base = Classique, deux redistributions
lacunes-preset-one-redeal = Une redistribution
lacunes-preset-montana = Les deux devant (Montana)
lacunes-preset-addiction = Trois redistributions (Addiction)
lacunes-preset-no-redeal = Sans redistribution
lacunes-preset-scored = Avec des points

## La fin

lacunes-reason-won = Chaque couleur est dans sa rangée.
lacunes-reason-blocked = { $placed ->
    [1] Une carte sur 48 est en place
   *[other] { $placed } cartes sur 48 sont en place
}. Plus aucune ne peut bouger.
lacunes-sheet = Cartes en place
lacunes-sheet-row = Rangée { $row }
lacunes-sheet-none = aucune
lacunes-sheet-placed = Cartes en place
lacunes-sheet-redeals = Redistributions faites
lacunes-sheet-moves = Coups
lacunes-sheet-cost = { $redeals } × { $cost } points
lacunes-sheet-points = Points

## Conseils

lacunes-say-put = { $as ->
    [told] mettre
   *[asked] Mets
} { lacunes-the-card } { $behind }, { lacunes-row-name }.
lacunes-say-head = { $as ->
    [told] mettre
   *[asked] Mets
} { lacunes-the-card } en tête de la { lacunes-row-name }.
lacunes-say-redeal = { $as ->
    [told] redistribuer
   *[asked] Redistribue
} : { $placed ->
    [0] aucune carte ne reste.
    [1] la carte en place reste.
   *[other] les { $placed } cartes en place restent.
}
lacunes-right-of = { $rank ->
    [A] à droite de l’as
    [Q] à droite de la dame
   *[other] à droite du { lacunes-rank }
} de { lacunes-suit }
lacunes-room-card = { $room_rank ->
    [T] le 10
    [J] le valet
    [Q] la dame
    [K] le roi
   *[other] le { $room_rank }
} de { $room_suit ->
    [C] trèfle
    [D] carreau
    [H] cœur
   *[S] pique
}
lacunes-hint-win = { $moves ->
    [1] C’est la dernière : tout est en place.
   *[other] Ensuite, la donne se gagne encore, c’est sûr.
}
lacunes-hint-win-room = Cela fait de la place pour { lacunes-room-card }, et la donne se gagne encore, c’est sûr.
lacunes-hint-keep = { $kept ->
    [0] Aucune carte en place : la redistribution les reprendra toutes.
    [one] { $kept } carte en place avant de redistribuer.
   *[other] { $kept } cartes en place avant de redistribuer.
}
lacunes-hint-keep-lost = { $kept ->
    [0] Il faudra redistribuer, et toutes les cartes seront reprises.
    [one] Il faudra redistribuer, avec { $kept } carte en place.
   *[other] Il faudra redistribuer, avec { $kept } cartes en place.
}
lacunes-hint-try = { $kept ->
    [one] Ce chemin met { $kept } carte en place, et tout reste possible.
   *[other] Ce chemin met { $kept } cartes en place, et tout reste possible.
}
lacunes-hint-lost = C’est le chemin qui met le plus de cartes en place : { $kept }. Tout ranger n’est plus possible.
lacunes-hint-redeal = Plus aucune carte ne peut bouger.

## Le tapis

lacunes-index = { $rank ->
    [T] 10
    [J] V
    [Q] D
    [K] R
   *[other] { $rank }
}
lacunes-board = Le tapis, quatre rangées de treize
lacunes-choose = Envoie une carte dans son trou.
lacunes-choose-finish = Plus rien ne peut mal tourner.
lacunes-choose-finish-how = « { lacunes-finish } » ramène toutes les cartes.
lacunes-choose-row = Quelle rangée pour { lacunes-the-card } ?
lacunes-choose-row-how = Touche un trou qui brille.
lacunes-choose-two = Quel deux en tête de la { lacunes-row-name } ?
lacunes-choose-two-how = Touche une carte qui brille.
lacunes-cancel = Annuler
lacunes-play = Jouer
lacunes-redeal-left = { $left ->
    [unlimited] Redistribuer
   *[other] Redistribuer (reste { $left })
}
lacunes-blocked = Aucune carte ne peut bouger.
lacunes-blocked-redeal = { $placed ->
    [0] Aucune carte ne reste.
    [1] Une carte reste.
   *[other] { $placed } cartes restent.
} { $left ->
    [unlimited] Redistribue les autres.
    [1] Encore une redistribution.
   *[other] Encore { $left } redistributions.
}
lacunes-dealing = On redistribue …
lacunes-finish = Tout rentrer
lacunes-home-suit = { $suit ->
    [C] Les trèfles rentrent.
    [D] Les carreaux rentrent.
    [H] Les cœurs rentrent.
   *[S] Les piques rentrent.
}
lacunes-home-all = Les quatre couleurs sont rentrées.
lacunes-reached = { $placed ->
    [0] Aucune carte n’est en place.
    [1] Une carte est en place.
   *[other] { $placed } cartes sont en place.
}
lacunes-walking = Les cartes avancent toutes seules.
lacunes-walking-left = { $moves ->
    [0] Elles y sont.
    [1] Encore un coup ; un appui les arrête.
   *[other] Encore { $moves } coups ; un appui les arrête.
}
lacunes-more = Plus
lacunes-more-title = Cette partie
lacunes-help = Aide
lacunes-help-none = aucune
lacunes-help-had = reçue
lacunes-placed = En place
lacunes-of-48 = { $placed } sur 48
lacunes-moves = Coups
lacunes-points = Points
lacunes-redeals-left = Redistri­butions restantes
lacunes-unlimited = ∞
lacunes-four-colours = Quatre couleurs
lacunes-show-movable = Montrer ce qui peut bouger
lacunes-exact-id = Identifiant exact de ce tapis
lacunes-exact-id-about = Avec lui, la page des donnes redonne exactement ce tapis.
lacunes-cell = { lacunes-card }, rangée { $row }, colonne { $column }{ $state ->
    [movable] , peut bouger
    [placed] , en place
   *[still] { "" }
}
lacunes-gap = Trou, rangée { $row }, colonne { $column }{ $dead ->
    [king] , mort : après un roi
    [gap] , mort : après un trou
    [two] , pour un deux
   *[none] , pour { lacunes-the-card }
}
lacunes-unknown = Face cachée

## Le terminal

lacunes-terminal-moves = Un coup est une carte, 6H ; un deux ajoute la rangée, 2H@3 ; R redistribue.

lacunes-text-gap = Trou { $row }.{ $column } : { $cards }
lacunes-text-gap-after-king = Trou { $row }.{ $column } : mort, après un roi
lacunes-text-gap-after-gap = Trou { $row }.{ $column } : mort, après un trou
lacunes-text-counts = En place : { $placed } sur 48. Coups : { $moves }. Redistributions faites : { $redeals }, restantes : { $left ->
    [unlimited] autant que tu veux
   *[other] { $left }
}.
lacunes-text-points = Points : { $points }

## Les règles

lacunes-rules-aim-title = Le but
lacunes-rules-aim = Ranger chaque couleur dans une rangée à elle, du deux à gauche jusqu’au roi. Tu choisis quelle couleur prend quelle rangée.
lacunes-rules-start-title = La mise en place
lacunes-rules-start = Les 52 cartes sont étalées face visible en quatre rangées de treize. Puis les as s’en vont : leurs places sont les quatre trous. En Montana, les quatre deux sont en tête des rangées dès le départ.
lacunes-rules-move-title = Un coup
lacunes-rules-move = Prends une carte qui convient à un trou et mets-la dedans ; la place qu’elle quitte devient un trou. Un trou n’accepte qu’une carte : celle juste au-dessus de sa voisine de gauche, dans la même couleur. Un trou en première colonne accepte n’importe quel deux. Ce qui est à droite d’un trou ne compte pas, et les rangées ne se suivent pas.
lacunes-rules-dead-title = Les trous morts
lacunes-rules-dead = Rien ne suit un roi, et rien ne suit un trou. Un tel trou est mort pour l’instant ; il revit dès qu’une autre carte se trouve à sa gauche.
lacunes-rules-twos-title = Les deux qui sautent
lacunes-rules-twos = Un deux en tête de rangée peut sauter dans un autre trou de la première colonne, sauf si tu as choisi qu’ils restent.
lacunes-rules-redeal-title = Bloqué
lacunes-rules-redeal = Quand aucune carte ne peut bouger, tu peux redistribuer, autant de fois que convenu. Dans chaque rangée, la suite partant du deux en première colonne reste ; tout le reste est ramassé, mélangé et redistribué dans les places libres. Il y a deux façons : d’habitude, les as sont mélangés avec et s’en vont à nouveau, si bien que les trous tombent n’importe où ; ou, si tu l’as choisi, un trou suit chaque suite qui reste.
lacunes-rules-end-title = La fin
lacunes-rules-end = Tu gagnes quand les 48 cartes sont en place. Bloqué sans redistribution, tu as perdu ; les cartes en place sont ton score. Dans la version avec points, chaque redistribution en coûte. Une partie compte dans tes statistiques dès son premier coup ; une partie abandonnée compte comme perdue.
lacunes-rules-advice-title = Conseils
lacunes-rules-advice = Amène tôt les deux à gauche. Évite les trous après les rois tant que tu as le choix. Prévois plusieurs coups : chaque coup change ce que les trous acceptent.
lacunes-rules-open-title = Ce que la fiche laisse ouvert
lacunes-rules-open = Ici, le texte se lit de plusieurs façons ou ne dit rien. Voici notre lecture, et pourquoi ; quand il y a une option, la préparation propose aussi les autres.
lacunes-rules-open-option = Option : { $option }
lacunes-rules-open-start = Montana : le même jeu, ou un jeu avec de l’avance ?
lacunes-rules-open-start-reading = La fiche dit les deux. Ici, Montana donne de l’avance : on sort les deux et on les met en tête des rangées dans l’ordre où ils viennent, puis on étale les autres cartes comme d’habitude. Quel deux prend quelle rangée ne change rien.
lacunes-rules-open-dead = Un trou après un roi ou après un trou est-il mort pour de bon ?
lacunes-rules-open-dead-reading = Non, seulement pour l’instant. Rien ne peut y suivre, où que soit le trou ; mais à une table aussi, chacun le remplit dès qu’une autre carte se trouve à sa gauche.
lacunes-rules-open-twos = Un deux déjà en tête de rangée peut-il changer de rangée ?
lacunes-rules-open-twos-reading = Oui, la fiche dit n’importe quel deux. Sans redistribution, certaines donnes ne se gagnent qu’ainsi. Dans certains programmes il reste : il fixe alors la couleur de sa rangée.
lacunes-rules-open-shifted = Une rangée du deux au roi, mais décalée d’une case à droite, est-elle complète ?
lacunes-rules-open-shifted-reading = Pas encore : la place du deux est la première colonne. Cela ne coûte rien, car on peut toujours faire glisser une telle rangée vers la gauche.
lacunes-rules-open-when = Peux-tu redistribuer avant d’être bloqué ?
lacunes-rules-open-when-reading = Non : la fiche redistribue quand il n’y a plus de coup. Plusieurs programmes le permettent à tout moment.
lacunes-rules-open-stays = Quelles cartes restent quand on redistribue ?
lacunes-rules-open-stays-reading = Seulement les suites qui partent d’un deux en première colonne : la fiche demande le bon ordre depuis la gauche de la rangée. Les suites placées ailleurs sont ramassées.
lacunes-rules-open-redeal = Où sont les trous après une redistribution ?
lacunes-rules-open-redeal-reading = N’importe où : la fiche retire les as à nouveau, ce qui n’a de sens que s’ils ont été mélangés avec. L’un d’eux peut même tomber juste après une suite. Beaucoup connaissent le jeu avec un trou après chaque suite, ce qui est nettement plus facile.
lacunes-rules-open-redeals = Une redistribution ou deux ?
lacunes-rules-open-redeals-reading = La fiche permet l’un et l’autre. Nous en prenons deux : trois tours sont le plus courant, et c’est plus clément.
lacunes-rules-open-score = Que vaut une partie perdue ?
lacunes-rules-open-score-reading = Les cartes en place, comme la fiche les compte. Elle dit que les redistributions peuvent coûter des points ; si tu le souhaites, choisis les points. Une partie gagnée passe toujours avant une partie perdue.
lacunes-rules-open-cost = Combien de points coûte une redistribution ?
lacunes-rules-open-cost-reading = La fiche ne donne pas de nombre. Pour nous, c’est 5, environ un dixième des 48 ; jamais en dessous de zéro.
lacunes-rules-open-undo = Peux-tu annuler des coups ?
lacunes-rules-open-undo-reading = Jusqu’à la dernière redistribution, pas au-delà : ce qu’elle a apporté a été vu. Le coup qui a perdu se reprend aussi. La fiche n’en dit rien.
lacunes-rules-open-finish = Faut-il jouer les derniers coups un par un ?
lacunes-rules-open-finish-reading = Non : quand plus rien ne peut mal tourner, un bouton le fait pour toi.
lacunes-example-next = À droite du cinq de cœur, seul le six de cœur convient.
lacunes-example-two = Un trou en première colonne accepte n’importe quel deux.
lacunes-example-dead = Après un roi et après un trou : les deux sont morts.
lacunes-example-alive = Le second trou est mort aussi, jusqu’à ce que vienne le neuf de carreau : alors il accepte le dix.
lacunes-example-hop = Le deux de pique peut sauter en bas ; tout deux placé ailleurs aussi.
lacunes-example-montana = Montana, la gauche d’un tapis : chaque rangée commence par son deux.
lacunes-example-before = Un morceau de tapis bloqué : les deux trous sont morts. Les cartes dorées restent.
lacunes-example-aces = Redistribué avec les as : les trous tombent n’importe où. Les cartes en pointillé viennent d’être données.
lacunes-example-after = Redistribué de l’autre façon : un trou suit chaque suite.
lacunes-example-run = Les trois premières cartes sont en place, les autres non.

## Verdicts et conseils

lacunes-verdict = Demander au solveur
lacunes-verdict-short = { $verdict ->
    [winnable] Le solveur : c’est encore gagnable.
    [lost] Le solveur : ce tour ne se gagne pas.
    [unknown] Le solveur : on ne sait pas encore.
    [working] Le solveur cherche…
   *[advice] Le solveur : environ { $percent } % après redistribution.
}
lacunes-verdict-ask = Est-ce gagnable ?
lacunes-verdict-again = Chercher encore, dans un autre ordre
lacunes-verdict-stop = Arrêter la recherche
lacunes-verdict-queued = En attente d’une place libre…
lacunes-verdict-working = On ne sait pas encore, ça cherche…
lacunes-verdict-states = { $states ->
    [one] { $states } position vue
   *[other] { $states } positions vues
}
lacunes-verdict-winnable = C’est encore gagnable : un chemin a été trouvé, et vérifié coup par coup.
lacunes-verdict-lost = C’est perdu, et c’est prouvé : aucun ordre de coups ne gagne ce tour. { $states ->
    [1] Une position a suffi
   *[other] { $states } positions ont suffi
} à le montrer.
lacunes-verdict-unknown = On ne sait pas encore : pas de gain parmi { $states } positions, mais rien d’exclu.
lacunes-advice-ask = Que viser avant de redistribuer ?
lacunes-advice-told = { $proved ->
    [lost] Ce tour ne peut pas être gagné, c’est prouvé.
   *[other] Pas de gain trouvé dans ce tour, mais rien d’exclu.
} { $redeal ->
    [true] Le mieux est de redistribuer maintenant : { $kept } cartes restent.
   *[false] Le meilleur chemin trouvé garde { $kept } cartes.
} Environ { $percent } % de chances de gagner après la redistribution pour qui demande des conseils ; c’est une estimation.
lacunes-line-step = Suivant : { lacunes-card }{ $row ->
    [none] { "" }
   *[other] , rangée { $row }
}
lacunes-line-all = Montre-moi le chemin

## En arrière, en avant

lacunes-redo = Rétablir
lacunes-halt = Arrêter
lacunes-mark = Marquer cet endroit
lacunes-marks = Marque-pages
lacunes-mark-return = Revenir au { $number } : coup { $moves }, { $placed } en place
lacunes-mark-forget = Oublier le marque-page { $number }
lacunes-anew = La donne
lacunes-restart = La même donne
lacunes-restart-practice = La même donne, pour s’entraîner
lacunes-other-deal = Une autre donne
lacunes-leave = Abandonner cette partie ?
lacunes-leave-ask = Tu l’as commencée : elle compte comme perdue si tu la quittes maintenant.
lacunes-leave-daily = Tu as commencé la donne du jour : elle compte une seule fois, et comme perdue si tu la quittes maintenant.
lacunes-leave-yes = Abandonner
lacunes-leave-no = Continuer
lacunes-share = Partager la donne
lacunes-share-link = Le lien vers cette donne
lacunes-time = Temps
lacunes-daily = La donne du jour, { $day }
lacunes-daily-practice = La donne du jour encore, pour s’entraîner.
lacunes-practice = Entraînement : cette partie ne compte pas.
lacunes-helped = Tu as demandé de l’aide : un gain compte comme un gain avec aide.

## Des redistributions loyales

lacunes-fair = Les redistributions sont-elles loyales ?
lacunes-fair-about = L’ordre de chaque redistribution découle d’un seul nombre secret, tiré avant ton premier coup. Son sceau est montré dès le début, le nombre à la fin : ainsi personne ne peut le changer entre-temps, ni connaître une redistribution d’avance.
lacunes-fair-seal = Le sceau (SHA-256) :
lacunes-fair-secret = Le nombre secret :
lacunes-fair-later = Le nombre sera montré ici à la fin de la partie.
lacunes-fair-tomorrow = Tout le monde partage le nombre du jour : il sera montré ici quand le jour sera fini (minuit, temps universel).
lacunes-fair-yourself = Pour refaire le sceau toi-même :
lacunes-fair-check = Vérifier le sceau et les redistributions
lacunes-fair-fits = Tout concorde : le sceau est celui du début, et c’est bien celui de ce nombre. { $redeals ->
    [0] Il n’y a pas eu de redistribution.
    [1] La redistribution en découle.
   *[other] Les { $redeals } redistributions en découlent.
}
lacunes-fair-wrong = Rien ne va : le sceau ou une redistribution ne découle pas de ce nombre.

## La page des donnes

lacunes-tool-deal = Choisir une donne
lacunes-deal-about = Avec le même numéro, tout le monde reçoit les mêmes cartes.
lacunes-deal-preset = Règles
lacunes-deal-preset-shared = Comme dans le lien
lacunes-deal-which = Numéro de la donne
lacunes-deal-show = Montrer
lacunes-deal-random = Au hasard
lacunes-deal-winnable = Gagnable à coup sûr
lacunes-deal-searching = À la recherche d’une donne au gain prouvé…
lacunes-deal-is-winnable = Cette donne se gagne sans redistribution : un chemin a été trouvé, et vérifié coup par coup.
lacunes-deal-grade = Difficulté
lacunes-deal-grade-any = toutes
lacunes-deal-grade-easy = facile
lacunes-deal-grade-medium = moyenne
lacunes-deal-grade-hard = difficile
lacunes-deal-graded = { $grade ->
    [easy] Elle est dans le tiers le plus facile
    [hard] Elle est dans le tiers le plus difficile
   *[medium] Elle est dans le tiers du milieu
} des donnes gagnables, d’après le temps que le solveur cherche.
lacunes-deal-daily = La donne du jour
lacunes-deal-daily-again = La donne du jour, pour s’entraîner
lacunes-deal-daily-counted = La donne d’aujourd’hui a compté : { $won ->
    [true] gagnée.
   *[false] perdue, avec { $placed } cartes sur 48 en place.
}
lacunes-deal-hand = Entrer une table à la main
lacunes-deal-play = Jouer cette donne
lacunes-deal-nonsense = Ce n’est ni un numéro ni un identifiant exact de 44 caractères.
lacunes-deal-too-high = Les donnes sont numérotées de 0 à 18446744073709551615.
lacunes-deal-no-such = Aucun ordre de cartes n’a cet identifiant : un caractère est-il faux ?
lacunes-deal-not-a-setup = Une table, c’est quatre rangées de treize : 48 cartes et quatre trous.
lacunes-deal-wrong-cards = Chaque carte du deux au roi doit être une fois sur cette table.
lacunes-deal-wrong-gaps = Une table a quatre trous, celle-ci en a { $gaps }.
lacunes-deal-twos-not-first = En Montana, les quatre deux sont en tête des rangées : pas sur cette table.
lacunes-deal-bad-link = Ce lien ne nomme aucune donne : il est incomplet ou abîmé.
lacunes-deal-no-preview = Choisis une donne pour la voir ici.
lacunes-refused-no-deal = Aucune donne au gain prouvé n’a été trouvée ; essaie encore.
lacunes-refused-bad-question = Il manque quelque chose dans la question.
lacunes-hand-about = Choisis une case, puis sa carte. La case suivante vient toute seule. Les as sont des trous.
lacunes-hand-cells = Les cases
lacunes-hand-cards = Les cartes qui restent
lacunes-hand-cell = Rangée { $row }, colonne { $column } : { $what }
lacunes-hand-open = libre
lacunes-hand-gap = trou
lacunes-hand-put = { lacunes-card }
lacunes-hand-put-gap = Trou
lacunes-hand-clear = Vider cette case
lacunes-hand-empty = Tout vider
lacunes-hand-letters = En lettres
lacunes-hand-text = Écris ou colle quatre rangées : 6H est le 6 de cœur, -- un trou
lacunes-hand-deal = Partir de la donne ci-dessus
lacunes-hand-left = { $cards ->
    [0] Toutes les cartes sont posées.
    [1] Il reste une carte.
   *[other] Il reste { $cards } cartes.
} { $gaps ->
    [0] Aucun trou sur quatre.
    [1] Un trou sur quatre.
   *[other] { $gaps } trous sur quatre.
}
lacunes-hand-unread = Pas posé, car ce n’est pas une carte, ou elle est déjà là ou de trop : { $words }.
lacunes-hand-use = Prendre cette table

lacunes-set-redeals = Redistributions déjà faites

## Statistiques

lacunes-tool-statistics = Statistiques
lacunes-statistics-none = Aucune partie ne compte encore : joues-en une, au moins un coup.
lacunes-statistics-games = Parties
lacunes-statistics-wins = Gagnées
lacunes-statistics-helped = dont avec aide
lacunes-statistics-rate = Réussite
lacunes-statistics-percent = { $percent } %
lacunes-statistics-streak = Gains de suite
lacunes-statistics-best-streak = Meilleure série
lacunes-statistics-mean = Cartes en place en cas de perte, en moyenne
lacunes-statistics-best = Cartes en place en cas de perte, au mieux
lacunes-statistics-by-redeals = Gains par redistributions utilisées
lacunes-statistics-redeals = { $redeals ->
    [0] aucune redistribution
    [1] une redistribution
   *[other] { $redeals } redistributions
}
lacunes-statistics-other = Règles à toi
lacunes-statistics-newest = Tes dernières parties : cartes en place
lacunes-statistics-bar = Partie { $number } : { $placed } sur 48, { $won ->
    [true] gagnée
   *[false] perdue
}
lacunes-statistics-legend = Les barres dorées sont des gains, un anneau marque un gain avec aide.
lacunes-statistics-here = Compté pour ce navigateur seulement.
