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
from ludotheque.games.interactions.rules.state import Hand, Move, State
from ludotheque.games.interactions.solver import starts


class NotSolvable(LudothequeError):
    """The solver knows two players: with both selections made, and before that where every start is proved."""


def warm() -> None:
    """Compile the solver, so that seconds count search only."""
    from ludotheque.games.interactions.solver.solve import solve

    game = Interactions(InteractionsOptions())
    solve(game, State((), (Hand("PH", "MCSKA"), Hand("PH", "MCSKA"))), Limit(nodes=10, memory_mb=1))


def answer(given: Record, limit: Limit, searching: bool = False) -> dict[str, Json]:
    """Value (the first player's margin), best line and whether it is proven; the line is replayed by the rules.

    What is kept of the starts is answered from there unless somebody wants it searched for.
    """
    game, state = given.open(), record.replay(given).last
    assert isinstance(game, Interactions) and isinstance(state, State)
    if game.options.players != 2:
        raise NotSolvable("NOT_SOLVABLE", None, problem="players", players=game.options.players)
    if not searching and (kept := starts.play_on(game, state)):
        return _told(game, state, *kept, depth=len(kept[1]))
    if not state.all_selected:
        raise NotSolvable("NOT_SOLVABLE", "IXN-5", problem="selections")
    from ludotheque.games.interactions.solver.solve import solve

    warm()
    found = solve(game, state, limit)
    return {
        **_told(game, state, found.value, found.line, found.proven, found.depth),
        "states": found.nodes, "seconds": round(found.seconds, 3),
    }  # fmt: skip


def _told(
    game: Interactions, state: State, value: int, moves: tuple[Move, ...], proven: bool = True, depth: int = 0
) -> dict[str, Json]:
    line: list[Json] = []
    for move in moves:
        line.append(game.write(state, move))
        state = game.play(state, move)
    outcome = game.outcome(state)
    if proven and outcome and outcome.scores[0] - outcome.scores[1] != value:
        raise AssertionError(f"the line ends at {outcome.scores}, the value is {value}")
    return {"value": value, "line": line, "proven": proven, "depth": depth, "states": 0, "seconds": 0.0}


class InteractionsSolver(Solver):
    about = """Solve the last position of a two-player record exactly.

    Both selections must be made where not every start is proved. The value is the margin of the first player (seat 0),
    whoever is to move; the line is best play for both, and it is replayed by the rules before it is printed.
    """
    arguments = (
        Argument("record", "A record file, or - for standard input.", positional=True),
        Argument("search", "Search, even for what is kept as proved.", bool, False),
    )

    def answer(self, asked: Question, limit: Limit) -> Told:
        given = asked.record(asked.read(asked.text("record")))
        return answer(given, limit, searching=asked.words.get("search") is True)


SOLVER = InteractionsSolver()
