### Ce qui entoure les jeux : table, préférences, refus.

shell-title = Ludothèque
shell-skip = Aller au contenu
shell-home = Ludothèque, accueil
shell-to-home = Vers les jeux
shell-close = Fermer
shell-yes = Oui
shell-no = Non
shell-on = oui
shell-off = non
shell-loading = Un instant…
shell-unfetched = Un morceau de la page n’a pas pu être chargé.
shell-reload = Recharger
shell-try-again = Réessayer

## Préférences
shell-preferences = Préférences
shell-language = Langue
shell-theme = Lumière
shell-theme-auto = Comme le système
shell-theme-light = Claire
shell-theme-dark = Sombre
shell-sound = Son
shell-confirm = Confirmer les coups
shell-confirm-hint = Le coup est d’abord montré, puis joué quand tu le confirmes.
shell-coordinates = Coordonnées
shell-coordinates-hint = Des lettres et des chiffres au bord du plateau.
shell-your-name = Ton nom
shell-rename = Changer

## Places
shell-bot = robot, niveau { $level }
shell-bot-long = { $name } (robot, niveau { $level })
shell-program = { $name } (robot)
shell-bot-name = { $number ->
    [1] Mousse
    [2] Galet
    [3] Brindille
    [4] Pomme
   *[other] Robot { $number }
  }
shell-seat-open = Place { $number } libre
shell-you = (toi)
shell-thinks = réfléchit
shell-prepares = se prépare
shell-away = absent
shell-gone = parti
shell-has-chosen = choix fait
shell-chooses = en train de choisir

## La table
shell-panel = La partie
shell-your-turn = À toi de jouer
shell-turn-of = À { $name } de jouer
shell-turn-yours = À toi
shell-turn-named = À { $name }
shell-thinking = { $name } réfléchit…
shell-preparing = { $name } se prépare : la première fois sur cette machine, il faut un instant…
shell-chance = Le hasard décide…
shell-choose-secretly = Choisis en secret
shell-choose-secretly-named = { $name } choisit en secret
shell-waiting-choices = On attend { $names }
shell-waiting-seats = { $count ->
    [one] On attend quelqu’un
   *[other] On attend { $count } personnes
  }
shell-watching = Tu regardes la partie.
shell-no-moves = Pas encore de coup.
shell-log = Les coups joués
shell-board = Le plateau
shell-no-board = Ce jeu n’a pas encore de plateau dans le navigateur.
shell-hint = Un conseil
shell-takeback = Annuler
shell-taken-back = C’est annulé.
shell-draw = Proposer nulle
shell-pause = Pause
shell-resign = Abandonner
shell-play-on = Continuer
shell-export = Enregistrer la partie en fichier
shell-replay = Revoir les coups
shell-replay-slider = Moment de la partie
shell-ply = Après le coup { $ply } sur { $of }
shell-first = Au début
shell-previous = Un coup en arrière
shell-next = Un coup en avant
shell-last = Au présent

## Conseils
shell-hint-queued = Ton conseil attend son tour…
shell-hint-running = Je cherche un bon coup…
shell-hint-preparing = Je me prépare : la première fois sur cette machine, il faut un instant…
shell-hint-failed = Pas de conseil cette fois-ci.
shell-coach = Entraîneur
shell-coach-hint = Une phrase par tour sur ce qui compte maintenant. La partie compte comme aidée, comme avec un conseil.
shell-coach-strongest = Bien joué : le bot le plus fort aurait fait pareil.
shell-value = Valeur estimée : { $value }.
shell-value-proven = Valeur prouvée : { $value }.
shell-stop = Arrêter

## Propositions et absences
shell-offered-takeback = { $name } voudrait annuler un coup. D’accord ?
shell-offered-draw = { $name } propose la nulle. D’accord ?
shell-offered-pause = { $name } voudrait une pause. D’accord ?
shell-offered-rematch = { $name } voudrait rejouer en changeant de place. Toi aussi ?
shell-offering-takeback = Annuler le coup ? On attend la réponse de { $names }.
shell-offering-draw = Nulle proposée. On attend { $names }.
shell-offering-pause = Pause proposée. On attend { $names }.
shell-offering-rematch = Revanche proposée. On attend { $names }.
shell-withdraw = Retirer
shell-gone-what = { $name } n’est plus là depuis un moment. Que fait-on ?
shell-gone-wait = Attendre
shell-gone-bot = Laisser jouer un robot
shell-gone-end = Arrêter sans résultat
shell-unanswered = La table n’a pas encore répondu…
shell-lost = La connexion est coupée.
shell-lost-hint = Elle revient toute seule ; rien n’est perdu.

## Sur un seul écran
shell-curtain = Changement de joueur
shell-curtain-for = Seulement pour { $name }
shell-curtain-hint = Les autres regardent ailleurs : ce choix est secret.
shell-curtain-lift = C’est moi, { $name }

## La fin
shell-you-win = Tu as gagné !
shell-you-win-with = Tu as gagné, avec { $names } !
shell-wins = { $names-count ->
    [one] { $names } gagne
   *[other] { $names } gagnent
  }
shell-all-win = Égalité
shell-solo-won = Réussi !
shell-solo-lost = Pas cette fois
shell-ended = Arrêtée sans résultat
shell-reason = La partie est terminée.
shell-resigned = { $you ->
    [true] Tu as abandonné
   *[false] { $name } a abandonné
}
shell-reason-resigned = { shell-resigned }.
shell-reason-agreed = Nulle d’un commun accord.
shell-reason-time = { $you ->
    [true] Tu n’as plus de temps.
   *[false] { $name } n’a plus de temps.
}
shell-reason-abandoned = La partie s’est arrêtée parce que { $you ->
    [true] tu n’étais plus là.
   *[false] { $name } n’était plus là.
}
shell-assisted = Des conseils ont servi dans cette partie.

## Refus
shell-refused = Ça ne va pas ({ $code }).
refused-unreachable = Le serveur ne répond pas. Est-il lancé ?
refused-server-error = Quelque chose a mal tourné sur le serveur.
refused-not-found = Il n’y a rien de tel ici.
refused-too-large = C’est trop grand.
refused-too-many = Trop à la fois ; réessaie dans un moment.
refused-invalid-request = Le serveur n’a pas compris.
refused-already-chosen = Tu as déjà choisi.
refused-bad-clock = Cette pendule n’existe pas.
refused-bad-host = Le serveur ne répond pas à ce nom.
refused-bad-name = Ce nom ne va pas : 40 caractères simples au plus, sans commencer par « bot: ».
refused-bad-origin = La demande vient d’une autre page : elle est refusée.
refused-busy = Les robots sont tous occupés ; réessaie dans un moment.
refused-cannot-offer = On ne peut pas proposer cela maintenant.
refused-hello-first = La connexion a commencé sans se présenter.
refused-http-error = Le serveur a refusé.
refused-invalid-message = Le serveur n’a pas compris.
refused-match-over = La partie est finie.
refused-no-bots = Ce jeu n’a pas de robot.
refused-hints-off = Pas de conseils à cette table : il faudrait l’accord de tous à la mise en place.
refused-no-hint = Pas de conseil pour l’instant.
refused-no-such-job = Ce travail est déjà fini.
refused-invalid-record-another-game = game : la partie notée n’est pas de { $game }.
refused-no-such-level = Il n’y a pas de niveau { $level }.
refused-no-such-match = Cette partie n’existe pas à cette table.
refused-no-such-offer = Cette proposition ne tient plus.
refused-no-such-ply = La partie ne va pas jusque-là.
refused-no-such-seat = Cette place n’existe pas.
refused-no-such-table = Cette table n’existe pas.
refused-not-allowed = On ne peut pas demander cela ici.
refused-not-gone = { $name } n’est pas parti depuis assez longtemps.
refused-not-stored = Le coup n’a pas pu être enregistré, il n’est donc pas joué. Réessaie.
refused-other-rules = Cette partie a été jouée selon la version { $rules } des règles, qui n’est plus ici. Elle est gardée telle quelle.
refused-not-the-host = Seule la personne qui a ouvert la table peut le faire.
refused-not-while-playing = Pas pendant la partie.
refused-not-your-seat = Ce n’est pas ta place.
refused-nothing-to-take-back = Il n’y a rien à annuler.
refused-own-offer = C’est aux autres de répondre.
refused-already-paused = Le temps est déjà arrêté.
refused-not-paused = Le temps n’est pas arrêté.
refused-paused = Le temps est arrêté : reprends d’abord.
refused-no-such-service = Ce jeu n’offre rien de tel.
refused-seat-taken = Quelqu’un est déjà assis ici.
refused-unknown-token = Ce lien n’ouvre rien ici.

# The stage
shell-see-rule = Quelle règle ?
shell-menu = Menu
shell-speed = Coups des autres
shell-speed-calm = calme
shell-speed-normal = normal
shell-speed-quick = vite
shell-speed-once = d’un coup
shell-how-shown = Affichage et jeu
shell-sheet = Feuille de marque
shell-other-game = Un autre jeu
shell-move-waits = Ton coup attend la connexion.
shell-move-waits-hint = Ton coup est gardé ; il part dès que la connexion revient.
shell-move-recall = L’annuler
shell-move-given-back = La position a changé pendant ton absence : ton coup n’a pas été joué.
shell-again = Rejouer
shell-my-link = Jouer sur un autre appareil
shell-my-link-hint = Ouvre ce lien sur un autre appareil : tu y retrouves ta place. Il n’est qu’à toi ; qui l’a joue pour toi.
shell-invite-later = À la table
shell-invite-title = Il manque encore quelqu’un
shell-invite = Inviter
shell-qr = En code QR
shell-autoplay = Défiler tout seul
shell-position-link = Lien vers cette position
shell-fork = Repartir d’ici
shell-fork-side = Quel camp veux-tu jouer ? Des robots prennent les autres.
shell-hinted = { $you ->
    [true] Tu as pris un conseil.
   *[false] { $name } a pris un conseil.
}
shell-declined-takeback = { $name } préfère laisser le coup comme il est.
shell-declined-draw = { $name } ne veut pas de nulle.
shell-declined-pause = { $name } préfère continuer.
shell-declined-rematch = { $name } ne veut pas d’autre partie pour l’instant.
shell-declined-anew = { $name } préfère ne pas recommencer.
shell-rematch = Changer de place
shell-change = Changer de place ou de niveau
shell-change-seats-hint = Chacun avance d’une place, et quelqu’un d’autre commence :
shell-change-level-other = Ou un autre niveau :
shell-change-level-hint = { $edge ->
    [lowest] C’était le niveau { $level }, le plus doux.
    [highest] C’était le niveau { $level }, le plus fort.
   *[between] C’était le niveau { $level }.
  } Le même jeu à une nouvelle table, contre un robot :
shell-change-all = Choisir à nouveau les joueurs et les règles
shell-offered-anew = { $name } voudrait recommencer, chacun à sa place. D’accord ?
shell-offering-anew = Demandé : recommencer. On attend { $names }.
shell-paused = { $glass ->
    [1] Le sablier est arrêté
   *[other] La pendule est arrêtée
} : la partie est en pause.
shell-paused-away = { $glass ->
    [1] Le sablier
   *[other] La pendule
} attend que tout le monde soit là.
shell-paused-by = { $you ->
    [true] Tu as demandé une pause.
   *[false] { $name } a demandé une pause.
}
shell-resume = Continuer
shell-series = À cette table :
shell-series-of = { $name } : { $wins }
shell-series-match = Partie { $count } : { $result }
shell-resign-ask = Veux-tu abandonner cette partie ?
