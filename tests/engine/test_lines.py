"""The framing: what a line asks, and what an answer looks like."""

import pytest

from ludotheque.core.errors import LudothequeError
from ludotheque.engine.lines import (
    Request,
    answered,
    joined,
    number,
    one_line,
    parted,
    refused,
    request,
    several_lines,
    whole,
    words,
)


def test_a_line_is_a_command_with_what_follows_it() -> None:
    assert request("go level=3 seconds=1\n") == Request("", "go", "level=3 seconds=1")
    assert request("  quit") == Request("", "quit")


def test_a_number_before_the_command_comes_back_with_the_answer() -> None:
    asked = request("17 moves 3")
    assert asked == Request("17", "moves", "3")
    assert answered("17", ["1 all", "6H"]) == "=17 1 all\n6H\n\n"
    assert refused("17", "NO_GAME", "Name one.") == "?17 NO_GAME Name one.\n\n"


@pytest.mark.parametrize("line", ["", "\n", "   ", "# a remark", "  # another"])
def test_empty_lines_and_remarks_ask_nothing(line: str) -> None:
    assert request(line) is None


@pytest.mark.parametrize("line", ["!!", "GO", "é", "1234567890123 go", "\0"])
def test_nonsense_is_a_command_that_nobody_knows(line: str) -> None:
    asked = request(line)
    assert asked is not None and asked.number == "" and asked.rest == ""


def test_an_answer_without_words_is_an_equals_sign() -> None:
    assert answered("") == "=\n\n"
    assert answered("", ["", "  "]) == "=\n\n"


def test_no_answer_has_an_empty_line_in_it() -> None:
    assert answered("", ["a", "", "b\nc"]) == "= a\nb c\n\n"
    assert refused("", "FAILED", "two\n\nlines") == "? FAILED two lines\n\n"


@pytest.mark.parametrize("text", ["", "plain", "two\nlines", "a\\nb", "\\", "\\\\n", "a b\n\n c\\s"])
@pytest.mark.parametrize("spaces", [False, True])
def test_several_lines_go_on_one_and_come_back(text: str, spaces: bool) -> None:
    written = one_line(text, spaces)
    assert "\n" not in written and (not spaces or " " not in written)
    assert several_lines(written) == text


def test_moves_are_listed_between_bars() -> None:
    assert parted(joined(["sel PK", "Pf6+H"])) == ("sel PK", "Pf6+H")
    assert parted("") == parted("  ") == ()


def test_words_are_keys_with_values() -> None:
    assert words("level=3 sizes=R1\\srf2") == {"level": "3", "sizes": "R1 rf2"}
    for wrong in ("level", "level=3 level=4", "colour=red"):
        with pytest.raises(LudothequeError, match="BAD_ARGUMENT"):
            words(wrong, ("level",))


@pytest.mark.parametrize("text", ["-1", "1e9", "nan", "inf", "", "11", "٣", "1.5.2"])
def test_numbers_are_plain_and_within_their_bounds(text: str) -> None:
    with pytest.raises(LudothequeError, match="BAD_ARGUMENT"):
        number({"n": text}, "n", 0, 10)


def test_a_number_that_is_not_given_is_none_and_a_whole_one_has_no_fraction() -> None:
    assert number({}, "n", 0, 10) is None and number({"n": "1.5"}, "n", 0, 10) == 1.5
    assert whole({}, "n", 0, 10) is None and whole({"n": "7"}, "n", 0, 10) == 7
    with pytest.raises(LudothequeError, match="BAD_ARGUMENT"):
        whole({"n": "1.5"}, "n", 0, 10)
