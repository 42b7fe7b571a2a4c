"""Why a move is refused: codes and clauses in the order of the rule file (§11), the first that applies."""

from ludotheque.core.errors import IllegalMove
from ludotheque.core.game import Seat
from ludotheque.games.interactions.rules.notation import cell_name
from ludotheque.games.interactions.rules.options import InteractionsOptions
from ludotheque.games.interactions.rules.state import FIRST_CELL, Cell, Hand, Move, Place, Select, State
from ludotheque.games.interactions.rules.territory import fits, targets, touches


def check(options: InteractionsOptions, state: State, seat: Seat | None, move: Move) -> None:
    """Raises IllegalMove unless the seat to move, None when the game is over, may play it."""
    if seat is None:
        raise IllegalMove("GAME_OVER", "IXN-20")
    if isinstance(move, Select):
        _check_selection(state, move)
    elif not state.all_selected:
        raise IllegalMove("SELECT_FIRST", "IXN-5")
    else:
        hand = state.hands[seat]
        if move.tile not in hand.available:
            raise IllegalMove("NOT_AVAILABLE", "IXN-8", tile=move.tile)
        _check_cell(options, state, move.cell)
        _check_raise(hand, move.raised)


def check_effect(state: State, move: Place, claimed: frozenset[Cell]) -> None:
    """The cells listed after ` x` are those that the tile turns."""
    turned = targets(state.territory, move.tile, move.cell)
    if claimed != frozenset(turned):
        raise IllegalMove("EFFECT_MISMATCH", "IXN-14", turned=tuple(map(cell_name, turned)))


def _check_selection(state: State, move: Select) -> None:
    if state.all_selected:
        raise IllegalMove("ALREADY_SELECTED", "IXN-5")
    if len(move.tiles) != 2 or len(set(move.tiles)) != 2:
        raise IllegalMove("SELECT_TWO", "IXN-5")


def _check_cell(options: InteractionsOptions, state: State, cell: Cell) -> None:
    cells, name = state.laid.keys(), cell_name(cell)
    if not cells and cell != FIRST_CELL:
        raise IllegalMove("FIRST_CELL", "IXN-9", cell=name)
    if cell in cells:
        raise IllegalMove("OCCUPIED", "IXN-10", cell=name)
    if cells and not touches(cells, cell):
        raise IllegalMove("NOT_ADJACENT", "IXN-10", cell=name)
    if not fits(cells, cell, options.format):
        short, long = options.format
        raise IllegalMove("FORMAT", "IXN-13", cell=name, rows=short, columns=long)


def _check_raise(hand: Hand, raised: str | None) -> None:
    if hand.reserve and raised is None:
        raise IllegalMove("RAISE_REQUIRED", "IXN-17")
    if raised is not None and raised not in hand.reserve:
        raise IllegalMove("RAISE_NOT_IN_RESERVE", "IXN-17", tile=raised)
