"""Simulate the chance to win after a redeal, by the number of kept cards: the table of games/lacunes/prospects.py.

    python bench/lacunes_prospects.py FILE [samples] [layouts]

A sample lays out prefixes of the wanted total at random, redeals, and looks for a win with so many layouts; what is
not settled by then counts as not won, and is played on for the best kept cards, whose own chance then counts where
further redeals are left. Samples are kept in the file, and a run that was stopped goes on from there.
"""

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

from ludotheque.games.lacunes.advice import plan
from ludotheque.games.lacunes.cards import COLUMNS, PACK, UNKNOWN
from ludotheque.games.lacunes.prospects import KEPT, between
from ludotheque.games.lacunes.redeals import redealt
from ludotheque.games.lacunes.rules import Lacunes, State
from ludotheque.games.lacunes.solver.solve import solve, warm

PLAYOUTS = 100


def prefixed(total: int, random: Random) -> tuple[list[int], tuple[int, ...]]:
    """Four prefixes of this total length, and the cells with the rest unknown."""
    lengths = [0, 0, 0, 0]
    while sum(lengths) < total:
        row = random.randrange(4)
        if lengths[row] < 12:
            lengths[row] += 1
    cells = [UNKNOWN] * PACK
    for row, length in enumerate(lengths):
        for column in range(length):
            cells[row * COLUMNS + column] = 13 * row + 1 + column
    return lengths, tuple(cells)


def sample(mode: str, kept: int, number: int, layouts: int) -> dict[str, Any]:
    random, game = Random(f"{mode} {kept} {number}"), Lacunes(redeals=2, redeal=mode)
    lengths, cells = prefixed(kept, random)
    state = State(redealt(cells, mode == "after", random.randrange), 1)
    found = solve(state.cells, nodes=layouts)
    won = found.verdict == "winnable"
    after = None if won else plan(game, state, PLAYOUTS, random.randrange).kept
    return {"mode": mode, "kept": kept, "number": number, "lengths": lengths, "won": won, "after": after,
            "layouts": found.states}  # fmt: skip


def rows(found: Sequence[dict[str, Any]]) -> list[list[float]]:
    """The chances with one, two and three redeals left, by KEPT."""
    table: list[list[float]] = []
    for _ in range(3):
        row = []
        for kept in KEPT:
            here = [one for one in found if one["kept"] == kept]
            later = [0.0 if not table else between(table[-1], one["after"]) for one in here if not one["won"]]
            row.append((len(here) - len(later) + sum(later)) / len(here))
        table.append(row)
    return table


def main() -> None:
    file = Path(sys.argv[1])
    samples = int(sys.argv[2]) if len(sys.argv) > 2 else 40
    layouts = int(sys.argv[3]) if len(sys.argv) > 3 else 1_000_000
    lines = file.read_text("utf-8").splitlines() if file.exists() else []
    found = [json.loads(line) for line in lines]
    known = {(one["mode"], one["kept"], one["number"]) for one in found}
    warm()
    for number in range(samples):
        for mode in ("aces", "after"):
            for kept in KEPT:
                if (mode, kept, number) not in known:
                    found.append(sample(mode, kept, number, layouts))
                    with file.open("a", encoding="utf-8") as out:
                        out.write(json.dumps(found[-1]) + "\n")
    for mode in ("aces", "after"):
        for row in rows([one for one in found if one["mode"] == mode]):
            print(mode, [round(share, 2) for share in row], flush=True)


if __name__ == "__main__":
    main()
