"""What a layout offers: prefixes, gaps and targets (GAP-6 to GAP-16, GAP-18), as plain functions of the cells."""

from collections.abc import Iterator
from typing import Literal

from ludotheque.games.lacunes.rules.cards import ACE, COLUMNS, GAP, KING, PACK, ROWS, TWO, UNKNOWN, Cells, rank

Death = Literal["king", "gap"]
ROW_STARTS = tuple(range(0, PACK, COLUMNS))
SUIT_LENGTH = 12
_FOLLOWING: dict[int, tuple[int, ...]] = {
    left: () if left < 0 or rank(left) == KING else (left + 1,) for left in (UNKNOWN, GAP, *range(PACK))
}
"""What goes to the right of a card or a gap (GAP-7, GAP-10, GAP-11)."""


def prefix(cells: Cells, row: int) -> int:
    """The length of the run that starts with a 2 in column 1 (GAP-18)."""
    start = row * COLUMNS
    first = cells[start]
    if first < 0 or rank(first) != TWO:
        return 0
    length = 1
    while length < SUIT_LENGTH and cells[start + length] == first + length:
        length += 1
    return length


def prefixes(cells: Cells) -> tuple[int, ...]:
    return tuple(prefix(cells, row) for row in range(ROWS))


def placed(cells: Cells) -> int:
    """The partial score: the cards in place (GAP-28)."""
    return sum(prefixes(cells))


def kept(cells: Cells) -> Cells:
    """The layout with every cell outside the prefixes unknown: what a redeal leaves (GAP-18)."""
    lengths = prefixes(cells)
    return tuple(code if cell % COLUMNS < lengths[cell // COLUMNS] else UNKNOWN for cell, code in enumerate(cells))


def gaps(cells: Cells) -> Iterator[int]:
    """Where the gaps are, in reading order."""
    gap = -1
    for _ in range(cells.count(GAP)):
        gap = cells.index(GAP, gap + 1)
        yield gap


def death(cells: Cells, gap: int) -> Death | None:
    """Why a gap accepts nothing at present (GAP-10, GAP-11, GAP-12); None if it lives."""
    if gap % COLUMNS == 0:
        return None
    left = cells[gap - 1]
    if left == GAP:
        return "gap"
    return "king" if left >= 0 and rank(left) == KING else None


def accepted(cells: Cells, gap: int, locked: bool) -> tuple[int, ...]:
    """The cards that may be put into a gap (GAP-7, GAP-8); `locked` keeps the twos that head a row (GAP-13)."""
    if gap % COLUMNS:
        return _FOLLOWING[cells[gap - 1]]
    heads = {cells[start] for start in ROW_STARTS} if locked else set()
    return tuple(two for two in range(TWO, PACK, 13) if two not in heads)


def target(cells: Cells, card: int) -> int | None:
    """The gap that a card other than a 2 fits, if there is one (GAP-7)."""
    if rank(card) in (ACE, TWO):
        return None
    cell = cells.index(card - 1) + 1 if card - 1 in cells else 0
    return cell if cell % COLUMNS and cells[cell] == GAP else None


def steps(cells: Cells, locked: bool) -> Iterator[tuple[int, int]]:
    """Every legal (card, gap), gaps in reading order and twos in the order of the suits."""
    for gap in gaps(cells):
        for card in accepted(cells, gap, locked):
            yield card, gap


def moved(cells: Cells, card: int, gap: int) -> Cells:
    """The cells after a card has gone into a gap; the cell it left is a gap now (GAP-6)."""
    after = list(cells)
    after[cells.index(card)] = GAP
    after[gap] = card
    return tuple(after)


def is_won(cells: Cells) -> bool:
    """Every suit in its row (GAP-25): each leaves its last cell free."""
    return cells[SUIT_LENGTH] == GAP and all(prefix(cells, row) == SUIT_LENGTH for row in range(ROWS))


def is_blocked(cells: Cells, locked: bool) -> bool:
    """No legal move (GAP-16); by D2 a hop is never the only one, so no loop rule is needed."""
    return next(steps(cells, locked), None) is None


def finish(cells: Cells) -> tuple[tuple[int, int], ...] | None:
    """The moves that carry every card straight to its place, if they win from here (Q11); None otherwise."""
    line: list[tuple[int, int]] = []
    while not is_won(cells):
        step = next((s for s in steps(cells, locked=True) if _homeward(cells, *s)), None)
        if step is None:
            return None
        line.append(step)
        cells = moved(cells, *step)
    return tuple(line)


def _homeward(cells: Cells, card: int, gap: int) -> bool:
    row = gap // COLUMNS
    return gap % COLUMNS == rank(card) - TWO and prefix(cells, row) == gap % COLUMNS
