# Laguna: everything the game says.

laguna-name = Laguna
laguna-sentence = Sail a raft to the islands for pearls; whoever first brings enough of their own colour to the volcano wins.
laguna-gentle = For a start: a minute a turn, which runs only from your first move; see-through pearls; and an island with a pearl of yours to set out from.

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
    [N] up
    [E] right
    [S] down
   *[W] left
}
laguna-or = or
laguna-symbol-water = open water
laguna-symbol-reef = reef
laguna-symbol-arrow = current
laguna-symbol-unknown = hidden
laguna-volcano = volcano
laguna-island = island { $island }
laguna-pearl = { laguna-colour } pearl
laguna-some-pearls = { $count ->
    [one] a { laguna-colour } pearl
   *[other] { $count } { laguna-colour } pearls
}

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
laguna-refused-would-uncover-reef = Something lies under that pearl: before your first step it stays covered.
laguna-refused-would-uncover-arrow = Something lies under that pearl: before your first step it stays covered.
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

laguna-event-place = { $you ->
    [true] You start from island { $island }.
   *[false] { $name } starts from island { $island }.
}
laguna-event-pearl = { $you ->
    [true] You put a { laguna-colour } pearl on island { $island }.
   *[false] { $name } puts a { laguna-colour } pearl on island { $island }.
}
laguna-event-load = { $you ->
    [true] You load a { laguna-colour } pearl at island { $island }.
   *[false] { $name } loads a { laguna-colour } pearl at island { $island }.
}
laguna-exchanges = { $you ->
    [true] You exchange
   *[false] { $name } exchanges
}
laguna-event-swap = { laguna-exchanges } { $given-count ->
    [one] a pearl
   *[other] { $given-count } pearls
} at island { $island }.
laguna-event-trade = { laguna-exchanges } { $given-count ->
    [one] a pearl
   *[other] { $given-count } pearls
} with the { laguna-raft-colour } raft.
laguna-event-shift = { $you ->
    [true] You shift a { laguna-colour } pearl.
   *[false] { $name } shifts a { laguna-colour } pearl.
}
laguna-event-step = { $you ->
    [true] You sail { laguna-way }.
   *[false] { $name } sails { laguna-way }.
}
laguna-event-unload = { $you ->
    [true] You deliver a pearl: { $delivered } in the volcano.
   *[false] { $name } delivers a pearl: { $delivered } in the volcano.
}
laguna-event-drop = { $you ->
    [true] You leave a { laguna-colour } pearl on island { $island }.
   *[false] { $name } leaves a { laguna-colour } pearl on island { $island }.
}
laguna-event-end = { $you ->
    [true] You end your turn.
   *[false] { $name } ends the turn.
}
laguna-turn-over = { $you ->
    [true] your turn is over
   *[false] { $name }’s turn is over
}
laguna-event-time = The sand is out: { laguna-turn-over }.
laguna-event-called = “Time!” { laguna-turn-over }.
laguna-event-launched = { $you ->
    [true] You are afloat.
   *[false] { $name } is afloat.
}
laguna-event-reef = { $you ->
    [true] A reef shows under your raft: your turn is over.
   *[false] A reef shows under { $name }’s raft: that turn is over.
}
laguna-event-current = A current will carry the raft one square along.
laguna-event-tired = Three hundred actions: { laguna-turn-over }.
laguna-event-turn = { $you ->
    [true] You sail.
   *[false] { $name } sails.
}
laguna-event-won = { $you ->
    [true] You have every pearl in the volcano!
   *[false] { $name } has every pearl in the volcano!
}
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
laguna-option-colours = Colours
laguna-option-colours-hint = Each player may choose; whoever does not gets the first that is left.
laguna-option-colours-any = whichever is left
laguna-option-colours-r = red
laguna-option-colours-g = green
laguna-option-colours-b = blue
laguna-option-colours-y = yellow
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

## Hints: `as` is `told` where they are said of somebody else's move

laguna-own-colour = { $as ->
    [told] the raft’s own colour
   *[asked] your colour
}

laguna-hint-goal = { $goal ->
    [own] island { $island }, which has a pearl of { laguna-own-colour }
    [raft] the { laguna-raft-colour } raft, which carries a pearl of { laguna-own-colour }
   *[other] island { $island } and its pearls
}
laguna-hint-actions = { $moves ->
    [one] one more action
   *[other] some { $moves } more actions
}
laguna-hint-fetch = { $covers ->
    [shown] There it covers the reef that shows: then the raft can sail on to { laguna-hint-goal }.
    [one-of] There it covers one of the reefs that show; once the others are covered too, the raft can sail on to { laguna-hint-goal }.
    [reef] There it covers a reef on the next step, on the way to { laguna-hint-goal }.
    [current] There it covers a current on the next step, on the way to { laguna-hint-goal }.
   *[none] This is the way to { laguna-hint-goal }: { laguna-hint-actions }.
}
laguna-hint-deliver = { $covers ->
    [shown] There it covers the reef that shows: then the raft can sail on to the volcano.
    [one-of] There it covers one of the reefs that show; once the others are covered too, the raft can sail on to the volcano.
    [reef] There it covers a reef on the next step, on the way to the volcano.
    [current] There it covers a current on the next step, on the way to the volcano.
   *[none] There is a pearl to deliver, and this is the way to the volcano: { laguna-hint-actions }.
}
laguna-hint-load = { $why ->
    [own] It is of { laguna-own-colour }, and { $left ->
        [one] one more
       *[other] { $left } more
    } must reach the volcano.
    [reef] There it covers a reef, which would end the turn.
    [current] There it covers a current, which would carry the raft off.
    [rival] Another player needs it and cannot deliver it from there, and any pearl covers reefs.
   *[cover] Where a pearl lies, of whatever colour, no reef can show.
}
laguna-hint-unload = { $why ->
    [shift] Then a pearl can be delivered without a reef showing.
    [counted] { $left ->
        [0] It is the last one: that wins.
        [one] It counts at once; then one more wins.
       *[other] It counts at once; then { $left } more win.
    }
   *[other] It counts at once.
}
laguna-hint-trade = { $why ->
    [own] It is of { laguna-own-colour }, and the other raft cannot refuse.
    [rival] Its owner needs it, and cannot refuse.
    [winner] That raft would win next turn, but not without that pearl.
   *[other] What is needed can be taken from the raft beside: it cannot refuse.
}
laguna-hint-stop = { $why ->
    [sand] Hardly any sand is left: another step would gain nothing.
   *[reef] The next step would only show a reef.
}
laguna-hint-start = { $why ->
    [own] A pearl of { laguna-own-colour } lies there, aboard from the start.
   *[near] From there the way to the right pearls and to the volcano is short.
}
laguna-hint-spread = One island does about as well as another.
laguna-hint-drift = Nothing can be fetched or delivered just now: it is enough to stay afloat and watch the others.
laguna-hint-proven = The shortest way has { $moves } more moves.

## The board

laguna-keys = The sea. Arrow keys or W A S D steer; U I O J K L name the holes, first from, then to; space looks beneath, V delivers, E ends the turn.
laguna-sea = The sea, { $board }
laguna-overview = The whole sea
laguna-raft-name = the { laguna-raft-colour } raft
laguna-own-raft = Your raft
laguna-spot = { $spot ->
    [H0] upper left
    [H1] upper middle
    [H2] upper right
    [H3] lower left
    [H4] lower middle
    [H5] lower right
    [V0] upper left
    [V1] upper right
    [V2] middle left
    [V3] middle right
    [V4] lower left
   *[V5] lower right
}
laguna-hole-told = { $raft }: { $told }
laguna-hole-open = { $hole } hole, open, { $symbol } beneath
laguna-hole-pearl = { $hole } hole, { laguna-colour } pearl
laguna-glass-left = { $seconds } seconds left for this turn; when the sand is out, the turn is over.
laguna-glass-stands = This turn will have { $seconds } seconds; the sand waits for the first move.
laguna-glass-seconds = { $seconds } s
laguna-glass-turn = this turn
laguna-glass-then = then { $glass } s
laguna-glass-inherited = Sand left over from the turn before runs first, { $left } seconds; then a whole glass.
laguna-glass-leftover = The sand left over runs first, then a whole glass.
laguna-glass-waits = waiting
laguna-glass-turned = The glass is turned over: { $seconds } seconds more.
laguna-do-wary = A reef! That step would end your turn.
laguna-do-wary-more = Once more to go there all the same, or choose another way.
laguna-sand-waits = The sand begins with your first move.
laguna-sand-inherited = Your turn! The sand that is left runs first, then a whole glass.
laguna-none = none
laguna-aboard = Aboard:
laguna-do-place = Choose where your raft starts.
laguna-do-place-more = Touch a shore, or choose an island.
laguna-do-pearl = Take a pearl, never of your own colour.
laguna-do-pearl-onto = Now touch an island.
laguna-do-launch = { $left ->
    [1] Load one more pearl.
   *[other] Load two or three pearls.
}
laguna-do-launch-more = Touch a pearl ashore, then a hole.
laguna-do-launched = One more pearl, or set sail.
laguna-do-launched-more = Cover reefs with pearls before you sail.
laguna-do-hole = Now touch a hole of your raft.
laguna-do-hole-more = An open hole loads, a covered one exchanges.
laguna-do-carry = Now touch an open hole.
laguna-do-carry-dock = Or a pearl of the island, to exchange.
laguna-do-carry-volcano = Or the volcano, to deliver it.
laguna-do-deliver = Deliver: touch the volcano.
laguna-do-cover = A reef shows under your raft: put a pearl on it.
laguna-do-current = The current: one square { $ways }.
laguna-do-current-more = Follow it, or put a pearl on the arrow.
laguna-exchanged = { $name } took { $taken } from you for { $given }.
laguna-do-docked = Island { $island } lies beside you.
laguna-do-docked-more = Load or exchange its pearls, or sail on.
laguna-do-beside = Another raft lies beside you.
laguna-do-beside-more = To exchange, first touch one of its pearls.
laguna-do-premove = Shift pearls if you like, then sail.
laguna-do-premove-more = You may look under your pearls now.
laguna-do-sail = Sail on.
laguna-do-sail-more = A reef that shows ends your turn.
laguna-do-sail-on = Sail on
laguna-do-trade = Exchange with the raft beside you
laguna-do-trade-short = Swap
laguna-do-cancel = Cancel
laguna-idle = Somebody waits at another screen: five minutes without an action end a turn.
laguna-do-step = Sail { laguna-way }
laguna-do-peek = Look
laguna-do-end = End turn
laguna-do-unload = Deliver
laguna-do-call = Time!
laguna-dock-title = At island { $island }
laguna-dock-pearl = { laguna-colour } pearl of island { $island }
laguna-dock-empty = No pearls left
laguna-trade-give = Now touch a pearl of yours, to give.
laguna-trade-give-more = As many must go as come.
laguna-trade-take = Now touch a pearl of theirs, to take.
laguna-trade-take-more = As many must come as go.
laguna-trade-room = One of these pearls finds no room.
laguna-trade-room-more = Its place on the other raft is taken: add the pearl there, or choose another.
laguna-trade-nothing = Press “Exchange”.
laguna-trade-nothing-more = Or add one more pearl of each raft.
laguna-trade-send = { $many ->
    [1] Exchange
   *[other] Exchange, way { $number }
}
laguna-say-place = { $as ->
    [told] starting
   *[asked] Start
} at island { $island }, the raft { $orient ->
    [H] lying
   *[V] standing
}.
laguna-say-pearl = { $as ->
    [told] putting
   *[asked] Put
} a { laguna-colour } pearl on island { $island }.
laguna-say-load = { $as ->
    [told] taking
   *[asked] Take
} the { laguna-colour } pearl of island { $island } into the { $onto } hole.
laguna-say-shift = { $as ->
    [told] moving
   *[asked] Move
} the { laguna-colour } pearl from the { $from } hole to the { $onto } one.
laguna-say-unload = { $as ->
    [told] delivering
   *[asked] Deliver
} the { laguna-colour } pearl of the { $from } hole.
laguna-say-drop = { $as ->
    [told] leaving
   *[asked] Leave
} the { laguna-colour } pearl on island { $island }.
laguna-say-swap = { $as ->
    [told] exchanging
   *[asked] Exchange
} at island { $island }: { $as ->
    [told] giving { $given }, taking { $taken }
   *[asked] give { $given }, take { $taken }
}.
laguna-say-trade = { $as ->
    [told] exchanging
   *[asked] Exchange
} with the { laguna-raft-colour } raft: { $as ->
    [told] giving { $given }, taking { $taken }
   *[asked] give { $given }, take { $taken }
}.
laguna-say-step = { $as ->
    [told] sailing
   *[asked] Sail
} { laguna-way }.
laguna-say-end = { $as ->
    [told] ending the turn
   *[asked] End your turn
}.
laguna-start-island = Start island
laguna-start-turn = Turn
laguna-start-send = Start here
laguna-start-colour = Colour of the pearl
laguna-start-onto = Island
laguna-crowned = { $you ->
    [true] You are crowned!
   *[false] { $name } is crowned!
}
laguna-crowned-pearls = { $delivered } pearls in the volcano
laguna-solved-par = { $over ->
    [0] The fewest there can be!
    [one] One more than needed.
   *[other] { $over } more than needed.
}
laguna-solo-moves = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
laguna-solo-par = par { $par }
laguna-solo-target = Wanted:
laguna-sheet = Pearls delivered
laguna-sheet-pearls = { $delivered } of { $needed }

## The rules

laguna-rules-goal-title = The aim
laguna-rules-goal = Be the first to bring pearls of your own colour into the volcano: six with two players, five with three, four with four. The game ends the moment the last one drops in; two pearls must stay aboard even then.
laguna-rules-setup-title = Getting ready
laguna-rules-setup = Twenty-four pearls in four colours lie on eight islands, three different ones on each; all four colours are always there. The youngest begins, or whoever is drawn by lot, and everybody else follows clockwise. In turn everybody lays a raft on six cells of sea with one side on the white shore of an island that nobody else has. A raft lies or stands and never turns afterwards.
laguna-rules-time-title = The hourglass
laguna-rules-time = A turn lasts one glass of thirty seconds. Who stops early, or hits a reef, hands the running glass on: the next player sails on the sand that is left and then gets a whole glass. Only sand that is really in the glass is handed on. Where calling is agreed, the turn goes on until somebody says “Time!”. Two actions are at least a fifth of a second apart, for people and bots alike.
laguna-rules-launch-title = The first pearls
laguna-rules-launch = The first thing you do is load two or three pearls from your start island, into holes of your choice. From then on two to four pearls are aboard at all times. Nobody else may load at your start island before you have.
laguna-rules-before-title = Before the first step
laguna-rules-before = You may look under your own pearls and shift them, as long as that uncovers neither reef nor current. If reefs show and too few pearls lie on plain water to cover them, a current may be uncovered. A reef that shows already does nothing, but it must be covered before you sail.
laguna-rules-shift-title = Shifting
laguna-rules-shift = Before every step you may move pearls one by one into open holes. A reef that appears ends your turn; a current that appears binds your next step unless you cover it again.
laguna-rules-step-title = Sailing
laguna-rules-step = The raft moves one cell up, down, left or right, as often as the sand allows. If a reef shows after a step, your turn is over. If currents show, the next step follows one of them; one that points at land, edge or raft is void.
laguna-rules-step-covered = The pearl covers the reef: sail on.
laguna-rules-step-current = Two currents show: right or down.
laguna-rules-dock-title = At an island
laguna-rules-dock = When a side of your raft touches an island and no current shows in it, you may load pearls and exchange as many as you like, one for one. Corners do not count.
laguna-rules-dock-side = The red raft is docked, the blue one touches with a side too.
laguna-rules-trade-title = Raft beside raft
laguna-rules-trade = Beside another raft you may exchange as many pearls as you like, as many each way, each into the same place on the other raft. The other player cannot refuse. What this uncovers does nothing for now. Middle holes of crossed rafts match either middle hole.
laguna-rules-trade-same = First hole against last hole, or second against second, or both.
laguna-rules-volcano-title = The volcano
laguna-rules-volcano = Docked at the volcano you unload pearls of your colour one by one, as long as two stay aboard. A reef uncovered by that ends your turn, but the pearl counts.
laguna-rules-variants-title = Variants
laguna-rules-variants = Five pearls instead of four, for all or for one. Pearls placed by the players. No hourglass: then pearls are not shifted, except before the first step of a turn that begins with a reef showing. An easy and a hard board. Without the glass a turn lasts as long as you like; only where somebody waits at another screen do five minutes without an action end it.
laguna-rules-solitaire-title = Alone
laguna-rules-solitaire = Reach the arrangement shown in as few steps as you can. Shifting, loading and exchanging are free; a reef that shows costs five steps. Par is the proven optimum.
laguna-rules-ours-title = What is ours
laguna-rules-ours = The two boards are ours and not the printed ones; whoever owns the box can enter theirs. So are the protection of the start island, the smallest time between two actions and, without a clock, the end of a turn after three hundred actions, or after five idle minutes where somebody waits at another screen.
laguna-rules-open-title = What the rulebook leaves open
laguna-rules-open = How we read it and why; what can be chosen otherwise is an option of the set-up.
laguna-rules-open-option = Option: { $option }.
laguna-rules-open-begin = Who begins
laguna-rules-open-begin-reading = The rulebook says the youngest. A computer cannot see that: whoever sets the table up may name somebody, otherwise lots are drawn. A bot is never the youngest where people sit.
laguna-rules-open-colours = Which colour is whose
laguna-rules-open-colours-reading = Everybody takes a colour. Choose one at the set-up; whoever has no wish gets the first of red, green, blue and yellow that is left.
laguna-rules-open-distribution = Who puts the pearls on the islands
laguna-rules-open-distribution-reading = Only the result is described: three different colours on each. We draw lots, since choosing is named as a variant of its own.
laguna-rules-open-islands = “Other” start islands
laguna-rules-open-islands-reading = All start islands differ, and not only from that of the youngest, so that no two rafts begin in each other’s way.
laguna-rules-open-dock_edges = White line or whole shore
laguna-rules-open-dock_edges-reading = The line is named for the start alone, any shore for docking later. On our boards the line runs along the whole shore, so that both are the same.
laguna-rules-open-first = A current under the empty raft
laguna-rules-open-first-reading = It does not forbid the first loading: symbols sleep before the first step, and many starts would be dead for ever.
laguna-rules-open-protect_start = Somebody empties your start island
laguna-rules-open-protect_start-reading = Nothing is said. We close it to the others until you have launched, or you might never get two pearls.
laguna-rules-open-premove = A shift that would uncover a symbol before the first step
laguna-rules-open-premove-reading = It is refused, as written, with one exception: where too few pearls lie on plain water to cover the reefs that show, a current may be uncovered. By the bare letter a raft could freeze for good.
laguna-rules-open-blocked = A current that points at land or the edge
laguna-rules-open-blocked-reading = It is void, as one that points at a raft: a raft against land would be stuck otherwise.
laguna-rules-open-stop = Ending a turn while a current shows
laguna-rules-open-stop-reading = Allowed: a current binds the next step, and nobody must step. It still binds in the next turn.
laguna-rules-open-volcano_arrow_rule = Currents at the volcano
laguna-rules-open-volcano_arrow_rule-reading = A current that shows forbids unloading too: docking is one notion for islands, rafts and volcano.
laguna-rules-open-island_unload = Putting pearls back on an island
laguna-rules-open-island_unload-reading = Only in exchange, as many as you take, into any open hole: the rulebook speaks of loading and exchanging there.
laguna-rules-open-cross_middle = Middle holes of crossed rafts
laguna-rules-open-cross_middle-reading = Corners match corners. A middle hole has no counterpart on a raft that lies the other way, so whoever exchanges chooses between its two middle holes.
laguna-rules-open-sand = What is handed on
laguna-rules-open-sand-reading = Only sand that is really in the glass, never more than one glass: time that was not used is not saved up.
laguna-rules-open-time_call = Who ends the time
laguna-rules-open-time_call-reading = At a table somebody must notice and say so. Here the clock does, unless you agree on calling.
laguna-rules-open-shifting = Shifting without a glass
laguna-rules-open-shifting-reading = Allowed before the first step of a turn that begins with any reef showing, and only for pearls that were aboard then. By the letter only the reef that ended your own last turn counts; an exchange by somebody else could then freeze you.
laguna-rules-open-no_timer_peek = Looking under pearls without a glass
laguna-rules-open-no_timer_peek-reading = Allowed: nothing takes it away.
laguna-rules-open-peek_public = Who sees what you peek at
laguna-rules-open-peek_public-reading = You alone; people around one screen see it anyway.
laguna-rules-open-show_under = Seeing what lies under pearls
laguna-rules-open-show_under-reading = Hidden, as at a table: remembering is part of the game. Glass pearls are an aid for learning, and the match counts as assisted.
laguna-rules-open-max_pearls = Five pearls for whom
laguna-rules-open-max_pearls-reading = For everybody or for single seats, so that it can be a handicap. The first loading stays at three: an island has no more.
laguna-rules-open-solo_reef = What a reef costs alone
laguna-rules-open-solo_reef-reading = A move is a step. Five further moves for a reef are ours: enough that nobody steers into one for nothing.
laguna-rules-open-round_limit = Games that do not end
laguna-rules-open-round_limit-reading = Nothing is said, and nothing is done unless you agree on a number of rounds; then most pearls win.

## Pages beside the board

laguna-tool-boards = Board editor
laguna-editor-about = Paint a board or type one; it is checked as you go. Somebody who owns the box can enter the printed board here.
laguna-cell = { $cell ->
    [water] open water
    [reef] reef
    [north] current up
    [east] current to the right
    [south] current down
    [west] current to the left
    [void] no sea
    [volcano] volcano
   *[other] island { $cell }
}
laguna-board-brd-1 = A square of 24 cells a side, or 18.
laguna-board-brd-2 = Eight islands at the edge, the volcano in the middle.
laguna-board-brd-3 = The same after a quarter turn: no seat has an advantage.
laguna-board-brd-4 = Never more than two reefs under a raft.
laguna-board-brd-5 = No current runs into land, the edge or another current.
laguna-board-brd-6 = Room enough to dock at every island and at the volcano.
laguna-board-brd-7 = Two pearls are enough to dock somewhere at each of them.
laguna-board-brd-8 = Nobody is trapped: every dock leads to every other.
laguna-board-brd-9 = No place at sea is out of reach.
laguna-board-brd-10 = All islands are about as far from the volcano.
laguna-board-brd-11 = As many reefs and currents as its side should have.
laguna-editor-house = House board
laguna-editor-canvas = The board being made
laguna-editor-symbol = Paint with
laguna-editor-turn = Paint all four sides alike
laguna-editor-make = Draw one by lot
laguna-editor-save = Save
laguna-editor-open = Open a file
laguna-editor-play = Play on it
laguna-editor-working = Checking …
laguna-editor-line = line { $line }
laguna-editor-text = The board as text
laguna-editor-keys = Arrow keys move over the chart, Enter or Space paints the chosen symbol, and the key of a symbol paints that one.
laguna-editor-cursor = Row { $row }, column { $col }: { $symbol }
laguna-editor-problem-not-ascii = Only plain letters and signs are allowed.
laguna-editor-problem-no-header = The first line must be “laguna-board 1”.
laguna-editor-problem-unknown-field = Unknown field.
laguna-editor-problem-no-grid = The grid is missing.
laguna-editor-problem-bad-size = The size must be two numbers, 64 at most.
laguna-editor-problem-ragged-row = A row has the wrong length.
laguna-editor-problem-unknown-character = Unknown character.
laguna-editor-problem-unknown-side = The side must be easy, hard or test.
laguna-editor-problem-unknown-symmetry = Unknown symmetry.
laguna-editor-problem-unknown-line = The line must be shore or grid.
laguna-editor-problem-no-line-grid = The grid of white lines is missing.
laguna-editor-problem-no-end = The text must end with “end”.
laguna-editor-problem-line-off-island = A white line lies off the islands.
laguna-editor-problem-line-not-at-sea = A white line does not face the sea.
laguna-editor-problem-disconnected-island = An island is in pieces.
laguna-editor-problem-disconnected-volcano = The volcano is in pieces.
laguna-editor-problem-not-symmetric = The board has not the symmetry it claims.
laguna-refused-bad-question = Something is missing in the question.
laguna-refused-no-board = No board was found; try another number.
laguna-refused-not-solvable = Only solitaire with a target can be solved.
laguna-terminal-moves = First lay your raft (“moves” lists the places), then load two or three pearls of your start island and sail; “peek” looks under them before the first step. Without hurry: --set glass=none. Moves: place H 2 4 A, load A r 0, step E, shift 0 5, swap A 0 g0, trade 1 0>0 1>1, unload 4, end. Holes are 0 to 5 in reading order; colours r g b y; N E S W. Several at once: step E; step E.

refused-invalid-record-unknown-board = setup: it begins with easy, hard or board: and the text of a board.
refused-invalid-record-unknown-island = setup: island { $island } is there twice, or not on this board.
refused-invalid-record-island-missing = setup: every island needs its pearls, such as A=rgb, or A=- for none.
refused-invalid-record-bad-distribution = setup: every island holds three different colours, and each colour is there six times.
refused-invalid-record-word-twice = setup: { $word } is there twice.
refused-invalid-record-not-one-a-seat = { $field }: one value for all, or one for each of the { $seats } seats.
refused-invalid-record-bad-colours = setup: colours= names a different colour for each seat.
refused-invalid-record-target-needs-solitaire = setup: a target belongs to solitaire, players=1.
refused-invalid-record-pool-and-distribution = setup: pool stands exactly where the players distribute the pearls.
refused-invalid-record-pool-needs-eight-islands = setup: the players can only distribute the pearls over eight islands.
refused-invalid-record-bad-target = setup: a target names islands, such as B=gby, or the volcano with a number.
refused-invalid-record-bad-start = setup: start= lays a raft on six cells of sea at the white line of an island, in solitaire only.
refused-invalid-record-rafts-overlap = setup: two rafts lie on the same cell.
refused-invalid-record-island-taken = setup: two rafts started from the same island.
refused-invalid-record-bad-turn = setup: turn= is a seat, and phase= is launch, premove or sail.
refused-invalid-record-bad-volcano = setup: volcano= needs a number for each seat.
refused-invalid-record-only-without-glass = setup: reef and fresh= are for play without the hourglass.
refused-invalid-record-bad-raft = setup: raft{ $seat }= needs H or V, row, column, six holes and a start island, on six cells of sea.
refused-invalid-record-bad-numbers = setup: { $word } is no list of small numbers.
refused-invalid-record-not-ascii = Board, line { $line }: only plain letters and signs are allowed.
refused-invalid-record-no-header = Board, line { $line }: the first line must be “laguna-board 1”.
refused-invalid-record-unknown-field = Board, line { $line }: unknown field.
refused-invalid-record-no-grid = Board, line { $line }: the grid is missing.
refused-invalid-record-bad-size = Board, line { $line }: the size must be two numbers, 64 at most.
refused-invalid-record-ragged-row = Board, line { $line }: a row has the wrong length.
refused-invalid-record-unknown-character = Board, line { $line }: unknown character.
refused-invalid-record-unknown-side = Board, line { $line }: the side must be easy, hard or test.
refused-invalid-record-unknown-symmetry = Board, line { $line }: unknown symmetry.
refused-invalid-record-unknown-line = Board, line { $line }: the line must be shore or grid.
refused-invalid-record-no-line-grid = Board, line { $line }: the grid of white lines is missing.
refused-invalid-record-no-end = Board, line { $line }: the text must end with “end”.
refused-invalid-record-line-off-island = Board, line { $line }: a white line lies off the islands.
refused-invalid-record-line-not-at-sea = Board, line { $line }: a white line does not face the sea.
refused-invalid-record-disconnected-island = Board, line { $line }: an island is in pieces.
refused-invalid-record-disconnected-volcano = Board, line { $line }: the volcano is in pieces.
refused-invalid-record-not-symmetric = Board, line { $line }: the board has not the symmetry it claims.
