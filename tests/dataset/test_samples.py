"""A game as samples: what the seat saw, could do and did, and what came of it for that seat."""

import numpy as np
import pytest

from ludotheque.arena.matches import play_game
from ludotheque.arena.players import player
from ludotheque.core import catalog
from ludotheque.core.encoding import NoAction, encoding_of, learning_game
from ludotheque.core.record import Record, from_json, replay
from ludotheque.dataset.samples import NO_ACTION, encoded, joined


def played(key: str, seed: int = 1) -> Record:
    game = learning_game(key, {})
    seats = [player(catalog.entry(key), "random")] * game.info.seats
    found = play_game(game, seats, seed)
    return Record(key, game.info.rules, game.info.options, found.setup, moves=found.moves)


@pytest.mark.parametrize("key", catalog.keys())
def test_every_row_is_what_the_encoding_says_of_that_decision(key: str) -> None:
    record = played(key)
    samples, replayed = encoded(record, 7), replay(record)
    game, encoding = replayed.game, encoding_of(replayed.game)
    for row in range(0, len(samples), max(len(samples) // 8, 1)):
        ply, seat, action = (int(column[row]) for column in (samples.ply, samples.seat, samples.action))
        view = game.view(replayed.states[ply], seat, peek=True)
        assert np.array_equal(samples.observation[row], encoding.observe(view, seat))
        assert np.array_equal(samples.mask[row], encoding.mask(view, seat))
        if action == NO_ACTION:
            with pytest.raises(NoAction):
                encoding.encode(replayed.states[ply], replayed.moves[ply])
        else:
            assert samples.mask[row, action]
            assert encoding.encode(replayed.states[ply], replayed.moves[ply]) == action
    assert set(samples.game.tolist()) == {7}


def test_the_value_is_the_return_of_whoever_decided() -> None:
    record = played("interactions", 5)
    outcome = replay(record).game.outcome(replay(record).last)
    samples = encoded(record)
    assert outcome
    assert samples.value.tolist() == [outcome.returns[seat] for seat in samples.seat]
    assert len(samples) == len(record.moves)


def test_what_chance_did_is_no_row_but_counts_as_a_ply() -> None:
    record = played("lacunes")
    samples = encoded(record)
    dealt = [ply for ply, move in enumerate(record.moves) if move.startswith("=")]
    assert dealt
    assert samples.ply.tolist() == [ply for ply in range(len(record.moves)) if ply not in dealt]


def test_a_game_without_an_end_is_worth_nothing_yet() -> None:
    samples = encoded(from_json({"game": "interactions", "moves": ["sel SA", "sel PH"]}))
    assert samples.value.tolist() == [0.0, 0.0]


def test_parts_are_joined_and_parted_again() -> None:
    one, two = encoded(played("interactions", 1)), encoded(played("interactions", 2), 1)
    both = joined([one, two])
    assert len(both) == len(one) + len(two)
    assert np.array_equal(both.part(len(one), len(both)).observation, two.observation)
