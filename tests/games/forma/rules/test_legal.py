"""The moves of a position: what is listed, and what is allowed beside it."""

from games.forma.playing import SMALL, forma
from ludotheque.games.forma.rules.state import Time


def test_misfits_are_moves_in_strict_play_and_not_listed() -> None:
    game = forma()
    state = game.initial(SMALL)
    misfit = game.read(state, "I1 1,1")
    moves = game.moves(state)
    assert misfit in moves
    assert misfit not in list(moves)
    assert not moves.exhaustive
    assert Time() not in moves
    assert all(move in moves for move in moves)
