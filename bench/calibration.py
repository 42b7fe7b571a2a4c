"""Fit the chances that analysts say to games, and check them on games that were not used for it.

    python bench/calibration.py FOLDER judge [CASE …]     plays games and notes what was said of some of their positions
    python bench/calibration.py FOLDER fit [CASE …]       prints the temperings, from the games with even numbers
    python bench/calibration.py FOLDER check [CASE …]     prints what was said and what happened, in the others; in all
                                                          games of a kind that was not fitted

Games and what was said are kept in the folder; a run that was stopped goes on from there. What is kept is what the
searches said before any tempering, so that a new fit needs no new games; positions that are proved are left out.
"""

import json
import math
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, fields, replace
from pathlib import Path
from typing import Any

from ludotheque.arena.matches import play_game
from ludotheque.arena.players import player
from ludotheque.core import catalog, record
from ludotheque.core.analysis import Analyst, Position
from ludotheque.core.bot import Seen
from ludotheque.core.chance import SplitMix64
from ludotheque.core.game import CHANCE
from ludotheque.core.outcome import Outcome
from ludotheque.core.record import Replay
from ludotheque.play.place import to_move
from ludotheque.play.review import QUICK
from ludotheque.search.tempering import PLAIN, Tempering

Z = 1.96
BINS = (0.0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0)
STRENGTH = 3.0
"""How strongly few games are drawn to what all stages say together, and these to the search at its word."""


@dataclass(frozen=True)
class Case:
    """A kind of game: how it is played, by which levels, how many of them, and which tempering it belongs to."""

    game: str
    options: dict[str, Any]
    levels: tuple[str, ...]
    games: int
    part: str
    stages: int
    begins: bool = False
    """Whether it is worth something to begin that the search does not know."""


CASES = {
    "interactions": Case("interactions", {}, ("grade:1", "grade:2", "grade:3", "grade:4"), 280, "two", 14),
    "interactions-3": Case("interactions", {"players": 3}, ("grade:1", "grade:2", "grade:3"), 200, "many", 7),
    "interactions-4": Case("interactions", {"players": 4}, ("grade:1", "grade:2", "grade:3"), 320, "many", 7),
    "interactions-teams": Case(
        "interactions", {"players": 4, "teams": True}, ("grade:1", "grade:2", "grade:3"), 200, "teams", 7
    ),
    "interactions-solo": Case("interactions", {"players": 1}, ("grade:1", "grade:2", "grade:3"), 300, "solo", 7),
    "lacuna": Case("lacuna", {}, ("grade:2", "grade:3", "grade:4"), 200, "tempering", 12),
    "forma": Case("forma", {}, ("grade:2", "grade:3", "grade:4"), 400, "tempering", 10),
    "forma-4": Case("forma", {"players": 4}, ("grade:2", "grade:3", "grade:4"), 200, "many", 10),
    "laguna": Case("laguna", {}, ("grade:2", "grade:3", "grade:4"), 800, "tempering", 6, begins=True),
    "laguna-3": Case("laguna", {"players": 3}, ("grade:2", "grade:3", "grade:4"), 240, "three", 6, begins=True),
    "laguna-4": Case("laguna", {"players": 4}, ("grade:2", "grade:3", "grade:4"), 240, "four", 6, begins=True),
    "lacunes": Case("lacunes", {}, ("grade:2", "grade:3", "grade:4"), 280, "tempering", 8),
}
FITTED = (
    "interactions-3", "interactions-solo", "lacuna", "forma", "forma-4", "laguna", "laguna-3", "laguna-4", "lacunes",
)  # fmt: skip
"""Whose games with even numbers the temperings have seen; four play Interactions by the fit of three."""
A_GAME = 10
"""Positions of a game that are looked at."""


@dataclass(frozen=True)
class Recorder(Tempering):
    """Takes a search at its word, and remembers what that was."""

    heard: dict[tuple[float, ...], tuple[tuple[float, ...], int, int]] = field(default_factory=dict)

    def __call__(self, said: Sequence[float], stage: int, mover: int) -> tuple[float, ...]:
        told = PLAIN(said, stage, mover)
        self.heard[told] = (tuple(said), stage, mover)
        return told


@dataclass(frozen=True)
class Row:
    """What was said of a position, and each side's share of the victory in the end."""

    case: str
    seed: int
    stage: int
    mover: int
    said: tuple[float, ...]
    came: tuple[float, ...]


def unsure(case: Case, heard: Recorder) -> Analyst[Any, Any]:
    """The analyst of a case without any tempering."""
    analyst: Any = catalog.entry(case.game).part(Analyst)
    parts = {one.name: heard for one in fields(analyst) if isinstance(getattr(analyst, one.name), Tempering)}
    found: Analyst[Any, Any] = replace(analyst, **parts)
    return found


def played(case: Case, seed: int) -> tuple[Replay, Outcome, tuple[str, ...]]:
    """A game between equal levels or, every other one, of neighbours, the stronger now here and now there."""
    entry = catalog.entry(case.game)
    game, first, stronger = entry.game(case.options), seed // 4 % len(case.levels), seed // 2 % 4
    names = [
        case.levels[min(first + (stronger % 2 == 1 and seat % 2 == stronger // 2), len(case.levels) - 1)]
        for seat in range(game.info.seats)
    ]
    found = play_game(game, [player(entry, name) for name in names], 1_000_003 * seed + 17)
    kept = record.from_json(
        {"game": case.game, "options": case.options, "setup": found.setup, "moves": list(found.moves)}
    )
    return record.replay(kept), found.outcome, found.moves


def judged(name: str, seed: int) -> Iterator[Row]:
    """What is said of some positions of one game."""
    case, heard = CASES[name], Recorder()
    replayed, outcome, moves = played(case, seed)
    game, below = replayed.game, SplitMix64(seed).below
    analyst = unsure(case, heard).knowing(game, replayed.states, moves)
    begins = list(analyst.decisions(game, replayed.states))
    some = sorted({begins[below(len(begins))] for _ in range(A_GAME)})
    sides = game.info.sides or tuple((seat,) for seat in range(game.info.seats))
    for at in some:
        state = replayed.states[at]
        seat = to_move(game, state)
        if seat is None or seat == CHANCE:
            continue
        found = analyst.judge(game, Position(game.view(state, seat, peek=True), Seen(seat, moves[:at])), QUICK, 1)
        told = tuple(found.chances[side[0]] for side in sides)
        if not found.proven and told in heard.heard:
            said, stage, mover = heard.heard[told]
            came = tuple((outcome.returns[side[0]] + 1) / 2 for side in sides)
            yield Row(name, seed, stage, mover, said, came)


def judge(folder: Path, name: str) -> None:
    file = folder / f"{name}.jsonl"
    done = {json.loads(line)["seed"] for line in file.read_text("utf-8").splitlines()} if file.exists() else set()
    with file.open("a", encoding="utf-8") as kept:
        for seed in range(CASES[name].games):
            if seed not in done:
                told = [[row.stage, row.mover, row.said, row.came] for row in judged(name, seed)]
                kept.write(json.dumps({"seed": seed, "rows": told}) + "\n")
                kept.flush()


def rows(folder: Path, names: Sequence[str], odd: bool) -> list[Row]:
    found = []
    for name in names:
        file = folder / f"{name}.jsonl"
        for line in file.read_text("utf-8").splitlines() if file.exists() else ():
            one = json.loads(line)
            if one["seed"] % 2 == odd:
                found += [Row(name, one["seed"], s, m, tuple(said), tuple(came)) for s, m, said, came in one["rows"]]
    return found


def whole(shares: Sequence[float]) -> tuple[float, ...]:
    """Alone there is somebody else who wins: nobody."""
    return tuple(shares) if len(shares) > 1 else (shares[0], 1 - shares[0])


Terms = tuple[float, float, float]
"""Trust, tempo, and what it is worth to have begun."""


def cost(some: Sequence[Row], terms: Terms) -> float:
    """How surprising what happened is, in all."""
    tempered = Tempering(*((term,) for term in terms))
    total = 0.0
    for row in some:
        told = whole(tempered(row.said, 0, row.mover))
        total -= sum(share * math.log(max(chance, 1e-9)) for share, chance in zip(whole(row.came), told, strict=True))
    return total


def fitted(some: Sequence[Row], towards: Terms, begins: bool) -> Terms:
    """The terms that make least surprise; a few rows are drawn towards what all of them say.

    Alone the tempo is by how much more, or less, is won than was said."""
    best, width, steps = towards, 0.8, (-1.0, -0.5, 0.0, 0.5, 1.0)

    def surprise(at: Terms) -> float:
        away = (math.log(at[0] / towards[0])) ** 2 + (at[1] - towards[1]) ** 2 + (at[2] - towards[2]) ** 2
        return cost(some, at) + STRENGTH * away

    for _ in range(9):
        trusts = [best[0] * math.exp(width * step) for step in steps]
        tempos = [best[1] + width * step for step in steps]
        best = min(((trust, tempo, best[2]) for trust in trusts for tempo in tempos), key=surprise)
        if begins:
            best = min(((*best[:2], best[2] + width * step) for step in steps), key=surprise)
        width *= 0.6
    return best


def fit(folder: Path, names: Sequence[str]) -> dict[tuple[str, str], Tempering]:
    """By game and part: a line a stage, those of one part together."""
    found = {}
    for game, part in dict.fromkeys((CASES[name].game, CASES[name].part) for name in names):
        own = [name for name in names if (CASES[name].game, CASES[name].part) == (game, part)]
        some = rows(folder, own, odd=False)
        case = CASES[own[0]]
        every = fitted(some, (1.0, 0.0, 0.0), case.begins)
        stages = [
            fitted([row for row in some if row.stage == stage], every, case.begins) for stage in range(case.stages)
        ]
        trust, tempo, first = (tuple(round(one, 2) for one in terms) for terms in zip(*stages, strict=True))
        found[game, part] = Tempering(trust, tempo, first if case.begins else ())
    return found


def tempering(case: Case) -> Tempering:
    analyst: Any = catalog.entry(case.game).part(Analyst)
    found = getattr(analyst, case.part)
    assert isinstance(found, Tempering)
    return found


def check(folder: Path, name: str) -> Iterator[str]:
    """A line a bin: what was said, what happened, with the interval that the number of games allows."""
    pairs: dict[int, dict[int, list[tuple[float, float]]]] = {}
    unseen = [True] if name in FITTED else [False, True]
    some, applied = [row for odd in unseen for row in rows(folder, [name], odd)], tempering(CASES[name])
    for row in some:
        told = applied(row.said, row.stage, row.mover)
        for seat in range(len(told) if len(told) > 2 else 1):
            number = min(int(told[seat] * 10), 9)
            pairs.setdefault(number, {}).setdefault(row.seed, []).append((told[seat], row.came[seat]))
    plain, now = (cost_by(some, each) / max(len(some), 1) for each in (PLAIN, applied))
    games = len({row.seed for row in some})
    better = f"surprise {plain:.3f} before the fit, {now:.3f} after"
    yield f"| {name} | {games} games, {len(some)} positions | {better} | | |"
    for number in sorted(pairs):
        said, came, half, count = interval(pairs[number])
        within = "yes" if abs(said - came) <= half else "no"
        low, high = max(0.0, came - half), min(1.0, came + half)
        around = f"{BINS[number]:.1f} to {BINS[number + 1]:.1f}"
        yield f"| {around} | {said:.2f} | {came:.2f} | {low:.2f} to {high:.2f} | {count}, {within} |"


def cost_by(some: Sequence[Row], applied: Tempering) -> float:
    stages = {row.stage for row in some}
    total = 0.0
    for stage in stages:
        at = min(max(stage, 0), len(applied.trust) - 1)
        own = [row for row in some if row.stage == stage]
        first = applied.first[at] if applied.first else 0.0
        total += cost(own, (applied.trust[at], applied.tempo[at], first))
    return total


def interval(by_game: dict[int, list[tuple[float, float]]]) -> tuple[float, float, float, int]:
    """Said and happened on the average, half the 95 % interval, and the positions: those of a game hang together."""
    every = [pair for pairs in by_game.values() for pair in pairs]
    said, came = (sum(pair[at] for pair in every) / len(every) for at in (0, 1))
    spread = sum(sum(pair[1] - came for pair in pairs) ** 2 for pairs in by_game.values())
    chance = came * (1 - came) or 0.25 / (len(by_game) + 1)
    least = chance / max(len(by_game), 1)  # few games tell little, however much they agree
    return said, came, Z * math.sqrt(max(spread / len(every) ** 2, least / 4)), len(every)


def main(folder: str, verb: str, *names: str) -> None:
    place, chosen = Path(folder), names or tuple(CASES)
    place.mkdir(parents=True, exist_ok=True)
    if verb == "judge":
        for name in chosen:
            judge(place, name)
            print(name, "judged", flush=True)
    elif verb == "fit":
        for (game, part), found in fit(place, chosen).items():
            print(f"{game} {part}: Tempering({found.trust},\n    {found.tempo},\n    {found.first})")
    else:
        for name in chosen:
            print("\n".join(check(place, name)))


if __name__ == "__main__":
    main(*sys.argv[1:])
