"""The moves of a position: every one is judged exactly; the fitting ones are listed."""

from collections.abc import Iterator

from ludotheque.core.chance import Below
from ludotheque.core.errors import IllegalMove, InvalidMove
from ludotheque.games.forma.rules.field import FIELDS
from ludotheque.games.forma.rules.fitting import anchors, fits, nth_placement, placements
from ludotheque.games.forma.rules.notation import well_formed
from ludotheque.games.forma.rules.options import FormaOptions
from ludotheque.games.forma.rules.pieces import ORIENTATIONS, in_order
from ludotheque.games.forma.rules.refusals import judge
from ludotheque.games.forma.rules.state import Attempt, Begin, Field, Move, Pass, State, Take


def allowed(state: State, move: object, options: FormaOptions) -> bool:
    """An interruption is playable but no move of the position."""
    if not isinstance(move, Field | Begin | Take | Attempt | Pass):
        return False
    try:
        check(state, move, options)
    except (IllegalMove, InvalidMove):
        return False
    return True


def check(state: State, move: Move, options: FormaOptions) -> None:
    """Raise InvalidMove or IllegalMove unless the move may be played."""
    if isinstance(move, Attempt):
        well_formed(state, move, move.shape)
    if isinstance(move, Begin) and not 0 <= move.seat < state.seats:
        raise InvalidMove(f"begin {move.seat}")
    judge(state, move, options)


class FormaMoves:
    """In strict play misfits can be played as well: iteration gives what fits, and `pass` (§10)."""

    def __init__(self, state: State, options: FormaOptions) -> None:
        self._state, self._options = state, options

    @property
    def exhaustive(self) -> bool:
        state, options = self._state, self._options
        if state.end or state.phase == "begin":
            return True
        taking = options.touch_move and state.hand is None
        return state.phase == "play" and (options.fit_aid or taking)

    def __contains__(self, move: object) -> bool:
        return allowed(self._state, move, self._options)

    def __bool__(self) -> bool:
        return not self._state.end

    def __iter__(self) -> Iterator[Move]:
        for shape in self.attempting():
            yield from (Attempt(shape, cells) for cells in placements(self._state.board, shape))
        yield from self.others()

    def sample(self, below: Below) -> Move:
        """Uniform over what iteration gives, without listing thousands of placements."""
        others = tuple(self.others())
        fitting = [(shape, *found) for shape in self.attempting() for found in anchors(self._state.board, shape)]
        index = below(sum(mask.bit_count() for _, _, mask in fitting) + len(others))
        for shape, cells, mask in fitting:
            if index < mask.bit_count():
                return Attempt(shape, nth_placement(self._state.board, cells, mask, index))
            index -= mask.bit_count()
        return others[index]

    def attempting(self) -> tuple[str, ...]:
        """The shapes that may be put down now; whatever fits of them is a move."""
        state = self._state
        if state.end or state.phase != "play" or (self._options.touch_move and state.hand is None):
            return ()
        return self._held() if state.hand is None else (state.hand,)

    def others(self) -> Iterator[Move]:
        """Everything that is not an attempt, each judged."""
        state = self._state
        if state.end:
            return
        offered: list[Move] = [Pass()]
        if state.phase == "field":
            offered = [Field(cells) for cells in FIELDS.values()]
        elif state.phase == "begin":
            offered = [Begin(seat) for seat in range(state.seats)]
        elif self._options.touch_move and state.hand is None:
            offered = [*(Take(shape) for shape in self._held()), Pass()]
        elif state.hand is not None and not fits(state.board, state.hand):
            offered = [Attempt(state.hand, ORIENTATIONS[state.hand][0])]  # a misfit is all that is left
        yield from (move for move in offered if move in self)

    def _held(self) -> tuple[str, ...]:
        return in_order(set(self._state.reserves[self._state.turn]))
