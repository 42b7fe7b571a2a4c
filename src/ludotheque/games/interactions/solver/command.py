"""`ludotheque solve interactions`: a record's last position, proved."""

from ludotheque.core import record
from ludotheque.core.bot import Limit
from ludotheque.core.errors import LudothequeError
from ludotheque.core.outcome import Json
from ludotheque.core.parts import Told
from ludotheque.core.record import Record
from ludotheque.core.solving import Argument, Question, Solver
from ludotheque.games.interactions.rules.game import Interactions
from ludotheque.games.interactions.rules.options import InteractionsOptions
from ludotheque.games.interactions.rules.state import Hand, State
from ludotheque.games.interactions.solver.solve import solve


class NotSolvable(LudothequeError):
    """The solver knows two players with both selections made."""


def warm() -> None:
    """Compile the solver, so that seconds count search only."""
    game = Interactions(InteractionsOptions())
    solve(game, State((), (Hand("PH", "MCSKA"), Hand("PH", "MCSKA"))), Limit(nodes=10, memory_mb=1))


def answer(given: Record, limit: Limit) -> dict[str, Json]:
    """Value (the first player's margin), best line and whether it is proven; the line is replayed by the rules."""
    game, state = given.open(), record.replay(given).last
    assert isinstance(game, Interactions) and isinstance(state, State)
    if game.options.players != 2:
        raise NotSolvable("NOT_SOLVABLE", None, problem="players", players=game.options.players)
    if not state.all_selected:
        raise NotSolvable("NOT_SOLVABLE", "IXN-5", problem="selections")
    found = solve(game, state, limit)
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


class InteractionsSolver(Solver):
    about = """Solve the last position of a two-player record exactly.

    Both selections must be made. The value is the margin of the first player (seat 0), whoever is to move; the line is
    best play for both, and it is replayed by the rules before it is printed.
    """
    arguments = (Argument("record", "A record file, or - for standard input.", positional=True),)

    def answer(self, asked: Question, limit: Limit) -> Told:
        given = asked.record(asked.read(asked.text("record")))
        warm()
        return answer(given, limit)


SOLVER = InteractionsSolver()
