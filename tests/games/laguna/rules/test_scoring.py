"""How a finished game is counted."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.laguna.seas import laguna, one_raft, trial, water
from ludotheque.core.outcome import Outcome
from ludotheque.games.laguna.rules.scoring import result
from ludotheque.games.laguna.rules.state import State

SEA = "....@@\n....@@\n......"


def finished(delivered: tuple[int, ...]) -> Outcome:
    """The count of a game in which the seats have delivered so many."""
    game = laguna(players=len(delivered))
    board = one_raft(water(4, 8), "H,0,0,rg----,-").state.board
    return result(game.options, State(board, (), "", "rgby"[: len(delivered)], delivered=delivered))


@given(st.lists(st.integers(0, 4), min_size=2, max_size=4).map(tuple))
def test_who_delivered_most_wins_and_equals_share(delivered: tuple[int, ...]) -> None:
    outcome = finished(delivered)
    best = [seat for seat, count in enumerate(delivered) if count == max(delivered)]
    assert outcome.winners == tuple(best) and outcome.scores == delivered
    assert all(outcome.returns[seat] == pytest.approx(2 / len(best) - 1) for seat in best)
    assert all(outcome.returns[seat] == -1 for seat in range(len(delivered)) if seat not in best)


@pytest.mark.parametrize(
    ("delivered", "reason"), [((6, 0), "delivered"), ((5, 5), "rounds"), ((1, 4, 0, 0), "delivered")]
)
def test_the_reason_is_the_number_needed_or_the_rounds(delivered: tuple[int, ...], reason: str) -> None:
    assert finished(delivered).reason == reason


def test_the_sheet_has_a_line_a_seat_with_what_was_needed() -> None:
    assert finished((2, 5, 1)).detail == {
        "lines": [
            {"seat": 0, "delivered": 2, "needed": 5},
            {"seat": 1, "delivered": 5, "needed": 5},
            {"seat": 2, "delivered": 1, "needed": 5},
        ]
    }


def test_alone_the_score_is_the_moves_and_a_reef_loses() -> None:
    solved = trial(SEA, "play turn=0 phase=sail raft0=H,0,0,rrg---,- target volcano=1", players=1)
    outcome = solved.game.outcome(solved.play("step E", "unload 0").state)
    assert outcome is not None
    assert (outcome.reason, outcome.scores, outcome.returns, outcome.winners) == ("solved", (1,), (1.0,), (0,))
    assert outcome.detail == {"lines": [{"seat": 0, "delivered": 1, "moves": 1}]}


def test_alone_the_rounds_may_run_out() -> None:
    found = trial(SEA, "play turn=0 phase=sail raft0=H,0,0,rrg---,- target volcano=1", players=1, round_limit=2).play(
        "end", "end"
    )
    outcome = found.game.outcome(found.state)
    assert outcome is not None
    assert (outcome.reason, outcome.returns, outcome.winners) == ("rounds", (-1.0,), ())


def test_a_game_that_goes_on_has_no_outcome() -> None:
    found = one_raft(SEA, "H,0,0,rrg---,-")
    assert found.game.outcome(found.state) is None
