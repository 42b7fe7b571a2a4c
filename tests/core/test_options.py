import pytest

from ludotheque.core.errors import InvalidRecord
from ludotheque.core.options import Option, complete, from_word, written

OPTIONS = (
    Option("players", (2, 1, 4), "X-1"),
    Option("teams", (False, True), "X-2", value_only={True: {"players": (4,)}}),
    Option("pearls", (4, 5), "X-3", per_seat=True),
    Option("tol", (0,), "X-4", span=(0, 200)),
    Option("size", ("R10",), "X-5", valid=lambda text: text.startswith("R")),
    Option("flag", ("any", "r", "g"), "X-7", per_seat=True, distinct=True, value_only={"g": {"players": (2,)}}),
    Option("peek", ("top", "none"), "X-6", only={"players": (1,)}),
)


def test_missing_options_take_their_defaults() -> None:
    assert complete(OPTIONS, {}) == {"players": 2, "teams": False, "pearls": 4, "tol": 0, "size": "R10", "flag": "any"}


def test_an_option_that_does_not_apply_is_left_out_and_refused_when_given() -> None:
    assert complete(OPTIONS, {"players": 1})["peek"] == "top"
    with pytest.raises(InvalidRecord, match="option-not-here"):
        complete(OPTIONS, {"peek": "top"})


def test_a_value_may_need_another_option() -> None:
    assert complete(OPTIONS, {"players": 4, "teams": True})["teams"] is True
    with pytest.raises(InvalidRecord, match="value-not-here"):
        complete(OPTIONS, {"teams": True})


@pytest.mark.parametrize(
    "given",
    [{"players": 3}, {"players": True}, {"players": 2.0}, {"players": None}, {"teams": 1}, {"tol": 201}, {"tol": "1"},
     {"flag": "r"}, {"flag": ["r", "r"]}, {"flag": ["r", "w"]},
     {"size": "10"}, {"size": 10}, {"pearls": [4, 6]}, {"pearls": []}, {"players": [2, 1]}, {"pearls": {}}],
)  # fmt: skip
def test_wrong_values_are_refused(given: dict[str, object]) -> None:
    with pytest.raises(InvalidRecord, match="unknown-value"):
        complete(OPTIONS, given)


def test_a_list_gives_a_value_a_seat() -> None:
    assert complete(OPTIONS, {"pearls": [4, 5]})["pearls"] == (4, 5)


def test_no_two_seats_have_the_same_where_they_must_differ() -> None:
    assert complete(OPTIONS, {"flag": ["g", "r"]})["flag"] == ("g", "r")
    assert complete(OPTIONS, {"flag": ["any", "any"]})["flag"] == ("any", "any")
    assert complete(OPTIONS, {"flag": "any"})["flag"] == "any"


def test_a_value_of_one_seat_may_need_another_option() -> None:
    assert complete(OPTIONS, {"players": 4, "flag": ["r", "any", "any", "any"]})["flag"][0] == "r"  # type: ignore[index]
    with pytest.raises(InvalidRecord, match="value-not-here"):
        complete(OPTIONS, {"players": 4, "flag": ["g", "any", "any", "any"]})


def test_an_unknown_option_is_refused_by_name() -> None:
    with pytest.raises(InvalidRecord) as wrong:
        complete(OPTIONS, {"speed": 1})
    assert wrong.value.facts["field"] == "options.speed"


def test_a_record_writes_only_what_differs() -> None:
    assert written(OPTIONS, complete(OPTIONS, {"tol": 50, "players": 2})) == {"tol": 50}


@pytest.mark.parametrize(
    ("word", "value"),
    [("on", True), ("off", False), ("true", True), ("3", 3), ("-3", -3), ("word", "word"), ("4,5", (4, 5)), ("", "")],
)
def test_words_of_the_command_line(word: str, value: object) -> None:
    assert from_word(word) == value
    assert type(from_word(word)) is type(value)
