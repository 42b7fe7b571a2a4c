"""Bots for two to four players and for puzzles, five levels; a turn is played move by move from a plan."""

from collections import OrderedDict
from dataclasses import replace
from functools import cache
from itertools import product
from typing import Any

from ludotheque.core.bot import Bot, Choice, Limit, Reason, Seen
from ludotheque.core.chance import Below, SplitMix64
from ludotheque.core.errors import IllegalMove
from ludotheque.core.game import AnyGame
from ludotheque.core.options import complete
from ludotheque.core.parts import Bots
from ludotheque.games.laguna.bots.distances import FEWEST, atlas
from ludotheque.games.laguna.bots.itinerary import Hour
from ludotheque.games.laguna.bots.memory import Memory, printed
from ludotheque.games.laguna.bots.pilot import Pilot, Plan, Traits
from ludotheque.games.laguna.rules.board_text import HOUSE, house
from ludotheque.games.laguna.rules.game import Laguna
from ludotheque.games.laguna.rules.geometry import VOLCANO
from ludotheque.games.laguna.rules.moves import End, Move, Place, Shift, Step
from ludotheque.games.laguna.rules.options import OPTIONS, from_options
from ludotheque.games.laguna.rules.refusals import permitted
from ludotheque.games.laguna.rules.state import PEARLS, PLACING, State

TRAITS = {
    1: Traits(1800, 250, 30, 1, trades=False, chases=False, hostages=False, blunders=150),
    2: Traits(1200, 120, 100, 1, trades=False, chases=False, hostages=False, blunders=60),
    3: Traits(900, 50, 400, 1, trades=True, chases=False, hostages=False, blunders=20),
    4: Traits(650, 10, 1500, 2, trades=True, chases=True, hostages=True, blunders=0),
    5: Traits(500, 0, 12000, 4, trades=True, chases=True, hostages=True, blunders=0, guards=True),
}
_THINKING = 6
"""Per cent that thinking adds to an action on the virtual clock: six times 300 ms in half a minute (§9)."""
_UNHURRIED = 100
"""Actions that a turn without a glass counts for: a reef ends it, and nothing else needs to."""
_REMEMBERED = 4096
_QUARREL = 12
_PATIENCE = 20
"""After so many turns each a bot leaves other rafts alone every other time, so that no game goes round in circles."""


def _cost_ms(level: int) -> int:
    """What one action takes on the virtual clock (§9)."""
    return TRAITS[level].action_ms * (100 + _THINKING) // 100


@cache
def actions_a_turn(glass: int, level: int) -> int:
    """How many actions a bot of that level makes while the glass runs (the virtual clock of §9)."""
    return glass * 1000 // _cost_ms(level)


class Captain:
    """Keeps the rest of a plan by the view that is expected, so that a turn is planned a few times and not thirty."""

    def __init__(self, level: int) -> None:
        self.level, self.traits = level, TRAITS[level]
        self.memory = Memory(self.traits.forgets)
        self.expected: OrderedDict[State, tuple[tuple[Move, ...], Plan]] = OrderedDict()

    def choose(self, game: AnyGame, view: Any, seen: Seen, limit: Limit, below: Below) -> Choice:
        assert isinstance(game, Laguna) and isinstance(view, State)
        if view.stage == PLACING:
            self.expected.clear()  # a new game owes nothing to an old one
            return Choice(self._place(game, view, below), reason=Reason("start"))
        if view.stage == PEARLS:
            return Choice(game.moves(view).sample(below), reason=Reason("start"))
        if game.terms.solo and view.target is not None:
            return self._puzzle(game, view, limit, below)
        return self._sail(game, view, seen, limit, below)

    def _sail(self, game: Laguna, view: State, seen: Seen, limit: Limit, below: Below) -> Choice:
        terms, hour = game.terms, self._hour(game, view, seen)
        if terms.glass is not None and hour.left <= 0 and view.raft.launched:
            return Choice(End(), reason=Reason("stop"))
        moves, plan = self._remembered(view, below) or self._planned(game, view, seen, limit, hour, below)
        move = moves[0]
        if isinstance(move, End) and view.actions == 0:  # anything rather than the same position once more
            move, moves = self._stirring(game, view, below), ()
        if view.raft.launched and below(1000) < self.traits.blunders:
            move, moves = game.moves(view).sample(below), ()
        if not permitted(terms, replace(view, board=printed(view.board)), move):
            return Choice(self._any(game, view, below), reason=Reason("stop"))
        self._expect(game, view, moves, plan)
        line = tuple(game.write(view, one) for one in moves)
        return Choice(move, -float(plan.cost) if plan.cost else None, line, reason=plan.reason, nodes=self.traits.nodes)

    def _planned(
        self, game: Laguna, view: State, seen: Seen, limit: Limit, hour: Hour, below: Below
    ) -> tuple[tuple[Move, ...], Plan]:
        believed = replace(view, board=self.memory.believed(view, view.turn))
        nodes = limit.nodes if limit.nodes is not None else self.traits.nodes
        traits = self._mood(game, view, seen, below)
        plan = Pilot(game.terms, believed, traits, printed(view.board), nodes, hour).plan()
        return plan.moves, plan

    def _mood(self, game: Laguna, view: State, seen: Seen, below: Below) -> Traits:
        """Who lacks pearls that only rafts carry must rob, whatever the level; else long quarrels are left alone."""
        own, raft = view.colours[view.turn], view.raft
        ashore = sum(pearls.count(own) for pearls in view.islands) + raft.holes.count(own)
        lacking = ashore < game.terms.needed - view.delivered[view.turn]
        weary = view.turns >= _PATIENCE * game.terms.players and not lacking
        if (weary and below(2) == 0) or (game.terms.glass is None and _quarrelling(seen.moves) and below(3) > 0):
            return replace(self.traits, trades=False, chases=False)
        return replace(self.traits, trades=True, chases=True) if lacking else self.traits

    def _hour(self, game: Laguna, view: State, seen: Seen) -> Hour:
        """What is left of this turn and what a turn has, in actions; inherited sand is time as well."""
        if game.terms.glass is None:
            return Hour(max(1, _UNHURRIED - view.actions), _UNHURRIED)
        turn = actions_a_turn(game.terms.glass, self.level)
        left = turn - view.actions if seen.left is None else seen.left // _cost_ms(self.level)
        return Hour(left if view.raft.launched else max(1, left), turn)

    def _remembered(self, view: State, below: Below) -> tuple[tuple[Move, ...], Plan] | None:
        """The rest of the plan, unless it slipped away: then the turn is planned anew with what is remembered."""
        return None if below(1000) < self.traits.forgets else self.expected.get(view)

    def _expect(self, game: Laguna, view: State, moves: tuple[Move, ...], plan: Plan) -> None:
        if len(moves) < 2:
            return
        try:
            after = game.play(replace(view, board=printed(view.board)), moves[0])
        except IllegalMove:
            return
        if after.turns == view.turns:
            self.expected[game.view(after, view.turn)] = (moves[1:], plan)
            while len(self.expected) > _REMEMBERED:
                self.expected.popitem(last=False)

    def _stirring(self, game: Laguna, view: State, below: Below) -> Move:
        full = replace(view, board=printed(view.board))
        others = [move for move in game.moves(full) if isinstance(move, Step | Shift)]
        return others[below(len(others))] if others else self._any(game, view, below)

    def _any(self, game: Laguna, view: State, below: Below) -> Move:
        """Something that is surely allowed: to end the turn if possible."""
        full = replace(view, board=printed(view.board))
        return End() if permitted(game.terms, full, End()) else game.moves(full).sample(below)

    def _place(self, game: Laguna, view: State, below: Below) -> Move:
        """A start near own pearls and the volcano; the lower the level, the more chance."""
        places = [move for move in game.moves(view) if isinstance(move, Place)]
        if self.level == 1:
            return places[below(len(places))]
        own = view.colours[len(view.rafts)]
        return min(places, key=lambda place: (self._start_cost(game, view, place, own), below(1 << 20)))

    def _start_cost(self, game: Laguna, view: State, place: Place, own: str) -> int:
        """Actions with three pearls to the volcano by way of another island, less for own pearls at the start."""
        charts = atlas(printed(view.board), place.orient, game.terms.max_pearls[len(view.rafts)])
        window = charts.chart.window(place.row, place.col)
        docks = [dock for dock in range(*charts.of(place.island).indices(1 << 20)) if charts.docks[dock] == window]
        here = view.island(place.island).count(own)
        if not docks:
            return 1 << 20
        ways = charts.ways[1, 0, docks[0]]
        fetch = min(
            (
                int(ways[charts.of(island)].min()) + int(charts.ways[2, 0, charts.of(island), charts.of(VOLCANO)].min())
                for island, there in zip(view.board.islands, view.islands, strict=True)
                if own in there and island != place.island
            ),
            default=0,
        )
        return fetch + int(ways[charts.of(VOLCANO)].min()) // 2 - 8 * here

    def _puzzle(self, game: Laguna, view: State, limit: Limit, below: Below) -> Choice:
        """The exact solver's line; lower levels stray from it now and then."""
        from ludotheque.games.laguna.solver.voyage import best_line

        known = self.expected.get(view)
        full = replace(view, board=printed(view.board))
        if known is None:
            found = best_line(game, full, Limit(limit.seconds, None, limit.memory_mb, limit.watch))
            plan = Plan(found.line, Reason("proven", {"moves": found.moves}), found.moves or 0)
            known = (found.line or (self._any(game, view, below),), plan)
        moves, plan = known
        if below(1000) < self.traits.blunders * 2 and view.raft.launched:
            steps = [move for move in game.moves(full) if isinstance(move, Step)]
            if steps:
                return Choice(steps[below(len(steps))], reason=Reason("stop"))
        self._expect(game, view, moves, plan)
        line = tuple(game.write(view, one) for one in moves)
        return Choice(moves[0], -float(plan.cost), line, proven=plan.reason.key == "proven", reason=plan.reason)


def _quarrelling(moves: tuple[str, ...]) -> bool:
    """Two rafts take the same pearls from each other again and again: somebody must sail away."""
    return sum(move.startswith("trade") for move in moves[-_QUARREL:]) >= _QUARREL // 4


class LagunaBots(Bots):
    """The five levels of Laguna."""

    def bot(self, level: int) -> Bot:
        """One captain a level in each process, so that plans are remembered from move to move."""
        return Captain(level)

    def limit(self, level: int) -> Limit:
        """Nodes of the search over stops, so that games repeat exactly."""
        return Limit(seconds=5.0 if level == 5 else None, nodes=TRAITS[level].nodes)

    def cost_ms(self, level: int) -> int:
        """At a table the bot acts no faster."""
        return _cost_ms(level)

    def warm(self) -> None:
        """Compile what a bot needs by playing a few moves, and draw the tables of both house boards."""
        for board, orient in product(HOUSE, "HV"):
            atlas(house(board), orient, FEWEST + 2)
        game, below = Laguna(from_options(complete(OPTIONS, {}))), SplitMix64(1).below
        state = game.initial(game.setup(below))
        for _ in range(8):
            seat = state.turn
            state = game.play(
                state, self.bot(5).choose(game, game.view(state, seat), Seen(seat), self.limit(5), below).move
            )


BOTS = LagunaBots()
