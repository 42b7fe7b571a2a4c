"""The kernel against the plain rules: the same moves, the same Territory, the same totals."""

import numpy as np
import pytest

from games.interactions.positions import MODES, SOLO, THREE, WHOLE_ROW, finished, placements, random_position
from ludotheque.core.chance import SplitMix64
from ludotheque.games.interactions.kernel import arrays, play
from ludotheque.games.interactions.rules.game import Interactions
from ludotheque.games.interactions.rules.options import InteractionsOptions
from ludotheque.games.interactions.rules.state import WILD
from ludotheque.games.interactions.rules.territory import largest_group, lay, legal_cells, wild_cell
from ludotheque.games.interactions.rules.tiles import LETTERS

GAMES = {1: 1500, 2: 1500, 3: 300, 4: 200}
"""A mode, by number of players: more than 10,000 over the twelve modes."""
LISTED = 12
"""In one game of so many all legal moves are listed at every turn."""


def totals(options: InteractionsOptions, last: play.Bytes) -> list[int]:
    out = np.zeros(4, np.int64)
    play.totals(last, arrays.kernel_options(options), out, np.zeros(play.TOP, np.int8), np.zeros(64, np.int64))
    return [int(total) for total in out[: options.owners]]


@pytest.mark.parametrize("mode", MODES)
def test_random_games_of_the_kernel_are_games_of_the_rules(mode: str) -> None:
    game = Interactions(MODES[mode])
    options, chance = arrays.kernel_options(game.options), np.array([list(MODES).index(mode)], np.uint64)
    played, choices = np.zeros(24, np.int64), np.zeros(24, np.int64)
    for number in range(GAMES[game.options.players]):
        state = random_position(game, 0, number)
        machine = arrays.flatten(game.options, state)
        plies = play.random_game(machine, options, chance, played, choices)
        for ply in range(plies):
            if number % LISTED == 0:
                assert len(game.moves(state)) == choices[ply]
            state = game.play(state, arrays.decode(int(played[ply])))
        assert totals(game.options, machine) == list(finished(game, state).scores)
        assert_same(arrays.flatten(game.options, state), machine, game.options)


def assert_same(plain: play.Bytes, machine: play.Bytes, options: InteractionsOptions) -> None:
    """Cells, box, hands, points and rectos agree; the laid part of a pile is no longer in the state."""
    known = play.PILE + 1 if options.solo else play.SIZE
    assert np.array_equal(plain[:known], machine[:known])


def test_the_modes_together_are_more_than_ten_thousand_games() -> None:
    assert sum(GAMES[options.players] for options in MODES.values()) >= 10_000


@pytest.mark.parametrize("mode", MODES)
def test_the_kernel_lists_the_moves_of_the_rules(mode: str) -> None:
    game = Interactions(MODES[mode])
    out, room = np.zeros(512, np.int64), np.zeros(64, np.int64)
    for seed in range(20):
        state = random_position(game, seed % (6 * game.options.owners - 2), seed)
        count = play.moves(arrays.flatten(game.options, state), arrays.kernel_options(game.options), out, room)
        assert {arrays.decode(int(move)) for move in out[:count]} == set(game.moves(state))


@pytest.mark.parametrize("mode", MODES)
def test_one_turn_of_the_kernel_is_the_turn_of_the_rules(mode: str) -> None:
    game = Interactions(MODES[mode])
    options = arrays.kernel_options(game.options)
    for tiles in (0, 3, 6, 9):
        state = random_position(game, tiles, tiles)
        for move in placements(game, state)[::7]:
            machine = arrays.flatten(game.options, state)
            play.play(machine, options, arrays.encode(move))
            assert_same(arrays.flatten(game.options, game.play(state, move)), machine, game.options)


def test_the_legal_cells_come_in_reading_order() -> None:
    room = np.zeros(64, np.int64)
    for seed in range(20):
        state = random_position(THREE, seed % 17, seed)
        count = play.cells(arrays.flatten(THREE.options, state), arrays.kernel_options(THREE.options), room)
        found = [(int(cell) // play.STRIDE - 1, int(cell) % play.STRIDE - 1) for cell in room[:count]]
        assert tuple(found) == legal_cells(state.territory, THREE.options.format)


@pytest.mark.parametrize("game", [SOLO, WHOLE_ROW], ids=["onward", "whole"])
def test_the_wild_cell_is_that_of_the_rules(game: Interactions) -> None:
    options = arrays.kernel_options(game.options)
    for seed in range(60):
        state = random_position(game, 2 * (seed % 6), seed)
        for move in placements(game, state)[::5]:
            grid = lay(state.territory, 0, move.tile, move.cell)
            machine = arrays.flatten(game.options, state)
            at = (move.cell[0] + 1) * play.STRIDE + move.cell[1] + 1
            play.place(machine, 0, LETTERS.index(move.tile), at, True)
            found = play.wild_cell(machine, options, at)
            wanted, _ = wild_cell(grid, move.cell, (3, 4), game.options.whole_row)
            assert (found // play.STRIDE - 1, found % play.STRIDE - 1) == wanted


def test_a_tile_without_effect_turns_nothing() -> None:
    state = random_position(SOLO, 6, 2)
    cell = legal_cells(state.territory, (3, 4))[0]
    at = (cell[0] + 1) * play.STRIDE + cell[1] + 1
    for tile, letter in enumerate(LETTERS):
        machine = arrays.flatten(SOLO.options, state)
        play.place(machine, WILD, tile, at, False)
        before = arrays.flatten(SOLO.options, state)
        changed = np.flatnonzero(machine[: play.TOP] != before[: play.TOP])
        assert list(changed) == [at], letter


def test_the_largest_group_is_that_of_the_rules() -> None:
    seen, stack = np.zeros(play.TOP, np.int8), np.zeros(64, np.int64)
    for seed in range(30):
        state = random_position(THREE, seed % 19, seed)
        machine = arrays.flatten(THREE.options, state)
        for owner in range(3):
            assert play.largest_group(machine, owner, seen, stack) == largest_group(state.territory, owner)


def test_a_game_is_over_with_six_tiles_of_every_owner() -> None:
    for options in (InteractionsOptions(1), InteractionsOptions(3)):
        game = Interactions(options)
        for tiles in range(0, 6 * options.owners + 1, 2):
            state = random_position(game, tiles, 1)
            machine = arrays.flatten(options, state)
            assert play.over(machine, arrays.kernel_options(options)) == (game.turn(state) is None)


def test_the_mover_is_the_seat_to_move() -> None:
    for tiles in range(17):
        state = random_position(THREE, tiles, tiles)
        assert play.mover(arrays.flatten(THREE.options, state), arrays.kernel_options(THREE.options)) == THREE.turn(
            state
        )


def test_the_stream_of_chance_is_splitmix64() -> None:
    chance, stream = np.array([7], np.uint64), SplitMix64(7)
    assert [int(play.next_random(chance)) for _ in range(5)] == [stream.next() for _ in range(5)]


def test_chance_below_a_number_reaches_all_below_it_and_no_more() -> None:
    chance = np.array([3], np.uint64)
    for n in (1, 2, 7, 50):
        assert {play.below(chance, n) for _ in range(40 * n)} == set(range(n))
