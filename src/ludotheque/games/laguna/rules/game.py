"""Laguna as a Game: pure, immutable, hashable."""

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction

from ludotheque.core.chance import Below
from ludotheque.core.errors import IllegalMove
from ludotheque.core.game import GameInfo, Seat
from ludotheque.core.moves import Listed
from ludotheque.core.options import Options
from ludotheque.core.outcome import Event, Json, Outcome, shared_returns
from ludotheque.games.laguna.rules import distribution, hidden, notation, position, puzzles, setup
from ludotheque.games.laguna.rules import effects as rules
from ludotheque.games.laguna.rules import events as telling
from ludotheque.games.laguna.rules.geometry import ISLANDS
from ludotheque.games.laguna.rules.legal import legal
from ludotheque.games.laguna.rules.moves import Move, Time
from ludotheque.games.laguna.rules.options import Terms, from_options, to_options
from ludotheque.games.laguna.rules.refusals import check
from ludotheque.games.laguna.rules.state import PLAY, State

RULES = 1
_AS_SEATS = "brgy"
"""The colours that seats have everywhere else."""
_PLACED_BEFORE = 24 + 4
"""Pearls and rafts at most placed before play."""


@dataclass(frozen=True)
class Laguna:
    """The rules under these terms."""

    terms: Terms

    @property
    def info(self) -> GameInfo:
        terms, plies = self.terms, None
        if terms.round_limit is not None and not terms.clocked:
            plies = _PLACED_BEFORE + terms.round_limit * terms.players * rules.MOST_ACTIONS
        return GameInfo(
            "laguna",
            RULES,
            terms.players,
            to_options(terms),
            hidden=not terms.show_under,
            max_plies=plies,
            turn_clause="LAG-16",
        )

    def setup(self, below: Below) -> str:
        """A random distribution (LAG-A2) on the board wished for; alone, one of the graded puzzles."""
        side = self.terms.board_side
        if self.terms.solo:
            return puzzles.draw(side, below)
        colours = f"colours={_AS_SEATS[: self.terms.players]}"
        if self.terms.distribution == "players":
            return f"{side} pool {colours}"
        islands = zip(ISLANDS, distribution.draw(below), strict=True)
        return " ".join([side, *(f"{letter}={pearls}" for letter, pearls in islands), colours])

    def initial(self, setup_text: str) -> State:
        return setup.read(self.terms, setup_text)

    def known_setup(self, setup_text: str, state: State, seat: Seat | None) -> str:
        if rules.is_over(self.terms, state):
            return setup_text
        return position.masked(setup_text, hidden.hidden_cells(self.terms, state, seat))

    def turn(self, state: State) -> Seat | None:
        return None if rules.is_over(self.terms, state) else state.turn

    def together(self, state: State) -> tuple[Seat, ...]:
        return ()

    def moves(self, state: State, seat: Seat | None = None) -> Listed[Move]:
        if rules.is_over(self.terms, state) or seat not in (None, state.turn):
            return Listed(())
        return Listed(legal(self.terms, state))

    def play(self, state: State, move: Move) -> State:
        if rules.is_over(self.terms, state):
            raise IllegalMove("GAME_OVER", "LAG-56")
        check(self.terms, state, move)
        return rules.apply(self.terms, state, move)

    def interruption(self, state: State, by: Seat | None) -> Move | None:
        """`=time` by the clock, `time k` by a seat that is not to move (LAG-22)."""
        if state.stage != PLAY or rules.is_over(self.terms, state):
            return None
        if by is not None and (self.terms.time_call != "call" or by == state.turn):
            return None
        return Time(by)

    def draw(self, state: State, below: Below) -> Move:
        raise ValueError("Laguna has no chance after its setup")

    def chances(self, state: State) -> Iterable[tuple[Move, Fraction]] | None:
        return ()

    def outcome(self, state: State) -> Outcome | None:
        if not rules.is_over(self.terms, state):
            return None
        return self._alone(state) if self.terms.solo else self._among(state)

    def view(self, state: State, seat: Seat | None, peek: bool = False) -> State:
        if rules.is_over(self.terms, state):
            return state
        return hidden.mask(self.terms, state, seat, peek)

    def guess(self, view: State, below: Below) -> State:
        return hidden.fill(view, below)

    def events(self, before: State, move: Move, after: State, seat: Seat | None) -> tuple[Event, ...]:
        return telling.events(self.terms, before, move, after)

    def seals(self, before: State, move: Move) -> bool:
        """With a glass nothing is taken back; without, no further than what a move laid bare; alone, everything."""
        if self.terms.solo or before.stage != PLAY:
            return False
        if self.terms.clocked:
            return True
        after = rules.apply(self.terms, before, move)
        return bool(hidden.hidden_cells(self.terms, before, None) - hidden.hidden_cells(self.terms, after, None))

    def write(self, state: State, move: Move) -> str:
        return notation.write(move)

    def read(self, state: State, text: str) -> Move:
        return notation.read(state, text)

    def position(self, state: State) -> str:
        return position.position(state)

    def _alone(self, state: State) -> Outcome:
        won = rules.solved(state)
        reason = "solved" if won else "reef" if state.wrecked else "rounds"
        detail: dict[str, Json] = {"lines": [{"seat": 0, "moves": state.spent, "delivered": state.delivered[0]}]}
        return Outcome(reason, (state.spent,), (1.0 if won else -1.0,), (0,) if won else (), detail)

    def _among(self, state: State) -> Outcome:
        best = max(state.delivered)
        winners = tuple(seat for seat, count in enumerate(state.delivered) if count == best)
        reason = "delivered" if best >= self.terms.needed else "rounds"
        seats = range(self.terms.players)
        lines: list[Json] = [
            {"seat": seat, "delivered": state.delivered[seat], "needed": self.terms.needed} for seat in seats
        ]
        returns = shared_returns([(seat,) for seat in seats], [(seat,) for seat in winners])
        return Outcome(reason, state.delivered, returns, winners, {"lines": lines})


def make(options: Options) -> Laguna:
    return Laguna(from_options(options))
