"""A database of version 0.1.0, with tables in every state, opens without loss."""

import asyncio
import json
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from ludotheque.core import catalog
from ludotheque.play.entries import Abandoned, Again, Agreed, BotSeated, Chosen, Offered, Paused, Resigned
from ludotheque.play.matches import StoredMatch
from ludotheque.play.proposal import Proposal
from ludotheque.play.sitting import Sitting
from ludotheque.play.table import Table
from ludotheque.store.store import Store

DATA = Path(__file__).parent / "data"
TABLES: dict[str, Any] = json.loads((DATA / "0.1.0.records.json").read_text(encoding="utf-8"))


@pytest.fixture
def old(tmp_path: Path) -> str:
    path = tmp_path / "old.db"
    database = sqlite3.connect(path)
    database.executescript((DATA / "0.1.0.sql").read_text(encoding="utf-8"))
    database.close()
    return str(path)


def asked(path: str, question: Callable[[Store], Awaitable[Any]]) -> Any:
    async def run() -> Any:
        store = await Store.open(path)
        try:
            return await question(store)
        finally:
            await store.close()

    return asyncio.run(run())


def opened(path: str, name: str) -> tuple[Table, StoredMatch]:
    found = asked(path, lambda store: store.load(TABLES[name]["table"]))
    assert found is not None
    return found  # type: ignore[no-any-return]


def rows(path: str) -> dict[str, list[tuple[Any, ...]]]:
    """What version 0.1.0 had, column by column."""
    names = {
        "tables": "id, game, options, clock, created, player, daily",
        "seats": "table_id, place, kind, name, level, taken",
        "tokens": "hash, table_id, role, place",
        "matches": "id, table_id, number, setup, secret, began, over",
        "entries": "match_id, n, entry",
        "results": "*",
        "days": "*",
    }
    database = sqlite3.connect(path)
    found = {name: sorted(database.execute(f"select {columns} from {name}").fetchall(), key=repr)
             for name, columns in names.items()}  # fmt: skip
    database.close()
    return found


def test_every_row_of_the_old_database_is_still_there(old: str) -> None:
    before = rows(old)
    asked(old, lambda store: store.unfinished())
    assert rows(old) == before
    assert all(before.values())


@pytest.mark.parametrize("name", TABLES)
def test_every_table_opens_with_its_match_under_the_first_rules(old: str, name: str) -> None:
    table, match = opened(old, name)
    assert table.id == TABLES[name]["table"]
    assert match.rules == 1
    assert match.number == max(map(int, TABLES[name]["records"]))
    assert len(match.seated) == len(table.holders)


@pytest.mark.parametrize(
    ("name", "kind"),
    [("resigned", Resigned), ("sealed", Chosen), ("sealed", Offered), ("glass", Paused), ("abandoned", Abandoned),
     ("replaced", BotSeated), ("agreed", Agreed), ("imported", Resigned)],
)  # fmt: skip
def test_the_old_database_holds_what_can_happen_to_a_table(old: str, name: str, kind: type) -> None:
    assert any(isinstance(entry, kind) for entry in opened(old, name)[1].entries)


def test_moves_that_came_with_a_record_are_known_as_given(old: str) -> None:
    forked, imported = opened(old, "forked")[1], opened(old, "imported")[1]
    assert forked.given == 6
    assert imported.given == len(TABLES["imported"]["records"]["1"]["moves"])
    assert opened(old, "rematch")[1].given == 0


def test_seats_of_each_match_turn_with_its_number(old: str) -> None:
    table = TABLES["rematch"]["table"]
    first = asked(old, lambda store: store.match(table, 1))
    second = asked(old, lambda store: store.match(table, 2))
    assert [holder.name for holder in first.seated] == ["Ada", "Bob"]
    assert [holder.name for holder in second.seated] == ["Bob", "Ada"]
    assert any(isinstance(entry, Again) for entry in first.entries)


@pytest.mark.parametrize(("name", "kinds"), [("teams", ["here", "bot", "here", "bot"]), ("replaced", ["here", "bot"])])
def test_bots_keep_their_seats_and_levels(old: str, name: str, kinds: list[str]) -> None:
    seated = opened(old, name)[1].seated
    assert [holder.kind for holder in seated] == kinds
    assert all((holder.level is not None) == (holder.kind == "bot") for holder in seated)


def test_the_host_of_a_counted_table_is_its_player(old: str) -> None:
    table, match = opened(old, "lacunes")
    assert table.player is not None
    assert match.seated[0].player == table.player
    results = asked(old, lambda store: store.results(table.player or "", "lacunes"))
    assert len(results) == 1


def test_tokens_of_the_old_database_still_open_their_tables(old: str) -> None:
    async def opens(store: Store) -> list[tuple[str, str]]:
        found = [await store.access(told["host"]) for told in TABLES.values()]
        return [(access.table, access.role) for access in found if access]

    assert asked(old, opens) == [(told["table"], "host") for told in TABLES.values()]


def test_the_last_use_of_an_old_table_is_its_last_entry(old: str) -> None:
    asked(old, lambda store: store.unfinished())
    database = sqlite3.connect(old)
    used = dict(database.execute("select id, used from tables").fetchall())
    created = dict(database.execute("select id, created from tables").fetchall())
    database.close()
    newest = max(entry.at for entry in opened(old, "lacunes")[1].entries)
    assert used[TABLES["lacunes"]["table"]] == newest
    assert all(used[table] >= created[table] for table in used)


def test_opening_twice_changes_nothing_more(old: str) -> None:
    asked(old, lambda store: store.unfinished())
    once = Path(old).read_bytes()
    asked(old, lambda store: store.unfinished())
    assert Path(old).read_bytes() == once


def sitting(path: str, name: str) -> Sitting:
    table, stored = opened(path, name)
    return Sitting.opened(catalog.entry(table.game), table, stored)


def moved(now: Sitting, proposal: Proposal | None) -> Sitting:
    """As if it had been stored."""
    assert proposal is not None
    ready = proposal.ready()
    following = StoredMatch(**vars(ready.following.new), id=2) if ready.following else None
    return now.accepted(ready, following)


def test_a_match_that_began_under_earlier_rules_goes_on_under_them(old: str) -> None:
    """Things may touch by their corners in version 1 of Forma (FRM-A1)."""
    waiting = sitting(old, "waiting")
    laid = moved(waiting, waiting.move(0, "field 10,10 3,3 4,4", 5))
    assert laid.match.game.info.rules == 1
    assert laid.known(0).record(("Ada", "")).write() | {"date": ""} == {
        **TABLES["waiting"]["records"]["1"], "moves": ["field 10,10 3,3 4,4"], "date": "",
    }  # fmt: skip
    begun = sitting(old, "forma")
    after = moved(begun, begun.move(1, "I1 0,0", 5))
    assert (after.match.game.info.rules, after.match.ply) == (1, 5)


def test_a_rematch_is_played_under_the_newest_rules_with_the_options_of_the_table(old: str) -> None:
    """Whoever let things touch by their corners goes on doing so; now that is a choice of theirs."""
    over = sitting(old, "forma")
    over = moved(over, over.resign(0, 5))
    again = moved(over, over.offer(0, "rematch", 6))
    if again.table.number == 1:
        again = moved(again, again.answer(1, "rematch", True, 7))
    info = again.match.game.info
    assert (again.table.number, info.rules, info.options["touch_diag"]) == (2, 2, False)
    assert again.known(None).record(("", "")).write()["options"] == {"touch_diag": False, "fit_aid": True}


def test_an_old_table_remembers_its_matches_and_says_nothing_about_hints(old: str) -> None:
    table, _ = opened(old, "rematch")
    (first,) = table.finished
    assert (first.number, first.ended, [one.name for one in first.seated]) == (1, None, ["Ada", "Bob"])
    assert table.hints is None
