"""Bridges are exact: checked against brute force on small boards, and every answer is checked by itself."""

import random

import pytest

from games.forma.bridging import brute, check, scattered
from ludotheque.games.forma.rules import crossings, proving, roads
from ludotheque.games.forma.rules.board import Board
from ludotheque.games.forma.rules.bridges import Bridges, largest, of_seat, standing


@pytest.mark.no_cover
@pytest.mark.parametrize("share", [0.5, 0.6, 0.7, 0.8])
@pytest.mark.parametrize(("rows", "cols", "number"), [(3, 3, 300), (4, 4, 250), (4, 5, 150), (5, 5, 60), (1, 4, 40)])
def test_the_largest_set_equals_brute_force(rows: int, cols: int, number: int, share: float) -> None:
    chance = random.Random(f"{rows} {cols} {share}")
    for _ in range(number):
        cells = scattered(rows, cols, share, chance)
        found = largest(cells, rows, cols)
        check(found, cells, rows, cols)
        assert len(found) == brute(frozenset(cells), rows, cols), cells


def test_bridges_do_not_depend_on_turning_the_board() -> None:
    chance = random.Random(3)
    for _ in range(40):
        cells = scattered(7, 8, 0.62, chance)
        counts, rows, cols = set(), 7, 8
        for _ in range(4):
            cells, rows, cols = tuple(sorted((c, rows - 1 - r) for r, c in cells)), cols, rows
            counts.add(len(largest(cells, rows, cols)))
            counts.add(len(largest(tuple(sorted((r, cols - 1 - c) for r, c in cells)), rows, cols)))
        assert len(counts) == 1


def test_a_full_board_has_every_row_and_column() -> None:
    full = tuple((r, c) for r in range(20) for c in range(20))
    found = largest(full, 20, 20)
    check(found, full, 20, 20)
    assert len(found) == 40


@pytest.mark.no_cover
@pytest.mark.parametrize("share", [0.5, 0.65, 0.8])
def test_bridges_that_stand_are_some_that_count_and_one_is_never_missed(share: float) -> None:
    chance = random.Random(f"standing {share}")
    for _ in range(60):
        cells = scattered(6, 7, share, chance)
        rows = "/".join("".join("A" if (r, c) in cells else "." for c in range(7)) for r in range(6))
        found, most = standing(Board.drawn(rows), 0), largest(cells, 6, 7)
        check(found, cells, 6, 7)
        assert min(1, len(most)) <= len(found) <= len(most)


def test_no_cells_make_no_bridge() -> None:
    assert largest((), 20, 20) == Bridges()


def test_what_cannot_be_settled_is_said_and_the_rest_stands(monkeypatch: pytest.MonkeyPatch) -> None:
    """No question of a real game is known that takes so long; a drawn board may hold one."""

    def undecided(graph: roads.Roads, a: int, b: int) -> None:
        raise proving.Undecided

    def too_many(graph: roads.Roads, a: int, b: int) -> None:
        raise crossings.TooManyCases

    monkeypatch.setattr(crossings, "compatible", too_many)
    monkeypatch.setattr(proving, "compatible", undecided)
    cross = tuple(sorted({(2, c) for c in range(7)} | {(r, 3) for r in range(7)}))
    found = largest.__wrapped__(cross, 7, 7)
    assert (len(found), found.proved) == (1, False)


def test_markers_on_squares_obstacles_and_tower_carry_a_bridge_of_their_owner_alone() -> None:
    """FRM-26."""
    board = Board.drawn("A./a./1./5./A.")
    assert of_seat(board, 0) == Bridges(down=(tuple((row, 0) for row in range(5)),))
    assert len(of_seat(board, 1)) == 0


def test_more_own_cells_never_mean_fewer_bridges() -> None:
    """FRM-A16: what is built stays built."""
    chance = random.Random(8)
    for _ in range(25):
        cells = list(scattered(6, 6, 0.8, chance))
        chance.shuffle(cells)
        counts = [len(largest(tuple(sorted(cells[:n])), 6, 6)) for n in range(0, len(cells) + 1, 3)]
        assert counts == sorted(counts)


def test_the_bound_of_cells_holds_for_what_is_found() -> None:
    """Lemma 3 of §5: 6a + 6b − ab cells at least."""
    chance = random.Random(9)
    for _ in range(60):
        cells = scattered(6, 6, 0.75, chance)
        found = largest(cells, 6, 6)
        a, b = len(found.down), len(found.across)
        assert 6 * a + 6 * b - a * b <= len(cells)


@pytest.mark.parametrize(
    ("drawing", "down", "across"),
    [
        ("A.A/A.A/A.A", 2, 0),
        ("AAA/.../AAA", 0, 2),
        ("AAA/A../AAA", 1, 2),
        (".A./AAA/.A.", 1, 1),
        ("A../.A./..A", 0, 0),
    ],
)
def test_bridges_are_told_by_their_axis(drawing: str, down: int, across: int) -> None:
    found = of_seat(Board.drawn(drawing), 0)
    assert (len(found.down), len(found.across)) == (down, across)
    check(found, Board.drawn(drawing).find("A"), 3, 3)
