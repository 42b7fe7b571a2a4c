"""A player of Laguna: a turn is planned, and played move by move from the plan."""

from collections import OrderedDict
from dataclasses import replace

from ludotheque.core.bot import Choice, Limit, Reason, Seen
from ludotheque.core.chance import Below
from ludotheque.core.errors import IllegalMove
from ludotheque.core.game import AnyGame
from ludotheque.games.laguna.bots.memory import Memory, overlooked, printed
from ludotheque.games.laguna.bots.planner import Plan, TurnPlanner
from ludotheque.games.laguna.bots.reasons import explained
from ludotheque.games.laguna.bots.starts import best_start, shining_start
from ludotheque.games.laguna.bots.traits import Traits
from ludotheque.games.laguna.kernel.itineraries import Turns
from ludotheque.games.laguna.rules.game import Laguna
from ludotheque.games.laguna.rules.moves import End, Move, Shift, Step
from ludotheque.games.laguna.rules.refusals import permitted
from ludotheque.games.laguna.rules.state import PEARLS, PLACING, State
from ludotheque.games.laguna.solver.voyage import best_line

_ACTIONS_WITHOUT_GLASS = 100
"""Actions that a turn without a glass counts for: a reef ends it, and nothing else needs to."""
_PLANS_KEPT = 4096
_RECENT = 12
"""Moves looked back on for exchanges that go to and fro."""
_LONG_GAME = 20
"""After so many turns each a bot leaves other rafts alone every other time, so that no game goes round in circles."""


class LagunaBot:
    """Keeps the rest of a plan by the position it leads to, so that a turn is planned a few times and not thirty."""

    def __init__(self, traits: Traits) -> None:
        self.traits = traits
        self.memory = Memory(self.traits.forgets)
        self.expected: OrderedDict[State, Plan] = OrderedDict()

    def choose(self, game: AnyGame, view: object, seen: Seen, limit: Limit, below: Below) -> Choice:
        assert isinstance(game, Laguna) and isinstance(view, State)
        if view.stage == PLACING:
            self.expected.clear()  # a new game owes nothing to an old one
            place = (best_start if self.traits.weighs else shining_start)(game, view, below)
            has_own = view.colours[len(view.rafts)] in view.island(place.island)
            return Choice(place, reason=Reason("start", {"why": "own" if has_own else "near"}))
        if view.stage == PEARLS:
            return Choice(game.moves(view).sample(below), reason=Reason("spread"))
        if game.options.solo and view.target is not None:
            return self._solve(game, view, limit, below)
        return self._sail(game, view, seen, limit, below)

    def _sail(self, game: Laguna, view: State, seen: Seen, limit: Limit, below: Below) -> Choice:
        turns = self._turns(game, view, seen)
        ends = turns.left <= 0 and permitted(game.options, _whole(view), End())
        if game.options.glass is not None and ends and view.raft.launched:
            return Choice(End(), reason=Reason("stop", {"why": "sand"}))
        plan = self._remembered(view, below) or self._planned(game, view, seen, limit, turns, below)
        move, moves = plan.moves[0], plan.moves
        reason = explained(_whole(view), plan, game.options.needed - view.delivered[view.turn])
        if isinstance(move, End) and view.actions == 0:  # anything rather than the same position once more
            move, moves, reason = self._any_sailing(game, view, below), (), Reason("drift")
        if not permitted(game.options, _whole(view), move):
            return Choice(self._any_legal(game, view, below), reason=Reason("stop"))
        self._expect(game, view, replace(plan, moves=moves))
        line = tuple(game.write(view, one) for one in moves)
        return Choice(move, -float(plan.cost) if plan.cost else None, line, reason=reason, nodes=self.traits.nodes)

    def _planned(self, game: Laguna, view: State, seen: Seen, limit: Limit, turns: Turns, below: Below) -> Plan:
        believed = replace(view, board=self.memory.believed(view, view.turn))
        nodes = limit.nodes if limit.nodes is not None else self.traits.nodes
        traits = self._traits_now(game, view, seen, below)
        unseen = overlooked(view, view.turn, traits.overlooks)
        planner = TurnPlanner(game.options, believed, traits, printed(view.board), nodes, turns)
        planner.closed |= unseen
        plan = planner.plan()
        if not unseen or plan.moves != (End(),):
            return plan
        return TurnPlanner(game.options, believed, traits, printed(view.board), nodes, turns).plan()  # a second look

    def _traits_now(self, game: Laguna, view: State, seen: Seen, below: Below) -> Traits:
        """Who lacks pearls that only rafts carry must rob, the gentle at the very last; endless exchanges are ended."""
        own, raft = view.colours[view.turn], view.raft
        ashore = sum(pearls.count(own) for pearls in view.islands) + raft.holes.count(own)
        wanted = game.options.needed - view.delivered[view.turn]
        lacking = ashore == 0 if self.traits.gentle else ashore < wanted
        long_game = view.turns >= _LONG_GAME * game.options.players and not lacking
        to_and_fro = game.options.glass is None and _trading_to_and_fro(seen.moves)
        if (long_game and below(2) == 0) or (to_and_fro and below(3) > 0):
            return replace(self.traits, trades=False, chases=False)
        return replace(self.traits, trades=True, chases=True) if lacking else self.traits

    def _turns(self, game: Laguna, view: State, seen: Seen) -> Turns:
        """What is left of this turn and what a turn has, in actions; inherited sand is time as well."""
        if game.options.glass is None:
            return Turns(max(1, _ACTIONS_WITHOUT_GLASS - view.actions), _ACTIONS_WITHOUT_GLASS)
        each = self.traits.actions(game.options.glass)
        left = each - view.actions
        if seen.left is not None:
            sand = seen.left // self.traits.cost_ms
            left = sand if self.traits.most is None else min(sand, left)
        return Turns(left if view.raft.launched else max(1, left), each)

    def _remembered(self, view: State, below: Below) -> Plan | None:
        """The rest of the plan, unless it slipped away: then the turn is planned anew with what is remembered."""
        return None if below(1000) < self.traits.forgets else self.expected.get(_whole(view))

    def _expect(self, game: Laguna, view: State, plan: Plan) -> None:
        """Keep the rest of the plan for the position that its first move leads to."""
        if len(plan.moves) < 2:
            return
        try:
            after = game.play(_whole(view), plan.moves[0])
        except IllegalMove:
            return
        if after.turns == view.turns:
            self.expected[after] = replace(plan, moves=plan.moves[1:])
            while len(self.expected) > _PLANS_KEPT:
                self.expected.popitem(last=False)

    def _any_sailing(self, game: Laguna, view: State, below: Below) -> Move:
        sailing = [move for move in game.moves(_whole(view)) if isinstance(move, Step | Shift)]
        return sailing[below(len(sailing))] if sailing else self._any_legal(game, view, below)

    def _any_legal(self, game: Laguna, view: State, below: Below) -> Move:
        """Something that is surely allowed: to end the turn if possible."""
        whole = _whole(view)
        return End() if permitted(game.options, whole, End()) else game.moves(whole).sample(below)

    def _solve(self, game: Laguna, view: State, limit: Limit, below: Below) -> Choice:
        """A puzzle: the exact solver's line, on the board as it is remembered."""
        plan = self.expected.get(_whole(view))
        if plan is None:
            believed = replace(view, board=self.memory.believed(view, view.turn))
            plan = self._line(game, believed, limit, below)
            if believed.board != printed(view.board):
                plan = replace(plan, proven=False)
            if not permitted(game.options, _whole(view), plan.moves[0]):  # it looks under its pearls
                plan = self._line(game, _whole(view), limit, below)
        self._expect(game, view, plan)
        written = tuple(game.write(view, one) for one in plan.moves)
        return Choice(plan.moves[0], -float(plan.cost), written, plan.proven, plan.reason)

    def _line(self, game: Laguna, state: State, limit: Limit, below: Below) -> Plan:
        found = best_line(game, state, replace(limit, nodes=None))
        line = found.line or (self._any_legal(game, state, below),)
        return Plan(line, Reason("proven", {"moves": found.moves}), found.moves or 0, found.proven)


def _whole(view: State) -> State:
    """The view with the board as it was printed."""
    return replace(view, board=printed(view.board))


def _trading_to_and_fro(moves: tuple[str, ...]) -> bool:
    """Two rafts take the same pearls from each other again and again: somebody must sail away."""
    return sum(move.startswith("trade") for move in moves[-_RECENT:]) >= _RECENT // 4
