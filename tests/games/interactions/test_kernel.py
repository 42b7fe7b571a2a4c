"""The kernel against the plain rules: the same moves, the same Territory, the same totals."""

import numpy as np
import pytest

from games.interactions.positions import MODES, random_position
from ludotheque.core.chance import SplitMix64
from ludotheque.games.interactions.kernel import arrays as flat
from ludotheque.games.interactions.kernel import play as kernel
from ludotheque.games.interactions.rules.game import Interactions
from ludotheque.games.interactions.rules.options import Rules
from ludotheque.games.interactions.rules.state import State

GAMES = {1: 1500, 2: 1500, 3: 300, 4: 200}
"""A mode, by number of players: more than 10,000 over the eleven modes."""
LISTED = 12
"""In one game of so many all legal moves are listed at every turn."""


def totals(rules: Rules, last: kernel.Bytes) -> list[int]:
    out = np.zeros(4, np.int64)
    kernel.totals(last, flat.rules_vector(rules), out, np.zeros(kernel.TOP, np.int8), np.zeros(64, np.int64))
    return [int(total) for total in out[: rules.colours]]


def opened(game: Interactions, seed: int) -> State:
    return random_position(game, 0, seed)


@pytest.mark.parametrize("mode", MODES)
def test_random_games_of_the_kernel_are_games_of_the_rules(mode: str) -> None:
    game = Interactions(MODES[mode])
    vector, chance = flat.rules_vector(game.rules), np.array([list(MODES).index(mode)], np.uint64)
    played, choices = np.zeros(24, np.int64), np.zeros(24, np.int64)
    for number in range(GAMES[game.rules.players]):
        state = opened(game, number)
        machine = flat.flatten(game.rules, state)
        plies = kernel.random_game(machine, vector, chance, played, choices)
        for ply in range(plies):
            if number % LISTED == 0:
                assert len(game.moves(state)) == choices[ply]
            state = game.play(state, flat.decode(int(played[ply])))
        outcome = game.outcome(state)
        assert outcome is not None
        assert totals(game.rules, machine) == list(outcome.scores)
        assert_same(flat.flatten(game.rules, state), machine, game.rules)


def assert_same(plain: kernel.Bytes, machine: kernel.Bytes, rules: Rules) -> None:
    """Cells, box, hands, points and rectos agree; the laid part of a pile is no longer in the state."""
    known = kernel.PILE + 1 if rules.players == 1 else kernel.SIZE
    assert np.array_equal(plain[:known], machine[:known])


@pytest.mark.parametrize("mode", MODES)
def test_the_kernel_lists_the_moves_of_the_rules(mode: str) -> None:
    game = Interactions(MODES[mode])
    out, room = np.zeros(512, np.int64), np.zeros(64, np.int64)
    for seed in range(20):
        state = random_position(game, seed % (6 * game.rules.colours - 2), seed)
        count = kernel.moves(flat.flatten(game.rules, state), flat.rules_vector(game.rules), out, room)
        assert {flat.decode(int(move)) for move in out[:count]} == set(game.moves(state))


def test_the_modes_together_are_more_than_ten_thousand_games() -> None:
    assert sum(GAMES[rules.players] for rules in MODES.values()) >= 10_000


def test_a_move_survives_the_way_to_the_machine_and_back() -> None:
    game = Interactions(Rules(4))
    for seed in range(10):
        for move in game.moves(random_position(game, seed * 2, seed)):
            assert flat.decode(flat.code(move)) == move  # type: ignore[arg-type]


def test_flattening_shows_nothing_that_a_view_hides() -> None:
    game = Interactions(Rules(1))
    state = opened(game, 3)
    seen = flat.flatten(game.rules, game.view(state, 0))
    assert list(seen[kernel.PILE + 2 : kernel.PILE + 7]) == [-1] * 5
    two = Interactions(Rules(2))
    chosen = two.play(two.initial(""), next(iter(two.moves(two.initial("")))))
    assert flat.flatten(two.rules, two.view(chosen, 1))[kernel.AVAILABLE] == 0


def test_the_stream_of_chance_is_splitmix64() -> None:
    chance, stream = np.array([7], np.uint64), SplitMix64(7)
    assert [int(kernel.mix(chance)) for _ in range(5)] == [stream.next() for _ in range(5)]
