"""A whole turn planned and played through: what could have been achieved with so many actions."""

from dataclasses import dataclass, replace

from ludotheque.core.bot import Reason
from ludotheque.core.errors import IllegalMove
from ludotheque.games.laguna.bots.memory import printed
from ludotheque.games.laguna.bots.planner import TurnPlanner
from ludotheque.games.laguna.bots.reasons import explained
from ludotheque.games.laguna.bots.traits import STRONGEST
from ludotheque.games.laguna.kernel.itineraries import Turns
from ludotheque.games.laguna.rules.game import Laguna
from ludotheque.games.laguna.rules.moves import End, Move
from ludotheque.games.laguna.rules.refusals import permitted
from ludotheque.games.laguna.rules.state import State

MOST_PLANS = 12
"""A turn is planned anew after each stop; more than so many it never has."""


@dataclass(frozen=True)
class Turn:
    """The moves of a turn, why they begin so, where they lead, and the first place that was made for."""

    moves: tuple[str, ...]
    reason: Reason
    after: State
    goal: str


def whole(view: State) -> State:
    """The view with the board as it was printed."""
    return replace(view, board=printed(view.board))


def best_turn(game: Laguna, view: State, turns: Turns, nodes: int, avoided: frozenset[str]) -> Turn:
    """The turn as a planner would play it; `avoided`: parts of the board that it may not make for."""
    state, moves, reason, goal = whole(view), list[str](), None, ""
    for _ in range(MOST_PLANS):
        left = turns.left - len(moves)
        if left <= 0 or state.turns != view.turns or game.outcome(state) is not None:
            break
        planner = TurnPlanner(game.options, state, STRONGEST, state.board, nodes, Turns(left, turns.each))
        planner.closed |= avoided
        plan = planner.plan()
        reason = reason or explained(state, plan, game.options.needed - state.delivered[state.turn])
        goal = goal or (planner.found.part if planner.found else "")
        before = len(moves)
        state = _played(game, state, plan.moves[:left], moves)
        if len(moves) == before:
            break
    return Turn(tuple(moves), reason or Reason("stop"), _stopped(game, state, view.turns, moves), goal)


def _played(game: Laguna, state: State, plan: tuple[Move, ...], moves: list[str]) -> State:
    """As much of a plan as the rules allow and this turn holds."""
    turns = state.turns
    for move in plan:
        if state.turns != turns or isinstance(move, End):
            break
        try:
            after = game.play(state, move)
        except IllegalMove:
            break
        moves.append(game.write(state, move))
        state = after
    return state


def _stopped(game: Laguna, state: State, turns: int, moves: list[str]) -> State:
    """The turn is handed on, by who plays it where that is allowed, else by the clock."""
    if state.turns == turns and game.outcome(state) is None and permitted(game.options, state, End()):
        moves.append(game.write(state, End()))
        return game.play(state, End())
    return handed_on(game, state, turns)


def handed_on(game: Laguna, state: State, turns: int) -> State:
    """What a turn came to, where it was the clock that ended it."""
    timed = game.interruption(state, None) if state.turns == turns else None
    return state if timed is None else game.play(state, timed)
