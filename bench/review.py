"""How long a review takes at a quick look, in processor seconds: `python bench/review.py [GAME …]`.

Targets: Interactions for two under 20 with every ply from the sixth exact; Lacuna and Forma under 30; Lacunes, games
of about 150 moves, under 20 for nine in ten; Laguna under 20. The first review, which compiles, is left out.
"""

import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
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
    """Games between two levels, how many, and the seconds that so many of ten may take."""

    game: str
    levels: str
    games: int
    seconds: float
    of_ten: int = 10
    options: dict[str, Any] = field(default_factory=dict)


TARGETS = (
    Target("interactions", "43", 10, 20),
    Target("lacuna", "43", 10, 30),
    Target("forma", "43", 6, 30),
    Target("lacunes", "2", 20, 20, of_ten=9),
    Target("laguna", "43", 8, 20),
    Target("laguna", "2", 8, 20, options={"players": 1}),
)


def game_of(target: Target, seed: int) -> Record:
    entry = catalog.entry(target.game)
    players = [player(entry, level) for level in target.levels]
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


def measured(target: Target) -> Iterator[str]:
    review(game_of(target, 0))
    seconds, moves, proved = list[float](), list[int](), 0
    for seed in range(1, target.games + 1):
        kept = game_of(target, seed)
        spent, found = timed(kept)
        seconds.append(spent)
        moves.append(len(kept.moves))
        proved += exact(found)
    within = sum(one < target.seconds for one in seconds)
    kept_to = "kept" if 10 * within >= target.of_ten * len(seconds) else "missed"
    name = target.game + (" alone" if target.options else "")
    middle = sorted(seconds)[len(seconds) // 2]
    mean = sum(moves) // len(moves)
    aim = f"{target.seconds:.0f} s, {kept_to}"
    yield f"| {name} | {len(seconds)} | {mean} | {middle:.1f} s | {max(seconds):.1f} s | {aim} |"
    if target.game == "interactions":
        yield f"every ply from the sixth exact in {proved} of {len(seconds)} games"


def main(*games: str) -> None:
    for target in TARGETS:
        if not games or target.game in games:
            for line in measured(target):
                print(line, flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
