"""The `view` and `table` messages: what a reader knows of the match, with clock, offers and what may be asked."""

from dataclasses import dataclass
from datetime import UTC, datetime

from ludotheque.core import catalog
from ludotheque.core.clock import ClockSettings
from ludotheque.core.game import Seat
from ludotheque.core.outcome import Json
from ludotheque.play import chance, consent
from ludotheque.play import clock as clocks
from ludotheque.play.match import Match
from ludotheque.play.table import Table
from ludotheque.server.messages import Can, ClockTold, OfferTold, View
from ludotheque.server.outbound import Known, outbound, turn_told


@dataclass(frozen=True)
class Reached:
    """How far a reader has come: which match, at which turn, how many entries of its log."""

    number: int | None = None
    turn: int = 0
    since: int = 0


NOTHING = Reached()


def view_of(
    table: Table, match: Match, secret: int, seat: Seat | None, now: int,
    reached: Reached = NOTHING, peek: bool = False, thinking: tuple[Seat, ...] = (),
) -> View:  # fmt: skip
    """The match as a reader may see it, with the part of the log that is new to them."""
    known = outbound(match, seat, peek)
    since = _known_entries(table, match, reached)
    entry = catalog.entry(table.game)
    return View(
        seat=seat, number=table.number, turn=match.turn, ply=match.ply,
        to_move=None if match.over else turn_told(match.game.turn(match.state)),
        together=[] if match.over else list(match.game.together(match.state)),
        chosen=sorted(match.sealed), own_choice=known.own_choice(),
        view=known.show(), choices=known.choices(), since=since, log=known.log(since),
        clock=_clock(table, match, now), offers=_offers(table, match), outcome=known.outcome(),
        thinking=sorted(thinking), can=_can(table, match, known), assisted=match.assisted,
        seal=chance.seal(entry, secret), secret=_secret(table, match, secret, now),
    )  # fmt: skip


def _secret(table: Table, match: Match, secret: int, now: int) -> str | None:
    """The secret of a match that is over; a day's secret, which all share, when the day is over as well."""
    today = datetime.fromtimestamp(now / 1000, UTC).date().isoformat()
    if not match.over or not chance.salted(catalog.entry(table.game)) or table.day == today:
        return None
    return f"{secret:016x}"


def _known_entries(table: Table, match: Match, reached: Reached) -> int:
    """The entries that the reader has and that still stand."""
    if reached.number != table.number:
        return 0
    cut = [to for turn, to in match.cuts if turn > reached.turn]
    return min([reached.since, match.ply, *cut])


def _clock(table: Table, match: Match, now: int) -> ClockTold | None:
    clock, spent = table.clock, match.spent
    if clock is None:
        return None
    runs = not match.over and clock.runs(match.game, match.state)
    running = list(match.deciding) if runs and spent.began is not None else []
    standing = None if match.over or spent.began is not None else "away" if spent.down else "pause"
    detail: dict[str, Json] = {"settings": clock.to_json(), "standing": standing}
    if clock.kind == "hourglass" and runs and match.deciding:
        detail |= clocks.glass_told(clock, spent, match.deciding[0], now)
    return ClockTold(left=[_left(clock, match, seat, runs, now) for seat in range(len(table.holders))],
                     running=running, detail=detail)  # fmt: skip


def _left(clock: ClockSettings, match: Match, seat: Seat, runs: bool, now: int) -> int | None:
    """A glass belongs to the turn; the time without any action is nobody's worry until it is over."""
    deciding = seat in match.deciding
    if clock.kind == "idle" or (clock.kind == "hourglass" and not (deciding and runs)):
        return None
    return max(0, clocks.left(clock, match.spent, seat, deciding, now))


def _offers(table: Table, match: Match) -> list[OfferTold]:
    return [
        OfferTold(
            offer=kind, seat=offer.seat, accepted=sorted(offer.accepted),
            waiting=sorted(consent.waiting(match, table.company, kind)),
        )
        for kind, offer in match.offers.items()
    ]  # fmt: skip


def _can(table: Table, match: Match, known: Known) -> Can:
    seat, company = known.seat, table.company
    if seat is None:
        return Can(look=known.may("look"), fork=known.may("fork"))
    return Can(
        takeback=consent.may(match, company, seat, "takeback") and known.may("takeback"),
        resign=not match.over,
        draw=consent.may(match, company, seat, "draw"),
        hint=seat in match.deciding and known.may("hint"),
        rematch=consent.may(match, company, seat, "rematch"),
        anew=consent.may(match, company, seat, "anew"),
        look=known.may("look"),
        fork=known.may("fork"),
    )
