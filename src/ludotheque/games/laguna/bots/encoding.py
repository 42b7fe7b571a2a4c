"""Laguna for programs that learn: a turn is its small moves, each a number; exchanges go pearl by pearl."""

from collections.abc import Iterator, Mapping

from ludotheque.core.encoding import Encodings, Field, NoAction
from ludotheque.core.game import Seat
from ludotheque.core.options import Value
from ludotheque.games.laguna.bots.observing import SIDE, fields, observe
from ludotheque.games.laguna.rules import notation
from ludotheque.games.laguna.rules.game import Laguna
from ludotheque.games.laguna.rules.geometry import COLOURS, DIRECTIONS, HOLES, ISLANDS, ORIENTS, VOLCANO
from ludotheque.games.laguna.rules.moves import (
    Drop,
    End,
    Load,
    Move,
    Pearl,
    Place,
    Shift,
    Step,
    Swap,
    Trade,
    Unload,
)
from ludotheque.games.laguna.rules.refusals import permitted
from ludotheque.games.laguna.rules.state import State
from ludotheque.search.encoding import Floats, NumberedEncoding, Numbering

ISLE, COLOUR, HOLE = len(ISLANDS), len(COLOURS), len(HOLES)


class LagunaEncoding(NumberedEncoding[State, Move]):
    """On the house boards every move has a number but for exchanges of several pearls at once: one after the other they
    come to the same, unless an arrow comes to light in between. A partner is counted from the own seat."""

    def __init__(self, game: Laguna) -> None:
        self.game: Laguna = game
        self._fields = fields(game.options)
        self.numbering = Numbering(
            step=(len(DIRECTIONS),), end=(1,), unload=(HOLE,), load=(ISLE, COLOUR, HOLE), drop=(ISLE, HOLE),
            shift=(HOLE, HOLE), swap=(ISLE, HOLE, COLOUR, HOLE),
            trade=(max(game.options.players - 1, 1), HOLE, HOLE, HOLE, HOLE),
            pearl=(COLOUR, ISLE), place=(len(ORIENTS), SIDE, SIDE),
        )  # fmt: skip

    @property
    def fields(self) -> tuple[Field, ...]:
        return self._fields

    def encode(self, state: State, move: Move) -> int:
        block, at = self._coordinates(state, move)
        if not block or any(not 0 <= one < most for one, most in zip(at, self.numbering.blocks[block], strict=True)):
            raise NoAction(notation.write(move))
        return self.numbering.number(block, *at)

    def _coordinates(self, state: State, move: Move) -> tuple[str, tuple[int, ...]]:
        match move:
            case Step(direction):
                return "step", (DIRECTIONS.index(direction),)
            case End():
                return "end", (0,)
            case Unload(hole):
                return "unload", (hole,)
            case Shift(source, target):
                return "shift", (source, target)
            case Pearl(colour, island):
                return "pearl", (COLOURS.index(colour), ISLANDS.index(island))
            case Place(orient, row, col):
                return "place", (ORIENTS.index(orient), row, col)
        return self._docked(state, move)

    def _docked(self, state: State, move: Move) -> tuple[str, tuple[int, ...]]:
        match move:
            case Load(island, colour, hole):
                return "load", (ISLANDS.index(island), COLOURS.index(colour), hole)
            case Drop(island, hole):
                return "drop", (ISLANDS.index(island), hole)
            case Swap(island, (give,), ((hole, colour),)):
                return "swap", (ISLANDS.index(island), give, COLOURS.index(colour), hole)
            case Trade(seat, ((mine, theirs),), ((taken, target),)):
                return "trade", ((seat - state.turn) % len(state.rafts) - 1, mine, theirs, taken, target)
        return "", ()

    def decode(self, state: State, action: int) -> Move:
        block, at = self.numbering.place(action)
        if block == "place":
            return self._place(state, action, *at)
        if block == "trade":
            seat = (state.turn + at[0] + 1) % self.game.options.players
            return Trade(seat, ((at[1], at[2]),), ((at[3], at[4]),))
        return _plain(block, at)

    def _place(self, state: State, action: int, lying: int, row: int, col: int) -> Place:
        """By the first island in the order of the letters that may be started from there."""
        orient = ORIENTS[lying]
        touched = sorted(state.board.touched(orient, row, col, line=True) - {VOLCANO})
        places = [Place(orient, row, col, island) for island in touched]
        for place in places:
            if permitted(self.game.options, state, place):
                return place
        raise NoAction(self.name(action))

    def name(self, action: int) -> str:
        block, at = self.numbering.place(action)
        if block == "place":
            return f"place {ORIENTS[at[0]]} {at[1]} {at[2]}"
        if block == "trade":
            return f"trade next {at[0] + 1} {at[1]}>{at[2]} {at[3]}>{at[4]}"
        return notation.write(_plain(block, at))

    def listed(self, view: State, seat: Seat | None = None) -> Iterator[Move]:
        windows: set[tuple[str, int, int]] = set()
        for move in self.game.moves(view, seat):
            if isinstance(move, Swap | Trade) and len(move.give) > 1:
                continue
            if isinstance(move, Place):
                if (window := (move.orient, move.row, move.col)) in windows or max(move.row, move.col) >= SIDE:
                    continue
                windows.add(window)
            yield move

    def observe(self, view: State, seat: int) -> Floats:
        return observe(self.game.options, self._fields, view, seat)


def _plain(block: str, at: tuple[int, ...]) -> Move:
    """What reads the same in every position."""
    match block:
        case "step":
            return Step(DIRECTIONS[at[0]])
        case "unload":
            return Unload(at[0])
        case "shift":
            return Shift(at[0], at[1])
        case "pearl":
            return Pearl(COLOURS[at[0]], ISLANDS[at[1]])
        case "load":
            return Load(ISLANDS[at[0]], COLOURS[at[1]], at[2])
        case "drop":
            return Drop(ISLANDS[at[0]], at[1])
        case "swap":
            return Swap(ISLANDS[at[0]], (at[1],), ((at[3], COLOURS[at[2]]),))
    return End()


class LagunaEncodings(Encodings[Laguna]):
    """Nobody turns a glass for a program; a limit of rounds ends what would not end by itself."""

    options: Mapping[str, Value] = {"glass": "none", "round_limit": 50}

    def encoding(self, game: Laguna, detail: int | None = None) -> LagunaEncoding:
        return LagunaEncoding(game)


ENCODINGS = LagunaEncodings()
