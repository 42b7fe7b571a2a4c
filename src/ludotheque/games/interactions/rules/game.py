"""The rules of Interactions as a Game: exact, plain and complete (IXN-1 to IXN-38)."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import combinations

from ludotheque.core.chance import Below, shuffle
from ludotheque.core.errors import HiddenSetup, IllegalMove, InvalidRecord
from ludotheque.core.game import GameInfo, Seat
from ludotheque.core.moves import Listed
from ludotheque.core.options import Options
from ludotheque.core.outcome import Event, Outcome
from ludotheque.games.interactions.rules import events, hidden, notation, scoring
from ludotheque.games.interactions.rules.options import OPTIONS, Rules
from ludotheque.games.interactions.rules.state import FIRST_CELL, WILD, Answer, Cell, Hand, Move, Place, Select, State
from ludotheque.games.interactions.rules.territory import fits, lay, legal_cells, targets, touches, wild_cell
from ludotheque.games.interactions.rules.tiles import LETTERS, in_order

TURNS = 6
"""Every player places six of the seven tiles (IXN-20)."""


@dataclass(frozen=True)
class Interactions:
    """The game under its options."""

    rules: Rules

    @classmethod
    def of(cls, options: Options) -> "Interactions":
        return cls(Rules.of(options))

    @property
    def info(self) -> GameInfo:
        rules = self.rules
        options = {
            "players": rules.players, "teams": rules.teams, "bonus": rules.bonus, "territory": rules.territory,
            "select": "ordered" if rules.ordered else "simultaneous",
            "wildEffects": rules.wild_effects, "peek": "top" if rules.peek_top else "none",
        }  # fmt: skip
        here = {o.key: options[o.key] for o in OPTIONS if all(options[key] in only for key, only in o.only.items())}
        secret = rules.secret or rules.players == 1
        return GameInfo(
            "interactions", 1, rules.players, here, secret, False, 7 * rules.players, rules.sides, turn_clause="IXN-7"
        )

    # ---- set-up

    def setup(self, below: Below) -> str:
        if self.rules.players > 1:
            return ""
        order = list(LETTERS)
        shuffle(order, below)
        return f"wild:{''.join(order)}"

    def initial(self, setup: str) -> State:
        hands = (Hand(),) * self.rules.players
        if self.rules.players > 1:
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
        return hidden.known_setup(self.rules, setup, state)

    # ---- who moves, and how

    def turn(self, state: State) -> Seat | None:
        for seat, hand in enumerate(state.hands):
            if not hand.selected:
                return seat
        if self._over(state):
            return None
        return 0 if self.rules.players == 1 else len(state.grid) % self.rules.players

    def together(self, state: State) -> tuple[Seat, ...]:
        if not self.rules.secret:
            return ()
        return tuple(seat for seat, hand in enumerate(state.hands) if not hand.selected)

    def moves(self, state: State, seat: Seat | None = None) -> Listed[Move]:
        if seat is None:
            seat = self.turn(state)
        if seat is None or (seat != self.turn(state) and seat not in self.together(state)):
            return Listed(())
        hand = state.hands[seat]
        if not hand.selected:
            return Listed(Select("".join(pair)) for pair in combinations(LETTERS, 2))
        cells = legal_cells(state.territory, self.rules.format)
        raises: tuple[str | None, ...] = tuple(hand.reserve) or (None,)
        return Listed(Place(tile, cell, up) for tile in hand.available for cell in cells for up in raises)

    def play(self, state: State, move: Move) -> State:
        self._check(state, move)
        seat = self.turn(state)
        assert seat is not None
        hand = state.hands[seat]
        if isinstance(move, Select):
            reserve = "".join(letter for letter in hand.reserve if letter not in move.tiles)
            return replace(state, hands=_with(state.hands, seat, Hand(move.tiles, reserve)), last=())
        hands = _with(state.hands, seat, _after_turn(hand, move))
        own = Answer(move.tile, move.cell, targets(state.territory, move.tile, move.cell))
        grid = lay(state.territory, seat, move.tile, move.cell)
        if self.rules.players > 1:
            return State(tuple(sorted(grid.items())), hands, last=(own,))
        # IXN-32: the wild player answers at once
        cell, step = wild_cell(grid, move.cell, self.rules.format)
        tile, pile = state.pile[0], state.pile[1:]
        turned = targets(grid, tile, cell) if self.rules.wild_effects else ()
        grid = lay(grid, WILD, tile, cell, self.rules.wild_effects)
        return State(tuple(sorted(grid.items())), hands, state.aside, pile, (own, Answer(tile, cell, turned, step)))

    def interruption(self, state: State, by: Seat | None) -> Move | None:
        return None

    def draw(self, state: State, below: Below) -> Move:
        raise AssertionError("Interactions has no chance moves: the pile is drawn in the setup")

    def chances(self, state: State) -> Iterable[tuple[Move, Fraction]] | None:
        return ()

    # ---- the end, and what is seen

    def outcome(self, state: State) -> Outcome | None:
        return scoring.judge(self.rules, state) if self._over(state) else None

    def view(self, state: State, seat: Seat | None, peek: bool = False) -> State:
        return hidden.view(self.rules, state, seat)

    def guess(self, view: State, below: Below) -> State:
        return hidden.guess(view, below)

    def events(self, before: State, move: Move, after: State, seat: Seat | None) -> tuple[Event, ...]:
        mover = self.turn(before)
        assert mover is not None
        return events.tell(self.rules, before, mover, move, after, seat, self._over(after))

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
            self._check(state, move)
            turned = targets(state.territory, move.tile, move.cell)
            if claimed != frozenset(turned):
                raise IllegalMove("EFFECT_MISMATCH", "IXN-14", turned=tuple(map(notation.cell_name, turned)))
        return move

    def position(self, state: State) -> str:
        return notation.position(self.rules, state)

    # ---- refusals, in the order of the rule file

    def _over(self, state: State) -> bool:
        return len(state.grid) == TURNS * self.rules.colours

    def _check(self, state: State, move: Move) -> None:
        if self._over(state):
            raise IllegalMove("GAME_OVER", "IXN-20")
        selecting = not all(hand.selected for hand in state.hands)
        if isinstance(move, Select):
            if not selecting:
                raise IllegalMove("ALREADY_SELECTED", "IXN-5")
            if len(move.tiles) != 2 or len(set(move.tiles)) != 2:
                raise IllegalMove("SELECT_TWO", "IXN-5")
            return
        if selecting:
            raise IllegalMove("SELECT_FIRST", "IXN-5")
        seat = self.turn(state)
        assert seat is not None
        self._check_place(state.hands[seat], dict(state.grid).keys(), move)

    def _check_place(self, hand: Hand, taken: Iterable[Cell], move: Place) -> None:
        cells, cell = frozenset(taken), notation.cell_name(move.cell)
        if move.tile not in hand.available:
            raise IllegalMove("NOT_AVAILABLE", "IXN-8", tile=move.tile)
        if not cells and move.cell != FIRST_CELL:
            raise IllegalMove("FIRST_CELL", "IXN-9", cell=cell)
        if move.cell in cells:
            raise IllegalMove("OCCUPIED", "IXN-10", cell=cell)
        if cells and not touches(cells, move.cell):
            raise IllegalMove("NOT_ADJACENT", "IXN-10", cell=cell)
        if not fits(cells, move.cell, self.rules.format):
            short, long = self.rules.format
            raise IllegalMove("FORMAT", "IXN-13", cell=cell, rows=short, columns=long)
        if hand.reserve and move.raised is None:
            raise IllegalMove("RAISE_REQUIRED", "IXN-17")
        if move.raised is not None and move.raised not in hand.reserve:
            raise IllegalMove("RAISE_NOT_IN_RESERVE", "IXN-17", tile=move.raised)


def _with(hands: tuple[Hand, ...], seat: Seat, hand: Hand) -> tuple[Hand, ...]:
    return (*hands[:seat], hand, *hands[seat + 1 :])


def _after_turn(hand: Hand, move: Place) -> Hand:
    """The placed tile leaves, the raised one comes up (IXN-17)."""
    raised = move.raised or ""
    available = hand.available.replace(move.tile, "") + raised
    return Hand(in_order(available), "".join(letter for letter in hand.reserve if letter != raised))
