"""Version 1 of the rules, where only sides touched (FRM-A1): its records, matches and forks keep their meaning."""

from typing import Any

import pytest

from ludotheque.core import catalog, record
from ludotheque.core.chance import SplitMix64
from ludotheque.core.errors import InvalidRecord
from ludotheque.core.options import Value
from ludotheque.core.record import BadMove
from ludotheque.play import records, results
from ludotheque.server import tables
from ludotheque.server.bodies import SeatWish, TableWish

CORNERS = "field 10,10 3,3 4,4 11,11"
"""Obstacles that touch one another and the tower by a corner."""
MOVES = [CORNERS, "I2 3,4 3,5", "pass", "I1 4,3"]


def told(rules: int | None, **more: Any) -> dict[str, Any]:
    found: dict[str, Any] = {"format": 1, "game": "forma", "options": {}, "setup": "", "moves": MOVES}
    return found | ({} if rules is None else {"rules": rules}) | more


def test_a_field_with_corner_contact_replays_under_the_rules_it_was_laid_by() -> None:
    replayed = record.replay(record.from_json(told(1)))
    assert replayed.game.info.rules == 1
    assert replayed.last.board.count("#") == 3


@pytest.mark.parametrize("rules", [2, None])
def test_the_same_moves_are_refused_by_the_newest_rules_which_a_record_without_a_version_has(rules: int | None) -> None:
    found = record.from_json(told(rules))
    with pytest.raises(BadMove) as refused:
        record.replay(found)
    assert (found.rules, refused.value.ply) == (2, 0)
    assert (refused.value.error.code, refused.value.error.clause) == ("FIELD_TOUCH", "FRM-11")


def test_a_drawn_field_keeps_its_meaning_too() -> None:
    drawn = {"options": {"field": "random"}, "setup": CORNERS, "moves": []}
    assert record.replay(record.from_json(told(1, **drawn))).last.board.count("#") == 3
    with pytest.raises(InvalidRecord) as refused:
        record.replay(record.from_json(told(2, **drawn)))
    assert (refused.value.facts["field"], refused.value.clause) == ("setup", "FRM-11")


@pytest.mark.parametrize(
    ("rules", "diagonal", "kept"),
    [
        (1, False, {}), (1, True, {"touch_diag": True}),
        (2, True, {}), (2, False, {"touch_diag": False}),
    ],
)  # fmt: skip
def test_a_record_leaves_out_what_was_the_default_in_its_rules(
    rules: int, diagonal: bool, kept: dict[str, Value]
) -> None:
    found = record.from_json(told(rules, options={"touch_diag": diagonal}, moves=[]))
    assert found.write()["options"] == kept
    assert record.read(found.dump()) == found
    assert found.options["touch_diag"] is diagonal


def test_what_version_1_did_not_offer_is_refused_there() -> None:
    with pytest.raises(InvalidRecord) as refused:
        record.from_json(told(1, options={"enclosed_touch": "corners"}))
    assert refused.value.facts["field"] == "options.enclosed_touch"


def test_an_imported_match_of_version_1_stays_one() -> None:
    table, begun = tables.imported(catalog.INSTALLED, record.from_json(told(1)), 0)
    assert (begun.new.rules, begun.match.ply, table.options["touch_diag"]) == (1, len(MOVES), False)
    assert records.written(begun.match, ("", ""), None).write()["rules"] == 1


def test_going_on_from_a_match_of_version_1_stays_under_it() -> None:
    wish = TableWish(game="forma", options={}, seats=[SeatWish(kind="here")] * 2, record=told(1, moves=MOVES[:2]))
    _, begun = tables.wished(catalog.INSTALLED, wish, 0, SplitMix64(1).below)
    assert (begun.new.rules, begun.new.given) == (1, 2)


def test_the_preset_of_a_match_is_known_in_its_own_rules() -> None:
    entry = catalog.entry("forma")
    for rules in entry.versions:
        assert results.preset_of(entry, entry.game({"preset": "friendly"}, rules).info) == "friendly"
        other = entry.game({"touch_diag": rules == 1}, rules)
        assert results.preset_of(entry, other.info) is None
