"""Why a placement is good: what it encloses, or what it is for."""

from ludotheque.core.bot import Reason
from ludotheque.games.forma.rules.enclosing import place
from ludotheque.games.forma.rules.game import Forma
from ludotheque.games.forma.rules.scoring import MARKER_POINTS
from ludotheque.games.forma.rules.state import Attempt, State


def of_placement(game: Forma, view: State, move: Attempt) -> Reason:
    placed = place(view.board, view.turn, move.cells, game.options.closing)
    if placed.towers:
        return Reason("tower")
    if placed.squares or placed.obstacles:
        count = len(placed.squares) + len(placed.obstacles)
        return Reason("square", {"count": count, "points": count * MARKER_POINTS})
    return Reason("bridge" if len(view.elements) < 30 else "room")
