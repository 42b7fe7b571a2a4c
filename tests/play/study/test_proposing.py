import pytest

from ludotheque.core import catalog
from ludotheque.core.catalog import INSTALLED
from ludotheque.core.errors import InvalidRecord, LudothequeError
from ludotheque.core.outcome import Json
from ludotheque.core.record import BadMove, from_json
from ludotheque.play.place import Place, begun
from ludotheque.play.study import proposing
from ludotheque.play.study.edits import Added, Begun, Commented, Deleted, Edit, Judged, Marked, Titled
from ludotheque.play.study.moving import stepped
from ludotheque.play.study.study import MOST_CHAPTERS, Study, bound, of_record
from play.study.growing import ENTRY, START, record_of

STUDY = bound("", of_record(record_of("sel SK", "sel CA")))


def at(*moves: str) -> Place:
    place = begun(ENTRY, START)
    for move in moves:
        _, place = stepped(place, move)
    return place


def last(below: int) -> int:
    return below - 1


def test_a_move_becomes_an_edit_with_its_number_and_what_it_does() -> None:
    done = proposing.moved(STUDY, 1, 1, at("sel SK"), "sel MA", last, 10)
    assert done.edits == (Added(1, 1, 3, "sel MA"),) and done.steps[3].seat == 1
    assert done.study[1].tree.moves(3) == ("sel SK", "sel MA")


def test_a_move_that_is_there_already_adds_nothing() -> None:
    assert proposing.moved(STUDY, 1, 1, at("sel SK"), "sel CA", last, 2).edits == ()


def test_chance_is_added_with_the_move_that_calls_for_it() -> None:
    start = from_json({"game": "lacunes", "setup": "deal:1", "options": {"redeals": 2, "when": "any"}})
    study = bound("", of_record(start))
    place = begun(catalog.entry("lacunes"), start)
    done = proposing.moved(study, 1, 0, place, "R", last, 10)
    assert [edit.move[0] for edit in done.edits if isinstance(edit, Added)] == ["R", "="]
    _, waiting = stepped(place, "R")
    other = proposing.moved(done.study, 1, 1, waiting, None, lambda below: 0, 10)
    assert len(other.study[1].tree[1].children) == 2


def test_a_full_study_takes_no_move() -> None:
    with pytest.raises(LudothequeError, match="STUDY_FULL"):
        proposing.moved(STUDY, 1, 2, at("sel SK", "sel CA"), "Sf6+P", last, 2)


def test_a_move_against_the_rules_is_refused() -> None:
    with pytest.raises(LudothequeError, match="INVALID_MOVE"):
        proposing.moved(STUDY, 1, 1, at("sel SK"), "what", last, 10)


def test_all_chapters_of_a_file_are_begun() -> None:
    file: dict[str, Json] = {"study": 1, "chapters": [START.write(), record_of("sel MA").write()]}
    done = proposing.begun(STUDY, INSTALLED, file, 100)
    assert [edit.chapter for edit in done.edits if isinstance(edit, Begun)] == [2, 3] and len(done.study) == 3


def test_a_chapter_that_is_none_is_refused() -> None:
    with pytest.raises(BadMove):
        proposing.begun(STUDY, INSTALLED, record_of("Sf6+P").write(), 100)
    with pytest.raises(InvalidRecord):
        proposing.begun(STUDY, INSTALLED, {"game": "chess"}, 100)
    with pytest.raises(LudothequeError, match="STUDY_FULL"):
        proposing.begun(STUDY, INSTALLED, record_of("sel MA").write(), 2)


def test_there_are_only_so_many_chapters() -> None:
    full = Study("", dict.fromkeys(range(1, MOST_CHAPTERS + 1), of_record(START)), MOST_CHAPTERS)
    with pytest.raises(LudothequeError, match="TOO_MANY_CHAPTERS"):
        proposing.begun(full, INSTALLED, START.write(), 100)


@pytest.mark.parametrize(
    ("wish", "kept"),
    [
        (Commented(1, 1, " So. "), Commented(1, 1, "So.")), (Titled(1, "A\nB"), Titled(1, "A B")),
        (Marked(1, 0, ("cell:e6", "cell:e6")), Marked(1, 0, ("cell:e6",))), (Deleted(1, 2), Deleted(1, 2)),
    ],
)  # fmt: skip
def test_what_is_written_is_cleaned(wish: Edit, kept: Edit) -> None:
    assert proposing.written(STUDY, wish).edits == (kept,)


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        (Commented(1, 1, "x" * 2001), "BAD_TEXT"), (Marked(1, 1, ("<",)), "BAD_MARK"),
        (Judged(1, 1, "superb"), "BAD_JUDGEMENT"), (Deleted(1, 8), "NO_SUCH_NODE"), (Deleted(4, 1), "NO_SUCH_CHAPTER"),
    ],
)  # fmt: skip
def test_what_cannot_be_kept_is_refused(wish: Edit, code: str) -> None:
    with pytest.raises(LudothequeError, match=code):
        proposing.written(STUDY, wish)
