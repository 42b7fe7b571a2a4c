"""The search as it runs: what it lists are the moves of the rules, slices change nothing, restarts lose nothing."""

from random import Random

import pytest

from games.lacunes.small_decks import reachable, small_deal
from ludotheque.games.lacunes.kernel import arrays
from ludotheque.games.lacunes.kernel.arrays import canonical, plain_step, to_board
from ludotheque.games.lacunes.kernel.compiled import CELLS
from ludotheque.games.lacunes.kernel.moves import BYTE, GOAL_SHIFT, MOVES, SOURCE_SHIFT
from ludotheque.games.lacunes.rules.cards import COLUMNS, Cells
from ludotheque.games.lacunes.rules.deals import deal_order, without_aces
from ludotheque.games.lacunes.rules.layout import steps
from ludotheque.games.lacunes.solver.search import Search

PLENTY = 1 << 30


def listed(search: Search) -> set[tuple[int, int, int]]:
    """The moves that the first frame still has, as card, source and goal in the numbers of the rules."""
    own = search.arrays
    found = set()
    for at in range(int(own.stack[0, arrays.GROUPS])):
        packed = int(own.groups[0, at, MOVES])
        card, goal = plain_step(packed & BYTE, packed >> GOAL_SHIFT & BYTE)
        source = packed >> SOURCE_SHIFT & BYTE
        found.add((card, plain_step(0, source)[1], goal if packed >> GOAL_SHIFT & BYTE < CELLS else -1))
    return found


@pytest.mark.parametrize("deal", range(24))
def test_what_the_first_layout_lists_are_legal_moves(deal: int) -> None:
    layout = without_aces(deal_order(deal))
    legal = {(card, layout.index(card), gap) for card, gap in steps(layout, locked=True)}
    search = Search(layout, locked=True, restart_unit=PLENTY)
    search.run(1)
    found = listed(search)
    # A safe move is made alone; otherwise nothing is left out but what is known already.
    assert found <= legal
    assert len(found) in (0, 1) or found == legal


def test_slices_of_any_width_come_to_the_same_end() -> None:
    layout = without_aces(deal_order(28))
    whole = Search(layout, locked=True)
    whole.run(PLENTY)
    for width in (1, 7, 1000):
        sliced = Search(layout, locked=True)
        for _ in range(PLENTY):
            if sliced.run(width) != arrays.RUNNING:
                break
        assert (sliced.status, sliced.states) == (whole.status, whole.states)


@pytest.mark.parametrize("restart_unit", [1, 3, 50])
def test_restarts_change_no_verdict(restart_unit: int) -> None:
    random = Random(5)
    for _ in range(60):
        layout = small_deal(3, 5, random)
        patient, restless = (
            Search(layout, False, suits=3, columns=5, restart_unit=unit).run(PLENTY) for unit in (PLENTY, restart_unit)
        )
        assert patient == restless


@pytest.mark.parametrize("seed", range(6))
def test_another_order_of_moves_comes_to_the_same_verdict(seed: int) -> None:
    random = Random(6)
    for _ in range(30):
        layout = small_deal(3, 5, random)
        verdicts = {Search(layout, False, seed=one, suits=3, columns=5).run(PLENTY) for one in (0, seed)}
        assert len(verdicts) == 1


def class_count(layout: Cells, suits: int, columns: int) -> int:
    boards = (to_board(one, suits) for one in reachable(layout, suits, columns, locked=False))
    return len({canonical(board, suits, columns).tobytes() for board in boards})


def test_a_lost_deal_is_proved_in_no_more_layouts_than_it_has_classes() -> None:
    random, lost = Random(7), 0
    for _ in range(80):
        layout = small_deal(3, 4, random)
        search = Search(layout, False, suits=3, columns=4, restart_unit=PLENTY)
        if search.run(PLENTY) == arrays.LOST:
            lost += 1
            assert search.states < class_count(layout, 3, 4)
    assert lost > 10


def test_the_line_of_a_win_begins_at_the_deal_and_ends_with_gaps_in_the_last_column() -> None:
    search = Search(without_aces(deal_order(28)), locked=False)
    assert search.run(PLENTY) == arrays.WON
    gaps = int(search.arrays.stack[len(search.line) - 1, arrays.GAPS])
    assert gaps == sum(1 << (16 * row + COLUMNS - 1) for row in range(4))
    assert (search.line[0] == canonical(to_board(without_aces(deal_order(28))))).all()
    assert len(search.line) > 40
