"""Where tiles may go and what they turn, against models that are written from the rule file."""

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.interactions.positions import SOLO, THREE, TWO, WHOLE_ROW, board, random_game
from ludotheque.games.interactions.rules.game import Interactions
from ludotheque.games.interactions.rules.state import FIRST_CELL, WILD, Cell, Laid
from ludotheque.games.interactions.rules.territory import (
    FORMATS,
    Format,
    box,
    fits,
    largest_group,
    lay,
    legal_cells,
    targets,
    touches,
    wild_cell,
)
from ludotheque.games.interactions.rules.tiles import LETTERS

CANVAS = tuple(product(range(11), repeat=2))
LOOKED_AT = {
    "P": "left right", "H": "above below", "M": "left right above below", "C": "left right above below",
    "S": "corners", "K": "corners", "A": "left right above below",
}  # fmt: skip
"""IXN-2 in the words of its table."""
WHERE = {
    "left": {(0, -1)}, "right": {(0, 1)}, "above": {(-1, 0)}, "below": {(1, 0)},
    "corners": {(-1, -1), (-1, 1), (1, -1), (1, 1)},
}  # fmt: skip


@st.composite
def territories(draw: st.DrawFn) -> tuple[set[Cell], Format]:
    """A connected Territory that fits its format, and that format."""
    shape = draw(st.sampled_from(sorted(set(FORMATS.values()))))
    cells: set[Cell] = {FIRST_CELL}
    for _ in range(draw(st.integers(0, shape[0] * shape[1] - 1))):
        cells.add(draw(st.sampled_from(legal_cells(cells, shape))))
    return cells, shape


@st.composite
def grids(draw: st.DrawFn) -> dict[Cell, Laid]:
    """Tiles of anybody, either side up, anywhere on a small canvas."""
    cells = draw(st.sets(st.tuples(st.integers(2, 6), st.integers(2, 6)), max_size=18))
    tile = st.builds(Laid, st.integers(0, 3), st.sampled_from(LETTERS), st.booleans())
    return {cell: draw(tile) for cell in sorted(cells)}


def rectangle_exists(cells: set[Cell], shape: Format) -> bool:
    """Some rectangle of the format, lying or standing, holds all cells (IXN-12)."""
    for high, wide in (shape, shape[::-1]):
        for top, left in product(range(-12, 12), repeat=2):
            if all(top <= row < top + high and left <= column < left + wide for row, column in cells):
                return True
    return False


@settings(max_examples=25, deadline=None)
@given(territories())
def test_a_cell_is_legal_if_it_touches_and_a_rectangle_of_the_format_still_holds_all(
    found: tuple[set[Cell], Format],
) -> None:
    cells, shape = found
    wanted = [
        (row, column)
        for row, column in CANVAS
        if (row, column) not in cells
        and cells & {(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)}
        and rectangle_exists(cells | {(row, column)}, shape)
    ]
    assert list(legal_cells(cells, shape)) == wanted


@settings(max_examples=60, deadline=None)
@given(territories())
def test_while_tiles_are_missing_there_is_a_legal_cell(found: tuple[set[Cell], Format]) -> None:
    """IXN-19; and none is left when the rectangle is full."""
    cells, shape = found
    assert bool(legal_cells(cells, shape)) == (len(cells) < shape[0] * shape[1])


@settings(max_examples=60, deadline=None)
@given(territories())
def test_legal_cells_stay_on_the_canvas(found: tuple[set[Cell], Format]) -> None:
    cells, shape = found
    assert set(legal_cells(cells, shape)) <= set(CANVAS)


def test_the_first_tile_has_one_cell() -> None:
    for shape in FORMATS.values():
        assert legal_cells((), shape) == (FIRST_CELL,)


def test_a_corner_is_no_contact() -> None:
    assert not touches({(5, 5)}, (6, 6))
    assert touches({(5, 5)}, (5, 6))
    assert not touches({(5, 5)}, (5, 7))
    assert not touches((), (5, 5))


def test_the_format_may_lie_or_stand() -> None:
    row = [(0, column) for column in range(4)]
    assert fits(row[:3], (0, 3), (3, 4)) and fits([(c, r) for r, c in row[:3]], (3, 0), (3, 4))
    assert not fits(row, (0, 4), (3, 4))
    assert fits(row, (2, 0), (3, 4)) and not fits(row, (3, 0), (3, 4))


def test_the_box_is_told_from_its_top_left_corner() -> None:
    assert box([(3, 7), (5, 2), (4, 4)]) == (3, 2, 5, 7)


@settings(max_examples=150, deadline=None)
@given(grids(), st.sampled_from(LETTERS), st.tuples(st.integers(1, 7), st.integers(1, 7)))
def test_a_tile_turns_what_it_looks_at_and_what_shows_its_side(grid: dict[Cell, Laid], tile: str, at: Cell) -> None:
    offsets = {offset for word in LOOKED_AT[tile].split() for offset in WHERE[word]}
    recto_wanted = tile not in "MK"
    wanted = {
        (row, column)
        for (row, column), laid in grid.items()
        if (row - at[0], column - at[1]) in offsets and laid.front is recto_wanted
    }
    assert set(targets(grid, tile, at)) == wanted


@settings(max_examples=150, deadline=None)
@given(grids(), st.sampled_from(LETTERS), st.tuples(st.integers(1, 7), st.integers(1, 7)), st.integers(0, 3))
def test_laying_turns_the_targets_once_and_touches_nothing_else(
    grid: dict[Cell, Laid], tile: str, at: Cell, owner: int
) -> None:
    """IXN-15: targets are fixed before turning, the placed tile stays recto, there are no chains."""
    grid.pop(at, None)
    before, turned = dict(grid), set(targets(grid, tile, at))
    after = lay(grid, owner, tile, at)
    assert grid == before
    assert after.pop(at) == Laid(owner, tile, True)
    assert after.keys() == before.keys()
    for cell, laid in after.items():
        assert (laid.owner, laid.tile) == (before[cell].owner, before[cell].tile)
        assert (laid.front != before[cell].front) == (cell in turned)


def test_a_tile_without_effect_only_lies_there() -> None:
    grid = board("bP bH / rS .")
    assert lay(grid, WILD, "C", (1, 1), effect=False) == {**grid, (1, 1): Laid(WILD, "C", True)}


def test_no_matching_target_is_no_effect_and_still_a_placement() -> None:
    """IXN-16."""
    grid = board("bp bh / rs .")
    assert targets(grid, "C", (1, 1)) == ()
    assert len(lay(grid, 0, "C", (1, 1))) == 4


def wild_model(cells: set[Cell], last: Cell, shape: Format, whole_row: bool) -> tuple[Cell, int]:
    """IXN-33 in its own words."""
    legal = set(legal_cells(cells, shape))
    row, column = last
    first_empty = next((row, c) for c in range(column + 1, 40) if (row, c) not in cells)
    if first_empty in legal:
        return first_empty, 1
    in_row = [c for c in range(-40, 40) if (row, c) in legal]
    if whole_row and in_row:
        return (row, in_row[0]), 2
    below = sorted(cell for cell in legal if cell[0] > row)
    return (below[0], 2) if below else (min(legal), 3)


@settings(max_examples=120, deadline=None)
@given(territories(), st.integers(0, 1000), st.booleans())
def test_the_wild_player_answers_where_the_rule_file_says(
    found: tuple[set[Cell], Format], pick: int, whole_row: bool
) -> None:
    cells, shape = found
    if len(cells) == shape[0] * shape[1]:
        return
    last = sorted(cells)[pick % len(cells)]
    assert wild_cell(cells, last, shape, whole_row) == wild_model(cells, last, shape, whole_row)


@pytest.mark.parametrize("game", [SOLO, WHOLE_ROW], ids=["onward", "whole"])
def test_the_third_step_is_reached_only_in_a_box_of_the_full_size(game: Interactions) -> None:
    """IXN-34: so the top left corner of the Territory is never ambiguous."""
    steps = set()
    for seed in range(80):
        for before, after in zip(states := random_game(game, seed), states[1:], strict=False):
            if len(after.last) == 2:
                own, wild = after.last
                steps.add(wild.step)
                top, left, bottom, right = box([*before.territory, own.cell])
                if wild.step == 3:
                    assert sorted((bottom - top + 1, right - left + 1)) == [3, 4]
    assert steps == {1, 2, 3}


def groups_by_merging(grid: dict[Cell, Laid], owner: int) -> int:
    """The largest group, by joining neighbours until nothing changes."""
    name = {cell: cell for cell, laid in grid.items() if laid.owner == owner}
    changed = True
    while changed:
        changed = False
        for (row, column), own in list(name.items()):
            for near in ((row + 1, column), (row, column + 1), (row - 1, column), (row, column - 1)):
                if near in name and name[near] < own:
                    name[row, column] = own = name[near]
                    changed = True
    return max((list(name.values()).count(one) for one in name.values()), default=0)


@settings(max_examples=150, deadline=None)
@given(grids(), st.integers(0, 3))
def test_the_largest_group_is_joined_by_sides_whatever_side_is_up(grid: dict[Cell, Laid], owner: int) -> None:
    assert largest_group(grid, owner) == groups_by_merging(grid, owner)


def test_a_lone_tile_is_a_group_of_one_and_a_corner_joins_nothing() -> None:
    grid = board("bP rH / rK bS")
    assert (largest_group(grid, 0), largest_group(grid, 1), largest_group(grid, 2)) == (1, 1, 0)


def test_a_territory_ends_as_a_full_rectangle_of_the_format() -> None:
    """IXN-12, IXN-19."""
    for game in (SOLO, WHOLE_ROW, TWO, THREE):
        for seed in range(12):
            top, left, bottom, right = box(grid := random_game(game, seed)[-1].territory)
            assert tuple(sorted((bottom - top + 1, right - left + 1))) == game.options.format
            assert len(grid) == (bottom - top + 1) * (right - left + 1)
