"""The solver against brute force on small decks, its proofs, its limits, and its lines."""

from random import Random
from typing import TypedDict

import pytest

from games.lacunes.small_decks import is_won, small_deal, winnable
from games.lacunes.vectors import V11, V13, WON, cells
from ludotheque.games.lacunes.kernel import arrays
from ludotheque.games.lacunes.kernel.visited import Visited
from ludotheque.games.lacunes.rules.deals import deal_order, without_aces
from ludotheque.games.lacunes.rules.layout import moved
from ludotheque.games.lacunes.solver import search as searches
from ludotheque.games.lacunes.solver.search import Search
from ludotheque.games.lacunes.solver.solve import MEGABYTE, replayed, solve
from ludotheque.games.lacunes.solver.unfold import steps, unfold

PLENTY = 1 << 30


@pytest.mark.no_cover
@pytest.mark.parametrize(
    ("suits", "columns", "deals"), [(2, 4, 500), (2, 6, 300), (3, 4, 500), (3, 5, 120), (4, 4, 120), (4, 5, 12)]
)
@pytest.mark.parametrize("locked", [False, True])
def test_the_solver_agrees_with_brute_force_and_its_lines_can_be_played(
    suits: int, columns: int, deals: int, locked: bool
) -> None:
    random, verdicts = Random(suits * 100 + columns), set()
    for number in range(deals):
        layout = small_deal(suits, columns, random)
        search = Search(layout, locked, seed=number, suits=suits, columns=columns, restart_unit=25)
        status = search.run(PLENTY)
        expected = winnable(layout, suits, columns, locked)
        assert status == (arrays.WON if expected else arrays.LOST)
        verdicts.add(expected)
        if expected:
            for move in unfold(layout, search):
                assert move in set(steps(layout, suits, columns))
                layout = moved(layout, *move)
            assert is_won(layout, suits, columns)
    assert verdicts == {True, False}


@pytest.mark.parametrize(("deal", "known"), [(28, 61_942), (19, 429_855)])
def test_v19_with_locked_twos_the_deal_is_proved_lost_in_fewer_states_than_it_has(deal: int, known: int) -> None:
    found = solve(without_aces(deal_order(deal)), locked=True)
    assert (found.verdict, found.moves, found.proof) == ("lost", None, "exhausted")
    assert found.states < known


def test_deal_28_is_winnable_with_hops_and_its_line_replays() -> None:
    start = without_aces(deal_order(28))
    found = solve(start)
    assert (found.verdict, found.proof) == ("winnable", "replayed")
    assert found.moves is not None and replayed(start, found.moves, locked=False)
    assert not replayed(start, found.moves[:-1], locked=False)


def test_a_verdict_repeats_exactly() -> None:
    start = without_aces(deal_order(21))
    first, second = solve(start), solve(start)
    assert (first.moves, first.states) == (second.moves, second.states)


def test_a_won_layout_needs_no_move_and_a_blocked_one_is_lost() -> None:
    assert solve(cells(WON)).moves == ()
    assert solve(cells(V11)).verdict == "lost"
    assert len(solve(cells(V13)).moves or ()) == 12


class Limits(TypedDict, total=False):
    """What stops a search."""

    nodes: int
    memory_mb: int
    seconds: float


@pytest.mark.parametrize("limits", [{"nodes": 5000}, {"memory_mb": 1}, {"seconds": 0.0}])
def test_a_search_stops_at_its_limit_without_a_verdict(limits: Limits) -> None:
    found = solve(without_aces(deal_order(33)), **limits)
    assert (found.verdict, found.moves, found.proof) == ("unknown", None, "none")
    assert found.memory_mb <= 2
    if "nodes" in limits:
        assert found.states <= 5001


def test_a_watcher_can_stop_a_search() -> None:
    seen: list[int] = []

    def watch(states: int) -> bool:
        seen.append(states)
        return len(seen) < 3

    assert solve(without_aces(deal_order(33)), watch=watch).verdict == "unknown"
    assert seen == sorted(seen) and len(seen) == 3


@pytest.mark.parametrize("locked", [False, True])
@pytest.mark.parametrize("memory_mb", [8, 896, 2048])
def test_what_the_searches_reserve_together_stays_within_the_memory(
    memory_mb: int, locked: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A worker is not given more address space than that."""
    reserved: list[int] = []

    class Reserving(Visited):
        def __init__(self, memory: int) -> None:
            super().__init__(memory)
            reserved.append(self.reserved)

    monkeypatch.setattr(searches, "Visited", Reserving)
    solve(without_aces(deal_order(28)), locked=locked, nodes=1000, memory_mb=memory_mb)
    assert len(reserved) >= (1 if locked else 2)
    assert memory_mb / 3 < sum(reserved) / MEGABYTE <= memory_mb


def test_a_line_that_breaks_a_rule_does_not_replay() -> None:
    start = without_aces(deal_order(28))
    moves = solve(start).moves
    assert moves is not None and replayed(start, moves, locked=False)
    assert not replayed(start, (), locked=False)


def test_a_search_with_hops_wins_what_one_without_cannot() -> None:
    """Deal 28 is winnable only with hops (Q2)."""
    start = without_aces(deal_order(28))
    without, full = Search(start, locked=True), Search(start, locked=False)
    assert (without.run(PLENTY), full.run(PLENTY)) == (arrays.LOST, arrays.WON)


@pytest.mark.parametrize("deal", [2, 3, 9])
def test_another_seed_finds_another_line_to_the_same_verdict(deal: int) -> None:
    start = without_aces(deal_order(deal))
    found = [solve(start, seed=seed, nodes=300_000) for seed in (1, 2)]
    assert [one.verdict for one in found] == ["winnable"] * 2
    assert found[0].states != found[1].states
