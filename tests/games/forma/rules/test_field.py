"""The field: what may be laid, by whom, and the fields that chance and bots lay."""

import pytest

from games.forma.playing import forma, played
from ludotheque.core.chance import SplitMix64
from ludotheque.games.forma.rules.state import Field


def test_the_first_player_lays_the_field_and_plays_first() -> None:
    state = played(forma(), "field 10,10 3,3")
    assert (state.turn, state.phase) == (0, "play")
    assert state.board[10, 10] == "T"
    assert state.board[3, 3] == "#"


@pytest.mark.parametrize("options", [{}, {"touch_diag": True}, {"obstacle_touch": "tower_only"}])
def test_drawn_fields_are_lawful(options: dict[str, object]) -> None:
    game = forma(field="random", **options)
    numbers = SplitMix64(7)
    fields = {game.setup(numbers.below) for _ in range(30)}
    assert len(fields) == 30
    assert all(game.initial(setup).phase == "play" for setup in fields)


def test_presets_are_lawful_under_every_contact_option() -> None:
    for diagonal in (False, True):
        game = forma(touch_diag=diagonal)
        state = game.initial("")
        moves = list(game.moves(state))
        assert len(moves) == 4
        assert not game.moves(state).exhaustive
        assert {len(move.cells) - 1 for move in moves if isinstance(move, Field)} >= {0, 12, 25}
