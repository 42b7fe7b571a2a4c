"""The seven tiles: their values and what they turn over (IXN-2)."""

from dataclasses import dataclass

Offset = tuple[int, int]

_ORTHOGONAL: tuple[Offset, ...] = ((-1, 0), (0, -1), (0, 1), (1, 0))
_DIAGONAL: tuple[Offset, ...] = ((-1, -1), (-1, 1), (1, -1), (1, 1))


@dataclass(frozen=True)
class Tile:
    """`turns_front`: it turns tiles that show their recto; otherwise those that show their verso."""

    letter: str
    recto: int
    verso: int
    looks_at: tuple[Offset, ...]
    turns_front: bool

    def value(self, front: bool) -> int:
        return self.recto if front else self.verso


TILES = {
    tile.letter: tile
    for tile in (
        Tile("P", 7, 3, ((0, -1), (0, 1)), True),  # predation
        Tile("H", 6, 2, ((-1, 0), (1, 0)), True),  # herbivory
        Tile("M", 3, 3, _ORTHOGONAL, False),  # mutualism
        Tile("C", 1, 0, _ORTHOGONAL, True),  # competition; the same effect as A (Q1)
        Tile("S", 3, 1, _DIAGONAL, True),  # parasitism
        Tile("K", 5, 0, _DIAGONAL, False),  # commensalism
        Tile("A", 0, 5, _ORTHOGONAL, True),  # amensalism
    )
}
LETTERS = "".join(TILES)


def in_order(letters: str) -> str:
    """Tiles are always written in the order P H M C S K A."""
    return "".join(sorted(letters, key=LETTERS.index))
