"""Lacuna (clauses LCN-*): the rules with their options fixed, as pure functions of immutable values."""

from dataclasses import dataclass, field, replace
from functools import cached_property

from ludotheque.core.chance import Below
from ludotheque.core.errors import HiddenSetup, LudothequeError
from ludotheque.core.game import GameInfo, Seat
from ludotheque.core.moves import Listed, Moves
from ludotheque.core.options import Options
from ludotheque.core.outcome import Event, Outcome
from ludotheque.core.plain import InTurn, WithoutChance, WithoutInterruptions
from ludotheque.games.lacuna.rules import events, laid, notation, position, scoring
from ludotheque.games.lacuna.rules.geometry import Line
from ludotheque.games.lacuna.rules.lines import Pair, has_room, pairs
from ludotheque.games.lacuna.rules.options import LacunaOptions
from ludotheque.games.lacuna.rules.placements import Placements
from ludotheque.games.lacuna.rules.pond import COLOURS, Flower, read_pond, scatter
from ludotheque.games.lacuna.rules.refusals import judge
from ludotheque.games.lacuna.rules.state import PAWNS, Counts, Move, Pick, Place, State

RULES_VERSION = 1
MAX_PLIES = 25
HIDDEN_SETUP = "pond:?"
_DRAWN_PONDS = 1 << 32  # short enough to be read aloud; any number below 2^64 can be asked for


@dataclass(frozen=True)
class Lacuna(WithoutChance[State, Move], InTurn[State], WithoutInterruptions[State, Move]):
    """Chance pours the pond in the setup; only the blind pick hides something, and from everybody alike."""

    options: LacunaOptions = field(default_factory=LacunaOptions)

    @classmethod
    def from_values(cls, values: Options) -> "Lacuna":
        return cls(LacunaOptions.from_values(values))

    @cached_property
    def info(self) -> GameInfo:
        return GameInfo(
            "lacuna", RULES_VERSION, 2, self.options.to_values(),
            hidden=self.options.blind_pick, max_plies=MAX_PLIES, turn_clause="LCN-16", anew=1,
        )  # fmt: skip

    def setup(self, below: Below) -> str:
        return f"pond:{below(_DRAWN_PONDS)}"

    def initial(self, setup: str) -> State:
        if setup == HIDDEN_SETUP:
            raise HiddenSetup("LCN-12")
        if setup.startswith(laid.PREFIX):
            return self._ended(laid.set_up(setup, self.options.sizes))
        pond = read_pond(setup, self.options.sizes, set_aside=self.options.blind_pick)
        return State(pond.flowers, set_aside=pond.set_aside)

    def known_setup(self, setup: str, state: State, seat: Seat | None) -> str:
        return HIDDEN_SETUP if self.hides(state) else setup

    def hides(self, state: State) -> bool:
        """Nobody knows the pond before the blind pick."""
        return self.options.blind_pick and state.phase == "pick"

    def turn(self, state: State) -> Seat | None:
        return None if state.phase == "done" else state.turn

    def pairs(self, state: State) -> tuple[Pair, ...]:
        """Every two flowers of one colour: open with its stretches, or closed with its obstacle."""
        return pairs(self.options, state)

    def moves(self, state: State, seat: Seat | None = None) -> Moves[Move]:
        if state.phase == "done" or seat not in (None, state.turn):
            return Listed(())
        if state.phase == "place":
            return Placements(self.pairs(state), lambda move: self._legal(state, move))
        if not self.options.blind_pick:
            return Listed(Pick(flower=flower.id) for flower in state.flowers or ())
        return Listed(Pick(colour=colour) for colour in COLOURS if state.set_aside in (None, colour))

    def _legal(self, state: State, move: Place) -> bool:
        try:
            judge(self.options, state, move)
        except LudothequeError:
            return False
        return True

    def play(self, state: State, move: Move) -> State:
        judge(self.options, state, move)
        return self._ended(_after(state, move))

    def _ended(self, state: State) -> State:
        """Phase 1 is over when the pawns are, or when nothing can be placed by anybody (LCN-28)."""
        placed = sum(map(len, state.pawns))
        over = placed == 2 * PAWNS or not has_room(self.options, state)
        return replace(state, phase="done") if over else state

    def outcome(self, state: State) -> Outcome | None:
        return scoring.outcome(state, self.options.tolerance) if state.phase == "done" else None

    def view(self, state: State, seat: Seat | None, peek: bool = False) -> State:
        return replace(state, flowers=None) if self.hides(state) else state

    def guess(self, view: State, below: Below) -> State:
        if view.flowers is not None:
            return view
        flowers = scatter(below(_DRAWN_PONDS), self.options.sizes)
        return replace(view, flowers=flowers if view.set_aside is None else _without_last(flowers, view.set_aside))

    def events(self, before: State, move: Move, after: State, seat: Seat | None) -> tuple[Event, ...]:
        return events.of_move(self.options, before, move, after)

    def seals(self, before: State, move: Move) -> bool:
        """The blind pick shows the pond."""
        return self.hides(before)

    def write(self, state: State, move: Move) -> str:
        return notation.write(move)

    def read(self, state: State, text: str) -> Move:
        return notation.read(state, text, self.options.blind_pick)

    def position(self, state: State) -> str:
        return position.position(state, self.options.tolerance)


def _after(state: State, move: Move) -> State:
    if isinstance(move, Pick):
        return _picked(state, move)
    assert isinstance(move, Place), "a pass is always refused"
    return _placed(state, move)


def _picked(state: State, move: Pick) -> State:
    before = state.flowers or ()
    if move.colour is None:
        left = tuple(flower for flower in before if flower.id != move.flower)
        colour = next(flower.colour for flower in before if flower.id == move.flower)
    else:
        left = before if state.set_aside is not None else _without_last(before, move.colour)
        colour = move.colour
    return replace(state, flowers=left, phase="place", held=_more(state.held, 0, colour, 1))


def _without_last(flowers: tuple[Flower, ...], colour: int) -> tuple[Flower, ...]:
    """§9.4: the flower of the colour with the highest id stays out of the pond."""
    last = max(flower.id for flower in flowers if flower.colour == colour)
    return tuple(flower for flower in flowers if flower.id != last)


def _placed(state: State, move: Place) -> State:
    pair = tuple(flower for flower in state.flowers or () if flower.id in (move.i, move.j))
    pawns = list(state.pawns)
    pawns[state.turn] = (*pawns[state.turn], Line(pair[0].at, pair[1].at).at(move.k))
    return replace(
        state,
        flowers=tuple(flower for flower in state.flowers or () if flower not in pair),
        turn=1 - state.turn,
        pawns=(pawns[0], pawns[1]),
        held=_more(state.held, state.turn, pair[0].colour, 2),
    )


def _more(held: Counts, seat: int, colour: int, number: int) -> Counts:
    sides = [list(side) for side in held]
    sides[seat][colour] += number
    return tuple(sides[0]), tuple(sides[1])
