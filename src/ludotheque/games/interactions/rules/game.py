"""The rules of Interactions as a Game: exact, plain and complete (IXN-1 to IXN-38)."""

from dataclasses import dataclass, replace
from functools import cached_property
from itertools import combinations

from ludotheque.core.chance import Below, shuffle
from ludotheque.core.errors import HiddenSetup, InvalidRecord
from ludotheque.core.game import GameInfo, Seat
from ludotheque.core.moves import Combined, Listed
from ludotheque.core.options import Options
from ludotheque.core.outcome import Event, Outcome
from ludotheque.core.plain import WithoutChance, WithoutInterruptions
from ludotheque.games.interactions.rules import events, hidden, notation, position, refusals, scoring
from ludotheque.games.interactions.rules.options import InteractionsOptions
from ludotheque.games.interactions.rules.state import TURNS, WILD, Answer, Hand, Move, Place, Select, State
from ludotheque.games.interactions.rules.territory import lay, legal_cells, targets, wild_cell
from ludotheque.games.interactions.rules.tiles import LETTERS, in_order

RULES_VERSION = 1
SELECTIONS = Listed[Move](Select("".join(pair)) for pair in combinations(LETTERS, 2))


@dataclass(frozen=True)
class Interactions(WithoutChance[State, Move], WithoutInterruptions[State, Move]):
    """The game under its options; the wild player's pile is drawn in the setup."""

    options: InteractionsOptions

    @classmethod
    def of(cls, values: Options) -> "Interactions":
        return cls(InteractionsOptions.from_values(values))

    @cached_property
    def info(self) -> GameInfo:
        options = self.options
        return GameInfo(
            "interactions",
            RULES_VERSION,
            options.players,
            options.to_values(),
            hidden=options.secret or options.solo,
            max_plies=(TURNS + 1) * options.players,
            sides=options.sides,
            turn_clause="IXN-7",
        )

    # ---- set-up

    def setup(self, below: Below) -> str:
        if not self.options.solo:
            return ""
        order = list(LETTERS)
        shuffle(order, below)
        return f"wild:{''.join(order)}"

    def initial(self, setup: str) -> State:
        hands = (Hand(),) * self.options.players
        if not self.options.solo:
            if setup.startswith(position.PREFIX):
                return position.set_up(self.options, setup)
            if setup:
                raise InvalidRecord("setup", "not-empty", "IXN-4")
            return State((), hands)
        order = setup.removeprefix("wild:")
        if not setup.startswith("wild:") or not set(order) <= set(f"{LETTERS}?") or len(order) != len(LETTERS):
            raise InvalidRecord("setup", "not-the-seven-tiles", "IXN-31")
        if "?" in order:
            raise HiddenSetup("IXN-37")
        if len(set(order)) != len(LETTERS):
            raise InvalidRecord("setup", "not-the-seven-tiles", "IXN-31")
        return State((), hands, order[0], order[1:])

    def known_setup(self, setup: str, state: State, seat: Seat | None) -> str:
        return hidden.known_setup(self.options, setup, state)

    # ---- who moves, and how

    def turn(self, state: State) -> Seat | None:
        if not state.grid:
            for seat, hand in enumerate(state.hands):
                if not hand.selected:
                    return seat
        if self._over(state):
            return None
        return 0 if self.options.solo else len(state.grid) % self.options.players

    def together(self, state: State) -> tuple[Seat, ...]:
        if not self.options.secret:
            return ()
        return tuple(seat for seat, hand in enumerate(state.hands) if not hand.selected)

    def moves(self, state: State, seat: Seat | None = None) -> Listed[Move] | Combined[Move]:
        turn = self.turn(state)
        if seat is None:
            seat = turn
        if seat is None or (seat != turn and seat not in self.together(state)):
            return Listed(())
        hand = state.hands[seat]
        if not hand.selected:
            return SELECTIONS
        cells = legal_cells(state.laid, self.options.format)
        return Combined(Place, hand.available, cells, hand.reserve or (None,))

    def play(self, state: State, move: Move) -> State:
        seat = self.turn(state)
        refusals.check(self.options, state, seat, move)
        assert seat is not None
        hand = state.hands[seat]
        if isinstance(move, Select):
            reserve = "".join(letter for letter in hand.reserve if letter not in move.tiles)
            return replace(state, hands=_with(state.hands, seat, Hand(move.tiles, reserve)), last=())
        hands = _with(state.hands, seat, _after_turn(hand, move))
        own = Answer(move.tile, move.cell, targets(state.laid, move.tile, move.cell))
        grid = lay(state.laid, seat, move.tile, move.cell)
        if not self.options.solo:
            return State(tuple(sorted(grid.items())), hands, last=(own,))
        # IXN-32: the wild player answers at once
        cell, step = wild_cell(grid, move.cell, self.options.format, self.options.whole_row)
        tile, pile = state.pile[0], state.pile[1:]
        turned = targets(grid, tile, cell) if self.options.wild_effects else ()
        grid = lay(grid, WILD, tile, cell, self.options.wild_effects)
        return State(tuple(sorted(grid.items())), hands, state.aside, pile, (own, Answer(tile, cell, turned, step)))

    # ---- the end, and what is seen

    def outcome(self, state: State) -> Outcome | None:
        return scoring.judge(self.options, state) if self._over(state) else None

    def view(self, state: State, seat: Seat | None, peek: bool = False) -> State:
        return hidden.view(self.options, state, seat)

    def guess(self, view: State, below: Below) -> State:
        return hidden.guess(view, below)

    def events(self, before: State, move: Move, after: State, seat: Seat | None) -> tuple[Event, ...]:
        mover = self.turn(before)
        assert mover is not None
        if isinstance(move, Select):
            return tuple(events.of_selection(self.options, mover, move, after, seat))
        return tuple(events.of_turn(self.options, before, mover, move.raised, after, self._over(after)))

    def seals(self, before: State, move: Move) -> bool:
        """The reveal of the secret selections: everybody has seen them."""
        return isinstance(move, Select) and len(self.together(before)) == 1

    # ---- text

    def write(self, state: State, move: Move) -> str:
        return notation.write_move(move)

    def read(self, state: State, text: str) -> Move:
        """Cells listed after ` x` are compared with what the tile would turn (EFFECT_MISMATCH)."""
        move, claimed = notation.read_move(text)
        if claimed is not None and isinstance(move, Place):
            refusals.check(self.options, state, self.turn(state), move)
            refusals.check_effect(state, move, claimed)
        return move

    def position(self, state: State) -> str:
        return notation.position(self.options, state)

    def _over(self, state: State) -> bool:
        return len(state.grid) == TURNS * self.options.owners


def _with(hands: tuple[Hand, ...], seat: Seat, hand: Hand) -> tuple[Hand, ...]:
    return (*hands[:seat], hand, *hands[seat + 1 :])


def _after_turn(hand: Hand, move: Place) -> Hand:
    """The placed tile leaves, the raised one comes up (IXN-17)."""
    raised = move.raised or ""
    available = hand.available.replace(move.tile, "") + raised
    return Hand(in_order(available), "".join(letter for letter in hand.reserve if letter != raised))
