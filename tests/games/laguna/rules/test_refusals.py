"""Refusals of §4.2: each action with everything against it, until one reason after the other is taken away.

Of several reasons the one that stands first in the rule file's table is told. Each ladder below begins with a position
in which every reason holds; each rung changes the position so that the reason told before is gone.
"""

from dataclasses import replace

import pytest

from games.laguna.seas import BASE, Trial, laguna, one_raft, trial, water
from ludotheque.core.options import Value
from ludotheque.games.laguna.rules.moves import Place
from ludotheque.games.laguna.rules.refusals import permitted
from ludotheque.games.laguna.rules.state import State

Refusal = tuple[str, str]
SHORE = "....A.\n..>.A.\n......\n......"
"""Raft `H@r0c1` lies beside A with an arrow under its hole 4."""


def at_shore(raft: str, pearls: str = "A=rby", phase: str = "sail", **options: Value) -> Trial:
    return one_raft(SHORE, f"H,0,1,{raft},-", phase, pearls, **options)


def beside(mine: str, theirs: str, grid: str = "", mine_at: str = "H,0,0", their_at: str = "H,2,0") -> Trial:
    words = f"play turn=0 phase=sail raft0={mine_at},{mine},- raft1={their_at},{theirs},-"
    return trial(grid or water(6, 8), words)


LOADING: list[tuple[str, Trial, Refusal]] = [
    (
        "load B r 0",
        trial("A...B\n.....\n.....", "A=g B=- play turn=0 phase=launch raft0=H,1,0,------,A", players=1),
        ("NOT_START_ISLAND", "LAG-24"),
    ),
    ("load A g 0", one_raft(SHORE, "H,2,0,rg----,-", pearls="A=rby"), ("NOT_TOUCHING", "LAG-46")),
    (
        "load A g 0",
        trial(
            "....A...\n..>.A...\n........\n........",
            "A=rby play turn=0 phase=sail raft0=H,0,1,rg-b-y,- raft1=H,0,5,------,A",
        ),
        ("ISLAND_PROTECTED", "LAG-A6"),
    ),
    ("load A g 0", at_shore("rg-b-y"), ("ARROW_VISIBLE", "LAG-47")),
    ("load A g 0", at_shore("rg-by-"), ("PEARL_NOT_THERE", "LAG-27")),
    ("load A r 0", at_shore("rg-by-"), ("HOLE_COVERED", "LAG-24")),
    ("load A r 2", at_shore("rg-by-"), ("TOO_MANY_PEARLS", "LAG-25")),
    ("load A r 2", at_shore("rgbyr-", max_pearls=5).play("shift 2 5"), ("TOO_MANY_PEARLS", "LAG-59")),
]
SWAPPING: list[tuple[str, Trial, Refusal]] = [
    (
        "swap A 0 g1,b2",
        one_raft(SHORE, "H,2,0,------,A", "launch", "A=rby"),
        ("NOT_LAUNCHED", "LAG-24"),
    ),
    ("swap A 0 g1,b2", one_raft(SHORE, "H,2,0,-r--g-,-", pearls="A=rby"), ("NOT_TOUCHING", "LAG-46")),
    ("swap A 0 g1,b2", at_shore("-rg---"), ("ARROW_VISIBLE", "LAG-47")),
    ("swap A 0 g1,b2", at_shore("-r--g-"), ("UNEQUAL_NUMBERS", "LAG-A14")),
    ("swap A - -", at_shore("-r--g-"), ("UNEQUAL_NUMBERS", "LAG-A14")),
    ("swap A 0 g1", at_shore("-r--g-"), ("HOLE_EMPTY", "LAG-48")),
    ("swap A 4 g1", at_shore("-r--g-"), ("PEARL_NOT_THERE", "LAG-27")),
    ("swap A 1,4 b1,b0", at_shore("-r--g-"), ("PEARL_NOT_THERE", "LAG-27")),
    ("swap A 4 b1", at_shore("-r--g-"), ("HOLE_COVERED", "LAG-A17")),
]
ARROW = ">.......\n" + water(5, 8)
TRADING: list[tuple[str, Trial, Refusal]] = [
    ("trade 0 0>1 2>2,3>3", beside("------", "------"), ("NOT_LAUNCHED", "LAG-24")),
    ("trade 0 0>1 2>2,3>3", beside("rg----", "------"), ("OWN_RAFT", "LAG-48")),
    ("trade 1 0>1 2>2,3>3", beside("rg----", "------", their_at="H,4,4"), ("PARTNER_NOT_LAUNCHED", "LAG-E1")),
    ("trade 1 0>1 2>2,3>3", beside("-rg---", "by----", ARROW, their_at="H,4,4"), ("NOT_TOUCHING", "LAG-46")),
    ("trade 1 0>1 2>2,3>3", beside("-rg---", "by----", ARROW), ("ARROW_VISIBLE", "LAG-47")),
    ("trade 1 0>1 2>2,3>3", beside("-rg---", "by----"), ("UNEQUAL_NUMBERS", "LAG-49")),
    ("trade 1 0>1 2>2", beside("-rg---", "by----"), ("WRONG_POSITION", "LAG-50")),
    ("trade 1 1>1 0>2", beside("-rg---", "by----"), ("WRONG_POSITION", "LAG-50")),
    ("trade 1 0>0 2>2", beside("-rg---", "by----"), ("HOLE_EMPTY", "LAG-48")),
    ("trade 1 1>1 2>2", beside("-rg---", "by----"), ("HOLE_EMPTY", "LAG-48")),
    ("trade 1 1>1 0>0", beside("-rg---", "by----"), ("HOLE_COVERED", "LAG-A17")),
    ("trade 1 2>2 1>1", beside("-rg---", "by----"), ("HOLE_COVERED", "LAG-A17")),
]
FIRES = "....@@\n..>x@@\n......"
UNLOADING: list[tuple[str, Trial, Refusal]] = [
    ("unload 5", one_raft(FIRES, "H,1,0,r-----,-"), ("NOT_LAUNCHED", "LAG-24")),
    ("unload 5", one_raft(FIRES, "H,1,0,rg----,-"), ("NOT_TOUCHING", "LAG-46")),
    ("unload 5", one_raft(FIRES, "H,0,1,rg----,-"), ("ARROW_VISIBLE", "LAG-A13")),
    ("unload 5", one_raft(FIRES, "H,0,1,r---g-,-"), ("HOLE_EMPTY", "LAG-53")),
    ("unload 4", one_raft(FIRES, "H,0,1,r---g-,-"), ("NOT_OWN_COLOUR", "LAG-53")),
    ("unload 0", one_raft(FIRES, "H,0,1,r---g-,-"), ("TWO_MUST_STAY", "LAG-54")),
]
DROPPING: list[tuple[str, Trial, Refusal]] = [
    ("drop A 5", one_raft(SHORE, "H,2,0,r-----,-", pearls="A=rby"), ("NO_ISLAND_UNLOAD", "LAG-A14")),
    ("drop A 5", one_raft(SHORE, "H,2,0,r-----,-", pearls="A=rby", island_unload=True), ("NOT_LAUNCHED", "LAG-24")),
    ("drop A 5", one_raft(SHORE, "H,2,0,rg----,-", pearls="A=rby", island_unload=True), ("NOT_TOUCHING", "LAG-46")),
    ("drop A 5", at_shore("rg----", island_unload=True), ("ARROW_VISIBLE", "LAG-47")),
    ("drop A 5", at_shore("r---g-", island_unload=True), ("ISLAND_FULL", "LAG-A15")),
    ("drop A 5", at_shore("r---g-", "A=ry", island_unload=True), ("HOLE_EMPTY", "LAG-A14")),
    ("drop A 0", at_shore("r---g-", "A=ry", island_unload=True), ("TWO_MUST_STAY", "LAG-54")),
]
REEFS = "......\n.x>...\n......\n......"
SHIFTING: list[tuple[str, Trial, Refusal]] = [
    ("shift 0 4", one_raft(REEFS, "H,0,0,----gr,-", "premove", glass="none"), ("HOLE_EMPTY", "LAG-33")),
    ("shift 4 5", one_raft(REEFS, "H,0,0,----gr,-", "premove", glass="none"), ("HOLE_COVERED", "LAG-33")),
    ("shift 4 0", one_raft(REEFS, "H,0,0,----gr,-", "premove", glass="none"), ("SHIFT_FORBIDDEN", "LAG-62")),
    ("shift 4 0", one_raft(REEFS, "H,0,0,----gr,-", "premove"), ("WOULD_UNCOVER_REEF", "LAG-29")),
    ("shift 5 0", one_raft(REEFS, "H,0,0,----gr,-", "premove"), ("WOULD_UNCOVER_ARROW", "LAG-29")),
]
STEPPING: list[tuple[str, Trial, Refusal]] = [
    ("step N", one_raft(REEFS, "H,0,0,g-----,-"), ("NOT_LAUNCHED", "LAG-24")),
    ("step N", one_raft(REEFS, "H,0,0,gr----,-"), ("REEF_VISIBLE", "LAG-31")),
    ("step N", one_raft(REEFS, "H,0,0,g---r-,-"), ("BLOCKED_EDGE", "LAG-39")),
    ("step W", one_raft("A...\nA.v.\n....", "H,0,1,gr----,-", pearls="A=-"), ("BLOCKED_LAND", "LAG-15")),
    ("step S", beside("rg----", "by----", ARROW.replace(">", ".")), ("BLOCKED_RAFT", "LAG-15")),
    ("step S", one_raft(REEFS, "H,0,0,g---r-,-"), ("ARROW_BINDS", "LAG-42")),
]
LADDERS = [
    pytest.param(*rung, id=f"{rung[0]}-{rung[2][0]}")
    for ladder in (LOADING, SWAPPING, TRADING, UNLOADING, DROPPING, SHIFTING, STEPPING)
    for rung in ladder
]


@pytest.mark.parametrize(("text", "found", "refusal"), LADDERS)
def test_of_several_reasons_the_first_of_the_table_is_told(text: str, found: Trial, refusal: Refusal) -> None:
    assert found.refused(text) == refusal


def test_fresh_comes_after_the_ban_on_shifting_and_before_what_lies_beneath() -> None:
    found = one_raft(REEFS, "H,0,0,----gr,-", "premove", glass="none")
    found.state = replace(found.state, reef_at_start=True, fresh=(4,))
    assert found.refused("shift 4 0") == ("FRESH_PEARL", "LAG-A24")
    assert found.refused("shift 5 0") == ("WOULD_UNCOVER_ARROW", "LAG-29")


PLACING = "......A.\n......A.\n........\n.B......"


@pytest.mark.parametrize(
    ("text", "refusal"),
    [
        ("place H 0 5 A", ("OFF_SEA", "LAG-15")),
        ("place H 3 6 A", ("OFF_SEA", "LAG-15")),
        ("place H 0 3 B", ("RAFT_OVERLAP", "LAG-15")),
        ("place H 1 0 A", ("NOT_AT_LINE", "LAG-13")),
        ("place V 0 4 A", ("RAFT_OVERLAP", "LAG-15")),
        ("place H 2 5 A", ("ISLAND_TAKEN", "LAG-A3")),
    ],
)
def test_a_start_place_is_refused_for_its_first_fault(text: str, refusal: Refusal) -> None:
    found = trial(PLACING, "A=rgb B=rgy").play("place H 0 3 A")
    assert found.refused(text) == refusal


@pytest.mark.parametrize("text", ["load A r 0", "swap A 0 r0", "step N", "shift 0 1", "unload 0", "end", "=time"])
def test_before_play_nothing_is_done_that_belongs_to_play(text: str) -> None:
    assert trial(PLACING, "A=rgb B=rgy").refused(text) == ("WRONG_PHASE", "LAG-24")


@pytest.mark.parametrize(("text", "clause"), [("place H 0 3 A", "LAG-12"), ("pearl g A", "LAG-60")])
def test_in_play_nothing_is_placed_any_more(text: str, clause: str) -> None:
    assert at_shore("rg----").refused(text) == ("WRONG_PHASE", clause)


def test_only_a_raft_with_nothing_to_load_may_end_without_two_pearls() -> None:
    assert one_raft(SHORE, "H,0,1,------,A", "launch", "A=rby").refused("end") == ("NOT_LAUNCHED", "LAG-24")
    assert "end" in one_raft(SHORE, "H,0,1,------,A", "launch", "A=-").legal()


def test_the_facts_of_a_refusal_name_what_is_wrong() -> None:
    found = at_shore("rg-by-")
    for text, facts in (
        ("load A g 2", {"colour": "g", "island": "A"}),
        ("load A r 0", {"hole": 0}),
        ("load A r 2", {"most": 4}),
        ("swap A 0,1 r0", {"given": 2, "taken": 1}),
    ):
        assert found.facts(text) == facts


def test_a_puzzle_with_its_raft_in_place_knows_no_other_start() -> None:
    game = laguna(players=1)
    state: State = game.initial(f"easy {BASE} start=H,2,4,A target volcano=2")
    assert not permitted(game.options, state, Place("V", 2, 4, "A"))
    found = Trial(game, state)
    assert found.refused("place H 2 5 A") == ("START_FIXED", "LAG-A27")
    sailed = found.play("load A r 3", "load A g 0", "load A b 2", "step S")
    assert sailed.refused("place H 2 5 A") == ("WRONG_PHASE", "LAG-12")
