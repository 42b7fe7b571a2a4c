"""Two puzzles of a game that is here, for whoever tests puzzles without those that are shipped."""

from collections.abc import Sequence
from typing import Any

from ludotheque.core import catalog
from ludotheque.core.bot import Limit
from ludotheque.core.catalog import Catalog
from ludotheque.core.chance import Below
from ludotheque.core.game import AnyGame, Seat
from ludotheque.core.learning import Puzzle, Puzzles
from ludotheque.play.place import place_of

GAME = "lacunes"
RECORD = {"setup": "deal:1"}


def moves_of(*played: str) -> list[str]:
    """What may be played after these moves, as the rules write it."""
    at = place_of(catalog.entry(GAME), {**RECORD, "moves": list(played)})
    return [at.game.write(at.state, move) for move in at.game.moves(at.state)]


FIRST, OTHER = moves_of()[:2]
SECOND = moves_of(FIRST)[0]
ONE = Puzzle(RECORD, "one", (FIRST,), 1, ("gap",), id="1-0")
TWO = Puzzle(RECORD, "two", (FIRST,), 2, ("gap", "end"), line=(FIRST, SECOND), id="1-1")
SHORT = Puzzle(RECORD, "short", (FIRST,), 3, line=(FIRST, SECOND), par=2, id="1-2")


class Shelf(Puzzles):
    """Makes the first of them every second time, and finds everything right whose first answer is the first move."""

    def read(self) -> Sequence[Puzzle]:
        return ONE, TWO, SHORT

    def make(self, below: Below, limit: Limit) -> Puzzle | None:
        return ONE if below(2) else None

    def check(self, puzzle: Puzzle, limit: Limit) -> bool:
        return puzzle.answers == (FIRST,)

    def succeeded(self, puzzle: Puzzle, game: AnyGame, state: Any, seat: Seat, moves: int) -> bool | None:
        """Any two moves reach the goal of the third."""
        return True if moves == puzzle.par else None


ENTRY = catalog.entry(GAME).with_part(Puzzles, Shelf())


def shelved(games: Catalog) -> Catalog:
    """The same games, these puzzles in the place of one's own."""
    return games.giving(GAME, Puzzles, Shelf())
