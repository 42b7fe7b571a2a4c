"""How a question is read: field by field, and what is missing is told from what is wrong."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.lacunes.vectors import DEAL_28, SOLUTION_28, at, play
from ludotheque.core.errors import InvalidRecord, LudothequeError
from ludotheque.core.outcome import Json
from ludotheque.games.lacunes.faces.questions import (
    BadQuestion,
    fields,
    read_game,
    read_grade,
    read_number,
    read_position,
    read_secret,
)
from ludotheque.games.lacunes.rules.game import Lacunes
from ludotheque.games.lacunes.rules.options import LacunesOptions
from ludotheque.games.lacunes.solver.difficulty import GRADES

ANY_JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)
KEYS = ["setup", "options", "moves", "record", "attempt", "first", "grade", "secret", "since"]


def test_a_setup_with_moves_and_a_record_name_the_same_position() -> None:
    by_setup = read_position({"setup": "deal:28", "options": {"redeals": 0}, "moves": list(SOLUTION_28[:9])})
    record: Json = {"game": "lacunes", "setup": "deal:28", "options": {"redeals": 0}, "moves": list(SOLUTION_28[:9])}
    assert by_setup == read_position({"record": record})
    game, state = by_setup
    assert game == Lacunes(LacunesOptions(redeals=0))
    assert state == play(game, at(DEAL_28), *SOLUTION_28[:9])


def test_a_record_is_asked_before_a_setup() -> None:
    record: Json = {"game": "lacunes", "setup": "deal:1", "moves": []}
    assert read_position({"record": record, "setup": "deal:2"}) == read_position({"setup": "deal:1"})


def test_options_may_be_a_preset_or_missing() -> None:
    assert read_game({"options": {"preset": "addiction"}}).options.redeals == 3
    assert read_game({}) == read_game(None) == read_game({"options": None}) == Lacunes()
    with pytest.raises(InvalidRecord):
        read_game({"options": {"redeals": 4}})


@given(st.integers(-5, 15))
def test_a_number_is_read_below_its_end_and_refused_elsewhere(given_number: int) -> None:
    if 0 <= given_number < 10:
        assert read_number({"first": given_number}, "first", 10) == given_number
    else:
        with pytest.raises(BadQuestion):
            read_number({"first": given_number}, "first", 10)


@pytest.mark.parametrize("wrong", [True, 1.0, "1", [1]])
def test_what_only_looks_like_a_number_is_refused(wrong: Json) -> None:
    with pytest.raises(BadQuestion) as refused:
        read_number({"attempt": wrong}, "attempt", 10)
    assert (refused.value.code, refused.value.facts) == ("BAD_QUESTION", {"field": "attempt"})


def test_a_missing_field_is_none_and_not_wrong() -> None:
    assert read_number({}, "first", 10) is None and read_number(None, "first", 10) is None
    assert read_grade({}) is None and read_grade({"grade": None}) is None
    assert [read_grade({"grade": grade}) for grade in GRADES] == list(GRADES)


def test_a_secret_is_sixteen_hexadecimal_digits() -> None:
    assert read_secret({"secret": "00000000000000ff"}) == 255
    for wrong in ("ff", "00000000000000FF", "00000000000000fg", "0" * 17, 255, None):
        with pytest.raises(BadQuestion):
            read_secret({"secret": wrong})


def test_what_is_no_object_has_no_fields() -> None:
    assert fields([1]) == fields("setup") == fields(None) == {}


@given(st.dictionaries(st.sampled_from(KEYS), ANY_JSON) | ANY_JSON)
def test_any_json_is_a_position_or_refused_and_never_an_error(question: Json) -> None:
    try:
        game, state = read_position(question)
    except LudothequeError:
        return
    assert game.position(state)
