"""The Territory: where a tile may go, what it turns, and where the wild player answers."""

from collections.abc import Collection, Mapping
from functools import cache

from ludotheque.games.interactions.rules.state import FIRST_CELL, Cell, Laid
from ludotheque.games.interactions.rules.tiles import TILES

Format = tuple[int, int]
Box = tuple[int, int, int, int]
FORMATS: Mapping[int, Format] = {1: (3, 4), 2: (3, 4), 3: (3, 6), 4: (4, 6)}
"""Rows and columns, in either direction, by number of players (IXN-12, IXN-30)."""


@cache
def neighbours(cell: Cell) -> tuple[Cell, ...]:
    row, column = cell
    return ((row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column))


def touches(cells: Collection[Cell], cell: Cell) -> bool:
    """Side contact; a corner is not enough (IXN-10)."""
    return not set(neighbours(cell)).isdisjoint(cells)


def box(cells: Collection[Cell]) -> Box:
    """Top, left, bottom, right."""
    rows, columns = zip(*cells, strict=True)
    return min(rows), min(columns), max(rows), max(columns)


def fits(cells: Collection[Cell], cell: Cell, shape: Format) -> bool:
    """The bounding box with the new tile still fits the format, one way or the other (IXN-13)."""
    return cell in allowed(box(cells or (cell,)), shape)


@cache
def allowed(bounds: Box, shape: Format) -> frozenset[Cell]:
    """The cells that a Territory within these bounds may take without outgrowing its format (IXN-13)."""
    top, left, bottom, right = bounds
    reach = max(shape)
    return frozenset(
        (row, column)
        for row in range(bottom - reach + 1, top + reach)
        for column in range(right - reach + 1, left + reach)
        if _within(max(bottom, row) - min(top, row) + 1, max(right, column) - min(left, column) + 1, shape)
    )


def _within(rows: int, columns: int, shape: Format) -> bool:
    return min(rows, columns) <= min(shape) and max(rows, columns) <= max(shape)


def legal_cells(cells: Collection[Cell], shape: Format) -> tuple[Cell, ...]:
    """Every cell where a tile may be laid, in reading order (IXN-9, IXN-10, IXN-13)."""
    if not cells:
        return (FIRST_CELL,)
    beside = {near for cell in cells for near in neighbours(cell)}
    return tuple(sorted((beside & allowed(box(cells), shape)).difference(cells)))


def targets(grid: Mapping[Cell, Laid], tile: str, cell: Cell) -> tuple[Cell, ...]:
    """The tiles that this one turns when laid there, whoever owns them (IXN-14, IXN-15)."""
    turns = TILES[tile].turns_front
    return tuple(near for near in looked_at(tile, cell) if near in grid and grid[near].front == turns)


@cache
def looked_at(tile: str, cell: Cell) -> tuple[Cell, ...]:
    """The places around a cell that a tile acts on (IXN-14)."""
    return tuple((cell[0] + rows, cell[1] + columns) for rows, columns in TILES[tile].looks_at)


def lay(grid: Mapping[Cell, Laid], owner: int, tile: str, cell: Cell, effect: bool = True) -> dict[Cell, Laid]:
    """The Territory after a placement; the effect is compulsory (Q2), no chain follows it."""
    after = dict(grid)
    for near in targets(grid, tile, cell) if effect else ():
        after[near] = Laid(grid[near].owner, grid[near].tile, not grid[near].front)
    after[cell] = Laid(owner, tile, True)
    return after


def wild_cell(cells: Collection[Cell], last: Cell, shape: Format, whole_row: bool = False) -> tuple[Cell, int]:
    """The wild player's cell, and the step of IXN-33 that found it; `whole_row`: step 2 begins with the row itself."""
    right = (last[0], last[1] + 1)
    while right in cells:
        right = (right[0], right[1] + 1)
    legal = legal_cells(cells, shape)
    if right in legal:
        return right, 1
    first_row = last[0] if whole_row else last[0] + 1
    onward = [cell for cell in legal if cell[0] >= first_row]
    return (onward[0], 2) if onward else (legal[0], 3)


def largest_group(grid: Mapping[Cell, Laid], owner: int) -> int:
    """The size of the largest group of one colour, joined by sides, either side up (IXN-25)."""
    left = {cell for cell, laid in grid.items() if laid.owner == owner}
    best = 0
    while left:
        group, edge = 0, [left.pop()]
        while edge:
            group += 1
            near = [cell for cell in neighbours(edge.pop()) if cell in left]
            left.difference_update(near)
            edge += near
        best = max(best, group)
    return best
