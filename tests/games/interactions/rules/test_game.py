"""A game from its setup to its end: who moves, what a turn does, what is sealed."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.interactions.positions import (
    MODES,
    PILE,
    SOLO,
    THREE,
    TWO,
    WHOLE_ROW,
    after,
    every_options,
    placements,
    random_game,
    random_position,
    seat_to_move,
)
from ludotheque.core.chance import SplitMix64
from ludotheque.core.errors import HiddenSetup, IllegalMove, InvalidRecord
from ludotheque.games.interactions.rules.game import Interactions
from ludotheque.games.interactions.rules.notation import cell_name
from ludotheque.games.interactions.rules.options import InteractionsOptions
from ludotheque.games.interactions.rules.state import Hand, Select
from ludotheque.games.interactions.rules.territory import legal_cells
from ludotheque.games.interactions.rules.tiles import LETTERS


@pytest.mark.parametrize(
    "setup", ["wild", "wild:", "wild:HSKACM", "wild:HSKACMM", "wild:HSKACMPP", "HSKACMP", "x", "", "wild:hskacmp",
              "wild:HSKACMX", "WILD:HSKACMP", " wild:HSKACMP"],
)  # fmt: skip
def test_a_pile_that_is_not_the_seven_tiles_is_refused(setup: str) -> None:
    with pytest.raises(InvalidRecord) as wrong:
        SOLO.initial(setup)
    assert (wrong.value.facts["field"], wrong.value.clause) == ("setup", "IXN-31")


@pytest.mark.parametrize("setup", ["wild:HS?????", "wild:???????", "wild:?SKACMP"])
def test_a_masked_pile_is_refused_as_hidden(setup: str) -> None:
    with pytest.raises(HiddenSetup) as wrong:
        SOLO.initial(setup)
    assert (wrong.value.code, wrong.value.clause) == ("HIDDEN_SETUP", "IXN-37")


@pytest.mark.parametrize("setup", ["wild:HSKACMP", " ", "-"])
def test_players_among_themselves_have_no_setup(setup: str) -> None:
    with pytest.raises(InvalidRecord) as wrong:
        TWO.initial(setup)
    assert (wrong.value.facts["problem"], wrong.value.clause) == ("not-empty", "IXN-4")


def test_the_first_tile_of_the_pile_is_put_aside() -> None:
    state = SOLO.initial(PILE)
    assert (state.aside, state.pile) == ("H", "SKACMP")


@given(st.integers(0, 2**32))
def test_a_drawn_pile_can_be_played_from(seed: int) -> None:
    setup = SOLO.setup(SplitMix64(seed).below)
    state = SOLO.initial(setup)
    assert sorted(state.aside + state.pile) == sorted(LETTERS)


def test_every_tile_is_put_aside_as_often_as_any_other() -> None:
    below = SplitMix64(4).below
    aside = [SOLO.initial(SOLO.setup(below)).aside for _ in range(1400)]
    assert all(150 < aside.count(letter) < 250 for letter in LETTERS)


def test_every_player_begins_with_all_seven_in_the_reserve() -> None:
    for options in MODES.values():
        game = Interactions(options)
        assert game.initial(game.setup(lambda n: n - 1)).hands == (Hand("", LETTERS),) * options.players


def test_selections_are_asked_of_the_lowest_seat_first() -> None:
    assert [THREE.turn(after(THREE, *["sel SA"] * made)) for made in range(4)] == [0, 1, 2, 0]


def test_all_who_have_not_selected_choose_together() -> None:
    assert THREE.together(THREE.initial("")) == (0, 1, 2)
    assert THREE.together(after(THREE, "sel SA")) == (1, 2)
    assert THREE.together(after(THREE, *["sel SA"] * 3)) == ()


def test_a_seat_may_select_before_its_turn_but_not_place() -> None:
    assert len(THREE.moves(THREE.initial(""), 2)) == 21
    assert not THREE.moves(after(THREE, "sel SA"), 0)
    assert not THREE.moves(after(THREE, *["sel SA"] * 3), 1)


def test_in_turn_order_only_one_seat_may_select() -> None:
    game = Interactions(InteractionsOptions(3, ordered=True))
    assert [len(game.moves(game.initial(""), seat)) for seat in range(3)] == [21, 0, 0]


def test_a_selection_is_two_of_seven() -> None:
    offered = {move.tiles for move in TWO.moves(TWO.initial("")) if isinstance(move, Select)}
    assert len(offered) == 21
    assert all(len(set(tiles)) == 2 for tiles in offered)


def test_a_selection_leaves_five_in_the_reserve() -> None:
    assert after(TWO, "sel SA").hands == (Hand("SA", "PHMCK"), Hand())


def test_a_turn_places_a_tile_and_raises_another() -> None:
    state = after(TWO, "sel SA", "sel PH", "Sf6+M")
    assert state.hands[0] == Hand("MA", "PHCK")
    assert state.hands[1] == Hand("PH", "MCSKA")
    assert TWO.turn(state) == 1


def test_seats_take_turns() -> None:
    for state in random_game(THREE, 5)[3:-1]:
        assert THREE.turn(state) == len(state.grid) % 3


def test_alone_every_turn_is_the_players_own() -> None:
    states = random_game(SOLO, 5)
    assert [SOLO.turn(state) for state in states] == [0] * 7 + [None]
    assert [len(state.grid) for state in states] == [0, 0, 2, 4, 6, 8, 10, 12]


def test_the_moves_are_every_tile_cell_and_raise() -> None:
    for seed in range(6):
        state = random_position(THREE, seed * 2, seed)
        hand = state.hands[seat_to_move(THREE, state)]
        cells = legal_cells(state.territory, (3, 6))
        wanted = {(tile, cell, up) for tile in hand.available for cell in cells for up in hand.reserve or (None,)}
        assert {(move.tile, move.cell, move.raised) for move in placements(THREE, state)} == wanted


def test_the_wild_player_answers_at_once_with_the_top_of_its_pile() -> None:
    state = after(SOLO, "sel SP", "Sf6+C", setup=PILE)
    own, wild = state.last
    assert (own.tile, own.cell, own.step) == ("S", (5, 5), 0)
    assert (wild.tile, wild.cell, wild.step) == ("S", (5, 6), 1)
    assert state.pile == "KACMP"


@pytest.mark.parametrize(("game", "cell"), [(SOLO, "i8"), (WHOLE_ROW, "f7")], ids=["onward", "whole"])
def test_with_nothing_free_to_the_right_the_wild_player_goes_down_or_back_to_the_left_of_the_row(
    game: Interactions, cell: str
) -> None:
    state = after(game, "sel SP", "Sf6+C", "Ph6+M", "Ci7+H", setup=PILE)
    assert (cell_name(state.last[1].cell), state.last[1].step) == (cell, 2)


@pytest.mark.parametrize("game", [SOLO, WHOLE_ROW], ids=["onward", "whole"])
def test_to_the_right_of_the_players_tile_comes_first_in_either_reading(game: Interactions) -> None:
    state = after(game, "sel SP", "Sf6+C", "Pe6+M", setup=PILE)
    assert (cell_name(state.last[1].cell), state.last[1].step) == ("h6", 1)


def test_wild_effects_can_be_switched_off() -> None:
    setup, moves = "wild:HCSKAMP", ("sel SP", "Sf6+C")
    harmed = after(SOLO, *moves, setup=setup)
    assert harmed.territory[(5, 5)].front is False
    assert harmed.last[1].turned == ((5, 5),)
    quiet = after(Interactions(InteractionsOptions(1, wild_effects=False)), *moves, setup=setup)
    assert quiet.territory[(5, 5)].front is True
    assert quiet.last[1].turned == ()


def test_without_wild_effects_the_players_own_still_turn() -> None:
    game = Interactions(InteractionsOptions(1, wild_effects=False))
    state = after(game, "sel CP", "Cf6+S", "Pe6+M", setup=PILE)
    assert [cell for cell, laid in state.grid if not laid.front] == [(5, 5)]


def test_the_reveal_of_the_selections_seals() -> None:
    first = after(TWO, "sel SA")
    move = TWO.read(first, "sel PH")
    assert not TWO.seals(TWO.initial(""), move)
    assert TWO.seals(first, move)
    ordered = Interactions(InteractionsOptions(2, ordered=True))
    assert not ordered.seals(after(ordered, "sel SA"), move)


def test_a_placement_never_seals() -> None:
    state = after(TWO, "sel SA", "sel PH")
    assert not any(TWO.seals(state, move) for move in TWO.moves(state))


def test_there_is_no_chance_and_no_interruption() -> None:
    for state in random_game(SOLO, 2):
        assert SOLO.chances(state) == ()
        assert SOLO.interruption(state, None) is None and SOLO.interruption(state, 0) is None
        with pytest.raises(IllegalMove, match="IMPOSSIBLE_CHANCE"):
            SOLO.draw(state, lambda n: 0)


@pytest.mark.parametrize("mode", MODES)
def test_a_game_lasts_seven_moves_a_seat(mode: str) -> None:
    game = Interactions(MODES[mode])
    states = random_game(game, 11)
    assert len(states) - 1 == game.info.max_plies
    assert game.turn(states[-1]) is None
    assert [game.outcome(state) is not None for state in states] == [False] * (len(states) - 1) + [True]
    assert not game.moves(states[-1])


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 2**32), st.sampled_from([2, 3, 4]))
def test_every_tile_is_in_one_place(seed: int, players: int) -> None:
    for state in random_game(Interactions(InteractionsOptions(players)), seed)[players:]:
        for owner, hand in enumerate(state.hands):
            placed = [laid.tile for _, laid in state.grid if laid.owner == owner]
            assert sorted([*placed, *hand.available, *hand.reserve]) == sorted(LETTERS)


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 2**32))
def test_every_wild_tile_is_in_one_place(seed: int) -> None:
    for state in random_game(SOLO, seed):
        placed = [laid.tile for _, laid in state.grid if laid.owner == 1]
        assert sorted([*placed, *state.pile, state.aside]) == sorted(LETTERS)


def test_by_own_turn_one_raises_among_five_down_to_none() -> None:
    """IXN-17, IXN-18: the last choice is between two tiles, and one is never placed."""
    for options in every_options():
        game = Interactions(options)
        turns = [state for state in random_game(game, 3) if game.turn(state) == 0 and state.all_selected]
        assert [len(state.hands[0].reserve) for state in turns] == [5, 4, 3, 2, 1, 0]
        assert [len(state.hands[0].available) for state in turns] == [2] * 6
        hand = random_game(game, 3)[-1].hands[0]
        assert len(hand.available + hand.reserve) == 1


def test_playing_does_not_change_the_state_before() -> None:
    state = after(SOLO, "sel SP", setup=PILE)
    copy = after(SOLO, "sel SP", setup=PILE)
    for move in SOLO.moves(state):
        SOLO.play(state, move)
    assert state == copy
