"""The text form of a board (§7.1): read strictly, written canonically."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.laguna.seas import board_text
from ludotheque.games.laguna.rules.board import Board
from ludotheque.games.laguna.rules.board_text import BadBoard, dump, house, parse, quarter_turn, symmetric


@pytest.mark.parametrize("side", ["easy", "hard"])
def test_a_board_is_written_and_read_alike(side: str) -> None:
    assert parse(dump(house(side))) == house(side)


def test_four_quarter_turns_change_nothing() -> None:
    rows = house("hard").rows
    assert quarter_turn(rows) == rows
    one = parse(board_text("..A\n.>.\nx..")).rows
    assert quarter_turn(one) != one
    assert quarter_turn(quarter_turn(quarter_turn(quarter_turn(one)))) == one


GOOD = board_text("..A.\n.>..\nx...")


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "no-header"), (GOOD.replace("laguna-board 1", "laguna-board 2"), "no-header"),
        (GOOD.replace(".>..", ".>.z"), "unknown-character"), (GOOD.replace(".>..", ".>."), "ragged-row"),
        (GOOD.replace("3 4", "4 4"), "ragged-row"), (GOOD.replace("..A.", "A.A."), "disconnected-island"),
        (GOOD.replace("symmetry: none", "symmetry: C4"), "not-symmetric"), (GOOD.replace("\nend", ""), "no-end"),
        (GOOD.replace("side: test", "side: odd"), "unknown-side"), (GOOD.replace("3 4", "3"), "bad-size"),
        (GOOD.replace("name:", "title:"), "unknown-field"), (GOOD.replace("..A.", "..é."), "not-ascii"),
        (GOOD.replace("line: shore", "line: grid"), "no-line-grid"), (GOOD + "\nmore", "no-end"),
        (GOOD.replace(".>..", "@>.@"), "disconnected-volcano"), (GOOD.replace("..A.", "..?."), "unknown-character"),
    ],
)  # fmt: skip
def test_what_is_no_board_is_refused_with_its_problem(text: str, problem: str) -> None:
    with pytest.raises(BadBoard) as found:
        parse(text)
    assert found.value.problem == problem


def test_a_white_line_must_face_the_sea() -> None:
    text = GOOD.replace("line: shore", "line: grid").replace("\nend", "\nline-grid:\n..1.\n....\n....\nend")
    with pytest.raises(BadBoard, match="line-not-at-sea"):
        parse(text)
    assert parse(text.replace("..1.", "..4.")).line((0, 2)) == 4


def with_line(digits: str) -> str:
    return GOOD.replace("line: shore", "line: grid").replace("\nend", f"\nline-grid:\n{digits}\nend")


@pytest.mark.parametrize(
    ("digits", "problem"),
    [
        ("4...\n....\n....", "line-off-island"),
        ("..4.\n....", "ragged-row"),
        ("..4.\n....\n...", "ragged-row"),
        ("..g.\n....\n....", "unknown-character"),
        ("..1.\n....\n....", "line-not-at-sea"),
    ],
)
def test_a_grid_of_lines_is_read_as_strictly(digits: str, problem: str) -> None:
    with pytest.raises(BadBoard) as found:
        parse(with_line(digits))
    assert found.value.problem == problem


def test_a_grid_of_lines_is_written_with_a_digit_on_every_island_cell() -> None:
    board = parse(with_line("..C.\n....\n...."))
    assert board.lines == ("..c.", "....", "....") and board.line((0, 2)) == 12
    assert parse(dump(board)) == board
    assert parse(with_line("....\n....\n....")).lines == ("..0.", "....", "....")


@pytest.mark.parametrize(
    ("field", "problem"),
    [
        ("symmetry: D5", "unknown-symmetry"),
        ("line: none", "unknown-line"),
        ("size: 65 65", "bad-size"),
        ("size: 0 4", "bad-size"),
    ],
)
def test_a_field_with_an_unknown_value_is_named(field: str, problem: str) -> None:
    key = field.split(":")[0]
    lines = [field if line.startswith(f"{key}:") else line for line in GOOD.splitlines()]
    with pytest.raises(BadBoard) as found:
        parse("\n".join(lines))
    assert found.value.problem == problem


def test_a_problem_tells_its_line_counted_from_one() -> None:
    with pytest.raises(BadBoard) as found:
        parse(GOOD.replace(".>..", ".>.z"))
    assert found.value.line == 9 and "line 9" in str(found.value)


def test_blank_lines_and_comments_above_the_grid_are_passed_over() -> None:
    assert parse(GOOD.replace("side:", "\n# a note\nside:").replace("grid:", "grid: # here")) == parse(GOOD)


def test_a_text_without_grid_is_no_board() -> None:
    with pytest.raises(BadBoard, match="no-grid"):
        parse(GOOD.split("grid:")[0])


def test_each_symmetry_is_held_to_its_word() -> None:
    half = ("A.>.", "....", "....", ".<.E")
    assert symmetric(Board("", "test", "C2", half)) and not symmetric(Board("", "test", "C4", half))
    mirrored = ("....", ".xx.", ".xx.", "....")
    assert symmetric(Board("", "test", "D4", mirrored)) and symmetric(Board("", "test", "C4", mirrored))
    turning = (".>..", "...v", "^...", "..<.")
    assert symmetric(Board("", "test", "C4", turning)) and not symmetric(Board("", "test", "D4", turning))


@given(st.lists(st.text(".x^>v<%", min_size=5, max_size=5), min_size=1, max_size=6))
def test_any_sea_is_written_and_read_alike(rows: list[str]) -> None:
    board = Board("a sea", "test", "none", tuple(rows))
    assert parse(dump(board)) == board


@given(st.text(max_size=80))
def test_any_other_text_is_refused_with_a_problem(text: str) -> None:
    with pytest.raises(BadBoard):
        parse(text)
