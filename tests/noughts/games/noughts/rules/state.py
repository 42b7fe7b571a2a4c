"""States and moves: nine cells, and a mark put into one."""

from dataclasses import dataclass

EMPTY = "."
MARKS = "XO"
"""Of each seat (NAC-2)."""
CELLS = 9
LINES = (
    (0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6),
)  # fmt: skip


@dataclass(frozen=True)
class State:
    """The cells row by row."""

    cells: str = EMPTY * CELLS

    @property
    def placed(self) -> int:
        return CELLS - self.cells.count(EMPTY)

    @property
    def row(self) -> tuple[int, ...]:
        """Three of a kind in a line (NAC-3); () where there are none."""
        for line in LINES:
            marks = {self.cells[cell] for cell in line}
            if len(marks) == 1 and EMPTY not in marks:
                return line
        return ()


@dataclass(frozen=True)
class Mark:
    """Into that cell, 0 to 8."""

    cell: int
