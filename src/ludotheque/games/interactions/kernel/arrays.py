"""Between the plain state and the machine's arrays; what a view hides (`?`) has to be guessed first."""

import numpy as np

from ludotheque.games.interactions.kernel import bitboards, play
from ludotheque.games.interactions.kernel.play import Bytes, KernelOptions, Numbers
from ludotheque.games.interactions.rules.options import InteractionsOptions
from ludotheque.games.interactions.rules.state import FIRST_CELL, HIDDEN_HAND, TURNS, Cell, Hand, Place, State
from ludotheque.games.interactions.rules.tiles import LETTERS

_OFFSET = FIRST_CELL[0] - bitboards.CENTRE // 8
"""The solver's canvas is smaller by this much on every side."""


def kernel_options(options: InteractionsOptions) -> KernelOptions:
    """The options as compiled functions read them."""
    return KernelOptions(
        options.owners,
        *options.format,
        bonus=options.bonus,
        territory=options.territory,
        teams=options.teams,
        solo=options.solo,
        wild_effects=options.wild_effects,
        whole_row=options.whole_row,
        peek_top=options.peek_top,
    )


def mask(letters: str) -> int:
    """A set of tiles as bits."""
    return sum(1 << LETTERS.index(letter) for letter in letters)


def flatten(options: InteractionsOptions, state: State) -> Bytes:
    """A state or a view as the kernel's array: unknown wild tiles are −1, unknown selections not yet made."""
    flat = np.zeros(play.SIZE, np.int8)
    for (row, column), laid in state.grid:
        tile = LETTERS.index(laid.tile)
        flat[(row + 1) * play.STRIDE + column + 1] = 1 + (laid.owner * 7 + tile) * 2 + (not laid.front)
        flat[play.POINTS + laid.owner] += laid.value
        flat[play.FRONTS + laid.owner] += laid.front
    if state.grid:
        rows, columns = [cell[0] + 1 for cell, _ in state.grid], [cell[1] + 1 for cell, _ in state.grid]
        flat[play.TOP : play.RIGHT + 1] = min(rows), max(rows), min(columns), max(columns)
    flat[play.PLACED] = len(state.grid)
    for seat, hand in enumerate(state.hands):
        if hand == HIDDEN_HAND:
            hand = Hand()
        flat[play.AVAILABLE + seat], flat[play.RESERVE + seat] = mask(hand.available), mask(hand.reserve)
    if options.solo:
        drawn = TURNS - len(state.pile)
        order = f"{state.aside}{'?' * drawn}{state.pile}"
        flat[play.PILE : play.PILE + 7] = [LETTERS.find(letter) for letter in order]
        flat[play.DRAWN] = drawn
    return flat


def encode(move: Place) -> int:
    """A turn as the kernel writes it: cell·64 + tile·8 + raised."""
    cell = (move.cell[0] + 1) * play.STRIDE + move.cell[1] + 1
    raised = play.NOTHING if move.raised is None else LETTERS.index(move.raised)
    return cell * 64 + LETTERS.index(move.tile) * 8 + raised


def decode(code: int) -> Place:
    cell = code // 64
    return _place((cell // play.STRIDE - 1, cell % play.STRIDE - 1), code)


def frame(state: State) -> Numbers:
    """A two-player state with both selections made, for the solver."""
    columns, points = [0] * bitboards.WIDTH, [0, 0]
    for cell, laid in state.grid:
        at, weight = _bit(cell), int(bitboards.WEIGHTS[laid.owner, LETTERS.index(laid.tile)])
        columns[bitboards.RECTO if laid.front else bitboards.VERSO] |= 1 << at
        columns[bitboards.FIRST] |= (1 - laid.owner) << at
        for k in range(4):
            columns[bitboards.WEIGHT + k] |= (weight >> k & 1) << at
        columns[bitboards.SPAN] |= 1 << at // 8 | 1 << at % 8 + bitboards.SIDE
        points[laid.owner] += laid.value
    for seat, hand in enumerate(state.hands):
        columns[bitboards.HANDS] |= (mask(hand.available) | mask(hand.reserve) << 16) << 8 * seat
    mover = len(state.grid) % 2
    columns[bitboards.PLACED], columns[bitboards.MARGIN] = len(state.grid), points[mover] - points[1 - mover]
    return np.array(columns, np.int64)


def decode_on_frame(code: int) -> Place:
    """A turn as the solver writes it, on its own canvas."""
    row, column = divmod(code // 64, 8)
    return _place((row + _OFFSET, column + _OFFSET), code)


def _bit(cell: Cell) -> int:
    return (cell[0] - _OFFSET) * 8 + cell[1] - _OFFSET


def _place(cell: Cell, code: int) -> Place:
    raised = code % 8
    return Place(LETTERS[code // 8 % 8], cell, None if raised == play.NOTHING else LETTERS[raised])
