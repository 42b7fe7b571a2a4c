"""LT vectors of docking, exchanging, unloading, winning, and what is hidden."""

from dataclasses import replace

import pytest

from games.laguna.seas import Trial, laguna, one_raft, trial, water
from ludotheque.core.options import Value
from ludotheque.games.laguna.rules.distribution import POOL
from ludotheque.games.laguna.rules.state import State


def two(mine: str, theirs: str, grid: str = "", phase: str = "sail", turn: int = 0, **options: Value) -> Trial:
    words = f"play turn={turn} phase={phase} raft0={mine} raft1={theirs} colours=rb"
    return trial(grid or water(5, 6), words, **options)


def lt12(grid: str = "", **options: Value) -> Trial:
    return two("H,0,0,rb----,-", "H,2,0,-y---r,-", grid, "sail", 0, **options)


def test_lt12_every_exchange_keeps_numbers_and_positions() -> None:
    assert lt12().legal("trade") == {
        "trade 1 0>0 5>5", "trade 1 1>1 1>1", "trade 1 0>0,1>1 1>1,5>5",
    }  # fmt: skip


@pytest.mark.parametrize(
    ("move", "mine", "theirs"),
    [
        ("trade 1 0>0 5>5", "-b---r", "ry----"),
        ("trade 1 1>1 1>1", "ry----", "-b---r"),
        ("trade 1 1>1,0>0 5>5,1>1", "-y---r", "rb----"),
    ],
)
def test_lt12_pearls_travel_with_their_holes(move: str, mine: str, theirs: str) -> None:
    found = lt12().play(move)
    assert (found.holes(0), found.holes(1)) == (mine, theirs)


@pytest.mark.parametrize(
    ("move", "refusal"),
    [
        ("trade 1 0>0 1>1", ("HOLE_COVERED", "LAG-A17")),
        ("trade 1 1>1 5>5", ("HOLE_COVERED", "LAG-A17")),
        ("trade 1 0>0,1>1 5>5", ("UNEQUAL_NUMBERS", "LAG-49")),
        ("trade 1 - -", ("UNEQUAL_NUMBERS", "LAG-49")),
        ("trade 1 0>3 5>5", ("WRONG_POSITION", "LAG-50")),
        ("trade 1 2>2 5>5", ("HOLE_EMPTY", "LAG-48")),
        ("trade 0 0>0 1>1", ("OWN_RAFT", "LAG-48")),
    ],
)
def test_lt12_other_exchanges_are_refused(move: str, refusal: tuple[str, str]) -> None:
    assert lt12().refused(move) == refusal


def test_lt13_a_reef_uncovered_by_an_exchange_only_forbids_stepping() -> None:
    found = lt12("x.....\n" + water(4, 6))
    assert found.told("trade 1 0>0 5>5") == ["trade"]
    assert found.dirs == set()
    assert found.play("shift 1 0").dirs == {"E"}


def test_lt13_a_reef_uncovered_on_the_passive_raft_waits_for_its_owner() -> None:
    grid = "......\n......\nx.....\n......\n......"
    found = two("H,0,0,-r-b--,-", "H,2,0,y----r,-", grid)
    assert found.told("trade 1 1>1 0>0") == ["trade"]
    assert (found.holes(0), found.holes(1)) == ("y--b--", "-r---r")
    found.play("end")
    assert found.dirs == set()
    assert found.play("shift 1 0").dirs == {"E", "S"}


def lt14(**options: Value) -> Trial:
    return two("H,0,0,-b---g,-", "V,2,0,--r--y,-", "", "sail", 0, **options)


def test_lt14_a_middle_hole_corresponds_to_either_middle_hole() -> None:
    middle = {f"trade 1 1>{place} 2>{mine}" for place in "23" for mine in "14"}
    assert {move for move in lt14().legal("trade 1 1>") if move.count(">") == 2} >= middle
    found = lt14().play("trade 1 5>5 5>5")
    assert (found.holes(0)[5], found.holes(1)[5]) == ("y", "g")


def test_lt14_middle_holes_can_be_forbidden() -> None:
    found = lt14(cross_middle="forbid")
    assert found.refused("trade 1 1>2 2>1") == ("MIDDLE_FORBIDDEN", "LAG-A16")
    assert found.legal("trade") == {"trade 1 5>5 5>5"}


def test_lt15_a_visible_arrow_forbids_docking() -> None:
    found = one_raft(".....A\n....>A\n......", "H,0,2,rg----,-", pearls="A=rby")
    assert found.refused("load A b 2") == ("ARROW_VISIBLE", "LAG-47")
    assert found.refused("swap A 0 b0") == ("ARROW_VISIBLE", "LAG-47")
    assert found.dirs == {"S", "W"}
    found.play("shift 0 5", "load A b 0")
    assert (found.holes(), found.island("A")) == ("bg---r", "ry")


LT16 = """......
          ..x.@@
          ...<@@
          ......"""


def lt16(raft: str = "H,1,1,gr--rr,-", delivered: str = "0,0,0,0") -> Trial:
    others = " ".join(f"raft{seat}=H,{2 * seat + 3},0,gb----,-" for seat in (1, 2, 3))
    grid = LT16 + "\n%%%%%%\n" + "\n".join(["...%%%"] * 6)
    return trial(grid, f"play turn=0 phase=sail raft0={raft} {others} volcano={delivered}", players=4)


def test_lt16_unloading_that_uncovers_a_reef_delivers_and_ends_the_turn() -> None:
    found = lt16()
    assert found.told("unload 4") == ["unload"]
    assert found.told("unload 1") == ["unload", "reef", "turn"]
    assert (found.state.delivered[0], found.holes()) == (2, "g----r")


def test_lt16_unloading_that_uncovers_an_arrow_undocks() -> None:
    found = lt16()
    assert found.told("unload 5") == ["unload", "current"]
    assert found.dirs == {"W"}
    assert found.refused("unload 4") == ("ARROW_VISIBLE", "LAG-A13")
    found.play("shift 0 5", "unload 4")
    assert (found.state.delivered[0], found.holes()) == (2, "-r---g")
    assert found.refused("unload 1") == ("TWO_MUST_STAY", "LAG-54")


def test_lt16_only_the_own_colour_is_unloaded() -> None:
    assert lt16().refused("unload 0") == ("NOT_OWN_COLOUR", "LAG-53")
    assert lt16().refused("unload 2") == ("HOLE_EMPTY", "LAG-53")


def test_lt17_the_winning_pearl_wins_before_the_reef_counts() -> None:
    found = lt16(delivered="3,0,0,0")
    assert found.told("unload 1") == ["unload", "won"]
    outcome = found.game.outcome(found.state)
    assert outcome is not None
    assert (outcome.reason, outcome.scores, outcome.winners) == ("delivered", (4, 0, 0, 0), (0,))
    assert outcome.returns == (1, -1, -1, -1)


def test_lt18_two_must_stay_even_for_the_winning_pearl() -> None:
    assert lt16("H,1,1,--g-r-,-", "3,0,0,0").refused("unload 4") == ("ARROW_VISIBLE", "LAG-A13")
    assert lt16("H,1,1,----rg,-", "3,0,0,0").refused("unload 4") == ("TWO_MUST_STAY", "LAG-54")


LT19 = ".....A\n.....A\n......"


def lt19(**options: Value) -> Trial:
    return one_raft(LT19, "H,0,2,bg----,-", "sail", "A=rby", **options)


def test_lt19_islands_exchange_equal_numbers_and_take_none_back() -> None:
    assert lt19().refused("drop A 0") == ("NO_ISLAND_UNLOAD", "LAG-A14")
    assert lt19().refused("swap A 0,1 r0") == ("UNEQUAL_NUMBERS", "LAG-A14")
    assert lt19().refused("swap A 0 g0") == ("PEARL_NOT_THERE", "LAG-27")
    assert lt19().refused("swap A 0 r1") == ("HOLE_COVERED", "LAG-A17")
    found = lt19().play("swap A 0 r0")
    assert (found.island("A"), found.holes()) == ("bby", "rg----")


def test_lt19_four_pearls_are_the_most() -> None:
    found = lt19().play("swap A 0 r0", "load A y 5", "load A b 4")
    assert (found.state.raft.pearls, found.island("A")) == (4, "b")
    assert found.refused("load A b 2") == ("TOO_MANY_PEARLS", "LAG-25")


def test_lt19_a_seat_may_have_five() -> None:
    found = lt19(max_pearls=(5, 4)).play("load A y 5", "load A b 4", "load A r 3")
    assert found.island("A") == ""
    assert found.legal("swap") == set()
    assert found.refused("swap A 0 b0") == ("PEARL_NOT_THERE", "LAG-27")


def test_lt19_with_island_unload_a_pearl_may_be_left() -> None:
    found = lt19(island_unload=True)
    assert found.refused("drop A 0") == ("ISLAND_FULL", "LAG-A15")
    found.play("load A r 2", "drop A 0")
    assert found.island("A") == "bby"
    assert found.refused("drop A 1") == ("ISLAND_FULL", "LAG-A15")


def lt23() -> Trial:
    game = laguna(distribution="players", players=2)
    start = game.initial("easy pool colours=gb")
    start = Trial(game, start).play("place H 2 4 A", "place H 2 16 B").state
    full = ("rgb", "rgy", "rby", "rgb", "rgy", "rgy", "gb", "by")
    return Trial(game, replace(start, islands=full, pool="rg", turn=1))


def test_lt23_a_pearl_may_not_leave_the_rest_without_a_place() -> None:
    found = lt23()
    assert found.refused("pearl r H") == ("DEAD_END", "LAG-A25")
    assert found.legal() == {"pearl r G", "pearl g H"}


def test_lt23_who_could_place_only_the_own_colour_is_skipped() -> None:
    found = lt23().play("pearl r G")
    assert found.state.turn == 1  # seat 0 is green and only green is left
    assert found.legal() == {"pearl g H"}
    found.play("pearl g H")
    assert (found.state.stage, found.state.turn, found.state.phase) == ("play", 0, "launch")


@pytest.mark.parametrize(
    ("move", "refusal"),
    [
        ("pearl b G", ("OWN_COLOUR", "LAG-60")),
        ("pearl y G", ("NOT_IN_POOL", "LAG-60")),
        ("pearl g G", ("COLOUR_ON_ISLAND", "LAG-60")),
        ("pearl g C", ("ISLAND_FULL", "LAG-A25")),
        ("load G b 0", ("WRONG_PHASE", "LAG-24")),
        ("place H 2 4 A", ("WRONG_PHASE", "LAG-12")),
    ],
)
def test_lt23_other_placements_are_refused(move: str, refusal: tuple[str, str]) -> None:
    assert lt23().refused(move) == refusal


def test_the_pool_holds_six_of_every_colour() -> None:
    assert {colour: POOL.count(colour) for colour in "rgby"} == dict.fromkeys("rgby", 6)


LT24 = ".x....\n..>...\n......"


def under(state: State) -> str:
    return state.under(state.rafts[0])


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_lt24_what_lies_under_a_pearl_is_hidden_from_everybody(seat: int | None) -> None:
    found = one_raft(LT24, "H,0,0,r----g,-")
    view = found.game.view(found.state, seat, peek=True)
    assert under(view) == "?x...?"


def test_lt24_peeking_is_for_the_active_player_before_the_first_step() -> None:
    found = one_raft(LT24, "H,0,0,r----g,-", "premove")
    assert under(found.game.view(found.state, 0, peek=True)) == ".x...>"
    assert under(found.game.view(found.state, 0)) == "?x...?"
    assert under(found.game.view(found.state, 1, peek=True)) == "?x...?"
    assert found.game.view(found.state, 0, peek=True).board.at((4, 0)) == "?"


def test_lt26_an_island_is_closed_until_its_starter_has_launched() -> None:
    grid = "....A..\n....A..\n.......\n.......\n......."
    found = trial(grid, "A=rby play turn=0 phase=sail raft0=H,0,1,rg----,- raft1=H,2,4,------,A", max_pearls=4)
    assert found.refused("load A b 2") == ("ISLAND_PROTECTED", "LAG-A6")
    found.play("end", "load A b 0", "load A y 1", "end")
    assert "load A r 2" in found.legal("load")


def test_lt26_nobody_exchanges_with_a_raft_that_is_not_launched() -> None:
    grid = "....A..\n....A..\n.......\n.......\n......."
    found = trial(grid, "A=rby play turn=0 phase=sail raft0=H,2,1,rg----,- raft1=H,2,4,------,A")
    assert found.refused("trade 1 0>0 0>0") == ("PARTNER_NOT_LAUNCHED", "LAG-E1")


def test_lt28_covering_the_arrow_docks() -> None:
    found = one_raft("...A\n..^A", "H,0,0,rg----,-", pearls="A=b")
    assert found.dirs == set()
    assert found.refused("load A b 2") == ("ARROW_VISIBLE", "LAG-47")
    found.play("shift 0 5")
    assert {"load A b 2", "end"} <= found.legal()


def test_lt29_a_corner_of_the_volcano_is_no_contact() -> None:
    found = one_raft("....@@\n....@@\n......\n......\n......", "H,2,1,rrg---,-")
    assert found.refused("unload 0") == ("NOT_TOUCHING", "LAG-46")
    assert "unload 0" in found.play("step E").legal()


def test_lt32_only_the_arrows_of_the_active_raft_count() -> None:
    found = lt12("......\n......\n>.....\n......\n......").play("trade 1 1>1 1>1")
    assert found.holes(0) == "ry----"
    found.play("end")
    assert found.refused("trade 0 1>1 1>1") == ("ARROW_VISIBLE", "LAG-47")


def test_lt33_an_arrow_uncovered_by_an_exchange_blocks_the_next() -> None:
    found = lt12(">.....\n" + water(4, 6)).play("trade 1 0>0 5>5")
    assert found.refused("trade 1 1>1 1>1") == ("ARROW_VISIBLE", "LAG-47")
    assert found.dirs == {"E"}
    assert found.play("shift 5 0").legal("trade")
