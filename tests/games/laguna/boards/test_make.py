"""New boards: they pass, they repeat, and they can be given up."""

import pytest

from ludotheque.core.chance import SplitMix64
from ludotheque.games.laguna.boards.make import make_board
from ludotheque.games.laguna.boards.validate import passes
from ludotheque.games.laguna.rules.board_text import dump, parse, quarter_turn
from ludotheque.games.laguna.rules.geometry import ISLANDS


def test_a_made_board_passes_and_the_same_number_makes_the_same() -> None:
    board = make_board("easy", SplitMix64(3).below, 300)
    assert board is not None and passes(board) and parse(dump(board)) == board
    assert make_board("easy", SplitMix64(3).below, 300) == board
    assert make_board("easy", SplitMix64(3).below, 300, lambda tries: False) is None


@pytest.mark.no_cover
def test_another_number_makes_another_board() -> None:
    one, other = (make_board("easy", SplitMix64(seed).below, 300) for seed in (3, 4))
    assert one is not None and other is not None and one.rows != other.rows


@pytest.mark.no_cover
def test_a_made_board_has_every_island_and_is_fair_to_every_side() -> None:
    board = make_board("easy", SplitMix64(5).below, 300)
    assert board is not None
    assert board.islands == ISLANDS and board.rows == quarter_turn(board.rows)


def test_who_watches_hears_of_every_draft_and_may_stop() -> None:
    heard: list[int] = []

    def watch(tries: int) -> bool:
        heard.append(tries)
        return len(heard) < 3

    assert make_board("hard", SplitMix64(1).below, 1000, watch) is None
    assert heard == [0, 1, 2]


@pytest.mark.parametrize("tries", [0, 1])
def test_after_so_many_drafts_it_gives_up(tries: int) -> None:
    assert make_board("hard", SplitMix64(1).below, tries) is None
