"""What every pair of selections is worth with two players, by exact search from the empty table.

It goes on where `bench/data/interactions_starts.csv` ends: 441 pairs under each of the four sets of `bonus` and
`territory`, 10 to 25 CPU seconds each and 1 GB. A value is the first player's margin. `--ship` writes what play needs
of it into the package.
"""

import csv
import sys
import time
from collections.abc import Iterator
from itertools import combinations, product
from pathlib import Path
from typing import NamedTuple

from ludotheque.core.bot import Limit
from ludotheque.games.interactions.rules.game import Interactions
from ludotheque.games.interactions.rules.options import InteractionsOptions
from ludotheque.games.interactions.rules.state import State
from ludotheque.games.interactions.rules.tiles import LETTERS
from ludotheque.games.interactions.solver.solve import solve
from ludotheque.games.interactions.solver.starts import FILE

DATA = Path(__file__).parent / "data" / "interactions_starts.csv"
FIELDS = ("bonus", "territory", "first", "second", "value", "states", "seconds", "line")
SHIPPED = ("bonus", "territory", "first", "second", "value", "line")


class Start(NamedTuple):
    """The options, and what each player selected."""

    bonus: bool
    territory: bool
    first: str
    second: str


def starts() -> Iterator[Start]:
    """All of them, the default options first."""
    pairs = ["".join(pair) for pair in combinations(sorted(LETTERS), 2)]
    for bonus, territory in product((True, False), (False, True)):
        for first, second in product(pairs, pairs):
            yield Start(bonus, territory, first, second)


def position(game: Interactions, start: Start) -> State:
    state = game.initial("")
    for chosen in (start.first, start.second):
        moves = {"".join(sorted(game.write(state, move)[4:])): move for move in game.moves(state)}
        state = game.play(state, moves[chosen])
    return state


def row(start: Start) -> dict[str, object]:
    """One start, proved; the line is best play for both."""
    game = Interactions(InteractionsOptions(bonus=start.bonus, territory=start.territory))
    state, began = position(game, start), time.process_time()
    found = solve(game, state, Limit(memory_mb=1024))
    assert found.proven
    line = []
    for move in found.line:
        line.append(game.write(state, move))
        state = game.play(state, move)
    return {
        **start._asdict(), "value": found.value, "states": found.nodes,
        "seconds": round(time.process_time() - began, 2), "line": " ".join(line),
    }  # fmt: skip


def solved() -> set[tuple[str, ...]]:
    if not DATA.exists():
        return set()
    with DATA.open(encoding="ascii", newline="") as kept:
        return {tuple(row[key] for key in FIELDS[:4]) for row in csv.DictReader(kept)}


def ship() -> None:
    """All that is proved, without the figures."""
    with DATA.open(encoding="ascii", newline="") as kept, Path(str(FILE)).open("w", encoding="ascii") as shipped:
        writer = csv.DictWriter(shipped, SHIPPED, extrasaction="ignore", lineterminator="\n")
        writer.writeheader()
        writer.writerows(csv.DictReader(kept))


def main() -> None:
    if "--ship" in sys.argv[1:]:
        return ship()
    known = solved()
    with DATA.open("a", encoding="ascii", newline="") as kept:
        writer = csv.DictWriter(kept, FIELDS, lineterminator="\n")
        if not known:
            writer.writeheader()
        for start in starts():
            if tuple(map(str, start)) not in known:
                writer.writerow(row(start))
                kept.flush()
                print(*start, flush=True)


if __name__ == "__main__":
    main()
