import pickle

import pytest

from games.lacuna.ponds import OPEN_ENDS, WHOLE_GAME, after, laid, tied_end
from ludotheque.core import catalog
from ludotheque.core.chance import SplitMix64
from ludotheque.core.errors import HiddenSetup, IllegalMove, InvalidMove, InvalidRecord
from ludotheque.games.lacuna.rules.game import Lacuna
from ludotheque.games.lacuna.rules.pond import scatter, write_pond
from ludotheque.games.lacuna.rules.sizes import USUAL
from ludotheque.games.lacuna.rules.state import Pass, Pick, Place, State

GAME = Lacuna()
SEEN = Lacuna(pick="after")


def bare(letter: str) -> str:
    """Pond 4 by hand, where a flower of this colour was taken before pouring."""
    tokens = write_pond(scatter(4, USUAL)).removeprefix("xy:").split()
    first = next(i for i, token in enumerate(tokens) if token[0] == letter)
    tokens[first] = letter
    return "xy:" + " ".join(tokens)


def refused(state: State, text: str, game: Lacuna = GAME) -> tuple[str, str | None, dict[str, object]]:
    with pytest.raises(IllegalMove) as caught:
        game.play(state, game.read(state, text))
    error = caught.value
    return error.code, error.clause, dict(error.facts)


def test_nothing_is_placed_or_passed_before_the_pick() -> None:
    state = GAME.initial("pond:1")
    assert refused(state, "O0-27:6050") == ("PICK_FIRST", "LCN-12", {})
    assert refused(state, "pass") == ("PICK_FIRST", "LCN-12", {})


def test_a_second_pick_is_refused() -> None:
    assert refused(after(["B"]), "R") == ("ALREADY_PICKED", "LCN-12", {})


def test_the_pick_must_be_the_flower_that_was_left_out() -> None:
    state = GAME.initial(bare("V"))
    assert refused(state, "B") == ("WRONG_PICK", "LCN-12", {"colour": "V"})
    assert list(GAME.moves(state)) == [Pick(colour=2)]
    then = GAME.play(state, Pick(colour=2))
    assert then.flowers == state.flowers and then.held[0][2] == 1


def test_a_pass_is_refused_while_a_pawn_can_be_placed() -> None:
    assert refused(after(["B"]), "pass") == ("MUST_PLACE", "LCN-16", {})


def test_flowers_that_are_gone_cannot_be_named() -> None:
    state = after(["B", "O0-27:6050"])
    assert refused(state, "O0-3:50") == ("NO_SUCH_FLOWER", "LCN-17", {"id": 0})
    assert refused(state, "B9-48:50") == ("NO_SUCH_FLOWER", "LCN-17", {"id": 48})


def test_a_pair_is_two_flowers() -> None:
    assert refused(after(["B"]), "R1-1:0")[:2] == ("SAME_FLOWER", "LCN-17")


def test_colours_that_differ_are_refused_whatever_the_letter() -> None:
    state = after(["B"])
    for letter in "ROV":
        assert refused(state, f"{letter}0-1:10")[:2] == ("COLOUR_MISMATCH", "LCN-17")


def test_an_obstructed_line_names_its_obstacle_before_the_step_is_looked_at() -> None:
    state = laid("B0,0 B10000,0", gold="5000,0")
    assert refused(state, "B0-1:99999") == ("OBSTRUCTED", "LCN-18", {"what": "gold", "id": 1, "colour": ""})


@pytest.mark.parametrize("k", [-1, 10001])
def test_a_step_beyond_the_line_is_refused(k: int) -> None:
    assert refused(laid("B0,0 B10000,0"), f"B0-1:{k}") == ("OFF_LINE", "LCN-21", {"k": k, "last": 10000})


@pytest.mark.parametrize(("k", "flower"), [(1549, 0), (8451, 1)])
def test_the_pawn_may_not_push_the_flowers_it_collects(k: int, flower: int) -> None:
    code, clause, facts = refused(laid("B0,0 B10000,0"), f"B0-1:{k}")
    assert (code, clause, facts["id"]) == ("OVERLAP", "LCN-23", flower)
    assert Place(3, 0, 1, k) in OPEN_ENDS.moves(laid("B0,0 B10000,0"))


def test_the_pawn_may_not_push_another_pawn() -> None:
    code, clause, facts = refused(laid("B0,0 B10000,0", silver="5000,1200"), "B0-1:5000")
    assert (code, clause, facts["what"]) == ("OVERLAP", "LCN-22", "silver")


def test_nothing_is_played_after_the_end() -> None:
    for text in ("pass", "R", "R14-18:5"):
        assert refused(after(WHOLE_GAME), text)[:2] == ("GAME_OVER", "LCN-29")


def test_a_wrong_letter_is_a_matter_of_spelling_even_as_a_value() -> None:
    with pytest.raises(InvalidMove):
        GAME.play(after(["B"]), Place(0, 0, 27, 6050))
    assert Place(0, 0, 27, 6050) not in GAME.moves(after(["B"]))


def test_a_pick_of_the_other_kind_is_misspelt() -> None:
    with pytest.raises(InvalidMove):
        GAME.play(GAME.initial("pond:1"), Pick(flower=3))
    with pytest.raises(InvalidMove):
        SEEN.play(SEEN.initial("pond:1"), Pick(colour=3))


def test_a_refused_move_leaves_the_position_as_it_was() -> None:
    state = laid("B0,0 B10000,0", silver="5000,1200")
    before = pickle.dumps(state)
    refused(state, "B0-1:5000")
    assert pickle.dumps(state) == before


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
    assert refused(state, "#49", SEEN) == ("NO_SUCH_FLOWER", "LCN-12", {"id": 49})


def test_twelve_placements_end_phase_one() -> None:
    state = after(WHOLE_GAME[:-1])
    assert state.phase == "place" and GAME.outcome(state) is None
    done = after(WHOLE_GAME)
    assert GAME.turn(done) is None and not GAME.moves(done)


def test_the_game_ends_at_once_when_nobody_can_place() -> None:
    state = laid("B0,0 B10000,0 R0,9000")
    done = GAME.play(state, Place(3, 0, 1, 5000))
    assert done.phase == "done" and [len(side) for side in done.pawns] == [1, 0]


def test_single_steps_left_by_rounding_keep_the_game_going() -> None:
    """LCN-28 goes by the pointwise rule, not by the stretches."""
    state = laid("B0,0 B-2212,2416 G-2275,198")
    (pair,) = GAME.pairs(state)
    assert pair.stretches == () and pair.flickers
    moves = GAME.moves(state)
    assert [move.k for move in moves if isinstance(move, Place)] == list(pair.flickers) == [1144]
    assert all(move in moves for move in moves) and moves.sample(SplitMix64(1).below) in moves
    assert GAME._ended(state).phase == "place"


def test_the_list_has_one_move_a_stretch_in_order() -> None:
    state = after(["B"])
    listed = [move for move in GAME.moves(state) if isinstance(move, Place)]
    assert len(listed) == 126 and not GAME.moves(state).exhaustive
    assert listed == sorted(listed, key=lambda move: (move.i, move.j, move.k))
    pair = next(pair for pair in GAME.pairs(state) if pair.stretches)
    first, last = pair.stretches[0]
    assert listed[0].k == (first + last) // 2


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
    assert [line["id"] for line in outcome.detail["nobody"]] == [0]  # type: ignore[index,union-attr]


def test_a_tolerance_makes_near_distances_equal() -> None:
    state = laid("R0,0", gold="5000,0 9000,0", silver="0,5040 0,8000")
    assert GAME.position(GAME._ended(state)).split("|")[3] == "1000000/0000000"
    wide = Lacuna(tol=50)
    assert wide.position(wide._ended(state)).split("|")[3] == "0000000/1000000"


@pytest.mark.parametrize(
    "options", [{"pick": "later"}, {"ends": True}, {"tol": 201}, {"tol": "0"}, {"sizes": "R1"}, {"depth": 2}]
)
def test_unknown_options_are_no_record(options: dict[str, object]) -> None:
    with pytest.raises(InvalidRecord):
        catalog.entry("lacuna").game(options)


def test_options_make_the_game_they_name() -> None:
    sizes = "R30000 rf900 rp900 sep3000"
    game = catalog.entry("lacuna").game({"pick": "after", "ends": "open", "tol": 50, "sizes": sizes})
    assert game.info.options == {"pick": "after", "ends": "open", "tol": 50, "sizes": sizes}
    assert game == catalog.entry("lacuna").game(game.info.options) and hash(game) == hash(game)
    assert GAME.info.max_plies == 25 and GAME.info.hidden


def test_states_and_moves_are_values() -> None:
    state = after(WHOLE_GAME[:6])
    assert pickle.loads(pickle.dumps(state)) == state
    assert hash(pickle.loads(pickle.dumps(state))) == hash(state)
    assert len({Pass(), Pass(), Pick(1), Place(0, 1, 2, 3)}) == 3
