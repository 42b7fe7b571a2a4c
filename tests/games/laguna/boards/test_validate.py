"""The board format, the house boards, the validator and the maker."""

import pytest

from games.laguna.seas import board_text
from ludotheque.core.chance import SplitMix64
from ludotheque.games.laguna.boards.make import make_board
from ludotheque.games.laguna.boards.validate import clean_steps, passes, validate
from ludotheque.games.laguna.kernel.arrays import sea_map
from ludotheque.games.laguna.rules.board_text import BadBoard, dump, house, parse, quarter_turn


@pytest.mark.parametrize("side", ["easy", "hard"])
def test_the_house_boards_meet_every_requirement(side: str) -> None:
    findings = validate(house(side))
    assert [finding.clause for finding in findings] == [f"BRD-{number}" for number in range(1, 13)]
    assert all(finding.holds for finding in findings), findings


@pytest.mark.parametrize(
    ("side", "pearls", "steps"),
    [("easy", 4, "8888"), ("easy", 3, "8888"), ("hard", 4, "8898")],
)
def test_the_clean_distances_are_those_of_the_rule_file(side: str, pearls: int, steps: str) -> None:
    found = clean_steps(sea_map(house(side), "H"), pearls)
    assert [found[island] for island in "ABCD"] == [int(step) for step in steps]


def test_the_clean_distances_with_few_pearls_are_those_of_the_rule_file() -> None:
    for side, pearls, steps in (("easy", 2, (9, 10, 9, 8)), ("hard", 3, (10, 9, 10, 8)), ("hard", 2, (12, 17, 18, 18))):
        found = clean_steps(sea_map(house(side), "H"), pearls)
        assert tuple(found[island] for island in "ABCD") == steps


def test_the_shares_of_brd12_are_those_of_the_rule_file() -> None:
    told = {side: validate(house(side))[-1].told for side in ("easy", "hard")}
    assert told["easy"].endswith("0.06, 0.15, 0.72")
    assert told["hard"].endswith("0.00, 0.00, 0.07")


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


def broken(change: tuple[str, str]) -> str:
    return dump(house("easy")).replace("symmetry: C4", "symmetry: none").replace(*change)


@pytest.mark.parametrize(
    ("change", "clause"),
    [
        ((".....AA..........BB...<.", ".....AA..........BB....."), "BRD-3"),
        (("...........x............", "..........xxx..........."), "BRD-4"),
        ((".....AA..........BB...<.", "....>AA..........BB...<."), "BRD-5"),
        (("side: easy", "side: hard"), "BRD-11"),
    ],
)
def test_a_breach_is_found(change: tuple[str, str], clause: str) -> None:
    board = parse(broken(change))
    assert clause in {finding.clause for finding in validate(board) if not finding.holds}
    assert not passes(board)


def test_a_made_board_passes_and_the_same_number_makes_the_same() -> None:
    board = make_board("easy", SplitMix64(3).below, 300)
    assert board is not None and passes(board) and parse(dump(board)) == board
    assert make_board("easy", SplitMix64(3).below, 300) == board
    assert make_board("easy", SplitMix64(3).below, 300, lambda tries: False) is None
