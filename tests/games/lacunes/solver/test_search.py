"""One search and its memory: where it grows, where it gives up, and what it gives back."""

import pytest

from ludotheque.games.lacunes.kernel import arrays
from ludotheque.games.lacunes.kernel.visited import FIRST_SLOTS, SLOT_BYTES, VisitedPool
from ludotheque.games.lacunes.rules.deals import deal_order, without_aces
from ludotheque.games.lacunes.solver.search import LOAD_FACTOR, Search

OPEN_DEAL = without_aces(deal_order(33))
"""Not settled for a long time."""


def test_a_table_that_fills_with_the_last_layout_of_a_slice_grows() -> None:
    whole = Search(OPEN_DEAL, locked=False)
    whole.run(30_000)
    sliced = Search(OPEN_DEAL, locked=False)
    for _ in range(30_000):
        assert sliced.run(1) == arrays.RUNNING
    assert sliced.visited.nbytes == whole.visited.nbytes > FIRST_SLOTS * SLOT_BYTES
    assert sliced.arrays.keys[:50].tolist() == whole.arrays.keys[:50].tolist()


def test_a_table_grows_before_it_is_too_full_for_its_keys_to_be_found_quickly() -> None:
    search = Search(OPEN_DEAL, locked=False)
    sizes = []
    for _ in range(30):
        search.run(4_000)
        sizes.append(search.visited.slots.shape[0])
        assert search.counters[arrays.SLOTS_TAKEN] <= LOAD_FACTOR * sizes[-1]
    assert sizes == sorted(sizes) and sizes[-1] > 4 * FIRST_SLOTS
    assert search.peak == search.visited.nbytes


def test_a_search_without_room_stands_still_whoever_asks_it_to_go_on() -> None:
    search = Search(OPEN_DEAL, locked=False, memory=FIRST_SLOTS * SLOT_BYTES)
    assert search.run(1 << 30) == arrays.FULL
    states = search.states
    assert search.run(1000) == arrays.FULL and search.states == states


def test_a_search_that_is_over_is_not_gone_on_with() -> None:
    search = Search(without_aces(deal_order(28)), locked=True)
    assert search.run(1 << 30) == arrays.LOST
    states = search.states
    assert search.run(1000) == arrays.LOST and search.states == states


@pytest.mark.parametrize("pooled", [False, True])
def test_released_memory_goes_to_the_pool_once_and_the_line_stays(pooled: bool) -> None:
    pool = VisitedPool() if pooled else None
    search = Search(without_aces(deal_order(28)), locked=False, memory=1 << 24, pool=pool)
    assert search.run(1 << 30) == arrays.WON
    used, line = search.visited, search.line.copy()
    search.release()
    search.release()
    assert search.visited is not used and (search.line == line).all()
    if pool:
        assert pool.acquire(1 << 24) is used
        assert pool.acquire(1 << 24) is not used


def test_the_moves_along_the_line_are_those_that_led_on() -> None:
    search = Search(without_aces(deal_order(27)), locked=True)
    assert search.run(1 << 30) == arrays.WON
    for depth in range(len(search.line) - 1):
        card, goal = search.move(depth)
        assert search.line[depth, goal] == -1 and search.line[depth + 1, goal] == card
