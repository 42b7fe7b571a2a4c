"""Positions in play, drawn by lot: every pearl is somewhere, and what lies under the raft to move is well covered."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import product

from ludotheque.core.chance import Below, shuffle
from ludotheque.core.options import complete
from ludotheque.core.outcome import Json
from ludotheque.games.laguna.rules import distribution
from ludotheque.games.laguna.rules.board import Board
from ludotheque.games.laguna.rules.board_text import house
from ludotheque.games.laguna.rules.game import Laguna, make
from ludotheque.games.laguna.rules.geometry import COLOURS, HOLES, ISLANDS, ORIENTS, REEF, Cell, Orient, window
from ludotheque.games.laguna.rules.moves import Move
from ludotheque.games.laguna.rules.options import OPTIONS
from ludotheque.games.laguna.rules.state import EMPTY, State, in_order

Place = tuple[Orient, int, int]


@dataclass
class Lagoon:
    """A house board with its pearls, from which rafts are filled; what is aboard lies on no island any more."""

    side: str
    islands: list[str]
    colours: str

    @classmethod
    def drawn(cls, side: str, players: int, below: Below) -> "Lagoon":
        """The solver is red, as goals say."""
        return cls(side, list(distribution.draw(below)), COLOURS[:players])

    @property
    def board(self) -> Board:
        return house(self.side)

    def take(self, colour: str, below: Below) -> str:
        """A pearl of that colour off some island that has one."""
        there = [number for number, pearls in enumerate(self.islands) if colour in pearls]
        island = there[below(len(there))]
        self.islands[island] = self.islands[island].replace(colour, "", 1)
        return colour

    def aboard(self, own: str, many: int, pearls: int, below: Below) -> str:
        """So many pearls, as many of them own as said."""
        found = "".join(self.take(own, below) for _ in range(many))
        while len(found) < pearls:
            ashore = [pearl for island in self.islands for pearl in island if pearl != own]
            found += self.take(ashore[below(len(ashore))], below)
        return found

    def setup(self, rafts: Sequence[str], phase: str, delivered: Sequence[int]) -> str:
        """The setup string of the position (§11), the first seat to move."""
        words = [f"{letter}={in_order(pearls) or EMPTY}" for letter, pearls in zip(ISLANDS, self.islands, strict=True)]
        words += ["play", "turn=0", f"phase={phase}"]
        words += [f"raft{seat}={raft}" for seat, raft in enumerate(rafts)]
        return " ".join([self.side, *words, f"volcano={','.join(map(str, delivered))}"])


def record(setup: str, **options: Json) -> dict[str, Json]:
    """A position with pearls that one can see through: nothing is decided by what nobody sees."""
    return {"options": {**options, "show_under": True}, "setup": setup}


def game_of(options: Mapping[str, Json]) -> Laguna:
    return make(complete(OPTIONS, options))


def opened(given: Mapping[str, Json]) -> tuple[Laguna, State]:
    """The game and the position of a record without moves."""
    options, setup = given["options"], given["setup"]
    assert isinstance(options, Mapping) and isinstance(setup, str)
    game = game_of(options)
    return game, game.initial(setup)


def written(game: Laguna, state: State, line: Sequence[Move]) -> tuple[str, ...]:
    """The moves as the rules write them, each where it is made."""
    found = list[str]()
    for move in line:
        found.append(game.write(state, move))
        state = game.play(state, move)
    return tuple(found)


def filled(board: Board, place: Place, pearls: str, below: Below) -> str | None:
    """The holes of a raft at that place, every reef covered; None where there are too few pearls."""
    reefs = [hole for hole, symbol in enumerate(board.under(*place)) if symbol == REEF]
    if len(reefs) > len(pearls):
        return None
    rest, load = [hole for hole in HOLES if hole not in reefs], list(pearls)
    shuffle(rest, below)
    shuffle(load, below)
    found = dict(zip([*reefs, *rest], load, strict=False))
    return "".join(found.get(hole, EMPTY) for hole in HOLES)


@lru_cache(8)
def places(board: Board) -> tuple[Place, ...]:
    """Wherever a raft can lie."""
    rows, cols = board.size
    cells = product(ORIENTS, range(rows), range(cols))
    return tuple((lie, row, col) for lie, row, col in cells if board.is_sea(lie, row, col))


def free_of(found: Sequence[Place], taken: set[Cell]) -> list[Place]:
    """Those that no raft covers a cell of."""
    return [place for place in found if not taken & set(window(*place))]


def near(place: Place, other: Place, most: int) -> bool:
    return abs(place[1] - other[1]) + abs(place[2] - other[2]) <= most


def raft_words(place: Place, holes: str) -> str:
    orient, row, col = place
    return f"{orient},{row},{col},{holes},{EMPTY}"
