"""A state as text, in the form that setup reads."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.laguna.seas import BASE, Trial, laguna, one_raft, sea
from games.laguna.wandering import VARIANTS, wander
from ludotheque.core.options import Value
from ludotheque.games.laguna.rules.position import masked, target_words
from ludotheque.games.laguna.rules.state import PLAY, Target


@settings(max_examples=10, deadline=None)
@given(st.integers(0, 10**6), st.sampled_from(VARIANTS))
def test_a_position_in_play_can_be_played_on_as_it_stands(seed: int, options: dict[str, Value]) -> None:
    game = laguna(**options)
    for number, (_, _, state) in enumerate(wander(game, seed, 80)):
        if state.stage != PLAY or number % 8 or game.turn(state) is None:
            continue
        again = game.initial(game.position(state))
        assert game.position(again) == game.position(state)
        assert (again.rafts, again.islands, again.delivered) == (state.rafts, state.islands, state.delivered)
        assert list(game.moves(again)) == list(game.moves(state))


def test_before_play_the_position_tells_what_is_placed() -> None:
    game = laguna(distribution="players")
    found = Trial(game, game.initial("easy pool colours=gb"))
    assert game.position(found.state).endswith("colours=gb place")
    found.play("place H 2 4 A")
    assert game.position(found.state).endswith("place raft0=H,2,4,------,A")
    found.play("place H 2 16 B", "pearl r C")
    written = game.position(found.state)
    assert " C=r " in written and written.endswith(f"turn=1 pool={'r' * 5}{'g' * 6}{'b' * 6}{'y' * 6}")


@pytest.mark.parametrize(
    ("target", "words"),
    [
        (Target((("B", "gby"), ("D", "")), 2), "target B=gby D=- volcano=2"),
        (Target((("A", "r"),)), "target A=r"),
        (Target((), 0), "target volcano=0"),
    ],
)
def test_a_target_is_written_as_it_is_read(target: Target, words: str) -> None:
    assert " ".join(target_words(target)) == words
    game = laguna(players=1)
    assert game.initial(f"easy {BASE} {words}").target == target


def test_a_masked_setup_keeps_everything_but_the_cells() -> None:
    setup = sea(".x..\n....", "play turn=0 phase=sail raft0=H,0,0,rg----,-")
    hidden = masked(setup, [(0, 1), (1, 0)])
    assert [line for line in hidden.splitlines() if "?" in line] == [".?..", "?..."]
    assert hidden.replace(".?..", ".x..").replace("?...", "....") == setup
    assert masked(f"easy {BASE}", [(0, 1)]) == f"easy {BASE}"


def test_other_colours_than_the_first_are_told() -> None:
    found = one_raft("....\n....\n....", "H,0,0,rg----,-")
    assert "colours" not in found.game.position(found.state)
    game = laguna()
    assert "colours=yb" in game.position(game.initial(f"easy {BASE} colours=yb"))
