"""Lacuna for programs that learn: so many points on each stretch of a line, and the pond as a list of flowers."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations

from ludotheque.core.encoding import Encodings, Field, NoAction
from ludotheque.core.game import Seat
from ludotheque.games.lacuna.rules import notation
from ludotheque.games.lacuna.rules.game import Lacuna
from ludotheque.games.lacuna.rules.lines import Pair, Stretch
from ludotheque.games.lacuna.rules.pond import A_COLOUR, COLOURS, FLOWERS, LETTERS
from ludotheque.games.lacuna.rules.state import PAWNS, Move, Pick, Place, State
from ludotheque.search.encoding import Floats, NumberedEncoding, Numbering, blank

POINTS = 3
"""A stretch: its ends and its middle."""
MOST_STRETCHES = 6
"""On one line; where there are more, the first ones are listed."""
COUPLES = tuple(combinations(range(FLOWERS), 2))
COUPLE = {ids: number for number, ids in enumerate(COUPLES)}
FIELDS = (
    Field("flowers", (FLOWERS, 3 + len(LETTERS)),
          "a row for each flower by its id: 1 if it is on the pond, x and y by the pond's radius, then its colour; "
          "all 0 for one that was taken, and for a pond that nobody has seen yet"),
    Field("pawns", (2, PAWNS, 3), "own pawns and the other's in the order of placing: 1 if placed, x, y",
          ("own", "other")),
    Field("held", (2, len(LETTERS)), "flowers held of each colour, by seven", ("own", "other")),
    Field("aside", (len(LETTERS),), "the colour that the first pick must name, where one was set aside", LETTERS),
    Field("phase", (3,), "which it is", ("pick", "place", "done")),
    Field("first", (1,), "1 for the seat that began"),
)  # fmt: skip


class LacunaEncoding(NumberedEncoding[State, Move]):
    """A placement is a couple of flowers by their ids, one of its stretches, and one of the points on it."""

    def __init__(self, game: Lacuna, points: int) -> None:
        self.game: Lacuna = game
        self.points = points
        self.numbering = Numbering(
            colour=(len(LETTERS),), flower=(FLOWERS,), place=(len(COUPLES), MOST_STRETCHES, points)
        )  # fmt: skip

    @property
    def fields(self) -> tuple[Field, ...]:
        return FIELDS

    def encode(self, state: State, move: Move) -> int:
        """Of a placement between two listed points: the number of the nearer one."""
        if isinstance(move, Pick):
            if move.colour is not None:
                return self.numbering.number("colour", move.colour)
            assert move.flower is not None
            return self.numbering.number("flower", move.flower)
        if not isinstance(move, Place) or (move.i, move.j) not in COUPLE:
            raise NoAction(notation.write(move))
        near = [
            (abs(k - move.k), stretch, point)
            for stretch, steps in enumerate(self._points(state).get((move.i, move.j), ()))
            for point, k in enumerate(steps)
        ]
        if not near:
            raise NoAction(notation.write(move))
        return self.numbering.number("place", COUPLE[move.i, move.j], *min(near)[1:])

    def decode(self, state: State, action: int) -> Move:
        block, at = self.numbering.place(action)
        if block != "place":
            return Pick(colour=at[0]) if block == "colour" else Pick(flower=at[0])
        couple, stretch, point = at
        i, j = COUPLES[couple]
        stretches, flower = self._points(state).get((i, j), ()), state.flower(i)
        if flower is None or stretch >= len(stretches) or point >= len(stretches[stretch]):
            raise NoAction(self.name(action))
        return Place(flower.colour, i, j, stretches[stretch][point])

    def name(self, action: int) -> str:
        block, at = self.numbering.place(action)
        if block != "place":
            return LETTERS[at[0]] if block == "colour" else f"#{at[0]}"
        i, j = COUPLES[at[0]]
        return f"{i}-{j} stretch {at[1]} point {at[2]}"

    def listed(self, view: State, seat: Seat | None = None) -> Iterator[Move]:
        if view.phase != "place":
            yield from self.game.moves(view, seat)
        elif seat in (None, view.turn):
            for (i, j), stretches in self._points(view).items():
                flower = view.flower(i)
                assert flower is not None
                yield from (Place(flower.colour, i, j, k) for steps in stretches for k in steps)

    def observe(self, view: State, seat: int) -> Floats:
        row, into = blank(FIELDS)
        pond = self.game.options.sizes.pond
        for flower in view.flowers or ():
            into["flowers"][flower.id, :3] = 1, flower.x / pond, flower.y / pond
            into["flowers"][flower.id, 3 + flower.colour] = 1
        for place, owner in enumerate((seat, 1 - seat)):
            for number, pawn in enumerate(view.pawns[owner]):
                into["pawns"][place, number] = 1, pawn.x / pond, pawn.y / pond
            into["held"][place] = [view.held[owner][colour] / A_COLOUR for colour in COLOURS]
        if view.set_aside is not None:
            into["aside"][view.set_aside] = 1
        into["phase"][("pick", "place", "done").index(view.phase)] = 1
        into["first"][0] = seat == 0
        return row

    def _points(self, state: State) -> dict[tuple[int, int], tuple[tuple[int, ...], ...]]:
        """The listed steps of every couple that has some, a tuple a stretch."""
        return listed_points(self.game, state, self.points)


@lru_cache(maxsize=512)
def listed_points(game: Lacuna, state: State, points: int) -> dict[tuple[int, int], tuple[tuple[int, ...], ...]]:
    pairs = game.pairs(state) if state.phase == "place" else ()
    found = {pair: pair.stretches for pair in pairs if pair.stretches}
    if not found:  # rounding leaves single steps only
        found = {pair: _single(pair) for pair in pairs if pair.stray_steps}
    return {
        (pair.a.id, pair.b.id): tuple(spread(stretch, points) for stretch in stretches[:MOST_STRETCHES])
        for pair, stretches in found.items()
    }


def _single(pair: Pair) -> tuple[Stretch, ...]:
    return tuple((k, k) for k in pair.stray_steps)


def spread(stretch: Stretch, points: int) -> tuple[int, ...]:
    """Both ends and steps at equal distances between them, none twice; a single one lies in the middle."""
    first, last = stretch
    if points == 1:
        return ((first + last) // 2,)
    return tuple(sorted({first + (last - first) * at // (points - 1) for at in range(points)}))


class LacunaEncodings(Encodings[Lacuna]):
    """The detail is the number of points a stretch."""

    detail = POINTS

    def encoding(self, game: Lacuna, detail: int | None = None) -> LacunaEncoding:
        return LacunaEncoding(game, self.detail if detail is None else detail)


ENCODINGS = LacunaEncodings()
