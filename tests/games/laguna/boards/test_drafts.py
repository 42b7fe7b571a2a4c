"""A draft of a board before it is judged: land where it belongs, the same in all quarters, nothing crowded."""

import pytest

from ludotheque.core.chance import SplitMix64
from ludotheque.games.laguna.boards.make import SIZE, _filled, _land, _orbits
from ludotheque.games.laguna.boards.validate import validate
from ludotheque.games.laguna.rules.board import Board
from ludotheque.games.laguna.rules.board_text import house, quarter_turn

SEEDS = range(6)


def draft(side: str, seed: int) -> Board:
    rows = tuple("".join(row) for row in _filled(side, SplitMix64(seed).below))
    return Board("Draft", side, "C4", rows)


def test_the_land_is_that_of_the_house_boards() -> None:
    for side in ("easy", "hard"):
        for row, drawn in zip(house(side).rows, _land(), strict=True):
            assert [cell if cell in "ABCDEFGH@" else "." for cell in row] == drawn


def test_four_cells_are_carried_into_each_other_and_all_water_is_in_one_of_them() -> None:
    grid = _land()
    orbits = list(_orbits(grid))
    cells = [cell for orbit in orbits for cell in orbit]
    water = {(r, c) for r in range(SIZE) for c in range(SIZE) if grid[r][c] == "."}
    assert set(cells) == water and len(cells) == len(water)
    for orbit in orbits:
        turned = [(col, SIZE - 1 - row) for row, col in orbit]
        assert turned == [*orbit[1:], orbit[0]]


@pytest.mark.parametrize("side", ["easy", "hard"])
@pytest.mark.parametrize("seed", SEEDS)
def test_a_draft_is_the_same_after_a_quarter_turn(side: str, seed: int) -> None:
    board = draft(side, seed)
    assert board.rows == quarter_turn(board.rows)


@pytest.mark.no_cover
@pytest.mark.parametrize("seed", SEEDS)
def test_no_draft_is_crowded_or_points_badly_and_its_shares_fit_its_side(seed: int) -> None:
    for side in ("easy", "hard"):
        found = {finding.clause: finding for finding in validate(draft(side, seed))}
        for clause in ("BRD-1", "BRD-2", "BRD-3", "BRD-4", "BRD-5"):
            assert found[clause].holds, (side, found[clause])


def test_a_hard_draft_has_more_of_everything() -> None:
    for seed in SEEDS:
        easy, hard = ("".join(draft(side, seed).rows) for side in ("easy", "hard"))
        assert hard.count("x") > easy.count("x")
        assert sum(map(hard.count, "^>v<")) > sum(map(easy.count, "^>v<"))


def test_the_same_chance_draws_the_same_draft_and_another_another() -> None:
    drafts = [draft("easy", seed).rows for seed in (1, 1, 2, 3)]
    assert drafts[0] == drafts[1] and len(set(drafts)) == 3
