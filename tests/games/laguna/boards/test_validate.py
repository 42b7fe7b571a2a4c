"""The requirements of §7.2: the house boards meet them, and a breach of each is found."""

import pytest

from ludotheque.games.laguna.boards.validate import clean_steps, passes, validate
from ludotheque.games.laguna.kernel.arrays import sea_map
from ludotheque.games.laguna.rules.board_text import dump, house, parse


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


def broken(change: tuple[str, str]) -> str:
    return dump(house("easy")).replace("symmetry: C4", "symmetry: none").replace(*change)


@pytest.mark.no_cover
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


def test_a_board_without_its_islands_is_measured_no_further() -> None:
    board = parse(broken(("AA", "..")))
    assert [finding.clause for finding in validate(board)] == ["BRD-1", "BRD-2", "BRD-3"]
    assert not passes(board)


def test_brd4_a_crowded_window_is_counted() -> None:
    told = {finding.clause: finding.told for finding in validate(parse(broken(("....\n...xx", "..x.\n..xxx"))))}
    assert told["BRD-4"].startswith("at most") and int(told["BRD-4"].split()[2]) > 2


def test_brd10_more_pearls_never_make_the_way_to_the_volcano_longer() -> None:
    for side in ("easy", "hard"):
        found = sea_map(house(side), "V")
        four, three, two = (clean_steps(found, pearls) for pearls in (4, 3, 2))
        assert all(four[island] <= three[island] <= two[island] for island in "ABCDEFGH")


def test_brd10_after_a_quarter_turn_the_distances_are_those_of_the_other_orientation() -> None:
    flat, upright = (clean_steps(sea_map(house("hard"), orient), 3) for orient in ("H", "V"))
    assert [flat[island] for island in "ABCDEFGH"] == [upright[island] for island in "CDEFGHAB"]
