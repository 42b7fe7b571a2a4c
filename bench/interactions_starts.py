"""What every pair of selections is worth with two players, by exact search from the empty table.

It goes on with what `bench/data/interactions_starts.csv` lacks of 441 pairs under each of the four sets of `bonus` and
`territory`, 3 to 6 CPU seconds each: first what a saddle point of each set needs, then the rest. A value is the first
player's margin. `--ship` writes what play needs of it into the package.
"""

import csv
import sys
import time
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import combinations, product
from pathlib import Path
from typing import NamedTuple

from ludotheque.core.bot import Limit
from ludotheque.games.interactions.kernel.bitboards import CELLS
from ludotheque.games.interactions.rules.game import Interactions
from ludotheque.games.interactions.rules.options import InteractionsOptions
from ludotheque.games.interactions.rules.state import State
from ludotheque.games.interactions.rules.tiles import LETTERS
from ludotheque.games.interactions.solver.solve import Search, solve
from ludotheque.games.interactions.solver.starts import FILE

DATA = Path(__file__).parent / "data" / "interactions_starts.csv"
FIELDS = ("bonus", "territory", "first", "second", "value", "states", "seconds", "line")
SHIPPED = ("bonus", "territory", "first", "second", "value", "line")
LIMIT = Limit(memory_mb=256)
PAIRS = tuple("".join(pair) for pair in combinations(sorted(LETTERS), 2))
SETS = tuple(product((True, False), (False, True)))
"""Of `bonus` and `territory`, the default options first."""
Values = dict[tuple[str, str], int]
"""By what both selected, as far as it is known."""


class Start(NamedTuple):
    """The options, and what each player selected."""

    bonus: bool
    territory: bool
    first: str
    second: str


def starts(values: Mapping[tuple[bool, bool], Values]) -> Iterator[Start]:
    """All of them, in an order that depends on what is found on the way."""
    for options in SETS:
        yield from (Start(*options, *pair) for pair in best_answers(values[options]))
    for options in SETS:
        yield from (Start(*options, *pair) for pair in product(PAIRS, PAIRS))


def best_answers(values: Values) -> Iterator[tuple[str, str]]:
    """What makes a saddle point: a selection against all, the best answer to it against all, and so on.

    Among equal answers those come first of which all is known.
    """
    mine, firsts, seconds = PAIRS[0], set[str](), set[str]()
    while mine not in firsts:
        firsts.add(mine)
        yield from ((mine, other) for other in PAIRS)
        answer = min(PAIRS, key=lambda other: (values[mine, other], other not in seconds))
        seconds.add(answer)
        yield from ((other, answer) for other in PAIRS)
        mine = max(PAIRS, key=lambda other: (values[other, answer], other in firsts))


def position(game: Interactions, start: Start) -> State:
    state = game.initial("")
    for chosen in (start.first, start.second):
        moves = {"".join(sorted(game.write(state, move)[4:])): move for move in game.moves(state)}
        state = game.play(state, moves[chosen])
    return state


@cache
def searching(bonus: bool, territory: bool) -> tuple[Interactions, Search]:
    """All starts of the same options share one table: after two tiles a position comes by in four of them."""
    game = Interactions(InteractionsOptions(bonus=bonus, territory=territory))
    return game, Search(game, LIMIT, CELLS + 1)


def row(start: Start) -> dict[str, object]:
    """One start, proved; the line is best play for both."""
    game, search = searching(start.bonus, start.territory)
    state, began = position(game, start), time.process_time()
    found = solve(game, state, LIMIT, search=search)
    assert found.proven
    line = []
    for move in found.line:
        line.append(game.write(state, move))
        state = game.play(state, move)
    return {
        **start._asdict(), "value": found.value, "states": found.nodes,
        "seconds": round(time.process_time() - began, 2), "line": " ".join(line),
    }  # fmt: skip


def kept() -> dict[tuple[bool, bool], Values]:
    """The values that are proved, by options."""
    values: dict[tuple[bool, bool], Values] = {options: {} for options in SETS}
    if DATA.exists():
        with DATA.open(encoding="ascii", newline="") as lines:
            for row in csv.DictReader(lines):
                options = row["bonus"] == "True", row["territory"] == "True"
                values[options][row["first"], row["second"]] = int(row["value"])
    return values


def ship() -> None:
    """All that is proved, without the figures."""
    with DATA.open(encoding="ascii", newline="") as proved, Path(str(FILE)).open("w", encoding="ascii") as shipped:
        writer = csv.DictWriter(shipped, SHIPPED, extrasaction="ignore", lineterminator="\n")
        writer.writeheader()
        writer.writerows(csv.DictReader(proved))


def main() -> None:
    if "--ship" in sys.argv[1:]:
        return ship()
    values = kept()
    with DATA.open("a", encoding="ascii", newline="") as lines:
        writer = csv.DictWriter(lines, FIELDS, lineterminator="\n")
        if not lines.tell():
            writer.writeheader()
        for start in starts(values):
            known = values[start.bonus, start.territory]
            if (start.first, start.second) not in known:
                found = row(start)
                known[start.first, start.second] = int(str(found["value"]))
                writer.writerow(found)
                lines.flush()
                print(*start, found["value"], found["seconds"], flush=True)


if __name__ == "__main__":
    main()
