"""New tables, each with its first match: from a wish, or from a record."""

import re
from collections import Counter
from dataclasses import replace

from ludotheque.core import record
from ludotheque.core.catalog import Catalog, Entry
from ludotheque.core.chance import Below
from ludotheque.core.errors import InvalidRecord, LudothequeError
from ludotheque.core.ladder import Ladders, ladders_of
from ludotheque.core.record import Record
from ludotheque.play import beginning, lot, names
from ludotheque.play.beginning import Begun
from ludotheque.play.seats import Holder
from ludotheque.play.table import Table
from ludotheque.server import collector, gentle
from ludotheque.server.bodies import SeatWish, TableWish
from ludotheque.server.clocking import clock_of
from ludotheque.server.daily import Today
from ludotheque.store import tokens
from ludotheque.store.tokens import Access

_BOT = re.compile(r"bot:([1-9][0-9]?)")
"""A bot as a record spells it."""


def wished(
    games: Catalog, wish: TableWish, now: int, below: Below, player: str | None = None, today: Today | None = None
) -> tuple[Table, Begun]:
    """The table that was wished for, with its first match; raises a typed error for what cannot be.

    A match that goes on from a record counts in nobody's statistics."""
    given, entry = _record(wish), games.entry(wish.game)
    game = entry.game(given.options, given.rules) if given else entry.game(_options(entry, wish))
    if len(wish.seats) != game.info.seats:
        raise InvalidRecord("seats", "wrong-seats", seats=game.info.seats)
    counted = None if given else player
    holders = _alone(tuple(_holder(entry, seat) for seat in wish.seats), counted)
    if not given and not today:
        first = lot.first(entry, holders, wish.begins, below)
        game = entry.game(lot.turned_options(entry, game.info.options, first))
        holders = lot.turned(holders, first)
    clock = clock_of(entry, game, wish.clock, holders)
    table = Table(
        tokens.fresh(), wish.game, game.info.options, holders, gentle.clock(clock) if wish.gentle else clock, 1,
        counted, today.day.isoformat() if today else None, hints=wish.hints,
    )  # fmt: skip
    if given:
        with collector.left_alone(len(given.moves)):
            return table, beginning.go_on(entry, given, holders, now)
    setup, secret = (today.setup(entry, game), today.secret) if today else (wish.setup, None)
    if wish.gentle and setup is None:
        setup = gentle.setup(entry, game, below)
    return table, beginning.begin(entry, game, 1, holders, now, below, setup, secret)


def imported(games: Catalog, given: Record, now: int) -> tuple[Table, Begun]:
    """A table on one screen that shows a record to its end, result included."""
    entry = games.entry(given.game)
    info = given.open().info
    holders = tuple(_shown(entry, name) for name in given.seats or ("",) * info.seats)
    table = Table(tokens.fresh(), given.game, info.options, holders)
    return table, beginning.show(entry, given, holders, now)


def keys(table: Table) -> tuple[str, dict[int, str], str, dict[str, Access]]:
    """Fresh tokens: the host's, an invitation for each link seat, the watchers', and what each of them opens."""
    host, watch = tokens.fresh(), tokens.fresh()
    invited = {place: tokens.fresh() for place, holder in enumerate(table.holders) if holder.kind == "link"}
    opens = {host: Access(table.id, "host"), watch: Access(table.id, "watch")}
    opens |= {token: Access(table.id, "invitation", place) for place, token in invited.items()}
    return host, invited, watch, opens


def _options(entry: Entry, wish: TableWish) -> dict[str, object]:
    return {**gentle.options(entry), **wish.options} if wish.gentle else dict(wish.options)


def _record(wish: TableWish) -> Record | None:
    if wish.record is None:
        return None
    given = record.from_json(wish.record)
    if given.game != wish.game:
        raise InvalidRecord("game", "another-game", game=wish.game)
    return given


def _holder(entry: Entry, seat: SeatWish) -> Holder:
    if seat.kind == "bot":
        ladders = ladders_of(entry)
        level = seat.level or ladders.usual
        if level not in ladders.levels:
            raise LudothequeError("NO_SUCH_LEVEL", None, level=level)
        return Holder("bot", "", level)
    return Holder(seat.kind, names.clean(seat.name), None, seat.kind == "here")


def _shown(entry: Entry, name: str) -> Holder:
    """Whoever sat there according to a record; its bots do not play by themselves."""
    bot = _BOT.fullmatch(name)
    ladders = entry.part(Ladders)
    if bot and ladders and int(bot[1]) in ladders.levels:
        return Holder("here", "", int(bot[1]))
    return Holder("here", names.clean_or_nothing(name))


def _alone(holders: tuple[Holder, ...], player: str | None) -> tuple[Holder, ...]:
    """Whoever sits alone at the host's screen is the browser's player."""
    alone = Counter(holder.kind for holder in holders)["here"] == 1
    return tuple(replace(one, player=player) if alone and one.kind == "here" else one for one in holders)
