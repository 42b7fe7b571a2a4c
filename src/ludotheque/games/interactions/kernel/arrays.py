"""Between the plain state and the machine's arrays; what a view hides (`?`) has to be guessed first."""

import numpy as np

from ludotheque.games.interactions.kernel import bitboards as duel
from ludotheque.games.interactions.kernel import play as kernel
from ludotheque.games.interactions.kernel.play import Bytes, Numbers
from ludotheque.games.interactions.rules.options import Rules
from ludotheque.games.interactions.rules.state import FIRST_CELL, HIDDEN_HAND, Cell, Hand, Place, State
from ludotheque.games.interactions.rules.tiles import LETTERS

_OFFSET = FIRST_CELL[0] - duel.CENTRE // 8
"""The solver's canvas is smaller by this much on every side."""


def rules_vector(rules: Rules) -> Numbers:
    """The options as the kernel reads them."""
    short, long = rules.format
    return np.array(
        [rules.colours, short, long, rules.bonus, rules.territory, rules.teams, rules.players == 1, rules.wild_effects],
        np.int64,
    )


def bits(letters: str) -> int:
    """A set of tiles as a mask."""
    return sum(1 << LETTERS.index(letter) for letter in letters)


def letters(mask: int) -> str:
    return "".join(letter for k, letter in enumerate(LETTERS) if mask >> k & 1)


def flatten(rules: Rules, state: State) -> Bytes:
    """A state or a view as the kernel's array: unknown wild tiles are −1, unknown selections not yet made."""
    flat = np.zeros(kernel.SIZE, np.int8)
    for (row, column), laid in state.grid:
        tile = LETTERS.index(laid.tile)
        flat[(row + 1) * kernel.STRIDE + column + 1] = 1 + (laid.owner * 7 + tile) * 2 + (not laid.front)
        flat[kernel.POINTS + laid.owner] += laid.value
        flat[kernel.FACES + laid.owner] += laid.front
    if state.grid:
        rows, columns = [cell[0] + 1 for cell, _ in state.grid], [cell[1] + 1 for cell, _ in state.grid]
        flat[kernel.TOP : kernel.RIGHT + 1] = min(rows), max(rows), min(columns), max(columns)
    flat[kernel.PLACED] = len(state.grid)
    for seat, hand in enumerate(state.hands):
        if hand == HIDDEN_HAND:
            hand = Hand()
        flat[kernel.AVAILABLE + seat], flat[kernel.RESERVE + seat] = bits(hand.available), bits(hand.reserve)
    if rules.players == 1:
        drawn = 6 - len(state.pile)
        order = f"{state.aside}{'?' * drawn}{state.pile}"
        flat[kernel.PILE : kernel.PILE + 7] = [LETTERS.find(letter) for letter in order]
        flat[kernel.DRAWN] = drawn
    return flat


def code(move: Place) -> int:
    """A play as the kernel writes it."""
    cell = (move.cell[0] + 1) * kernel.STRIDE + move.cell[1] + 1
    raised = kernel.NOTHING if move.raised is None else LETTERS.index(move.raised)
    return cell * 64 + LETTERS.index(move.tile) * 8 + raised


def decode(move: int) -> Place:
    cell = move // 64
    return _place((cell // kernel.STRIDE - 1, cell % kernel.STRIDE - 1), move)


def duel_frame(state: State) -> tuple[duel.Words, Numbers, Numbers]:
    """A two-player state with both selections made as the solver's frame: words, numbers, tiles by cell."""
    words, numbers, tile_at = np.zeros(4, np.uint64), np.zeros(24, np.int64), np.zeros(64, np.int64)
    points, fronts, sides = [0, 0], [0, 0], [0, 0, 0]
    for cell, laid in state.grid:
        at = _shifted(cell)
        tile_at[at] = laid.owner * 7 + LETTERS.index(laid.tile)
        sides[duel.RECTO if laid.front else duel.VERSO] |= 1 << at
        sides[duel.FIRST] |= (1 << at) * (laid.owner == 0)
        points[laid.owner] += laid.value
        fronts[laid.owner] += laid.front
    words[:3] = np.array(sides, np.uint64)
    if state.grid:
        rows, columns = zip(*(divmod(_shifted(cell), 8) for cell, _ in state.grid), strict=True)
        numbers[:4] = min(rows), max(rows), min(columns), max(columns)
    for seat, hand in enumerate(state.hands):
        numbers[duel.AVAILABLE + seat], numbers[duel.RESERVE + seat] = bits(hand.available), bits(hand.reserve)
        numbers[duel.FACES + seat] = fronts[seat]
    mover = len(state.grid) % 2
    numbers[duel.PLACED], numbers[duel.MARGIN] = len(state.grid), points[mover] - points[1 - mover]
    return words, numbers, tile_at


def duel_decode(move: int) -> Place:
    row, column = divmod(move // 64, 8)
    return _place((row + _OFFSET, column + _OFFSET), move)


def _shifted(cell: Cell) -> int:
    return (cell[0] - _OFFSET) * 8 + cell[1] - _OFFSET


def _place(cell: Cell, move: int) -> Place:
    raised = move % 8
    return Place(LETTERS[move // 8 % 8], cell, None if raised == kernel.NOTHING else LETTERS[raised])
