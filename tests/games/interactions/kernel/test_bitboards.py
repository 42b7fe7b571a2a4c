"""The solver's bitboards against the plain rules, and the key of a position."""

import numpy as np
import pytest

from games.interactions.positions import (
    TWO,
    TWO_PLAYER_MODES,
    after,
    finished,
    mirrored,
    placements,
    random_position,
)
from ludotheque.games.interactions.kernel import arrays, bitboards
from ludotheque.games.interactions.rules.game import Interactions
from ludotheque.games.interactions.rules.options import InteractionsOptions
from ludotheque.games.interactions.rules.scoring import bonus
from ludotheque.games.interactions.rules.state import Cell, Laid, Place, State
from ludotheque.games.interactions.rules.territory import largest_group, legal_cells, targets
from ludotheque.games.interactions.rules.tiles import LETTERS

TERRITORY = InteractionsOptions(territory=True)


def bit(cell: Cell) -> int:
    return (cell[0] - 2) * 8 + cell[1] - 2


def cells_of(bits: int) -> set[Cell]:
    return {(at // 8 + 2, at % 8 + 2) for at in range(64) if bits >> at & 1}


def code(move: Place) -> int:
    raised = 7 if move.raised is None else LETTERS.index(move.raised)
    return bit(move.cell) * 64 + LETTERS.index(move.tile) * 8 + raised


def key(state: State, options: InteractionsOptions = TWO.options) -> int:
    frame = arrays.frame(state)
    bitboards.position_key(frame, arrays.kernel_options(options))
    return int(frame[bitboards.KEY])


@pytest.mark.parametrize("tiles", range(12))
def test_the_open_cells_are_the_legal_ones(tiles: int) -> None:
    for seed in range(10):
        state = random_position(TWO, tiles, seed)
        assert cells_of(int(bitboards.open_cells(arrays.frame(state)))) == set(legal_cells(state.territory, (3, 4)))


def test_the_targets_are_those_of_the_rules() -> None:
    for seed in range(20):
        state = random_position(TWO, 3 + seed % 8, seed)
        frame = arrays.frame(state)
        for cell in legal_cells(state.territory, (3, 4)):
            for tile, letter in enumerate(LETTERS):
                found = cells_of(int(bitboards.targets(frame, tile, bit(cell))))
                assert found == set(targets(state.territory, letter, cell))


def test_a_gain_is_what_the_margin_grows_by_at_once() -> None:
    for seed in range(12):
        state = random_position(TWO, 4 + seed % 6, seed)
        frame = arrays.frame(state)
        for move in placements(TWO, state):
            after = arrays.frame(TWO.play(state, move))[bitboards.MARGIN]
            gain = bitboards.gain(frame, LETTERS.index(move.tile), bit(move.cell))
            assert gain == -after - frame[bitboards.MARGIN]


@pytest.mark.parametrize("tiles", range(12))
def test_laying_a_tile_gives_the_frame_of_the_next_state(tiles: int) -> None:
    state = random_position(TWO, tiles, tiles)
    frame = arrays.frame(state)
    for move in placements(TWO, state):
        after = np.zeros_like(frame)
        bitboards.lay(frame, after, code(move))
        assert np.array_equal(after, arrays.frame(TWO.play(state, move)))


@pytest.mark.parametrize("options", TWO_PLAYER_MODES, ids=str)
def test_the_final_margin_is_that_of_the_rules(options: InteractionsOptions) -> None:
    game = Interactions(options)
    for seed in range(30):
        state = random_position(game, 12, seed)
        frame = arrays.frame(state)
        scores = finished(game, state).scores
        assert bitboards.final_margin(frame, arrays.kernel_options(options)) == scores[0] - scores[1]


def test_the_largest_group_of_bits_is_that_of_the_rules() -> None:
    for seed in range(30):
        state = random_position(TWO, 1 + seed % 12, seed)
        frame = arrays.frame(state)
        laid = frame[bitboards.RECTO] | frame[bitboards.VERSO]
        assert bitboards.largest_group(frame[bitboards.FIRST]) == largest_group(state.territory, 0)
        assert bitboards.largest_group(laid & ~frame[bitboards.FIRST]) == largest_group(state.territory, 1)


def test_the_table_of_the_seventh_tile_is_the_bonus_of_the_rules() -> None:
    for tile, letter in enumerate(LETTERS):
        for fronts in range(7):
            assert bitboards.SEVENTH[1 << tile, fronts] == bonus(fronts, letter)


def test_a_mirror_image_has_the_same_key() -> None:
    for seed in range(10):
        state = random_position(TWO, 6, seed)
        assert key(mirrored(state, True)) == key(state)
        assert key(mirrored(state, False)) == key(state)


def test_a_shifted_position_has_the_same_key() -> None:
    state = random_position(TWO, 4, 4)
    shifted = State(tuple(((row, column + 1), laid) for (row, column), laid in state.grid), state.hands)
    assert key(shifted) == key(state)


def test_positions_that_differ_in_a_live_tile_have_different_keys() -> None:
    state = random_position(TWO, 3, 3)
    (cell, laid), *rest = state.grid
    turned = State(((cell, Laid(laid.owner, laid.tile, not laid.front)), *rest), state.hands)
    assert key(turned) != key(state)


def test_positions_that_differ_in_a_hand_have_different_keys() -> None:
    state = random_position(TWO, 4, 6)
    swapped = State(state.grid, state.hands[::-1])
    assert state.hands[0] != state.hands[1]
    assert key(swapped) != key(state)


def test_predation_and_herbivory_are_one_to_what_follows_once_they_lie() -> None:
    """They lose the same when turned; their values are kept apart from the key."""
    state = random_position(TWO, 5, 1)
    (cell, laid), *rest = state.grid
    one, other, third = (
        key(State(((cell, Laid(laid.owner, tile, laid.front)), *rest), state.hands)) for tile in ("P", "H", "K")
    )
    assert one == other != third


def test_who_owns_a_dead_tile_matters_only_for_territory() -> None:
    """A tile that nobody can turn any more is a filled cell, unless zones count."""
    for seed in range(40):
        state = random_position(TWO, 11, seed)
        live = cells_of(int(bitboards.live_tiles(arrays.frame(state))))
        dead = [at for at, (cell, _) in enumerate(state.grid) if cell not in live]
        if not dead:
            continue
        grid = list(state.grid)
        cell, laid = grid[dead[0]]
        grid[dead[0]] = (cell, Laid(1 - laid.owner, laid.tile, laid.front))
        unbonused = InteractionsOptions(bonus=False)
        assert key(State(tuple(grid), state.hands), unbonused) == key(state, unbonused)
        assert key(State(tuple(grid), state.hands), TERRITORY) != key(state, TERRITORY)


def test_the_fronts_count_for_the_key_only_with_a_bonus() -> None:
    """Without it they change nothing that is still to come."""
    for seed in range(20):
        state = random_position(TWO, 11, seed)
        live = cells_of(int(bitboards.live_tiles(arrays.frame(state))))
        dead = next((at for at, (cell, _) in enumerate(state.grid) if cell not in live), None)
        if dead is None:
            continue
        grid = list(state.grid)
        cell, laid = grid[dead]
        grid[dead] = (cell, Laid(laid.owner, laid.tile, not laid.front))
        turned = State(tuple(grid), state.hands)
        if cell in cells_of(int(bitboards.live_tiles(arrays.frame(turned)))):
            continue
        assert key(turned) != key(state)
        assert key(turned, InteractionsOptions(bonus=False)) == key(state, InteractionsOptions(bonus=False))


def test_mutualism_is_live_only_with_a_bonus() -> None:
    """It is worth as much on either side, but a verso counts for the seventh tile."""
    state = after(TWO, "sel PM", "sel CA", "Mf6+H")
    (cell, laid), *_ = state.grid
    turned = State(((cell, Laid(laid.owner, laid.tile, not laid.front)),), state.hands)
    assert key(turned) != key(state)
    assert key(turned, InteractionsOptions(bonus=False)) == key(state, InteractionsOptions(bonus=False))


def test_whatever_the_next_turn_turns_over_was_live() -> None:
    for seed in range(15):
        state = random_position(TWO, 9, seed)
        live = cells_of(int(bitboards.live_tiles(arrays.frame(state))))
        for move in placements(TWO, state):
            assert set(targets(state.territory, move.tile, move.cell)) <= live


def test_a_live_tile_can_be_reached_by_a_tile_in_some_hand() -> None:
    for seed in range(25):
        state = random_position(TWO, 8 + seed % 4, seed)
        frame = arrays.frame(state)
        held = {tile for hand in state.hands for tile in hand.available + hand.reserve}
        allowed = cells_of(int(bitboards.box_cells(frame))) - state.territory.keys()
        wanted = {near for cell in allowed for tile in held for near in targets(state.territory, tile, cell)}
        assert cells_of(int(bitboards.live_tiles(frame))) == wanted
