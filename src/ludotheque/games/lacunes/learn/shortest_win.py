"""The fewest moves to a win, by A*: every card that is not in its place has to move once at least."""

from heapq import heappop, heappush
from itertools import count, permutations

from ludotheque.games.lacunes.rules.cards import COLUMNS, GAP, ROWS, TWO, Cells, rank, suit
from ludotheque.games.lacunes.rules.layout import SUIT_LENGTH, is_won, moved, steps

Step = tuple[int, int]
MOST = 3_000
"""Layouts that are looked at before a position is passed over."""
_ROWS_BY_SUIT = tuple(permutations(range(ROWS)))


def to_move(cells: Cells) -> int:
    """The cards that are not in place, in whichever rows the suits are brought home best."""
    stands = [[0] * ROWS for _ in range(ROWS)]
    for cell, card in enumerate(cells):
        if card != GAP and rank(card) - TWO == cell % COLUMNS:
            stands[suit(card)][cell // COLUMNS] += 1
    best = max(sum(stands[of][row] for of, row in enumerate(rows)) for rows in _ROWS_BY_SUIT)
    return ROWS * SUIT_LENGTH - best


def shortest_win(cells: Cells, locked: bool) -> tuple[Step, ...] | None:
    """A shortest way to the win; None where none was found within the layouts allowed."""
    order = count()
    waiting: list[tuple[int, int, int, Cells, tuple[Step, ...]]] = [(to_move(cells), 0, next(order), cells, ())]
    done: set[Cells] = set()
    while waiting and len(done) < MOST:
        _, _, _, here, way = heappop(waiting)
        if is_won(here):
            return way
        if here in done:
            continue
        done.add(here)
        for step in steps(here, locked):
            there = moved(here, *step)
            if there not in done:
                made = len(way) + 1
                heappush(waiting, (made + to_move(there), -made, next(order), there, (*way, step)))
    return None
