"""`ludotheque solve interactions`: a record's last position, proved."""

from ludotheque.core import record
from ludotheque.core.bot import Limit
from ludotheque.core.errors import LudothequeError
from ludotheque.core.outcome import Json
from ludotheque.core.record import Record
from ludotheque.games.interactions.rules.game import Interactions
from ludotheque.games.interactions.rules.state import Hand, State
from ludotheque.games.interactions.solver import solve as solver


class NotSolvable(LudothequeError):
    """The solver knows two players with both selections made."""


def warm() -> None:
    """Compile the solver, so that seconds count search only."""
    game = Interactions.of(record.from_json({"game": "interactions"}).options)
    solver.solve(game, State((), (Hand("PH", "MCSKA"), Hand("PH", "MCSKA"))), Limit(nodes=10, memory_mb=1))


def answer(given: Record, limit: Limit) -> dict[str, Json]:
    """Value (the first player's margin), best line and whether it is proven; the line is replayed by the rules."""
    game, state = given.open(), record.replay(given).last
    assert isinstance(game, Interactions) and isinstance(state, State)
    if game.rules.players != 2:
        raise NotSolvable("NOT_SOLVABLE", None, problem="players", players=game.rules.players)
    if not all(hand.selected for hand in state.hands):
        raise NotSolvable("NOT_SOLVABLE", "IXN-5", problem="selections")
    found = solver.solve(game, state, limit)
    line: list[Json] = []
    for move in found.line:
        line.append(game.write(state, move))
        state = game.play(state, move)
    outcome = game.outcome(state)
    if found.proven and outcome and outcome.scores[0] - outcome.scores[1] != found.value:
        raise AssertionError(f"the line ends at {outcome.scores}, the value is {found.value}")
    return {
        "value": found.value, "line": line, "proven": found.proven, "depth": found.depth,
        "states": found.nodes, "seconds": round(found.seconds, 3),
    }  # fmt: skip
