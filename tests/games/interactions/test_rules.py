"""Refusals in the order of the rule file, and what a turn does."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludotheque.core.chance import SplitMix64
from ludotheque.core.errors import HiddenSetup, IllegalMove, InvalidMove, InvalidRecord
from ludotheque.games.interactions.rules.game import Interactions
from ludotheque.games.interactions.rules.options import Rules
from ludotheque.games.interactions.rules.state import State
from ludotheque.games.interactions.rules.territory import box

TWO = Interactions(Rules(2))
SOLO = Interactions(Rules(1))


def after(game: Interactions, *moves: str, setup: str = "") -> State:
    state = game.initial(setup)
    for text in moves:
        state = game.play(state, game.read(state, text))
    return state


def random_end(game: Interactions, seed: int) -> list[State]:
    below = SplitMix64(seed).below
    states = [game.initial(game.setup(below))]
    while moves := game.moves(states[-1]):
        states.append(game.play(states[-1], moves.sample(below)))
    return states


@pytest.mark.parametrize(
    ("moves", "text", "code", "clause"),
    [
        ((), "Sf6+M", "SELECT_FIRST", "IXN-5"),
        (("sel SA",), "Sf6+M", "SELECT_FIRST", "IXN-5"),
        ((), "sel S", "SELECT_TWO", "IXN-5"),
        ((), "sel SS", "SELECT_TWO", "IXN-5"),
        ((), "sel SAK", "SELECT_TWO", "IXN-5"),
        ((), "sel ", "SELECT_TWO", "IXN-5"),
        (("sel SA", "sel SA"), "sel PH", "ALREADY_SELECTED", "IXN-5"),
        (("sel SA", "sel SA"), "sel P", "ALREADY_SELECTED", "IXN-5"),
        (("sel SA", "sel SA"), "Pa1", "NOT_AVAILABLE", "IXN-8"),
        (("sel SA", "sel SA"), "Sa1", "FIRST_CELL", "IXN-9"),
        (("sel SA", "sel SA"), "Sf6", "RAISE_REQUIRED", "IXN-17"),
        (("sel SA", "sel SA"), "Sf6+A", "RAISE_NOT_IN_RESERVE", "IXN-17"),
        (("sel SA", "sel SA"), "Sf6+S", "RAISE_NOT_IN_RESERVE", "IXN-17"),
        (("sel SA", "sel SA", "Sf6+M"), "Sf6+M", "OCCUPIED", "IXN-10"),
        (("sel SA", "sel SA", "Sf6+M"), "Sg7+M", "NOT_ADJACENT", "IXN-10"),
        (("sel SA", "sel SA", "Sf6+M"), "Ak11", "NOT_ADJACENT", "IXN-10"),
        (("sel SA", "sel SA", "Sf6+M"), "Ag6+M xe5", "EFFECT_MISMATCH", "IXN-14"),
        (("sel SA", "sel SA", "Sf6+M"), "Ag6 xe5", "RAISE_REQUIRED", "IXN-17"),
    ],
)
def test_a_refusal_cites_its_rule(moves: tuple[str, ...], text: str, code: str, clause: str) -> None:
    state = after(TWO, *moves)
    with pytest.raises(IllegalMove) as refused:
        TWO.play(state, TWO.read(state, text))
    assert (refused.value.code, refused.value.clause) == (code, clause)


def test_the_last_turn_raises_nothing() -> None:
    states = random_end(TWO, 1)
    last = states[-2]
    text = TWO.write(last, next(iter(TWO.moves(last))))
    assert "+" not in text
    with pytest.raises(IllegalMove, match="RAISE_NOT_IN_RESERVE"):
        TWO.play(last, TWO.read(last, f"{text}+P"))


@pytest.mark.parametrize(
    "text", ["Sf12+M", "Sl6+M", "Sf0+M", "Sf06+M", "sf6+M", "Xf6+M", "Sf6+m", "Sf6+", "Sf6+MM", "Sf6+M x", "sel  SA",
             "Sf6+M xz9", "Sf6 +M", " Sf6+M", "Sf6+M\n", "sel sa", "SEL SA"],
)  # fmt: skip
def test_a_misspelt_move_is_invalid(text: str) -> None:
    with pytest.raises(InvalidMove):
        TWO.read(after(TWO, "sel SA", "sel SA"), text)


def test_a_selection_is_read_in_any_order_and_written_in_one() -> None:
    state = TWO.initial("")
    assert TWO.write(state, TWO.read(state, "sel AS")) == "sel SA"


def test_turned_cells_are_read_in_any_order() -> None:
    moves = ("sel SA", "sel SA", "Sf6+M", "Se6+K", "Mf5+C")
    state = after(TWO, *moves)
    assert TWO.read(state, "Ae5+C xf5,e6") == TWO.read(state, "Ae5+C xe6,f5") == TWO.read(state, "Ae5+C")


@pytest.mark.parametrize("setup", ["wild", "wild:", "wild:HSKACM", "wild:HSKACMM", "wild:HSKACMPP", "HSKACMP", "x"])
def test_a_pile_that_is_not_the_seven_tiles_is_refused(setup: str) -> None:
    with pytest.raises(InvalidRecord) as wrong:
        SOLO.initial(setup)
    assert wrong.value.clause == "IXN-31"


def test_a_masked_pile_is_refused_as_hidden() -> None:
    with pytest.raises(HiddenSetup) as wrong:
        SOLO.initial("wild:HS?????")
    assert wrong.value.code == "HIDDEN_SETUP"


def test_wild_effects_can_be_switched_off() -> None:
    setup, moves = "wild:HCSKAMP", ("sel SP", "Sf6+C")
    assert after(SOLO, *moves, setup=setup).territory[(5, 5)].front is False
    quiet = Interactions(Rules(1, wild_effects=False))
    assert after(quiet, *moves, setup=setup).territory[(5, 5)].front is True


def test_the_reveal_of_the_selections_seals() -> None:
    first = after(TWO, "sel SA")
    move = TWO.read(first, "sel PH")
    assert not TWO.seals(TWO.initial(""), move)
    assert TWO.seals(first, move)
    ordered = Interactions(Rules(2, ordered=True))
    assert not ordered.seals(after(ordered, "sel SA"), move)


def test_a_solo_unrated_by_its_options_says_so() -> None:
    for rules, rated in ((Rules(1), True), (Rules(1, bonus=False), False), (Rules(1, territory=True), False)):
        game = Interactions(rules)
        outcome = game.outcome(random_end(game, 5)[-1])
        assert outcome is not None
        assert outcome.detail["rated"] is rated


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 2**32), st.sampled_from([1, 2, 3, 4]))
def test_a_territory_ends_as_a_full_rectangle(seed: int, players: int) -> None:
    """IXN-12, IXN-19: everybody always has a legal cell, and the format comes out."""
    game = Interactions(Rules(players))
    grid = random_end(game, seed)[-1].territory
    top, left, bottom, right = box(grid)
    assert tuple(sorted((bottom - top + 1, right - left + 1))) == game.rules.format
    assert len(grid) == game.rules.format[0] * game.rules.format[1]


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 2**32), st.sampled_from([2, 3, 4]))
def test_every_tile_is_in_one_place(seed: int, players: int) -> None:
    for state in random_end(Interactions(Rules(players)), seed)[players:]:
        for owner, hand in enumerate(state.hands):
            placed = [laid.tile for _, laid in state.grid if laid.owner == owner]
            assert sorted([*placed, *hand.available, *hand.reserve]) == sorted("PHMCSKA")


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 2**32))
def test_the_order_of_play_does_not_matter_for_equality(seed: int) -> None:
    state = random_end(TWO, seed)[-1]
    assert state == replace(state, last=())
    assert hash(state) == hash(replace(state, last=()))
