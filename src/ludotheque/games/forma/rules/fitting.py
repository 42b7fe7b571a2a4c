"""Which elements fit where: one shift of the free cells for each square of a shape."""

from collections.abc import Iterable, Iterator
from functools import cache

from ludotheque.games.forma.rules.board import Board
from ludotheque.games.forma.rules.pieces import ORIENTATIONS, Cells


@cache
def _offsets(shape: str, stride: int) -> tuple[tuple[int, ...], ...]:
    return tuple(tuple(r * stride + c for r, c in cells) for cells in ORIENTATIONS[shape])


def anchors(board: Board, shape: str) -> Iterator[tuple[Cells, int]]:
    """Every orientation with the mask of its fitting top-left corners."""
    free = board.free_mask
    for cells, offsets in zip(ORIENTATIONS[shape], _offsets(shape, board.stride), strict=True):
        mask = -1
        for offset in offsets:
            mask &= free >> offset
        yield cells, mask


def fits(board: Board, shape: str) -> bool:
    return any(mask for _, mask in anchors(board, shape))


def any_fits(board: Board, shapes: Iterable[str]) -> bool:
    """Small shapes first: where they do not fit, larger ones seldom do."""
    return any(fits(board, shape) for shape in dict.fromkeys(shapes))


def placements(board: Board, shape: str) -> Iterator[Cells]:
    """The cells of every placement of a shape that fits."""
    for cells, mask in anchors(board, shape):
        while mask:
            yield _placed(board, cells, mask)
            mask &= mask - 1


def nth_placement(board: Board, cells: Cells, mask: int, index: int) -> Cells:
    """The placement at one of the corners in a mask, counted from the lowest."""
    for _ in range(index):
        mask &= mask - 1
    return _placed(board, cells, mask)


def _placed(board: Board, cells: Cells, mask: int) -> Cells:
    """The cells of an orientation at the lowest corner of the mask."""
    row, col = divmod((mask & -mask).bit_length() - 1, board.stride)
    return tuple((row + r, col + c) for r, c in cells)
