"""Decks with fewer suits and ranks, small enough to look at every layout that can be reached."""

from collections.abc import Iterator
from random import Random

from ludotheque.games.lacunes.kernel.compiled import EMPTY, WALL
from ludotheque.games.lacunes.rules.cards import COLUMNS, Cells
from ludotheque.games.lacunes.rules.layout import moved
from ludotheque.games.lacunes.solver.unfold import steps


def small_deal(suits: int, columns: int, random: Random) -> Cells:
    """A deal with as many rows and gaps as suits."""
    cards = [COLUMNS * suit + rank for suit in range(suits) for rank in range(columns)]
    random.shuffle(cards)
    dealt = [WALL] * 52
    for place, card in enumerate(cards):
        dealt[place // columns * COLUMNS + place % columns] = EMPTY if card % COLUMNS == 0 else card
    return tuple(dealt)


def is_won(layout: Cells, suits: int, columns: int) -> bool:
    rows = [layout[row * COLUMNS : row * COLUMNS + columns - 1] for row in range(suits)]
    return all(row[0] >= 0 and row[0] % COLUMNS == 1 and row == tuple(range(row[0], row[0] + len(row))) for row in rows)


def is_hop(layout: Cells, card: int, gap: int) -> bool:
    """A two goes from column 1 to column 1."""
    return gap % COLUMNS == 0 and layout.index(card) % COLUMNS == 0


def explored(layout: Cells, suits: int, columns: int, locked: bool) -> Iterator[Cells]:
    """Every layout that moves lead to, as it is met."""
    seen, waiting = {layout}, [layout]
    while waiting:
        here = waiting.pop()
        yield here
        for card, gap in steps(here, suits, columns):
            there = moved(here, card, gap)
            if there not in seen and not (locked and is_hop(here, card, gap)):
                seen.add(there)
                waiting.append(there)


def reachable(layout: Cells, suits: int, columns: int, locked: bool) -> set[Cells]:
    return set(explored(layout, suits, columns, locked))


def winnable(layout: Cells, suits: int, columns: int, locked: bool) -> bool:
    return any(is_won(one, suits, columns) for one in explored(layout, suits, columns, locked))
