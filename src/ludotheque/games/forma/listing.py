"""The moves of a position: every one is judged exactly; the fitting ones are listed."""

from collections.abc import Iterator

from ludotheque.core.chance import Below
from ludotheque.core.errors import IllegalMove, InvalidMove
from ludotheque.games.forma.choices import Choices
from ludotheque.games.forma.field import PRESETS
from ludotheque.games.forma.fitting import placements
from ludotheque.games.forma.notation import well_formed
from ludotheque.games.forma.pieces import in_order
from ludotheque.games.forma.refusals import judge
from ludotheque.games.forma.state import Attempt, Begin, Field, Move, Pass, State, Take


def allowed(state: State, move: object, choices: Choices) -> bool:
    """An interruption is playable but no move of the position."""
    if not isinstance(move, Field | Begin | Take | Attempt | Pass):
        return False
    try:
        check(state, move, choices)
    except (IllegalMove, InvalidMove):
        return False
    return True


def check(state: State, move: Move, choices: Choices) -> None:
    """Raise InvalidMove or IllegalMove unless the move may be played."""
    if isinstance(move, Attempt):
        well_formed(state, move, move.shape)
    if isinstance(move, Begin) and not 0 <= move.seat < state.seats:
        raise InvalidMove(f"begin {move.seat}")
    judge(state, move, choices)


class FormaMoves:
    """In strict play misfits can be played as well: iteration gives what fits, and `pass` (§10)."""

    def __init__(self, state: State, choices: Choices) -> None:
        self._state, self._choices = state, choices

    @property
    def exhaustive(self) -> bool:
        state, choices = self._state, self._choices
        if state.end or state.phase == "begin":
            return True
        taking = choices.touch_move and state.hand is None
        return state.phase == "play" and (choices.fit_aid or taking)

    def __contains__(self, move: object) -> bool:
        return allowed(self._state, move, self._choices)

    def __bool__(self) -> bool:
        return not self._state.end

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def __iter__(self) -> Iterator[Move]:
        return (move for move in self._candidates() if move in self)

    def sample(self, below: Below) -> Move:
        listed = tuple(self)
        return listed[below(len(listed))]

    def _candidates(self) -> Iterator[Move]:
        state = self._state
        if state.end:
            return
        if state.phase == "field":
            yield from (Field(cells) for cells in PRESETS.values())
        elif state.phase == "begin":
            yield from (Begin(seat) for seat in range(state.seats))
        elif self._choices.touch_move and state.hand is None:
            yield from (Take(shape) for shape in self._held())
            yield Pass()
        else:
            for shape in self._held() if state.hand is None else (state.hand,):
                yield from (Attempt(shape, cells) for cells in placements(state.board, shape))
            yield Pass()

    def _held(self) -> tuple[str, ...]:
        return in_order(set(self._state.reserves[self._state.turn]))
