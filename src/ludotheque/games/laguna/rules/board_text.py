"""The text form of a board (§7.1): read strictly, written canonically."""

from collections.abc import Callable
from functools import cache
from importlib import resources

from ludotheque.games.laguna.rules.board import MAX_SIZE, Board
from ludotheque.games.laguna.rules.geometry import (
    BIT,
    DELTA,
    ISLANDS,
    POINTS,
    QUARTER_TURN,
    SEA,
    UNKNOWN,
    VOLCANO,
    Cell,
)

HOUSE = ("easy", "hard")
HEADER = "laguna-board 1"
SIDES = ("easy", "hard", "test")
CHARACTERS = frozenset(".x@%") | frozenset(POINTS) | frozenset(ISLANDS)
_MIRRORED: dict[str, str | int | None] = {">": "<", "<": ">"}
_LETTERS_TURNED = dict(zip("ABCDEFGH", "CDEFGHAB", strict=True))


class BadBoard(ValueError):
    """The text is no board: `problem` is a key, `line` counts from 1."""

    def __init__(self, problem: str, line: int = 0) -> None:
        super().__init__(f"{problem} (line {line})" if line else problem)
        self.problem, self.line = problem, line


def parse(text: str, masked: bool = False) -> Board:
    """The board that the text describes; raises BadBoard. A masked one has `?` where a view does not see."""
    if not text.isascii():
        raise BadBoard("not-ascii")
    lines = text.splitlines()
    if not lines or lines[0].split("#")[0].rstrip() != HEADER:
        raise BadBoard("no-header", 1)
    fields, start = _fields(lines)
    size = _size(fields.get("size", ""))
    side, symmetry, kind = fields.get("side", ""), fields.get("symmetry", "none"), fields.get("line", "shore")
    if side not in SIDES:
        raise BadBoard("unknown-side")
    if symmetry not in SYMMETRIES:
        raise BadBoard("unknown-symmetry")
    if kind not in ("shore", "grid"):
        raise BadBoard("unknown-line")
    rows, after = _grid(lines, start, size, CHARACTERS | {UNKNOWN} if masked else CHARACTERS)
    white = None
    if kind == "grid":
        if after >= len(lines) or lines[after].rstrip() != "line-grid:":
            raise BadBoard("no-line-grid", after + 1)
        white, after = _grid(lines, after + 1, size, frozenset(".0123456789abcdefABCDEF"))
    if after >= len(lines) or lines[after].rstrip() != "end" or any(line.strip() for line in lines[after + 1 :]):
        raise BadBoard("no-end", after + 1)
    return _checked(Board(fields.get("name", ""), side, symmetry, rows, white and _canonical(rows, white)), masked)


def dump(board: Board) -> str:
    """The text of a board, ending with `end`."""
    rows, cols = board.size
    lines = [
        HEADER,
        f"name: {board.name}",
        f"side: {board.side}",
        f"size: {rows} {cols}",
        f"symmetry: {board.symmetry}",
    ]
    lines += [f"line: {'shore' if board.lines is None else 'grid'}", "grid:", *board.rows]
    if board.lines is not None:
        lines += ["line-grid:", *board.lines]
    return "\n".join([*lines, "end"])


@cache
def house(name: str) -> Board:
    """One of our two boards; they are ours and not the printed ones."""
    return parse((resources.files("ludotheque.games.laguna") / "boards" / f"{name}.txt").read_text("ascii"))


def _fields(lines: list[str]) -> tuple[dict[str, str], int]:
    fields: dict[str, str] = {}
    for number, line in enumerate(lines[1:], 2):
        text = line.split("#")[0].strip()
        if text == "grid:":
            return fields, number
        if not text:
            continue
        key, colon, value = text.partition(":")
        if not colon or key in fields or key not in ("name", "side", "size", "symmetry", "line"):
            raise BadBoard("unknown-field", number)
        fields[key] = value.strip()
    raise BadBoard("no-grid", len(lines))


def _size(text: str) -> Cell:
    parts = text.split()
    if len(parts) != 2 or not all(part.isdecimal() and 1 <= int(part) <= MAX_SIZE for part in parts):
        raise BadBoard("bad-size")
    return int(parts[0]), int(parts[1])


def _grid(lines: list[str], start: int, size: Cell, allowed: frozenset[str]) -> tuple[tuple[str, ...], int]:
    rows = tuple(lines[start : start + size[0]])
    for number, row in enumerate(rows, start + 1):
        if len(row) != size[1]:
            raise BadBoard("ragged-row", number)
        if not set(row) <= allowed:
            raise BadBoard("unknown-character", number)
    if len(rows) != size[0]:
        raise BadBoard("ragged-row", len(lines))
    return rows, start + size[0]


def _canonical(rows: tuple[str, ...], white: tuple[str, ...]) -> tuple[str, ...]:
    """Hex digits on island cells and `.` elsewhere."""
    if any(digit != "." and cell not in ISLANDS for row, line in zip(rows, white, strict=True)
           for cell, digit in zip(row, line, strict=True)):  # fmt: skip
        raise BadBoard("line-off-island")
    return tuple(
        "".join((digit.lower() if digit != "." else "0") if cell in ISLANDS else "."
                for cell, digit in zip(row, line, strict=True))
        for row, line in zip(rows, white, strict=True)
    )  # fmt: skip


def _checked(board: Board, masked: bool) -> Board:
    for part in (*board.islands, VOLCANO):
        if not _connected([cell for cell in _cells(board) if board.at(cell) == part]):
            raise BadBoard("disconnected-volcano" if part == VOLCANO else "disconnected-island")
    if board.lines is not None:
        for row, col in _cells(board):
            if board.at((row, col)) in ISLANDS:
                _check_line(board, (row, col))
    if not masked and not symmetric(board):
        raise BadBoard("not-symmetric")
    return board


def _check_line(board: Board, cell: Cell) -> None:
    for direction, (down, right) in DELTA.items():
        if board.line(cell) & BIT[direction] and board.at((cell[0] + down, cell[1] + right)) not in SEA:
            raise BadBoard("line-not-at-sea")


def _cells(board: Board) -> list[Cell]:
    rows, cols = board.size
    return [(row, col) for row in range(rows) for col in range(cols)]


def _connected(cells: list[Cell]) -> bool:
    left = set(cells)
    reached = [left.pop()] if left else []
    while reached:
        row, col = reached.pop()
        for down, right in DELTA.values():
            if (cell := (row + down, col + right)) in left:
                left.remove(cell)
                reached.append(cell)
    return not left


def quarter_turn(rows: tuple[str, ...]) -> tuple[str, ...]:
    """The grid turned clockwise with its arrows and island letters (A to C, …)."""
    table = str.maketrans({**QUARTER_TURN, **_LETTERS_TURNED})
    return tuple("".join(column).translate(table) for column in zip(*rows[::-1], strict=True))


def _half_turn(rows: tuple[str, ...]) -> tuple[str, ...]:
    return quarter_turn(quarter_turn(rows))


def _mirrored(rows: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(row[::-1].translate(str.maketrans(_MIRRORED)) for row in rows)


def _same(one: tuple[str, ...], other: tuple[str, ...]) -> bool:
    """Equal but for the islands' letters."""
    plain = str.maketrans(dict.fromkeys(ISLANDS, "A"))
    return [row.translate(plain) for row in one] == [row.translate(plain) for row in other]


SYMMETRIES: dict[str, Callable[[tuple[str, ...]], bool]] = {
    "C4": lambda rows: rows == quarter_turn(rows),
    "D4": lambda rows: rows == quarter_turn(rows) and _same(rows, _mirrored(rows)),
    "C2": lambda rows: rows == _half_turn(rows),
    "none": lambda rows: True,
}


def symmetric(board: Board) -> bool:
    """The board has the symmetry it claims."""
    return SYMMETRIES[board.symmetry](board.rows)
