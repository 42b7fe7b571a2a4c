"""Each requirement of §7.2 counted once more, slowly and by cells, on the house boards and on boards made worse."""

import re
from functools import cache
from itertools import product

import pytest

from ludotheque.games.laguna.boards.validate import Finding, validate
from ludotheque.games.laguna.rules.board import Board
from ludotheque.games.laguna.rules.board_text import house
from ludotheque.games.laguna.rules.state import Raft

SIZE, SEA, LAND = 24, set(".x^>v<"), set("ABCDEFGH@")
WAYS = {"^": (-1, 0), ">": (0, 1), "v": (1, 0), "<": (0, -1)}
SHAPES = {"H": (2, 3), "V": (3, 2)}
Cells = frozenset[tuple[int, int]]


@cache
def findings(board: Board) -> dict[str, Finding]:
    return {finding.clause: finding for finding in validate(board)}


def changed(side: str, cells: dict[tuple[int, int], str]) -> Board:
    """A house board with other cells, the same in all four quarters."""
    all_cells: dict[tuple[int, int], str] = {}
    turned = str.maketrans("^>v<", ">v<^")
    for (row, col), symbol in cells.items():
        for _ in range(4):
            all_cells[row, col] = symbol
            row, col, symbol = col, SIZE - 1 - row, symbol.translate(turned)
    return house(side).with_cells(all_cells)


def windows(board: Board, orient: str) -> list[Cells]:
    high, wide = SHAPES[orient]
    found = []
    for row, col in product(range(SIZE - high + 1), range(SIZE - wide + 1)):
        cells = frozenset((row + down, col + right) for down in range(high) for right in range(wide))
        if all(board.rows[r][c] in SEA for r, c in cells):
            found.append(cells)
    return found


def around(cells: Cells) -> Cells:
    return frozenset((r + down, c + right) for r, c in cells for down, right in WAYS.values()) - cells


def touched(board: Board, cells: Cells) -> set[str]:
    inside = ((r, c) for r, c in around(cells) if 0 <= r < SIZE and 0 <= c < SIZE)
    return {board.rows[r][c] for r, c in inside} & LAND


def numbers(told: str) -> list[float]:
    return [float(number) for number in re.findall(r"\d+(?:\.\d+)?", told)]


BOARDS = {
    "easy": house("easy"),
    "hard": house("hard"),
    "crowded": changed("easy", {(2, 10): "x", (2, 11): "x", (2, 12): "x"}),
    "arrows": changed("hard", {(3, 9): ">", (3, 10): "<"}),
}


@pytest.mark.no_cover
@pytest.mark.parametrize("name", BOARDS)
def test_brd4_the_fullest_window_has_as_many_reefs_as_told(name: str) -> None:
    board = BOARDS[name]
    most = max(sum(board.rows[r][c] == "x" for r, c in cells) for orient in "HV" for cells in windows(board, orient))
    found = findings(board)["BRD-4"]
    assert numbers(found.told) == [most] and found.holds is (most <= 2)


@pytest.mark.parametrize("name", BOARDS)
def test_brd5_as_many_arrows_point_badly_as_told(name: str) -> None:
    board, bad = BOARDS[name], 0
    back = {"^": "v", "v": "^", ">": "<", "<": ">"}
    for row, col in product(range(SIZE), repeat=2):
        symbol = board.rows[row][col]
        if symbol in WAYS:
            r, c = row + WAYS[symbol][0], col + WAYS[symbol][1]
            ahead = board.rows[r][c] if 0 <= r < SIZE and 0 <= c < SIZE else "%"
            bad += ahead not in SEA or ahead == back[symbol]
    found = findings(board)["BRD-5"]
    assert numbers(found.told) == [bad] and found.holds is (bad == 0)


@pytest.mark.parametrize("name", BOARDS)
def test_brd6_every_island_has_as_many_starts_as_told(name: str) -> None:
    board = BOARDS[name]
    starts = dict.fromkeys(product("ABCDEFGH", "HV"), 0)
    double = 0
    for orient in "HV":
        for cells in windows(board, orient):
            islands = sorted(touched(board, cells) - {"@"})
            double += len(islands) * (len(islands) - 1) // 2
            for island in islands:
                starts[island, orient] += 1
    assert numbers(findings(board)["BRD-6"].told) == [min(starts.values()), double]


@pytest.mark.parametrize("name", BOARDS)
def test_brd7_every_island_has_a_dock_that_two_pearls_cover_where_it_holds(name: str) -> None:
    board = BOARDS[name]
    for orient, island in product("HV", "ABCDEFGH"):
        docks = [cells for cells in windows(board, orient) if island in touched(board, cells)]
        clean = any(sum(board.rows[r][c] != "." for r, c in cells) <= 2 for cells in docks)
        assert clean is (f"{island}/{orient}" not in findings(board)["BRD-7"].told)


@pytest.mark.parametrize("name", ["easy", "hard"])
def test_brd8_every_place_is_reached_from_every_other_where_it_holds(name: str) -> None:
    board = BOARDS[name]
    for orient in "HV":
        left = set(windows(board, orient))
        queue = [left.pop()]
        while queue:
            here = queue.pop()
            for down, right in WAYS.values():
                there = frozenset((r + down, c + right) for r, c in here)
                if there in left:
                    left.remove(there)
                    queue.append(there)
        assert not left
    assert findings(board)["BRD-8"].holds


def test_brd8_a_sea_in_two_parts_is_found() -> None:
    moat = {(0, 3): "%", (1, 3): "%", (2, 3): "%", (2, 2): "%", (2, 1): "%", (2, 0): "%"}
    found = findings(changed("easy", moat))["BRD-8"]
    assert not found.holds and found.told.startswith("connected: False")


@pytest.mark.parametrize("name", ["easy"])
def test_brd9_every_raft_can_be_touched_by_either_kind_of_raft(name: str) -> None:
    board = BOARDS[name]
    places = {orient: windows(board, orient) for orient in "HV"}
    sample = places["H"][::37] + places["V"][::37]
    for mine, orient in product(sample, "HV"):
        assert any(theirs & around(mine) and not theirs & mine for theirs in places[orient])
    assert findings(board)["BRD-9"].holds


@pytest.mark.parametrize("name", BOARDS)
def test_brd11_the_shares_are_those_of_the_cells(name: str) -> None:
    board = BOARDS[name]
    cells = [cell for row in board.rows for cell in row if cell in SEA]
    reefs, arrows = (100 * sum(cell in kind for cell in cells) / len(cells) for kind in ("x", "^>v<"))
    assert numbers(findings(board)["BRD-11"].told) == [round(reefs, 1), round(arrows, 1)]


def test_brd12_only_reports() -> None:
    assert all(findings(board)["BRD-12"].holds for board in BOARDS.values())


def test_brd10_the_way_of_an_island_can_be_sailed_in_as_many_steps_by_the_rules() -> None:
    """With four pearls and free shifting every window is as good as its best cover: breadth first over the rules."""
    board = house("easy")
    low, high = numbers(findings(board)["BRD-10"].told.split(":")[1].split(";")[0])[1:]
    assert (low, high) == (8, 8)
    starts = [raft for raft in _rafts(board) if "A" in board.touched(raft.orient, raft.row, raft.col)]
    assert min(_steps_to_volcano(board, raft) for raft in starts[:6]) >= low


def _rafts(board: Board) -> list[Raft]:
    return [Raft("H", r, c) for r, c in product(range(SIZE), repeat=2) if board.is_sea("H", r, c)]


def _steps_to_volcano(board: Board, raft: Raft) -> int:
    """Steps in open water, symbols aside: no way is shorter."""
    seen, queue = {(raft.row, raft.col)}, [(raft, 0)]
    for here, steps in queue:
        if "@" in board.touched(here.orient, here.row, here.col):
            return steps
        for way in "NESW":
            there = here.moved(way)
            if (there.row, there.col) not in seen and board.is_sea(there.orient, there.row, there.col):
                seen.add((there.row, there.col))
                queue.append((there, steps + 1))
    raise AssertionError("no way")
