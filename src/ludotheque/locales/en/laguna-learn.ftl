# Laguna: what its lessons say.

## The first voyage

laguna-learn-voyage = A first voyage
laguna-learn-voyage-about = From an island to the volcano in six small moves.
laguna-learn-voyage-load = You are red: bring red pearls to the volcano. Touch the island’s red pearl, then the marked hole.
laguna-learn-voyage-load-typed = You are red: bring red pearls to the volcano. Load the island’s red pearl into the marked hole of your raft.
laguna-learn-voyage-load-right = Aboard! Four pearls fit at most.
laguna-learn-voyage-load-other = That one may travel with you too, but only red ones count for you. Take the red one first.
laguna-learn-voyage-load-hole = Well taken. For what follows, put it into the marked hole instead.
laguna-learn-voyage-cover = A reef shows in this hole: you cannot leave. Cover it with the green pearl.
laguna-learn-voyage-cover-right = Covered: you can leave.
laguna-learn-voyage-cover-beside = The reef still shows: the raft could not leave.
laguna-learn-voyage-cover-shifted = The reef is covered, but three pearls get further than two. Cover it with the island’s green one.
laguna-learn-voyage-step = Sail one square to the right: touch the water there. A reef in an open hole would end your turn.
laguna-learn-voyage-step-typed = Sail one square right. A reef in an open hole would end your turn.
laguna-learn-voyage-step-right = Nothing but water: go on.
laguna-learn-voyage-step-reef = A reef shows in an open hole: your turn would be over.
laguna-learn-voyage-step-shift = You may move a pearl, but here there is no need. Sail to the right.
laguna-learn-voyage-step-end = That ends your turn. You can still do a lot in it!
laguna-learn-voyage-shift = A reef waits below. First move your green pearl into the hole that will pass over it.
laguna-learn-voyage-shift-right = That hole is plugged.
laguna-learn-voyage-shift-beside = The reef will come under the marked hole, and that is still open.
laguna-learn-voyage-shift-green = That would plug the hole too. Here, take the green one: your red one stays above water.
laguna-learn-voyage-shift-away = That way leads off. The volcano lies down and to the right.
laguna-learn-voyage-over = Now sail down, over the reef.
laguna-learn-voyage-over-right = Under a pearl it does nothing.
laguna-learn-voyage-over-shift = The pearls lie just right. Sail down.
laguna-learn-voyage-deliver = You touch the volcano: deliver your red pearl.
laguna-learn-voyage-deliver-right = Your first pearl! Two others always stay aboard.
laguna-learn-voyage-deliver-away = You sail off without delivering.
laguna-learn-voyage-deliver-shift = It lies well there. Carry it to the volcano.
laguna-learn-voyage-end =
    The goal: be the first to deliver six pearls of your colour.
    A turn: load, move your pearls, sail, until a reef shows or the sand runs out.
    New in a game: arrows are currents. In an open hole they carry you one square along. Rafts side by side: either may swap a pearl with the other, without asking.

## Reefs

laguna-learn-reefs = Reefs under the raft
laguna-learn-reefs-about = What covers them, and what bares them.
laguna-learn-reefs-start = Your turn begins with a reef in an open hole. It does no harm by itself, but you must cover it before you sail. Move a pearl onto it.
laguna-learn-reefs-start-right = Covered: now you may sail.
laguna-learn-reefs-start-beside = The reef still shows: the raft stays where it is.
laguna-learn-reefs-start-end = Your turn would be over, and the reef would still be there in the next one.
laguna-learn-reefs-look = Pearls really hide what lies under them. Before your first step you may look (the eye). Cover the reef with the pearl that lies on plain water.
laguna-learn-reefs-look-right = Both reefs are covered. Once you sail, you have to remember them!
laguna-learn-reefs-bare = You want to go right, where a reef waits. Cover the marked hole, but mind the reef under your red pearl: once you have sailed, baring it ends your turn.
laguna-learn-reefs-bare-right = Ready for the next reef, and the old one stays covered.
laguna-learn-reefs-bare-reef = The reef under that pearl shows now: your turn would be over.
laguna-learn-reefs-bare-beside = The next reef will come under the marked hole, and that one is still open.
laguna-learn-reefs-bare-step = The reef shows in an open hole: your turn would be over. Cover that hole first.
laguna-learn-reefs-bare-away = That does not help. First cover the marked hole.
laguna-learn-reefs-way = Reefs all around! A raft never turns, it only slides. Find the one way where the reef comes under a pearl.
laguna-learn-reefs-way-right = The reef slid under the red pearl. Well seen!
laguna-learn-reefs-way-reef = There a reef comes under an open hole: your turn would be over.
laguna-learn-reefs-way-shift = You need not move a pearl here: one way is clear already.
laguna-learn-reefs-end = A reef counts only in an open hole. Cover it before you come over it, and never lift the pearl that lies on one.

## Currents

laguna-learn-currents = The current
laguna-learn-currents-about = Arrows pull the raft, unless they are covered.
laguna-learn-currents-follow = A current shows in an open hole: your next step must follow its arrow. Let it carry you.
laguna-learn-currents-follow-right = It carried you one cell. Only water shows now: you are free again.
laguna-learn-currents-follow-shift = You may move pearls, but here simply follow the arrow.
laguna-learn-currents-follow-end = Nobody must sail, but the current would still pull in your next turn.
laguna-learn-currents-choose = Two currents show: follow one of them, whichever you like. Which one brings you nearer to the volcano?
laguna-learn-currents-choose-right = Down to the volcano, and the other current came under a pearl.
laguna-learn-currents-choose-away = Allowed, but the volcano lies further down.
laguna-learn-currents-cover = A covered current does not pull. Move a pearl onto the arrow, and you may sail wherever you like.
laguna-learn-currents-cover-right = Silenced: every way is open again.
laguna-learn-currents-cover-pulled = The current carries you along. Try to cover it instead.
laguna-learn-currents-cover-beside = The arrow still shows, so it still pulls.
laguna-learn-currents-raft = One current points at the green raft and cannot be followed. Then the other one must be.
laguna-learn-currents-raft-right = Right: a blocked arrow is void, a free one binds.
laguna-learn-currents-land = The only current points at the island. If every arrow is blocked, you may sail any other way. Sail off!
laguna-learn-currents-land-right = A current that leads nowhere binds nobody.
laguna-learn-currents-land-shift = Not needed: this current is blocked, so you may sail where you like.
laguna-learn-currents-start = A new turn, and a current shows from before. It binds your first step too: follow it, or cover it.
laguna-learn-currents-start-right = That is all there is to currents.
laguna-learn-currents-start-end = Allowed, but the current would wait for you.
laguna-learn-currents-end = A current in an open hole decides your next step. With several you choose; blocked ones do not count; a covered one is silent.

## Docking and trading

laguna-learn-trading = Docking and trading
laguna-learn-trading-about = Fetch pearls from islands, and from other rafts.
laguna-learn-trading-dock = Your raft meets the island only at a corner, and that is not enough: a side must touch a side. Sail one cell to dock.
laguna-learn-trading-dock-right = Side by side: docked.
laguna-learn-trading-dock-shift = The pearls lie well. Sail up or to the left.
laguna-learn-trading-away = That way leads off.
laguna-learn-trading-stop = You have the time: there is something to do here first.
laguna-learn-trading-load = Docked at an island you may load, up to four pearls in all. Take the red one aboard.
laguna-learn-trading-load-right = Three aboard, and one of them is yours.
laguna-learn-trading-load-yellow = Yellow does not count for you, and it takes up room.
laguna-learn-trading-load-swap = That gives one away. You still have room: put the red one into an open hole.
laguna-learn-trading-load-shift = They lie well. First get the red pearl.
laguna-learn-trading-swap = Four are aboard: full. But you may exchange, one for one, to get your colour. Take the island’s red pearl and put it onto one that you do not need.
laguna-learn-trading-swap-right = Two reds aboard, and the other one stays ashore.
laguna-learn-trading-swap-red = Red for red: nothing gained. Give another colour.
laguna-learn-trading-current = A red pearl lies ready, but while a current shows in your raft, you are not docked. Cover the current.
laguna-learn-trading-current-right = Now you are docked, and the red pearl can be taken.
laguna-learn-trading-current-pulled = It pulls you off the island, and the red pearl stays behind.
laguna-learn-trading-current-beside = The current still shows.
laguna-learn-trading-raft = Green has a red pearl! Beside a raft you may exchange, and nobody can refuse. Choose your green pearl and their red one, then exchange.
laguna-learn-trading-raft-right = Each pearl went to the same place on the other raft. The reef that came to light does nothing for now.
laguna-learn-trading-raft-red = You gave your own red pearl away. Give the green one.
laguna-learn-trading-raft-yellow = Yellow does not count for you. Take their red one.
laguna-learn-trading-raft-both = That gives your red pearl away as well. One for one will do.
laguna-learn-trading-after = A reef uncovered by an exchange does not end your turn. But cover it before you sail on.
laguna-learn-trading-after-right = Covered, and on you go with two reds.
laguna-learn-trading-after-beside = The reef still shows: you cannot sail.
laguna-learn-trading-after-back = No need to exchange again. Cover the reef.
laguna-learn-trading-crossed = The rafts lie crosswise: corner goes to corner, and a middle hole to either middle hole. Exchange your green pearl for their red one.
laguna-learn-trading-crossed-right = From the middle to a middle, as you liked it.
laguna-learn-trading-end = Side by side and no current in your raft: then load or exchange at islands, and exchange with rafts, as many each way.

## Delivering

laguna-learn-delivering = At the volcano
laguna-learn-delivering-about = Deliver in the right order, and win.
laguna-learn-delivering-dock = Two reds aboard, and the volcano is near. Sail until a side of your raft touches it.
laguna-learn-delivering-dock-right = Docked, and the reef is under a pearl.
laguna-learn-delivering-dock-bare = A reef lies under that pearl: your turn would be over.
laguna-learn-delivering-dock-away = That does not lead to the volcano.
laguna-learn-delivering-away = You sail off, but there is something to do here.
laguna-learn-delivering-stop = Not yet: there is something to do here.
laguna-learn-delivering-shift = That does not help here.
laguna-learn-delivering-first = Deliver one red pearl. But look: one of them lies on a reef. Which one goes first?
laguna-learn-delivering-first-right = Only water came to light: your turn goes on.
laguna-learn-delivering-first-reef = It counts, but the reef shows and ends your turn: the other red stays aboard. Start with the other one.
laguna-learn-delivering-second = Now the one on the reef. A pearl that you deliver always counts, even if a reef shows afterwards.
laguna-learn-delivering-second-right = Two delivered in one turn! The reef ends it, and two pearls stay aboard.
laguna-learn-delivering-two = Only two aboard, and two must always stay. So take a third from the island first: then the red one may go.
laguna-learn-delivering-two-right = Three aboard: now the red pearl can be delivered.
laguna-learn-delivering-two-swap = One for one, so there are still only two. Put it into an open hole.
laguna-learn-delivering-current = A current shows, so you cannot deliver: docking works alike everywhere. Cover it.
laguna-learn-delivering-current-right = The current is silent: the volcano is open to you.
laguna-learn-delivering-current-pulled = The current pulls you along, undelivered.
laguna-learn-delivering-current-beside = The current still shows.
laguna-learn-delivering-win = Five red pearls are in the volcano, and with two players six win. Three are aboard, so one may go!
laguna-learn-delivering-win-right = The sixth pearl: you have won, at once!
laguna-learn-delivering-end = Deliver your own colour one by one; two pearls stay aboard. First those on water, last the one on a reef.

## Setting out, and the glass

laguna-learn-glass = Setting out, and the glass
laguna-learn-glass-about = How a game begins, and what the sand does.
laguna-learn-glass-place = Everybody lays a raft at an island of their own, lying or standing; it never turns again. Choose an island with a red pearl.
laguna-learn-glass-place-right = You start here; nobody else may.
laguna-learn-glass-place-none = There is no red pearl on that island.
laguna-learn-glass-launch = Your first act is to load two or three pearls from your island; until then it is yours alone. A current does not matter yet. Take the red one.
laguna-learn-glass-launch-right = One more, and you are afloat.
laguna-learn-glass-launch-other = That is allowed, but the red one is worth more to you.
laguna-learn-glass-sand = A turn lasts one hourglass, half a minute. Looking, loading, moving pearls, sailing: all of it runs on the sand. Here the sand stands still.
laguna-learn-glass-reef = If a reef shows, you lose the rest of your sand: the next player gets it. Sail on without showing one.
laguna-learn-glass-reef-right = The glass stays yours.
laguna-learn-glass-reef-shown = A reef: the glass goes on to green, with all the sand that is left.
laguna-learn-glass-reef-shift = Not needed: sail a way that is clear already.
laguna-learn-glass-reef-end = That hands your sand to green.
laguna-learn-glass-stop = You may also stop early: the next player sails on the sand that is left and then gets a whole glass. Try it.
laguna-learn-glass-stop-right = Now green has your sand and a glass more. Stop early only where nothing more is to be gained.
laguna-learn-glass-stop-other = You can do that too. Here try how a turn is ended.
laguna-learn-glass-end = Sand is actions. At a gentle table the glass waits for your first move, and the pearls can be looked through.

## Variants

laguna-learn-variants = Other ways to play
laguna-learn-variants-about = Without the glass, with five pearls, with a chosen start, alone.
laguna-learn-variants-calm = Without the glass nobody hurries you, but pearls stay where they are. Find the way that is clear as they lie.
laguna-learn-variants-calm-right = The reef came under the green pearl.
laguna-learn-variants-calm-end = Stopping before a reef is allowed, but here a way is clear.
laguna-learn-variants-shut = Still no glass: every way shows a reef. If you stop, you stay stuck. But after a reef you may move your pearls, so sail onto one!
laguna-learn-variants-shut-right = Your turn is over, but your next one begins with a reef showing.
laguna-learn-variants-shut-end = That is allowed. But your next turn would begin just as stuck.
laguna-learn-variants-reef = Your turn begins with a reef showing: now, before the first step, pearls may be moved even without the glass. Cover it.
laguna-learn-variants-reef-right = Free again. After the first step they stay where they are.
laguna-learn-variants-five = With five pearls instead of four the sea is kinder; it can also be a help for one player only. Take the fifth.
laguna-learn-variants-five-right = Five of six holes are covered!
laguna-learn-variants-five-other = There is room for a fifth: take it from the island.
laguna-learn-variants-deal = The players may also put the pearls onto the islands, never their own colour. Green starts at island B: put a green one far away from there.
laguna-learn-variants-deal-right = A long way to sail for green.
laguna-learn-variants-deal-near = That one would be right on green’s way.
laguna-learn-variants-deal-other = Allowed, but it does not trouble green. Take a green one.
laguna-learn-variants-alone = Alone you reach a given order in as few steps as you can; a reef costs five. Island B is to hold just a green pearl: exchange yours for the red one.
laguna-learn-variants-alone-right = Solved in two steps.
laguna-learn-variants-alone-blue = Blue is not what the island is to hold.
laguna-learn-variants-alone-step = Every step counts, and you are there already.
laguna-learn-variants-alone-other = That alone does not solve it.
laguna-learn-variants-end = All of this can be combined at the set-up, on the easy board or the hard one.

## A first idea of good play

laguna-learn-good = A first idea of good play
laguna-learn-good-about = What the best do, in four moves.
laguna-learn-good-away = Not yet: there is something to gain here.
laguna-learn-good-shift = That gains nothing here.
laguna-learn-good-stop = Not yet: there is something to gain here.
laguna-learn-good-four = Four pearls cover far more reefs than three. Yellow does not count for you, but take it: any pearl covers a hole.
laguna-learn-good-four-right = Four aboard: you need fewer shifts and meet fewer reefs.
laguna-learn-good-four-swap = Still three aboard. Put it into an open hole.
laguna-learn-good-hostage = Green needs all six of the green pearls to win. You want a fourth pearl: which one hurts green?
laguna-learn-good-hostage-right = While it is aboard, green has to come to you.
laguna-learn-good-hostage-yellow = It covers a hole as well, but nobody misses it.
laguna-learn-good-hostage-swap = That gives a pearl away. You still have room for a fourth.
laguna-learn-good-rob = Get the red pearl from green’s raft. But which of yours do you give for it?
laguna-learn-good-rob-right = A red for a blue: you gained, and green did not.
laguna-learn-good-rob-gift = You hand green a pearl that green can deliver.
laguna-learn-good-rob-yellow = Yellow is of no use to you. Take the red one.
laguna-learn-good-rob-both = That gives green a green pearl as well. One for one will do.
laguna-learn-good-third = Three are aboard, and a belt of reefs lies around. Two pearls cannot leave here, three can. Keep the red one for now and sail off.
laguna-learn-good-third-right = Three pearls slip through. The strongest bot does so on the hard board.
laguna-learn-good-third-two = It counts. But with two pearls every way shows a reef now, and you drift from reef to reef.
laguna-learn-good-third-reef = A reef shows there. Up or left your pearls fit.
laguna-learn-good-third-shift = The pearls fit already, up or left.
laguna-learn-good-end = Load four, keep pearls that others need, give away what nobody wants, and keep a third pearl where reefs are thick.

# What a step marks, as the terminal names it.
laguna-marked-hole = hole { $name }
laguna-marked-land = island { $name }
