"""What the pages beside the board ask for."""

from typing import Any

import pytest

from games.laguna.seas import board_text
from ludotheque.core.bot import Limit
from ludotheque.games.laguna.faces.services import SERVICES, BadQuestion
from ludotheque.games.laguna.rules.board_text import dump, house, parse
from ludotheque.games.laguna.rules.puzzles import puzzles


def asked(service: str, question: Any) -> Any:
    return SERVICES.services()[service].run(question, Limit())


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


def test_the_puzzle_of_the_day_is_among_the_puzzles() -> None:
    told = asked("puzzles", {"day": 20_000})
    assert len(told["puzzles"]) == len(puzzles())
    assert 0 <= told["today"] < len(told["puzzles"])
    assert asked("puzzles", None)["today"] is None


def test_a_puzzle_is_solved_to_its_par() -> None:
    one = puzzles("easy")[0]
    assert asked("solve", {"setup": one.setup})["moves"] == one.par


@pytest.mark.parametrize(
    ("service", "question"),
    [("check", None), ("check", {"text": 3}), ("make", {"side": "deep", "seed": 1}), ("make", {"side": "easy"}),
     ("solve", {}), ("check", {"text": "x" * 20_000})],
)  # fmt: skip
def test_another_question_is_refused(service: str, question: Any) -> None:
    with pytest.raises(BadQuestion):
        asked(service, question)
