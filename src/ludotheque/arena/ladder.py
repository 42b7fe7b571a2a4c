"""The levels of a mode, each against the one below, and what that makes in Elo from the bottom up."""

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from pathlib import Path

from ludotheque.arena.contest import Contest
from ludotheque.arena.players import player
from ludotheque.arena.ratings import Rating
from ludotheque.core.catalog import Entry
from ludotheque.core.game import AnyGame
from ludotheque.core.ladder import Ladder, Ladders, Rung, ladders_of
from ludotheque.search.workers import ALONE, Workers


@dataclass(frozen=True)
class Step:
    """A level measured against the one below it."""

    upper: str
    lower: str
    rating: Rating


def climb(
    entry: Entry, game: AnyGame, games: int, limit: str | None = None, seed: int = 0, resume: Path | None = None,
    told: Callable[[Contest], None] | None = None, workers: Workers = ALONE,
) -> list[Step]:  # fmt: skip
    """Measure every step; each keeps its games in a file of its own, `FILE.2-1` and so on."""
    steps = []
    for lower, upper in pairwise(ladders_of(entry).of(game.info.options).levels):
        kept = resume.with_name(f"{resume.name}.{upper}-{lower}") if resume else None
        contest = Contest(game, player(entry, str(upper), limit), player(entry, str(lower), limit), seed, kept)
        steps.append(Step(contest.a.name, contest.b.name, contest.play(games, told, workers)))
    return steps


def rated(ladders: Ladders, mode: str, steps: Sequence[Step]) -> Ladders:
    """The ladders of a game with that mode as it was measured; the more options a mode names, the earlier it comes."""
    before = next((ladder for ladder in ladders.every if ladder.mode == mode), ladders.every[-1])
    others = [ladder for ladder in ladders.every if ladder.mode != mode]
    every = sorted((Ladder(mode, tuple(_heights(before, steps))), *others), key=lambda ladder: -len(ladder.where))
    return Ladders(tuple(every))


def _heights(ladder: Ladder, steps: Sequence[Step]) -> Iterator[Rung]:
    """Its rungs with what each step adds to the height and to what is uncertain of it; unrated above the last step."""
    height, variance, known = 0.0, 0.0, {step.upper: step.rating for step in steps}
    for rung in (Rung(rung.level, rung.grade) for rung in ladder.rungs):
        games = known.get(f"bot:{rung.level}")
        if games is None:
            yield replace(rung, rating=0, error=0) if rung.level == ladder.levels[0] else rung
            continue
        elo, low, high = games.elo
        height, variance = height + elo, variance + ((high - low) / 2) ** 2
        told = (round(height), round(math.sqrt(variance))) if math.isfinite(variance) else (None, None)
        yield replace(rung, won=games.wins, drawn=games.draws, lost=games.losses, rating=told[0], error=told[1])
