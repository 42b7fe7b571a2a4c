"""Forma for programs that learn: every placement on the board is a number, the board is planes of what lies where."""

import numpy as np

from ludotheque.core.encoding import Encodings, Field, NoAction
from ludotheque.core.errors import LudothequeError
from ludotheque.games.forma.kernel.shapes import CELLS_OF, FIRST_TURN, TURNS, attempt_of, placement_of
from ludotheque.games.forma.rules import board as letters
from ludotheque.games.forma.rules import notation
from ludotheque.games.forma.rules.board import SIZE
from ludotheque.games.forma.rules.field import FIELDS as LAID
from ludotheque.games.forma.rules.game import Forma
from ludotheque.games.forma.rules.legal import FormaMoves
from ludotheque.games.forma.rules.pieces import COPIES, SHAPES
from ludotheque.games.forma.rules.state import Attempt, Begin, Move, Pass, State, Take
from ludotheque.games.forma.rules.state import Field as Lay
from ludotheque.search.encoding import Floats, NumberedEncoding, Numbering, Truths, blank

PHASES = ("field", "begin", "play")
_LAID = {Lay(cells): number for number, cells in enumerate(LAID.values())}
_KINDS = (letters.ELEMENTS, letters.MARKERS, letters.ON_OBSTACLES, letters.ON_TOWERS)
_KIND_NAMES = ("element", "marker", "obstacle", "tower")


class FormaEncoding(NumberedEncoding[State, Move]):
    """An attempt is an orientation at a cell; listed is what fits. A field is one of the four that are proposed."""

    def __init__(self, game: Forma) -> None:
        self.game: Forma = game
        self.seats = game.options.seats
        self.numbering = Numbering(
            attempt=(TURNS, SIZE, SIZE), passing=(1,), take=(len(SHAPES),), begin=(self.seats,), field=(len(LAID),)
        )  # fmt: skip
        self._fields = _fields(self.seats)

    @property
    def fields(self) -> tuple[Field, ...]:
        return self._fields

    def encode(self, state: State, move: Move) -> int:
        match move:
            case Attempt(_, cells) if all(0 <= part < SIZE for cell in cells for part in cell):
                return placement_of(move)
            case Pass():
                return self.numbering.number("passing", 0)
            case Take(shape):
                return self.numbering.number("take", SHAPES.index(shape))
            case Begin(seat):
                return self.numbering.number("begin", (seat - state.turn) % self.seats)
            case Lay() if move in _LAID:
                return self.numbering.number("field", _LAID[move])
        raise NoAction(notation.write(move))

    def decode(self, state: State, action: int) -> Move:
        block, at = self.numbering.place(action)
        if block == "begin":
            return Begin((state.turn + at[0]) % self.seats)
        return self._plain(action, block, at)

    def _plain(self, action: int, block: str, at: tuple[int, ...]) -> Move:
        match block:
            case "attempt":
                found = attempt_of(action)
                if any(part >= SIZE for cell in found.cells for part in cell):
                    raise NoAction(str(action))
                return found
            case "take":
                return Take(SHAPES[at[0]])
            case "field":
                return Lay(tuple(LAID.values())[at[0]])
        return Pass()

    def name(self, action: int) -> str:
        block, at = self.numbering.place(action)
        match block:
            case "attempt":
                found = attempt_of(action)
                return notation.write(found)
            case "begin":
                return "begin own" if at[0] == 0 else f"begin next {at[0]}"
            case "field":
                return f"field {tuple(LAID)[at[0]]}"
        return notation.write(self._plain(action, block, at))

    def mask(self, view: State, seat: int | None = None) -> Truths:
        """All placements of an orientation at once, for there are thousands."""
        found = np.zeros(self.size, np.bool_)
        if seat not in (None, self.game.turn(view)):
            return found
        moves = FormaMoves(view, self.game.options)
        free = _free(view)
        for shape in moves.attempting():
            kind = SHAPES.index(shape)
            for turn in range(FIRST_TURN[kind], FIRST_TURN[kind + 1]):
                fitting = np.logical_and.reduce([free[r : r + SIZE, c : c + SIZE] for r, c in CELLS_OF[turn]])
                found[turn * SIZE * SIZE : (turn + 1) * SIZE * SIZE] = fitting.ravel()
        found[[self.encode(view, move) for move in moves.others()]] = True
        return found

    def observe(self, view: State, seat: int) -> Floats:
        row, into = blank(self._fields)
        _board(view, into["board"], self.seats, seat)
        for owner in range(self.seats):
            place = (owner - seat) % self.seats
            into["reserve"][place] = [
                held / (COPIES[shape] * self.game.options.colours)
                for shape, held in zip(SHAPES, map(view.reserves[owner].count, SHAPES), strict=True)
            ]
            into["out"][place] = [
                out / (COPIES[shape] * self.game.options.colours)
                for shape, out in zip(SHAPES, map(view.out[owner].count, SHAPES), strict=True)
            ]
        if view.hand is not None:
            into["hand"][SHAPES.index(view.hand)] = 1
        into["phase"][PHASES.index(view.phase)] = 1
        into["turn"][(view.turn - seat) % self.seats] = 1
        into["attempt"][0] = view.attempt == 2
        into["passes"][0] = view.passes / self.seats
        return row


def _free(view: State) -> Truths:
    """The free cells, with room on two sides for whatever lies over the edge."""
    board, free = view.board, np.zeros((SIZE + 5, SIZE + 5), np.bool_)
    cells = np.array(list(board.letters)).reshape(board.rows, board.cols)
    free[: board.rows, : board.cols] = cells == letters.FREE
    return free


def _board(view: State, planes: Floats, seats: int, seat: int) -> None:
    board = view.board
    if max(board.rows, board.cols) > SIZE:
        raise LudothequeError("BOARD_TOO_LARGE", None, most=SIZE)
    cells = np.array(list(board.letters)).reshape(board.rows, board.cols)
    for plane, letter in enumerate((letters.FREE, letters.OBSTACLE, letters.TOWER)):
        planes[plane, : board.rows, : board.cols] = cells == letter
    for kind, alphabet in enumerate(_KINDS):
        for owner in range(seats):
            plane = 3 + kind * seats + (owner - seat) % seats
            planes[plane, : board.rows, : board.cols] = cells == alphabet[owner]


def _fields(seats: int) -> tuple[Field, ...]:
    who = ("own", *(f"next {n}" for n in range(1, seats)))
    owned = tuple(f"{kind} {one}" for kind in _KIND_NAMES for one in who)
    return (
        Field("board", (3 + len(owned), SIZE, SIZE),
              "planes over the board: free squares, obstacles and the tower that nobody has won yet, then each seat's "
              "elements, its markers, and the obstacles and the tower that it has won",
              ("free", "obstacle", "tower", *owned)),
        Field("reserve", (seats, len(SHAPES)), "elements of each shape in reserve, as a share of all of them", who),
        Field("out", (seats, len(SHAPES)), "those that did not fit and are out, likewise", who),
        Field("hand", (len(SHAPES),), "the element that was taken up", SHAPES),
        Field("phase", (3,), "which it is", PHASES),
        Field("turn", (seats,), "whose turn it is", who),
        Field("attempt", (1,), "1 after a first misfit in this turn"),
        Field("passes", (1,), "passes in a row, as a share of the seats"),
    )  # fmt: skip


class FormaEncodings(Encodings[Forma]):
    def encoding(self, game: Forma, detail: int | None = None) -> FormaEncoding:
        return FormaEncoding(game)


ENCODINGS = FormaEncodings()
