"""What lies under pearls: who sees it, and what is guessed for it (§4.1)."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.laguna.seas import Trial, laguna, one_raft, trial
from games.laguna.wandering import VARIANTS, wander
from ludotheque.core.chance import SplitMix64
from ludotheque.core.options import Value
from ludotheque.games.laguna.rules.geometry import SEA, UNKNOWN
from ludotheque.games.laguna.rules.hidden import hidden_cells
from ludotheque.games.laguna.rules.state import State

GRID = ".x....\n..>...\n......"


def resting(**options: Value) -> Trial:
    return one_raft(GRID, "H,0,0,r----g,-", "premove", "", **options)


def under(state: State, seat: int = 0) -> str:
    return state.under(state.rafts[seat])


@settings(max_examples=10, deadline=None)
@given(st.integers(0, 10**6), st.sampled_from(VARIANTS))
def test_a_view_hides_exactly_what_pearls_cover(seed: int, options: dict[str, Value]) -> None:
    game = laguna(**options)
    for _, _, state in wander(game, seed, 60):
        if game.turn(state) is None or game.options.show_under:
            continue
        covered = {cell for raft in state.rafts for hole, cell in enumerate(raft.window) if raft.covered(hole)}
        view = game.view(state, None)
        assert hidden_cells(game.options, state, None) == covered
        assert {cell for raft in state.rafts for cell in raft.window if view.board.at(cell) == UNKNOWN} == covered


@settings(max_examples=10, deadline=None)
@given(st.integers(0, 10**6), st.sampled_from(VARIANTS))
def test_a_guess_agrees_with_the_view_and_is_whole(seed: int, options: dict[str, Value]) -> None:
    game, chance = laguna(**options), SplitMix64(seed)
    for number, (_, _, state) in enumerate(wander(game, seed, 60)):
        if number % 10 or game.turn(state) is None:
            continue
        for seat in (None, *range(game.options.players)):
            view = game.view(state, seat)
            guess = game.guess(view, chance.below)
            assert game.view(guess, seat) == view
            assert not any(UNKNOWN in row for row in guess.board.rows)


def test_guesses_differ_and_hold_only_what_the_sea_holds() -> None:
    found, chance = resting(), SplitMix64(3)
    view = found.game.view(found.state, 0)
    drawn = [found.game.guess(view, chance.below).board.at((0, 0)) for _ in range(200)]
    assert set(drawn) == SEA - {UNKNOWN}
    assert drawn.count(".") > drawn.count("x") > 0


@pytest.mark.parametrize(
    ("seat", "peek", "seen"),
    [(0, True, ".x...>"), (0, False, "?x...?"), (1, True, "?x...?"), (None, True, "?x...?")],
)
def test_a31_peeking_is_private_to_the_active_player(seat: int | None, peek: bool, seen: str) -> None:
    found = resting()
    assert under(found.game.view(found.state, seat, peek)) == seen


def test_a31_public_peeking_is_for_everybody_but_of_the_active_raft_alone() -> None:
    found = resting(peek_public=True)
    for seat in (None, 0, 1):
        view = found.game.view(found.state, seat, True)
        assert under(view) == ".x...>"
        assert UNKNOWN in under(view, 1)


def test_lag28_the_first_step_ends_peeking() -> None:
    found = one_raft("......\n..>...\n......\n......", "H,1,0,r-g---,-", "premove").play("step S")
    assert UNKNOWN in under(found.game.view(found.state, 0, True))


@pytest.mark.parametrize(
    ("options", "seen"),
    [
        ({"glass": "none"}, ".x...>"),
        ({"glass": "none", "no_timer_peek": False}, "?x...?"),
        ({"no_timer_peek": False}, ".x...>"),
    ],
    ids=str,
)
def test_a24_without_glass_peeking_is_an_option(options: dict[str, Value], seen: str) -> None:
    found = resting(**options)
    assert under(found.game.view(found.state, 0, True)) == seen


def test_show_under_hides_nothing() -> None:
    found = resting(show_under=True)
    assert found.game.view(found.state, 1) == found.state
    assert hidden_cells(found.game.options, found.state, 1) == frozenset()


def test_before_play_nothing_is_hidden() -> None:
    found = trial("....A.\n..x...\n.B....\n......", "A=rgb B=rgy").play("place H 0 1 A")
    assert found.game.view(found.state, 1) == found.state
