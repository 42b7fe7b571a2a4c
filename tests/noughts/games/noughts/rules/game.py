"""The rules of noughts and crosses as a Game (NAC-1 to NAC-5)."""

from dataclasses import dataclass

from ludotheque.core.chance import Below
from ludotheque.core.errors import InvalidRecord
from ludotheque.core.game import GameInfo, Seat
from ludotheque.core.moves import Listed
from ludotheque.core.options import Options
from ludotheque.core.outcome import Event, Outcome
from ludotheque.core.plain import InTurn, WithoutChance, WithoutInterruptions, WithoutSecrets
from ludotheque.games.noughts.rules import events, notation, scoring
from ludotheque.games.noughts.rules.options import NoughtsOptions
from ludotheque.games.noughts.rules.refusals import check
from ludotheque.games.noughts.rules.state import CELLS, EMPTY, MARKS, Mark, State

RULES_VERSION = 1


@dataclass(frozen=True)
class Noughts(WithoutChance[State, Mark], WithoutSecrets[State], InTurn[State], WithoutInterruptions[State, Mark]):
    options: NoughtsOptions

    @classmethod
    def of(cls, options: Options) -> "Noughts":
        return cls(NoughtsOptions.from_values(options))

    @property
    def info(self) -> GameInfo:
        return GameInfo(
            "noughts", RULES_VERSION, 2, {"misere": self.options.misere}, max_plies=CELLS, turn_clause="NAC-2"
        )

    def setup(self, below: Below) -> str:
        return ""

    def initial(self, setup: str) -> State:
        if setup:
            raise InvalidRecord("setup", "not-a-setup")
        return State()

    def turn(self, state: State) -> Seat | None:
        return None if scoring.over(state) else state.placed % 2

    def moves(self, state: State, seat: Seat | None = None) -> Listed[Mark]:
        if self.turn(state) is None or seat not in (None, self.turn(state)):
            return Listed(())
        return Listed(Mark(cell) for cell in range(CELLS) if state.cells[cell] == EMPTY)

    def play(self, state: State, move: Mark) -> State:
        check(state, move)
        mark = MARKS[state.placed % 2]
        return State(state.cells[: move.cell] + mark + state.cells[move.cell + 1 :])

    def outcome(self, state: State) -> Outcome | None:
        return scoring.outcome(state, self.options.misere)

    def events(self, before: State, move: Mark, after: State, seat: Seat | None) -> tuple[Event, ...]:
        return events.events(before, move, after)

    def seals(self, before: State, move: Mark) -> bool:
        return False

    def write(self, state: State, move: Mark) -> str:
        return notation.write(move)

    def read(self, state: State, text: str) -> Mark:
        return notation.read(text)

    def position(self, state: State) -> str:
        rows = (state.cells[start : start + 3] for start in (0, 3, 6))
        return f"{'/'.join(rows)} {MARKS[state.placed % 2]}"
