"""Laguna as a newcomer meets it."""

from random import Random

import pytest

from ludotheque.core import catalog
from ludotheque.core.parts import Welcome
from ludotheque.games.laguna.rules.game import Laguna


def welcomed(seed: int, players: int = 2) -> tuple[Laguna, str]:
    entry = catalog.entry("laguna")
    welcome = entry.part(Welcome)
    assert welcome is not None
    game = entry.game({**welcome.options(), "players": players})
    assert isinstance(game, Laguna)
    setup = welcome.setup(game, Random(seed).randrange)
    assert setup is not None
    return game, setup


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_raft_lies_at_an_island_that_has_a_pearl_of_its_colour(players: int) -> None:
    for seed in range(12):
        game, setup = welcomed(seed, players)
        state = game.initial(setup)
        assert state.stage == "play"
        assert state.phase == "launch"
        for raft, own in zip(state.rafts, state.colours, strict=True):
            assert own in state.island(raft.start)
            assert "x" not in state.under(raft), "no reef lies under a newcomer's raft"


def test_it_is_the_game_with_shifting_and_the_longest_glass() -> None:
    game, _ = welcomed(0)
    longest = max(value for value in catalog.entry("laguna").options[3].values if isinstance(value, int))
    assert game.options.glass == longest == 60
    assert game.options.show_under


def test_the_start_differs_from_game_to_game() -> None:
    assert len({welcomed(seed)[1] for seed in range(6)}) == 6


def test_alone_or_with_pearls_to_distribute_everything_is_as_for_everybody() -> None:
    entry = catalog.entry("laguna")
    welcome = entry.part(Welcome)
    assert welcome is not None
    for options in ({"players": 1}, {"distribution": "players"}):
        assert welcome.setup(entry.game(options), Random(0).randrange) is None
