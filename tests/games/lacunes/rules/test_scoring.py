"""The end and the score: what is counted, what a redeal costs, and how results are ranked (GAP-25 to GAP-30)."""

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from games.lacunes.vectors import V11, V14, WON, at, ended, playout
from ludotheque.core.outcome import Outcome
from ludotheque.games.lacunes.rules.game import Lacunes
from ludotheque.games.lacunes.rules.layout import placed
from ludotheque.games.lacunes.rules.options import LacunesOptions
from ludotheque.games.lacunes.rules.scoring import outcome, points, ranking_key
from ludotheque.games.lacunes.rules.state import State

SCORED = LacunesOptions(redeals=0, score="points")


def test_the_score_sheet_gives_every_row() -> None:
    detail = ended(Lacunes(SCORED), at(V11)).detail
    assert detail["rows"] == [
        {"row": 1, "suit": "C", "placed": 12},
        {"row": 2, "suit": "D", "placed": 12},
        {"row": 3, "suit": "H", "placed": 12},
        {"row": 4, "suit": "S", "placed": 10},
    ]
    assert (detail["placed"], detail["points"], detail["cost"]) == (46, 46, 5)


def test_a_row_without_a_run_has_no_suit_and_the_plain_game_no_points() -> None:
    detail = outcome(at(V14), LacunesOptions()).detail
    assert detail["rows"] == [
        {"row": 1, "suit": "C", "placed": 2},
        {"row": 2, "suit": "D", "placed": 1},
        {"row": 3, "suit": None, "placed": 0},
        {"row": 4, "suit": "H", "placed": 1},
    ]
    assert "points" not in detail and "cost" not in detail


@given(st.integers(0, 48), st.integers(0, 20), st.integers(0, 48))
def test_points_are_never_below_zero_and_each_redeal_costs_the_same(total: int, redeals: int, cost: int) -> None:
    assert points(total, redeals, cost) == max(0, total - redeals * cost)
    assert points(total, redeals + 1, cost) <= points(total, redeals, cost) <= total


def test_a_result_is_won_with_48_in_place_and_lost_otherwise() -> None:
    won, lost = outcome(at(WON), LacunesOptions()), outcome(at(V11), LacunesOptions())
    assert (won.reason, won.scores, won.returns, won.winners) == ("won", (48,), (1.0,), (0,))
    assert (lost.reason, lost.scores, lost.returns, lost.winners) == ("blocked", (46,), (-1.0,), ())


def ranked(*results: tuple[str, int, int]) -> list[Outcome]:
    """Layout, redeals and moves of each."""
    return [outcome(State(at(layout).cells, redeals, moves), SCORED) for layout, redeals, moves in results]


def test_results_are_ranked_by_win_then_points_then_redeals_then_moves() -> None:
    best_first = ranked((WON, 0, 200), (WON, 1, 90), (WON, 1, 91), (V11, 0, 10), (V11, 0, 11), (V14, 0, 5), (V14, 3, 1))
    shuffled = list(best_first)
    Random(1).shuffle(shuffled)
    assert [ranking_key(one) for one in sorted(shuffled, key=ranking_key)] == [ranking_key(one) for one in best_first]
    assert len({ranking_key(one) for one in best_first}) == len(best_first)


def test_random_games_end_blocked_with_what_the_layout_has_in_place() -> None:
    game, random = Lacunes(LacunesOptions(redeals=1, score="points", cost=3)), Random(4)
    for deal in range(8):
        *_, (_, _, last) = playout(game, game.initial(f"deal:{deal}"), random, limit=5000)
        found = ended(game, last)
        assert found.scores == (max(0, placed(last.cells) - 3 * last.redeals),)
        assert found.detail["placed"] == placed(last.cells) and found.detail["moves"] == last.moves
