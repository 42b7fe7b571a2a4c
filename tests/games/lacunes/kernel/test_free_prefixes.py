"""Free-prefix classes: all arrangements of free levels are one board, and no other layout shares it."""

from collections import defaultdict
from random import Random

import numpy as np
import pytest

from games.lacunes.small_decks import is_hop, reachable, small_deal
from ludotheque.games.lacunes.kernel.arrays import canonical, plain_step, to_board
from ludotheque.games.lacunes.kernel.compiled import (
    ANY_TWO,
    CELLS,
    EMPTY,
    LEVELS,
    NOWHERE,
    PLACES,
    STRIDE,
    SUITS,
    TWOS_OUTSIDE,
    UNBOUND,
    WALL,
    Board,
    Masks,
)
from ludotheque.games.lacunes.kernel.free_prefixes import canonicalize, count_arrangements, index_cards, put_arranged
from ludotheque.games.lacunes.rules.cards import COLUMNS, GAP, Cells
from ludotheque.games.lacunes.rules.deals import deal_order, without_aces
from ludotheque.games.lacunes.rules.layout import moved, steps
from ludotheque.games.lacunes.solver.unfold import steps as small_steps


def test_a_layout_is_held_cell_by_cell_with_the_place_of_every_card() -> None:
    for deal in range(20):
        layout = without_aces(deal_order(deal))
        board = to_board(layout)
        for cell, code in enumerate(layout):
            held = STRIDE * (cell // COLUMNS) + cell % COLUMNS
            if code == GAP:
                assert board[held] == EMPTY
            else:
                assert plain_step(int(board[held]), held) == (code, cell)
                assert board[PLACES + board[held]] == held
        assert (board[[STRIDE * row + column for row in range(4) for column in (13, 14, 15)]] == WALL).all()
        outside = {suit for suit in range(SUITS) if layout.index(COLUMNS * suit + 1) % COLUMNS}
        assert int(board[TWOS_OUTSIDE]) == sum(1 << suit for suit in outside)


def test_the_cards_that_a_small_deck_lacks_are_nowhere() -> None:
    board = to_board(small_deal(2, 5, Random(1)), suits=2)
    lacking = [SUITS * level + suit for level in range(LEVELS) for suit in range(SUITS) if suit >= 2 or level >= 4]
    assert all(board[PLACES + card] == NOWHERE for card in lacking)


def classes(layout: Cells, suits: int, columns: int) -> dict[bytes, set[Cells]]:
    """Every layout that can be reached, by its board."""
    found: dict[bytes, set[Cells]] = defaultdict(set)
    for one in reachable(layout, suits, columns, locked=False):
        found[canonical(to_board(one, suits), suits, columns)[:CELLS].tobytes()].add(one)
    return found


def mutually_reachable(one: Cells, suits: int, columns: int) -> set[Cells]:
    """The layouts that lead back to this one."""
    return {
        other for other in reachable(one, suits, columns, locked=False)
        if one in reachable(other, suits, columns, locked=False)
    }  # fmt: skip


@pytest.mark.parametrize(("suits", "columns", "deals"), [(2, 4, 40), (2, 5, 8)])
def test_layouts_that_can_be_come_back_to_share_their_board(suits: int, columns: int, deals: int) -> None:
    """By theorem D1 only hops lead back, so whatever leads back and forth is one class of free levels."""
    random, largest = Random(3), 1
    for _ in range(deals):
        layout = small_deal(suits, columns, random)
        for members in classes(layout, suits, columns).values():
            together = mutually_reachable(next(iter(members)), suits, columns)
            assert together <= members
            largest = max(largest, len(together))
    assert largest > 2


def test_all_arrangements_of_a_free_column_are_one_class() -> None:
    random, hops = Random(4), 0
    for deal in range(60):
        layout = without_aces(deal_order(deal))
        for _ in range(40):
            offered = list(steps(layout, locked=False))
            if not offered:
                break
            card, gap = random.choice(offered)
            there = moved(layout, card, gap)
            if is_hop(layout, card, gap):
                hops += 1
                assert (canonical(to_board(layout)) == canonical(to_board(there))).all()
            layout = there
    assert hops > 10


def test_a_class_is_not_confused_with_another() -> None:
    """Each move that is no hop among free cards leads to another class."""
    random = Random(6)
    for deal in range(30):
        layout = without_aces(deal_order(deal))
        for _ in range(30):
            offered = list(steps(layout, locked=True))
            if not offered:
                break
            card, gap = random.choice(offered)
            there = moved(layout, card, gap)
            stays_in_its_level = gap % COLUMNS == card % COLUMNS - 1 == layout.index(card) % COLUMNS
            if not stays_in_its_level:
                assert (canonical(to_board(layout)) != canonical(to_board(there))).any()
            layout = there


def test_a_canonical_board_is_its_own_canonical_board() -> None:
    random = Random(8)
    for deal in range(40):
        layout = without_aces(deal_order(deal))
        for _ in range(20):
            offered = list(steps(layout, locked=False))
            if not offered:
                break
            layout = moved(layout, *random.choice(offered))
            once = canonical(to_board(layout))
            assert (canonical(once) == once).all()


def free_board(random: Random) -> tuple[Board, int, list[Masks]]:
    """A board of four suits and five columns with free levels, as many as they are, with their rows and suits."""
    while True:
        layout = small_deal(4, 5, random)
        for _ in range(12):
            board, scratch = to_board(layout), [np.zeros(LEVELS, np.int64) for _ in range(2)]
            free_levels = canonicalize(board, 4, 5, *scratch)
            if free_levels > 1:
                return board, free_levels, scratch
            offered = list(small_steps(layout, 4, 5))
            if not offered:
                break
            layout = moved(layout, *random.choice(offered))


def test_the_arrangements_of_free_levels_are_counted_once_each() -> None:
    """The two that closes column 1 leaves as many different boards as were counted."""
    random, several = Random(9), 0
    for _ in range(60):
        board, free_levels, (rows, suits) = free_board(random)
        outside = int(board[TWOS_OUTSIDE])
        if not outside:
            continue
        two = (outside & -outside).bit_length() - 1
        count = count_arrangements(0, free_levels, rows, suits)
        made = set()
        for index in range(count):
            copied = board.copy()
            put_arranged(copied, two, 0, free_levels, rows, suits, index, 4)
            made.add(copied[:CELLS].tobytes())
            assert not copied[TWOS_OUTSIDE] >> two & 1
        assert len(made) == count
        several += count > 1
    assert several > 5


def test_the_twos_of_a_column_with_a_gap_have_no_name() -> None:
    random, seen = Random(11), set()
    for deal in range(60):
        layout = without_aces(deal_order(deal))
        for _ in range(30):
            board = canonical(to_board(layout))
            heads = [int(board[STRIDE * row]) for row in range(4)]
            opened = EMPTY in heads
            unnamed = heads.count(ANY_TWO)
            seen.add((opened, unnamed > 0))
            assert unnamed == int((board[PLACES : PLACES + SUITS] == UNBOUND).sum())
            if opened:
                assert not any(0 <= head < SUITS for head in heads)
            copied = board.copy()
            assert index_cards(copied, 4) == sum(1 << cell for cell in range(CELLS) if board[cell] == EMPTY)
            offered = list(steps(layout, locked=False))
            if not offered:
                break
            layout = moved(layout, *random.choice(offered))
    assert (True, True) in seen and (False, False) in seen
