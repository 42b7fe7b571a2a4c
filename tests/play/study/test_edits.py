import pytest
from hypothesis import given, settings

from ludotheque.core.errors import LudothequeError
from ludotheque.play.study import edits, study_file
from ludotheque.play.study.edits import (
    Added,
    Begun,
    Commented,
    Deleted,
    Dropped,
    Edit,
    Judged,
    Marked,
    Promoted,
    Titled,
    applied,
)  # fmt: skip
from ludotheque.play.study.study import Chapter, Study, bound, of_record
from play.study.growing import chapters, record_of

STUDY = bound("Old", of_record(record_of("sel SK", "sel CA")))
SECOND = study_file.write_chapter(of_record(record_of("sel MA"), "Two"))
EVERY: list[Edit] = [
    Added(1, 1, 3, "sel MA"), Commented(1, 3, "Better?"), Marked(1, 3, ("cell:e6", "cell:e6>cell:f7")),
    Judged(1, 3, "good"), Promoted(1, 3), Titled(1, "One"), Titled(None, "New"), Begun(2, SECOND), Deleted(1, 2),
    Dropped(1),
]  # fmt: skip


def after(*done: Edit) -> Study:
    study = STUDY
    for edit in done:
        study = applied(study, edit)
    return study


def test_a_log_of_edits_leads_to_the_study() -> None:
    study = after(*EVERY)
    assert study.title == "New" and list(study.chapters) == [2] and study[2].title == "Two"
    before = after(*EVERY[:-1])[1]
    assert before.title == "One" and before.tree.main == ("sel SK", "sel MA") and len(before.tree) == 2
    assert before.tree[3].comment == "Better?" and before.tree[3].judgement == "good" and len(before.tree[3].marks) == 2


@pytest.mark.parametrize("edit", EVERY, ids=lambda edit: type(edit).__name__)
def test_an_edit_reads_back_from_its_json(edit: Edit) -> None:
    assert edits.from_json(edits.to_json(edit)) == edit


@pytest.mark.parametrize(
    ("edit", "code"),
    [
        (Added(1, 9, 3, "sel MA"), "NO_SUCH_NODE"), (Added(1, 1, 2, "sel MA"), "NODE_TAKEN"),
        (Deleted(1, 0), "ROOT_STAYS"), (Promoted(2, 1), "NO_SUCH_CHAPTER"), (Commented(1, 9, ""), "NO_SUCH_NODE"),
        (Titled(7, "x"), "NO_SUCH_CHAPTER"), (Dropped(1), "LAST_CHAPTER"), (Dropped(3), "NO_SUCH_CHAPTER"),
    ],
)  # fmt: skip
def test_what_an_edit_speaks_of_must_be_there(edit: Edit, code: str) -> None:
    with pytest.raises(LudothequeError, match=code):
        applied(STUDY, edit)


def test_a_chapter_number_is_never_given_twice() -> None:
    study = after(Begun(2, SECOND), Dropped(2))
    assert study.latest == 2 and list(study.chapters) == [1]


@given(chapters())
@settings(max_examples=25, deadline=None)
def test_a_chapter_that_is_begun_is_the_one_that_was_written(chapter: Chapter) -> None:
    begun = applied(STUDY, Begun(2, study_file.write_chapter(chapter)))[2]
    assert begun.tree == chapter.tree.tidy() and begun.start == chapter.start
