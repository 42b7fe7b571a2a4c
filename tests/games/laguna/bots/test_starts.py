"""Where a bot starts."""

import pytest

from games.laguna.seas import BASE, laguna, sea
from ludotheque.core.chance import SplitMix64
from ludotheque.games.laguna.bots.starts import best_start
from ludotheque.games.laguna.rules.moves import Place

ROUND = """A..............B
           ................
           ................
           .......@@.......
           .......@@.......
           ................
           ................
           C..............D"""


def start(pearls: str, level: int, seed: int = 1, colours: str = "rg") -> Place:
    game = laguna()
    return best_start(game, game.initial(sea(ROUND, f"{pearls} colours={colours}")), level, SplitMix64(seed).below)


@pytest.mark.parametrize("island", "ABCD")
def test_a_start_with_own_pearls_is_better_than_one_without(island: str) -> None:
    pearls = " ".join(f"{one}={'rrr' if one == island else 'gby'}" for one in "ABCD")
    assert {start(pearls, level, seed).island for level in (2, 3, 4, 5) for seed in range(3)} == {island}


def test_whose_colour_it_is_decides_and_not_the_seat() -> None:
    pearls = "A=rrr B=ggg C=bbb D=yyy"
    for colour, island in zip("rgby", "ABCD", strict=True):
        other = "g" if colour == "r" else "r"
        assert start(pearls, 5, colours=f"{colour}{other}").island == island


def test_the_lowest_level_starts_anywhere() -> None:
    found = {start("A=rrr B=gby C=gby D=gby", 1, seed).island for seed in range(20)}
    assert found == set("ABCD")


def test_equal_starts_are_drawn_by_chance_and_the_same_chance_draws_the_same() -> None:
    pearls = "A=rgb B=rgb C=rgb D=rgb"
    assert len({start(pearls, 5, seed) for seed in range(12)}) > 1
    assert start(pearls, 5, 7) == start(pearls, 5, 7)


@pytest.mark.parametrize("side", ["easy", "hard"])
@pytest.mark.parametrize("level", [1, 3, 5])
def test_every_start_is_legal_whoever_lies_there_already(side: str, level: int) -> None:
    game = laguna(players=4, board_side=side)
    state, below = game.initial(f"{side} {BASE}"), SplitMix64(level).below
    for _ in range(4):
        state = game.play(state, best_start(game, game.view(state, state.turn), level, below))
    assert len({raft.start for raft in state.rafts}) == 4
