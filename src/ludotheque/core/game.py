"""The Game protocol: rules with their options fixed, as pure functions of immutable values."""

from collections.abc import Hashable, Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Protocol, TypeVar

from ludotheque.core.chance import Below
from ludotheque.core.moves import Moves
from ludotheque.core.options import Value
from ludotheque.core.outcome import Event, Outcome

Seat = int
CHANCE: Seat = -1
"""Who moves when it is nobody's turn: a draw, a deal."""

S = TypeVar("S", bound=Hashable)
M = TypeVar("M", bound=Hashable)


@dataclass(frozen=True)
class GameInfo:
    """The facts of a game under its options, declared up front."""

    key: str
    rules: int
    seats: int
    options: Mapping[str, Value]
    hidden: bool = False
    chance: bool = False
    max_plies: int | None = None
    sides: tuple[tuple[Seat, ...], ...] = ()
    """Who wins together; empty where every seat plays for itself."""
    turn_clause: str | None = None
    """The clause that NOT_YOUR_TURN cites; the match refuses, so the rules never raise it."""
    anew: int = 0
    """While no more moves than this are played, the players may agree to begin again from another setup."""


class Game(Protocol[S, M]):
    """Pure, immutable and hashable; states and moves are frozen, hashable, picklable values."""

    @property
    def info(self) -> GameInfo:
        """The facts of the game under these options."""
        ...

    def setup(self, below: Below) -> str:
        """Draw a setup string."""
        ...

    def initial(self, setup: str) -> S:
        """The first state; raises InvalidRecord for a setup that cannot be (HIDDEN_SETUP for a masked one)."""
        ...

    def known_setup(self, setup: str, state: S, seat: Seat | None) -> str:
        """The setup string as far as that seat knows it in this state, `?` for the rest."""
        ...

    def turn(self, state: S) -> Seat | None:
        """Who moves: a seat, CHANCE, or None when the game is over."""
        ...

    def together(self, state: S) -> tuple[Seat, ...]:
        """The seats that still choose at once, in secret; () otherwise."""
        ...

    def moves(self, state: S, seat: Seat | None = None) -> Moves[M]:
        """The moves of a seat; None means of `turn(state)`."""
        ...

    def play(self, state: S, move: M) -> S:
        """The next state; raises IllegalMove(code, clause, **facts)."""
        ...

    def interruption(self, state: S, by: Seat | None) -> M | None:
        """The move made when time runs out: by a seat that calls it, or by the clock."""
        ...

    def draw(self, state: S, below: Below) -> M:
        """A chance move, at CHANCE."""
        ...

    def chances(self, state: S) -> Iterable[tuple[M, Fraction]] | None:
        """Every chance move with its probability; None where they are too many to list."""
        ...

    def outcome(self, state: S) -> Outcome | None:
        """None while the game goes on."""
        ...

    def view(self, state: S, seat: Seat | None, peek: bool = False) -> S:
        """The state as a seat may see it (None: a spectator); what it does not know is `?`."""
        ...

    def guess(self, view: S, below: Below) -> S:
        """A full state that agrees with the view."""
        ...

    def events(self, before: S, move: M, after: S, seat: Seat | None) -> tuple[Event, ...]:
        """What that seat may be told of the move."""
        ...

    def seals(self, before: S, move: M) -> bool:
        """Somebody learned something by this move: no take-back past it."""
        ...

    def write(self, state: S, move: M) -> str:
        """The move in the notation of the rule file."""
        ...

    def read(self, state: S, text: str) -> M:
        """The move that the text spells; raises InvalidMove."""
        ...

    def position(self, state: S) -> str:
        """The position string of the rule file."""
        ...


AnyGame = Game[Any, Any]
"""A game whose kinds of state and move are not known to the type checker."""


def settle(game: Game[S, M], state: S, below: Below) -> tuple[S, tuple[M, ...]]:
    """Play chance until a seat is to move or the game is over."""
    drawn: list[M] = []
    while game.turn(state) == CHANCE:
        move = game.draw(state, below)
        state = game.play(state, move)
        drawn.append(move)
    return state, tuple(drawn)
