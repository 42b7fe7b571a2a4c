"""States on their way to the machine and back."""

import numpy as np
import pytest

from games.interactions.positions import (
    MODES,
    PILE,
    SOLO,
    THREE,
    TWO,
    after,
    every_options,
    placements,
    random_game,
    random_position,
)
from ludotheque.games.interactions.kernel import arrays, bitboards, play
from ludotheque.games.interactions.rules.game import Interactions
from ludotheque.games.interactions.rules.options import InteractionsOptions
from ludotheque.games.interactions.rules.state import Place, State
from ludotheque.games.interactions.rules.tiles import LETTERS, TILES


def letters(mask: int) -> str:
    return "".join(letter for k, letter in enumerate(LETTERS) if mask >> k & 1)


def test_the_options_of_the_machine_are_those_agreed_on() -> None:
    for options in every_options():
        told = arrays.kernel_options(options)
        assert (told.owners, told.short, told.long) == (options.owners, *options.format)
        for name in ("bonus", "territory", "teams", "solo", "wild_effects", "whole_row", "peek_top"):
            assert getattr(told, name) is getattr(options, name)


def test_a_set_of_tiles_is_a_mask() -> None:
    assert arrays.mask("") == 0
    assert arrays.mask(LETTERS) == 127
    assert letters(arrays.mask("PSA")) == "PSA"


@pytest.mark.parametrize("mode", MODES)
def test_a_flat_state_holds_the_territory_and_the_hands(mode: str) -> None:
    game = Interactions(MODES[mode])
    for state in random_game(game, 6):
        flat = arrays.flatten(game.options, state)
        for row in range(11):
            for column in range(11):
                code, laid = int(flat[(row + 1) * play.STRIDE + column + 1]), state.territory.get((row, column))
                assert (laid is None) == (code == 0)
                if laid is not None:
                    owner, rest = divmod(code - 1, 14)
                    assert (owner, LETTERS[rest // 2], rest % 2 == 0) == (laid.owner, laid.tile, laid.front)
        for seat, hand in enumerate(state.hands):
            assert letters(flat[play.AVAILABLE + seat]) == hand.available
            assert letters(flat[play.RESERVE + seat]) == hand.reserve
        assert flat[play.PLACED] == len(state.grid)


def test_the_border_of_a_flat_state_stays_empty() -> None:
    flat = arrays.flatten(THREE.options, random_game(THREE, 1)[-1])
    canvas = flat[: play.STRIDE * play.STRIDE].reshape(play.STRIDE, play.STRIDE)
    assert not canvas[0].any() and not canvas[-1].any() and not canvas[:, 0].any() and not canvas[:, -1].any()


def test_points_and_fronts_are_counted_by_owner() -> None:
    state = random_position(THREE, 13, 2)
    flat = arrays.flatten(THREE.options, state)
    for owner in range(3):
        own = [laid for _, laid in state.grid if laid.owner == owner]
        assert flat[play.POINTS + owner] == sum(laid.value for laid in own)
        assert flat[play.FRONTS + owner] == sum(laid.front for laid in own)


def test_the_pile_is_written_with_what_was_drawn_as_unknown() -> None:
    flat = arrays.flatten(SOLO.options, after(SOLO, "sel SP", "Sf6+C", setup=PILE))
    told = [LETTERS[code] if code >= 0 else "?" for code in flat[play.PILE : play.PILE + 7]]
    assert "".join(told) == "H?KACMP"
    assert flat[play.DRAWN] == 1


def test_a_flat_view_holds_nothing_that_it_hides() -> None:
    state = random_position(SOLO, 0, 3)
    seen = arrays.flatten(SOLO.options, SOLO.view(state, 0))
    assert list(seen[play.PILE + 2 : play.PILE + 7]) == [-1] * 5
    chosen = after(TWO, "sel PH")
    assert arrays.flatten(TWO.options, TWO.view(chosen, 1))[play.AVAILABLE] == 0
    assert arrays.flatten(TWO.options, TWO.view(chosen, 0))[play.AVAILABLE] == arrays.mask("PH")


def test_a_turn_survives_the_way_to_the_machine_and_back() -> None:
    game = Interactions(InteractionsOptions(4))
    for seed in range(10):
        for move in placements(game, random_position(game, seed * 2, seed)):
            assert arrays.decode(arrays.encode(move)) == move


def test_different_turns_have_different_codes() -> None:
    state = random_position(TWO, 4, 1)
    moves = placements(TWO, state)
    assert len({arrays.encode(move) for move in moves}) == len(moves)


def test_raising_nothing_is_a_code_of_its_own() -> None:
    for tile in LETTERS:
        move = Place(tile, (5, 5), None)
        assert arrays.encode(move) % 8 == play.NOTHING
        assert arrays.decode(arrays.encode(move)) == move


def cells_of(bits: int) -> set[tuple[int, int]]:
    return {(bit // 8 + 2, bit % 8 + 2) for bit in range(64) if bits >> bit & 1}


@pytest.mark.parametrize("tiles", range(0, 13, 2))
def test_a_frame_holds_both_sides_and_whose_they_are(tiles: int) -> None:
    state = random_position(TWO, tiles, tiles)
    frame = arrays.frame(state)
    grid = state.territory
    assert cells_of(int(frame[bitboards.RECTO])) == {cell for cell, laid in grid.items() if laid.front}
    assert cells_of(int(frame[bitboards.VERSO])) == {cell for cell, laid in grid.items() if not laid.front}
    assert cells_of(int(frame[bitboards.FIRST])) == {cell for cell, laid in grid.items() if laid.owner == 0}
    for cell, laid in grid.items():
        bit = (cell[0] - 2) * 8 + cell[1] - 2
        loss = bitboards.weigh(frame, 1 << bit)
        assert loss == (TILES[laid.tile].recto - TILES[laid.tile].verso) * (1 - 2 * laid.owner)


def points(state: State, owner: int) -> int:
    return sum(laid.value for _, laid in state.grid if laid.owner == owner)


def test_the_margin_of_a_frame_is_the_movers() -> None:
    for tiles in range(12):
        state = random_position(TWO, tiles, 5)
        mover = tiles % 2
        assert arrays.frame(state)[bitboards.MARGIN] == points(state, mover) - points(state, 1 - mover)


def test_a_frame_counts_the_box_from_the_corner_of_its_own_canvas() -> None:
    state = after(TWO, "sel SA", "sel SA", "Sf6+M", "Sg6+M", "Af7+C")
    frame = arrays.frame(state)
    assert frame[bitboards.SPAN] == 0b0011000_0011000
    assert frame.dtype == np.int64
