"""Forma (H. J. Geesink, 1973): elements placed by sight on 20 × 20 squares; clauses FRM-* of the rule file."""

import dataclasses
from dataclasses import dataclass, replace
from functools import cached_property

from ludotheque.core.chance import Below
from ludotheque.core.errors import IllegalMove, InvalidMove, InvalidRecord
from ludotheque.core.game import GameInfo, Seat
from ludotheque.core.moves import Listed, Moves
from ludotheque.core.options import Options, Value
from ludotheque.core.outcome import Event, Outcome
from ludotheque.core.plain import InTurn, WithoutChance, WithoutSecrets
from ludotheque.games.forma.rules import effects, events, field, notation, position, scoring
from ludotheque.games.forma.rules.board import Board
from ludotheque.games.forma.rules.legal import FormaMoves, check
from ludotheque.games.forma.rules.options import FormaOptions
from ludotheque.games.forma.rules.pieces import full_set
from ludotheque.games.forma.rules.state import Attempt, Field, Move, State, Take, Time

RULES_VERSION = 2


@dataclass(frozen=True)
class Forma(WithoutChance[State, Move], WithoutSecrets[State], InTurn[State]):
    """The rules with their options fixed; nothing is hidden (FRM-7), and what fits is never part of a state."""

    options: FormaOptions = dataclasses.field(default_factory=FormaOptions)
    chosen: tuple[tuple[str, Value], ...] = ()
    version: int = RULES_VERSION

    @staticmethod
    def of(values: Options) -> "Forma":
        return Forma(FormaOptions.from_values(values), tuple(values.items()))

    @staticmethod
    def first_version(values: Options) -> "Forma":
        """The same under version 1, which differs in what can be chosen and in the defaults."""
        return Forma(FormaOptions.from_values(values), tuple(values.items()), 1)

    @cached_property
    def info(self) -> GameInfo:
        elements = self.options.seats * len(full_set(self.options.colours))
        # Every attempt uses up an element; between two of them each seat but one may pass; take doubles them.
        most = 2 + 2 * elements + (elements + 1) * self.options.seats
        return GameInfo(
            "forma", self.version, self.options.seats, dict(self.chosen), max_plies=most, turn_clause="FRM-13"
        )

    def setup(self, below: Below) -> str:
        if self.options.laying != "random":
            return ""
        return notation.write(Field(field.random_field(self.options.contact, below)))

    def initial(self, setup: str) -> State:
        if setup.startswith("pos:"):
            return self._started(position.read(setup, self.options))
        reserves = (full_set(self.options.colours),) * self.options.seats
        state = State(Board.empty(), "field", 0, reserves, ((),) * self.options.seats)
        if self.options.laying == "random":
            return replace(state, board=field.laid(self._field(setup)), phase="play")
        if setup:
            raise InvalidRecord("setup", "no-field-here", "FRM-A24")
        return state

    def turn(self, state: State) -> Seat | None:
        return None if state.end else state.turn

    def moves(self, state: State, seat: Seat | None = None) -> Moves[Move]:
        return FormaMoves(state, self.options) if seat in (None, self.turn(state)) else Listed(())

    def play(self, state: State, move: Move) -> State:
        check(state, move, self.options)
        return effects.apply(state, move, self.options)

    def interruption(self, state: State, by: Seat | None) -> Move | None:
        return Time() if by is None and not state.end else None

    def outcome(self, state: State) -> Outcome | None:
        return scoring.outcome(state, self.options.tie_by_placed)

    def events(self, before: State, move: Move, after: State, seat: Seat | None) -> tuple[Event, ...]:
        return events.of_move(before, move, after, self.options)

    def seals(self, before: State, move: Move) -> bool:
        """By sight alone every attempt teaches something, and an element taken up binds (FRM-15, FRM-16)."""
        return isinstance(move, Take) or (isinstance(move, Attempt) and not self.options.fit_aid)

    def write(self, state: State, move: Move) -> str:
        return notation.write(move)

    def read(self, state: State, text: str) -> Move:
        return notation.read(state, text)

    def position(self, state: State) -> str:
        return position.write(state, self.options)

    def _field(self, setup: str) -> tuple[tuple[int, int], ...]:
        try:
            cells = notation.read_field(setup).cells
            field.check(cells, self.options.contact)
        except (IllegalMove, InvalidMove) as error:
            raise InvalidRecord("setup", "field-not-allowed", error.clause) from error
        return cells

    def _started(self, state: State) -> State:
        """A position may be over at once, or begin with a seat that has nothing left (FRM-E1)."""
        if state.hand is not None and not (self.options.touch_move and state.hand in state.reserves[state.turn]):
            raise InvalidRecord("setup", "nothing-in-hand", "FRM-A7")
        return effects.resumed(state, self.options) if state.phase == "play" else state
