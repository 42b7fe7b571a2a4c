import pytest

from ludotheque.core.errors import LudothequeError
from ludotheque.play.study import writing


def test_a_comment_keeps_its_lines_and_a_title_has_one() -> None:
    assert writing.comment(" Two\r\nlines ") == "Two\nlines" and writing.title(" A \n title ") == "A title"


@pytest.mark.parametrize("text", ["x" * 2001, "a\x07b", "\u202eabc", "\ud800"])
def test_what_nobody_can_read_is_no_comment(text: str) -> None:
    with pytest.raises(LudothequeError, match="BAD_TEXT"):
        writing.comment(text)


def test_marks_are_rings_and_arrows_each_once() -> None:
    given = ["cell:e6", "cell:e6>cell:f7", "cell:e6", "point:0.5,0.25", "card:10H"]
    assert writing.marks(given) == ("cell:e6", "cell:e6>cell:f7", "point:0.5,0.25", "card:10H")


@pytest.mark.parametrize("given", [["e6"], ["cell:"], ['cell:"]'], ["cell:e6>"], ["a:b>c:d>e:f"], ["cell:e6"] * 41])
def test_what_no_board_shows_is_no_mark(given: list[str]) -> None:
    with pytest.raises(LudothequeError, match="BAD_MARK"):
        writing.marks(given)


def test_judgements_are_those_of_a_review() -> None:
    assert [writing.judgement(one) for one in ("", "only", "best", "blunder")] == ["", "only", "best", "blunder"]
    with pytest.raises(LudothequeError, match="BAD_JUDGEMENT"):
        writing.judgement("brilliant")
