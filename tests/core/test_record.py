import json
from typing import Any

import pytest

from ludotheque.core import record
from ludotheque.core.errors import InvalidRecord, LudothequeError
from ludotheque.core.record import BadMove

GOOD: dict[str, Any] = {
    "format": 1, "game": "interactions", "rules": 1, "options": {"players": 2}, "setup": "",
    "seats": ["Ada", "bot:3"], "moves": ["sel SA", "sel PH", "Sf6+M"], "result": None,
}  # fmt: skip


def told(**changes: Any) -> str:
    return json.dumps(GOOD | changes)


def test_a_record_comes_back_as_it_was_written() -> None:
    read = record.read(told())
    assert record.read(read.dump()) == read


def test_the_writer_omits_options_equal_to_their_default() -> None:
    assert record.read(told(options={"players": 2, "bonus": True, "territory": True})).write()["options"] == {
        "territory": True
    }


def test_the_reader_accepts_values_equal_to_the_default() -> None:
    assert record.read(told(options={"bonus": True})).options == record.read(told(options={})).options


def test_unknown_keys_are_ignored() -> None:
    assert record.read(told(comment="a fine game")) == record.read(told())


def test_optional_keys_are_kept() -> None:
    read = record.read(told(times=[100, 200, 300], date="2026-11-15", assisted=True, hinted=[1]))
    assert (read.times, read.date, read.assisted, read.hinted) == ((100, 200, 300), "2026-11-15", True, (1,))
    assert record.from_json(read.write()) == read
    assert record.read(read.dump()) == read


def test_what_names_no_game_is_no_record() -> None:
    with pytest.raises(InvalidRecord) as refused:
        record.read('{"a": 1}')
    assert (refused.value.facts["field"], refused.value.facts["problem"]) == ("record", "not-a-record")


def test_seats_may_be_empty() -> None:
    assert record.read(told(seats=[])).seats == ()


@pytest.mark.parametrize(
    ("changes", "field"),
    [
        ({"game": "chess"}, "game"),
        ({"game": 3}, "game"),
        ({"format": 2}, "format"),
        ({"format": True}, "format"),
        ({"rules": 99}, "rules"),
        ({"options": []}, "options"),
        ({"options": {"speed": 1}}, "options.speed"),
        ({"options": {"players": 5}}, "options.players"),
        ({"options": {"players": True}}, "options.players"),
        ({"options": {"players": "2"}}, "options.players"),
        ({"options": {"teams": True}}, "options.teams"),
        ({"options": {"peek": "none"}}, "options.peek"),
        ({"options": {"players": 1, "select": "ordered"}}, "options.select"),
        ({"options": {"preset": "base"}}, "options.preset"),
        ({"setup": 5}, "setup"),
        ({"seats": "Ada"}, "seats"),
        ({"seats": ["Ada"]}, "seats"),
        ({"moves": [1]}, "moves"),
        ({"moves": ["sel SA"] * 20_001}, "moves"),
        ({"result": "won"}, "result"),
        ({"result": {}}, "result"),
        ({"times": ["fast"]}, "times"),
        ({"times": [-1]}, "times"),
        ({"hinted": ["first"]}, "hinted"),
        ({"date": 3}, "date"),
    ],
)
def test_a_wrong_field_is_named(changes: dict[str, Any], field: str) -> None:
    with pytest.raises(InvalidRecord) as wrong:
        record.read(told(**changes))
    assert wrong.value.facts["field"] == field


@pytest.mark.parametrize("text", ["", "{", "[]", "3", "null", '"record"', "\udcff", "[" * 100_000])
def test_what_is_no_json_object_is_no_record(text: str) -> None:
    with pytest.raises(InvalidRecord) as wrong:
        record.read(text)
    assert wrong.value.facts["field"] == "record"


def test_a_record_over_a_megabyte_is_refused_unread() -> None:
    with pytest.raises(InvalidRecord, match="too-large"):
        record.read(b" " * (record.MAX_BYTES + 1))


def test_an_illegal_move_is_reported_with_its_ply() -> None:
    with pytest.raises(BadMove) as bad:
        record.replay(record.read(told(moves=["sel SA", "sel PH", "Sa1+M"])))
    assert (bad.value.ply, bad.value.move, bad.value.error.code) == (2, "Sa1+M", "FIRST_CELL")


def test_a_setup_where_none_is_wanted_is_an_invalid_record() -> None:
    with pytest.raises(InvalidRecord) as wrong:
        record.replay(record.read(told(setup="wild:HSKACMP")))
    assert wrong.value.facts["field"] == "setup"


def test_a_result_beside_the_board_is_believed() -> None:
    for reason in ("resigned", "agreed", "time"):
        result = {"reason": reason, "scores": [0, 0], "returns": [1, -1], "winners": [0], "seat": 1}
        record.replay(record.read(told(result=result)))


def test_a_result_that_differs_from_the_replay_is_refused() -> None:
    result = {"reason": "complete", "scores": [1, 0], "returns": [1, -1], "winners": [0]}
    with pytest.raises(LudothequeError, match="RESULT_MISMATCH"):
        record.replay(record.read(told(result=result)))


def test_a_replay_can_stop_early() -> None:
    assert len(record.replay(record.read(told()), upto=1).states) == 2
