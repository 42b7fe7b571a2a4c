"""The board and the trays as plain text for the terminal."""

from collections import Counter

from ludotheque.core.game import Seat
from ludotheque.core.parts import TextFace
from ludotheque.games.forma.rules.game import Forma
from ludotheque.games.forma.rules.pieces import DRAWN, SHAPES
from ludotheque.games.forma.rules.scoring import sheet
from ludotheque.games.forma.rules.state import State


def _tray(view: State, seat: Seat) -> str:
    line = sheet(view, seat, 0)
    held = " ".join(_counted(shape, count) for shape, count in _counts(view.reserves[seat]))
    out = " ".join(_counted(shape, count) for shape, count in _counts(view.out[seat]))
    turn = ">" if view.turn == seat and not view.end else " "
    won = f"{line.placed} + {10 * (line.squares + line.obstacles)} + {50 * line.tower}"
    return f"{turn} {'ABCD'[seat]}: {won} | {held or '-'}" + (f" | x {out}" if out else "")


def _counts(shapes: tuple[str, ...]) -> list[tuple[str, int]]:
    held = Counter(shapes)
    return [(shape, held[shape]) for shape in SHAPES if held[shape]]


def _counted(shape: str, count: int) -> str:
    return shape if count == 1 else f"{shape}×{count}"


def _drawn(view: State, seat: Seat) -> str:
    """The own shapes side by side, so that nobody has to know them by heart."""
    drawings = [(shape, DRAWN[shape].split("/")) for shape in SHAPES if shape in view.reserves[seat]]
    lines = []
    for i in range(0, len(drawings), 11):
        part = drawings[i : i + 11]
        for row in range(-1, 4):
            words = [name if row < 0 else (rows[row] if row < len(rows) else "") for name, rows in part]
            lines.append(" ".join(f"{word.replace('.', ' '):<5}" for word in words).rstrip())
    return "\n" + "\n".join(lines)


class FormaText(TextFace[Forma, State]):
    """Forma in letters."""

    def draw(self, game: Forma, view: State, seat: Seat | None) -> str:
        """Rows and columns numbered from 0 as in the notation; letters as in §0 of the rule file."""
        cols = range(view.board.cols)
        head = ["    " + "".join(str(col // 10) if col % 10 == 0 and col else " " for col in cols)]
        head.append("    " + "".join(str(col % 10) for col in cols))
        rows = [f"{number:>3} {line}" for number, line in enumerate(view.board.lines())]
        trays = [_tray(view, each) for each in range(view.seats)]
        own = [_drawn(view, seat)] if seat is not None and not view.end else []
        return "\n".join([*head, *rows, "", *trays, *own])


TEXT = FormaText()
