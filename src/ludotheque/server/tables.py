"""New tables and new matches: from a wish, from a record, or once more."""

from collections.abc import Sequence

from ludotheque.core import catalog, record
from ludotheque.core.chance import Below, shuffle
from ludotheque.core.errors import InvalidRecord, LudothequeError
from ludotheque.core.game import AnyGame
from ludotheque.core.record import Record
from ludotheque.play import actions, chance, names, records
from ludotheque.play.entries import Agreed, Entry, Resigned, TimeLost
from ludotheque.play.match import Match
from ludotheque.play.seats import Holder
from ludotheque.play.table import Table
from ludotheque.server.bodies import SeatWish, TableWish
from ludotheque.server.clocking import clock_of
from ludotheque.server.daily import Today
from ludotheque.server.outbound import has_bots
from ludotheque.store import tokens
from ludotheque.store.store import NewMatch
from ludotheque.store.tokens import Access

DEFAULT_LEVEL = 3
LONGEST_SETUP = 8000


def wished(
    wish: TableWish, now: int, below: Below, player: str | None = None, today: Today | None = None
) -> tuple[Table, NewMatch]:
    """The table that was wished for, with its first match; raises a typed error for what cannot be.

    A match that goes on from a record counts in nobody's statistics."""
    given = _record(wish)
    entry = catalog.entry(wish.game)
    game = entry.game(given.options if given else wish.options)
    seats = list(wish.seats)
    if len(seats) != game.info.seats:
        raise InvalidRecord("seats", "wrong-seats", seats=game.info.seats)
    if wish.shuffle_seats:
        shuffle(seats, below)
    holders = tuple(_holder(wish.game, seat) for seat in seats)
    table = Table(
        tokens.fresh(), wish.game, game.info.options, holders, clock_of(entry, game, wish.clock, holders), 1,
        None if given else player, today.day.isoformat() if today else None,
    )  # fmt: skip
    setup = today.setup(entry, game) if today else given.setup if given else wish.setup
    secret = today.secret if today else None
    return table, new_match(game, 1, setup, now, below, given.moves if given else (), secret=secret)


def imported(given: Record, now: int, below: Below) -> tuple[Table, NewMatch]:
    """A table on one screen that shows a record to its end, result included."""
    game = given.open()
    found = given.seats or ("",) * game.info.seats
    holders = tuple(Holder("here", _name_or_nothing(name)) for name in found)
    table = Table(tokens.fresh(), given.game, game.info.options, holders)
    return table, new_match(game, 1, given.setup, now, below, given.moves, _ending(given, now))


def new_match(
    game: AnyGame, number: int, setup: str | None, now: int, below: Below,
    moves: Sequence[str] = (), ending: tuple[Entry, ...] = (), secret: int | None = None,
) -> NewMatch:  # fmt: skip
    """A match with its setup drawn, the given moves made, and chance settled up to the first decision."""
    setup = game.setup(below) if setup is None else setup
    secret = chance.draw_secret() if secret is None else secret
    log: list[Entry] = list(records.entries(game, setup, moves, now))
    match = Match(game, setup, now, log)
    opening = actions.opening(match, now, chance.of_match(catalog.entry(game.info.key), setup, secret))
    for entry in (*opening, *(ending if not match.over else ())):
        match.apply(entry)
        log.append(entry)
    return NewMatch(number, setup, secret, now, tuple(log), match.over)


def keys(table: Table) -> tuple[str, dict[int, str], str, dict[str, Access]]:
    """Fresh tokens: the host's, an invitation for each link seat, the watchers', and what each of them opens."""
    host, watch = tokens.fresh(), tokens.fresh()
    invited = {place: tokens.fresh() for place, holder in enumerate(table.holders) if holder.kind == "link"}
    opens = {host: Access(table.id, "host"), watch: Access(table.id, "watch")}
    opens |= {token: Access(table.id, "invitation", place) for place, token in invited.items()}
    return host, invited, watch, opens


def _record(wish: TableWish) -> Record | None:
    if wish.record is None:
        return None
    given = record.from_json(wish.record)
    if given.game != wish.game:
        raise InvalidRecord("game", "another-game", game=wish.game)
    return given


def _holder(game: str, seat: SeatWish) -> Holder:
    if seat.kind == "bot":
        if not has_bots(game):
            raise LudothequeError("NO_BOTS", None, game=game)
        return Holder("bot", "", seat.level or DEFAULT_LEVEL)
    return Holder(seat.kind, names.clean(seat.name), None, seat.kind == "here")


def _name_or_nothing(name: str) -> str:
    try:
        return names.clean(name)
    except LudothequeError:
        return ""


def _ending(given: Record, now: int) -> tuple[Entry, ...]:
    """The entry for a result that the board does not show."""
    told = given.result or {}
    seat = told.get("seat")
    if told.get("reason") == "agreed":
        return (Agreed(now),)
    if told.get("reason") in ("resigned", "time"):
        if type(seat) is not int or not 0 <= seat < given.open().info.seats:
            raise InvalidRecord("result", "not-a-result")
        return (Resigned(seat, now),) if told["reason"] == "resigned" else (TimeLost(seat, now),)
    return ()
