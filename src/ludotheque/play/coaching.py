"""What a coach is given of a match, and what it says: by the game's own part, or else by what its best bot would do."""

from dataclasses import dataclass, replace
from itertools import dropwhile, takewhile

from ludotheque.core.bot import Limit
from ludotheque.core.catalog import Entry
from ludotheque.core.chance import SplitMix64
from ludotheque.core.coaching import Coach, Last, Remark, weightiest
from ludotheque.core.game import AnyGame, Seat
from ludotheque.core.parts import Bots
from ludotheque.play.bots import Question, choose
from ludotheque.play.line import Step
from ludotheque.play.match import Match

LIMIT = Limit(nodes=20_000, memory_mb=64)
"""A word in passing: nobody waits for it."""


@dataclass(frozen=True)
class Coached:
    """What the seat sees now, its last decision, and what a coach said to it last."""

    now: Question
    last: Last | None = None
    said: Remark | None = None


def coached(match: Match, seat: Seat, now: Question, said: Remark | None = None) -> Coached:
    """The last turn is shown as the seat saw it then, move by move."""
    turn = [Last(match.game.view(one.before, seat, peek=True), one.text) for one in _last_turn(match, seat)]
    return Coached(now, replace(turn[-1], earlier=tuple(turn[:-1])) if turn else None, said)


def _last_turn(match: Match, seat: Seat) -> list[Step]:
    """Its newest moves with nothing of others between them; alone every move is a turn."""
    since = dropwhile(lambda one: one.seat != seat, reversed(match.line))
    newest = list(takewhile(lambda one: one.seat == seat, since))
    return newest[:1] if match.game.info.seats == 1 else newest[::-1]


def remark(entry: Entry, game: AnyGame, asked: Coached, limit: Limit = LIMIT) -> Remark | None:
    """One sentence or silence; the same for the same question."""
    coach = entry.part(Coach)
    if coach is not None:
        return weightiest(coach.remarks(game, asked.now.view, asked.now.seen, asked.last, limit), besides=asked.said)
    return _praise(entry, game, asked, limit)


def _praise(entry: Entry, game: AnyGame, asked: Coached, limit: Limit) -> Remark | None:
    """A game without a coach has bots: what the best of them would have played too was well played."""
    bots, last = entry.part(Bots), asked.last
    if bots is None or last is None:
        return None
    seen = asked.now.seen
    found = choose(game, Question(last.view, seen), bots.bot(max(bots.levels())), limit, SplitMix64(0).below)
    return Remark("strongest") if game.write(last.view, found.move) == last.move else None
