"""What a game is to a program that learns, as a table on its page: `python bench/specs.py [--measure]`.

The catalog, the rules and the encodings tell most of it. Length and branching are measured by random games, under the
options that programs that learn are given, and kept in `bench/data/specs.csv`; `--measure` makes them anew. Without it
the tables of `docs/games` are written from what is kept.
"""

import csv
import re
import sys
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from statistics import fmean, median
from typing import NamedTuple

from ludotheque.core import catalog
from ludotheque.core.catalog import Entry
from ludotheque.core.chance import SplitMix64
from ludotheque.core.encoding import Encodings, encoding_of
from ludotheque.core.game import CHANCE, AnyGame

ROOT = Path(__file__).parent.parent
DATA = ROOT / "bench" / "data" / "specs.csv"
PAGES = ROOT / "docs" / "games"
GAMES = 30
LONGEST = 2_000
"""A random game of Laguna may wander for long; it is counted as so many plies."""
FIRST = ("0.1.0", "the first")
HISTORY: Mapping[str, Mapping[int, tuple[str, str]]] = {
    "forma": {
        2: ("unreleased", "obstacles and tower may not touch by corners either (`touch_diag` is on unless it is chosen "
            "otherwise, FRM-A1); `enclosed_touch` is new"),
        1: FIRST,
    },
    "interactions": {1: FIRST},
    "lacuna": {1: FIRST},
    "lacunes": {1: FIRST},
    "laguna": {1: FIRST},
}  # fmt: skip
"""Of each version of a game's rules: the release that brought it, and what is different."""
TABLE = re.compile(r"(?<=<!-- specs -->\n).*?(?=\n<!-- /specs -->)", re.DOTALL)


class Measured(NamedTuple):
    """Of random games: how long they are, and how many listed actions a position has."""

    game: str
    seats: int
    games: int
    shortest: int
    median: float
    longest: int
    branching: float
    widest: int


def rules(entry: Entry, seats: int) -> AnyGame:
    """The game for so many, as it comes to programs that learn."""
    encodings = entry.part(Encodings)
    assert encodings
    known = {option.key for option in entry.options}
    if seats == 1:  # what belongs to several is no option alone
        return entry.game({"players": 1} if "players" in known else {})
    return entry.game({**encodings.options, **({"players": seats} if "players" in known else {})})


def random_game(game: AnyGame, seed: int) -> list[int]:
    """How many listed actions there were at each decision of a random game."""
    encoding, below = encoding_of(game), SplitMix64(seed).below
    widths: list[int] = []
    state = game.initial(game.setup(below))
    while (turn := game.turn(state)) is not None and len(widths) < LONGEST:
        if turn == CHANCE:
            state = game.play(state, game.draw(state, below))
            continue
        actions = tuple(encoding.listed(game.view(state, turn, peek=True), turn))
        widths.append(len(actions))
        state = game.play(state, actions[below(len(actions))] if actions else game.moves(state).sample(below))
    return widths


def measured(entry: Entry, seats: int, games: int = GAMES) -> Measured:
    game = rules(entry, seats)
    found = [random_game(game, seed) for seed in range(games)]
    lengths, widths = [len(one) for one in found], [width for one in found for width in one]
    return Measured(
        entry.key, seats, games, min(lengths), median(lengths), max(lengths), round(fmean(widths), 1), max(widths)
    )


def kept(path: Path = DATA) -> list[Measured]:
    with path.open(encoding="utf-8", newline="") as file:
        return [
            Measured(
                row["game"], int(row["seats"]), int(row["games"]), int(row["shortest"]), float(row["median"]),
                int(row["longest"]), float(row["branching"]), int(row["widest"]),
            )
            for row in csv.DictReader(file)
        ]  # fmt: skip


def _chance(game: AnyGame) -> str:
    drawn = len({game.setup(SplitMix64(seed).below) for seed in range(8)}) > 1
    return ", ".join(name for name, there in (("setup", drawn), ("in play", game.info.chance)) if there) or "none"


def _length(game: AnyGame, of: Measured) -> str:
    bound = f"; at most {game.info.max_plies:,}" if game.info.max_plies else ""
    end = "cut off at " if of.longest == LONGEST else ""
    return f"{of.median:,g} ({of.shortest} to {end}{of.longest:,}){bound}"


ROWS: Mapping[str, Callable[[AnyGame, Measured], str]] = {
    "information": lambda game, of: "hidden" if game.info.hidden else "perfect",
    "chance": lambda game, of: _chance(game),
    "actions": lambda game, of: f"{encoding_of(game).size:,}",
    "observation": lambda game, of: f"{sum(field.size for field in encoding_of(game).fields):,} numbers",
    "length in decisions, random play: median (least to most)": _length,
    "branching: mean (most)": lambda game, of: f"{of.branching:g} ({of.widest:,})",
}


def table(entry: Entry, of: Mapping[int, Measured]) -> str:
    """A column for each number of seats."""
    seats = sorted(entry.seats)
    lines = [["seats", *map(str, seats)], ["---"] * (len(seats) + 1)]
    lines += [[name, *(tell(rules(entry, one), of[one]) for one in seats)] for name, tell in ROWS.items()]
    lines += [["version of the rules", *[str(entry.rules)] * len(seats)]]
    return "\n\n".join((_table(lines), _table(history(entry))))


def history(entry: Entry) -> list[list[str]]:
    """The versions of the rules, the newest first; all of them can be played."""
    told = [[str(version), *HISTORY[entry.key][version]] for version in entry.versions]
    return [["version history of the rules", "since", "what changed"], ["---"] * 3, *told]


def _table(lines: list[list[str]]) -> str:
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def pages(found: list[Measured]) -> Iterator[tuple[Path, str]]:
    """Each game's page as it should read."""
    for entry in catalog.entries():
        path, of = PAGES / f"{entry.key}.md", {one.seats: one for one in found if one.game == entry.key}
        new = table(entry, of)
        yield path, TABLE.sub(lambda _, new=new: new, path.read_text(encoding="utf-8"))  # type: ignore[misc]


def main(arguments: list[str]) -> None:
    if "--measure" in arguments:
        with DATA.open("w", encoding="utf-8", newline="") as file:
            writer = csv.writer(file, lineterminator="\n")
            writer.writerow(Measured._fields)
            for entry in catalog.entries():
                for seats in sorted(entry.seats):
                    writer.writerow(measured(entry, seats))
    for path, text in pages(kept()):
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
