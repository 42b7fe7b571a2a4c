"""Deals by number, by exact id and by hand (GAP-3, GAP-4, GAP-33, GAP §7, GAP §11)."""

from collections.abc import Sequence
from math import factorial

from ludotheque.core.chance import Below, SplitMix64, shuffle
from ludotheque.core.errors import InvalidRecord
from ludotheque.games.lacunes.rules.cards import ACE, COLUMNS, GAP, IN_PLAY, PACK, ROWS, TWO, Cells, rank, read_cells
from ludotheque.games.lacunes.rules.layout import ROW_STARTS

DEALS = 1 << 64
_DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"
ID_LENGTH = 44
REDEAL_STEP = 0xD1B54A32D192ED03


def deal_order(number: int) -> tuple[int, ...]:
    """All 52 cards of a numbered deal, aces included."""
    cards = list(range(PACK))
    shuffle(cards, SplitMix64(number).below)
    return tuple(cards)


def without_aces(order: Sequence[int]) -> Cells:
    """The aces leave, their cells become gaps (GAP-4)."""
    return tuple(GAP if rank(card) == ACE else card for card in order)


def montana_order(order: Sequence[int]) -> tuple[int, ...]:
    """The 2s, in the order they are met, head the rows; the others fill the rest (GAP-33)."""
    twos = [card for card in order if rank(card) == TWO]
    others = iter([card for card in order if rank(card) != TWO])
    return tuple(twos[cell // COLUMNS] if cell % COLUMNS == 0 else next(others) for cell in range(PACK))


def exact_id(order: Sequence[int]) -> str:
    """The Lehmer rank of all 52 cards in base 36, 44 digits."""
    unused, value = list(range(PACK)), 0
    for place, card in enumerate(order):
        smaller = unused.index(card)
        value += smaller * factorial(PACK - 1 - place)
        unused.pop(smaller)
    digits = ""
    while value:
        value, digit = divmod(value, 36)
        digits = _DIGITS[digit] + digits
    return digits.rjust(ID_LENGTH, "0")


def order_of_id(text: str) -> tuple[int, ...] | None:
    """The 52 cards that an exact id names; None if it names none."""
    if len(text) != ID_LENGTH or any(digit not in _DIGITS for digit in text):
        return None
    value = int(text, 36)
    if value >= factorial(PACK):
        return None
    unused, order = list(range(PACK)), []
    for place in range(PACK):
        smaller, value = divmod(value, factorial(PACK - 1 - place))
        order.append(unused.pop(smaller))
    return tuple(order)


def id_of_cells(cells: Cells) -> str:
    """The id of a layout without aces: its gaps in reading order count as AC AD AH AS."""
    aces = iter(range(ACE, PACK, 13))
    return exact_id([next(aces) if card == GAP else card for card in cells])


def deal_number(setup: str) -> int:
    """The number that the redeal stream starts from; 0 for `id:` and `layout:` (GAP §7)."""
    return int(setup.removeprefix("deal:")) if setup.startswith("deal:") else 0


def read_setup(setup: str, montana: bool) -> tuple[Cells, int]:
    """The first layout and the redeals used before it; raises InvalidRecord."""
    kind, _, text = setup.partition(":")
    if kind == "layout":
        return _read_layout(text, montana)
    order = _read_order(kind, text)
    return without_aces(montana_order(order) if montana else order), 0


def _read_order(kind: str, text: str) -> tuple[int, ...]:
    if kind == "deal" and _is_number(text) and int(text) < DEALS:
        return deal_order(int(text))
    order = order_of_id(text) if kind == "id" else None
    if order is None:
        raise InvalidRecord("setup", "not-a-setup")
    return order


def _read_layout(text: str, montana: bool) -> tuple[Cells, int]:
    rows, bar, count = text.partition("|")
    cells = read_cells(rows)
    if cells is None or (bar and not _is_number(count)):
        raise InvalidRecord("setup", "not-a-setup")
    if cells.count(GAP) != ROWS:
        raise InvalidRecord("setup", "wrong-gaps", "GAP-4", gaps=cells.count(GAP))
    if set(cells) - {GAP} != IN_PLAY:
        raise InvalidRecord("setup", "wrong-cards", "GAP-1")
    if montana and any(cells[start] == GAP or rank(cells[start]) != TWO for start in ROW_STARTS):
        raise InvalidRecord("setup", "twos-not-first", "GAP-33")
    return cells, int(count or 0)


def _is_number(text: str) -> bool:
    """Decimal digits without padding, few enough to be a 64-bit number."""
    return text.isascii() and text.isdecimal() and len(text) <= 20 and str(int(text)) == text


def redeal_stream(number: int, redeal: int) -> Below:
    """The stream of the k-th redeal; `number` is the deal's, salted in play (GAP §7)."""
    return SplitMix64((number + redeal * REDEAL_STEP) % DEALS).below
