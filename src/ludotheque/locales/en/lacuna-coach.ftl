# Lacuna: what a coach says beside a player, one sentence a turn.

lacuna-coach-pick = Take any kind that you like: four of its seven win a colour, and this is the first.
lacuna-coach-first = Join two of a kind where many flowers are near: in the end each goes to the nearest pawn.
lacuna-coach-win = Take two { lacuna-kinds }: with four of seven that colour is yours for good.
lacuna-coach-threat = Careful: { $name } can take two { lacuna-kinds } and win that colour for good.
lacuna-coach-leaning = { $other } flowers are nearer to { $name }, { $own } to you: place where there are many.
lacuna-coach-better = Last turn two { lacuna-kinds } were the better choice: about { $percent } % more chance to win.
lacuna-coach-better-spot = The right kind, but another spot was better last turn: about { $percent } % more chance to win.
lacuna-coach-good = Well placed: hardly any other spot gave you as good a chance.
