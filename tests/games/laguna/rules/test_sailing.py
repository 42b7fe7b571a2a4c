"""LT vectors of placing, loading, stepping and shifting."""

import pytest

from games.laguna.seas import BASE, Trial, laguna, one_raft, trial, water
from ludotheque.core.chance import SplitMix64
from ludotheque.games.laguna.rules.distribution import all_distributions, draw, is_base
from ludotheque.games.laguna.rules.state import PREMOVE, SAIL

LT2 = """......
         .AA...
         ......
         ......"""
LT3 = """..A...
         ..A...
         x..>..
         ......
         ......"""
LT6 = """.......
         .......
         .>.v...
         .......
         .......
         ......."""
LT9 = """......
         .x....
         ......
         ......"""
LT11 = """......
          .x>...
          ..x...
          ......"""


def test_lt1_there_are_2520_distributions_of_three_different_colours_an_island() -> None:
    found = set(all_distributions())
    assert len(found) == 2520
    assert all(map(is_base, found))


def test_lt1_a_drawn_distribution_is_one_of_them() -> None:
    below = SplitMix64(1).below
    drawn = {draw(below) for _ in range(200)}
    assert len(drawn) > 150
    assert all(map(is_base, drawn))


def test_lt2_start_places_touch_the_island_with_a_side() -> None:
    found = trial(LT2, "A=rgb").legal("place")
    assert found == {
        *(f"place H {place} A" for place in ("0 3", "1 3", "2 0", "2 1", "2 2")),
        *(f"place V {place} A" for place in ("0 3", "1 3")),
    }


def test_lt2_a_corner_is_no_contact_and_a_second_raft_needs_another_island() -> None:
    start = trial(LT2, "A=rgb")
    assert start.refused("place H 2 3 A") == ("NOT_AT_LINE", "LAG-13")
    start.play("place H 2 1 A")
    assert start.refused("place H 1 3 A") == ("RAFT_OVERLAP", "LAG-15")
    assert start.refused("place H 0 3 A") == ("ISLAND_TAKEN", "LAG-A3")
    assert start.refused("place H 0 1 A") == ("OFF_SEA", "LAG-15")


def lt3() -> Trial:
    return one_raft(LT3, "H,2,1,------,A", "launch", "A=rgy")


def test_lt3_the_first_loading_does_not_mind_arrows() -> None:
    first = lt3()
    assert first.dirs == set()
    assert first.refused("end") == ("NOT_LAUNCHED", "LAG-24")
    assert first.refused("step E") == ("NOT_LAUNCHED", "LAG-24")
    first.play("load A g 0")
    assert first.dirs == set()
    first.play("load A r 1")
    assert first.dirs == {"E"}
    first.play("load A y 2")
    assert first.dirs == {"E", "S", "W"}
    assert first.island("A") == ""


def test_lt3_after_the_first_step_an_arrow_forbids_loading() -> None:
    first = lt3().play("load A g 0", "load A r 3", "step E")
    assert first.refused("load A y 2") == ("ARROW_VISIBLE", "LAG-47")
    assert first.dirs == {"E"}


@pytest.mark.parametrize(
    ("raft", "dirs"), [("H,0,0,rg----,-", "ES"), ("V,1,6,rg----,-", "NW"), ("H,1,2,rg----,-", "NESW")]
)
def test_lt4_a_raft_steps_wherever_six_cells_are_free(raft: str, dirs: str) -> None:
    assert one_raft(water(4, 8), raft).dirs == set(dirs)


LT5 = """......
         ...x..
         ......"""


def test_lt5_a_step_that_shows_a_reef_ends_the_turn() -> None:
    found = one_raft(LT5, "H,0,0,rg----,-")
    assert found.told("step E") == ["step", "reef", "turn"]
    assert found.state.turn == 1


def test_lt5_a_covered_reef_does_nothing_until_it_shows() -> None:
    found = one_raft(LT5, "H,0,0,r----g,-").play("step E")
    assert found.state.turn == 0
    assert found.dirs == {"E", "S", "W"}
    assert found.told("step E") == ["step", "reef", "turn"]


def lt6(*others: str) -> Trial:
    rafts = ["raft0=H,1,1,rg----,-", *(f"raft{seat}={raft}" for seat, raft in enumerate(others, 1))]
    players = len(rafts) if others else 2
    if not others:
        return one_raft(LT6, "H,1,1,rg----,-")
    return trial(LT6, f"play turn=0 phase=sail {' '.join(rafts)}", players=players)


def test_lt6_one_of_the_visible_arrows_is_followed() -> None:
    assert lt6().dirs == {"E", "S"}
    assert lt6().refused("step N") == ("ARROW_BINDS", "LAG-42")


def test_lt6_an_arrow_blocked_by_a_raft_gives_way_to_another() -> None:
    assert lt6("H,3,0,rg----,-").dirs == {"E"}
    assert lt6("H,3,0,rg----,-").refused("step S") == ("BLOCKED_RAFT", "LAG-15")


def test_lt6_arrows_that_are_all_blocked_are_void() -> None:
    assert lt6("H,3,0,rg----,-", "V,0,4,rg----,-").dirs == {"N", "W"}


def test_lt7_a_covered_arrow_has_no_force() -> None:
    found = lt6().play("shift 0 3")
    assert found.dirs == {"S"}
    assert found.play("shift 1 5").dirs == set("NESW")


def test_lt8_an_arrow_against_land_is_void() -> None:
    found = one_raft("..A..\n.....\n.^...", "H,1,1,rg----,-", pearls="A=-")
    assert found.dirs == {"E", "W"}
    assert found.refused("step N") == ("BLOCKED_LAND", "LAG-15")
    assert found.refused("step S") == ("BLOCKED_EDGE", "LAG-39")


def test_lt9_a_shift_that_uncovers_a_reef_is_completed_and_ends_the_turn() -> None:
    found = one_raft(LT9, "H,0,0,r---g-,-")
    assert found.told("shift 4 5") == ["shift", "reef", "turn"]
    assert found.holes() == "r----g"


def test_lt9_before_the_first_step_such_a_shift_is_refused() -> None:
    found = one_raft(LT9, "H,0,0,r---g-,-", PREMOVE)
    assert found.refused("shift 4 5") == ("WOULD_UNCOVER_REEF", "LAG-29")
    assert found.play("shift 0 5").dirs == {"E", "S"}


def test_lt9_with_effect_it_ends_the_turn_there_too() -> None:
    found = one_raft(LT9, "H,0,0,r---g-,-", PREMOVE, premove="effect")
    assert found.told("shift 4 5") == ["shift", "reef", "turn"]


def test_lt10_a_shift_that_uncovers_an_arrow_binds_and_covering_frees() -> None:
    found = one_raft(".......\n.......\n.>.....\n.......", "H,1,1,r--g--,-")
    assert found.dirs == set("NESW")
    assert found.told("shift 3 4") == ["shift", "current"]
    assert found.dirs == {"E"}
    assert found.play("shift 4 3").dirs == set("NESW")


@pytest.mark.parametrize(
    ("premove", "shifts"),
    [
        ("guarded", {"shift 1 2", "shift 1 3", "shift 1 4", "shift 1 5"}),
        ("literal", set()),
        ("effect", {f"shift {source} {target}" for source in "01" for target in "2345"}),
    ],
)
def test_lt11_guarded_keeps_a_raft_from_freezing(premove: str, shifts: set[str]) -> None:
    found = one_raft(LT11, "H,1,1,rg----,-", PREMOVE, premove=premove)
    assert found.dirs == set()
    assert found.legal("shift") == shifts


def test_lt11_the_allowed_shift_uncovers_the_arrow_and_it_binds() -> None:
    found = one_raft(LT11, "H,1,1,rg----,-", PREMOVE).play("shift 1 4")
    assert found.dirs == {"E"}
    assert found.state.turn == 0
    literal = one_raft(LT11, "H,1,1,rg----,-", PREMOVE, premove="literal")
    assert literal.refused("shift 1 4") == ("WOULD_UNCOVER_ARROW", "LAG-29")


def test_lt22_without_glass_pearls_shift_only_after_a_reef() -> None:
    grid = ".......\n...x...\n.......\n......."
    found = one_raft(grid, "H,0,0,rg----,-", PREMOVE, glass="none")
    assert found.refused("shift 0 5") == ("SHIFT_FORBIDDEN", "LAG-62")
    assert found.told("step E") == ["step", "reef", "turn"]
    found.play("end")
    assert found.state.turn == 0 and found.state.reef_at_start
    assert found.dirs == set()
    assert {"shift 0 5", "shift 1 4"} <= found.legal("shift")
    found.play("shift 0 5", "shift 1 4")
    assert found.dirs == {"E", "S", "W"}
    found.play("step E")
    assert found.state.turn == 0
    assert found.refused("shift 4 0") == ("SHIFT_FORBIDDEN", "LAG-62")
    found.play("end", "end")
    assert not found.state.reef_at_start
    assert found.refused("shift 4 0") == ("SHIFT_FORBIDDEN", "LAG-62")


def test_lt27_arrows_all_blocked_and_no_free_way_leaves_everything_but_the_step() -> None:
    found = one_raft("..>\n...", "H,0,0,rg----,-")
    assert found.dirs == set()
    assert found.legal() == {"end", *(f"shift {source} {target}" for source in "01" for target in "2345")}


def test_lt30_a_reef_and_an_arrow_together_end_the_turn() -> None:
    grid = ".......\n....x..\n....^..\n......."
    found = one_raft(grid, "H,1,1,rg----,-")
    assert found.told("step E") == ["step", "reef", "turn"]
    found.play("end")
    assert found.dirs == set()
    assert found.refused("step N") == ("REEF_VISIBLE", "LAG-31")
    assert found.play("shift 0 2").dirs == {"N"}


def test_lt31_two_reefs_high_are_crossed_with_four_pearls() -> None:
    found = one_raft("....x....\n....x....", "H,0,0,-rg-by,-")
    found.play("step E", "step E", "step E", "shift 2 0", "shift 5 3", "step E", "step E", "step E")
    assert (found.state.turn, found.state.raft.col) == (0, 6)


def test_the_phases_of_a_turn_are_told_apart() -> None:
    found = one_raft(water(4, 8), "H,0,0,rg----,-", PREMOVE)
    assert found.play("shift 0 2").state.phase == PREMOVE
    assert found.play("step E").state.phase == SAIL


def test_the_house_setup_starts_with_placing() -> None:
    game = laguna()
    assert game.initial(f"easy {BASE}").stage == "place"
