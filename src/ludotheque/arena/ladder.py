"""The levels of a mode, each against the one below, and what that makes in Elo from the bottom up."""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from pathlib import Path

from ludotheque.arena.contest import Contest
from ludotheque.arena.players import player
from ludotheque.arena.ratings import Rating
from ludotheque.core.catalog import Entry
from ludotheque.core.game import AnyGame
from ludotheque.core.ladder import Ladder, Ladders, ladders_of
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
    known = {f"bot:{rung.level}": rung for rung in ladders.every[-1].rungs}
    measured = [replace(known[steps[0].lower], rating=0, error=0)]
    height, variance = 0.0, 0.0
    for step in steps:
        games, (elo, low, high) = step.rating, step.rating.elo
        height, variance = height + elo, variance + ((high - low) / 2) ** 2
        told = (round(height), round(math.sqrt(variance))) if math.isfinite(variance) else (None, None)
        counted = replace(known[step.upper], won=games.wins, drawn=games.draws, lost=games.losses)
        measured.append(replace(counted, rating=told[0], error=told[1]))
    others = [ladder for ladder in ladders.every if ladder.mode != mode]
    every = sorted((Ladder(mode, tuple(measured)), *others), key=lambda ladder: -len(ladder.where))
    return Ladders(tuple(every))
