# Laguna: everything the game says.

laguna-name = Laguna
laguna-sentence = Steer a bamboo raft between reefs and currents, fetch your pearls, and beat the sand.

## Words that other texts are made of

laguna-colour = { $colour ->
    [r] red
    [g] green
    [b] blue
   *[y] yellow
}
laguna-raft-colour = { $raft ->
    [r] red
    [g] green
    [b] blue
   *[y] yellow
}
laguna-way = { $way ->
    [N] north
    [E] east
    [S] south
   *[W] west
}
laguna-symbol-water = open water
laguna-symbol-reef = reef
laguna-symbol-arrow = current
laguna-symbol-unknown = hidden
laguna-volcano = volcano
laguna-island = island { $island }
laguna-pearl = { laguna-colour } pearl

## Refusals

laguna-refused-game-over = The game is over.
laguna-refused-not-your-turn = Another raft is sailing now.
laguna-refused-too-fast = Too fast: the raft is still moving.
laguna-refused-wrong-phase = That cannot be done now.
laguna-refused-start-fixed = This puzzle has a fixed starting place.
laguna-refused-off-sea = A raft must lie on six cells of sea.
laguna-refused-raft-overlap = A raft lies there already.
laguna-refused-not-at-line = No side of the raft touches the white line of island { $island }.
laguna-refused-island-taken = Somebody starts from island { $island } already.
laguna-refused-own-colour = You may not place pearls of your own colour.
laguna-refused-not-in-pool = No { laguna-colour } pearl is left to place.
laguna-refused-colour-on-island = Island { $island } has a { laguna-colour } pearl already.
laguna-refused-no-island-unload = Pearls cannot simply be left on an island.
laguna-refused-not-launched = Load at least two pearls first.
laguna-refused-not-start-island = Your first pearls come from your start island, { $island }.
laguna-refused-own-raft = That is your own raft.
laguna-refused-partner-not-launched = That raft has not been launched yet.
laguna-refused-not-touching = Your raft does not touch it: a side must meet a side.
laguna-refused-island-protected = Island { $island } is closed until { $name } has launched.
laguna-refused-arrow-visible = A current shows in your raft: cover it first.
laguna-refused-island-full = Island { $island } is full.
laguna-refused-dead-end = The other pearls could not be placed any more.
laguna-refused-unequal-numbers = As many pearls must come as go.
laguna-refused-middle-forbidden = Middle holes of crossed rafts do not exchange.
laguna-refused-wrong-position = A pearl goes to the same position on the other raft.
laguna-refused-hole-empty = There is no pearl in that hole.
laguna-refused-pearl-not-there = Island { $island } has no such { laguna-colour } pearl.
laguna-refused-hole-covered = That hole carries a pearl.
laguna-refused-too-many-pearls = The raft carries { $most } pearls at most.
laguna-refused-shift-forbidden = Without the glass, pearls shift only at the start of a turn when a reef shows.
laguna-refused-fresh-pearl = That pearl came aboard this turn: it stays where it is.
laguna-refused-would-uncover-reef = Before the first step no reef may be uncovered.
laguna-refused-would-uncover-arrow = Before the first step no current may be uncovered.
laguna-refused-reef-visible = A reef shows in your raft: cover it before you step.
laguna-refused-blocked-edge = The raft stays inside the sea.
laguna-refused-blocked-land = Land is in the way.
laguna-refused-blocked-raft = A raft is in the way.
laguna-refused-arrow-binds = The current pulls another way.
laguna-refused-not-own-colour = Only pearls of your own colour go into the volcano.
laguna-refused-two-must-stay = Two pearls must stay aboard.
laguna-refused-no-calling = The glass is watched by the clock here.
laguna-refused-own-call = You cannot call time on yourself.

## Events

laguna-event-place = { $name } starts from island { $island }.
laguna-event-pearl = { $name } puts a { laguna-colour } pearl on island { $island }.
laguna-event-load = { $name } loads a { laguna-colour } pearl at { $island }.
laguna-event-swap = { $name } exchanges { $given-count ->
    [one] a pearl
   *[other] { $given-count } pearls
} at island { $island }.
laguna-event-trade = { $name } exchanges { $given-count ->
    [one] a pearl
   *[other] { $given-count } pearls
} with the { laguna-raft-colour } raft.
laguna-event-shift = { $name } shifts a { laguna-colour } pearl.
laguna-event-step = { $name } sails { laguna-way }.
laguna-event-unload = { $name } delivers a pearl: { $delivered } in the volcano.
laguna-event-drop = { $name } leaves a { laguna-colour } pearl on island { $island }.
laguna-event-end = { $name } ends the turn.
laguna-event-time = The sand is out: { $name }’s turn is over.
laguna-event-called = “Time!” { $name }’s turn is over.
laguna-event-launched = { $name } is afloat.
laguna-event-reef = Reef! { $name }’s turn is over.
laguna-event-current = A current pulls the raft.
laguna-event-tired = Three hundred actions: { $name }’s turn is over.
laguna-event-turn = { $name } sails.
laguna-event-won = { $name } has every pearl in the volcano!
laguna-event-solved = Solved in { $moves } moves.
laguna-event-wrecked = A reef: the puzzle is lost.
laguna-event-rounds = The last round is over.

## How a game ends

laguna-reason-delivered = The pearls are in the volcano.
laguna-reason-rounds = The rounds agreed on are over.
laguna-reason-solved = The puzzle is solved.
laguna-reason-reef = A reef ended the puzzle.

## Options

laguna-option-players = Players
laguna-option-players-hint = One plays solitaire puzzles.
laguna-option-players-1 = 1, solitaire
laguna-option-players-2 = 2
laguna-option-players-3 = 3
laguna-option-players-4 = 4
laguna-option-board_side = Board
laguna-option-board_side-hint = The hard side has about twice as many reefs and currents. Both boards are ours, not the printed ones.
laguna-option-board_side-easy = easy
laguna-option-board_side-hard = hard
laguna-option-glass = Hourglass
laguna-option-glass-hint = Seconds a turn. Without a glass nobody hurries, and pearls shift only after a reef.
laguna-option-glass-20 = 20 seconds
laguna-option-glass-30 = 30 seconds
laguna-option-glass-45 = 45 seconds
laguna-option-glass-60 = 60 seconds
laguna-option-glass-none = no glass
laguna-option-time_call = End of time
laguna-option-time_call-hint = As the rules have it, somebody must notice and say “Time!”.
laguna-option-time_call-auto = automatic
laguna-option-time_call-call = must be called
laguna-option-max_pearls = Pearls aboard
laguna-option-max_pearls-hint = Five make sailing easier; also as a handicap for one seat.
laguna-option-max_pearls-4 = at most 4
laguna-option-max_pearls-5 = at most 5
laguna-option-distribution = Pearls on the islands
laguna-option-distribution-hint = By lot, or placed by the players, never of the own colour.
laguna-option-distribution-random = by lot
laguna-option-distribution-players = placed by the players
laguna-option-premove = Shifting before the first step
laguna-option-premove-hint = What happens when such a shift would uncover a symbol.
laguna-option-premove-guarded = refused, but never frozen
laguna-option-premove-effect = allowed, the symbol acts
laguna-option-premove-literal = always refused
laguna-option-dock_edges = Docking at islands
laguna-option-dock_edges-hint = Along the whole shore or at the white line only.
laguna-option-dock_edges-shore = whole shore
laguna-option-dock_edges-line = white line
laguna-option-island_unload = Leave pearls on islands
laguna-option-island_unload-hint = A pearl may be put back on an island with room.
laguna-option-island_unload-true = on
laguna-option-island_unload-false = off
laguna-option-cross_middle = Middle holes of crossed rafts
laguna-option-cross_middle-hint = A raft across and a raft along have different middle holes.
laguna-option-cross_middle-choice = exchange as you choose
laguna-option-cross_middle-forbid = do not exchange
laguna-option-protect_start = Protected start
laguna-option-protect_start-hint = Nobody loads at your start island before you have launched.
laguna-option-protect_start-true = on
laguna-option-protect_start-false = off
laguna-option-volcano_arrow_rule = Currents at the volcano
laguna-option-volcano_arrow_rule-hint = A visible current forbids unloading too.
laguna-option-volcano_arrow_rule-true = on
laguna-option-volcano_arrow_rule-false = off
laguna-option-no_timer_peek = Peeking without glass
laguna-option-no_timer_peek-hint = Looking under the own pearls before the first step.
laguna-option-no_timer_peek-true = on
laguna-option-no_timer_peek-false = off
laguna-option-peek_public = Others see a peek
laguna-option-peek_public-hint = What the active player peeks at is shown to all.
laguna-option-peek_public-true = on
laguna-option-peek_public-false = off
laguna-option-show_under = Glass pearls
laguna-option-show_under-hint = Shows faintly what lies under every pearl: no memory needed.
laguna-option-show_under-true = on
laguna-option-show_under-false = off
laguna-option-solo_reef = Solitaire: a reef costs
laguna-option-solo_reef-hint = Extra moves for a shown reef, or the end of the puzzle.
laguna-option-solo_reef-5 = 5 moves
laguna-option-solo_reef-forbid = the game
laguna-option-round_limit = Round limit
laguna-option-round_limit-hint = After so many turns each, most pearls win.
laguna-option-round_limit-false = none

laguna-preset-base = With the hourglass
laguna-preset-unhurried = No glass, no hurry
laguna-preset-four = Four rafts
laguna-preset-solitaire = Solitaire puzzle

## Hints

laguna-hint-fetch = Head for island { $island }: it takes { $moves ->
    [one] one action
   *[other] { $moves } actions
}.
laguna-hint-deliver = Head for the volcano: it takes { $moves ->
    [one] one action
   *[other] { $moves } actions
}.
laguna-hint-load = Take pearls aboard here.
laguna-hint-unload = Deliver here.
laguna-hint-trade = Take what you need from the raft beside you.
laguna-hint-cover = Put a pearl where it is needed.
laguna-hint-stop = Stop here: the next step would only show a reef.
laguna-hint-start = A good place to start.
laguna-hint-proven = The shortest way has { $moves } more moves.
