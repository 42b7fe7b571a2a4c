"""Laguna as a Game: pure, immutable, hashable."""

from dataclasses import dataclass
from functools import cached_property

from ludotheque.core.chance import Below
from ludotheque.core.errors import IllegalMove
from ludotheque.core.game import GameInfo, Seat
from ludotheque.core.moves import Listed
from ludotheque.core.options import Options
from ludotheque.core.outcome import Event, Outcome
from ludotheque.core.plain import InTurn, WithoutChance
from ludotheque.games.laguna.rules import distribution, effects, events, hidden, notation, position, puzzles, setup
from ludotheque.games.laguna.rules.geometry import ISLANDS
from ludotheque.games.laguna.rules.legal import legal
from ludotheque.games.laguna.rules.moves import Move, Time
from ludotheque.games.laguna.rules.options import LagunaOptions
from ludotheque.games.laguna.rules.refusals import check
from ludotheque.games.laguna.rules.scoring import result
from ludotheque.games.laguna.rules.state import PLAY, State

RULES_VERSION = 1
_PLACED_BEFORE = 24 + 4
"""Pearls and rafts at most placed before play."""


@dataclass(frozen=True)
class Laguna(WithoutChance[State, Move], InTurn[State]):
    """The rules under these options."""

    options: LagunaOptions

    @cached_property
    def info(self) -> GameInfo:
        options, plies = self.options, None
        if options.round_limit is not None and not options.clocked:
            plies = _PLACED_BEFORE + options.round_limit * options.players * effects.MOST_ACTIONS
        return GameInfo(
            "laguna",
            RULES_VERSION,
            options.players,
            options.values,
            hidden=not options.show_under,
            max_plies=plies,
            turn_clause="LAG-16",
        )

    def setup(self, below: Below) -> str:
        """A random distribution (LAG-A2) on the board wished for; alone, one of the graded puzzles."""
        side = self.options.board_side
        if self.options.solo:
            return puzzles.draw(side, below)
        colours = f"colours={self.options.dealt}"
        if self.options.distribution == "players":
            return f"{side} pool {colours}"
        islands = zip(ISLANDS, distribution.draw(below), strict=True)
        return " ".join([side, *(f"{letter}={pearls}" for letter, pearls in islands), colours])

    def initial(self, setup_text: str) -> State:
        return setup.read(self.options, setup_text)

    def known_setup(self, setup_text: str, state: State, seat: Seat | None) -> str:
        if self._over(state):
            return setup_text
        return position.masked(setup_text, hidden.hidden_cells(self.options, state, seat))

    def turn(self, state: State) -> Seat | None:
        return None if self._over(state) else state.turn

    def moves(self, state: State, seat: Seat | None = None) -> Listed[Move]:
        if self._over(state) or seat not in (None, state.turn):
            return Listed(())
        return Listed(legal(self.options, state))

    def play(self, state: State, move: Move) -> State:
        if self._over(state):
            raise IllegalMove("GAME_OVER", "LAG-56")
        check(self.options, state, move)
        return effects.apply(self.options, state, move)

    def interruption(self, state: State, by: Seat | None) -> Move | None:
        """`=time` by the clock, `time k` by a seat that is not to move (LAG-22)."""
        if state.stage != PLAY or self._over(state):
            return None
        if by is not None and (self.options.time_call != "call" or by == state.turn):
            return None
        return Time(by)

    def outcome(self, state: State) -> Outcome | None:
        return result(self.options, state) if self._over(state) else None

    def view(self, state: State, seat: Seat | None, peek: bool = False) -> State:
        if self._over(state):
            return state
        return hidden.mask(self.options, state, seat, peek)

    def guess(self, view: State, below: Below) -> State:
        return hidden.fill(view, below)

    def events(self, before: State, move: Move, after: State, seat: Seat | None) -> tuple[Event, ...]:
        return events.events(self.options, before, move, after)

    def seals(self, before: State, move: Move) -> bool:
        """With a glass nothing is taken back; without, no further than what a move laid bare; alone, everything."""
        if self.options.solo or before.stage != PLAY:
            return False
        if self.options.clocked:
            return True
        after = effects.apply(self.options, before, move)
        return bool(hidden.hidden_cells(self.options, before, None) - hidden.hidden_cells(self.options, after, None))

    def write(self, state: State, move: Move) -> str:
        return notation.write(move)

    def read(self, state: State, text: str) -> Move:
        return notation.read(state, text)

    def position(self, state: State) -> str:
        return position.position(state)

    def _over(self, state: State) -> bool:
        return effects.is_over(self.options, state)


def make(options: Options) -> Laguna:
    return Laguna(LagunaOptions.from_values(options))
