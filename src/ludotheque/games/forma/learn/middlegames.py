"""Positions out of play on boards as small as a puzzle likes: a field, and what was laid there by whom."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace

import numpy as np

from ludotheque.core.chance import Below, shuffle
from ludotheque.core.options import complete
from ludotheque.core.outcome import Json
from ludotheque.games.forma.kernel.arrays import FREE, WIDE, Position, position_of
from ludotheque.games.forma.kernel.play import fitting
from ludotheque.games.forma.kernel.shapes import OFFSET, attempt_of
from ludotheque.games.forma.kernel.trying import MOST_PLACEMENTS
from ludotheque.games.forma.rules.board import OBSTACLE, TOWER, Board
from ludotheque.games.forma.rules.field import Contact
from ludotheque.games.forma.rules.game import Forma
from ludotheque.games.forma.rules.options import OPTIONS
from ludotheque.games.forma.rules.pieces import SHAPES, Cell, in_order
from ludotheque.games.forma.rules.state import State

Options = dict[str, int | str]
Liking = Callable[[Position, int, int], int]
"""What a seat likes about a placement: the highest of those that it notices is played."""


@dataclass(frozen=True)
class Plan:
    """A board and how it is played on; `notices` are how many placements a player looks at."""

    size: int
    options: Options
    obstacles: int
    tower: bool
    notices: int = 4


@dataclass(frozen=True)
class Scene:
    """A position with the way that leads to it."""

    game: Forma
    options: Options
    field: Board
    state: State
    moves: tuple[str, ...] = ()

    def record(self) -> dict[str, Json]:
        """Everybody begins with what was laid and what is still held."""
        laid = [[element.shape for element in self.state.elements if element.seat == seat] for seat in self.seats]
        begun = [in_order([*laid[seat], *self.state.reserves[seat]]) for seat in self.seats]
        words = ["pos:" + "/".join(self.field.lines())]
        words += [f"reserve{seat}={','.join(held)}" for seat, held in enumerate(begun)]
        return {"options": dict(self.options), "setup": " ".join(words), "moves": list(self.moves)}

    @property
    def seats(self) -> range:
        return range(self.state.seats)

    def holding(self, *held: tuple[str, ...]) -> "Scene":
        """The same with other pieces left."""
        return replace(self, state=replace(self.state, reserves=held))

    def position(self) -> Position:
        return position_of(self.state, self.game.options.closing)


def drawn(plan: Plan, below: Below, likings: tuple[Liking, ...] = ()) -> Iterator[Scene]:
    """The positions of one game after each of its placements, until somebody cannot go on."""
    game = Forma.of(complete(OPTIONS, plan.options))
    field = Board.empty(plan.size, plan.size).with_letters(_field(plan, below))
    full = (in_order(SHAPES),) * game.options.seats
    scene = Scene(game, plan.options, field, State(field, "play", 0, full, ((),) * game.options.seats))
    while not scene.state.end:
        liking = likings[scene.state.turn] if likings else beside_others
        move = _liked(scene.position(), scene.state.turn, plan.notices, liking, below)
        if move is None:
            return
        attempt = attempt_of(move)
        moves = (*scene.moves, game.write(scene.state, attempt))
        scene = replace(scene, state=game.play(scene.state, attempt), moves=moves)
        yield scene


def beside_others(position: Position, seat: int, placement: int) -> int:
    """How many of its sides lie against something: pieces come to lie close, as people lay them."""
    turn, at = divmod(placement, 400)
    corner = (at // 20 + 1) * WIDE + at % 20 + 1
    own = {corner + int(offset) for offset in OFFSET[turn]}
    around = [cell + step for cell in own for step in (-WIDE, -1, 1, WIDE)]
    return sum(1 for cell in around if cell not in own and position.cells[cell] != FREE)


def _liked(position: Position, seat: int, notices: int, liking: Liking, below: Below) -> int | None:
    listed = np.empty(MOST_PLACEMENTS, np.int64)
    count = fitting(position.free, position.reserves[seat], listed)
    if not count:
        return None
    return max((int(listed[below(count)]) for _ in range(notices)), key=lambda each: liking(position, seat, each))


def _field(plan: Plan, below: Below) -> dict[Cell, str]:
    """The tower off the rim, then as many of the obstacles as find room (FRM-10, FRM-11)."""
    inner = plan.size - 4
    letters = {(2 + below(inner), 2 + below(inner)): TOWER} if plan.tower else {}
    contact = Contact()
    for _ in range(plan.obstacles):
        cell = below(plan.size), below(plan.size)
        if cell not in letters and not any(contact.touch(cell, other) for other in letters):
            letters[cell] = OBSTACLE
    return letters


def some(shapes: Iterable[str], count: int, below: Below) -> tuple[str, ...]:
    """So many of these shapes."""
    listed = list(shapes)
    shuffle(listed, below)
    return tuple(listed[:count])
