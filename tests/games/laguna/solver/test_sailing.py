"""One leg of a voyage: the cheapest way, against a search through the rules themselves."""

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from games.laguna.models import alone, cheapest, clear, fillings, seas
from games.laguna.seas import one_raft
from ludotheque.core.options import Value
from ludotheque.games.laguna.kernel.arrays import sea_map
from ludotheque.games.laguna.rules.state import Raft, State
from ludotheque.games.laguna.solver.sailing import Price, filling, find_course

HURRIED: dict[str, Value] = {}
OPTIONS: list[dict[str, Value]] = [
    HURRIED, {"premove": "effect"}, {"premove": "literal"}, {"glass": "none"}, {"glass": "none", "premove": "effect"},
]  # fmt: skip


@pytest.mark.no_cover
@settings(max_examples=15, deadline=None)
@given(
    seas(4, 6), fillings(), st.sampled_from(["premove", "sail"]), st.sampled_from(OPTIONS), st.sampled_from([None, 3])
)
def test_a_course_is_as_cheap_as_the_rules_allow(
    grid: str, holes: str, phase: str, options: dict[str, Value], penalty: int | None
) -> None:
    found = alone(grid, f"H,0,0,{holes}", phase, **options)
    assume(found is not None)
    assert found is not None
    game, state = found
    sea = sea_map(state.board, "H")
    course = find_course(game.options, state, sea, [sea.window(2, 3)], Price(4, 1, penalty))

    def arrived(there: State) -> bool:
        return (there.rafts[0].row, there.rafts[0].col) == (2, 3) and clear(there)

    expected = cheapest(game, state, arrived, 4, 1, penalty)
    assert (None if course is None else course[0].cost) == expected
    if course is not None:
        for move in course[0].moves:
            state = game.play(state, move)
        assert arrived(state)


@settings(max_examples=15, deadline=None)
@given(seas(3, 5), fillings(3), st.integers(1, 2))
def test_own_pearls_that_will_be_unloaded_lie_on_no_reef(grid: str, holes: str, own: int) -> None:
    found = alone(grid, f"H,0,0,{holes}", "sail")
    assume(found is not None and holes.count("r") >= own)
    assert found is not None
    game, state = found
    sea = sea_map(state.board, "H")
    course = find_course(game.options, state, sea, [sea.window(1, 2)], Price(), own)

    def arrived(there: State) -> bool:
        raft = there.rafts[0]
        ready = [h for h in range(6) if raft.holes[h] == "r" and there.under(raft)[h] != "x"]
        return (raft.row, raft.col) == (1, 2) and clear(there) and len(ready) >= own

    assert (None if course is None else course[0].cost) == cheapest(game, state, arrived, 1, 1, None)


@pytest.mark.parametrize(
    ("grid", "holes", "cost"),
    [
        ("....x....\n....x....", "-rg-by", (6, 2)), ("....x....\n.........", "-rg---", (6, 1)),
        ("....x....\n.........", "rgb---", (6, 0)), ("....x....\n....x....", "rgb---", None),
    ],
)  # fmt: skip
def test_lt31_crossings_need_pearls(grid: str, holes: str, cost: tuple[int, int] | None) -> None:
    found = one_raft(grid, f"H,0,0,{holes},-")
    sea = sea_map(found.state.board, "H")
    course = find_course(found.game.options, found.state, sea, [sea.window(0, 6)], Price(64, 1))
    assert (None if course is None else divmod(course[0].cost, 64)) == cost


def test_where_holes_may_be_chosen_the_best_filling_is_told() -> None:
    found = one_raft("....x....\n.........", "H,0,0,------,-")
    sea = sea_map(found.state.board, "H")
    rafts = [Raft("H", 0, 0, holes) for holes in ("---rg-", "rgb---", "--r--g")]
    answer = find_course(found.game.options, found.state, sea, [sea.window(0, 6)], Price(64, 1), rafts=rafts)
    assert answer is not None
    course, which = answer
    assert which == 1 and course.cost == 6 * 64 and course.window == sea.window(0, 6)


def test_beyond_the_horizon_nothing_is_looked_for() -> None:
    found = one_raft(".........\n.........", "H,0,0,rg----,-")
    sea = sea_map(found.state.board, "H")
    goal = [sea.window(0, 6)]
    assert find_course(found.game.options, found.state, sea, goal, Price(1, 1, None, horizon=5)) is None
    assert find_course(found.game.options, found.state, sea, goal, Price(1, 1, None, horizon=6)) is not None


def test_where_turns_are_counted_a_reef_costs_the_rest_of_its_turn() -> None:
    found = one_raft("...x....\n...x....", "H,0,0,rg----,-", glass="none")
    sea = sea_map(found.state.board, "H")
    answer = find_course(found.game.options, found.state, sea, [sea.window(0, 1)], Price(1, 1, 0, 500, 7, 20))
    assert answer is not None
    assert answer[0].cost == 7 + 2  # the step shows both reefs, and the next turn covers them


@given(st.text("rg-", min_size=6, max_size=6))
def test_a_filling_tells_every_hole_to_base_three(holes: str) -> None:
    digits = "".join("-gr"[filling(Raft("H", 0, 0, holes), "r") // 3**hole % 3] for hole in range(6))
    assert digits == holes
