from dataclasses import replace

import pytest

from games.lacuna.kernels import as_arrays, same
from games.lacuna.ponds import USUAL_GAME, WHOLE_GAME, after, laid
from ludotheque.core.bot import Limit, Progress
from ludotheque.games.lacuna.bots.search import PLAYOUT_WIDTH, ROOT_WIDTHS, SLICE, Search
from ludotheque.games.lacuna.kernel.alphabeta import WON
from ludotheque.games.lacuna.kernel.arrays import StateArrays, copied, move_of
from ludotheque.games.lacuna.kernel.candidates import CRITICAL
from ludotheque.games.lacuna.rules.state import State

GAME = USUAL_GAME


PLENTY = Limit(nodes=200_000)


def begun(state: State, limit: Limit = PLENTY) -> tuple[Search, StateArrays]:
    pond, arrays = as_arrays(state)
    return Search(pond, limit), arrays


def test_four_pawns_before_the_end_a_win_is_told_with_its_line() -> None:
    state = after(WHOLE_GAME[:-4])
    search, arrays = begun(state)
    best = search.best(arrays, state.turn, 12)[0]
    assert best.value > WON or best.value < 1 - WON
    assert 1 <= len(best.line) <= 3


def test_a_search_keeps_to_its_share_of_the_limit() -> None:
    state = after(WHOLE_GAME[:5])
    search, arrays = begun(state, Limit(nodes=100_000))
    search.best(arrays, state.turn, 12, share=0.5)
    assert 20_000 < search.nodes < 70_000


@pytest.mark.parametrize("plies", [3, 6, 9, 11])
def test_a_search_leaves_the_position_alone_and_ranks_legal_placements(plies: int) -> None:
    state = after(WHOLE_GAME[:plies])
    search, arrays = begun(state, Limit(nodes=30_000))
    before = copied(arrays)
    ranked = search.best(arrays, state.turn, 4)
    assert same(arrays, before)
    assert all(move_of(search.pond, *each.placement) in GAME.moves(state) for each in ranked)
    assert len({each.placement for each in ranked}) == len(ranked)


def test_the_static_rank_is_by_value_with_few_on_one_line() -> None:
    state = after(WHOLE_GAME[:4])
    search, arrays = begun(state)
    ranked = search.rank(arrays, state.turn, ROOT_WIDTHS[0], 7)
    values = [each.value for each in ranked]
    couples = [each.placement[0] for each in ranked]
    assert values == sorted(values, reverse=True) and len(ranked) <= ROOT_WIDTHS[0]
    assert max(couples.count(couple) for couple in couples) <= 3


def test_one_ply_deeper_the_leader_is_the_best_of_those_looked_at() -> None:
    state = after(WHOLE_GAME[:4])
    search, arrays = begun(state)
    values = [each.value for each in search.best(arrays, state.turn, 2)]
    assert values == sorted(values, reverse=True)


def test_the_last_pawn_needs_no_search() -> None:
    state = after(WHOLE_GAME[:-1])
    search, arrays = begun(state, Limit(nodes=1))
    (only,) = search.best(arrays, state.turn, 12)
    assert only == search.last(arrays, state.turn)[0] and only.line == ()


def test_where_nothing_can_be_placed_nothing_is_ranked() -> None:
    search, arrays = begun(laid("B0,0 B3000,0"))
    assert search.rank(arrays, 0, 5, CRITICAL) == [] and search.last(arrays, 0) == []


def test_without_nodes_left_the_static_rank_stands() -> None:
    state = after(WHOLE_GAME[:5])
    search, arrays = begun(state, Limit(nodes=1))
    found = search.best(arrays, state.turn, 12)
    again, _ = begun(state)
    assert {each.placement for each in found} == {
        each.placement for each in again.rank(arrays, state.turn, ROOT_WIDTHS[-1], 7)
    }


def test_a_watcher_hears_of_every_slice_and_of_the_share_done() -> None:
    heard: list[Progress] = []

    def watch(progress: Progress) -> bool:
        heard.append(progress)
        return True

    state = after(WHOLE_GAME[:5])
    search, arrays = begun(state, Limit(nodes=6 * SLICE, watch=watch))
    search.best(arrays, state.turn, 12)
    nodes = [progress.nodes for progress in heard]
    assert len(heard) >= 3 and all(b - a >= SLICE for a, b in zip([0, *nodes], nodes, strict=False))
    assert all(progress.share is None or 0.0 <= progress.share <= 1.0 for progress in heard)


def test_time_that_is_up_ends_the_search_with_what_was_found() -> None:
    state = after(["B"])
    search, arrays = begun(state, Limit(seconds=0.0))
    assert search.best(arrays, state.turn, 12) and search.nodes < 4_000_000


def test_playouts_halve_the_candidates_and_keep_within_their_nodes() -> None:
    state = after(WHOLE_GAME[:6])
    search, arrays = begun(state, Limit(nodes=60_000))
    ranked = search.rank(arrays, state.turn, 40, 3)
    (left,) = search.by_playouts(arrays, state.turn, ranked, 7)
    assert left.placement in {each.placement for each in ranked[:PLAYOUT_WIDTH]} and 0.0 <= left.value <= 1.0
    assert search.nodes < 200_000


def test_playouts_repeat_from_their_seed() -> None:
    state = after(WHOLE_GAME[:6])
    found = []
    for _ in range(2):
        search, arrays = begun(state, Limit(nodes=20_000))
        found.append(search.by_playouts(arrays, state.turn, search.rank(arrays, state.turn, 8, 3), 5))
    assert found[0] == found[1]


def test_playouts_choose_between_winners_and_leave_their_value() -> None:
    state = after(WHOLE_GAME[:-4])
    search, arrays = begun(state)
    winners = [replace(each, value=0.98) for each in search.rank(arrays, state.turn, 6, 3)]
    assert search.by_playouts(arrays, state.turn, winners, 1)[0] in winners


def test_against_careless_answers_the_value_stays_that_of_the_search() -> None:
    state = after(WHOLE_GAME[:-4])
    search, arrays = begun(state)
    ranked = search.rank(arrays, state.turn, 6, 3)
    assert search.by_playouts(arrays, state.turn, ranked, 1, careless=True)[0] in ranked
