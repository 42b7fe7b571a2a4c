"""Lacuna as numbers: points a stretch, and the pond as a list."""

from random import Random

import pytest

from ludotheque.core.encoding import NoAction
from ludotheque.games.lacuna.bots.encoding import ENCODINGS, MOST_STRETCHES, spread
from ludotheque.games.lacuna.rules.game import Lacuna
from ludotheque.games.lacuna.rules.options import LacunaOptions
from ludotheque.games.lacuna.rules.state import Pass, Pick, Place, State
from ludotheque.search.encoding import split

GAME = Lacuna()
SEEN = Lacuna(LacunaOptions(blind_pick=False))


def placing(game: Lacuna = GAME, plies: int = 3) -> State:
    state = game.initial("pond:7")
    below = Random(4).randrange
    for _ in range(plies):
        state = game.play(state, game.moves(state).sample(below))
    return state


@pytest.mark.parametrize(("stretch", "points", "steps"), [
    ((10, 20), 1, (15,)), ((10, 20), 3, (10, 15, 20)), ((10, 21), 3, (10, 15, 21)), ((5, 5), 3, (5,)),
    ((5, 6), 3, (5, 6)), ((0, 100), 5, (0, 25, 50, 75, 100)),
])  # fmt: skip
def test_points_are_spread_from_end_to_end_and_none_comes_twice(
    stretch: tuple[int, int], points: int, steps: tuple[int, ...]
) -> None:
    assert spread(stretch, points) == steps


@pytest.mark.parametrize("points", [1, 3, 7])
def test_the_size_of_the_list_is_a_parameter(points: int) -> None:
    coded = ENCODINGS.encoding(GAME, points)
    assert coded.size == 7 + 49 + 1176 * MOST_STRETCHES * points
    state = placing()
    stretches = sum(len(pair.stretches) for pair in GAME.pairs(state))
    assert stretches <= coded.mask(state).sum() <= stretches * points


@pytest.mark.parametrize("points", [1, 3, 5])
def test_an_odd_number_of_points_holds_what_iteration_gives(points: int) -> None:
    coded, state = ENCODINGS.encoding(GAME, points), placing()
    for move in GAME.moves(state):
        assert coded.decode(state, coded.encode(state, move)) == move


def test_between_two_points_the_nearer_one_is_meant() -> None:
    coded, state = ENCODINGS.encoding(GAME), placing()
    pair = max(GAME.pairs(state), key=lambda pair: sum(last - first for first, last in pair.stretches))
    first, last = pair.stretches[0]
    off = Place(pair.a.colour, pair.a.id, pair.b.id, first + 1)
    assert off in GAME.moves(state)
    found = coded.decode(state, coded.encode(state, off))
    assert isinstance(found, Place)
    assert found.k == first < last


def test_a_closed_pair_and_a_pass_have_no_number() -> None:
    coded, state = ENCODINGS.encoding(GAME), placing()
    pair = next(pair for pair in GAME.pairs(state) if pair.obstacle)
    for move in (Place(pair.a.colour, pair.a.id, pair.b.id, 5), Pass(), Place(0, 3, 3, 1)):
        with pytest.raises(NoAction):
            coded.encode(state, move)
    with pytest.raises(NoAction):
        coded.decode(state, coded.action(f"{pair.a.id}-{pair.b.id} stretch 0 point 0"))


def test_a_pick_is_a_colour_named_blind_or_a_flower_seen() -> None:
    assert ENCODINGS.encoding(GAME).mask(GAME.initial("pond:1")).sum() == 7
    coded, state = ENCODINGS.encoding(SEEN), SEEN.initial("pond:1")
    assert coded.mask(state).sum() == 49
    assert coded.decode(state, coded.action("#16")) == Pick(flower=16)


def test_before_the_blind_pick_no_flower_is_seen() -> None:
    coded, state = ENCODINGS.encoding(GAME), GAME.initial("pond:1")
    assert not split(coded.fields, coded.observe(GAME.view(state, 0), 0))["flowers"].any()
    after = GAME.play(state, Pick(colour=2))
    seen = split(coded.fields, coded.observe(GAME.view(after, 0), 0))
    assert seen["flowers"][:, 0].sum() == 48
    assert seen["held"][0].tolist() == pytest.approx([0, 0, 1 / 7, 0, 0, 0, 0])
