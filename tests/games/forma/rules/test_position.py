"""Positions as text."""

from hypothesis import given, settings
from hypothesis import strategies as st

from games.forma.playing import GAMES, SMALL, forma, played, walk
from ludotheque.games.forma.rules.game import Forma


def test_a_position_reads_back_as_it_was_written() -> None:
    game = forma(players=4, touch_move=True)
    state = played(game, "take I1", "I1 1,1", "take F", setup=SMALL)
    again = game.initial(game.position(state))
    assert (again.board, again.turn, again.attempt, again.hand) == (state.board, 0, 2, "F")
    assert (again.reserves, again.out) == (state.reserves, state.out)
    assert game.position(again) == game.position(state)
    assert "attempt=2" in game.position(state)
    assert "out0=I1" in game.position(state)


@settings(max_examples=20, deadline=None)
@given(st.sampled_from(GAMES), st.integers(0, 500), st.integers(0, 40))
def test_positions_read_back(game: Forma, seed: int, plies: int) -> None:
    state = walk(game, seed, plies)
    again = game.initial(game.position(state))
    assert (again.board, again.reserves, again.out, again.end) == (state.board, state.reserves, state.out, state.end)
    assert game.position(again) == game.position(state)
