"""Redeals (GAP-17 to GAP-24): what is gathered, where it may go, and the drawing of a new layout."""

from collections import Counter
from collections.abc import Iterable
from fractions import Fraction
from itertools import permutations

from ludotheque.core.chance import Below, shuffle
from ludotheque.core.errors import IllegalMove
from ludotheque.games.lacunes.rules.cards import ACE, COLUMNS, GAP, IN_PLAY, PACK, ROWS, UNKNOWN, Cells, rank
from ludotheque.games.lacunes.rules.layout import prefixes

MOST_LISTED = 7
"""Cards whose orders can all be listed: 5,040."""


def fixed_gaps(cells: Cells) -> frozenset[int]:
    """Under `redeal=after` one gap stands directly right of each prefix (GAP-21)."""
    return frozenset(row * COLUMNS + length for row, length in enumerate(prefixes(cells)))


def redealt(cells: Cells, after: bool, below: Below) -> Cells:
    """Shuffle what is not kept and deal it to the open cells (GAP-19, GAP-20, GAP-21)."""
    cards = gathered(cells, after)
    shuffle(cards, below)
    return _dealt(cells, after, cards)


def redeals(cells: Cells, after: bool) -> dict[Cells, Fraction] | None:
    """Every layout that a redeal can give, with its probability; None where they are too many to list."""
    cards = gathered(cells, after)
    if len(cards) > MOST_LISTED:
        return None
    layouts = Counter(_dealt(cells, after, order) for order in permutations(cards))
    return {layout: Fraction(orders, layouts.total()) for layout, orders in layouts.items()}


def gathered(cells: Cells, after: bool) -> list[int]:
    """The cards that are not kept; the aces among them where gaps fall by chance."""
    return sorted((IN_PLAY - set(cells)).union(() if after else range(ACE, PACK, COLUMNS)))


def _dealt(cells: Cells, after: bool, order: Iterable[int]) -> Cells:
    """The cards in this order to the open cells, in reading order; aces become gaps."""
    gaps, dealt = fixed_gaps(cells) if after else frozenset(), iter(order)
    drawn = (GAP if cell in gaps else next(dealt) if code == UNKNOWN else code for cell, code in enumerate(cells))
    return tuple(GAP if code >= 0 and rank(code) == ACE else code for code in drawn)


def check_redeal(cells: Cells, layout: Cells, after: bool) -> None:
    """Refuse a layout that cannot follow the kept cards in `cells`; its order is nobody's to judge."""
    if layout.count(GAP) != ROWS:
        raise IllegalMove("REDEAL_CARDS", "GAP-4", gaps=layout.count(GAP))
    if set(layout) - {GAP} != IN_PLAY:
        raise IllegalMove("REDEAL_CARDS", "GAP-19")
    if any(code != UNKNOWN and layout[cell] != code for cell, code in enumerate(cells)):
        raise IllegalMove("REDEAL_KEPT", "GAP-18")
    if after and {cell for cell, code in enumerate(layout) if code == GAP} != fixed_gaps(cells):
        raise IllegalMove("REDEAL_GAPS", "GAP-21")
