"""Lacunes for programs that learn: a card names its move but for the twos, a layout is planes of suits and ranks."""

from ludotheque.core.encoding import Encodings, Field, NoAction
from ludotheque.games.lacunes.rules import notation
from ludotheque.games.lacunes.rules.cards import COLUMNS, GAP, RANKS, ROWS, SUITS, TWO, UNKNOWN, rank, suit
from ludotheque.games.lacunes.rules.game import Lacunes
from ludotheque.games.lacunes.rules.layout import prefixes
from ludotheque.games.lacunes.rules.state import Move, Put, Redeal, State
from ludotheque.search.encoding import Floats, NumberedEncoding, Numbering, blank

HIGHER = len(RANKS) - TWO - 1
"""Ranks above the two: each such card has one place to go."""
SUIT_PLANES, RANK_PLANES = len(SUITS), len(RANKS) - TWO
GAP_PLANE = SUIT_PLANES + RANK_PLANES
FIELDS = (
    Field("layout", (GAP_PLANE + 3, ROWS, COLUMNS),
          "planes over the four rows: the suit of the card, its rank, gaps, cells not dealt yet, and cards in place",
          (*SUITS, *RANKS[TWO:], "gap", "unknown", "placed")),
    Field("placed", (ROWS,), "the cards in place a row, as a share of twelve"),
    Field("redeals", (2,), "redeals left, by three (1 where they are unlimited), and whether there is any",
          ("left", "any")),
)  # fmt: skip


class LacunesEncoding(NumberedEncoding[State, Move]):
    """44 cards, 16 twos with their rows, and the call for a redeal. What chance deals has no number."""

    numbering = Numbering(card=(len(SUITS), HIGHER), two=(len(SUITS), ROWS), redeal=(1,))

    def __init__(self, game: Lacunes) -> None:
        self.game: Lacunes = game

    @property
    def fields(self) -> tuple[Field, ...]:
        return FIELDS

    def encode(self, state: State, move: Move) -> int:
        match move:
            case Redeal():
                return self.numbering.number("redeal", 0)
            case Put(card, None):
                return self.numbering.number("card", suit(card), rank(card) - TWO - 1)
            case Put(card, int(row)):
                return self.numbering.number("two", suit(card), row)
        raise NoAction(notation.write_move(move))

    def decode(self, state: State | None, action: int) -> Move:
        block, at = self.numbering.place(action)
        if block == "redeal":
            return Redeal()
        colour, place = at
        first = colour * len(RANKS) + TWO
        return Put(first + 1 + place) if block == "card" else Put(first, place)

    def name(self, action: int) -> str:
        return notation.write_move(self.decode(None, action))

    def observe(self, view: State, seat: int) -> Floats:
        row, into = blank(FIELDS)
        layout = into["layout"]
        for cell, code in enumerate(view.cells):
            at = divmod(cell, COLUMNS)
            if code >= 0:
                layout[(suit(code), *at)] = layout[(SUIT_PLANES + rank(code) - TWO, *at)] = 1
            else:
                layout[(GAP_PLANE + {GAP: 0, UNKNOWN: 1}[code], *at)] = 1
        for place, length in enumerate(prefixes(view.cells)):
            layout[-1, place, :length] = 1
            into["placed"][place] = length / (COLUMNS - 1)
        left = self.game.options.redeals_left(view.redeals)
        into["redeals"][:] = (1 if left is None else left / 3), left != 0
        return row


class LacunesEncodings(Encodings[Lacunes]):
    def encoding(self, game: Lacunes, detail: int | None = None) -> LacunesEncoding:
        return LacunesEncoding(game)


ENCODINGS = LacunesEncodings()
