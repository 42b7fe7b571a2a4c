"""The end of a game: whom nobody can catch up with any more, and with two seats every placement and every pass."""

from dataclasses import dataclass, field, replace

from ludotheque.games.forma.rules import bridges, scoring
from ludotheque.games.forma.rules.board import ELEMENTS, FREE, OBSTACLE, SIDES, TOWER, Board
from ludotheque.games.forma.rules.fitting import anchors
from ludotheque.games.forma.rules.game import Forma
from ludotheque.games.forma.rules.scoring import MARKER_POINTS, TOWER_POINTS
from ludotheque.games.forma.rules.state import Move, State

MOST_FREE = 24
"""With more free squares nobody sees the end."""
MOST_FITS = 40
"""With more placements to choose from neither."""
Key = tuple[str, int, tuple[tuple[str, ...], ...], int, int, str | None]


BRIDGES_COST = 8
"""Ends whose bridges must be counted cost so many times as much."""
MOST_OPEN = 60
"""With more free squares everybody may still win."""
MANY_BRIDGES = 40
"""More than anybody ever has."""


class TooMany(Exception):
    """More positions than the limit allows."""


@dataclass(frozen=True)
class Valued:
    """A move and the margin of the first seat that it leads to, both playing best."""

    move: Move
    margin: int


@dataclass
class Ending:
    """Who tries to place where nothing fits only loses an element: such attempts are left out."""

    game: Forma
    most: int
    looked: int = 0
    _built: tuple[int, ...] | None = None
    _known: dict[Key, int] = field(default_factory=dict)

    def solve(self, state: State) -> list[Valued] | None:
        """Every move with its margin, the best of the seat to move first; None where it is too early to know."""
        if not _late(state):
            return None
        self._built = _settled(state)
        if self._built is None:  # every end has to be searched for bridges
            self.most //= BRIDGES_COST
        try:
            found = [Valued(move, self._margin(self.game.play(state, move))) for move in self.game.moves(state)]
        except TooMany:
            return None
        return sorted(found, key=lambda one: -one.margin if state.turn == 0 else one.margin)

    def line(self, state: State, first: Move) -> list[Move]:
        """Best play for both from a move on."""
        line, state = [first], self.game.play(state, first)
        while not state.end:
            pick = max if state.turn == 0 else min
            after = {move: self.game.play(state, move) for move in self.game.moves(state)}
            line.append(pick(after, key=lambda move: self._margin(after[move])))
            state = after[line[-1]]
        return line

    def _margin(self, state: State) -> int:
        if state.end:
            return total(state, 0, self._built) - total(state, 1, self._built)
        key = (state.board.letters, state.turn, state.reserves, state.passes, state.attempt, state.hand)
        if key not in self._known:
            self.looked += 1
            if self.looked > self.most:
                raise TooMany
            after = (self._margin(self.game.play(state, move)) for move in self.game.moves(state))
            self._known[key] = max(after) if state.turn == 0 else min(after)
        return self._known[key]


def _late(state: State) -> bool:
    free = state.board.letters.count(FREE)
    return state.seats == 2 and state.phase == "play" and free <= MOST_FREE and _fits(state) <= MOST_FITS


def _fits(state: State) -> int:
    """Placements of whoever has most of them."""
    return max(
        sum(mask.bit_count() for shape in set(held) for _, mask in anchors(state.board, shape))
        for held in state.reserves
    )


def total(state: State, seat: int, built: tuple[int, ...] | None = None) -> int:
    """The points of a seat with its bridges."""
    bridged = len(bridges.of_seat(state.board, seat)) if built is None else built[seat]
    return scoring.sheet(state, seat, bridged).total


def _settled(state: State) -> tuple[int, ...] | None:
    """How many bridges each seat will have, where that cannot change any more."""
    now = [bridges.of_seat(state.board, seat) for seat in (0, 1)]
    most = [_most_bridges(state, seat) for seat in (0, 1)]
    if [*map(len, now)] != [*map(len, most)] or not all(one.proved for one in (*now, *most)):
        return None
    return tuple(map(len, now))


def _most_bridges(state: State, seat: int) -> bridges.Bridges:
    """Those of a seat that got everything which is still open."""
    hoped = str.maketrans(dict.fromkeys((FREE, OBSTACLE, TOWER), ELEMENTS[seat]))
    return bridges.of_seat(replace(state.board, letters=state.board.letters.translate(hoped)), seat)


def winner(state: State) -> int | None:
    """The seat that wins whatever the others still do: it may pass, and points once won are never lost."""
    if state.phase != "play" or state.board.letters.count(FREE) > MOST_OPEN:
        return None
    sure = [total(state, seat) for seat in range(state.seats)]
    leader = max(range(state.seats), key=sure.__getitem__)
    others = [seat for seat in range(state.seats) if seat != leader]
    return leader if all(sure[leader] > _hoped(state, seat) for seat in others) else None


def _hoped(state: State, seat: int) -> int:
    """More than this a seat cannot reach: all that is still open its own, and all bridges over it."""
    board, most = state.board, _most_bridges(state, seat)
    bridged = len(most) if most.proved else MANY_BRIDGES
    foreign = {letter for other, letter in enumerate(ELEMENTS) if other != seat}
    rings = [set(board.around(cell)) for cell in board.find(OBSTACLE)]
    obstacles = sum(FREE in ring and not ring & foreign for ring in rings)
    towers = sum(FREE in board.around(cell) for cell in board.find(TOWER))
    # of open squares that hang together one at least is covered: that is worth a square placed and one not kept
    squares = sum(MARKER_POINTS * (size - 1) + 2 for size in _open_fields(board))
    return total(state, seat, (bridged,) * state.seats) + squares + MARKER_POINTS * obstacles + TOWER_POINTS * towers


def _open_fields(board: Board) -> list[int]:
    """The sizes of what free squares make together, side by side."""
    left, sizes = set(board.find(FREE)), []
    while left:
        reached, size = [left.pop()], 0
        while reached:
            row, col = reached.pop()
            size += 1
            for down, right in SIDES:
                if (beside := (row + down, col + right)) in left:
                    left.remove(beside)
                    reached.append(beside)
        sizes.append(size)
    return sizes
