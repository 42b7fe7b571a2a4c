"""The rules of Lacunes: one player, perfect information inside a round, chance only at a redeal."""

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction

from ludotheque.core.chance import Below
from ludotheque.core.errors import IllegalMove, InvalidRecord
from ludotheque.core.game import CHANCE, GameInfo, Seat
from ludotheque.core.moves import Listed, Moves
from ludotheque.core.options import Options
from ludotheque.core.outcome import Event, Outcome
from ludotheque.games.lacunes.rules import deals, notation, scoring
from ludotheque.games.lacunes.rules import events as happenings
from ludotheque.games.lacunes.rules.cards import COLUMNS, TWO, UNKNOWN, rank, write_cells
from ludotheque.games.lacunes.rules.layout import is_blocked, is_won, kept, moved, steps
from ludotheque.games.lacunes.rules.redeals import check_redeal, redealt
from ludotheque.games.lacunes.rules.refusals import destination
from ludotheque.games.lacunes.rules.state import Deal, Drop, Move, Put, Redeal, State

DRAWN_DEALS = 1_000_000_000
"""Deals drawn by chance have a number short enough to be told."""


@dataclass(frozen=True)
class Lacunes:
    """Gaps with its options fixed; `redeals` is None where they are unlimited."""

    redeals: int | None = 2
    redeal: str = "aces"
    twos: str = "free"
    when: str = "blocked"
    start: str = "plain"
    score: str = "placed"
    cost: int = 5

    @property
    def info(self) -> GameInfo:
        options: Options = {
            "redeals": "unlimited" if self.redeals is None else self.redeals, "redeal": self.redeal,
            "twos": self.twos, "when": self.when, "start": self.start, "score": self.score,
        }  # fmt: skip
        priced = {"cost": self.cost} if self.score == "points" else {}
        return GameInfo("lacunes", 1, 1, {**options, **priced}, chance=self.redeals != 0)

    @property
    def locked(self) -> bool:
        return self.twos == "locked"

    def setup(self, below: Below) -> str:
        return f"deal:{below(DRAWN_DEALS)}"

    def initial(self, setup: str) -> State:
        cells, used = deals.read_setup(setup, self.start == "montana")
        if self.redeals is not None and used > self.redeals:
            raise InvalidRecord("setup", "too-many-redeals", "GAP-23", redeals=self.redeals)
        return State(cells, used)

    def known_setup(self, setup: str, state: State, seat: Seat | None) -> str:
        return setup

    def turn(self, state: State) -> Seat | None:
        if UNKNOWN in state.cells:
            return CHANCE
        return None if self._over(state) else 0

    def together(self, state: State) -> tuple[Seat, ...]:
        return ()

    def moves(self, state: State, seat: Seat | None = None) -> Moves[Move]:
        if self.turn(state) != 0:
            return Listed(())
        found: list[Move] = [self._put(card, cell) for card, cell in steps(state.cells, self.locked)]
        if self._redeals_left(state) and (self.when == "any" or not found):
            found.append(Redeal())
        return Listed(found)

    def play(self, state: State, move: Move) -> State:
        if self._over(state):
            raise IllegalMove("GAME_OVER", "GAP-25" if is_won(state.cells) else "GAP-27")
        if isinstance(move, Deal):
            return self._dealt(state, move)
        if UNKNOWN in state.cells:
            raise IllegalMove("CHANCE_DUE", "GAP-19")
        if isinstance(move, Redeal):
            return self._gathered(state)
        gap = destination(state.cells, move, self.locked)
        return State(moved(state.cells, move.card, gap), state.redeals, state.moves + 1)

    def interruption(self, state: State, by: Seat | None) -> Move | None:
        return None

    def draw(self, state: State, below: Below) -> Move:
        return Deal(redealt(state.cells, self.redeal == "after", below))

    def chances(self, state: State) -> Iterable[tuple[Move, Fraction]] | None:
        return None

    def outcome(self, state: State) -> Outcome | None:
        return scoring.outcome(state, self.score, self.cost) if self._over(state) else None

    def view(self, state: State, seat: Seat | None, peek: bool = False) -> State:
        return state

    def guess(self, view: State, below: Below) -> State:
        return view

    def events(self, before: State, move: Move, after: State, seat: Seat | None) -> tuple[Event, ...]:
        blocked = self.turn(after) != CHANCE and is_blocked(after.cells, self.locked)
        return happenings.events(before, move, after, blocked=blocked, over=self._over(after))

    def seals(self, before: State, move: Move) -> bool:
        return isinstance(move, Redeal | Deal)

    def write(self, state: State, move: Move) -> str:
        return notation.write_move(move)

    def read(self, state: State, text: str) -> Move:
        return notation.read_move(state.cells, text)

    def position(self, state: State) -> str:
        return f"{write_cells(state.cells)}|{state.redeals}"

    def _redeals_left(self, state: State) -> bool:
        return self.redeals is None or state.redeals < self.redeals

    def _over(self, state: State) -> bool:
        """Won (GAP-25), or blocked with no redeal left (GAP-27)."""
        if UNKNOWN in state.cells:
            return False
        if is_won(state.cells):
            return True
        return not self._redeals_left(state) and is_blocked(state.cells, self.locked)

    def _put(self, card: int, cell: int) -> Move:
        return Put(card, cell // COLUMNS if rank(card) == TWO else None)

    def _gathered(self, state: State) -> State:
        if not self._redeals_left(state):
            raise IllegalMove("REDEAL_NOT_ALLOWED", "GAP-23", redeals=state.redeals)
        if self.when == "blocked" and not is_blocked(state.cells, self.locked):
            raise IllegalMove("REDEAL_NOT_ALLOWED", "GAP-17", redeals=state.redeals)
        return State(kept(state.cells), state.redeals + 1, state.moves)

    def _dealt(self, state: State, move: Deal) -> State:
        if UNKNOWN not in state.cells:
            raise IllegalMove("CHANCE_NOT_DUE", "GAP-17")
        check_redeal(state.cells, move.cells, self.redeal == "after")
        return State(move.cells, state.redeals, state.moves)


def make(options: Options) -> Lacunes:
    """The game with complete options."""
    redeals, cost = options["redeals"], options.get("cost", 5)
    words = {key: str(options[key]) for key in ("redeal", "twos", "when", "start", "score")}
    return Lacunes(redeals if isinstance(redeals, int) else None, cost=int(str(cost)), **words)


__all__ = ["Deal", "Drop", "Lacunes", "Move", "Put", "Redeal", "State", "make"]
