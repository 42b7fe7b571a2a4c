"""Who begins: every game with two seats and more, under every number of players, with teams and without."""

from collections import Counter
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludotheque.core import catalog
from ludotheque.core.catalog import Entry
from ludotheque.core.errors import InvalidRecord, LudothequeError
from ludotheque.play import lot
from ludotheque.play.seats import Holder, Kind

NAMES = "abcd"


def people(count: int) -> tuple[Holder, ...]:
    return tuple(Holder("here", name) for name in NAMES[:count])


def tables() -> Iterator[tuple[Entry, dict[str, object], int]]:
    """Every game with every number of players and, where it has them, teams."""
    for entry in catalog.entries():
        declared = {option.key: option.values for option in entry.options}
        for players in declared.get("players", (None,)):
            chosen: dict[str, object] = {} if players is None else {"players": players}
            for teams in (False, True) if "teams" in declared and players == 4 else (False,):
                options = {**chosen, "teams": True} if teams else chosen
                if (seats := entry.game(options).info.seats) > 1:
                    yield entry, options, seats


TABLES = list(tables())


def test_teams_and_every_game_of_several_are_among_the_tables() -> None:
    assert {entry.key for entry, _, _ in TABLES} == {"forma", "interactions", "lacuna", "laguna"}
    assert any("teams" in options for _, options, _ in TABLES)


@pytest.mark.parametrize(("entry", "options", "count"), TABLES)
def test_the_lot_turns_the_table_each_way_as_likely_and_nobody_changes_neighbours(
    entry: Entry, options: dict[str, object], count: int
) -> None:
    company, seen = people(count), Counter[str]()
    for drawn in range(count):
        turned = lot.turned(company, lot.first(entry, company, "lot", lambda n, drawn=drawn: drawn % n))  # type: ignore[misc]
        order = "".join(holder.name for holder in turned)
        seen[order] += 1
        assert order in NAMES[:count] * 2, "the same circle"
        if "teams" in options:
            assert {frozenset(order[::2]), frozenset(order[1::2])} == {frozenset("ac"), frozenset("bd")}
    assert set(seen.values()) == {1} and len(seen) == count, "one number of the draw for each seat"


@given(st.lists(st.sampled_from(["here", "link", "bot"]), min_size=2, max_size=4), st.integers(0, 11))
def test_no_bot_is_drawn_as_the_youngest_where_somebody_sits(kinds: list[Kind], drawn: int) -> None:
    company = [Holder(kind) for kind in kinds]
    first = lot.first(catalog.entry("laguna"), company, "lot", lambda n: drawn % n)
    assert company[first].kind != "bot" or set(kinds) == {"bot"}
    anybody = {lot.first(catalog.entry("lacuna"), company, "lot", lambda n, at=at: at % n) for at in range(12)}  # type: ignore[misc]
    assert anybody == set(range(len(kinds)))


def test_a_bot_cannot_be_named_as_the_youngest_but_may_begin_elsewhere() -> None:
    company = (Holder("here"), Holder("bot", level=1))
    with pytest.raises(LudothequeError) as refused:
        lot.first(catalog.entry("laguna"), company, 1, lambda n: 0)
    assert (refused.value.code, refused.value.clause) == ("BOT_BEGINS", "LAG-A1")
    assert lot.first(catalog.entry("lacuna"), company, 1, lambda n: 0) == 1


@pytest.mark.parametrize("begins", [-1, 2])
def test_nobody_begins_who_does_not_sit_there(begins: int) -> None:
    with pytest.raises(InvalidRecord) as refused:
        lot.first(catalog.entry("lacuna"), people(2), begins, lambda n: 0)
    assert refused.value.facts["field"] == "begins"


def test_what_was_chosen_for_each_seat_goes_with_whoever_sits_there() -> None:
    entry = catalog.entry("laguna")
    options = entry.game({"players": 3, "max_pearls": [4, 5, 4]}).info.options
    turned = lot.turned_options(entry, options, 1)
    assert turned["max_pearls"] == (5, 4, 4)
    assert {key: value for key, value in turned.items() if options[key] != value}.keys() == {"max_pearls"}
    assert entry.game(turned).info.options == turned
