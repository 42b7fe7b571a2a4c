"""Which answers a goal has, by the rules alone: every placement is tried, and two after each other for a bridge."""

from collections.abc import Callable, Iterator

from ludotheque.games.forma.learn.joining import Lying, Ways, bridged
from ludotheque.games.forma.rules.board import Board
from ludotheque.games.forma.rules.enclosing import Closing, Placed, place
from ludotheque.games.forma.rules.fitting import placements
from ludotheque.games.forma.rules.pieces import in_order
from ludotheque.games.forma.rules.state import Attempt, State

Answers = set[Attempt]
NUMBERS = {2: "most-two", 3: "most-three", 4: "most-four", 5: "most-five"}
"""Goals by how many the best placement encloses."""


def right(goal: str, state: State, closing: Closing) -> Answers:
    """The placements that reach the goal, or are the first of two that do."""
    return _BY_GOAL[goal](state, closing)


def laid(board: Board, shapes: tuple[str, ...]) -> Iterator[Attempt]:
    """Everything that fits."""
    for shape in in_order(set(shapes)):
        yield from (Attempt(shape, cells) for cells in placements(board, shape))


def _tried(state: State, closing: Closing) -> Iterator[tuple[Attempt, Placed]]:
    for attempt in laid(state.board, state.reserves[state.turn]):
        yield attempt, place(state.board, state.turn, attempt.cells, closing)


def _enclosing(count: int) -> Callable[[State, Closing], Answers]:
    """Those that enclose so many; none where one can enclose more, or take the tower."""

    def answers(state: State, closing: Closing) -> Answers:
        won = [(attempt, placed) for attempt, placed in _tried(state, closing)]
        if any(placed.towers or len(placed.squares + placed.obstacles) > count for _, placed in won):
            return set()
        return {attempt for attempt, placed in won if len(placed.squares + placed.obstacles) == count}

    return answers


def _tower(state: State, closing: Closing) -> Answers:
    return {attempt for attempt, placed in _tried(state, closing) if placed.towers}


def _fits(state: State, closing: Closing) -> Answers:
    return set(laid(state.board, state.reserves[state.turn]))


def _bridge(state: State, closing: Closing) -> Answers:
    """First placements after which a second one makes a bridge; none where the others may come between or one does."""
    seat = state.turn
    if any(held for other, held in enumerate(state.reserves) if other != seat) or bridged(state.board, seat):
        return set()
    held = state.reserves[seat]
    everything = [Lying.of(attempt, state.board.stride) for attempt in laid(state.board, held)]
    found = set()
    for attempt, placed in _tried(state, closing):
        if bridged(placed.board, seat):
            return set()
        ways = Ways.of(placed.board, seat)
        again = held.count(attempt.shape) > 1
        seconds = (each for each in everything if again or each.attempt.shape != attempt.shape)
        joining = (each.attempt.cells for each in seconds if ways.may_join(each) and each.fits(placed.board))
        if any(bridged(place(placed.board, seat, cells, closing).board, seat) for cells in joining):
            found.add(attempt)
    return found


_BY_GOAL: dict[str, Callable[[State, Closing], Answers]] = {
    **{goal: _enclosing(count) for count, goal in NUMBERS.items()},
    "tower": _tower,
    "fits": _fits,
    "bridge": _bridge,
}
GOALS = tuple(_BY_GOAL)
