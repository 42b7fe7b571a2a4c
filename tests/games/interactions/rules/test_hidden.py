"""Who sees what, and when (IXN-6, IXN-37)."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.interactions.positions import PILE, SOLO, THREE, TWO, after, every_options, random_game
from ludotheque.core.chance import SplitMix64
from ludotheque.games.interactions.rules.game import Interactions
from ludotheque.games.interactions.rules.options import InteractionsOptions
from ludotheque.games.interactions.rules.state import HIDDEN_HAND, Hand

UNPEEKED = Interactions(InteractionsOptions(1, peek_top=False))


def test_a_selection_is_secret_until_all_are_made() -> None:
    state = after(TWO, "sel SA")
    assert TWO.view(state, 1).hands == (HIDDEN_HAND, Hand())
    assert TWO.view(state, None).hands[0] == HIDDEN_HAND
    assert TWO.view(state, 0) == state


def test_of_three_each_sees_its_own_selection_only() -> None:
    state = after(THREE, "sel SA", "sel PH")
    assert THREE.view(state, 0).hands == (state.hands[0], HIDDEN_HAND, Hand())
    assert THREE.view(state, 1).hands == (HIDDEN_HAND, state.hands[1], Hand())
    assert THREE.view(state, 2).hands == (HIDDEN_HAND, HIDDEN_HAND, Hand())


def test_all_selections_are_shown_together() -> None:
    state = after(TWO, "sel SA", "sel PH")
    assert TWO.view(state, None) == TWO.view(state, 0) == state


def test_an_ordered_selection_is_seen_at_once() -> None:
    game = Interactions(InteractionsOptions(2, ordered=True))
    state = after(game, "sel SA")
    assert game.view(state, 1) == state
    assert game.together(state) == ()


def test_of_a_hidden_hand_every_selection_is_guessed() -> None:
    view, below = TWO.view(after(TWO, "sel SA"), 1), SplitMix64(1).below
    seen = Counter(TWO.guess(view, below).hands[0].available for _ in range(2100))
    assert len(seen) == 21
    assert min(seen.values()) > 60


def test_the_pile_is_unseen_before_the_selection() -> None:
    view = SOLO.view(SOLO.initial(PILE), 0)
    assert (view.aside, view.pile) == ("?", "??????")
    assert SOLO.known_setup(PILE, SOLO.initial(PILE), 0) == "wild:???????"


def test_after_the_selection_the_set_aside_and_the_top_tile_are_seen() -> None:
    state = after(SOLO, "sel SP", setup=PILE)
    assert (SOLO.view(state, 0).aside, SOLO.view(state, 0).pile) == ("H", "S?????")
    assert SOLO.known_setup(PILE, state, 0) == "wild:HS?????"


def test_a_drawn_tile_stays_known_in_the_setup() -> None:
    state = after(SOLO, "sel SP", "Sf6+C", setup=PILE)
    assert SOLO.known_setup(PILE, state, 0) == "wild:HSK????"


def test_without_peeking_a_wild_tile_is_seen_when_it_is_placed() -> None:
    state = after(UNPEEKED, "sel SP", "Sf6+C", setup=PILE)
    assert (UNPEEKED.view(state, 0).aside, UNPEEKED.view(state, 0).pile) == ("?", "?????")
    assert UNPEEKED.known_setup(PILE, state, 0) == "wild:?S?????"


@pytest.mark.parametrize("game", [SOLO, UNPEEKED], ids=["peek", "no peek"])
def test_everything_is_seen_at_the_end(game: Interactions) -> None:
    below = SplitMix64(3).below
    setup = game.setup(below)
    state = game.initial(setup)
    while moves := game.moves(state):
        state = game.play(state, moves.sample(below))
    assert game.view(state, 0) == state
    assert game.known_setup(setup, state, None) == setup


def test_among_players_there_is_no_setup_to_know() -> None:
    assert TWO.known_setup("", after(TWO, "sel SA"), 1) == ""


def test_guessed_piles_hold_the_unseen_tiles_in_every_order() -> None:
    view = SOLO.view(after(SOLO, "sel SP", "Sf6+C", "Pf7+M", setup=PILE), 0)
    below = SplitMix64(2).below
    seen = Counter(SOLO.guess(view, below).pile for _ in range(600))
    assert set(seen) == {"ACMP", "ACPM", "AMCP", "AMPC", "APCM", "APMC"}
    assert min(seen.values()) > 60


def test_without_peeking_the_tile_put_aside_is_guessed_too() -> None:
    view = UNPEEKED.view(after(UNPEEKED, "sel SP", "Sf6+C", setup=PILE), 0)
    below = SplitMix64(2).below
    assert {UNPEEKED.guess(view, below).aside for _ in range(200)} == set("PHMCKA")


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 2**32), st.sampled_from(list(every_options())))
def test_the_view_of_a_guess_is_the_view(seed: int, options: InteractionsOptions) -> None:
    game, below = Interactions(options), SplitMix64(seed).below
    for state in random_game(game, seed):
        for seat in (None, *range(options.players)):
            view = game.view(state, seat)
            guess = game.guess(view, below)
            assert game.view(guess, seat) == view
            assert game.view(view, seat) == view
            assert "?" not in game.position(guess)


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 2**32))
def test_a_view_depends_on_nothing_that_is_hidden(seed: int) -> None:
    """Piles that differ below what is shown give one view."""
    below = SplitMix64(seed).below
    state = random_game(SOLO, seed)[2]
    view = SOLO.view(state, 0)
    assert {SOLO.view(SOLO.guess(view, below), 0) for _ in range(20)} == {view}


@settings(max_examples=15, deadline=None)
@given(st.integers(0, 2**32))
def test_what_is_known_of_the_setup_only_grows(seed: int) -> None:
    for game in (SOLO, UNPEEKED):
        below = SplitMix64(seed).below
        setup = game.setup(below)
        state, known = game.initial(setup), 0
        while moves := game.moves(state):
            state = game.play(state, moves.sample(below))
            told = game.known_setup(setup, state, 0)
            assert all(letter in ("?", given_) for letter, given_ in zip(told, setup, strict=True))
            assert len(told) - told.count("?") >= known
            known = len(told) - told.count("?")
