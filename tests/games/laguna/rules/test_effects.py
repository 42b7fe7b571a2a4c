"""What a permitted action changes, and how turns pass."""

from dataclasses import replace

import pytest

from games.laguna.seas import one_raft, trial, water
from ludotheque.games.laguna.rules.effects import is_over, solved, uncovers_reef
from ludotheque.games.laguna.rules.moves import Drop, End, Load, Move, Shift, Step, Swap, Unload
from ludotheque.games.laguna.rules.state import Target

SEA = ".....@\n.x...@\n......\n......"


@pytest.mark.parametrize(
    ("move", "reef"),
    [(Shift(4, 5), True), (Shift(0, 5), False), (Unload(4), True), (Unload(0), False), (Drop("A", 4), True),
     (Step("S"), True), (Step("E"), True), (End(), False), (Load("A", "r", 4), False), (Swap("A", (4,), ()), False)],
    ids=str,
)  # fmt: skip
def test_only_a_step_a_shift_and_what_leaves_a_hole_uncover_a_reef(move: Move, reef: bool) -> None:
    found = one_raft(SEA, "H,0,0,r---g-,-")
    assert uncovers_reef(found.state, move) is reef


def test_turns_pass_clockwise_and_are_counted() -> None:
    rafts = " ".join(f"raft{seat}=H,{2 * seat},0,rg----,-" for seat in range(3))
    found = trial(water(7, 6), f"play turn=1 phase=sail {rafts}", players=3)
    seats = []
    for _ in range(4):
        seats.append(found.state.turn)
        found.play("end")
    assert seats == [1, 2, 0, 1] and found.state.turns == 4


def test_a_new_turn_forgets_what_belonged_to_the_last() -> None:
    found = one_raft(water(4, 8), "H,0,0,rg----,-").play("step E", "shift 0 5")
    assert (found.state.actions, found.state.phase) == (2, "sail")
    found.play("end")
    assert (found.state.actions, found.state.phase, found.state.fresh) == (0, "premove", ())


def test_an_unlaunched_raft_begins_its_turn_by_launching() -> None:
    found = one_raft("..A...\n..A...\n......\n......", "H,2,1,r-----,A", "launch", "A=gy").play("=time", "=time")
    assert found.state.phase == "launch"


def test_lag63_a_reef_at_the_start_of_a_turn_counts_only_without_glass() -> None:
    grid = "......\n.x....\n......"
    for glass, counts in (("none", True), (30, False)):
        found = one_raft(grid, "H,0,0,rg----,-", glass=glass).play("end", "end")
        assert found.state.reef_at_start is counts


def test_steps_are_spent_alone_and_nothing_else_is() -> None:
    found = trial("A...\n....\n....", "A=b play turn=0 phase=sail raft0=H,1,0,rg----,- target volcano=1", players=1)
    assert found.play("shift 0 5", "load A b 0", "end").state.spent == 0
    assert found.play("step E", "step W").state.spent == 2
    assert one_raft(water(3, 5), "H,0,0,rg----,-").play("step E").state.spent == 0


def test_a24_a_fresh_pearl_that_leaves_is_forgotten() -> None:
    found = one_raft("...A\n...A\n....", "H,0,0,rg----,-", "premove", "A=by", glass="none").play("load A b 2")
    assert found.state.fresh == (2,)
    assert found.play("swap A 2 y4").state.fresh == (4,)


def test_a24_what_is_taken_from_a_raft_is_fresh_too() -> None:
    words = "play turn=0 phase=premove raft0=H,0,0,rb----,- raft1=H,2,0,-y---r,-"
    assert trial(water(5, 6), words, glass="none").play("trade 1 0>0 5>5").state.fresh == (5,)
    assert trial(water(5, 6), words).play("trade 1 0>0 5>5").state.fresh == ()


def test_a27_a_puzzle_is_solved_when_every_named_part_holds_exactly_and_the_raft_is_launched() -> None:
    state = one_raft("A..B\n....\n....", "H,1,0,rg----,-", pearls="A=rg B=-").state
    for target, held in (
        (Target((("A", "rg"),)), True),
        (Target((("A", "rg"), ("B", ""))), True),
        (Target((("A", "r"),)), False),
        (Target((("A", "rg"),), 1), False),
        (Target((), 0), True),
    ):
        assert solved(replace(state, target=target)) is held
    bare = replace(state, target=Target((), 0)).with_raft(replace(state.raft, holes="r-----"))
    assert not solved(bare)


def test_lag6_the_game_is_over_at_the_number_needed_and_not_before() -> None:
    found = one_raft(SEA, "H,0,2,rrg---,-")
    assert not is_over(found.game.options, replace(found.state, delivered=(5, 5)))
    assert is_over(found.game.options, replace(found.state, delivered=(6, 5)))
    assert not is_over(found.game.options, replace(found.state, delivered=(6, 5), pool="r"))
