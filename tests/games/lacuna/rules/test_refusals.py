"""Every refusal of §13 with its code, clause and facts, and which of two comes first."""

import pickle
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.lacuna.ponds import OPEN_ENDS, PICK_AFTER, USUAL_GAME, WHOLE_GAME, after, bare, laid, opened
from ludotheque.core.errors import IllegalMove, InvalidMove, LudothequeError
from ludotheque.games.lacuna.rules.game import Lacuna
from ludotheque.games.lacuna.rules.geometry import Point
from ludotheque.games.lacuna.rules.refusals import judge
from ludotheque.games.lacuna.rules.state import Move, Pass, Pick, Place, State

GAME = USUAL_GAME
SEEN = PICK_AFTER


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


def test_with_pick_after_a_flower_must_be_on_the_pond() -> None:
    state = SEEN.initial("pond:1")
    assert refused(state, "#49", SEEN) == ("NO_SUCH_FLOWER", "LCN-12", {"id": 49})
    with pytest.raises(IllegalMove):
        SEEN.play(state, Pick())


def code(state: State, move: Move, game: Lacuna = GAME) -> str | None:
    """The code of the refusal of a move, None for a legal one."""
    try:
        judge(game.options, state, move)
    except LudothequeError as error:
        return error.code
    return None


CROWDED = laid("B0,0 B10000,0 R5000,0 R5000,9000 B20000,300", gold="2500,0")
"""Blue 0 and 1 have a red flower and a pawn on their line."""


def test_the_end_comes_before_everything_else() -> None:
    done = after(WHOLE_GAME)
    for move in (Pass(), Pick(colour=0), Pick(flower=99), Place(0, 99, 1, -5)):
        assert code(done, move) == "GAME_OVER"


def test_the_pick_comes_before_what_is_wrong_with_a_placement() -> None:
    assert code(GAME.initial("pond:1"), Place(0, 48, 48, -5)) == "PICK_FIRST"
    assert code(SEEN.initial("pond:1"), Place(0, 48, 48, -5), SEEN) == "PICK_FIRST"


def test_a_second_pick_is_refused_before_its_form_is_looked_at() -> None:
    assert code(after(["B"]), Pick(flower=3)) == "ALREADY_PICKED"
    assert code(opened(SEEN, 1), Pick(colour=3), SEEN) == "ALREADY_PICKED"


def test_a_missing_flower_comes_before_a_pair_of_one_and_before_two_colours() -> None:
    assert code(CROWDED, Place(0, 40, 40, 0)) == "NO_SUCH_FLOWER"
    assert code(CROWDED, Place(3, 0, 40, 0)) == "NO_SUCH_FLOWER"


def test_of_two_missing_flowers_the_first_is_named() -> None:
    with pytest.raises(IllegalMove) as caught:
        judge(GAME.options, CROWDED, Place(3, 40, 41, 0))
    assert caught.value.facts == {"id": 40}


def test_two_colours_come_before_an_obstacle() -> None:
    assert code(CROWDED, Place(3, 0, 3, 0)) == "COLOUR_MISMATCH"


def test_an_obstacle_comes_before_the_step_and_a_flower_before_a_pawn() -> None:
    assert refused(CROWDED, "B0-1:-1") == ("OBSTRUCTED", "LCN-18", {"what": "flower", "id": 2, "colour": "R"})


def test_a_step_off_the_line_comes_before_an_overlap() -> None:
    lone = laid("B0,0 B3000,0")
    assert code(lone, Place(3, 0, 1, 3001)) == "OFF_LINE"
    assert code(lone, Place(3, 0, 1, 3000)) == "OVERLAP"


def test_an_overlap_names_flowers_by_id_then_gold_then_silver() -> None:
    near = laid("B0,0 B10000,0 G5000,1000", gold="5000,-1200", silver="5000,1200")
    assert refused(near, "B0-1:5000")[2] == {"what": "flower", "id": 2, "colour": "G"}
    pawns = laid("B0,0 B10000,0", gold="5000,-1200", silver="5000,1200")
    assert refused(pawns, "B0-1:5000")[2] == {"what": "gold", "id": 1, "colour": ""}


def test_an_own_flower_with_a_higher_id_comes_after_a_strange_one() -> None:
    """Flower 0 lies beside the end of the line from 1 to 2: LCN-22, though LCN-23 would apply too."""
    state = laid("G1000,1000 B0,0 B10000,0")
    assert refused(state, "B1-2:1000")[:2] == ("OVERLAP", "LCN-22")
    assert refused(state, "B1-2:8800")[:2] == ("OVERLAP", "LCN-23")


def test_open_ends_forgive_the_pairs_own_flowers_alone() -> None:
    state = laid("G1000,1000 B0,0 B10000,0")
    assert code(state, Place(3, 1, 2, 8800), OPEN_ENDS) is None
    assert code(state, Place(3, 1, 2, 1000), OPEN_ENDS) == "OVERLAP"


def ruled(game: Lacuna, state: State, move: Place) -> str | None:
    """What is wrong with a placement by rational arithmetic, from the clauses and not from the formulas."""
    sizes, lying = game.options.sizes, {flower.id: flower for flower in state.flowers or ()}
    a, b = lying.get(move.i), lying.get(move.j)
    if a is None or b is None:
        return "NO_SUCH_FLOWER"
    if a.colour != b.colour:
        return "COLOUR_MISMATCH"
    others = [(flower.at, sizes.flower) for flower in lying.values() if flower not in (a, b)]
    others += [(pawn, sizes.pawn) for side in state.pawns for pawn in side]
    if any(_from_segment(a.at, b.at, at) < radius**2 for at, radius in others):
        return "OBSTRUCTED"
    steps = max(abs(a.x - b.x), abs(a.y - b.y))
    if not 0 <= move.k <= steps:
        return "OFF_LINE"
    x, y = (_half_up(one + Fraction(move.k * (other - one), steps)) for one, other in ((a.x, b.x), (a.y, b.y)))
    own = [(a.at, sizes.flower), (b.at, sizes.flower)] if game.options.closed_ends else []
    pushed = any((x - at.x) ** 2 + (y - at.y) ** 2 < (radius + sizes.pawn) ** 2 for at, radius in others + own)
    return "OVERLAP" if pushed else None


def _from_segment(a: Point, b: Point, c: Point) -> Fraction:
    along = (c.x - a.x) * (b.x - a.x) + (c.y - a.y) * (b.y - a.y)
    share = min(max(Fraction(along, (a.x - b.x) ** 2 + (a.y - b.y) ** 2), Fraction(0)), Fraction(1))
    return (c.x - a.x - share * (b.x - a.x)) ** 2 + (c.y - a.y - share * (b.y - a.y)) ** 2


def _half_up(number: Fraction) -> int:
    return (2 * number.numerator + number.denominator) // (2 * number.denominator)


MIDDLE = {game: opened(game, 7, 6) for game in (USUAL_GAME, OPEN_ENDS)}


@pytest.mark.parametrize("game", MIDDLE, ids=["usual", "open-ends"])
@given(st.data())
def test_placements_are_refused_as_a_ruler_would(game: Lacuna, data: st.DataObject) -> None:
    state = MIDDLE[game]
    flowers = state.flowers or ()
    a = data.draw(st.sampled_from(flowers))
    near = [flower for flower in flowers if flower.id > a.id and (flower.colour == a.colour or flower.id % 9 == 0)]
    b = data.draw(st.sampled_from([*near, flowers[-1]]))
    if a.id >= b.id:
        return
    k = data.draw(st.integers(-2, max(abs(a.x - b.x), abs(a.y - b.y)) + 2))
    move = Place(a.colour, a.id, b.id, k)
    assert code(state, move, game) == ruled(game, state, move)


@pytest.mark.parametrize("game", MIDDLE, ids=["usual", "open-ends"])
def test_the_ends_of_every_stretch_are_where_a_ruler_puts_them(game: Lacuna) -> None:
    """The last legal step and the first forbidden one beyond it."""
    state = MIDDLE[game]
    for pair in game.pairs(state)[::4]:
        for first, last in pair.stretches:
            for k, legal in ((first - 1, False), (first, True), (last, True), (last + 1, False)):
                if k not in pair.stray_steps:
                    assert (ruled(game, state, Place(pair.a.colour, pair.a.id, pair.b.id, k)) is None) is legal
