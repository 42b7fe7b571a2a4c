"""Laguna as numbers and planes: small moves, exchanges pearl by pearl."""

import numpy as np
import pytest

from games.laguna.seas import Trial, laguna, sea, trial, water
from ludotheque.core.chance import SplitMix64
from ludotheque.core.encoding import NoAction
from ludotheque.core.errors import LudothequeError
from ludotheque.games.laguna.bots.encoding import ENCODINGS, LagunaEncoding
from ludotheque.games.laguna.rules.moves import Time
from ludotheque.search.encoding import Floats, split


def trading(turn: int = 0) -> Trial:
    rafts = "raft0=H,0,0,rb----,- raft1=H,2,0,-y---r,-"
    return trial(water(5, 6), f"play turn={turn} phase=sail {rafts} colours=rb")


def encoding(trial: Trial) -> LagunaEncoding:
    return ENCODINGS.encoding(trial.game)


def listed(trial: Trial, word: str) -> set[str]:
    coded = encoding(trial)
    names = map(coded.name, np.flatnonzero(coded.mask(trial.state)).tolist())
    return {name for name in names if name.startswith(word)}


def seen(trial: Trial, seat: int) -> dict[str, Floats]:
    coded = encoding(trial)
    return dict(split(coded.fields, coded.observe(trial.game.view(trial.state, seat), seat)))


def test_an_exchange_of_one_pearl_is_listed_and_one_of_two_is_not() -> None:
    tried = trading()
    assert listed(tried, "trade") == {"trade next 1 0>0 5>5", "trade next 1 1>1 1>1"}
    both = tried.game.read(tried.state, "trade 1 0>0,1>1 1>1,5>5")
    assert both in tried.game.moves(tried.state)
    with pytest.raises(NoAction):
        encoding(tried).encode(tried.state, both)


def test_a_partner_is_counted_from_the_own_seat() -> None:
    tried = trading(turn=1)
    coded = encoding(tried)
    move = tried.game.read(tried.state, "trade 0 1>1 1>1")
    action = coded.encode(tried.state, move)
    assert coded.name(action) == "trade next 1 1>1 1>1"
    assert coded.decode(tried.state, action) == move


def test_time_is_nobodys_action() -> None:
    tried = trading()
    with pytest.raises(NoAction):
        encoding(tried).encode(tried.state, Time())


def test_exchanges_with_an_island_name_hole_and_colour() -> None:
    grid = "AA....\n......\n......\n......"
    tried = trial(grid, "A=gy play turn=0 phase=sail raft0=H,1,0,rb----,- colours=r", players=1)
    assert "swap A 0 g0" in listed(tried, "swap")
    assert len(listed(tried, "swap")) == 2 * 2 * 5
    for name in listed(tried, "swap"):
        action = encoding(tried).action(name)
        assert encoding(tried).encode(tried.state, encoding(tried).decode(tried.state, action)) == action


def test_a_raft_is_placed_by_its_window() -> None:
    game = laguna()
    state = game.initial(game.setup(SplitMix64(1).below))
    coded = ENCODINGS.encoding(game)
    assert coded.mask(state).sum() == len(game.moves(state))
    with pytest.raises(NoAction):
        coded.decode(state, coded.action("place H 0 0"))


def test_pearls_lie_in_the_holes_of_own_rafts_first() -> None:
    tried = trading()
    own, other = seen(tried, 0), seen(tried, 1)
    assert own["holes"][0, 0].tolist() == [1, 0, 0, 0]
    assert own["holes"][1, 5].tolist() == [1, 0, 0, 0]
    assert (own["holes"][0] == other["holes"][1]).all()
    assert own["rafts"][0, :2, :3].all()
    assert own["rafts"].sum() == 12
    assert (own["turn"].tolist(), other["turn"].tolist()) == ([1, 0], [0, 1])
    assert own["stage"].tolist() == [0, 0, 1, 0, 0, 1]


def test_what_lies_under_pearls_is_a_plane_of_its_own() -> None:
    names = list(encoding(trading()).fields[0].names)
    assert seen(trading(), 0)["sea"][names.index("unknown")].sum() == 4
    assert seen(trading(), 0)["sea"][names.index("water")].sum() == 26


def test_alone_the_target_is_told() -> None:
    game = laguna(players=1)
    state = game.initial(game.setup(SplitMix64(3).below))
    coded = ENCODINGS.encoding(game)
    told = split(coded.fields, coded.observe(state, 0))
    assert state.target is not None
    assert told["target"][:, 0].sum() == len(state.target.islands)
    assert told["volcano"][0] == (state.target.volcano is not None)


def test_a_board_larger_than_the_house_boards_cannot_be_observed() -> None:
    game = laguna()
    words = "play turn=0 phase=sail raft0=H,0,0,rb----,- raft1=H,2,0,-y---r,- colours=rb"
    state = game.initial(sea(water(25, 25), words))
    with pytest.raises(LudothequeError, match="BOARD_TOO_LARGE"):
        ENCODINGS.encoding(game).observe(state, 0)
