"""The pack and its spelling (GAP-1): card = 13 · suit + rank, suits C D H S, ranks A to K."""

from collections.abc import Sequence

SUITS = "CDHS"
RANKS = "A23456789TJQK"
PACK = 52
ROWS, COLUMNS = 4, 13

ACE, TWO, KING = 0, 1, 12
GAP = -1
UNKNOWN = -2
"""A cell between the call for a redeal and its layout."""

_CODES = {rank + suit: 13 * s + r for s, suit in enumerate(SUITS) for r, rank in enumerate(RANKS)}
_CODES |= {"--": GAP, "??": UNKNOWN}
_TOKENS = {code: text for text, code in _CODES.items()}

IN_PLAY = frozenset(card for card in range(PACK) if card % 13 != ACE)

Cells = tuple[int, ...]
"""52 cells in reading order, each a card, GAP or UNKNOWN."""


def rank(card: int) -> int:
    return card % 13


def suit(card: int) -> int:
    return card // 13


def token(code: int) -> str:
    """`6H`, `--` for a gap, `??` for an unknown cell."""
    return _TOKENS[code]


def read_token(text: str) -> int | None:
    """The card, gap or unknown cell that two characters spell; None if they spell nothing."""
    return _CODES.get(text)


def write_cells(cells: Sequence[int]) -> str:
    """Four rows separated by `/` (GAP §8)."""
    rows = (cells[start : start + COLUMNS] for start in range(0, PACK, COLUMNS))
    return "/".join(" ".join(map(token, row)) for row in rows)


def read_cells(text: str) -> Cells | None:
    """The layout that four rows of thirteen tokens spell, spaces around `/` or not; None if the text is misspelt."""
    rows = [row.strip(" ").split(" ") for row in text.split("/")]
    if [len(row) for row in rows] != [COLUMNS] * ROWS:
        return None
    codes = [read_token(text) for row in rows for text in row]
    return tuple(found for found in codes if found is not None) if None not in codes else None
