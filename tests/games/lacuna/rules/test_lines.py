import pytest

from games.lacuna.ponds import OPEN_ENDS, USUAL_GAME, after, first_pair, laid, opened
from ludotheque.games.lacuna.rules.lines import couples, first_obstacle, first_overlap, has_room, obstacles, pairs
from ludotheque.games.lacuna.rules.pond import scatter
from ludotheque.games.lacuna.rules.sizes import USUAL
from ludotheque.games.lacuna.rules.state import Place, State

GAME = USUAL_GAME
OPTIONS = GAME.options


def test_obstacles_are_named_flowers_first_then_gold_then_silver() -> None:
    state = laid("B0,0 B10000,0 G5000,0", gold="4000,0 6000,0", silver="3000,0")
    assert [(thing.what, thing.number) for thing in obstacles(state)] == [
        ("flower", 0), ("flower", 1), ("flower", 2), ("gold", 1), ("gold", 2), ("silver", 1),
    ]  # fmt: skip
    obstacle = first_pair(state).obstacle
    assert obstacle and obstacle.facts == {"what": "flower", "id": 2, "colour": "G"}


def test_a_third_flower_of_the_same_colour_blocks_too() -> None:
    obstacle = first_pair(laid("B0,0 B10000,0 B5000,0")).obstacle
    assert obstacle and obstacle.number == 2


def test_what_lies_beyond_the_ends_does_not_block() -> None:
    assert first_pair(laid("B0,0 B10000,0 G12000,0 G-2000,0")).obstacle is None


def test_couples_are_of_one_colour_with_the_lower_id_first() -> None:
    found = list(couples(laid("B0,0 R9000,0 B0,9000 R9000,9000 G0,0")))
    assert [(a.id, b.id) for a, b in found] == [(0, 2), (1, 3)]


def test_there_is_room_as_long_as_one_pair_has_it() -> None:
    blocked = laid("B0,0 B10000,0 G5000,0")
    tight = laid("B0,0 B2000,0")
    roomy = laid("B0,0 B10000,0 G5000,0 R0,9000 R9000,9000")
    assert [has_room(OPTIONS, state) for state in (blocked, tight, roomy)] == [False, False, True]
    for state in (blocked, tight, roomy):
        assert has_room(OPTIONS, state) == any(each.stretches for each in pairs(OPTIONS, state))


def test_a_full_pond_has_all_couples_of_six_and_seven() -> None:
    assert len(GAME.pairs(after(["B"]))) == 6 * 21 + 15


@pytest.mark.no_cover
@pytest.mark.parametrize(("pond", "placed"), [(12, 5), (13, 9)])
def test_stretches_and_stray_steps_are_the_pointwise_rule(pond: int, placed: int) -> None:
    state = opened(GAME, pond, placed)
    things = obstacles(state)
    checked = [pair for pair in GAME.pairs(state) if not pair.obstacle][::25]
    for pair in checked:
        legal = {
            k
            for k in range(pair.line.steps + 1)
            if first_overlap(OPTIONS, things, pair.a, pair.b, pair.line.at(k)) is None
        }
        free = {k for first, last in pair.stretches for k in range(first, last + 1)}
        assert free <= legal
        assert legal - free == set(pair.stray_steps)
    assert checked


@pytest.mark.parametrize("pond", [21, 22])
def test_stray_steps_are_legal_and_lie_in_no_stretch(pond: int) -> None:
    state = opened(GAME, pond, 3)
    strays = [(pair, k) for pair in GAME.pairs(state) for k in pair.stray_steps]
    assert strays
    for pair, k in strays:
        assert Place(pair.a.colour, pair.a.id, pair.b.id, k) in GAME.moves(state)
        assert not any(first <= k <= last for first, last in pair.stretches)


@pytest.mark.parametrize("pond", [31, 32, 33])
def test_a_mirrored_pond_has_the_same_open_pairs_and_stretches(pond: int) -> None:
    """Rounding halves towards plus infinity may move an end by one step."""
    flowers = scatter(pond, USUAL)
    mirrored = tuple(flower._replace(x=-flower.x) for flower in flowers)
    here, there = (pairs(OPTIONS, State(each, "place")) for each in (flowers, mirrored))
    for one, other in zip(here, there, strict=True):
        assert (one.obstacle is None) == (other.obstacle is None)
        assert len(one.stretches) == len(other.stretches)
        for (first, last), (first_too, last_too) in zip(one.stretches, other.stretches, strict=True):
            assert abs(first - first_too) <= 1 and abs(last - last_too) <= 1


def test_open_ends_reach_from_centre_to_centre() -> None:
    state = after(["B"])
    for pair in pairs(OPEN_ENDS.options, state):
        if not pair.obstacle and pair.stretches:
            assert pair.stretches[0][0] >= 0 and pair.stretches[-1][1] <= pair.line.steps
    assert any(pair.stretches[:1] and pair.stretches[0][0] == 0 for pair in pairs(OPEN_ENDS.options, state))


def test_a_collected_flower_obstructs_nothing_any_more() -> None:
    state = laid("B0,0 B10000,0 R5000,0 R5000,9000 Y2500,-3000 Y2500,-9000")
    a, b = (state.flower(i) for i in (0, 1))
    assert a and b and first_obstacle(USUAL, obstacles(state), a, b)
    then = GAME.play(state, GAME.read(state, "R2-3:4500"))
    assert first_obstacle(USUAL, obstacles(then), a, b) is None


def test_a_pawn_obstructs_for_the_rest_of_the_game() -> None:
    """LCN-27."""
    state = opened(GAME, 41, 2)
    closed = {(pair.a.id, pair.b.id) for pair in GAME.pairs(state) if pair.obstacle and pair.obstacle.what != "flower"}
    for move in list(GAME.moves(state))[:40]:
        for pair in GAME.pairs(GAME.play(state, move)):
            assert (pair.a.id, pair.b.id) not in closed or pair.obstacle


def test_an_obstacle_is_the_end_of_its_own_pairs_only() -> None:
    state = laid("B0,0 B10000,0 B0,9000", gold="5000,5000")
    flowers = state.flowers or ()
    first, _, third, pawn = obstacles(state)
    assert first.is_end(flowers[0], flowers[1]) and not third.is_end(flowers[0], flowers[1])
    assert not pawn.is_end(flowers[0], flowers[1]) and pawn.number == 1
    assert (first.radius(USUAL), pawn.radius(USUAL)) == (USUAL.flower, USUAL.pawn)


def test_a_pair_is_judged_by_what_stands_there_now() -> None:
    state = laid("B0,0 B10000,0", silver="5000,1600")
    assert first_pair(state).stretches == ((1550, 8450),)
    assert first_pair(laid("B0,0 B10000,0", silver="5000,1499")).stretches != ((1550, 8450),)


@pytest.mark.parametrize("pond", [51, 52])
def test_open_ends_only_add_room(pond: int) -> None:
    state = opened(GAME, pond, 5)
    for closed, free in zip(pairs(OPTIONS, state), pairs(OPEN_ENDS.options, state), strict=True):
        assert (closed.obstacle is None) == (free.obstacle is None)
        steps = {k for first, last in free.stretches for k in range(first, last + 1)} | set(free.stray_steps)
        assert all(first in steps and last in steps for first, last in closed.stretches)
