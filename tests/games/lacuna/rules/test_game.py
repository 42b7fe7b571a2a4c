import pickle
from itertools import pairwise

import pytest

from games.lacuna.ponds import (
    NAMES,
    PICK_AFTER,
    USUAL_GAME,
    VARIANTS,
    WHOLE_GAME,
    after,
    bare,
    laid,
    opened,
    played,
    tied_end,
)
from games.lacuna.sheets import sheet
from ludotheque.core.chance import SplitMix64
from ludotheque.core.errors import HiddenSetup, IllegalMove
from ludotheque.games.lacuna.rules.game import Lacuna
from ludotheque.games.lacuna.rules.geometry import Line
from ludotheque.games.lacuna.rules.options import LacunaOptions
from ludotheque.games.lacuna.rules.state import Pass, Pick, Place, State

GAME = USUAL_GAME
SEEN = PICK_AFTER


def test_a_placement_takes_its_pair_and_changes_the_turn() -> None:
    state = after(["B", "O0-27:6050"])
    assert GAME.turn(state) == 1
    assert {0, 27}.isdisjoint(flower.id for flower in state.flowers or ())
    assert state.held == ((0, 0, 0, 1, 0, 0, 2), (0,) * 7)


def test_with_pick_after_any_flower_of_the_pond_can_be_taken() -> None:
    state = SEEN.initial("pond:1")
    assert len(list(SEEN.moves(state))) == 49 and SEEN.moves(state).exhaustive
    then = SEEN.play(state, SEEN.read(state, "#16"))
    assert then.flower(16) is None and sum(then.held[0]) == 1


def test_twelve_placements_end_phase_one() -> None:
    state = after(WHOLE_GAME[:-1])
    assert state.phase == "place" and GAME.outcome(state) is None
    done = after(WHOLE_GAME)
    assert GAME.turn(done) is None and not GAME.moves(done)


def test_the_game_ends_at_once_when_nobody_can_place() -> None:
    state = laid("B0,0 B10000,0 R0,9000")
    done = GAME.play(state, Place(3, 0, 1, 5000))
    assert done.phase == "done" and [len(side) for side in done.pawns] == [1, 0]


def test_a_seat_that_is_not_to_move_has_no_moves() -> None:
    assert not GAME.moves(after(["B"]), 1)
    assert GAME.moves(after(["B"]), 0)


def test_random_moves_are_legal_to_the_end() -> None:
    below = SplitMix64(99).below
    state = GAME.initial(GAME.setup(below))
    plies = 0
    while GAME.turn(state) is not None:
        move = GAME.moves(state).sample(below)
        assert move in GAME.moves(state)
        state = GAME.play(state, move)
        plies += 1
    outcome = GAME.outcome(state)
    assert plies == 13 and outcome and sum(outcome.scores) == 7


def test_the_pond_is_unknown_to_everyone_until_the_blind_pick() -> None:
    state = GAME.initial("pond:1")
    for seat in (0, 1, None):
        assert GAME.view(state, seat) == State(None)
        assert GAME.known_setup("pond:1", state, seat) == "pond:?"
    then = after(["B"])
    assert GAME.view(then, 1) == then and GAME.known_setup("pond:1", then, 1) == "pond:1"


def test_a_view_still_says_which_colour_must_be_picked() -> None:
    view = GAME.view(GAME.initial(bare("V")), 0)
    assert view.flowers is None and list(GAME.moves(view)) == [Pick(colour=2)]


def test_with_pick_after_nothing_is_hidden() -> None:
    state = SEEN.initial("pond:1")
    assert SEEN.view(state, 1) == state and not SEEN.info.hidden
    assert SEEN.known_setup("pond:1", state, None) == "pond:1"


@pytest.mark.parametrize("setup", ["pond:1", bare("G")])
def test_a_guess_agrees_with_the_view_and_is_another_pond(setup: str) -> None:
    state = GAME.initial(setup)
    view = GAME.view(state, 0)
    guess = GAME.guess(view, SplitMix64(5).below)
    assert GAME.view(guess, 0) == view and guess != state
    assert len(guess.flowers or ()) == len(state.flowers or ())
    assert GAME.guess(after(["B"]), SplitMix64(5).below) == after(["B"])


def test_the_blind_pick_seals_and_nothing_else_does() -> None:
    assert GAME.seals(GAME.initial("pond:1"), Pick(colour=3))
    assert not GAME.seals(after(["B"]), Place(6, 0, 27, 6050))
    assert not SEEN.seals(SEEN.initial("pond:1"), Pick(flower=3))


def test_a_masked_setup_cannot_be_played() -> None:
    with pytest.raises(HiddenSetup):
        GAME.initial("pond:?")


def test_a_tie_on_all_distances_can_be_a_draw() -> None:
    outcome = GAME.outcome(tied_end())
    assert outcome and outcome.winners == (0, 1) and outcome.returns == (0.0, 0.0)
    assert [line["id"] for line in sheet(outcome)["nobody"]] == [0]


def test_a_tolerance_makes_near_distances_equal() -> None:
    state = laid("R0,0", gold="5000,0 9000,0", silver="0,5040 0,8000")
    assert GAME.position(GAME._ended(state)).split("|")[3] == "1000000/0000000"
    wide = Lacuna(LacunaOptions(tolerance=50))
    assert wide.position(wide._ended(state)).split("|")[3] == "0000000/1000000"


def test_states_and_moves_are_values() -> None:
    state = after(WHOLE_GAME[:6])
    assert pickle.loads(pickle.dumps(state)) == state
    assert hash(pickle.loads(pickle.dumps(state))) == hash(state)
    assert len({Pass(), Pass(), Pick(1), Place(0, 1, 2, 3)}) == 3


def test_the_first_player_also_places_the_first_pawn() -> None:
    """LCN-15: the flower is no turn of its own."""
    assert GAME.turn(GAME.initial("pond:1")) == 0 and GAME.turn(after(["B"])) == 0


@pytest.mark.parametrize("seed", range(3))
def test_after_the_blind_pick_six_of_its_colour_and_seven_of_each_other_are_poured(seed: int) -> None:
    """LCN-13 and LCN-14."""
    state = opened(GAME, seed)
    (picked,) = (colour for colour in range(7) if state.held[0][colour])
    counts = [sum(flower.colour == colour for flower in state.flowers or ()) for colour in range(7)]
    assert counts == [6 if colour == picked else 7 for colour in range(7)]


@pytest.mark.parametrize("game", VARIANTS, ids=NAMES)
def test_flowers_are_neither_lost_nor_made(game: Lacuna) -> None:
    """On the pond and in the score zones together there are always 49, seven of each colour (LCN-24)."""
    for state in played(game, 11):
        lying = state.flowers or ()
        for colour in range(7):
            held = sum(side[colour] for side in state.held)
            assert held + sum(flower.colour == colour for flower in lying) == 7


@pytest.mark.parametrize("game", VARIANTS, ids=NAMES)
def test_pawns_and_flowers_never_move(game: Lacuna) -> None:
    """LCN-26: what lies there lay there before, and pawns are only added."""
    states = played(game, 12)
    for before, then in pairwise(states):
        assert set(then.flowers or ()) <= set(before.flowers or ())
        assert all(now[: len(old)] == old for old, now in zip(before.pawns, then.pawns, strict=True))


@pytest.mark.parametrize("game", VARIANTS, ids=NAMES)
def test_players_take_turns_pawn_by_pawn(game: Lacuna) -> None:
    """LCN-16: twelve placements, gold first."""
    states = played(game, 13)
    assert [game.turn(state) for state in states] == [0, *([0, 1] * 6), None]
    assert [len(side) for side in states[-1].pawns] == [6, 6]


@pytest.mark.parametrize("game", VARIANTS, ids=NAMES)
def test_a_placed_pawn_stands_on_the_step_that_was_named(game: Lacuna) -> None:
    below, state = SplitMix64(4).below, opened(game, 14)
    move = game.moves(state).sample(below)
    assert isinstance(move, Place)
    a, b = state.flower(move.i), state.flower(move.j)
    assert a and b and game.play(state, move).pawns[0] == (Line(a.at, b.at).at(move.k),)


@pytest.mark.parametrize("game", VARIANTS, ids=NAMES)
def test_a_pawn_never_reaches_over_the_rim(game: Lacuna) -> None:
    """LCN-9: it needs no test of its own."""
    sizes = game.options.sizes
    for side in played(game, 15)[-1].pawns:
        assert all(pawn.x**2 + pawn.y**2 <= (sizes.pond - sizes.pawn) ** 2 for pawn in side)


@pytest.mark.parametrize("game", VARIANTS, ids=NAMES)
def test_exactly_one_player_wins_unless_a_flower_is_left_to_nobody(game: Lacuna) -> None:
    """LCN-38."""
    for seed in range(3):
        outcome = game.outcome(played(game, seed)[-1])
        assert outcome and (sum(outcome.scores) == 7 or sheet(outcome)["nobody"])
        assert len(outcome.winners) == 1 or sheet(outcome)["nobody"]


def test_a_decided_game_is_played_on() -> None:
    """LCN-40: four colours held end nothing while pawns can be placed."""
    won = State(after(["B"]).flowers, "place", 0, ((), ()), ((4, 4, 4, 4, 0, 0, 0), (0,) * 7))
    then = GAME.play(won, next(iter(GAME.moves(won))))
    assert GAME.turn(then) == 1 and GAME.outcome(then) is None


def test_a_game_without_chance_or_clock_has_none_of_their_moves() -> None:
    state = after(["B"])
    assert GAME.together(state) == () and GAME.interruption(state, 1) is None and GAME.chances(state) == ()
    with pytest.raises(IllegalMove):
        GAME.draw(state, SplitMix64(1).below)


def test_equal_options_make_equal_games() -> None:
    assert Lacuna(LacunaOptions(tolerance=50)) == Lacuna(LacunaOptions(tolerance=50)) != GAME
    assert len({Lacuna(), Lacuna(LacunaOptions()), PICK_AFTER}) == 2
