"""New boards that meet the requirements: fillings that are equal after a quarter turn, drawn until one passes."""

from collections.abc import Callable, Iterator

from ludotheque.core.chance import Below, shuffle
from ludotheque.games.laguna.boards.validate import passes
from ludotheque.games.laguna.rules.board import Board
from ludotheque.games.laguna.rules.geometry import DELTA, OPPOSITE, POINTS, QUARTER_TURN, REEF, SEA, WATER, Cell

SIZE = 24
_SHARES = {"easy": (0.121, 0.121), "hard": (0.212, 0.273)}
_ISLANDS = {
    "A": (0, 5),
    "B": (0, 17),
    "C": (5, 22),
    "D": (17, 22),
    "E": (22, 17),
    "F": (22, 5),
    "G": (17, 0),
    "H": (5, 0),
}


def make_board(side: str, below: Below, tries: int = 1000, watch: Callable[[int], bool] | None = None) -> Board | None:
    """A board of that side which passes BRD-1 to BRD-11; None after so many tries or when told to stop."""
    for number in range(tries):
        if watch and not watch(number):
            return None
        board = Board(f"Drawn {side} {SIZE}", side, "C4", tuple("".join(row) for row in _filled(side, below)))
        if passes(board):
            return board
    return None


def _filled(side: str, below: Below) -> list[list[str]]:
    grid = _land()
    orbits = list(_orbits(grid))
    shuffle(orbits, below)
    reefs, arrows = (round(share * len(orbits)) for share in _SHARES[side])
    for orbit in orbits:
        if reefs:
            _put(grid, orbit, REEF)
            crowded = any(_crowded(grid, cell) for cell in orbit)
            if crowded:
                _put(grid, orbit, WATER)
            reefs -= not crowded
    for orbit in orbits:
        if arrows and grid[orbit[0][0]][orbit[0][1]] == WATER:
            arrows -= _put_arrow(grid, orbit, below)
    return grid


def _land() -> list[list[str]]:
    grid = [[WATER] * SIZE for _ in range(SIZE)]
    middle = SIZE // 2 - 2
    for letter, (top, left) in [*_ISLANDS.items(), ("@", (middle, middle))]:
        edge = 4 if letter == "@" else 2
        for row in range(top, top + edge):
            grid[row][left : left + edge] = [letter] * edge
    return grid


def _orbits(grid: list[list[str]]) -> Iterator[tuple[Cell, ...]]:
    """Four cells each that a quarter turn carries into each other."""
    for row in range(SIZE // 2):
        for col in range(SIZE // 2):
            if grid[row][col] == WATER:
                cell, orbit = (row, col), []
                for _ in range(4):
                    orbit.append(cell)
                    cell = (cell[1], SIZE - 1 - cell[0])
                yield tuple(orbit)


def _put(grid: list[list[str]], orbit: tuple[Cell, ...], symbol: str) -> None:
    for row, col in orbit:
        grid[row][col] = symbol
        symbol = QUARTER_TURN.get(symbol, symbol)


def _put_arrow(grid: list[list[str]], orbit: tuple[Cell, ...], below: Below) -> bool:
    """An arrow that points at sea and at no arrow that points back (BRD-5)."""
    symbols = list(POINTS)
    shuffle(symbols, below)
    for symbol in symbols:
        _put(grid, orbit, symbol)
        if all(_points_well(grid, cell) for start in orbit for cell in (start, *_around(start))):
            return True
    _put(grid, orbit, WATER)
    return False


def _around(cell: Cell) -> list[Cell]:
    return [(cell[0] + down, cell[1] + right) for down, right in DELTA.values()]


def _at(grid: list[list[str]], cell: Cell) -> str:
    inside = 0 <= cell[0] < SIZE and 0 <= cell[1] < SIZE
    return grid[cell[0]][cell[1]] if inside else "%"


def _points_well(grid: list[list[str]], cell: Cell) -> bool:
    way = POINTS.get(_at(grid, cell))
    if way is None:
        return True
    ahead = _at(grid, (cell[0] + DELTA[way][0], cell[1] + DELTA[way][1]))
    return ahead in SEA and POINTS.get(ahead) != OPPOSITE[way]


def _crowded(grid: list[list[str]], cell: Cell) -> bool:
    """Some window with this cell has more than two reefs (BRD-4)."""
    row, col = cell
    for high, wide in ((2, 3), (3, 2)):
        for top in range(row - high + 1, row + 1):
            for left in range(col - wide + 1, col + 1):
                cells = [_at(grid, (r, c)) for r in range(top, top + high) for c in range(left, left + wide)]
                if cells.count(REEF) > 2:
                    return True
    return False
