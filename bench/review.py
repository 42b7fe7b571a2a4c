"""How long a review takes at a quick look, in processor seconds: `python bench/review.py [GAME …] [FILE.jsonl]`.

Targets: Interactions for two under 20 with every ply from the sixth exact; Lacuna and Forma under 30; Lacunes, games
of about 150 moves, under 20 for nine in ten; Laguna under 20. The first review, which compiles, is left out.
What was measured is kept in the file, if one is named; a run that was stopped goes on from there.
"""

import json
import sys
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from ludotheque.arena.matches import play_game
from ludotheque.arena.players import player
from ludotheque.core import catalog, record
from ludotheque.core.record import Record
from ludotheque.play.judged import Review
from ludotheque.play.review import review

TWO_TILES_EACH = 5
"""The ply after which four tiles lie: the sixth is the first that is asked to be exact."""


@dataclass(frozen=True)
class Target:
    """Games between two grades of levels, how many, and the seconds that so many of ten may take."""

    game: str
    grades: str
    games: int
    seconds: float
    of_ten: int = 10
    options: dict[str, Any] = field(default_factory=dict)

    @property
    def name(self) -> str:
        return self.game + (" alone" if self.options else "")


TARGETS = (
    Target("interactions", "43", 10, 20),
    Target("lacuna", "43", 10, 30),
    Target("forma", "43", 6, 30),
    Target("lacunes", "2", 30, 20, of_ten=9),
    Target("laguna", "43", 8, 20),
    Target("laguna", "2", 8, 20, options={"players": 1}),
)


def game_of(target: Target, seed: int) -> Record:
    entry = catalog.entry(target.game)
    players = [player(entry, f"grade:{grade}") for grade in target.grades]
    played = play_game(entry.game(target.options), players, seed)
    return record.from_json(
        {"game": target.game, "options": target.options, "setup": played.setup, "moves": list(played.moves)}
    )


def timed(kept: Record) -> tuple[float, Review]:
    began = time.process_time()
    found = review(kept)
    return time.process_time() - began, found


def exact(found: Review) -> bool:
    """Every position from the sixth ply on is proved."""
    return all(one.proven for one in found.plies[TWO_TILES_EACH:])


@dataclass(frozen=True)
class Measured:
    """What one review took."""

    name: str
    seed: int
    seconds: float
    moves: int
    exact: bool


def reviews(target: Target, keep: Path | None) -> Iterator[Measured]:
    lines = keep.read_text("utf-8").splitlines() if keep and keep.exists() else []
    done = {one.seed: one for one in (Measured(**json.loads(line)) for line in lines) if one.name == target.name}
    yield from done.values()
    missing = [seed for seed in range(1, target.games + 1) if seed not in done]
    if missing:
        review(game_of(target, 0))
    for seed in missing:
        kept = game_of(target, seed)
        spent, found = timed(kept)
        one = Measured(target.name, seed, spent, len(kept.moves), exact(found))
        if keep:
            with keep.open("a", encoding="utf-8") as file:
                file.write(json.dumps(asdict(one)) + "\n")
        yield one


def measured(target: Target, keep: Path | None) -> Iterator[str]:
    every = list(reviews(target, keep))
    seconds, moves, proved = (
        [one.seconds for one in every],
        [one.moves for one in every],
        sum(one.exact for one in every),
    )
    within = sum(one < target.seconds for one in seconds)
    kept_to = "kept" if 10 * within >= target.of_ten * len(seconds) else "missed"
    middle = sorted(seconds)[len(seconds) // 2]
    mean = sum(moves) // len(moves)
    aim = f"{target.seconds:.0f} s, {kept_to}"
    yield f"| {target.name} | {len(seconds)} | {mean} | {middle:.1f} s | {max(seconds):.1f} s | {aim} |"
    if target.game == "interactions":
        yield f"every ply from the sixth exact in {proved} of {len(seconds)} games"


def main(*given: str) -> None:
    games, keep = [one for one in given if "." not in one], [Path(one) for one in given if "." in one]
    for target in TARGETS:
        if not games or target.game in games:
            for line in measured(target, keep[0] if keep else None):
                print(line, flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
