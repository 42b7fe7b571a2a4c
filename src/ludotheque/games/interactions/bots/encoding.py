"""Interactions for programs that learn: turns as numbers on a canvas just large enough, views as planes of tiles."""

from itertools import combinations

from ludotheque.core.encoding import Encodings, Field, NoAction
from ludotheque.games.interactions.rules import notation
from ludotheque.games.interactions.rules.game import Interactions
from ludotheque.games.interactions.rules.state import FIRST_CELL, TURNS, Move, Place, Select, State
from ludotheque.games.interactions.rules.tiles import LETTERS
from ludotheque.search.encoding import Floats, NumberedEncoding, Numbering, blank, counts

PAIRS = tuple("".join(pair) for pair in combinations(LETTERS, 2))
MOST_POINTS = 30
"""Six tiles never show more than 29."""


def canvas(game: Interactions) -> int:
    """The side of the square round f6 that the Territory cannot leave (IXN-13)."""
    return 2 * game.options.format[1] - 1


class InteractionsEncoding(NumberedEncoding[State, Move]):
    """A turn is its cell, its tile and the tile raised; raising nothing is written as the placed tile itself."""

    def __init__(self, game: Interactions) -> None:
        self.game: Interactions = game
        self.side = canvas(game)
        self.corner = FIRST_CELL[0] - self.side // 2
        self.numbering = Numbering(
            select=(len(PAIRS),), place=(self.side, self.side, len(LETTERS), len(LETTERS))
        )  # fmt: skip
        self._fields = _fields(game, self.side)

    @property
    def fields(self) -> tuple[Field, ...]:
        return self._fields

    def encode(self, state: State, move: Move) -> int:
        if isinstance(move, Select):
            return self.numbering.number("select", PAIRS.index(move.tiles))
        row, column = move.cell[0] - self.corner, move.cell[1] - self.corner
        if not (0 <= row < self.side and 0 <= column < self.side):
            raise NoAction(notation.write_move(move))
        raised = move.tile if move.raised is None else move.raised
        return self.numbering.number("place", row, column, LETTERS.index(move.tile), LETTERS.index(raised))

    def decode(self, state: State | None, action: int) -> Move:
        block, at = self.numbering.place(action)
        if block == "select":
            return Select(PAIRS[at[0]])
        row, column, tile, raised = at
        return Place(
            LETTERS[tile], (row + self.corner, column + self.corner), None if raised == tile else LETTERS[raised]
        )  # fmt: skip

    def name(self, action: int) -> str:
        return notation.write_move(self.decode(None, action))

    def observe(self, view: State, seat: int) -> Floats:
        row, into = blank(self.fields)
        owners = self.game.options.owners
        for (down, right), laid in view.grid:
            plane = (laid.owner - seat) % owners * len(LETTERS) + LETTERS.index(laid.tile)
            into["territory"][plane, down - self.corner, right - self.corner] = 1 if laid.front else -1
            into["points"][(laid.owner - seat) % owners] += laid.value / MOST_POINTS
        for owner, hand in enumerate(view.hands):
            place = (owner - seat) % len(view.hands)
            into["available"][place] = counts(hand.available, LETTERS)
            into["reserve"][place] = counts(hand.reserve, LETTERS)
        if self.game.options.solo:
            into["wild"][0], into["wild"][1] = counts(view.aside, LETTERS), counts(view.pile[:1], LETTERS)
        into["placed"][0] = len(view.grid) / (TURNS * owners)
        return row


def _fields(game: Interactions, side: int) -> tuple[Field, ...]:
    owners, seats = _owners(game), _seats(game)
    tiles = tuple(LETTERS)
    wild = (Field("wild", (2, 7), "the wild player's tile put aside, and its next one, where they are known; solo only",
                  ("aside", "next")),)  # fmt: skip
    return (
        Field("territory", (7 * len(owners), side, side),
              "a plane for each colour and tile: 1 where it lies recto, −1 where it lies verso; f6 is in the middle",
              tuple(f"{owner} {tile}" for owner in owners for tile in tiles)),
        Field("available", (len(seats), 7), "the tiles P H M C S K A that a seat can place", seats),
        Field("reserve", (len(seats), 7), "its Reserve; both are 0 while a selection is secret", seats),
        Field("points", (len(owners),), "what each colour's tiles on the Territory are worth now, by 30", owners),
        Field("placed", (1,), "how many tiles lie, as a share of all that will"),
        *(wild if game.options.solo else ()),
    )  # fmt: skip


def _seats(game: Interactions) -> tuple[str, ...]:
    return ("own", *(f"next {n}" for n in range(1, game.options.players)))


def _owners(game: Interactions) -> tuple[str, ...]:
    return ("own", "wild") if game.options.solo else _seats(game)


class InteractionsEncodings(Encodings[Interactions]):
    def encoding(self, game: Interactions, detail: int | None = None) -> InteractionsEncoding:
        return InteractionsEncoding(game)


ENCODINGS = InteractionsEncodings()
