"""What solitaire deals."""

import pytest

from games.laguna.seas import laguna
from ludotheque.core.chance import SplitMix64
from ludotheque.games.laguna.rules.puzzles import deals, draw, of_the_day, par
from ludotheque.games.laguna.rules.state import PLAY


def test_every_deal_is_a_setup_with_a_raft_in_place_and_a_target() -> None:
    game = laguna(players=1)
    for one in deals():
        state = game.initial(one.setup)
        assert state.stage == PLAY and state.target is not None and state.start == state.rafts[0]
        assert game.turn(state) == 0


def test_deals_are_sorted_by_par_and_no_two_are_the_same_task() -> None:
    known = deals()
    assert [one.par for one in known] == sorted(one.par for one in known)
    assert len({one.task for one in known}) == len(known) == len(deals("easy")) + len(deals("hard"))


@pytest.mark.parametrize("side", ["easy", "hard"])
def test_every_board_has_short_and_long_ones(side: str) -> None:
    known = deals(side)
    assert {one.side for one in known} == {side} and len(known) >= 20
    assert known[0].par <= 12 and known[-1].par >= 25


def test_the_par_of_a_deal_is_found_by_its_task() -> None:
    game = laguna(players=1)
    for one in deals()[::17]:
        assert par(game.options, game.initial(one.setup)) == one.par


def test_there_is_no_par_under_rules_for_which_none_was_proven() -> None:
    one = deals("easy")[0]
    for options in ({"glass": "none"}, {"solo_reef": "forbid"}, {"island_unload": True}, {"max_pearls": 5}):
        game = laguna(players=1, **options)
        assert par(game.options, game.initial(one.setup)) is None


def test_a_drawn_deal_is_of_the_board_wished_for() -> None:
    below = SplitMix64(2).below
    assert {draw("hard", below).split()[0] for _ in range(30)} == {"hard"}
    assert {draw("", below).split()[0] for _ in range(60)} == {"easy", "hard"}


def test_the_deal_of_a_day_is_the_same_for_everybody_and_changes() -> None:
    assert of_the_day(20_000) == of_the_day(20_000)
    assert len({of_the_day(day) for day in range(30)}) > 15
