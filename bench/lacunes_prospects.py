"""Simulate the chance to win after a redeal, by the number of kept cards: the table of games/lacunes/prospects.py.

    python bench/lacunes_prospects.py [samples] [states]

A sample lays out prefixes of the wanted total at random, redeals, and looks for a win with so many states; a layout
not settled by then counts as not won. With two redeals left it plays on for the best kept cards and takes their chance.
"""

import sys
from random import Random

from ludotheque.games.lacunes.advice import plan
from ludotheque.games.lacunes.cards import COLUMNS, PACK, UNKNOWN
from ludotheque.games.lacunes.prospects import KEPT
from ludotheque.games.lacunes.redeals import redealt
from ludotheque.games.lacunes.rules import Lacunes, State
from ludotheque.games.lacunes.solver.solve import solve, warm


def prefixed(total: int, random: Random) -> tuple[int, ...]:
    """Cells with four prefixes of this total length, the rest unknown."""
    lengths = [0, 0, 0, 0]
    while sum(lengths) < total:
        row = random.randrange(4)
        if lengths[row] < 12:
            lengths[row] += 1
    cells = [UNKNOWN] * PACK
    for row, length in enumerate(lengths):
        for column in range(length):
            cells[row * COLUMNS + column] = 13 * row + 1 + column
    return tuple(cells)


def simulate(mode: str, kept: int, samples: int, states: int) -> tuple[int, list[int]]:
    """Wins, and the cards that the lost samples kept in the end."""
    random, game, wins, rest = Random(kept), Lacunes(redeals=2, redeal=mode), 0, []
    for _ in range(samples):
        state = State(redealt(prefixed(kept, random), mode == "after", random.randrange), 1)
        if solve(state.cells, nodes=states).verdict == "winnable":
            wins += 1
        else:
            rest.append(plan(game, state, 20, random.randrange).kept)
    return wins, rest


def between(row: list[float], kept: int) -> float:
    for at in range(1, len(KEPT)):
        if kept <= KEPT[at]:
            share = (kept - KEPT[at - 1]) / (KEPT[at] - KEPT[at - 1])
            return row[at - 1] + share * (row[at] - row[at - 1])
    return row[-1]


def main() -> None:
    samples = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    states = int(sys.argv[2]) if len(sys.argv) > 2 else 30_000
    warm()
    for mode in ("aces", "after"):
        found = [simulate(mode, kept, samples, states) for kept in KEPT]
        once = [wins / samples for wins, _ in found]
        twice = [(wins + sum(between(once, kept) for kept in rest)) / samples for wins, rest in found]
        print(mode, [round(share, 2) for share in once], [round(share, 2) for share in twice], flush=True)


if __name__ == "__main__":
    main()
