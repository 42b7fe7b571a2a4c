"""Lacuna (clauses LCN-*): the rules with their options fixed, as pure functions of immutable values."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from fractions import Fraction

from ludotheque.core.chance import Below
from ludotheque.core.errors import HiddenSetup, IllegalMove, InvalidMove, LudothequeError
from ludotheque.core.game import GameInfo, Seat
from ludotheque.core.moves import Listed, Moves
from ludotheque.core.options import Value
from ludotheque.core.outcome import Event, Outcome
from ludotheque.games.lacuna.rules import notation, position, scoring
from ludotheque.games.lacuna.rules.events import told
from ludotheque.games.lacuna.rules.geometry import Line
from ludotheque.games.lacuna.rules.legal import Placements
from ludotheque.games.lacuna.rules.lines import Pair, in_the_way, obstacles, overlapped, pairs
from ludotheque.games.lacuna.rules.pond import COLOURS, LETTERS, Flower, read_pond, scatter
from ludotheque.games.lacuna.rules.sizes import USUAL, Sizes
from ludotheque.games.lacuna.rules.state import PAWNS, Counts, Move, Pick, Place, State

RULES = 1
MAX_PLIES = 25
HIDDEN_SETUP = "pond:?"
_DRAWN_PONDS = 1 << 32  # short enough to be read aloud; any number below 2^64 can be asked for


@dataclass(frozen=True)
class Lacuna:
    """The fields are the options of the rule file."""

    pick: str = "before"
    ends: str = "closed"
    tol: int = 0
    sizes: Sizes = USUAL

    @property
    def info(self) -> GameInfo:
        options: dict[str, Value] = {"pick": self.pick, "ends": self.ends, "tol": self.tol, "sizes": str(self.sizes)}
        return GameInfo(
            "lacuna", RULES, 2, options, hidden=self.blind, max_plies=MAX_PLIES, turn_clause="LCN-16", anew=1
        )  # fmt: skip

    @property
    def blind(self) -> bool:
        """The first flower is named before anybody sees the pond (LCN-12)."""
        return self.pick == "before"

    def setup(self, below: Below) -> str:
        return f"pond:{below(_DRAWN_PONDS)}"

    def initial(self, setup: str) -> State:
        if setup == HIDDEN_SETUP:
            raise HiddenSetup("LCN-12")
        pond = read_pond(setup, self.sizes, beside=self.blind)
        return State(pond.flowers, beside=pond.beside)

    def known_setup(self, setup: str, state: State, seat: Seat | None) -> str:
        return HIDDEN_SETUP if self.hides(state) else setup

    def hides(self, state: State) -> bool:
        return self.blind and state.phase == "pick"

    def turn(self, state: State) -> Seat | None:
        return None if state.phase == "done" else state.turn

    def together(self, state: State) -> tuple[Seat, ...]:
        return ()

    def pairs(self, state: State) -> tuple[Pair, ...]:
        """Every two flowers of one colour: open with its stretches, or closed with its obstacle."""
        return pairs(self.sizes, self.ends == "closed", state)

    def moves(self, state: State, seat: Seat | None = None) -> Moves[Move]:
        if state.phase == "done" or seat not in (None, state.turn):
            return Listed(())
        if state.phase == "place":
            return Placements(self.pairs(state), lambda move: self._legal(state, move))
        if not self.blind:
            return Listed(Pick(flower=flower.id) for flower in state.flowers or ())
        return Listed(Pick(colour=colour) for colour in COLOURS if state.beside in (None, colour))

    def _legal(self, state: State, move: object) -> bool:
        try:
            self._judge(state, move)  # type: ignore[arg-type]
        except LudothequeError:
            return False
        return True

    def play(self, state: State, move: Move) -> State:
        self._judge(state, move)
        if isinstance(move, Pick):
            return self._picked(state, move)
        assert isinstance(move, Place)
        return self._placed(state, move)

    def _judge(self, state: State, move: Move) -> None:
        """Raise the first refusal of §13 that applies."""
        if state.phase == "done":
            raise IllegalMove("GAME_OVER", "LCN-29")
        if isinstance(move, Pick):
            return self._judge_pick(state, move)
        if state.phase == "pick":
            raise IllegalMove("PICK_FIRST", "LCN-12")
        if not isinstance(move, Place):
            # Whatever one player may place the other may too, so phase 1 ends before a pass is due (LCN-28).
            raise IllegalMove("MUST_PLACE", "LCN-16")
        if notation.misspelt(state, move):
            raise InvalidMove(notation.write(move))
        return self._judge_placement(state, move)

    def _judge_pick(self, state: State, move: Pick) -> None:
        if state.phase != "pick":
            raise IllegalMove("ALREADY_PICKED", "LCN-12")
        if (move.colour is None) == self.blind:
            raise InvalidMove(notation.write(move))
        if state.beside not in (None, move.colour):
            raise IllegalMove("WRONG_PICK", "LCN-12", colour=LETTERS[state.beside or 0])
        if not self.blind and state.flower(move.flower or 0) is None:
            raise IllegalMove("NO_SUCH_FLOWER", "LCN-12", id=move.flower)

    def _judge_placement(self, state: State, move: Place) -> None:
        a, b = (self._flower(state, number) for number in (move.i, move.j))
        if a == b:
            raise IllegalMove("SAME_FLOWER", "LCN-17", id=a.id, colour=a.letter)
        if a.colour != b.colour:
            raise IllegalMove("COLOUR_MISMATCH", "LCN-17", i=a.id, j=b.id, first=a.letter, second=b.letter)
        thing = in_the_way(self.sizes, obstacles(state), a, b)
        if thing:
            raise IllegalMove("OBSTRUCTED", "LCN-18", **thing.facts)
        line = Line(a.at, b.at)
        if not 0 <= move.k <= line.steps:
            raise IllegalMove("OFF_LINE", "LCN-21", k=move.k, last=line.steps)
        thing = overlapped(self.sizes, self.ends == "closed", obstacles(state), a, b, line.at(move.k))
        if thing:
            own = thing.what == "flower" and thing.number in (a.id, b.id)
            raise IllegalMove("OVERLAP", "LCN-23" if own else "LCN-22", **thing.facts)

    def _flower(self, state: State, number: int) -> Flower:
        flower = state.flower(number)
        if flower is None:
            raise IllegalMove("NO_SUCH_FLOWER", "LCN-17", id=number)
        return flower

    def _picked(self, state: State, move: Pick) -> State:
        flowers = state.flowers or ()
        if not self.blind:
            taken = state.flower(move.flower or 0)
        elif state.beside is None:  # §9.4: the highest id of the colour stays out
            taken = [flower for flower in flowers if flower.colour == move.colour][-1]
        else:
            taken = None
        colour = taken.colour if taken else move.colour
        left = tuple(flower for flower in flowers if flower != taken)
        return self._ended(replace(state, flowers=left, phase="place", held=_more(state.held, 0, colour or 0, 1)))

    def _placed(self, state: State, move: Place) -> State:
        a, b = (self._flower(state, number) for number in (move.i, move.j))
        pawns = list(state.pawns)
        pawns[state.turn] = (*pawns[state.turn], Line(a.at, b.at).at(move.k))
        after = State(
            tuple(flower for flower in state.flowers or () if flower not in (a, b)),
            "place", 1 - state.turn, (pawns[0], pawns[1]), _more(state.held, state.turn, a.colour, 2), state.beside,
        )  # fmt: skip
        return self._ended(after)

    def _ended(self, state: State) -> State:
        """Phase 1 is over when the pawns are, or when nothing can be placed by anybody (LCN-28)."""
        placed = sum(map(len, state.pawns))
        over = placed == 2 * PAWNS or not any(pair.stretches or pair.flickers for pair in self.pairs(state))
        return replace(state, phase="done") if over else state

    def interruption(self, state: State, by: Seat | None) -> Move | None:
        return None

    def draw(self, state: State, below: Below) -> Move:
        raise AssertionError("Lacuna has no chance moves: the pond is drawn in the setup")

    def chances(self, state: State) -> Iterable[tuple[Move, Fraction]] | None:
        return ()

    def outcome(self, state: State) -> Outcome | None:
        return scoring.outcome(state, self.tol) if state.phase == "done" else None

    def view(self, state: State, seat: Seat | None, peek: bool = False) -> State:
        return replace(state, flowers=None) if self.hides(state) else state

    def guess(self, view: State, below: Below) -> State:
        if view.flowers is not None:
            return view
        flowers = scatter(below(_DRAWN_PONDS), self.sizes)
        if view.beside is not None:
            out = [flower for flower in flowers if flower.colour == view.beside][-1]
            flowers = tuple(flower for flower in flowers if flower != out)
        return replace(view, flowers=flowers)

    def events(self, before: State, move: Move, after: State, seat: Seat | None) -> tuple[Event, ...]:
        return told(self, before, move, after)

    def seals(self, before: State, move: Move) -> bool:
        """The blind pick shows the pond."""
        return self.hides(before)

    def write(self, state: State, move: Move) -> str:
        return notation.write(move)

    def read(self, state: State, text: str) -> Move:
        return notation.read(state, text, self.blind)

    def position(self, state: State) -> str:
        return position.position(state, self.tol)


def _more(held: Counts, seat: int, colour: int, number: int) -> Counts:
    sides = [list(side) for side in held]
    sides[seat][colour] += number
    return tuple(sides[0]), tuple(sides[1])
