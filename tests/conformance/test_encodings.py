"""Every game's encoding, under every value of its options: numbers and moves both ways, masks, and nothing hidden."""

import pickle
from functools import cache
from math import prod
from typing import Any

import numpy as np
import pytest

from conformance.games import Played, below, random_game, some
from conformance.variants import variants
from ludotheque.core import catalog
from ludotheque.core.encoding import Encoding, Encodings, NoAction, encoding_of
from ludotheque.core.game import CHANCE
from ludotheque.search.encoding import split

VARIANTS = dict(variants())
PLIES = 120
every_variant = pytest.mark.parametrize(
    "name", [pytest.param(name, marks=pytest.mark.xdist_group(name)) for name in VARIANTS]
)
every_game = pytest.mark.parametrize("key", catalog.keys())


@cache
def played(name: str) -> Played:
    return random_game(VARIANTS[name], 11, PLIES)


@cache
def encoding(name: str) -> Encoding[Any, Any]:
    return encoding_of(VARIANTS[name])


def decisions(name: str, count: int) -> list[tuple[Any, int]]:
    """Some positions with the seat that decides in each, the first and the last among them."""
    found = played(name)
    deciding = [
        (state, seat)
        for state in found.states
        if (turn := found.game.turn(state)) is not None and turn != CHANCE
        for seat in found.game.together(state) or (turn,)
    ]
    return [deciding[at] for at in some(count, len(deciding), below(3))]


@every_variant
def test_every_listed_move_is_legal_and_its_number_gives_it_back(name: str) -> None:
    coded, game = encoding(name), VARIANTS[name]
    for state, seat in decisions(name, 5):
        legal, listed = game.moves(state, seat), list(coded.listed(game.view(state, seat, peek=True), seat))
        assert listed
        for at in some(60, len(listed), below(4)):
            action = coded.encode(state, listed[at])
            assert listed[at] in legal
            assert 0 <= action < coded.size
            assert coded.decode(state, action) == listed[at]


@every_variant
def test_the_mask_is_what_is_listed(name: str) -> None:
    coded, game = encoding(name), VARIANTS[name]
    for state, seat in decisions(name, 4):
        view = game.view(state, seat, peek=True)
        mask = coded.mask(view, seat)
        assert mask.shape == (coded.size,)
        assert set(np.flatnonzero(mask)) == {coded.encode(view, move) for move in coded.listed(view, seat)}


@every_variant
def test_what_iteration_gives_is_listed_or_said_to_have_no_number(name: str) -> None:
    coded, game = encoding(name), VARIANTS[name]
    for state, seat in decisions(name, 4):
        listed = set(coded.listed(state, seat))
        moves = list(game.moves(state, seat))
        for at in some(60, len(moves), below(5)):
            if moves[at] not in listed:
                with pytest.raises(NoAction):
                    coded.encode(state, moves[at])


@every_variant
def test_masks_are_empty_for_a_seat_that_has_nothing_to_decide(name: str) -> None:
    coded, game = encoding(name), VARIANTS[name]
    for state, _ in decisions(name, 3):
        deciding = game.together(state) or (game.turn(state),)
        for seat in set(range(game.info.seats)) - set(deciding):
            assert not coded.mask(game.view(state, seat), seat).any()


@every_variant
def test_what_is_hidden_changes_neither_mask_nor_observation(name: str) -> None:
    coded, game, chance = encoding(name), VARIANTS[name], below(6)
    for state, seat in decisions(name, 5):
        view = game.view(state, seat, peek=True)
        guess = game.view(game.guess(view, chance), seat, peek=True)
        assert (coded.observe(view, seat) == coded.observe(guess, seat)).all()
        assert (coded.mask(view, seat) == coded.mask(guess, seat)).all()
        assert (coded.mask(view, seat) == coded.mask(state, seat)).all()


@every_variant
def test_observations_are_the_fields_that_the_encoding_tells_each_between_minus_one_and_one(name: str) -> None:
    coded, game = encoding(name), VARIANTS[name]
    assert len({field.key for field in coded.fields}) == len(coded.fields)
    for field in coded.fields:
        assert field.meaning
        assert field.size == prod(field.shape)
        assert len(field.names) in (0, field.shape[0])
    for state in (played(name).states[0], played(name).last):
        for seat in range(game.info.seats):
            seen = coded.observe(game.view(state, seat), seat)
            assert (seen.dtype, seen.shape) == (np.float32, (sum(field.size for field in coded.fields),))
            assert np.abs(seen).max() <= 1
            assert {key: part.shape for key, part in split(coded.fields, seen).items()} == {
                field.key: field.shape for field in coded.fields
            }


@every_variant
def test_different_positions_look_different_to_whoever_sees_the_difference(name: str) -> None:
    coded, game = encoding(name), VARIANTS[name]
    seen = {game.position(game.view(state, 0)): coded.observe(game.view(state, 0), 0).tobytes()
            for state in played(name).states[:40]}  # fmt: skip
    assert len(set(seen.values())) >= 0.9 * len(seen)


@every_game
def test_names_and_numbers_go_both_ways(key: str) -> None:
    coded = encoding_of(catalog.entry(key).game())
    for action in {0, coded.size - 1, *(below(7)(coded.size) for _ in range(200))}:
        assert coded.action(coded.name(action)) == action
    for wrong in ("", "zzz"):
        with pytest.raises(NoAction):
            coded.action(wrong)
    for outside in (-1, coded.size):
        with pytest.raises(NoAction):
            coded.name(outside)


@every_game
def test_every_action_has_a_name_of_its_own(key: str) -> None:
    coded = encoding_of(catalog.entry(key).game())
    assert len({coded.name(action) for action in range(coded.size)}) == coded.size


@every_game
def test_numbers_do_not_change_from_one_day_to_the_next(key: str) -> None:
    """Whoever has trained on them keeps what was learned: change these only with a word in the changelog."""
    coded = encoding_of(catalog.entry(key).game())
    kept = {
        "forma": (36428, "I1 0,0", "field rim"),
        "interactions": (2422, "sel PH", "Ai9"),
        "lacuna": (21224, "R", "47-48 stretch 5 point 2"),
        "lacunes": (61, "3C", "R"),
        "laguna": (3919, "step N", "place V 23 23"),
    }
    if key in kept:
        assert (coded.size, coded.name(0), coded.name(coded.size - 1)) == kept[key]


@every_game
def test_an_encoding_travels_to_another_process(key: str) -> None:
    game = catalog.entry(key).game()
    again = pickle.loads(pickle.dumps(encoding_of(game)))
    assert (again.size, again.fields) == (encoding_of(game).size, encoding_of(game).fields)


def test_the_parts_are_declared() -> None:
    assert all(entry.offers(Encodings) for entry in catalog.entries())
