"""Forma (H. J. Geesink, 1973): elements placed by sight on 20 × 20 squares; clauses FRM-* of the rule file."""

import dataclasses
from collections.abc import Iterable
from dataclasses import dataclass, replace
from fractions import Fraction

from ludotheque.core.chance import Below
from ludotheque.core.errors import IllegalMove, InvalidMove, InvalidRecord
from ludotheque.core.game import GameInfo, Seat
from ludotheque.core.moves import Listed, Moves
from ludotheque.core.options import Options, Value
from ludotheque.core.outcome import Event, Outcome
from ludotheque.games.forma.rules import effects as turns
from ludotheque.games.forma.rules import events as happenings
from ludotheque.games.forma.rules import field, notation, position, scoring
from ludotheque.games.forma.rules.board import Board
from ludotheque.games.forma.rules.legal import FormaMoves, check
from ludotheque.games.forma.rules.options import Choices
from ludotheque.games.forma.rules.pieces import full_set
from ludotheque.games.forma.rules.state import Attempt, Field, Move, State, Take, Time

RULES = 1


@dataclass(frozen=True)
class Forma:
    """The rules with their options fixed."""

    choices: Choices = dataclasses.field(default_factory=Choices)
    chosen: tuple[tuple[str, Value], ...] = ()

    @staticmethod
    def of(options: Options) -> "Forma":
        return Forma(Choices.of(options), tuple(options.items()))

    @property
    def info(self) -> GameInfo:
        elements = self.choices.seats * len(full_set(self.choices.colours))
        # Every attempt uses up an element; between two of them each seat but one may pass; take doubles them.
        most = 2 + 2 * elements + (elements + 1) * self.choices.seats
        return GameInfo("forma", RULES, self.choices.seats, dict(self.chosen), max_plies=most, turn_clause="FRM-13")

    def setup(self, below: Below) -> str:
        if self.choices.laying != "random":
            return ""
        return notation.write(Field(field.drawn_by_lot(self.choices.contact, below)))

    def initial(self, setup: str) -> State:
        if setup.startswith("pos:"):
            return self._started(position.read(setup, self.choices))
        reserves = (full_set(self.choices.colours),) * self.choices.seats
        state = State(Board.empty(), "field", 0, reserves, ((),) * self.choices.seats)
        if self.choices.laying == "random":
            return replace(state, board=field.laid(self._field(setup)), phase="play")
        if setup:
            raise InvalidRecord("setup", "no-field-here", "FRM-A24")
        return state

    def known_setup(self, setup: str, state: State, seat: Seat | None) -> str:
        return setup

    def turn(self, state: State) -> Seat | None:
        return None if state.end else state.turn

    def together(self, state: State) -> tuple[Seat, ...]:
        return ()

    def moves(self, state: State, seat: Seat | None = None) -> Moves[Move]:
        return FormaMoves(state, self.choices) if seat in (None, self.turn(state)) else Listed(())

    def play(self, state: State, move: Move) -> State:
        check(state, move, self.choices)
        return turns.done(state, move, self.choices)

    def interruption(self, state: State, by: Seat | None) -> Move | None:
        return Time() if by is None and not state.end else None

    def draw(self, state: State, below: Below) -> Move:
        raise IllegalMove("IMPOSSIBLE_CHANCE", "FRM-7")

    def chances(self, state: State) -> Iterable[tuple[Move, Fraction]] | None:
        return ()

    def outcome(self, state: State) -> Outcome | None:
        return scoring.outcome(state, self.choices.tie_by_placed)

    def view(self, state: State, seat: Seat | None, peek: bool = False) -> State:
        """Nothing is hidden (FRM-7); what fits is never part of a state."""
        return state

    def guess(self, view: State, below: Below) -> State:
        return view

    def events(self, before: State, move: Move, after: State, seat: Seat | None) -> tuple[Event, ...]:
        return happenings.events(before, move, after, self.choices)

    def seals(self, before: State, move: Move) -> bool:
        """By sight alone every attempt teaches something, and an element taken up binds (FRM-15, FRM-16)."""
        return isinstance(move, Take) or (isinstance(move, Attempt) and not self.choices.fit_aid)

    def write(self, state: State, move: Move) -> str:
        return notation.write(move)

    def read(self, state: State, text: str) -> Move:
        return notation.read(state, text)

    def position(self, state: State) -> str:
        return position.write(state, self.choices)

    def _field(self, setup: str) -> tuple[tuple[int, int], ...]:
        try:
            cells = notation.read_field(setup).cells
            field.check(cells, self.choices.contact)
        except (IllegalMove, InvalidMove) as error:
            raise InvalidRecord("setup", "field-not-allowed", error.clause) from error
        return cells

    def _started(self, state: State) -> State:
        """A position may be over at once, or begin with a seat that has nothing left (FRM-E1)."""
        if state.hand is not None and not (self.choices.touch_move and state.hand in state.reserves[state.turn]):
            raise InvalidRecord("setup", "nothing-in-hand", "FRM-A7")
        return turns.resumed(state, self.choices) if state.phase == "play" else state
