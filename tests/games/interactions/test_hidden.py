"""Who sees what, and when (IXN-6, IXN-37)."""

from collections import Counter

import pytest

from games.interactions.test_rules import SOLO, TWO, after, random_end
from ludotheque.core.chance import SplitMix64
from ludotheque.games.interactions.rules.game import Interactions
from ludotheque.games.interactions.rules.options import Rules
from ludotheque.games.interactions.rules.state import HIDDEN_HAND, Hand

SETUP = "wild:HSKACMP"


def test_a_selection_is_secret_until_all_are_made() -> None:
    state = after(TWO, "sel SA")
    assert TWO.view(state, 1).hands == (HIDDEN_HAND, Hand())
    assert TWO.view(state, None).hands[0] == HIDDEN_HAND
    assert TWO.view(state, 0) == state
    assert "b:??.?????" in TWO.position(TWO.view(state, 1))


def test_all_selections_are_shown_together() -> None:
    state = after(TWO, "sel SA", "sel PH")
    assert TWO.view(state, None) == TWO.view(state, 0) == state


def test_an_ordered_selection_is_seen_at_once() -> None:
    game = Interactions(Rules(2, ordered=True))
    state = after(game, "sel SA")
    assert game.view(state, 1) == state
    assert game.together(state) == ()


def test_of_a_hidden_hand_every_selection_is_guessed() -> None:
    view, below = TWO.view(after(TWO, "sel SA"), 1), SplitMix64(1).below
    assert len({TWO.guess(view, below).hands[0].available for _ in range(600)}) == 21


def test_the_pile_is_unseen_before_the_selection() -> None:
    view = SOLO.view(SOLO.initial(SETUP), 0)
    assert (view.aside, view.pile) == ("?", "??????")
    assert SOLO.known_setup(SETUP, SOLO.initial(SETUP), 0) == "wild:???????"


def test_after_the_selection_the_set_aside_and_the_top_tile_are_seen() -> None:
    state = after(SOLO, "sel SP", setup=SETUP)
    assert (SOLO.view(state, 0).aside, SOLO.view(state, 0).pile) == ("H", "S?????")
    assert SOLO.known_setup(SETUP, state, 0) == "wild:HS?????"


def test_a_drawn_tile_stays_known_in_the_setup() -> None:
    state = after(SOLO, "sel SP", "Sf6+C", setup=SETUP)
    assert SOLO.known_setup(SETUP, state, 0) == "wild:HSK????"


def test_without_peeking_a_wild_tile_is_seen_when_it_is_placed() -> None:
    game = Interactions(Rules(1, peek_top=False))
    state = after(game, "sel SP", "Sf6+C", setup=SETUP)
    assert (game.view(state, 0).aside, game.view(state, 0).pile) == ("?", "?????")
    assert game.known_setup(SETUP, state, 0) == "wild:?S?????"


@pytest.mark.parametrize("peek", [True, False])
def test_everything_is_seen_at_the_end(peek: bool) -> None:
    game = Interactions(Rules(1, peek_top=peek))
    end = random_end(game, 3)[-1]
    assert game.view(end, 0) == end


def test_guessed_piles_hold_the_unseen_tiles_in_every_order() -> None:
    view = SOLO.view(after(SOLO, "sel SP", "Sf6+C", "Pf7+M", setup=SETUP), 0)
    below = SplitMix64(2).below
    seen = Counter(SOLO.guess(view, below).pile for _ in range(600))
    assert set(seen) == {"ACMP", "ACPM", "AMCP", "AMPC", "APCM", "APMC"}
    assert min(seen.values()) > 60


def test_a_selection_told_to_others_is_only_that_it_was_made() -> None:
    before = TWO.initial("")
    move = TWO.read(before, "sel SA")
    told = TWO.events(before, move, TWO.play(before, move), 1)
    assert [event.key for event in told] == ["chose"]
    own = TWO.events(before, move, TWO.play(before, move), 0)
    assert own[0].facts["tiles"] == ("S", "A")


def test_the_reveal_tells_every_selection() -> None:
    before = after(TWO, "sel SA")
    move = TWO.read(before, "sel PH")
    told = TWO.events(before, move, TWO.play(before, move), None)
    assert [(event.key, event.facts["seat"], event.facts["tiles"]) for event in told] == [
        ("select", 0, ("S", "A")),
        ("select", 1, ("P", "H")),
    ]
