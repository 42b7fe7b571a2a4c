import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import pytest

from ludotheque.core.clock import ClockSettings
from ludotheque.play.entries import Chosen, Played
from ludotheque.play.finished import Ended, Finished
from ludotheque.play.matches import Change, NewMatch, StoredMatch
from ludotheque.play.seats import Holder
from ludotheque.play.table import Table
from ludotheque.store.log import Overtaken
from ludotheque.store.store import Store
from ludotheque.store.tokens import Access

TABLE = Table(
    "t1", "interactions", {"players": 2, "bonus": True, "sizes": (1, 2)},
    (Holder("here", "Ada"), Holder("link", "", None, False)), ClockSettings("game", 60, 2),
)  # fmt: skip
FIRST = NewMatch(1, 3, "wild:HSKACMP", (1 << 64) - 1, 77, 0, TABLE.company, (Chosen(0, "sel PH", 78),))
ENDED = Ended("complete", (12, 9), (0,))
TOKENS = {"host-token": Access("t1", "host"), "ask-token": Access("t1", "invitation", 1)}

Work = Callable[[Store], Awaitable[None]]


@pytest.fixture
def path(tmp_path: Path) -> str:
    return str(tmp_path / "deep" / "folder" / "store.db")


def within(path: str, *works: Work) -> None:
    """Do each piece of work with a store opened anew, as after a restart."""

    async def one(work: Work) -> None:
        store = await Store.open(path)
        try:
            await work(store)
        finally:
            await store.close()

    for work in works:
        asyncio.run(one(work))


async def add(store: Store) -> None:
    await store.add(TABLE, TOKENS, FIRST, 70)


async def loaded(store: Store) -> tuple[Table, StoredMatch]:
    found = await store.load("t1")
    assert found is not None
    return found


def test_a_table_comes_back_as_it_was_stored(path: str) -> None:
    async def check(store: Store) -> None:
        table, match = await loaded(store)
        assert table == TABLE
        assert (match.number, match.setup, match.secret, match.began) == (1, FIRST.setup, FIRST.secret, 77)
        assert match.entries == FIRST.entries

    within(path, add, check)


def test_entries_are_appended_in_order(path: str) -> None:
    more = [Played(0, "sel PH", 80), Played(1, "sel CA", 80, 5, True)]

    async def append(store: Store) -> None:
        _, match = await loaded(store)
        await store.write("t1", Change(match.id, 1, more))

    async def check(store: Store) -> None:
        assert list((await loaded(store))[1].entries) == [*FIRST.entries, *more]

    within(path, add, append, check)


def test_two_writers_cannot_both_append_at_the_same_place(path: str) -> None:
    async def twice(store: Store) -> None:
        _, match = await loaded(store)
        await store.write("t1", Change(match.id, 1, [Played(0, "a", 1)]))
        with pytest.raises(Overtaken):
            await store.write("t1", Change(match.id, 1, [Played(1, "b", 1)]))
        assert len((await loaded(store))[1].entries) == 2

    within(path, add, twice)


def test_a_change_is_stored_whole_or_not_at_all(path: str) -> None:
    bot = Holder("bot", "", 3)

    async def fail(store: Store) -> None:
        _, match = await loaded(store)
        clash = Change(match.id, 1, [Played(0, "a", 1)], True, {1: bot}, NewMatch(1, 1, "", 0, 0))
        with pytest.raises(Overtaken):
            await store.write("t1", clash)

    async def check(store: Store) -> None:
        table, match = await loaded(store)
        assert (table.holders, len(match.entries), match.over) == (TABLE.holders, 1, False)

    within(path, add, fail, check)


def test_a_rematch_becomes_the_match_that_is_on(path: str) -> None:
    async def again(store: Store) -> None:
        _, match = await loaded(store)
        change = Change(match.id, 1, [], True, None, NewMatch(2, 1, "s2", 5, 99), ended=ENDED)
        begun = await store.write("t1", change)
        assert begun is not None and begun.id != match.id

    async def check(store: Store) -> None:
        table, match = await loaded(store)
        assert (table.number, match.number, match.setup, match.entries) == (2, 2, "s2", ())
        first = await store.match("t1", 1)
        assert first is not None and first.over and first.entries == FIRST.entries
        assert await store.match("t1", 3) is None
        assert table.finished == (Finished(1, TABLE.company, ENDED),)
        assert (first.ended, match.ended) == (ENDED, None)

    within(path, add, again, check)


def test_a_free_seat_is_taken_once(path: str) -> None:
    async def race(store: Store) -> None:
        assert await store.take("t1", 1, Holder("link", "Bob"), "bobs")
        assert not await store.take("t1", 1, Holder("link", "Eve"), "eves")
        assert not await store.take("t1", 0, Holder("link", "Eve"), "eves")
        assert (await loaded(store))[0].holders[1] == Holder("link", "Bob")
        assert await store.access("bobs") == Access("t1", "seat", 1)
        assert await store.access("eves") is None

    within(path, add, race)


def test_tokens_are_kept_as_hashes_only(path: str) -> None:
    within(path, add)
    rows = sqlite3.connect(path).execute("select * from tokens").fetchall()
    assert len(rows) == 2
    assert "token" not in repr(rows)
    assert b"host-token" not in Path(path).read_bytes()


def test_a_deleted_table_leaves_nothing_behind(path: str) -> None:
    async def delete(store: Store) -> None:
        await store.delete("t1")
        assert await store.load("t1") is None
        assert await store.access("host-token") is None

    within(path, add, delete)
    database = sqlite3.connect(path)
    for name in ("tables", "seats", "tokens", "matches", "entries"):
        assert database.execute(f"select count(*) from {name}").fetchone() == (0,)


def test_tables_with_bots_or_clocks_are_found_until_their_match_is_over(path: str) -> None:
    async def check(store: Store) -> None:
        plain = Table("t2", "interactions", {}, (Holder("here"),))
        bots = Table("t3", "interactions", {}, (Holder("here"), Holder("bot", "", 1), Holder("bot", "", 1)))
        await store.add(plain, {}, NewMatch(1, 1, "", 0, 0), 0)
        stored = await store.add(bots, {}, NewMatch(1, 1, "", 0, 0), 0)
        assert sorted(await store.unfinished()) == ["t1", "t3"]
        await store.write("t3", Change(stored.id, 0, [], over=True))
        assert await store.unfinished() == ["t1"]

    within(path, add, check)


def test_an_unknown_table_is_not_found(path: str) -> None:
    async def check(store: Store) -> None:
        assert await store.load("nope") is None

    within(path, check)


def test_a_match_keeps_its_rules_version_and_who_sat_where(path: str) -> None:
    async def check(store: Store) -> None:
        _, match = await loaded(store)
        assert (match.rules, match.given) == (3, 0)
        assert match.seated == TABLE.company

    within(path, add, check)


def test_who_takes_a_seat_is_known_to_the_match_that_is_on(path: str) -> None:
    async def take(store: Store) -> None:
        assert await store.take("t1", 1, Holder("link", "Zoé"), "new-token")

    async def check(store: Store) -> None:
        assert [holder.name for holder in (await loaded(store))[1].seated] == ["Ada", "Zoé"]

    within(path, add, take, check)


def test_in_a_rematch_the_guest_takes_the_seat_that_their_place_has_now(path: str) -> None:
    turned = TABLE.rematch()

    async def go_on(store: Store) -> None:
        _, match = await loaded(store)
        following = NewMatch(2, 3, "s2", 5, 99, 0, turned.company)
        await store.write("t1", Change(match.id, 1, [], True, None, following))
        assert await store.take("t1", 1, Holder("link", "Zoé"), "new-token")

    async def check(store: Store) -> None:
        first = await store.match("t1", 1)
        assert first is not None
        assert [holder.name for holder in first.seated] == ["Ada", ""]
        assert [holder.name for holder in (await loaded(store))[1].seated] == ["Zoé", "Ada"]

    within(path, add, go_on, check)


def test_a_bot_that_takes_over_sits_in_this_match_and_not_in_the_one_before(path: str) -> None:
    bot = Holder("bot", "", 2)

    async def replace_guest(store: Store) -> None:
        _, match = await loaded(store)
        following = NewMatch(2, 3, "s2", 5, 99, 0, TABLE.rematch().company)
        begun = await store.write("t1", Change(match.id, 1, [], True, None, following))
        assert begun is not None
        await store.write("t1", Change(begun.id, 0, [], False, {1: bot}, seated=(bot, TABLE.holders[0])))

    async def check(store: Store) -> None:
        table, match = await loaded(store)
        first = await store.match("t1", 1)
        assert first is not None
        assert table.holders[1] == match.seated[0] == bot
        assert first.seated == TABLE.company

    within(path, add, replace_guest, check)


def test_tables_expire_by_their_last_use(path: str) -> None:
    async def expire(store: Store) -> None:
        await store.add(replace(TABLE, id="t2"), {}, NewMatch(1, 1, "", 0, 0), 70)
        await store.touch(["t2"], 500)
        assert await store.expire(71) == ["t1"]
        assert await store.expire(500) == []
        assert await store.load("t1") is None
        assert await store.access("host-token") is None
        assert await store.load("t2") is not None

    within(path, add, expire)


def test_touching_nothing_writes_nothing(path: str) -> None:
    async def touch(store: Store) -> None:
        await store.touch([], 500)
        assert await store.expire(71) == ["t1"]

    within(path, add, touch)


@pytest.mark.parametrize("said", [None, False, True])
def test_what_was_agreed_about_hints_is_kept(path: str, said: bool | None) -> None:
    async def agreed(store: Store) -> None:
        await store.add(replace(TABLE, hints=said), TOKENS, FIRST, 70)

    async def check(store: Store) -> None:
        assert (await loaded(store))[0].hints is said

    within(path, agreed, check)


def test_a_match_that_is_over_when_it_begins_knows_how_it_ended(path: str) -> None:
    async def over(store: Store) -> None:
        await store.add(TABLE, TOKENS, replace(FIRST, over=True, ended=replace(ENDED, seat=1)), 70)
        assert (await loaded(store))[1].ended == replace(ENDED, seat=1)

    within(path, over)


def test_a_token_more_is_allowed_once_and_changes_no_other(path: str) -> None:
    async def twice(store: Store) -> None:
        for _ in range(2):
            await store.allow("looks-on", Access("t1", "watch"))
        await store.allow("host-token", Access("t1", "watch"))
        assert await store.access("looks-on") == Access("t1", "watch")
        assert await store.access("host-token") == Access("t1", "host")

    within(path, add, twice)


def test_many_tokens_and_tables_are_looked_up_at_once(path: str) -> None:
    async def check(store: Store) -> None:
        assert await store.accesses(["host-token", "nothing"]) == {"host-token": TOKENS["host-token"]}
        before = await store.marks(["t1", "t2"])
        assert set(before) == {"t1"} and await store.marks(["t1"]) == before
        await store.take("t1", 1, Holder("link", "Zoé"), "zoes")
        seated = await store.marks(["t1"])
        assert seated != before
        _, match = await loaded(store)
        await store.write("t1", Change(match.id, 1, [Chosen(1, "sel MK", 80)]))
        chosen = await store.marks(["t1"])
        assert chosen != seated
        await store.write("t1", Change(match.id, 2, [], True, None, NewMatch(2, 1, "s2", 5, 99)))
        assert (await store.marks(["t1"]))["t1"].match != chosen["t1"].match

    within(path, add, check)


def test_records_that_were_only_shown_expire_by_themselves(path: str) -> None:
    given = replace(FIRST, given=1, entries=(Played(None, "a", 1),))
    more = replace(given, entries=tuple(Played(None, "a", 1) for _ in range(9)))

    async def expire(store: Store) -> None:
        for name, match in (("shown", given), ("played", FIRST), ("went on", more)):
            await store.add(replace(TABLE, id=name), {}, match, 70)
        assert await store.expire(71, only_shown=True) == ["shown"]
        assert sorted(await store.expire(71)) == ["played", "went on"]

    within(path, expire)
