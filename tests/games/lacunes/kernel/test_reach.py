"""The relaxed game in vector registers against a plain one with sets, on boards along random lines of play."""

from collections.abc import Iterator
from itertools import permutations
from random import Random

import numpy as np
import pytest

from games.lacunes.small_decks import small_deal
from ludotheque.games.lacunes.kernel import arrays
from ludotheque.games.lacunes.kernel.arrays import KEY_SEED
from ludotheque.games.lacunes.kernel.compiled import (
    ANY_TWO,
    CELLS,
    COLUMN_ONE,
    EMPTY,
    PLACES,
    STRIDE,
    SUITS,
    UNBOUND,
    Board,
    Masks,
)
from ludotheque.games.lacunes.kernel.free_prefixes import index_cards
from ludotheque.games.lacunes.kernel.reach import is_dead_end, relax
from ludotheque.games.lacunes.kernel.visited import board_key, random_keys
from ludotheque.games.lacunes.rules.cards import Cells
from ludotheque.games.lacunes.rules.deals import deal_order, without_aces
from ludotheque.games.lacunes.solver.search import Search

Reach = dict[int, set[int]]
"""Each card with the cells it may stand on."""


def plain_start(board: Board, suits: int, columns: int) -> Reach:
    """Each card with the cells it may stand on."""
    unbound = {cell for cell in range(0, CELLS, STRIDE) if board[cell] == ANY_TWO}
    places = {
        4 * level + suit: int(board[PLACES + 4 * level + suit]) for level in range(columns - 1) for suit in range(suits)
    }
    return {card: unbound if place == UNBOUND else {place} for card, place in places.items()}


def plain_reach(board: Board, suits: int, columns: int, locked: bool) -> Reach:
    """Let every card step wherever it can, leaving open what it left, until nothing new comes."""
    start = plain_start(board, suits, columns)
    reach = {card: set(cells) for card, cells in start.items()}
    empty, seen = {cell for cell in range(CELLS) if board[cell] == EMPTY}, -1
    while seen != sum(map(len, reach.values())):
        seen = sum(map(len, reach.values()))
        for card, cells in reach.items():
            if card >= SUITS:
                cells |= {cell + 1 for cell in reach[card - SUITS]} & empty
                moved = cells != start[card]
            else:
                heads = {cell for cell in empty if cell % STRIDE == 0}
                moved = bool(heads) and not (locked and any(cell % STRIDE == 0 for cell in start[card]))
                cells |= heads if moved else set()
            if moved:
                empty |= start[card]
    return reach


def is_plain_dead_end(reach: Reach, suits: int, columns: int) -> bool:
    return not any(
        all(
            STRIDE * row + level in reach[SUITS * level + suit]
            for suit, row in enumerate(rows)
            for level in range(columns - 1)
        )
        for rows in permutations(range(suits))
    )


def visited(
    layout: Cells, locked: bool, suits: int, columns: int, boards: int
) -> Iterator[tuple[Board, int, int, Masks]]:
    """Boards that a search comes by, with their gaps and keys."""
    search = Search(layout, locked, suits=suits, columns=columns)
    for _ in range(boards):
        depth = int(search.counters[arrays.DEPTH])
        if search.status != arrays.RUNNING or depth < 0:
            return
        own = search.arrays
        yield own.boards, depth, int(own.stack[depth, arrays.GAPS]), own.keys[depth]
        search.run(7)


def as_mask(cells: set[int]) -> int:
    return sum(1 << cell for cell in cells)


@pytest.mark.parametrize(("suits", "columns", "deals"), [(2, 5, 60), (3, 6, 30), (4, 5, 30), (4, 13, 12)])
@pytest.mark.parametrize("locked", [False, True])
def test_four_suits_side_by_side_reach_what_each_card_alone_can(
    suits: int, columns: int, deals: int, locked: bool
) -> None:
    random, seen = Random(columns), []
    for deal in range(deals):
        full = (suits, columns) == (4, 13)
        layout = without_aces(deal_order(deal)) if full else small_deal(suits, columns, random)
        for boards, depth, gaps, _ in visited(layout, locked, suits, columns, 25):
            start, reach = np.zeros(CELLS, np.int64), np.zeros(CELLS, np.int64)
            relax(boards, depth, gaps, locked, start, reach)
            expected = plain_reach(boards[depth], suits, columns, locked)
            assert {card: int(reach[card]) for card in expected} == {card: as_mask(expected[card]) for card in expected}
            placed = plain_start(boards[depth], suits, columns)
            assert all(start[card] == as_mask(placed[card]) for card in placed)
            verdict = is_plain_dead_end(expected, suits, columns)
            assert is_dead_end(reach, suits, columns) == verdict
            unbound = any(boards[depth, PLACES + suit] == UNBOUND for suit in range(suits))
            seen.append((bool(gaps & COLUMN_ONE), unbound, verdict))
    assert {hole for hole, _, _ in seen} == {True, False} == {verdict for _, _, verdict in seen}
    assert locked or {unbound for _, unbound, _ in seen} == {True, False}


@pytest.mark.parametrize("locked", [False, True])
def test_places_gaps_and_key_follow_the_board_move_by_move(locked: bool) -> None:
    unbound_counts = set()
    for deal in range(12):
        for boards, depth, gaps, key in visited(without_aces(deal_order(deal)), locked, 4, 13, 40):
            copied, expected = boards[depth].copy(), np.zeros(2, np.int64)
            assert (index_cards(copied, 4), copied.tolist()) == (gaps, boards[depth].tolist())
            board_key(copied, random_keys(KEY_SEED), expected)
            assert key.tolist() == expected.tolist()
            unbound = int((copied[PLACES : PLACES + SUITS] == UNBOUND).sum())
            assert unbound != 1 or gaps & COLUMN_ONE
            unbound_counts.add(unbound)
    assert unbound_counts == ({0} if locked else {0, 1, 2, 3, 4})
