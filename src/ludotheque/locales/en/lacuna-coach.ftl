# Lacuna: what a coach says beside a player, one sentence a turn.

lacuna-coach-win = A pair of { lacuna-kinds } is free, and with it they are yours for good: four of seven.
lacuna-coach-threat = A pair of { lacuna-kinds } is free: if you leave it, { $name } can win them with it.
lacuna-coach-leaning = { $other } flowers lean to { $name }, { $own } to you: stand where your pawn is nearest to many.
lacuna-coach-better = Last turn a pair of { lacuna-kinds } offered more: about { $percent } % more chance to win.
lacuna-coach-good = Well placed: hardly any other spot gave you as good a chance.
