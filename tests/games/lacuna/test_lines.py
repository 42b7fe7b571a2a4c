import pytest

from games.lacuna.ponds import after, first_pair, laid
from ludotheque.core.chance import SplitMix64
from ludotheque.games.lacuna.rules.game import Lacuna
from ludotheque.games.lacuna.rules.lines import couples, in_the_way, obstacles, overlapped, pairs
from ludotheque.games.lacuna.rules.pond import scatter
from ludotheque.games.lacuna.rules.sizes import USUAL
from ludotheque.games.lacuna.rules.state import Place, State

GAME = Lacuna()


def middle_game(pond: int, placed: int) -> State:
    below = SplitMix64(pond).below
    state = GAME.play(GAME.initial(f"pond:{pond}"), GAME.moves(GAME.initial(f"pond:{pond}")).sample(below))
    for _ in range(placed):
        state = GAME.play(state, GAME.moves(state).sample(below))
    return state


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


def test_a_full_pond_has_all_couples_of_six_and_seven() -> None:
    assert len(GAME.pairs(after(["B"]))) == 6 * 21 + 15


@pytest.mark.parametrize(("pond", "placed"), [(12, 5), (13, 9)])
def test_stretches_and_flickers_are_the_pointwise_rule(pond: int, placed: int) -> None:
    state = middle_game(pond, placed)
    things = obstacles(state)
    checked = [pair for pair in GAME.pairs(state) if not pair.obstacle][::25]
    for pair in checked:
        legal = {
            k
            for k in range(pair.line.steps + 1)
            if overlapped(USUAL, True, things, pair.a, pair.b, pair.line.at(k)) is None
        }
        told = {k for first, last in pair.stretches for k in range(first, last + 1)}
        assert told <= legal
        assert legal - told == set(pair.flickers)
    assert checked


@pytest.mark.parametrize("pond", [21, 22])
def test_flickers_are_single_steps_next_to_an_end(pond: int) -> None:
    for pair in GAME.pairs(middle_game(pond, 3)):
        for k in pair.flickers:
            assert Place(pair.a.colour, pair.a.id, pair.b.id, k) in GAME.moves(middle_game(pond, 3))
            assert k - 1 not in pair.flickers and k + 1 not in pair.flickers


@pytest.mark.parametrize("pond", [31, 32, 33])
def test_a_mirrored_pond_has_the_same_open_pairs_and_stretches(pond: int) -> None:
    """Rounding halves towards plus infinity may move an end by one step."""
    flowers = scatter(pond, USUAL)
    mirrored = tuple(flower._replace(x=-flower.x) for flower in flowers)
    here, there = (pairs(USUAL, True, State(each, "place")) for each in (flowers, mirrored))
    for one, other in zip(here, there, strict=True):
        assert (one.obstacle is None) == (other.obstacle is None)
        assert len(one.stretches) == len(other.stretches)
        for (first, last), (first_too, last_too) in zip(one.stretches, other.stretches, strict=True):
            assert abs(first - first_too) <= 1 and abs(last - last_too) <= 1


def test_open_ends_reach_from_centre_to_centre() -> None:
    state = after(["B"])
    for pair in pairs(USUAL, False, state):
        if not pair.obstacle and pair.stretches:
            assert pair.stretches[0][0] >= 0 and pair.stretches[-1][1] <= pair.line.steps
    assert any(pair.stretches[:1] and pair.stretches[0][0] == 0 for pair in pairs(USUAL, False, state))


def test_a_collected_flower_obstructs_nothing_any_more() -> None:
    state = laid("B0,0 B10000,0 R5000,0 R5000,9000 Y2500,-3000 Y2500,-9000")
    a, b = (state.flower(i) for i in (0, 1))
    assert a and b and in_the_way(USUAL, obstacles(state), a, b)
    then = GAME.play(state, GAME.read(state, "R2-3:4500"))
    assert in_the_way(USUAL, obstacles(then), a, b) is None
