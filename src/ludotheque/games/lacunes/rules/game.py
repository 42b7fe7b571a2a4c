"""The rules of Lacunes: one player, perfect information inside a round, chance only at a redeal."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cached_property

from ludotheque.core.chance import Below
from ludotheque.core.errors import IllegalMove, InvalidRecord
from ludotheque.core.game import CHANCE, GameInfo, Seat
from ludotheque.core.moves import Listed, Moves
from ludotheque.core.options import Options
from ludotheque.core.outcome import Event, Outcome
from ludotheque.core.plain import InTurn, WithoutInterruptions, WithoutSecrets
from ludotheque.games.lacunes.rules import deals, notation, scoring
from ludotheque.games.lacunes.rules.cards import UNKNOWN, write_cells
from ludotheque.games.lacunes.rules.events import move_events
from ludotheque.games.lacunes.rules.layout import is_blocked, is_won, kept, moved, steps
from ludotheque.games.lacunes.rules.options import LacunesOptions
from ludotheque.games.lacunes.rules.redeals import check_redeal, redeals, redealt
from ludotheque.games.lacunes.rules.refusals import destination
from ludotheque.games.lacunes.rules.state import Deal, Move, Redeal, State, put

RULES_VERSION = 1
DRAWN_DEALS = 1_000_000_000
"""Deals drawn by chance have a number short enough to be told."""


@dataclass(frozen=True)
class Lacunes(WithoutSecrets[State], InTurn[State], WithoutInterruptions[State, Move]):
    """Gaps with its options fixed."""

    options: LacunesOptions = field(default_factory=LacunesOptions)

    @classmethod
    def from_values(cls, values: Options) -> "Lacunes":
        """The game with complete options."""
        return cls(LacunesOptions.from_values(values))

    @cached_property
    def info(self) -> GameInfo:
        options = self.options
        return GameInfo("lacunes", RULES_VERSION, 1, options.values(), chance=options.redeals != 0)

    def setup(self, below: Below) -> str:
        return f"deal:{below(DRAWN_DEALS)}"

    def initial(self, setup: str) -> State:
        cells, used = deals.read_setup(setup, self.options.montana)
        most = self.options.redeals
        if most is not None and used > most:
            raise InvalidRecord("setup", "too-many-redeals", "GAP-23", redeals=most)
        return State(cells, used)

    def turn(self, state: State) -> Seat | None:
        if UNKNOWN in state.cells:
            return CHANCE
        return None if self._ended(state) else 0

    def moves(self, state: State, seat: Seat | None = None) -> Moves[Move]:
        if UNKNOWN in state.cells or is_won(state.cells):
            return Listed(())
        found: list[Move] = [put(card, cell) for card, cell in steps(state.cells, self.options.locked)]
        if self._redeals_left(state) and (self.options.when == "any" or not found):
            found.append(Redeal())
        return Listed(found)

    def play(self, state: State, move: Move) -> State:
        gathered = UNKNOWN in state.cells
        if not gathered and self._ended(state):
            raise IllegalMove("GAME_OVER", "GAP-25" if is_won(state.cells) else "GAP-27")
        if isinstance(move, Deal):
            return self._dealt(state, move)
        if gathered:
            raise IllegalMove("CHANCE_DUE", "GAP-19")
        if isinstance(move, Redeal):
            return self._gathered(state)
        gap = destination(state.cells, move, self.options.locked)
        return State(moved(state.cells, move.card, gap), state.redeals, state.moves + 1)

    def draw(self, state: State, below: Below) -> Move:
        return Deal(redealt(state.cells, self.options.gaps_after, below))

    def chances(self, state: State) -> Iterable[tuple[Move, Fraction]] | None:
        if self.turn(state) != CHANCE:
            return ()
        listed = redeals(state.cells, self.options.gaps_after)
        return None if listed is None else ((Deal(cells), chance) for cells, chance in listed.items())

    def outcome(self, state: State) -> Outcome | None:
        return scoring.outcome(state, self.options) if self._over(state) else None

    def events(self, before: State, move: Move, after: State, seat: Seat | None) -> tuple[Event, ...]:
        blocked = self.turn(after) != CHANCE and is_blocked(after.cells, self.options.locked)
        left = self.options.redeals_left(after.redeals)
        return move_events(before, move, after, blocked=blocked, over=self._over(after), left=left)

    def seals(self, before: State, move: Move) -> bool:
        return isinstance(move, Redeal | Deal)

    def write(self, state: State, move: Move) -> str:
        return notation.write_move(move)

    def read(self, state: State, text: str) -> Move:
        return notation.read_move(state.cells, text)

    def position(self, state: State) -> str:
        return f"{write_cells(state.cells)}|{state.redeals}"

    def _redeals_left(self, state: State) -> bool:
        return self.options.redeals_left(state.redeals) != 0

    def _over(self, state: State) -> bool:
        return UNKNOWN not in state.cells and self._ended(state)

    def _ended(self, state: State) -> bool:
        """Of a layout without unknown cells: won (GAP-25), or blocked with no redeal left (GAP-27)."""
        if is_won(state.cells):
            return True
        return not self._redeals_left(state) and is_blocked(state.cells, self.options.locked)

    def _gathered(self, state: State) -> State:
        if not self._redeals_left(state):
            raise IllegalMove("REDEAL_NOT_ALLOWED", "GAP-23", redeals=state.redeals)
        if self.options.when == "blocked" and not is_blocked(state.cells, self.options.locked):
            raise IllegalMove("REDEAL_NOT_ALLOWED", "GAP-17", redeals=state.redeals)
        return State(kept(state.cells), state.redeals + 1, state.moves)

    def _dealt(self, state: State, move: Deal) -> State:
        if UNKNOWN not in state.cells:
            raise IllegalMove("CHANCE_NOT_DUE", "GAP-17")
        check_redeal(state.cells, move.cells, self.options.gaps_after)
        return State(move.cells, state.redeals, state.moves)
