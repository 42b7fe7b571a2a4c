"""Why the first move of a plan is made: what the pearl is for, what it covers, where the way leads."""

from ludotheque.core.bot import Reason
from ludotheque.core.errors import Fact
from ludotheque.games.laguna.bots.planner import Plan
from ludotheque.games.laguna.rules.geometry import HOLES, POINTS, REEF
from ludotheque.games.laguna.rules.moves import Load, Move, Shift, Step, Swap, Trade, Unload
from ludotheque.games.laguna.rules.state import State


def explained(state: State, plan: Plan, left: int) -> Reason:
    """The plan's reason with what its first move does for it; `left`: own pearls that still have to be delivered."""
    move = plan.moves[0]
    facts = {**plan.reason.facts, **_goal(state, plan)}
    if isinstance(move, Load | Swap | Trade):
        facts |= {"why": _gain(state, move), "left": left}
    elif isinstance(move, Unload):
        facts |= {"why": "counted", "left": left - 1}
    elif isinstance(move, Shift):
        facts |= {"why": "shift", "covers": _covers(state, plan.moves)}
    return Reason(plan.reason.key, facts)


def _goal(state: State, plan: Plan) -> dict[str, Fact]:
    """Where it goes, and whether a pearl of the own colour is there."""
    part = str(plan.reason.facts.get("island", ""))
    if part.startswith("raft"):
        return {"goal": "raft", "raft": state.colours[int(part.removeprefix("raft"))], "moves": len(plan.moves)}
    if not part:
        return {}
    own = part in state.board.islands and state.colours[state.turn] in state.island(part)
    return {"goal": "own" if own else "other", "moves": len(plan.moves)}


def _gain(state: State, move: Load | Swap | Trade) -> str:
    """What the pearls that come aboard are good for."""
    taken = _taken(state, move)
    if state.colours[state.turn] in taken:
        return "own"
    if isinstance(move, Load) and (symbol := state.under(state.raft)[move.hole]) in (REEF, *POINTS):
        return "reef" if symbol == REEF else "current"
    rivals = (colour for seat, colour in enumerate(state.colours) if seat != state.turn)
    return "rival" if any(colour in taken for colour in rivals) else "cover"


def _taken(state: State, move: Load | Swap | Trade) -> str:
    if isinstance(move, Load):
        return move.colour
    if isinstance(move, Swap):
        return "".join(colour for _, colour in move.take)
    return "".join(state.rafts[move.seat].holes[theirs] for theirs, _ in move.take)


def _covers(state: State, moves: tuple[Move, ...]) -> str:
    """What lies under the hole that a pearl is shifted to: a reef that shows now, alone or one of several, or what the
    next step leads onto."""
    first, raft = moves[0], state.raft
    assert isinstance(first, Shift)
    under = state.under(raft)
    if under[first.target] == REEF:
        showing = [hole for hole in HOLES if under[hole] == REEF and not raft.covered(hole)]
        return "shown" if len(showing) == 1 else "one-of"
    step = next((move for move in moves if isinstance(move, Step)), None)
    symbol = state.under(raft.moved(step.direction))[first.target] if step else ""
    return "reef" if symbol == REEF else "current" if symbol in POINTS else "none"
