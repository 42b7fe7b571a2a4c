"""Groups of moves: packed and unpacked, all legal ones listed, and a safe one loses nothing."""

from random import Random

import numpy as np
import pytest

from games.lacunes.small_decks import small_deal, winnable
from ludotheque.games.lacunes.kernel.arrays import canonical, plain_step, to_board
from ludotheque.games.lacunes.kernel.compiled import CELLS, EMPTY, Board
from ludotheque.games.lacunes.kernel.free_prefixes import index_cards
from ludotheque.games.lacunes.kernel.moves import (
    BYTE,
    GOAL_SHIFT,
    GROUP_SIZE,
    MAX_GROUPS,
    MOVES,
    ONE_DONE,
    SOURCE_SHIFT,
    generate_fixed,
    is_exhausted,
    pack_group,
    safe_move,
)
from ludotheque.games.lacunes.kernel.reach import is_dead_end, relax
from ludotheque.games.lacunes.rules.cards import COLUMNS, Cells
from ludotheque.games.lacunes.rules.layout import moved, steps
from ludotheque.games.lacunes.solver.unfold import steps as small_steps

Step = tuple[int, int]


def test_a_group_unpacks_into_what_was_packed() -> None:
    random = Random(1)
    for _ in range(100):
        card, goal, source, count = (random.randrange(end) for end in (48, CELLS + 12, CELLS, 1 << 19))
        packed = pack_group(card, goal, source, count)
        assert (packed & BYTE, packed >> GOAL_SHIFT & BYTE, packed >> SOURCE_SHIFT & BYTE) == (card, goal, source)


@pytest.mark.parametrize("count", [1, 2, 24])
def test_a_group_is_exhausted_once_all_its_arrangements_are_done(count: int) -> None:
    packed = pack_group(5, 9, 20, count)
    for _ in range(count):
        assert not is_exhausted(packed)
        packed += ONE_DONE
    assert is_exhausted(packed)


def listed(board: Board, suits: int, columns: int) -> tuple[list[Step], int]:
    """The moves of a board without free levels, and the number of the safe one or -1."""
    boards = board.reshape(1, -1)
    gaps = index_cards(board, suits)
    groups = np.zeros((1, MAX_GROUPS, GROUP_SIZE), np.int64)
    found = generate_fixed(boards, 0, gaps, suits, columns, groups)
    start, reach = np.zeros(CELLS, np.int64), np.zeros(CELLS, np.int64)
    relax(boards, 0, gaps, True, start, reach)
    safe = -1 if is_dead_end(reach, suits, columns) else safe_move(boards, 0, start, reach, columns, groups, found)
    packed = [int(groups[0, at, MOVES]) for at in range(found)]
    return [plain_step(one & BYTE, one >> GOAL_SHIFT & BYTE) for one in packed], safe


def lines(suits: int, columns: int, deals: int, seed: int) -> list[Cells]:
    """Layouts along random play without hops."""
    random, found = Random(seed), []
    for _ in range(deals):
        layout = small_deal(suits, columns, random)
        for _ in range(12):
            found.append(layout)
            offered = [one for one in small_steps(layout, suits, columns) if not hops(layout, one)]
            if not offered:
                break
            layout = moved(layout, *random.choice(offered))
    return found


def hops(layout: Cells, step: Step) -> bool:
    return step[1] % COLUMNS == 0 and layout.index(step[0]) % COLUMNS == 0


def test_with_locked_twos_the_moves_listed_are_the_legal_ones() -> None:
    for layout in lines(4, 13, 20, seed=2):
        assert set(listed(to_board(layout), 4, 13)[0]) == set(steps(layout, locked=True))


def test_a_safe_move_loses_no_win() -> None:
    """With locked twos, by brute force before and after."""
    safe_ones = wins = 0
    for layout in lines(3, 5, 150, seed=3):
        moves, safe = listed(to_board(layout, 3), 3, 5)
        if safe < 0 or len(moves) < 2:
            continue
        before = winnable(layout, 3, 5, locked=True)
        assert winnable(moved(layout, *moves[safe]), 3, 5, locked=True) == before
        safe_ones, wins = safe_ones + 1, wins + before
    assert safe_ones > 50 and wins > 5


def test_a_board_in_canonical_form_without_free_levels_is_the_layout_itself() -> None:
    for layout in lines(4, 13, 20, seed=4):
        board = to_board(layout)
        if not any(board[16 * row] == EMPTY for row in range(4)):
            assert (canonical(board) == board).all()
