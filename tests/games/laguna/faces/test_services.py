"""What the pages beside the board ask for."""

import json
from typing import Any

import pytest
from pydantic import TypeAdapter, ValidationError

from games.laguna.seas import board_text
from ludotheque.core.bot import Limit
from ludotheque.games.laguna.faces.services import SERVICES, BadQuestion
from ludotheque.games.laguna.rules.board_text import dump, house, parse


def declared(shape: Any) -> TypeAdapter[Any]:
    return TypeAdapter(shape)


def asked(service: str, question: Any, limit: Limit | None = None) -> Any:
    """The answer, which is what the service declares."""
    offered = SERVICES.services()[service]
    answer = offered.run(question, limit or Limit())
    return declared(offered.answer).validate_json(json.dumps(answer), strict=True)


def test_a_house_board_is_checked_clause_by_clause() -> None:
    told = asked("check", {"text": dump(house("easy"))})
    assert told["problem"] is None and len(told["findings"]) == 12
    assert all(finding["holds"] for finding in told["findings"])


def test_a_text_that_is_no_board_is_told_with_its_line() -> None:
    told = asked("check", {"text": board_text("..A\n.?.")})
    assert (told["problem"], told["line"], told["findings"]) == ("unknown-character", 9, [])


@pytest.mark.parametrize("side", ["easy", "hard"])
def test_the_editor_begins_with_a_house_board(side: str) -> None:
    assert parse(asked("house", {"side": side})["text"]) == house(side)


def test_a_made_board_is_a_board() -> None:
    assert parse(asked("make", {"side": "easy", "seed": 3})["text"]).side == "easy"


@pytest.mark.parametrize(
    ("service", "question"),
    [("check", None), ("check", {"text": 3}), ("make", {"side": "deep", "seed": 1}), ("make", {"side": "easy"}),
     ("check", {"text": "x" * 20_000}), ("house", {"side": "test"}), ("house", ["easy"]),
     ("make", {"side": "easy", "seed": True})],
)  # fmt: skip
def test_another_question_is_refused(service: str, question: Any) -> None:
    with pytest.raises(BadQuestion):
        asked(service, question)


@pytest.mark.parametrize(
    ("service", "question"),
    [
        ("check", {"text": "x"}),
        ("house", {"side": "easy"}),
        ("make", {"side": "hard", "seed": 1}),
    ],
)
def test_the_question_is_declared(service: str, question: Any) -> None:
    shape = declared(SERVICES.services()[service].question)
    shape.validate_json(json.dumps(question), strict=True)
    with pytest.raises(ValidationError):
        shape.validate_json(json.dumps([question]), strict=True)


def test_a_board_that_is_not_found_in_time_is_told_as_none() -> None:
    with pytest.raises(BadQuestion, match="NO_BOARD"):
        asked("make", {"side": "hard", "seed": 1}, Limit(watch=lambda progress: False))


def test_a_checked_board_comes_back_in_its_canonical_form() -> None:
    text = dump(house("hard")).replace("side: hard", "side: hard   # ours")
    assert asked("check", {"text": text})["text"] == dump(house("hard"))
