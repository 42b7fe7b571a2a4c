# Laguna: the puzzles' goals and themes.

laguna-puzzle-voyage-deliver = You are red. Deliver as many red pearls as are wanted, in { $par } steps at most. Shifts and trades are free; a reef costs five steps.
laguna-puzzle-voyage-arrange = Leave exactly the pearls wanted on each island named, in { $par } steps at most. Shifts and trades are free; a reef costs five steps.
laguna-puzzle-voyage-both = You are red. Leave the pearls wanted on the island named and deliver the red ones, in { $par } steps at most. Shifts and trades are free; a reef costs five steps.
laguna-puzzle-deliver = You are red. Deliver a red pearl this turn, in { $par } moves at most (steps, shifts, unloading).
laguna-puzzle-deliver-two = You are red. Deliver two red pearls this turn, in { $par } moves at most (steps, shifts, unloading).
laguna-puzzle-win = You are red and lack one pearl. Win this turn, in { $par } moves at most (steps, shifts, unloading).
laguna-puzzle-rob = You are red. Get a red pearl by exchange with another raft and deliver it this turn, in { $par } moves at most (steps, shifts, exchange, unloading).
laguna-puzzle-rob-and-win = You are red and lack one pearl. Get it by exchange with another raft and win this turn, in { $par } moves at most (steps, shifts, exchange, unloading).
laguna-puzzle-shift-1-north = You are red. Shift a single pearl, then sail one square up, with no reef showing and no current against you.
laguna-puzzle-shift-1-east = You are red. Shift a single pearl, then sail one square to the right, with no reef showing and no current against you.
laguna-puzzle-shift-1-south = You are red. Shift a single pearl, then sail one square down, with no reef showing and no current against you.
laguna-puzzle-shift-1-west = You are red. Shift a single pearl, then sail one square to the left, with no reef showing and no current against you.
laguna-puzzle-shift-2-north = You are red. Shift a single pearl, then sail two squares straight up, with no reef showing and no current against you.
laguna-puzzle-shift-2-east = You are red. Shift a single pearl, then sail two squares straight to the right, with no reef showing and no current against you.
laguna-puzzle-shift-2-south = You are red. Shift a single pearl, then sail two squares straight down, with no reef showing and no current against you.
laguna-puzzle-shift-2-west = You are red. Shift a single pearl, then sail two squares straight to the left, with no reef showing and no current against you.
laguna-puzzle-shift-3-north = You are red. Shift a single pearl, then sail three squares straight up, with no reef showing and no current against you.
laguna-puzzle-shift-3-east = You are red. Shift a single pearl, then sail three squares straight to the right, with no reef showing and no current against you.
laguna-puzzle-shift-3-south = You are red. Shift a single pearl, then sail three squares straight down, with no reef showing and no current against you.
laguna-puzzle-shift-3-west = You are red. Shift a single pearl, then sail three squares straight to the left, with no reef showing and no current against you.
laguna-puzzle-steps-left = { $count ->
    [0] No step left
    [one] { $count } step left
   *[other] { $count } steps left
}
laguna-puzzle-voyage-deliver-left = { laguna-puzzle-steps-left }
laguna-puzzle-voyage-arrange-left = { laguna-puzzle-steps-left }
laguna-puzzle-voyage-both-left = { laguna-puzzle-steps-left }
laguna-theme-solitaire = Alone
laguna-theme-delivery = Deliver
laguna-theme-arranging = Arrange islands
laguna-theme-trading = Exchange
laguna-theme-reef = Reefs
laguna-theme-current = Currents
laguna-theme-shift = The only shift
laguna-theme-fixed = Pearls stay put
laguna-theme-five = Five pearls

# What a wrong answer comes to.
laguna-puzzle-wrong-comes-over-par = { $left ->
    [one] From here one more step is needed
   *[other] From here { $left } more steps are needed
}: { $over } over par.
laguna-puzzle-wrong-comes-spent = All { $par } steps are used, and the goal is not reached.
laguna-puzzle-wrong-comes-short = { $over ->
    [one] Not in time: one more move is needed from here.
   *[other] Not in time: { $over } more moves are needed from here.
}
laguna-puzzle-wrong-comes-far = Not in time: more than { $most } more moves are needed from here.
laguna-puzzle-wrong-comes-ended = Your turn is over before the goal.
laguna-puzzle-wrong-comes-reef = A reef shows in an open hole: your turn is over before the goal.
laguna-puzzle-wrong-comes-reef-ahead = { $sailed ->
    [one] Not that pearl: one square on, a reef shows in an open hole.
   *[other] Not that pearl: { $sailed } squares on, a reef shows in an open hole.
}
laguna-puzzle-wrong-comes-current = { $sailed ->
    [0] Not that pearl: the current carries the raft another way.
    [one] Not that pearl: one square on, the current carries the raft another way.
   *[other] Not that pearl: { $sailed } squares on, the current carries the raft another way.
}
laguna-puzzle-wrong-comes-barred = Not that pearl: the way is barred.
laguna-puzzle-wrong-comes-shift-first = The right pearl has to be shifted first: like this the raft does not get through.
laguna-puzzle-wrong-comes-straight = The pearl was right: now straight on, and nothing else.
