"""How much there is to look at: bots play for the game and not for a goal, so a puzzle is graded by eyes.

The eye of a grade sees so many placements at a glance; the lowest that sees all that come into question finds it."""

from ludotheque.games.forma.learn.judging import laid
from ludotheque.games.forma.rules.board import FREE, Board
from ludotheque.games.forma.rules.pieces import ORIENTATIONS
from ludotheque.games.forma.rules.state import State

SEEN = (20, 80, 240, 800)
"""By the eyes of all grades but the last, which sees everything."""
WEIGHT = {"fits": 12, "bridge": 6}
"""A placement that nearly fits has to be looked at square by square, and after the first of two comes another one."""


def grade(goal: str, state: State) -> int:
    held = state.reserves[state.turn]
    looks = nearly(state.board, held) if goal == "fits" else sum(1 for _ in laid(state.board, held))
    return 1 + sum(1 for seen in SEEN if seen < WEIGHT.get(goal, 1) * looks)


def nearly(board: Board, shapes: tuple[str, ...]) -> int:
    """How many placements an eye may take for one that fits: at most one square lies on something."""
    everywhere = [(row, col) for row in range(board.rows) for col in range(board.cols)]
    turned = [cells for shape in set(shapes) for cells in ORIENTATIONS[shape]]
    tried = ([(row + down, col + right) for down, right in cells] for cells in turned for row, col in everywhere)
    return sum(1 for cells in tried if all(map(board.inside, cells)) and sum(board[each] != FREE for each in cells) < 2)
