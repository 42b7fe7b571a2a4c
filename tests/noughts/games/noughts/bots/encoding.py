"""For programs that learn: an action is a cell, an observation the two marks on nine cells."""

from ludotheque.core.encoding import Encodings, Field
from ludotheque.games.noughts.rules.game import Noughts
from ludotheque.games.noughts.rules.notation import NAMES
from ludotheque.games.noughts.rules.state import CELLS, MARKS, Mark, State
from ludotheque.search.encoding import Floats, NumberedEncoding, Numbering, blank

FIELDS = (Field("cells", (2, CELLS), "where each mark is", ("own", "other")),)


class NoughtsEncoding(NumberedEncoding[State, Mark]):
    numbering = Numbering(mark=(CELLS,))

    def __init__(self, game: Noughts) -> None:
        self.game: Noughts = game

    @property
    def fields(self) -> tuple[Field, ...]:
        return FIELDS

    def encode(self, state: State, move: Mark) -> int:
        return move.cell

    def decode(self, state: State, action: int) -> Mark:
        return Mark(self.numbering.place(action)[1][0])

    def name(self, action: int) -> str:
        return NAMES[self.numbering.place(action)[1][0]]

    def observe(self, view: State, seat: int) -> Floats:
        row, into = blank(FIELDS)
        for place, mark in enumerate((MARKS[seat], MARKS[1 - seat])):
            into["cells"][place] = [cell == mark for cell in view.cells]
        return row


class NoughtsEncodings(Encodings[Noughts]):
    def encoding(self, game: Noughts, detail: int | None = None) -> NoughtsEncoding:
        return NoughtsEncoding(game)


ENCODINGS = NoughtsEncodings()
