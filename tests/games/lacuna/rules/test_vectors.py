"""The vectors LCN-V1 to LCN-V27 of the rule file."""

import hashlib

import pytest

from games.lacuna.ponds import OPEN_ENDS, USUAL_GAME, WHOLE_GAME, after, first_pair, laid
from games.lacuna.sheets import sheet
from ludotheque.core.chance import SplitMix64
from ludotheque.core.errors import IllegalMove
from ludotheque.games.lacuna.rules.geometry import Line, Point, equal, nearest, obstructs, squared
from ludotheque.games.lacuna.rules.pond import scatter
from ludotheque.games.lacuna.rules.scoring import colours_won, decided
from ludotheque.games.lacuna.rules.sizes import USUAL
from ludotheque.games.lacuna.rules.state import METALS, Place, State

GAME = USUAL_GAME
COUPLE = "B0,0 B10000,0"


def refusal(state: State, text: str) -> IllegalMove:
    with pytest.raises(IllegalMove) as caught:
        GAME.play(state, GAME.read(state, text))
    return caught.value


def test_v1_two_colours_are_no_pair() -> None:
    error = refusal(laid("B0,0 R10000,0 B0,9000"), "B0-1:5000")
    assert (error.code, error.clause) == ("COLOUR_MISMATCH", "LCN-17")


@pytest.mark.parametrize(("y", "is_open"), [(801, True), (800, True), (799, False), (0, False)])
def test_v2_v3_v4_a_flower_blocks_only_where_the_line_enters_it(y: int, is_open: bool) -> None:
    assert (first_pair(laid(f"{COUPLE} G5000,{y}")).obstacle is None) is is_open


@pytest.mark.parametrize("metal", METALS)
def test_v5_a_pawn_of_either_player_blocks(metal: str) -> None:
    blocking, touching = (
        laid(COUPLE, gold=pawn) if metal == "gold" else laid(COUPLE, silver=pawn) for pawn in ("5000,749", "5000,750")
    )
    obstacle = first_pair(blocking).obstacle
    assert obstacle and (obstacle.what, obstacle.number) == (metal, 1)
    assert first_pair(touching).obstacle is None


def test_v6_a_lone_pair_is_free_up_to_its_flowers() -> None:
    pair = first_pair(laid(COUPLE))
    assert (pair.line.steps, pair.stretches) == (10000, ((1550, 8450),))
    assert first_pair(laid(COUPLE), OPEN_ENDS).stretches == ((0, 10000),)


def test_v7_a_flower_set_aside_the_line_leaves_two_stretches() -> None:
    state = laid(f"{COUPLE} G5000,1000")
    assert first_pair(state).stretches == ((1550, 3815), (6185, 8450))
    error = refusal(state, "B0-1:3816")
    assert (error.code, error.clause, error.facts["id"]) == ("OVERLAP", "LCN-22", 2)


def test_v8_touching_is_allowed() -> None:
    assert first_pair(laid(f"{COUPLE} G5000,1550")).stretches == ((1550, 8450),)


def test_v9_a_pawn_set_aside_the_line_leaves_two_stretches() -> None:
    assert first_pair(laid(COUPLE, gold="5000,1200")).stretches == ((1550, 4100), (5900, 8450))


def test_v10_twins_leave_no_room_with_closed_ends() -> None:
    assert first_pair(laid("B0,0 B3000,0")).stretches == ()
    assert first_pair(laid("B0,0 B3000,0"), OPEN_ENDS).stretches == ((0, 3000),)
    assert first_pair(laid("B0,0 B3100,0")).stretches == ((1550, 1550),)


def test_v11_a_slanted_tangent_is_free() -> None:
    assert first_pair(laid("B0,0 B8000,6000 G3520,3640")).obstacle is None
    assert first_pair(laid("B0,0 B8000,6000 G3521,3640")).obstacle is not None


def test_v12_a_slanted_line_has_the_steps_of_its_longer_side() -> None:
    pair = first_pair(laid("B0,0 B8000,6000"))
    assert (pair.line.steps, pair.stretches) == (8000, ((1240, 6760),))
    assert (pair.line.at(1240), pair.line.at(4000)) == (Point(1240, 930), Point(4000, 3000))


def test_v13_halves_are_rounded_upwards() -> None:
    assert Line(Point(0, 0), Point(7000, 3001)).at(3500) == Point(3500, 1501)
    assert Line(Point(0, 0), Point(7000, -3001)).at(3500) == Point(3500, -1500)


def test_v14_at_a_crossing_only_the_named_pair_is_taken() -> None:
    state = laid(f"{COUPLE} R5000,-5000 R5000,5000")
    done = GAME.play(state, GAME.read(state, "B0-1:5000"))
    assert done.held[0] == (0, 0, 0, 2, 0, 0, 0)
    assert [flower.letter for flower in done.flowers or ()] == ["R", "R"]
    (red,) = GAME.pairs(done)
    assert red.obstacle and (red.obstacle.what, red.obstacle.at) == ("gold", Point(5000, 0))


HERE = Point(0, 0)


def test_v15_the_second_pawns_break_a_tie() -> None:
    near = nearest(HERE, ((Point(3000, 4000), Point(6000, 0)), (Point(5000, 0), Point(0, 7000))))
    assert near == (0, ((25_000_000, 25_000_000), (36_000_000, 49_000_000)))


def test_v16_at_equal_distances_nobody_takes_the_flower() -> None:
    assert nearest(HERE, ((Point(3000, 4000),), (Point(5000, 0),))).seat is None


def test_v17_the_longer_list_wins() -> None:
    assert nearest(HERE, ((Point(3000, 4000),), (Point(5000, 0), Point(9000, 9000)))).seat == 1


def test_v18_the_tolerance_is_of_the_roots() -> None:
    assert equal(5000**2, 5050**2, 50)
    assert not equal(5000**2, 5051**2, 50)
    assert not equal(5000**2, 5001**2, 0)


def test_v19_the_pointwise_rule_decides_where_rounding_flickers() -> None:
    state = after(["B"], "pond:50")
    flowers = {flower.id: flower for flower in scatter(50, USUAL)}
    assert [flowers[i][1:] for i in (1, 27)] == [(1, 4217, -14910), (1, 19845, 5465)]
    assert flowers[20].at == Point(11987, -2612)
    legal = [Place(1, 1, 27, k) in GAME.moves(state) for k in (12139, 12140, 12141, 12142)]
    assert legal == [False, True, False, True]
    at = Line(flowers[1].at, flowers[27].at).at(12141)
    assert squared(at, flowers[20].at) == 2_402_413


def test_v20_splitmix64_gives_its_first_outputs() -> None:
    stream = SplitMix64(0)
    assert [f"{stream.next():016X}" for _ in range(3)] == ["E220A8397B1DCDAF", "6E789E6AA1B965F4", "06C45D188009454F"]


def digest(number: int) -> str:
    tokens = " ".join(f"{flower.letter}{flower.x},{flower.y}" for flower in scatter(number, USUAL))
    return hashlib.sha256(tokens.encode()).hexdigest()


def count(state: State) -> tuple[int, int]:
    pairs = GAME.pairs(state)
    return sum(not pair.obstacle for pair in pairs), sum(len(pair.stretches) for pair in pairs)


def test_v21_pond_1_is_scattered_as_written() -> None:
    shown = [(flower.letter, flower.x, flower.y) for flower in scatter(1, USUAL)[:5]]
    assert shown == [
        ("O", 11965, 7848), ("R", 6995, 18586), ("V", -19858, 1930), ("O", -10183, 15276), ("Y", 1459, 11553),
    ]  # fmt: skip
    assert digest(1) == "d8de8bf83243483fd9d319d8a74da96e0f02c44077e8f35c1f6094d849ded342"
    assert count(GAME.initial("pond:1")) == (85, 130)


def test_v22_the_blind_pick_takes_the_highest_id() -> None:
    before, then = GAME.initial("pond:1"), after(["B"])
    assert set(before.flowers or ()) - set(then.flowers or ()) == {(48, 3, -21432, -6197)}
    assert count(then) == (83, 126)


def test_v23_pond_2_is_scattered_as_written() -> None:
    flowers = scatter(2, USUAL)
    assert [(flower.letter, flower.x, flower.y) for flower in flowers[:2]] == [("B", -10629, 16531), ("P", -5526, 2651)]
    assert digest(2) == "b87593c6badd109e675bc7ca0e473979fedaa440d286dbb46e2e71762eed0d51"
    then = after(["R"], "pond:2")
    assert set(flowers) - set(then.flowers or ()) == {(43, 0, -1948, -17849)}
    assert count(then)[0] == 73


def test_v24_four_colours_win() -> None:
    held = ((4, 5, 4, 6, 3, 0, 2), (3, 2, 3, 1, 4, 7, 5))
    assert (colours_won(held), decided(held)) == ((4, 3), 0)


def test_v25_all_seven_colours_are_won_when_all_flowers_are_owned() -> None:
    first = (3, 4, 0, 7, 2, 5, 3)
    held = (first, tuple(7 - number for number in first))
    assert (held[1][0], colours_won(held)) == (4, (3, 4))
    assert sum(colours_won(held)) == 7


def test_v26_the_largest_products_fit_64_bits() -> None:
    across = -(23200 * 46400)
    assert abs(across) == 1_076_480_000 and across**2 < 1 << 63
    assert not obstructs(Point(-23200, 0), Point(23200, 0), Point(0, 23200), 800)


def test_v27_the_complete_game_is_counted_as_written() -> None:
    done = after(WHOLE_GAME)
    assert GAME.position(done) == (
        "|g5915,9081;-16739,-1601;-199,7592;-7418,-6474;-11081,-7172;1083,-2223"
        "|s4512,14740;-6391,4090;4748,6735;13082,5566;16737,-7032;-5558,9306|4155443/3622334|-|done"
    )
    outcome = GAME.outcome(done)
    assert outcome and (outcome.reason, outcome.scores, outcome.winners) == ("complete", (5, 2), (0,))
    taken = [[line["id"] for line in side] for side in sheet(outcome)["taken"]]
    assert taken == [
        [16, 21, 22, 24, 25, 32, 34, 35, 36, 39, 42, 43, 44],
        [19, 23, 26, 29, 30, 37, 38, 40, 41, 45, 46],
    ]  # fmt: skip
    assert outcome.detail["flowers"] == {
        "R": [4, 3], "P": [1, 6], "V": [5, 2], "B": [5, 2], "G": [4, 3], "Y": [4, 3], "O": [3, 4],
    }  # fmt: skip
