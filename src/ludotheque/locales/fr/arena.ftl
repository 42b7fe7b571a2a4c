### Les commandes qui mesurent et résolvent : arena, solve, bench.

solve-warming = Préparation…
solve-progress-nodes = { $nodes } positions
solve-progress = { $nodes } positions, { $percent } % de cette recherche
solve-progress-value = { $nodes } positions, { $percent } % de cette recherche, mieux jusqu’ici { $value }
solve-value = Valeur (l’avance du premier joueur) :
solve-line = Meilleure suite :
solve-proven = Prouvé :
solve-depth = Coups d’avance :
solve-states = Positions examinées :
solve-seconds = Secondes :
solve-yes = oui
solve-no = non

refused-not-solvable = Cette position ne peut pas être résolue.
refused-not-solvable-players = Le solveur joue à deux ; cette partie compte { $players } { $players ->
    [one] joueur
   *[other] joueurs
}.
refused-not-solvable-selections = Le solveur commence quand les deux joueurs ont choisi leurs deux tuiles.
refused-other-game = C’est une partie de { $game }.
refused-invalid-record-of-the-record = Une partie enregistrée contient ses options : --set ne va pas avec.
refused-unknown-player = Personne ne s’appelle « { $player } » : choisis parmi { $known }.
refused-invalid-limit = « { $limit } » n’est pas une limite : écris nodes:N, seconds:S ou fraction:F.
refused-other-contest = { $file } contient les parties d’une autre rencontre ; prends un autre fichier.
refused-other-dataset = { $file } contient des parties d’une autre sorte ; prends un autre fichier.
refused-unknown-measure = Aucune mesure ne s’appelle « { $measure } » : choisis parmi { $known }.
refused-two-players-needed = Nomme deux joueurs, ou « ladder » tout seul.
refused-invalid-setting = « { $setting } » n’est pas un réglage : écris option=valeur.

arena-progress = { $done } parties sur { $games }, { $share } % pour { $player }
arena-result = { $a } contre { $b } : { $wins } gagnées, { $draws } nulles, { $losses } perdues en { $games } parties
arena-share = Part { $share } % (95 % : { $low } à { $high } %), Elo { $elo } ({ $elolow } à { $elohigh })
arena-above = { $a } est au-dessus de { $b }.
arena-not-above = Non montré : { $a } au-dessus de { $b }.

bench-running = Mesure de { $measure }…
