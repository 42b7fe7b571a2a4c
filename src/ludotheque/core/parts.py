"""What a game may offer beside its rules: each part a Protocol, asked for by `catalog.entry(key).part(Wire)`.

A part that a game does not offer is None. A game's class inherits the Protocol, and with it what most games leave as it
is; `G` is its game, `S` its state (or view)."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date
from typing import Protocol, TypeVar, runtime_checkable

from ludotheque.core.bot import Bot, Limit
from ludotheque.core.chance import Below
from ludotheque.core.clock import ClockSettings
from ludotheque.core.game import Seat
from ludotheque.core.options import Value
from ludotheque.core.outcome import Event, Json
from ludotheque.core.results import Result, plain_group, plain_summary

G = TypeVar("G", contravariant=True)
S = TypeVar("S", contravariant=True)

Told = Mapping[str, object]
"""A JSON object whose shape a TypedDict declares."""


@runtime_checkable
class Wire(Protocol[G, S]):
    """What a board that knows no rules draws and offers; built from a view, never from the state."""

    view_type: type
    """The TypedDict that `show` answers with; the TypeScript types are made from it."""
    choices_type: object
    """The TypedDict, or the union of some, that `choices` answers with."""
    detail_type: type
    """The TypedDict of the score sheet: `Outcome.detail`."""

    def show(self, game: G, view: S, seat: Seat | None) -> Told:
        """The position as that seat, or a watcher, may draw it."""
        ...

    def choices(self, game: G, view: S, seat: Seat) -> Told | None:
        """The legal moves of a seat that must decide, with what each would change."""
        ...

    def withheld(self, game: G) -> frozenset[str]:
        """What nobody is given while a match runs: `hint`, `look` (past positions), `fork` or `takeback`."""
        return frozenset()


@runtime_checkable
class TextFace(Protocol[G, S]):
    """The board as plain text, for the terminal and for readers of screens."""

    def draw(self, game: G, view: S, seat: Seat | None) -> str:
        """The position in letters; no word that needs a language."""
        ...

    def remarks(self, game: G, view: S, seat: Seat | None) -> tuple[Event, ...]:
        """What is worth saying below the drawing, in the reader's language."""
        return ()


@runtime_checkable
class Bots(Protocol):
    """The players that the program itself can seat."""

    def levels(self) -> tuple[int, ...]:
        """From the gentlest to the strongest; how strong they are, the part `Ladders` tells."""
        ...

    def bot(self, level: int) -> Bot:
        """The player of that level."""
        ...

    def limit(self, level: int) -> Limit:
        """What it may use for one decision."""
        ...

    def cost_ms(self, level: int) -> int:
        """What one of its actions takes on a virtual clock, where an hourglass runs."""
        return 0

    def yardsticks(self) -> Mapping[str, Bot]:
        """Players of known strength, that levels are measured with, by name."""
        return {}

    def warm(self) -> None:
        """Compile whatever its players need."""
        return None


@dataclass(frozen=True)
class Service:
    """Something a game works out on request, over HTTP: the shapes of question and answer, and the work."""

    question: object
    """A TypedDict, or None where nothing is asked."""
    answer: object
    """A TypedDict, or a list of one."""
    run: Callable[[Json, Limit], object] = field(compare=False)
    """Raises a LudothequeError for a question that is none."""


@runtime_checkable
class Services(Protocol):
    """What a game works out beside its board: verdicts, counts, puzzles."""

    def services(self) -> Mapping[str, Service]:
        """By the name that it is asked by."""
        ...


@runtime_checkable
class Clocking(Protocol[G]):
    """The clock that the rules themselves ask for."""

    glass: str | None = None
    """The option by which an hourglass is chosen, `none` for none: no other clock is offered beside it."""

    def default(self, game: G) -> ClockSettings | None:
        """None where these options need none."""
        ...


@runtime_checkable
class Daily(Protocol[G]):
    """A setup a day, the same for everybody."""

    def setup(self, game: G, day: date) -> str:
        """The setup string of that day."""
        ...


@runtime_checkable
class Welcome(Protocol[G]):
    """The game as somebody should meet it who has never played it."""

    def options(self) -> Mapping[str, Value]:
        """What is chosen for them; the rest is as the rulebook has it."""
        return {}

    def setup(self, game: G, below: Below) -> str | None:
        """What is laid out for them; None: as for everybody."""
        return None


@runtime_checkable
class Statistics(Protocol[G, S]):
    """How a player's finished matches are counted; what a game leaves as it is counts as in all games."""

    def facts(self, game: G, state: S) -> dict[str, Json]:
        """What is kept of a match beside its result."""
        return {}

    def group(self, result: Result) -> str:
        """What a match is counted with."""
        return plain_group(result)

    def summary(self, results: Sequence[Result]) -> dict[str, Json]:
        """The figures of one group, from its matches in the order they ended."""
        return plain_summary(results)


@runtime_checkable
class Chance(Protocol[S]):
    """Chance drawn from a secret that is sealed at the start and shown at the end, so that it can be checked."""

    def below(self, setup: str, secret: int, state: S) -> Below:
        """The source of the chance move that is due in a state."""
        ...

    def seal(self, secret: int) -> str:
        """The hash that is shown at the start."""
        ...


@runtime_checkable
class Measures(Protocol):
    """The speed claims of a game as commands: `ludotheque bench GAME-NAME`."""

    def measures(self) -> Mapping[str, Callable[[], Iterator[str]]]:
        """By name; each tells its figures line by line."""
        ...
