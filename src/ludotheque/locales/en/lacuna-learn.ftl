## The lessons of Lacuna
lacuna-learn-other-pair = Those two are a pair as well, and they would be yours. Here take the two marked ones.

lacuna-learn-first = Two flowers, one pawn
lacuna-learn-first-about = A whole turn, the end of a game, and how one wins.
lacuna-learn-first-pair = Two flowers of a kind with nothing between them are a pair. Touch one cornflower, then the other, and place your pawn.
lacuna-learn-first-pair-right = Both cornflowers are yours, and your pawn stays on the pond.
lacuna-learn-first-slide = At the end, flowers go to the nearest pawn. Join the two poppies, slide your pawn towards the marked flowers, and place it.
lacuna-learn-first-slide-right = Two poppies at once, and three more flowers are now nearest to you.
lacuna-learn-first-slide-short = The poppies are yours, but from there silver is still nearer to some of the three. Slide your pawn further.
lacuna-learn-first-slide-other = That pair is yours, but your pawn ends up far from the three marked flowers. Join the two poppies.
lacuna-learn-first-shut = A flower or a pawn on the way closes a line. Two of these three marigolds see each other: find them.
lacuna-learn-first-shut-right = Nothing in between: both marigolds are yours.
lacuna-learn-first-shut-other = Those two see each other as well. Here look for the two marigolds.
lacuna-learn-first-count = Now you have silver. Four flowers win a colour, four colours win the game. Poppies and irises have a star: both are yours already.
lacuna-learn-first-last = One pawn is left. Once it stands, each flower goes to the nearest pawn. Take the two marked daisies, and watch.
lacuna-learn-first-last-right = Daisies and marigolds come to you as well: four colours against three. You have won!
lacuna-learn-first-last-other = With that pair gold ends up with four colours. Take the two marked daisies.
lacuna-learn-first-end = The goal: win four of the seven colours, each with at least four of its seven flowers.
    Your turn: place one pawn on the free line between two flowers of a kind, and take both.
    The end: when all twelve pawns stand, each flower left goes to the nearest pawn.
