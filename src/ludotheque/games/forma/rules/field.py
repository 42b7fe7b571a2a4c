"""The field: obstacles and tower, laid by the first player or by chance (FRM-9 to FRM-12)."""

from collections.abc import Iterable
from dataclasses import dataclass

from ludotheque.core.chance import Below, shuffle
from ludotheque.core.errors import IllegalMove
from ludotheque.games.forma.rules.board import OBSTACLE, SIZE, TOWER, Board
from ludotheque.games.forma.rules.pieces import Cell, Cells

MOST_OBSTACLES = 25


@dataclass(frozen=True)
class Contact:
    """What counts as forbidden contact (FRM-A1)."""

    mutual: bool = True
    diagonal: bool = True

    def touch(self, one: Cell, other: Cell) -> bool:
        down, right = abs(one[0] - other[0]), abs(one[1] - other[1])
        return down + right == 1 or (self.diagonal and down == right == 1)


def spelled(cell: Cell) -> str:
    return f"{cell[0]},{cell[1]}"


def check(cells: Cells, contact: Contact, size: int = SIZE) -> None:
    """Raise the first refusal that applies, in the order of the rule file."""
    if not cells:
        raise IllegalMove("FIELD_NO_TOWER", "FRM-A2")
    outside = [cell for cell in cells if not all(0 <= part < size for part in cell)]
    if outside:
        raise IllegalMove("FIELD_OUTSIDE", "FRM-1", cells=tuple(map(spelled, outside)))
    twice = sorted({cell for cell in cells if cells.count(cell) > 1})
    if twice:
        raise IllegalMove("FIELD_SAME_CELL", "FRM-3", cells=tuple(map(spelled, twice)))
    if len(cells) - 1 > MOST_OBSTACLES:
        raise IllegalMove("FIELD_TOO_MANY", "FRM-9", count=len(cells) - 1, most=MOST_OBSTACLES)
    if on_rim(cells[0], size):
        raise IllegalMove("FIELD_TOWER_RIM", "FRM-10", cell=spelled(cells[0]))
    touching = first_contact(cells, contact)
    if touching:
        raise IllegalMove("FIELD_TOUCH", "FRM-11", cells=tuple(map(spelled, touching)))


def on_rim(cell: Cell, size: int = SIZE) -> bool:
    return any(part in (0, size - 1) for part in cell)


def first_contact(cells: Cells, contact: Contact) -> list[Cell]:
    """The first two things that touch against the rule."""
    for i, one in enumerate(cells if contact.mutual else cells[:1]):
        for other in cells[i + 1 :]:
            if contact.touch(one, other):
                return [one, other]
    return []


def laid(cells: Cells) -> Board:
    return Board.empty().with_letters({cells[0]: TOWER} | dict.fromkeys(cells[1:], OBSTACLE))


def random_field(contact: Contact, below: Below) -> Cells:
    """A random field: the tower, then up to 25 obstacles as they find room."""
    tower = (1 + below(SIZE - 2), 1 + below(SIZE - 2))
    wanted = below(MOST_OBSTACLES + 1)
    everywhere = [(r, c) for r in range(SIZE) for c in range(SIZE) if (r, c) != tower]
    shuffle(everywhere, below)
    return (tower, *sorted(_with_room(tower, everywhere, wanted, contact)))


PROFITABLE: Cells = ((10, 10), (0, 0), (0, 2), (0, 4), (2, 0), (4, 0))
"""A field whose first V, on 1,1 1,2 1,3 2,1 3,1, wins 45 points: four squares and its own five. None wins more."""
PROFITABLE_BY_SIDES: Cells = ((2, 2), (0, 0), (0, 2), (0, 4), (1, 5), (2, 0), (2, 4), (3, 3), (4, 0), (4, 2), (5, 1))
"""Where corners may touch the same V wins 135: the tower and eight squares."""
_POCKETS = frozenset((r, c) for r in range(6) for c in range(6))


def profitable_field(contact: Contact, below: Below) -> Cells:
    """A field for its owner: the pockets of PROFITABLE in one of the four corners, obstacles by lot elsewhere."""
    best = PROFITABLE if contact.diagonal else PROFITABLE_BY_SIDES
    down, right = below(2) == 1, below(2) == 1
    last = SIZE - 1
    tower, *laid = [(last - r if down else r, last - c if right else c) for r, c in best]
    everywhere = [(r, c) for r in range(SIZE) for c in range(SIZE) if (r, c) != tower]
    others = [(r, c) for r, c in everywhere if (min(r, last - r), min(c, last - c)) not in _POCKETS]
    shuffle(others, below)
    return (tower, *sorted(_with_room(tower, others, len(laid) + below(MOST_OBSTACLES + 1 - len(laid)), contact, laid)))


def _with_room(
    tower: Cell, candidates: Iterable[Cell], wanted: int, contact: Contact, laid: Iterable[Cell] = ()
) -> list[Cell]:
    """So many obstacles, those that are laid among them."""
    found = list(laid)
    for cell in candidates:
        if len(found) == wanted:
            break
        others = [tower, *found] if contact.mutual else [tower]
        if not any(contact.touch(cell, other) for other in others):
            found.append(cell)
    return found


_LATTICE = tuple((r, c) for r in (1, 5, 9, 14, 18) for c in (1, 5, 9, 14, 18))
FIELDS: dict[str, Cells] = {
    "none": ((10, 10),),
    "scattered": (
        (9, 10), (1, 4), (2, 15), (4, 8), (5, 18), (7, 2), (8, 13), (11, 6), (13, 17), (14, 1), (15, 10), (17, 14),
        (18, 5),
    ),
    "symmetric": ((11, 11), *_LATTICE),
    "rim": ((10, 10), (0, 4), (0, 9), (0, 14), (4, 0), (5, 19), (9, 0), (10, 19), (14, 0), (15, 19), (19, 5), (19, 15)),
}  # fmt: skip
"""Fields to begin from: house advice, all lawful under every contact option."""
