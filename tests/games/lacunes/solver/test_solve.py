"""The solver against brute force on small decks, its proofs, its limits, and its lines."""

import random

import pytest

from games.lacunes.vectors import V11, V13, WON, cells
from ludotheque.games.lacunes.kernel import arrays as frames
from ludotheque.games.lacunes.kernel import space
from ludotheque.games.lacunes.kernel.arrays import Frames, canonical, to_board
from ludotheque.games.lacunes.kernel.compiled import EMPTY, WALL
from ludotheque.games.lacunes.kernel.visited import Table
from ludotheque.games.lacunes.rules.cards import COLUMNS
from ludotheque.games.lacunes.rules.deals import deal_order, without_aces
from ludotheque.games.lacunes.rules.game import Lacunes
from ludotheque.games.lacunes.rules.layout import moved, steps
from ludotheque.games.lacunes.rules.options import LacunesOptions
from ludotheque.games.lacunes.solver.solve import MEGABYTE, replayed, solve
from ludotheque.games.lacunes.solver.unfold import step, unfold
from ludotheque.games.lacunes.solver.unfold import steps as small_steps

PLENTY = 1 << 30


def small_deal(suits, columns, generator):
    """A deal of a deck with fewer suits and ranks: as many rows and gaps as suits."""
    cards = [COLUMNS * suit + rank for suit in range(suits) for rank in range(columns)]
    generator.shuffle(cards)
    dealt = [WALL] * 52
    for place, card in enumerate(cards):
        dealt[place // columns * COLUMNS + place % columns] = EMPTY if card % COLUMNS == 0 else card
    return tuple(dealt)


def is_won(layout, suits, columns):
    rows = [layout[row * COLUMNS : row * COLUMNS + columns - 1] for row in range(suits)]
    return all(row[0] >= 0 and row[0] % COLUMNS == 1 and row == tuple(range(row[0], row[0] + len(row))) for row in rows)


def winnable(layout, suits, columns, locked):
    """Look at every layout that can be reached."""
    seen, waiting = {layout}, [layout]
    while waiting:
        here = waiting.pop()
        if is_won(here, suits, columns):
            return True
        for card, gap in small_steps(here, suits, columns):
            hop = gap % COLUMNS == 0 and here.index(card) % COLUMNS == 0
            there = step(here, (card, gap))
            if there not in seen and not (locked and hop):
                seen.add(there)
                waiting.append(there)
    return False


@pytest.mark.parametrize(
    ("suits", "columns", "deals"), [(2, 4, 500), (2, 6, 300), (3, 4, 500), (3, 5, 120), (4, 4, 120), (4, 5, 12)]
)
@pytest.mark.parametrize("locked", [False, True])
def test_the_solver_agrees_with_brute_force_and_its_lines_can_be_played(suits, columns, deals, locked):
    generator, verdicts = random.Random(suits * 100 + columns), set()
    for number in range(deals):
        layout = small_deal(suits, columns, generator)
        frames = Frames(layout, locked, seed=number, suits=suits, columns=columns, patience=25)
        status = frames.run(PLENTY)
        expected = winnable(layout, suits, columns, locked)
        assert status == (space.WON if expected else space.LOST)
        verdicts.add(expected)
        if expected:
            for move in unfold(layout, frames):
                assert move in set(small_steps(layout, suits, columns))
                layout = step(layout, move)
            assert is_won(layout, suits, columns)
    assert verdicts == {True, False}


@pytest.mark.parametrize(("deal", "known"), [(28, 61_942), (19, 429_855)])
def test_v19_with_locked_twos_the_deal_is_proved_lost_in_fewer_states_than_it_has(deal, known):
    found = solve(without_aces(deal_order(deal)), locked=True)
    assert (found.verdict, found.moves, found.proof) == ("lost", None, "exhausted")
    assert found.states < known


def test_deal_28_is_winnable_with_hops_and_its_line_replays():
    start = without_aces(deal_order(28))
    found = solve(start)
    assert (found.verdict, found.proof) == ("winnable", "replayed")
    assert replayed(start, found.moves, locked=False)
    assert not replayed(start, found.moves[:-1], locked=False)


def test_a_verdict_repeats_exactly():
    start = without_aces(deal_order(21))
    first, second = solve(start), solve(start)
    assert (first.moves, first.states) == (second.moves, second.states)


def test_a_won_layout_needs_no_move_and_a_blocked_one_is_lost():
    assert solve(cells(WON)).moves == ()
    assert solve(cells(V11)).verdict == "lost"
    assert len(solve(cells(V13)).moves) == 12


@pytest.mark.parametrize("limits", [{"nodes": 5000}, {"memory_mb": 1}, {"seconds": 0.0}])
def test_a_search_stops_at_its_limit_without_a_verdict(limits):
    found = solve(without_aces(deal_order(33)), **limits)
    assert (found.verdict, found.moves, found.proof) == ("unknown", None, "none")
    assert found.memory_mb <= 2
    if "nodes" in limits:
        assert found.states <= 5001


def test_a_watcher_can_stop_a_search():
    told = []

    def watch(states):
        told.append(states)
        return len(told) < 3

    assert solve(without_aces(deal_order(33)), watch=watch).verdict == "unknown"
    assert told == sorted(told) and len(told) == 3


def test_all_arrangements_of_a_loose_column_are_one_class():
    generator, hops = random.Random(4), 0
    for deal in range(60):
        layout = without_aces(deal_order(deal))
        for _ in range(40):
            offered = list(steps(layout, locked=False))
            if not offered:
                break
            card, gap = generator.choice(offered)
            there = moved(layout, card, gap)
            if gap % COLUMNS == 0 and layout.index(card) % COLUMNS == 0:
                hops += 1
                assert (canonical(to_board(layout)) == canonical(to_board(there))).all()
            layout = there
    assert hops > 10


def test_a_class_is_not_confused_with_another():
    """Each move that is no hop among loose cards leads to another class."""
    generator = random.Random(6)
    for deal in range(30):
        layout = without_aces(deal_order(deal))
        for _ in range(30):
            offered = list(steps(layout, locked=True))
            if not offered:
                break
            card, gap = generator.choice(offered)
            there = moved(layout, card, gap)
            home = gap % COLUMNS == card % COLUMNS - 1 == layout.index(card) % COLUMNS
            if not home:
                assert (canonical(to_board(layout)) != canonical(to_board(there))).any()
            layout = there


@pytest.mark.parametrize("locked", [False, True])
@pytest.mark.parametrize("memory_mb", [8, 896, 2048])
def test_what_the_searches_reserve_together_stays_within_the_memory(memory_mb, locked, monkeypatch):
    """A worker is not given more address space than that."""
    reserved = []

    class Reserving(Table):
        def __init__(self, memory):
            super().__init__(memory)
            reserved.append(self.reserved)

    monkeypatch.setattr(frames, "Table", Reserving)
    solve(Lacunes(LacunesOptions(redeals=0)).initial("deal:28").cells, locked=locked, nodes=1000, memory_mb=memory_mb)
    assert len(reserved) >= (1 if locked else 2)
    assert memory_mb / 3 < sum(reserved) / MEGABYTE <= memory_mb
