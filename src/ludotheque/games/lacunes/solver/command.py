"""What `ludotheque solve lacunes` answers: a verdict on the last position of a record, or on a setup."""

from typing import Any

from ludotheque.core.bot import Limit, Progress
from ludotheque.core.errors import LudothequeError
from ludotheque.core.outcome import Json
from ludotheque.core.record import Record, replay
from ludotheque.games.lacunes.rules.cards import UNKNOWN
from ludotheque.games.lacunes.rules.game import Lacunes
from ludotheque.games.lacunes.rules.state import State


def warm() -> None:
    """Compile what the solver needs."""
    from ludotheque.games.lacunes.solver import solve

    solve.warm()


def answer(given: Record, limit: Limit) -> dict[str, Json]:
    """The verdict on the round that a record has come to."""
    played = replay(given)
    return judge(played.game, played.last, limit)


def judge(game: Any, state: Any, limit: Limit, seed: int = 1, shelf: Any = None) -> dict[str, Json]:
    """Winnable, lost or unknown without a further redeal, with the line of a win; a seed orders the search.

    Whoever judges many deals in turn brings a shelf (`solver.table.Shelf`).
    """
    from ludotheque.games.lacunes.solver.solve import solve

    assert isinstance(game, Lacunes) and isinstance(state, State)
    if UNKNOWN in state.cells:
        raise LudothequeError("CHANCE_DUE", "GAP-19")

    def watch(states: int) -> bool:
        return limit.watch is None or limit.watch(Progress(states))

    found = solve(
        state.cells,
        locked=game.locked,
        seconds=limit.seconds,
        nodes=limit.nodes,
        memory_mb=limit.memory_mb,
        watch=watch,
        seed=seed,
        shelf=shelf,
    )
    moves: Json = None if found.moves is None else list(found.moves)
    return {
        "verdict": found.verdict, "moves": moves, "states": found.states, "seconds": found.seconds,
        "memory_mb": found.memory_mb, "proof": found.proof,
    }  # fmt: skip
