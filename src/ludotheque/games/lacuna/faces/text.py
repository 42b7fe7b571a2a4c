"""The pond as plain text: every flower by letter and number, without a word that needs a language."""

from ludotheque.core.parts import TextFace
from ludotheque.games.lacuna.rules.game import Lacuna
from ludotheque.games.lacuna.rules.geometry import Point
from ludotheque.games.lacuna.rules.pond import COLOURS, LETTERS
from ludotheque.games.lacuna.rules.scoring import MAJORITY, counts
from ludotheque.games.lacuna.rules.state import PAWNS, State

_WIDTH, _HEIGHT = 73, 27
_PAWN = ("+g", "*s")


def _map(game: Lacuna, view: State) -> str:
    grid = [[" "] * _WIDTH for _ in range(_HEIGHT)]
    _rim(game, grid)
    for flower in view.flowers or ():
        _put(game, grid, flower.at, f"{flower.letter}{flower.id}")
    for mark, pawns in zip(_PAWN, view.pawns, strict=True):
        for number, pawn in enumerate(pawns, 1):
            _put(game, grid, pawn, f"{mark}{number}")
    return "\n".join("".join(row).rstrip() for row in grid)


def _rim(game: Lacuna, grid: list[list[str]]) -> None:
    for row in range(_HEIGHT):
        y = (2 * row - _HEIGHT + 1) * game.options.sizes.pond // (_HEIGHT - 1)
        half = int(max(game.options.sizes.pond**2 - y * y, 0) ** 0.5)
        for x, mark in ((-half, "("), (half, ")")):
            grid[row][_column(game, x)] = mark


def _put(game: Lacuna, grid: list[list[str]], at: Point, label: str) -> None:
    row = (at.y + game.options.sizes.pond) * (_HEIGHT - 1) // (2 * game.options.sizes.pond)
    start = min(max(_column(game, at.x) - len(label) // 2, 0), _WIDTH - len(label))
    grid[row][start : start + len(label)] = label


def _column(game: Lacuna, x: int) -> int:
    return (x + game.options.sizes.pond) * (_WIDTH - 1) // (2 * game.options.sizes.pond)


def _score(game: Lacuna, view: State) -> str:
    """A line a colour: held + leaning for gold, then for silver; `!` where four are held."""
    total = counts(view, game.options.tolerance)
    lines = []
    for colour in COLOURS:
        sides = []
        for side in (0, 1):
            held = view.held[side][colour]
            sides.append(f"{held}+{total[side][colour] - held}{'!' if held >= MAJORITY else ' '}")
        lines.append(f"{LETTERS[colour]}  g {sides[0]}  s {sides[1]}")
    left = "  ".join(f"{mark} {PAWNS - len(side)}" for mark, side in zip(_PAWN, view.pawns, strict=True))
    return "\n".join([*lines, left])


def _pairs(game: Lacuna, view: State) -> str:
    lines = []
    for pair in game.pairs(view):
        if pair.stretches:
            where = " ".join(f"{first}..{last}" for first, last in pair.stretches)
            lines.append(f"{pair.a.letter}{pair.a.id}-{pair.b.id}: {where}")
    return "\n".join(lines)


class LacunaText(TextFace[Lacuna, State]):
    """Lacuna in letters."""

    def draw(self, game: Lacuna, view: State, seat: int | None) -> str:
        """The map, the score by colour, the pawns left, and the open pairs with their stretches."""
        parts = ["?" if view.flowers is None else _map(game, view), _score(game, view)]
        if view.phase == "place" and seat in (None, game.turn(view)):
            parts.append(_pairs(game, view))
        return "\n\n".join(parts)


TEXT = LacunaText()
