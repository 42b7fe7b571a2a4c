"""A setup a day, the same for everybody, with the day's secret for its chance."""

from dataclasses import dataclass
from datetime import UTC, date, datetime

from ludotheque.core.catalog import Catalog, Entry
from ludotheque.core.errors import LudothequeError
from ludotheque.core.game import AnyGame
from ludotheque.core.parts import Daily
from ludotheque.play import chance, days
from ludotheque.server.bodies import TableWish
from ludotheque.store.store import Store


@dataclass(frozen=True)
class Today:
    day: date
    secret: int

    def setup(self, entry: Entry, game: AnyGame) -> str:
        """`daily.setup(game, day)` of the game's folder."""
        daily = entry.part(Daily)
        assert daily is not None
        return daily.setup(game, self.day)


def offered(entry: Entry) -> bool:
    return entry.offers(Daily)


async def today(games: Catalog, store: Store, wish: TableWish, player: str | None, now: int) -> Today:
    """What the reader's day gives; raises NO_DAILY where the game has none, or something else was wished for as well,
    or that day is over everywhere, NO_SUCH_DAY where it has begun nowhere, and BAD_PLAYER where nobody says who plays:
    a day counts once, and is not rehearsed before that by nobody."""
    if player is None:
        raise LudothequeError("BAD_PLAYER")
    if not offered(games.entry(wish.game)) or wish.setup is not None or wish.record is not None:
        raise LudothequeError("NO_DAILY", None, game=wish.game)
    day = wish.day or datetime.fromtimestamp(now / 1000, UTC).date()
    if not days.on_time(day, now):
        raise LudothequeError("NO_DAILY", None, game=wish.game)
    return Today(day, await store.secret_of(wish.game, day.isoformat(), chance.draw_secret()))
