"""What tests of the kernels share: a state as arrays, candidates as moves."""

from collections.abc import Iterator

from games.lacuna.ponds import USUAL_GAME
from ludotheque.games.lacuna.kernel.arrays import PondArrays, StateArrays, move_of, pond_arrays, state_arrays
from ludotheque.games.lacuna.kernel.candidates import Candidates, generate, new_candidates
from ludotheque.games.lacuna.rules.game import Lacuna
from ludotheque.games.lacuna.rules.state import Place, State


def as_arrays(state: State, game: Lacuna = USUAL_GAME) -> tuple[PondArrays, StateArrays]:
    pond = pond_arrays(game.options, state.flowers or ())
    return pond, state_arrays(pond, state)


def generated(
    pond: PondArrays, state: StateArrays, side: int, density: int, crossings: bool = False
) -> tuple[Candidates, int]:  # fmt: skip
    """The candidates of a position and their number."""
    candidates = new_candidates()
    return candidates, generate(pond, state, side, density, crossings, candidates)


def as_moves(pond: PondArrays, candidates: Candidates, total: int) -> Iterator[Place]:
    for couple, step in zip(candidates.couples[:total], candidates.steps[:total], strict=True):
        yield move_of(pond, int(couple), int(step))


def same(one: StateArrays, other: StateArrays) -> bool:
    return all((here == there).all() for here, there in zip(one, other, strict=True))


def couple_of(pond: PondArrays, i: int, j: int) -> int:
    """The number of the couple of two flowers."""
    return next(c for c in range(pond.a.size) if (pond.a[c], pond.b[c]) == (i, j))
