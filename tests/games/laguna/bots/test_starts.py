"""Where a bot starts."""

from collections.abc import Callable

import pytest

from games.laguna.seas import BASE, laguna, sea
from ludotheque.core.chance import Below, SplitMix64
from ludotheque.games.laguna.bots.starts import best_start, shining_start
from ludotheque.games.laguna.rules.game import Laguna
from ludotheque.games.laguna.rules.moves import Place
from ludotheque.games.laguna.rules.state import State

Start = Callable[[Laguna, State, Below], Place]

ROUND = """A..............B
           ................
           ................
           .......@@.......
           .......@@.......
           ................
           ................
           C..............D"""


def start(pearls: str, seed: int = 1, colours: str = "rg", chosen: Start = best_start) -> Place:
    game = laguna()
    return chosen(game, game.initial(sea(ROUND, f"{pearls} colours={colours}")), SplitMix64(seed).below)


@pytest.mark.parametrize("island", "ABCD")
def test_a_start_with_own_pearls_is_better_than_one_without(island: str) -> None:
    pearls = " ".join(f"{one}={'rrr' if one == island else 'gby'}" for one in "ABCD")
    assert {start(pearls, seed).island for seed in range(3)} == {island}


def test_whose_colour_it_is_decides_and_not_the_seat() -> None:
    pearls = "A=rrr B=ggg C=bbb D=yyy"
    for colour, island in zip("rgby", "ABCD", strict=True):
        other = "g" if colour == "r" else "r"
        assert start(pearls, colours=f"{colour}{other}").island == island


def test_who_weighs_nothing_starts_at_any_shore_with_an_own_pearl() -> None:
    found = {start("A=rrr B=gby C=rby D=gby", seed, chosen=shining_start).island for seed in range(20)}
    assert found == set("AC")


def test_equal_starts_are_drawn_by_chance_and_the_same_chance_draws_the_same() -> None:
    pearls = "A=rgb B=rgb C=rgb D=rgb"
    assert len({start(pearls, seed) for seed in range(12)}) > 1
    assert start(pearls, 7) == start(pearls, 7)


@pytest.mark.parametrize("side", ["easy", "hard"])
@pytest.mark.parametrize("chosen", [best_start, shining_start])
def test_every_start_is_legal_whoever_lies_there_already(side: str, chosen: Start) -> None:
    game = laguna(players=4, board_side=side)
    state, below = game.initial(f"{side} {BASE}"), SplitMix64(3).below
    for _ in range(4):
        state = game.play(state, chosen(game, game.view(state, state.turn), below))
    assert len({raft.start for raft in state.rafts}) == 4
