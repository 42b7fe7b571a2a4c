"""What is proved from the empty table with two players: what every pair of selections is worth, and best play of it.

`starts.csv` is what play needs of `bench/data/interactions_starts.csv`: `python bench/interactions_starts.py` proves
it, `--ship` writes it.
"""

import csv
from collections.abc import Mapping
from functools import cache
from importlib import resources
from itertools import combinations
from statistics import mean
from typing import NamedTuple

from ludotheque.games.interactions.rules.game import Interactions
from ludotheque.games.interactions.rules.options import InteractionsOptions
from ludotheque.games.interactions.rules.state import Move, Select, State
from ludotheque.games.interactions.rules.tiles import LETTERS

FILE = resources.files(__package__) / "starts.csv"
PAIRS = tuple("".join(pair) for pair in combinations(LETTERS, 2))
_NO_MARGIN = 100
"""No margin is as large."""
FAR = 3
"""With more tiles on the table a search takes no time."""


class Start(NamedTuple):
    """Both selections, the first player's margin, and best play of both as it is written."""

    first: str
    second: str
    value: int
    line: tuple[str, ...]


class Selection(NamedTuple):
    """Two tiles to begin with, and the first player's margin that they secure."""

    tiles: str
    value: int


Starts = Mapping[tuple[str, str], Start]


def starts(options: InteractionsOptions) -> Starts:
    """Every pair of selections that is proved, by both."""
    return _proved(options.bonus, options.territory) if options.players == 2 else {}


@cache
def _proved(bonus: bool, territory: bool) -> Starts:
    found: dict[tuple[str, str], Start] = {}
    for row in csv.DictReader(FILE.read_text("ascii").splitlines()):
        if (row["bonus"], row["territory"]) == (str(bonus), str(territory)):
            pair = _in_order(row["first"]), _in_order(row["second"])
            found[pair] = Start(*pair, int(row["value"]), tuple(row["line"].split()))
    return found


def _in_order(tiles: str) -> str:
    return "".join(letter for letter in LETTERS if letter in tiles)


def selections(known: Starts, seat: int, seen: str | None = None) -> tuple[Selection, ...]:
    """The best selections of a seat, against one that is seen or all; what others lose most to comes first.

    None while a start that is not proved yet may hold a better one.
    """
    theirs = PAIRS if seen is None else (seen,)
    secured = {mine: _margins(known, seat, mine, theirs) for mine in PAIRS}
    sure = {mine: min(found) for mine, found in secured.items() if len(found) == len(theirs)}
    most = max(sure.values(), default=-_NO_MARGIN)
    if any(min(found, default=_NO_MARGIN) > most for mine, found in secured.items() if mine not in sure):
        return ()
    best = [mine for mine in PAIRS if sure.get(mine) == most]
    best.sort(key=lambda mine: -mean(_margins(known, seat, mine, PAIRS)))
    return tuple(Selection(mine, most if seat == 0 else -most) for mine in best)


def _margins(known: Starts, seat: int, mine: str, theirs: tuple[str, ...]) -> list[int]:
    """What a selection is worth to its seat against each of others, as far as that is proved."""
    found = (known.get(_by_seat(seat, mine, other)) for other in theirs)
    return [-start.value if seat else start.value for start in found if start]


def _by_seat(seat: int, mine: str, theirs: str) -> tuple[str, str]:
    return (theirs, mine) if seat else (mine, theirs)


def answers(known: Starts, seat: int, theirs: str) -> tuple[Selection, ...]:
    """Every selection of a seat against one of the other's, as far as that is proved; the best for it first."""
    each = ((mine, known.get(_by_seat(seat, mine, theirs))) for mine in PAIRS)
    found = [Selection(mine, start.value) for mine, start in each if start]
    return tuple(sorted(found, key=lambda one: one.value if seat else -one.value))


def saddle(known: Starts) -> tuple[Selection, Selection] | None:
    """Best selections made in secret that neither gains by leaving; None where there are none, or none is proved."""
    first, second = selections(known, 0), selections(known, 1)
    return (first[0], second[0]) if first and second and first[0].value == second[0].value else None


def play_on(game: Interactions, state: State) -> tuple[int, tuple[Move, ...]] | None:
    """The value and the rest of best play: from the selections on, and along what is kept of it."""
    if len(state.grid) > FAR:
        return None
    if not state.all_selected:
        return _selecting(game, state)
    for start in starts(game.options).values():
        rest = _rest(game, start, state)
        if rest is not None:
            return start.value, rest
    return None


def _selecting(game: Interactions, state: State) -> tuple[int, tuple[Move, ...]] | None:
    """Best play before both selections are made, and what follows it."""
    known, first = starts(game.options), state.hands[0]
    best = selections(known, 1, first.available) if first.selected else saddle(known)
    if not best:
        return None
    after, moves = state, tuple(Select(one.tiles) for one in (best[:1] if first.selected else best))
    for move in moves:
        after = game.play(after, move)
    found = play_on(game, after)
    assert found is not None
    return found[0], (*moves, *found[1])


def _rest(game: Interactions, start: Start, state: State) -> tuple[Move, ...] | None:
    """What best play of a start goes on with from a position; None where it does not come by."""
    at = game.play(game.play(game.initial(""), Select(start.first)), Select(start.second))
    line: list[Move] = []
    for text in start.line:
        if len(at.grid) == len(state.grid) and at != state:
            return None
        move = game.read(at, text)
        if len(at.grid) >= len(state.grid):
            line.append(move)
        at = game.play(at, move)
    return tuple(line)
