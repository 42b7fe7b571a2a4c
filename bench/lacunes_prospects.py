"""Simulate the chance to win after a redeal, by what is kept: the table of games/lacunes/bots/prospects.py.

    python bench/lacunes_prospects.py FILE [samples] [layouts] [REDEALS …]

A sample lays out prefixes of the wanted kind at random, redeals, and looks for a win with so many layouts; what is not
found by then counts as not won. Where further redeals are left such a sample is played on for the best kept cards by
the line of the table above it. Samples are kept in the file, and a run that was stopped goes on from there.
Files of lacunes_redeals.py add the redeals that were played in them.
"""

import json
import sys
from pathlib import Path
from random import Random
from typing import Any

from ludotheque.games.lacunes.bots import prospects
from ludotheque.games.lacunes.bots.advice import plan
from ludotheque.games.lacunes.bots.prospects import POINTS, Row, interpolated
from ludotheque.games.lacunes.rules.cards import COLUMNS, PACK, UNKNOWN
from ludotheque.games.lacunes.rules.game import Lacunes
from ludotheque.games.lacunes.rules.layout import prefixes
from ludotheque.games.lacunes.rules.options import LacunesOptions, RedealMode
from ludotheque.games.lacunes.rules.redeals import redealt
from ludotheque.games.lacunes.rules.state import State
from ludotheque.games.lacunes.solver.solve import solve, warm

PLAYOUTS = 30
REDEALS = 3
MORE = {0: 3, 1: 1, 2: 1, 3: 3, 4: 3}
"""So many times the samples by the rows that are held: where they are cheap, or there is one point only."""
WIDTH = 8
MODES: tuple[RedealMode, ...] = ("aces", "after")
Sample = dict[str, Any]


def prefixed(heads: int, total: int, random: Random) -> tuple[int, ...]:
    """Cells with prefixes of this total length in so many rows, the rest unknown."""
    lengths = [1] * heads + [0] * (4 - heads)
    while sum(lengths) < total:
        row = random.randrange(heads)
        if lengths[row] < 12:
            lengths[row] += 1
    cells = [UNKNOWN] * PACK
    for row, length in enumerate(lengths):
        for column in range(length):
            cells[row * COLUMNS + column] = 13 * row + 1 + column
    return tuple(cells)


def redealt_state(mode: RedealMode, heads: int, kept: int, number: int) -> State:
    random = Random(f"{mode} {heads} {kept} {number}")
    return State(redealt(prefixed(heads, kept, random), mode == "after", random.randrange), 1)


def sample(mode: RedealMode, heads: int, kept: int, number: int, layouts: int) -> Sample:
    found = solve(redealt_state(mode, heads, kept, number).cells, nodes=layouts)
    return {"mode": mode, "heads": heads, "kept": kept, "number": number, "won": found.verdict == "winnable",
            "layouts": found.states}  # fmt: skip


def played_on(one: Sample) -> tuple[int, ...]:
    """What a sample that was not won keeps for the next redeal, by the table so far."""
    state = redealt_state(one["mode"], one["heads"], one["kept"], one["number"])
    game = Lacunes(LacunesOptions(redeal=one["mode"]))
    for text in plan(game, state, PLAYOUTS, Random(one["number"]).randrange).line:
        state = game.play(state, game.read(state, text))
    return prefixes(state.cells)


def played(file: Path) -> list[Sample]:
    """The redeals of a file as samples; what one that was not won kept next stands in the redeal after it."""
    found = []
    for line in file.read_text("utf-8").splitlines():
        one = json.loads(line)
        for mode in MODES:
            parts = one[mode]
            for part, then in zip(parts, [*parts[1:], parts[-1]] if parts else [], strict=True):
                kept = part["kept"]
                found.append({"mode": mode, "heads": sum(length > 0 for length in kept), "kept": sum(kept),
                              "won": part["won"], "end": then["kept"]})  # fmt: skip
    return found


def share(found: list[Sample], later: list[float], heads: int, kept: int) -> float:
    """The wins among the samples with so many rows, the nearer in kept cards the more they count."""
    weight = total = 0.0
    for one, then in zip(found, later, strict=True):
        if one["heads"] == heads and abs(one["kept"] - kept) < WIDTH:
            near = 1 - abs(one["kept"] - kept) / WIDTH
            weight += near
            total += near * (1.0 if one["won"] else then)
    return round(total / weight, 2)


def tabled(mode: RedealMode, found: list[Sample]) -> None:
    """Fill the table of a mode, one redeal after another."""
    later = [0.0] * len(found)
    ends: list[tuple[int, ...]] = []
    table: list[Row] = []
    for _ in range(REDEALS):
        row = {heads: tuple(share(found, later, heads, kept) for kept in points) for heads, points in POINTS.items()}
        table.append(row)
        prospects.CHANCES[mode] = tuple(table)
        ends = ends or [() if one["won"] else tuple(one.get("end", ())) or played_on(one) for one in found]
        later = [0.0 if one["won"] else interpolated(row, end) for one, end in zip(found, ends, strict=True)]
        print(mode, len(table), row, flush=True)


def main() -> None:
    file = Path(sys.argv[1])
    samples = int(sys.argv[2]) if len(sys.argv) > 2 else 40
    layouts = int(sys.argv[3]) if len(sys.argv) > 3 else 1_000_000
    found = [json.loads(line) for line in file.read_text("utf-8").splitlines()] if file.exists() else []
    known = {(one["mode"], one["heads"], one["kept"], one["number"]) for one in found}
    warm()
    kinds = [(mode, heads, kept) for mode in MODES for heads, points in POINTS.items() for kept in points]
    for number in range(max(MORE.values()) * samples):
        for kind in kinds:
            if number < MORE[kind[1]] * samples and (*kind, number) not in known:
                found.append(sample(*kind, number, layouts))
                with file.open("a", encoding="utf-8") as out:
                    out.write(json.dumps(found[-1]) + "\n")
    for name in sys.argv[4:]:
        found += played(Path(name))
    for mode in MODES:
        tabled(mode, [one for one in found if one["mode"] == mode])


if __name__ == "__main__":
    main()
