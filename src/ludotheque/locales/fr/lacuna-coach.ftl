# Lacuna : ce que dit l’entraîneur, une phrase par tour.

lacuna-coach-win = Une paire est libre et décide : avec { lacuna-two-kinds } de plus, cette couleur est à toi pour de bon.
lacuna-coach-threat = Attention : il y a { lacuna-two-kinds } à prendre, et si tu les laisses, { $name } peut gagner cette couleur.
lacuna-coach-leaning = { $other } fleurs penchent vers { $name }, { $own } vers toi : pose où ton pion est le plus près de beaucoup.
lacuna-coach-better = Au tour d’avant, { lacuna-two-kinds } offraient mieux : environ { $percent } % de chances de plus.
lacuna-coach-good = Bien posé : presque aucun autre endroit ne donnait autant de chances.
