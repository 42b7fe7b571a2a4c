"""The layout in plain text: rows and columns numbered, runs in place closed by a bracket; the rest are remarks."""

from ludotheque.core.errors import Fact
from ludotheque.core.game import Seat
from ludotheque.core.outcome import Event
from ludotheque.core.parts import TextFace
from ludotheque.games.lacunes.rules.cards import COLUMNS, GAP, PACK, ROWS, token
from ludotheque.games.lacunes.rules.game import Lacunes
from ludotheque.games.lacunes.rules.layout import accepted, death, placed, prefixes
from ludotheque.games.lacunes.rules.scoring import points
from ludotheque.games.lacunes.rules.state import State


def _row(view: State, row: int) -> str:
    start, length = row * COLUMNS, prefixes(view.cells)[row]
    cells = (token(view.cells[start + column]) + ("]" if column == length - 1 else " ") for column in range(COLUMNS))
    return f" {row + 1}: {' '.join(cells)}".rstrip()


def _gap(game: Lacunes, view: State, cell: int) -> Event:
    place = {"row": cell // COLUMNS + 1, "column": cell % COLUMNS + 1}
    if dead := death(view.cells, cell):
        return Event(f"gap-after-{dead}", place)
    return Event(
        "gap", {**place, "cards": " ".join(token(card) for card in accepted(view.cells, cell, game.options.locked))}
    )


class LacunesText(TextFace[Lacunes, State]):
    """Lacunes in letters."""

    def draw(self, game: Lacunes, view: State, seat: Seat | None) -> str:
        """Four rows of thirteen; `6H]` closes the run that stands in place."""
        header = "    " + " ".join(f"{column:>2} " for column in range(1, COLUMNS + 1))
        return "\n".join([header.rstrip(), *(_row(view, row) for row in range(ROWS))])

    def remarks(self, game: Lacunes, view: State, seat: Seat | None) -> tuple[Event, ...]:
        """What is said below the drawing, in the reader's language: every gap, then the counts."""
        gaps = [_gap(game, view, cell) for cell in range(PACK) if view.cells[cell] == GAP]
        total = placed(view.cells)
        left = game.options.redeals_left(view.redeals)
        facts: dict[str, Fact] = {"placed": total, "moves": view.moves, "redeals": view.redeals}
        counts = Event("counts", {**facts, "left": "unlimited" if left is None else left})
        if not game.options.scored:
            return (*gaps, counts)
        return (*gaps, counts, Event("points", {"points": points(total, view.redeals, game.options.cost)}))


TEXT = LacunesText()
