"""The layout in plain text: rows and columns named, runs in place bracketed, gaps told one by one."""

from ludotheque.core.game import Seat
from ludotheque.games.lacunes.cards import COLUMNS, GAP, PACK, ROWS, word
from ludotheque.games.lacunes.layout import accepted, death, placed, prefixes
from ludotheque.games.lacunes.rules import Lacunes
from ludotheque.games.lacunes.state import State

_DEAD = {"king": "dead, right of a king", "gap": "dead, right of a gap"}


def draw(game: Lacunes, view: State, seat: Seat | None) -> str:
    """Four rows of thirteen; `6H]` closes the run that stands in place."""
    header = "    " + " ".join(f"{column:>2} " for column in range(1, COLUMNS + 1))
    lines = [header.rstrip(), *(_row(view, row) for row in range(ROWS))]
    for cell in range(PACK):
        if view.cells[cell] == GAP:
            lines.append(f"gap {cell // COLUMNS + 1}.{cell % COLUMNS + 1}: {_offer(game, view, cell)}")
    left = "unlimited" if game.redeals is None else str(game.redeals - view.redeals)
    lines.append(f"placed {placed(view.cells)}/48  moves {view.moves}  redeals used {view.redeals}, left {left}")
    return "\n".join(lines)


def _row(view: State, row: int) -> str:
    start, length = row * COLUMNS, prefixes(view.cells)[row]
    told = (word(view.cells[start + column]) + ("]" if column == length - 1 else " ") for column in range(COLUMNS))
    return f" {row + 1}: {' '.join(told)}".rstrip()


def _offer(game: Lacunes, view: State, cell: int) -> str:
    if dead := death(view.cells, cell):
        return _DEAD[dead]
    return " ".join(word(card) for card in accepted(view.cells, cell, game.locked))
