"""Many games judged: a line each, in their order, by whatever workers, and gone on with."""

import json
import pickle
from pathlib import Path

import pytest

from ludotheque.arena.reviews import judge
from ludotheque.core.bot import Limit
from ludotheque.core.errors import InvalidMove
from ludotheque.core.record import BadMove, Record, from_json
from ludotheque.search.workers import Workers

BEGUN = (
    "sel CA", "sel SA", "Af6+K", "Sf5+M", "Cf7+S", "Me6+C", "Se7+H", "Ce8+H", "Kf8+M", "Hg8+P", "Hg7+P", "Pg6+K",
    "Pe5", "Kg5",
)  # fmt: skip
QUICK = Limit(nodes=200)


def records() -> list[Record]:
    return [from_json({"game": "interactions", "moves": list(BEGUN[:plies])}) for plies in (2, 4, 14)]


def test_each_game_is_a_line_in_their_order(tmp_path: Path) -> None:
    out = tmp_path / "reviews.jsonl"
    found = list(judge(records(), out, QUICK))
    lines = [json.loads(line) for line in out.read_text().splitlines()]
    assert [len(line["plies"]) for line in lines] == [len(one.plies) for one in found] == [2, 4, 14]


def test_it_goes_on_where_it_was_cut_off(tmp_path: Path) -> None:
    out = tmp_path / "reviews.jsonl"
    list(judge(records(), out, QUICK))
    whole = out.read_text()
    out.write_text(whole[: len(whole) // 2])
    again = list(judge(records(), out, QUICK))
    assert 0 < len(again) < 3
    assert out.read_text() == whole
    assert list(judge(records(), out, QUICK)) == []


def test_several_processes_judge_the_same(tmp_path: Path) -> None:
    for name, count in (("one", 1), ("two", 2)):
        list(judge(records()[:2], tmp_path / name, QUICK, Workers(count)))
    assert (tmp_path / "one").read_text() == (tmp_path / "two").read_text()


def test_a_refused_move_can_be_told_by_another_process() -> None:
    with pytest.raises(BadMove) as refused:
        list(judge([from_json({"game": "interactions", "moves": ["nonsense"]})], Path("never"), QUICK))
    told = pickle.loads(pickle.dumps(refused.value))
    assert (told.ply, told.move) == (0, "nonsense")
    assert isinstance(told.error, InvalidMove)
