"""The board as letters (§0 of the rule file) and as bit masks with a border of its own."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from ludotheque.games.forma.rules.pieces import Cell

FREE, OBSTACLE, TOWER = ".", "#", "T"
ELEMENTS, MARKERS, ON_OBSTACLES, ON_TOWERS = "ABCD", "abcd", "1234", "5678"
SIDES = ((-1, 0), (0, 1), (1, 0), (0, -1))
SIZE = 20
_TAKEN = re.compile(rf"[^{re.escape(FREE)}]")


@dataclass(frozen=True)
class Board:
    """Letters in reading order; `rows` × `cols` is 20 × 20 but for positions set up to study."""

    rows: int
    cols: int
    letters: str

    @staticmethod
    def empty(rows: int = SIZE, cols: int = SIZE) -> "Board":
        return Board(rows, cols, FREE * (rows * cols))

    @staticmethod
    def drawn(drawing: str) -> "Board":
        """From rows joined by `/`."""
        rows = drawing.split("/")
        return Board(len(rows), len(rows[0]), "".join(rows))

    def __getitem__(self, cell: Cell) -> str:
        return self.letters[cell[0] * self.cols + cell[1]]

    def inside(self, cell: Cell) -> bool:
        return 0 <= cell[0] < self.rows and 0 <= cell[1] < self.cols

    def free(self, cell: Cell) -> bool:
        return self.inside(cell) and self[cell] == FREE

    def around(self, cell: Cell) -> Iterator[str | None]:
        """What is on the four sides of a cell; None is the border."""
        for down, right in SIDES:
            side = (cell[0] + down, cell[1] + right)
            yield self[side] if self.inside(side) else None

    def closed(self, cell: Cell) -> bool:
        """No side of the cell is open (§0)."""
        return FREE not in self.around(cell)

    def with_letters(self, put: dict[Cell, str]) -> "Board":
        if not put:
            return self
        letters = list(self.letters)
        for (row, col), letter in put.items():
            letters[row * self.cols + col] = letter
        return Board(self.rows, self.cols, "".join(letters))

    def find(self, wanted: str) -> tuple[Cell, ...]:
        """The cells that carry one of the wanted letters, in reading order."""
        places = sorted(place for letter in wanted for place in _places(self.letters, letter))
        return tuple(divmod(place, self.cols) for place in places)

    def count(self, letter: str) -> int:
        return self.letters.count(letter)

    @property
    def stride(self) -> int:
        """One column more than the board, never free: a connected shape cannot wrap around it."""
        return self.cols + 1

    @cached_property
    def free_mask(self) -> int:
        """Bit `row * stride + col` is set where the cell is free."""
        return int(_TAKEN.sub("0", "0".join(self.lines())).replace(FREE, "1")[::-1], 2)

    def lines(self) -> list[str]:
        return [self.letters[i : i + self.cols] for i in range(0, len(self.letters), self.cols)]


def _places(letters: str, wanted: str) -> Iterator[int]:
    place = letters.find(wanted)
    while place >= 0:
        yield place
        place = letters.find(wanted, place + 1)


def own_letters(seat: int) -> str:
    """Elements and markers of a seat: what its bridges may be built of (FRM-26)."""
    return ELEMENTS[seat] + MARKERS[seat] + ON_OBSTACLES[seat] + ON_TOWERS[seat]
