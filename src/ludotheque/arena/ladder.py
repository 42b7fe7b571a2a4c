"""The levels of a game, each against the one below, and what that makes in Elo from the bottom up."""

from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from ludotheque.arena.contest import Contest
from ludotheque.arena.players import bots_of, player
from ludotheque.arena.ratings import Rating
from ludotheque.core.catalog import Entry
from ludotheque.core.game import AnyGame
from ludotheque.search.workers import ALONE, Workers


@dataclass(frozen=True)
class Rung:
    """A level measured against the one below it."""

    upper: str
    lower: str
    rating: Rating
    height: float
    """Elo above the lowest level, added up rung by rung."""


def climb(
    entry: Entry, game: AnyGame, games: int, limit: str | None = None, seed: int = 0, resume: Path | None = None,
    told: Callable[[Contest], None] | None = None, workers: Workers = ALONE,
) -> list[Rung]:  # fmt: skip
    """Measure every rung; each keeps its games in a file of its own, `FILE.2-1` and so on."""
    rungs, height = [], 0.0
    for lower, upper in pairwise(bots_of(entry).levels()):
        kept = resume.with_name(f"{resume.name}.{upper}-{lower}") if resume else None
        contest = Contest(game, player(entry, str(upper), limit), player(entry, str(lower), limit), seed, kept)
        rating = contest.play(games, told, workers)
        height += rating.elo[0]
        rungs.append(Rung(contest.a.name, contest.b.name, rating, height))
    return rungs
