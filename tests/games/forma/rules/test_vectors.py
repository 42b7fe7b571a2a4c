"""The vectors FT-1 to FT-30 of the rule file."""

import pytest

from ludotheque.core.errors import IllegalMove
from ludotheque.core.options import complete
from ludotheque.games.forma.rules import bridges
from ludotheque.games.forma.rules.board import Board
from ludotheque.games.forma.rules.game import Forma
from ludotheque.games.forma.rules.options import OPTIONS
from ludotheque.games.forma.rules.pieces import ORIENTATIONS, SHAPES, full_set, worth
from ludotheque.games.forma.rules.scoring import Sheet, sheet
from ludotheque.games.forma.rules.state import State


def forma(**options: object) -> Forma:
    return Forma.of(complete(OPTIONS, {"players": 4} | options))


def put(game: Forma, state: State, seat: int, text: str) -> State:
    """An attempt by a seat, whoever's turn it was."""
    before = State(**(vars(state) | {"turn": seat}))
    return game.play(before, game.read(before, text))


def start(game: Forma, drawing: str, words: str = "") -> State:
    return game.initial(f"pos:{drawing} {words}".strip())


def built(drawing: str, seat: int = 0) -> int:
    return len(bridges.of_seat(Board.drawn(drawing), seat))


def points(before: State, after: State, seat: int) -> int:
    """What a seat won with markers, placed squares left out."""
    one, two = sheet(before, seat, 0), sheet(after, seat, 0)
    return 10 * (two.squares + two.obstacles - one.squares - one.obstacles) + 50 * (two.tower - one.tower)


def test_ft_1_a_colour_has_22_elements_of_21_shapes_worth_90() -> None:
    assert len(full_set(1)) == 22
    assert len(SHAPES) == 21
    assert worth(full_set(1)) == 90
    assert worth(full_set(2)) == 180
    numbers = [1, 2, 2, 4, 2, 1, 4, 8, 4, 8, 2, 8, 8, 8, 4, 4, 4, 4, 1, 8, 4]
    assert [len(ORIENTATIONS[shape]) for shape in SHAPES] == numbers
    assert sum(numbers) == 91


@pytest.mark.parametrize(
    ("field", "options", "code"),
    [
        ("field 0,5", {}, "FIELD_TOWER_RIM"),
        ("field 1,1", {}, None),
        ("field 10,10 10,11", {}, "FIELD_TOUCH"),
        ("field 10,10 11,11", {}, "FIELD_TOUCH"),
        ("field 10,10 11,11", {"touch_diag": False}, None),
        ("field 10,10 9,11", {"obstacle_touch": "tower_only"}, "FIELD_TOUCH"),
        ("field 10,10 3,3 3,4", {}, "FIELD_TOUCH"),
        ("field 10,10 3,3 3,4", {"obstacle_touch": "tower_only"}, None),
        ("field 10,10 10,9", {"obstacle_touch": "tower_only"}, "FIELD_TOUCH"),
        ("field 10,10 3,3 4,4", {}, "FIELD_TOUCH"),
        ("field 10,10 3,3 4,4", {"touch_diag": False}, None),
        ("field 10,10 3,3 4,4", {"obstacle_touch": "tower_only"}, None),
        ("field 10,10 0,0 0,19 19,0 19,19", {}, None),
        ("field 10,10 " + " ".join(f"{r},{c}" for r in (0, 2) for c in range(0, 20, 2)), {}, None),
        ("field 10,10 " + " ".join([f"{r},{c}" for r in (0, 2, 4) for c in range(0, 18, 2)][:25]), {}, None),
        (
            "field 10,10 " + " ".join([f"{r},{c}" for r in (0, 2, 4) for c in range(0, 18, 2)][:26]),
            {},
            "FIELD_TOO_MANY",
        ),
        ("field 10,10", {}, None),
        ("field", {}, "FIELD_NO_TOWER"),
        ("field 10,10 3,3 3,3", {}, "FIELD_SAME_CELL"),
        ("field 10,10 20,3", {}, "FIELD_OUTSIDE"),
        ("field -1,3", {}, "FIELD_OUTSIDE"),
    ],
)
def test_ft_2_the_field_is_refused_for_the_first_reason(
    field: str, options: dict[str, object], code: str | None
) -> None:
    game = forma(**options)
    state = game.initial("")
    move = game.read(state, field)
    if code is None:
        assert game.play(state, move).phase == "play"
    else:
        with pytest.raises(IllegalMove) as refused:
            game.play(state, move)
        assert refused.value.code == code


SIX = "....../.AA.../....../....../....../......"


def test_ft_3_after_a_misfit_another_element_may_be_placed() -> None:
    game = forma()
    state = put(game, start(game, SIX), 1, "O4 0,0 0,1 1,0 1,1")
    assert state.out[1] == ("O4",)
    assert (state.turn, state.attempt) == (1, 2)
    state = put(game, state, 1, "I2 0,0 0,1")
    assert (state.turn, state.attempt) == (2, 1)
    assert (sheet(state, 1, 0).placed, sheet(state, 1, 0).discarded) == (2, 4)


def test_ft_4_the_second_misfit_ends_the_turn() -> None:
    game = forma()
    first = start(game, SIX)
    state = put(game, first, 1, "O4 1,2 1,3 2,2 2,3")
    state = put(game, state, 1, "I3 0,4 0,5 0,6")
    assert (state.turn, state.attempt) == (2, 1)
    assert state.board == first.board
    assert sheet(state, 1, 0).discarded == 7


def test_ft_5_the_closer_gets_the_square() -> None:
    game = forma()
    before = start(game, "....../..A.../.B.C../......")
    after = put(game, before, 3, "I1 3,2")
    assert after.board[2, 2] == "d"
    assert points(before, after, 3) == 10


def test_ft_6_border_and_obstacle_close_sides() -> None:
    game = forma()
    before = start(game, ".#..../....../......")
    after = put(game, before, 1, "I2 1,0 2,0")
    assert points(before, after, 1) == 10
    assert after.board[0, 0] == "b"


def test_ft_7_an_element_may_enclose_a_square_alone() -> None:
    game = forma()
    before = start(game, "....../....../......")
    after = put(game, before, 0, "U 0,2 0,4 1,2 1,3 1,4")
    assert points(before, after, 0) == 10


def test_ft_8_free_cells_that_touch_are_not_enclosed() -> None:
    game = forma()
    before = start(game, "....../.AAAA./.A..B./..A.../......")
    sealed = put(game, before, 2, "I1 3,3")
    assert points(before, sealed, 2) == 0
    after = put(game, sealed, 3, "I1 2,2")
    assert points(sealed, after, 3) == 10


def test_ft_9_one_element_encloses_two_diagonal_squares() -> None:
    game = forma()
    before = start(game, "...../.A.../A..../.A.A./..A..")
    after = put(game, before, 1, "I1 2,2")
    assert points(before, after, 1) == 20


def test_ft_10_one_element_encloses_three_squares() -> None:
    game = forma()
    before = start(game, ".C.C.C./C.C.C.C/......./.......")
    after = put(game, before, 0, "I 2,1 2,2 2,3 2,4 2,5")
    assert points(before, after, 0) == 30
    assert sheet(after, 0, 0).placed == 5


def test_ft_11_a_square_closed_by_the_field_is_nobodys() -> None:
    game = forma()
    before = start(game, "..#../.#.#./..#../.....")
    after = put(game, before, 0, "I2 3,2 3,3")
    assert points(before, after, 0) == 0
    last = put(game, after, 1, "I1 1,2")
    assert points(after, last, 1) == 0
    assert sheet(last, 1, 0).placed == 1


@pytest.mark.parametrize(
    ("drawing", "move", "won"),
    [
        ("..A../.A#../..A..", "I1 1,3", 10),
        (".A#../..A..", "I1 0,3", 10),
        ("#A.../.....", "I2 1,0 1,1", 10),
        ("..A../.B#../..A..", "I1 1,3", 0),
    ],
)
def test_ft_12_an_obstacle_is_won_by_its_own_ring(drawing: str, move: str, won: int) -> None:
    game = forma()
    before = start(game, drawing)
    assert points(before, put(game, before, 0, move), 0) == won


@pytest.mark.parametrize(("on", "won"), [(False, 10), (True, 20)])
def test_ft_13_an_own_marker_closes_an_obstacle_only_by_option(on: bool, won: int) -> None:
    game = forma(markers_close_obstacles=on)
    before = start(game, "..AA../.A.#A./...A../......")
    assert points(before, put(game, before, 0, "I1 2,2"), 0) == won
    other = put(game, before, 1, "I1 2,2")
    assert points(before, other, 1) == 10
    assert other.board[1, 3] == "#"


def test_ft_14_the_tower_goes_to_whoever_closes_it() -> None:
    game = forma()
    before = start(game, "...../..A../.BT../..C../.....")
    after = put(game, before, 3, "I1 2,3")
    assert points(before, after, 3) == 50
    assert after.board[2, 2] == "8"


def test_ft_15_a_marker_may_close_the_tower() -> None:
    game = forma()
    before = start(game, "....../..AA../.BT.../..CB../......")
    after = put(game, before, 3, "I1 2,4")
    assert points(before, after, 3) == 60
    assert sheet(after, 3, 0).placed == 1


def test_ft_16_corner_contact_does_not_make_a_bridge() -> None:
    assert built("A..../A..../.A.../.A.../.A...") == 0
    assert built("A..../AA.../.A.../.A.../.A...") == 1


@pytest.mark.parametrize(("middle", "count"), [("a", 1), ("b", 0), ("#", 0), ("1", 1), ("2", 0), ("5", 1), ("T", 0)])
def test_ft_17_own_markers_carry_bridges(middle: str, count: int) -> None:
    assert built(f"A..../A..../{middle}..../A..../A....") == count


def test_ft_18_bridges_of_one_axis_share_no_square() -> None:
    assert built("A.A../A.A../AAA../A.A../A.A..") == 2
    assert built("A.A../A.A../AAA../.A.../.A...") == 1


def test_ft_19_bridges_of_two_axes_share_one_square() -> None:
    assert built("..A../..A../AAAAA/..A../..A..") == 2
    assert built(".A.../.A.../AAAAA/...A./...A.") == 1
    assert built(".A.../.A.../AAAAA/.AAA./...A.") == 2


def test_ft_20_a_lattice_and_a_full_board() -> None:
    assert built(".A.A./AAAAA/.A.A./AAAAA/.A.A.") == 4
    assert built("AAAAA/AAAAA/AAAAA/AAAAA/AAAAA") == 10
    assert built("AAAAA/A..../A..../A..../A....") == 2


def hole(drawing: str, *reserves: str) -> State:
    held = " ".join(f"reserve{seat}={shapes}" for seat, shapes in enumerate(reserves))
    return start(forma(), drawing, held)


def test_ft_21_the_game_ends_when_nothing_fits() -> None:
    assert hole("AAAA/A..A/AAAA", "I3", "V3,O4", "", "").end == "nothing_fits"
    assert hole("AAAA/A..A/AAAA", "I3", "V3,O4", "I2", "").end == ""
    assert hole("AAAA/A..A/A.AA", "I3", "", "", "").end == "nothing_fits"
    assert hole("AAAA/A..A/A.AA", "", "V3", "", "").end == ""
    for shape, end in (("S4", ""), ("T4", "nothing_fits"), ("I1", "")):
        assert hole("AAAA/A..A/..AA", shape, "", "", "").end == end
        assert hole("AAAA/..AA/A..A", shape, "", "", "").end == end


def test_ft_22_a_marked_square_is_occupied() -> None:
    game = forma()
    state = put(game, start(game, ".A./AaA/.A."), 1, "I1 1,1")
    assert state.out[1] == ("I1",)


def test_ft_23_the_score_is_the_sum_of_its_lines() -> None:
    assert Sheet(78, 4, 2, 1, 1, 7, 5).total == 226 == 2 * 78 - 90 + 160
    assert Sheet(0, 0, 0, 0, 0, 90, 0).total == -90
    assert Sheet(90, 0, 0, 0, 0, 0, 0).total == 90
    assert Sheet(150, 5, 4, 0, 2, 22, 8).total == 310 == 2 * 150 - 180 + 190


def test_ft_24_counting_each_axis_alone_is_wrong() -> None:
    assert built("...AA./.AAAA./.A..AA/AA..A./.AAAA./AA..AA") == 2
    assert built("..AA../AAAAA./.A.AAA/AAAAA./..AAA./..A.AA") == 3


def test_ft_25_two_colours_of_a_player_are_one() -> None:
    game = forma(players=2)
    state = start(game, "A..../A..../....A/....A/....#")
    for text in ("I1 2,0", "I1 3,0", "I1 4,0", "I1 4,3"):
        state = put(game, state, 0, text)
    assert len(bridges.of_seat(state.board, 0)) == 1
    assert [element.colour for element in state.elements] == [0, 0, 1, 1]
    assert state.board[4, 4] == "1"


def test_ft_26_the_tower_closes_a_square() -> None:
    game = forma()
    before = start(game, "....../..B.../.A.T../....../......")
    assert points(before, put(game, before, 2, "I1 3,2"), 2) == 10


@pytest.mark.parametrize(("letter", "count"), [("1", 2), ("#", 1)])
def test_ft_27_a_bridge_over_markers_on_the_whole_board(letter: str, count: int) -> None:
    row = list("A" * 20)
    row[12], row[15] = "a", letter
    rows = ["....A" + "." * 15] * 20
    rows[9] = "".join(row)
    assert built("/".join(rows)) == count


def test_ft_28_a_pass_after_a_misfit_does_not_count_for_the_end() -> None:
    game = forma()
    state = start(game, "A...../....../......")
    state = game.play(state, game.read(state, "I1 0,0"))
    for _ in range(4):
        state = game.play(state, game.read(state, "pass"))
        assert not state.end
    state = game.play(state, game.read(state, "pass"))
    assert state.end == "passes"
    outcome = game.outcome(state)
    assert outcome is not None
    assert outcome.scores == (1 - 89 - 1, -90, -90, -90)


def test_ft_29_an_element_not_in_reserve_is_no_misfit() -> None:
    game = forma()
    state = put(game, start(game, SIX), 0, "O4 1,0 1,1 2,0 2,1")
    with pytest.raises(IllegalMove) as refused:
        put(game, state, 0, "O4 3,0 3,1 4,0 4,1")
    assert refused.value.code == "NOT_IN_RESERVE"
    assert refused.value.clause == "FRM-E4"


def test_ft_30_a_tie_is_shared() -> None:
    game = forma()
    state = start(game, "AB/CD", "reserve0= reserve1= reserve2=I1 reserve3=I2")
    outcome = game.outcome(state)
    assert outcome is not None
    assert outcome.reason == "full"
    assert outcome.scores == (1, 1, 0, -1)
    assert outcome.winners == (0, 1)
    assert outcome.returns == (0.0, 0.0, -1.0, -1.0)


@pytest.mark.parametrize(("tie", "winners"), [("shared", (0, 1)), ("placed", (1,))])
def test_a_tie_may_go_to_the_larger_placed_value(tie: str, winners: tuple[int, ...]) -> None:
    game = forma(players=2, tie=tie)
    state = start(game, "AB/B#", "reserve0= reserve1=I1")
    outcome = game.outcome(state)
    assert outcome is not None
    assert outcome.scores == (1, 1)
    assert outcome.winners == winners
