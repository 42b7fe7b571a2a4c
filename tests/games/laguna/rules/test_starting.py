"""Starts that are dealt: gentle, and never two from one island."""

import pytest

from games.laguna.seas import laguna
from ludotheque.core.chance import SplitMix64
from ludotheque.core.errors import InvalidRecord
from ludotheque.games.laguna.rules.geometry import REEF
from ludotheque.games.laguna.rules.state import PLAY


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("side", ["easy", "hard"])
def test_each_raft_starts_at_an_island_with_a_pearl_of_its_colour(players: int, side: str) -> None:
    game = laguna(players=players, board_side=side, starts="dealt")
    for seed in range(20):
        state = game.initial(game.setup(SplitMix64(seed).below))
        assert (state.stage, state.phase, state.turn) == (PLAY, "launch", 0)
        assert len({raft.start for raft in state.rafts}) == players
        for colour, raft in zip(state.colours, state.rafts, strict=True):
            assert colour in state.island(raft.start) and raft.start in state.board.touched(
                raft.orient, raft.row, raft.col, line=True
            )
            assert side == "hard" or REEF not in state.under(raft)


def test_the_same_chance_deals_the_same_starts_and_others_differ() -> None:
    game = laguna(starts="dealt")
    setups = [game.setup(SplitMix64(seed).below) for seed in (1, 1, 2)]
    assert setups[0] == setups[1] != setups[2]


@pytest.mark.parametrize("options", [{"players": 1}, {"distribution": "players"}], ids=str)
def test_alone_and_where_the_players_distribute_nothing_is_dealt(options: dict[str, int | str]) -> None:
    with pytest.raises(InvalidRecord, match="value-not-here"):
        laguna(starts="dealt", **options)
