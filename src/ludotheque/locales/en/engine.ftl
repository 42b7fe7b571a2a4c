### Bots over a pipe: what an engine refuses, and what an arena reports of a program.

refused-unknown-command = There is no such command here: “{ $command }”.
refused-bad-argument = “{ $word }” is not understood here.
refused-line-too-long = A line has at most { $limit } characters.
refused-no-game = Name a game first: game KEY.
refused-no-position = Give a position first: position, or view.
refused-no-views = Nothing is hidden in { $game }: give its moves with position.
refused-not-to-move = Seat { $seat } is not to move.
refused-chance-due = Chance is to speak: give its move too.

arena-fault = Game { $number } is lost beside the board: { $why }
refused-no-program = No program is named.
refused-program-ended = { $program } came to an end ({ $detail }).
refused-program-late = { $program } did not answer in time.
refused-program-refused = { $program } refused: { $detail }
refused-program-nonsense = { $program } does not speak the protocol: “{ $detail }”
refused-program-illegal = { $program } played what is not legal: “{ $detail }”

refused-bad-link = That is no link to a seat: http://…/table/…#invite=…
bot-over = The match is over ({ $reason }): { $scores }
