from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings

from ludotheque.core import record
from ludotheque.core.errors import InvalidRecord
from ludotheque.play.study import study_file
from ludotheque.play.study.moving import insist_sound
from ludotheque.play.study.study import MOST_CHAPTERS, Chapter, bound, of_record
from play.study.growing import ENTRY, START, chapters, record_of

MOVES = ("sel SK", "sel CA", "Sf6+P")


def written(**changes: Any) -> dict[str, Any]:
    """A study of one chapter with a variation and a note, some of it otherwise."""
    chapter: dict[str, Any] = {
        **of_record(record_of(*MOVES)).record.write(), "title": "One",
        "variations": [{"from": 1, "moves": ["sel MA"]}],
        "notes": {"3": {"comment": "Here.", "marks": ["cell:f6"]}, "4": {"judgement": "mistake"}},
    }  # fmt: skip
    return {"study": 1, "title": "All", "chapters": [chapter | changes]}


def problem(data: object) -> tuple[str, str]:
    with pytest.raises(InvalidRecord) as refused:
        study_file.from_json(data)
    return str(refused.value.facts["field"]), str(refused.value.facts["problem"])


@given(chapters(), chapters(most=4))
@settings(max_examples=60, deadline=None)
def test_a_study_reads_back_as_it_was_written(one: Chapter, other: Chapter) -> None:
    study = bound("Two", one, other)
    text = study_file.dump(study)
    tidy = bound("Two", *(replace(each, tree=each.tree.tidy()) for each in (one, other)))
    assert study_file.read(text) == tidy and study_file.dump(study_file.read(text)) == text


@given(chapters())
@settings(max_examples=30, deadline=None)
def test_every_chapter_is_a_record_of_its_main_line(chapter: Chapter) -> None:
    found = record.from_json(study_file.write_chapter(chapter))
    assert found.moves == chapter.tree.main
    record.replay(found)
    insist_sound(ENTRY, chapter)


def test_what_is_written_says_what_it_is() -> None:
    assert study_file.write(study_file.from_json(written())) == written()


def test_a_record_is_a_study_of_one_chapter() -> None:
    study = study_file.read(record_of(*MOVES).dump())
    assert study[1].tree.main == MOVES and study.title == ""


def test_names_and_result_of_a_record_stay_with_its_moves() -> None:
    ended: dict[str, Any] = {"seats": ["Ada", "Bob"], "result": {"reason": "resigned", "seat": 1}}
    given = record.from_json({**record_of(*MOVES).write(), **ended})
    chapter = of_record(given)
    assert study_file.read_chapter(study_file.write_chapter(chapter)) == chapter
    longer = chapter.with_tree(chapter.tree.add(3, "Cf7+M"))
    assert longer.record.result is None and longer.record.seats == ("Ada", "Bob")


@pytest.mark.parametrize(
    ("changes", "field"),
    [
        ({"variations": [{"from": 9, "moves": ["sel MA"]}]}, "variations"),
        ({"variations": [{"from": 1, "moves": []}]}, "variations"),
        ({"variations": [{"from": True, "moves": ["sel MA"]}]}, "variations"),
        ({"variations": [{"from": 1, "moves": ["sel CA"]}]}, "variations"),
        ({"variations": {}}, "variations"),
        ({"notes": []}, "notes"),
        ({"notes": {"77": {}}}, "notes"),
        ({"notes": {"one": {}}}, "notes"),
        ({"notes": {"0": {"comment": 3}}}, "comment"),
        ({"notes": {"0": {"comment": "x" * 2001}}}, "comment"),
        ({"notes": {"0": {"comment": "\u202e"}}}, "comment"),
        ({"notes": {"0": {"marks": ["<b>"]}}}, "marks"),
        ({"notes": {"0": {"marks": "cell:e6"}}}, "marks"),
        ({"notes": {"0": {"judgement": "brilliant"}}}, "judgement"),
        ({"title": ["One"]}, "title"),
        ({"moves": "sel SK"}, "moves"),
        ({"game": "chess"}, "game"),
    ],
)  # fmt: skip
def test_what_is_wrong_in_a_chapter_is_named(changes: dict[str, Any], field: str) -> None:
    assert problem(written(**changes))[0] == field


@pytest.mark.parametrize(
    ("data", "told"),
    [
        ([], ("study", "not-an-object")),
        ({"study": 2, "chapters": []}, ("study", "unknown-format")),
        ({"study": True, "chapters": []}, ("study", "unknown-format")),
        ({"study": 1, "chapters": []}, ("chapters", "no-chapters")),
        ({"study": 1, "chapters": [START.write()] * (MOST_CHAPTERS + 1)}, ("chapters", "too-many")),
        ({"study": 1, "chapters": [3]}, ("record", "not-an-object")),
    ],
)
def test_what_is_no_study_is_refused(data: object, told: tuple[str, str]) -> None:
    assert problem(data) == told


def test_text_that_is_no_json_and_text_without_end_are_refused() -> None:
    for text, told in (("{", "not-json"), (" " * (record.MAX_BYTES + 1), "too-large")):
        with pytest.raises(InvalidRecord) as refused:
            study_file.read(text)
        assert refused.value.facts["problem"] == told


def test_unknown_keys_are_ignored() -> None:
    assert study_file.from_json({**written(), "colour": "red"}) == study_file.from_json(written())


def test_too_many_moves_are_refused() -> None:
    assert problem(written(moves=["sel SK"] * 6000)) == ("moves", "too-many")
