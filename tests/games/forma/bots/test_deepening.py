"""From a position to a placement: how far a search goes, when it stops, and what it prefers."""

from dataclasses import replace

import pytest

from games.forma.playing import forma, walk
from ludotheque.core.bot import Limit, Progress, Seen
from ludotheque.core.chance import Below, SplitMix64
from ludotheque.games.forma.bots.deepening import Found, Plan, best_placement
from ludotheque.games.forma.bots.ladder import LADDERS
from ludotheque.games.forma.bots.levels import BOTS
from ludotheque.games.forma.bots.weights import GAINS, LEARNED
from ludotheque.games.forma.rules.enclosing import Closing, collisions, place
from ludotheque.games.forma.rules.state import Attempt, State

BEST = LADDERS.strongest

GAME = forma(field="random")
NO_CHANCE: Below = lambda n: 0  # noqa: E731
PLANS = [
    Plan(0, weights=GAINS), Plan(0, notices=5), Plan(0, notices=40, weights=GAINS), Plan(1, (8,)), Plan(2, (8, 4)),
    Plan(3, (6, 4, 3)),
]  # fmt: skip


def found(state: State, plan: Plan, limit: Limit, below: Below = NO_CHANCE) -> Found:
    return best_placement(GAME.options, state, plan, limit, below)


@pytest.mark.parametrize("plan", PLANS)
@pytest.mark.parametrize("plies", [0, 20, 40])
def test_every_plan_finds_a_placement_that_fits(plan: Plan, plies: int) -> None:
    state = walk(GAME, 6, plies)
    attempt = found(state, plan, Limit(nodes=50), SplitMix64(2).below).attempt
    assert not collisions(state.board, attempt.cells)
    assert attempt.shape in state.reserves[state.turn]


@pytest.mark.parametrize("plan", PLANS)
def test_nodes_alone_make_a_search_repeat_exactly(plan: Plan) -> None:
    state = walk(GAME, 3, 30)
    first, again = (found(state, plan, Limit(nodes=40), SplitMix64(5).below) for _ in range(2))
    assert first == again


@pytest.mark.parametrize("most", [1, 10, 100, 400])
def test_a_search_keeps_to_its_nodes(most: int) -> None:
    """The first step is always whole: one leaf for each root placement. Nodes then are what the limit counts."""
    state = walk(GAME, 3, 20)
    plan = Plan(4, (10, 5, 4, 3))
    nodes = found(state, plan, Limit(nodes=most)).nodes
    assert nodes >= 10
    assert nodes <= 10 + most * (1 + max(plan.widths))


def test_more_nodes_never_look_less_far() -> None:
    state = walk(GAME, 3, 20)
    counts = [found(state, Plan(4, (10, 5, 4, 3)), Limit(nodes=most)).nodes for most in (1, 30, 300)]
    assert counts == sorted(counts)
    assert counts[0] < counts[-1]


def test_a_time_that_is_over_leaves_the_first_step_whole() -> None:
    state = walk(GAME, 3, 20)
    hasty = found(state, Plan(4, (10, 5, 4, 3)), Limit(seconds=0.0))
    assert hasty.attempt == found(state, Plan(1, (10,)), Limit()).attempt
    assert hasty.nodes == 10


def test_a_search_stops_when_it_is_told() -> None:
    state = GAME.initial("field 10,10")
    told: list[Progress] = []

    def watch(progress: Progress) -> bool:
        told.append(progress)
        return len(told) < 3

    choice = BOTS.bot(BEST).choose(GAME, state, Seen(0), Limit(nodes=100_000, watch=watch), SplitMix64(1).below)
    assert len(told) == 3
    assert choice.move in GAME.moves(state)


def test_progress_tells_its_share_and_more_nodes_each_time() -> None:
    told: list[Progress] = []
    limit = Limit(nodes=400, watch=lambda progress: not told.append(progress))  # type: ignore[func-returns-value]
    found(walk(GAME, 3, 20), Plan(3, (10, 5, 4)), limit)
    nodes = [progress.nodes for progress in told]
    assert nodes == sorted(nodes)
    assert all(progress.share is not None and 0.0 <= progress.share < 1.0 for progress in told)


def test_a_single_placement_is_not_searched_twice() -> None:
    state = forma().initial("pos:AA./AAA reserve0=I1 reserve1=I1")
    assert found(state, Plan(5, (20, 10, 8, 6, 6)), Limit(nodes=1000)) == replace(
        found(state, Plan(1, (20,)), Limit(nodes=1000)), nodes=1
    )


GIFTS = "pos:BBBBBBB/B.B.B.B/......./......."


def test_greed_takes_three_squares_at_once() -> None:
    state = forma().initial(GIFTS)
    attempt = found(state, Plan(0, weights=GAINS), Limit()).attempt
    assert len(place(state.board, 0, attempt.cells, Closing()).squares) == 3


def test_ties_are_broken_by_chance() -> None:
    state = forma().initial("pos:" + "/".join(["." * 20] * 20) + " reserve0=I1")
    attempts = {found(state, Plan(0, weights=GAINS), Limit(), SplitMix64(seed).below).attempt for seed in range(20)}
    assert len(attempts) > 10


def test_a_look_ahead_does_not_leave_what_greed_would_leave() -> None:
    """One I2 for each: greed may open the tower's last side but one; looking ahead sees who closes it."""
    drawing = "pos:......./...B.../..BT.../......./....... reserve0=I1 reserve1=I1,I1"
    state = forma().initial(drawing)
    careful = found(state, Plan(2, (40, 20)), Limit(nodes=2000)).attempt
    assert careful.cells[0] not in ((2, 4), (3, 3))


def test_markers_close_obstacles_in_the_search_as_in_the_rules() -> None:
    """FT-13: with the option the I1 wins 20, and the value of the search says so."""
    drawing = "pos:..AA../.A.#A./...A../...... reserve0=I1 reserve1="
    values = []
    for markers in (False, True):
        game = forma(markers_close_obstacles=markers)
        best = best_placement(game.options, game.initial(drawing), Plan(1, (40,)), Limit(), NO_CHANCE)
        assert best.value is not None
        values.append(best.value)
    assert best.attempt == Attempt("I1", ((2, 2),))
    assert values[1] - values[0] >= 5.0


def test_a_plan_weighs_by_what_games_have_taught_unless_it_is_told() -> None:
    assert Plan(1).weights is LEARNED
    assert Plan(1, weights=GAINS).weights is GAINS
