"""Games and positions that the tests of Forma share."""

import pytest
from hypothesis import strategies as st

from ludotheque.core.chance import SplitMix64
from ludotheque.core.errors import IllegalMove
from ludotheque.core.options import complete
from ludotheque.games.forma.rules.game import Forma
from ludotheque.games.forma.rules.options import OPTIONS
from ludotheque.games.forma.rules.state import Attempt, State

SMALL = "pos:....../.AA.../....../......"


def forma(**options: object) -> Forma:
    return Forma.of(complete(OPTIONS, options))


def played(game: Forma, *moves: str, setup: str = "") -> State:
    state = game.initial(setup)
    for text in moves:
        state = game.play(state, game.read(state, text))
    return state


def refused(game: Forma, state: State, text: str) -> tuple[str, str | None]:
    with pytest.raises(IllegalMove) as error:
        game.play(state, game.read(state, text))
    return error.value.code, error.value.clause


GAMES = (
    forma(field="random"),
    forma(field="random", players=4),
    forma(field="random", players=3, three_players="three"),
    forma(field="random", markers_close_obstacles=True),
    forma(field="random", enclosed_touch="corners"),
)


def variants() -> dict[str, Forma]:
    """The game under every value of every option, each with what it needs to apply."""
    found = {"default": forma()}
    for option in OPTIONS:
        needed = {key: values[0] for key, values in option.only.items()}
        for value in option.values:
            found[f"{option.key}={value}"] = forma(**needed, **{option.key: value})
    return found


def walk(game: Forma, seed: int, plies: int) -> State:
    """A random game with misfits now and then."""
    below = SplitMix64(seed).below
    state = game.initial(game.setup(below))
    for _ in range(plies):
        if game.turn(state) is None:
            break
        move = game.moves(state).sample(below)
        if isinstance(move, Attempt) and below(8) == 0:
            moved = Attempt(move.shape, tuple((r + 1, c) for r, c in move.cells))
            move = moved if moved in game.moves(state) else move
        state = game.play(state, move)
    return state


positions = st.builds(walk, st.sampled_from(GAMES), st.integers(0, 10_000), st.integers(0, 60))
