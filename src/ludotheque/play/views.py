"""What a reader of a sitting is told: the table, and the match with clock, offers and what may be asked."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import Literal

from ludotheque.core.clock import ClockSettings
from ludotheque.core.game import Seat
from ludotheque.core.outcome import Json
from ludotheque.play import chance, consent, results, timing
from ludotheque.play import clock as clocks
from ludotheque.play.finished import Finished
from ludotheque.play.known import Known
from ludotheque.play.match import Match
from ludotheque.play.presence import Presence
from ludotheque.play.sitting import Sitting
from ludotheque.play.table import Table
from ludotheque.play.told import (
    Can,
    ClockTold,
    Log,
    MatchTold,
    OfferTold,
    SatTold,
    SeatTold,
    TableState,
    TableTold,
    View,
)

PART = 250
"""So many entries of a log are told at once; more are told in parts before the view."""
MATCHES = 100
"""So many matches of a table are told: the newest."""


@dataclass(frozen=True)
class Reached:
    """How far a reader has come: which match, at which turn, how many entries of its log."""

    number: int | None = None
    turn: int = 0
    since: int = 0


NOTHING = Reached()


def view_of(
    sitting: Sitting, seat: Seat | None, now: int,
    reached: Reached = NOTHING, peek: bool = False, thinking: tuple[Seat, ...] = (),
    preparing: tuple[Seat, ...] = (),
) -> View:  # fmt: skip
    """The match as a reader may see it, with the part of the log that is new to them."""
    table, match, entry, secret = sitting.table, sitting.match, sitting.entry, sitting.stored.secret
    known, since = sitting.known(seat, peek), missing_from(sitting, reached)
    return View(
        seat, table.number, match.turn, match.ply, known.to_move(),
        () if match.over else match.game.together(match.state), tuple(sorted(match.sealed)), known.own_choice(),
        known.show(), known.choices(), since, known.log(since),
        _clock(table, match, now), _offers(table, match), known.outcome(),
        tuple(sorted(thinking)), tuple(sorted(preparing)), _can(table, match, known), match.assisted,
        chance.seal(entry, secret), _secret(sitting, now),
    )  # fmt: skip


def news(
    sitting: Sitting, seat: Seat | None, now: int, reached: Reached, peek: bool, *bots: tuple[Seat, ...]
) -> Iterator[Log | View]:
    """The view, and before it the parts of a log that is too long to be told at once."""
    since, number, turn = missing_from(sitting, reached), sitting.table.number, sitting.match.turn
    while sitting.match.ply - since > PART:
        yield Log(seat, number, since, sitting.known(seat).log(since, since + PART))
        since += PART
    yield view_of(sitting, seat, now, Reached(number, turn, since), peek, *bots)


def missing_from(sitting: Sitting, reached: Reached) -> int:
    """The entries that the reader has and that still stand: what comes after them is missing."""
    if reached.number != sitting.table.number:
        return 0
    cut = [to for turn, to in sitting.match.cuts if turn > reached.turn]
    return min([reached.since, sitting.match.ply, *cut])


def table_of(sitting: Sitting, mine: tuple[Seat, ...], host: bool, presence: Presence, now: int) -> TableTold:
    table = sitting.table
    return TableTold(
        table.id, table.game, table.options, table.number, seats_of(table, presence, now), mine, host,
        table.day, results.counts(table), sitting.stored.given, table.hinting, matches_of(sitting),
    )  # fmt: skip


def matches_of(sitting: Sitting) -> tuple[MatchTold, ...]:
    """The matches that are over, the newest last: this one among them once it is."""
    table, match = sitting.table, sitting.match
    last = (Finished(table.number, table.company, match.ended),) if match.over else ()
    found = [one for one in (*table.finished, *last) if one.ended is None or not one.ended.anew]
    return tuple(_match_told(table, one) for one in found[-MATCHES:])


def _match_told(table: Table, one: Finished) -> MatchTold:
    then = replace(table, number=one.number)
    sat = (
        SatTold(holder.shown, holder.name, holder.level, table.seat(then.place(seat)))
        for seat, holder in enumerate(one.seated)
    )
    return MatchTold(one.number, tuple(sat), one.ended)


def state_of(sitting: Sitting, mine: tuple[Seat, ...], host: bool, presence: Presence, now: int) -> TableState:
    """The table as a list of tables shows it; on a shared screen nobody's secrets lie open in a list."""
    table, match = sitting.table, sitting.match
    known = sitting.known(mine[0] if len(mine) == 1 else None)
    return TableState(
        table.id, table.game, table.options, table.number, seats_of(table, presence, now), mine, host, table.day,
        match.over, known.outcome(), bool(set(mine).intersection(match.deciding)), match.ply, match.latest,
        known.seat, known.show(),
    )  # fmt: skip


def seats_of(table: Table, presence: Presence, now: int) -> tuple[SeatTold, ...]:
    return tuple(
        SeatTold(
            seat, holder.shown, holder.name, holder.level, holder.taken,
            presence.present(table, table.place(seat)), presence.gone(table, table.place(seat), now),
        )
        for seat, holder in enumerate(table.company)
    )  # fmt: skip


def _secret(sitting: Sitting, now: int) -> str | None:
    """The secret of a match that is over; a day's secret, which all share, when the day is over as well."""
    if not sitting.match.over or not chance.salted(sitting.entry):
        return None
    today = datetime.fromtimestamp(now / 1000, UTC).date().isoformat()
    return None if sitting.table.day == today else f"{sitting.stored.secret:016x}"


def _clock(table: Table, match: Match, now: int) -> ClockTold | None:
    clock, spent = table.ticking, match.spent
    if clock is None:
        return None
    runs, felt = not match.over and clock.runs(match.game, match.state), timing.felt(match, clock, now)
    running = match.deciding if timing.runs(match, clock) else ()
    detail: dict[str, Json] = {
        "settings": clock.to_json(), "standing": standing(table, match), "by": spent.paused_by
    }  # fmt: skip
    if clock.kind == "hourglass" and runs and match.deciding:
        detail |= clocks.glass_detail(clock, spent, match.deciding[0], felt)
        if waits := timing.waits(match, clock):
            detail["deadline"] = None
        detail |= {"now": now, "waits": waits}
    left = tuple(_left(clock, match, seat, runs, felt) for seat in range(len(table.holders)))
    return ClockTold(left, running, detail)


def standing(table: Table, match: Match) -> Literal["pause", "away"] | None:
    """Why the clock of a match stands: by consent, or until those who must decide are back."""
    if table.ticking is None or match.over or match.spent.began is not None:
        return None
    return "away" if match.spent.down else "pause"


def _left(clock: ClockSettings, match: Match, seat: Seat, runs: bool, now: int) -> int | None:
    """A glass belongs to the turn; the time without any action is nobody's worry until it is over."""
    deciding = seat in match.deciding
    if clock.kind == "idle" or (clock.kind == "hourglass" and not (deciding and runs)):
        return None
    return max(0, clocks.left(clock, match.spent, seat, deciding, now))


def _offers(table: Table, match: Match) -> tuple[OfferTold, ...]:
    return tuple(
        OfferTold(
            kind, offer.seat, tuple(sorted(offer.accepted)), tuple(sorted(consent.waiting(match, table.company, kind)))
        )
        for kind, offer in match.offers.items()
    )


def _can(table: Table, match: Match, known: Known) -> Can:
    seat, company = known.seat, table.company
    if seat is None:
        return Can(look=known.may("look"), fork=known.may("fork"))
    return Can(
        takeback=consent.may(match, company, seat, "takeback") and known.may("takeback"),
        resign=not match.over,
        draw=consent.may(match, company, seat, "draw"),
        hint=table.hinting and seat in match.deciding and known.may("hint"),
        coach=table.hinting and not match.over and known.may("hint"),
        rematch=consent.may(match, company, seat, "rematch"),
        anew=consent.may(match, company, seat, "anew"),
        pause=consent.may(match, company, seat, "pause", timing.pausable(match, table.ticking)),
        resume=standing(table, match) == "pause",
        look=known.may("look"),
        fork=known.may("fork"),
    )
