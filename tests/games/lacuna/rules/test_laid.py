"""Positions laid by hand: every one that a game comes to can be, and none that no game comes to."""

import pytest

from ludotheque.core.chance import SplitMix64
from ludotheque.core.errors import InvalidRecord
from ludotheque.games.lacuna.rules.game import Lacuna
from ludotheque.games.lacuna.rules.state import State

GAME = Lacuna()


def wandered(plies: int, seed: int = 1) -> State:
    state, below = GAME.initial(f"pond:{seed}"), SplitMix64(seed).below
    for _ in range(plies):
        state = GAME.play(state, GAME.moves(state).sample(below))
    return state


@pytest.mark.parametrize("plies", [1, 2, 5, 9])
def test_what_stands_in_a_game_can_be_laid_and_goes_on_as_there(plies: int) -> None:
    state = wandered(plies)
    laid = GAME.initial(f"pos:{GAME.position(state)}")
    assert laid == state and GAME.turn(laid) == state.turn
    move = GAME.moves(state).sample(SplitMix64(5).below)
    assert GAME.play(laid, move) == GAME.play(state, move)


def test_a_laid_position_hides_nothing() -> None:
    state = wandered(3)
    setup = f"pos:{GAME.position(state)}"
    assert GAME.known_setup(setup, state, 0) == setup and GAME.view(state, 1) == state


def test_a_laid_position_in_which_all_pawns_stand_is_over() -> None:
    before = wandered(12)
    ended = GAME.play(before, GAME.moves(before).sample(SplitMix64(5).below))
    assert GAME.turn(ended) is None
    with pytest.raises(InvalidRecord, match="not-a-position"):
        GAME.initial(f"pos:{GAME.position(ended)}")


SPELLED = GAME.position(wandered(3))
FLOWERS, GOLD, SILVER, COUNTS, SIDE, PHASE = SPELLED.split("|")
FIRST, SECOND = FLOWERS.split(";")[:2]


def spelled(**parts: str) -> str:
    told = {"flowers": FLOWERS, "gold": GOLD, "silver": SILVER, "counts": COUNTS, "side": SIDE, "phase": PHASE, **parts}
    return "pos:" + "|".join(told.values())


def moved(flower: str, to: str) -> str:
    return FLOWERS.replace(flower, flower[: len(flower) - len(flower.lstrip("0123456789")) + 1] + to)


@pytest.mark.parametrize(
    ("setup", "problem"),
    [
        ("pos:nothing", "not-a-position"),
        (spelled(phase="pick"), "not-a-position"),
        (spelled(flowers="?"), "not-a-position"),
        (spelled(flowers=FLOWERS.partition(";")[2]), "wrong-flowers"),
        (spelled(side="s"), "pawns-not-in-turn"),
        (spelled(silver="s"), "pawns-not-in-turn"),
        (spelled(counts="/".join(reversed(COUNTS.split("/")))), "flowers-not-of-pawns"),
        (spelled(flowers=moved(FIRST, GOLD[1:])), "pawns-overlap"),
        (spelled(silver="s" + GOLD[1:]), "pawns-overlap"),
        (spelled(flowers=moved(FIRST, SECOND.lstrip("0123456789")[1:])), "flowers-overlap"),
    ],
)  # fmt: skip
def test_what_no_game_comes_to_is_refused(setup: str, problem: str) -> None:
    with pytest.raises(InvalidRecord, match=problem) as refused:
        GAME.initial(setup)
    assert refused.value.facts["field"] == "setup"
