"""How a match begins: from a drawn or given setup, or from a record, whose moves are played once."""

from dataclasses import dataclass
from typing import Any

from ludotheque.core import record
from ludotheque.core.catalog import Entry
from ludotheque.core.chance import Below
from ludotheque.core.errors import InvalidRecord
from ludotheque.core.game import AnyGame
from ludotheque.core.record import Record
from ludotheque.play import actions, chance, records
from ludotheque.play.entries import Agreed, Helped, MatchEntry, Resigned, TimeLost
from ludotheque.play.match import Match
from ludotheque.play.matches import NewMatch
from ludotheque.play.records import Replayed
from ludotheque.play.seats import Holder

Seated = tuple[Holder, ...]
"""Who sits where, in the order of the seats."""


@dataclass(frozen=True)
class Begun:
    """A new match: what is stored of it, and the match itself, so that nobody replays it."""

    new: NewMatch
    match: Match
    last: Any
    """The state after the moves that were given, the choices among them that still wait included."""


def begin(
    entry: Entry, game: AnyGame, number: int, seated: Seated, now: int, below: Below,
    setup: str | None = None, secret: int | None = None,
) -> Begun:  # fmt: skip
    """A match with its setup drawn, and chance settled up to the first decision."""
    match = Match(game, game.setup(below) if setup is None else setup, now)
    return _settled(entry, match, number, seated, Replayed((), match.state), secret)


def go_on(entry: Entry, found: Record, seated: Seated, now: int) -> Begun:
    """A match that goes on from a record's last move, however that ended; raises as its replay would."""
    match = Match(entry.game(found.options, found.rules), found.setup, now)
    given = records.replayed(match, found.moves, now)
    return _settled(entry, match, 1, seated, _with(match, given, _help(found, now)))


def show(entry: Entry, found: Record, seated: Seated, now: int) -> Begun:
    """A match that shows a record to its end; raises as its replay would, and where the result is another."""
    match = Match(entry.game(found.options, found.rules), found.setup, now)
    given = records.replayed(match, found.moves, now)
    record.judge(found, match.outcome)
    ended = () if match.over else _ending(found, match.game, now)
    return _settled(entry, match, 1, seated, _with(match, given, (*_help(found, now), *ended)))


def _settled(
    entry: Entry, match: Match, number: int, seated: Seated, given: Replayed, secret: int | None = None
) -> Begun:
    """With what chance does before the first decision."""
    secret = chance.draw_secret() if secret is None else secret
    opening = actions.opening(match, match.began, chance.of_match(entry, match.setup, secret))
    new = NewMatch(
        number, match.game.info.rules, match.setup, secret, match.began, match.ply, seated,
        (*given.entries, *opening.entries), opening.match.over, opening.match.ended,
    )  # fmt: skip
    return Begun(new, opening.match, given.last)


def _with(match: Match, given: Replayed, more: tuple[MatchEntry, ...]) -> Replayed:
    """What a record says beside its moves."""
    for one in more:
        match.apply(one)
    return Replayed((*given.entries, *more), given.last)


def _help(found: Record, now: int) -> tuple[MatchEntry, ...]:
    """Whoever was helped stays helped; a record does not say whom."""
    hinted = [Helped(None, now, found.moves[ply], ply) for ply in found.hinted if ply < len(found.moves)]
    return (*hinted, *((Helped(None, now),) if found.assisted and not hinted else ()))


def _ending(found: Record, game: AnyGame, now: int) -> tuple[MatchEntry, ...]:
    """The entry for a result that the board does not show."""
    told = found.result or {}
    seat = told.get("seat")
    if told.get("reason") == "agreed":
        return (Agreed(now),)
    if told.get("reason") in ("resigned", "time"):
        if type(seat) is not int or not 0 <= seat < game.info.seats:
            raise InvalidRecord("result", "not-a-result")
        return (Resigned(seat, now),) if told["reason"] == "resigned" else (TimeLost(seat, now),)
    return ()
