"""Why a card may not go where it was sent: the first code of the rule file's list that applies."""

from ludotheque.core.errors import IllegalMove
from ludotheque.games.lacunes.rules.cards import ACE, COLUMNS, GAP, TWO, Cells, rank, token
from ludotheque.games.lacunes.rules.events import card_facts
from ludotheque.games.lacunes.rules.layout import ROW_STARTS, death, target
from ludotheque.games.lacunes.rules.state import Drop, Put

_DEATHS = {"king": "GAP-10", "gap": "GAP-11"}


def destination(cells: Cells, move: Put | Drop, locked: bool) -> int:
    """The gap that the move fills; raises IllegalMove."""
    card = move.card
    if rank(card) == ACE:
        raise IllegalMove("NOT_IN_PLAY", "GAP-4", **card_facts(card))
    if isinstance(move, Drop):
        return _named(cells, card, move.cell)
    if move.row is not None:
        return _column_one(cells, card, move.row * COLUMNS, locked)
    cell = target(cells, card)
    if cell is None:
        raise _no_gap(cells, card)
    return cell


def _column_one(cells: Cells, card: int, cell: int, locked: bool) -> int:
    if cells[cell] != GAP or rank(card) != TWO:
        raise IllegalMove("WRONG_TARGET", "GAP-8", **card_facts(card), **_place(cell))
    if locked and cells.index(card) in ROW_STARTS:
        raise IllegalMove("TWO_LOCKED", "GAP-13", **card_facts(card))
    return cell


def _named(cells: Cells, card: int, cell: int) -> int:
    if cells[cell] != GAP:
        raise IllegalMove("WRONG_TARGET", "GAP-6", **card_facts(card), **_place(cell))
    if dead := death(cells, cell):
        raise IllegalMove("GAP_DEAD", _DEATHS[dead], **card_facts(card), **_place(cell))
    if target(cells, card) == cell:
        return cell
    clause = "GAP-8" if cell in ROW_STARTS else "GAP-9" if rank(card) == TWO else "GAP-7"
    raise IllegalMove("WRONG_TARGET", clause, **card_facts(card), **_place(cell))


def _no_gap(cells: Cells, card: int) -> IllegalMove:
    before = cells.index(card - 1)
    clause = "GAP-2" if before % COLUMNS == COLUMNS - 1 else "GAP-7"
    stands = "yes" if clause == "GAP-7" and cells.index(card) == before + 1 else "no"
    return IllegalMove("NO_GAP_FOR_CARD", clause, **card_facts(card), below=token(card - 1)[0], stands=stands)


def _place(cell: int) -> dict[str, int]:
    return {"row": cell // COLUMNS + 1, "column": cell % COLUMNS + 1}
