# Lacuna : ce que dit l’entraîneur, une phrase par tour.

lacuna-coach-win = Il y a { lacuna-two-kinds } à prendre, et la majorité est à toi pour de bon : quatre sur sept.
lacuna-coach-threat = Attention : { lacuna-two-kinds } sont à prendre, et { $name } peut en avoir la majorité avec.
lacuna-coach-leaning = { $other } fleurs penchent vers { $name }, { $own } vers toi : pose près de beaucoup d’entre elles.
lacuna-coach-better = Au tour d’avant, { lacuna-two-kinds } offraient mieux : environ { $percent } % de chances de plus.
lacuna-coach-good = Bien posé : presque aucun autre endroit ne donnait autant de chances.
