"""Which answers a goal has, by the rules alone: every placement is tried, and two after each other for a bridge."""

from collections.abc import Callable, Iterator

from ludotheque.games.forma.rules.board import FREE, OBSTACLE, SIDES, TOWER, Board, own_letters
from ludotheque.games.forma.rules.enclosing import Closing, Placed, place
from ludotheque.games.forma.rules.fitting import placements
from ludotheque.games.forma.rules.pieces import Cell, Cells, in_order
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
    found = set()
    for attempt, placed in _tried(state, closing):
        if bridged(placed.board, seat):
            return set()
        left = list(state.reserves[seat])
        left.remove(attempt.shape)
        if any(_joins(placed.board, seat, second.cells, closing) for second in laid(placed.board, tuple(left))):
            found.add(attempt)
    return found


def bridged(board: Board, seat: int) -> bool:
    """Whether own cells lead from an edge to the opposite one."""
    return _crossed(set(board.find(own_letters(seat))), board)


def _joins(board: Board, seat: int, cells: Cells, closing: Closing) -> bool:
    """Whether a second placement makes a bridge: looked at closely where all that it could win would make one."""
    near = {(row + down, col + right) for row, col in cells for down, right in SIDES}
    near |= {(row + down, col + right) for row, col in near for down, right in SIDES}
    winnable = {each for each in near if board.inside(each) and board[each] in FREE + OBSTACLE + TOWER}
    most = {*board.find(own_letters(seat)), *cells, *winnable}
    return _crossed(most, board) and bridged(place(board, seat, cells, closing).board, seat)


def _crossed(own: set[Cell], board: Board) -> bool:
    """From the north edge to the south one or from the west to the east, over cells of a set."""
    north, west = {cell for cell in own if cell[0] == 0}, {cell for cell in own if cell[1] == 0}
    return any(row == board.rows - 1 for row, _ in _reached(north, own)) or any(
        col == board.cols - 1 for _, col in _reached(west, own)
    )


def _reached(start: set[Cell], own: set[Cell]) -> set[Cell]:
    reached, waiting = set(start), list(start)
    while waiting:
        row, col = waiting.pop()
        for down, right in SIDES:
            beside = row + down, col + right
            if beside in own and beside not in reached:
                reached.add(beside)
                waiting.append(beside)
    return reached


_BY_GOAL: dict[str, Callable[[State, Closing], Answers]] = {
    **{goal: _enclosing(count) for count, goal in NUMBERS.items()},
    "tower": _tower,
    "fits": _fits,
    "bridge": _bridge,
}
GOALS = tuple(_BY_GOAL)
