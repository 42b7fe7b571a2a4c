"""What the moves do: field, attempts and misfits, passes, and who comes next (§4 of the rule file)."""

from ludotheque.core.values import replace
from ludotheque.games.forma.rules.board import FREE, SIZE
from ludotheque.games.forma.rules.enclosing import collisions, place
from ludotheque.games.forma.rules.field import laid
from ludotheque.games.forma.rules.fitting import any_fits
from ludotheque.games.forma.rules.options import FormaOptions
from ludotheque.games.forma.rules.pieces import COPIES, full_set, in_order
from ludotheque.games.forma.rules.state import Attempt, Begin, Element, End, Field, Move, Pass, Phase, State, Take


def apply(state: State, move: Move, options: FormaOptions) -> State:
    """The next state; the move is known to be allowed."""
    if isinstance(move, Field):
        phase: Phase = "begin" if options.laying == "cut_choose" else "play"
        return replace(state, board=laid(move.cells), phase=phase, turn=1 if phase == "begin" else 0)
    if isinstance(move, Begin):
        return replace(state, phase="play", turn=move.seat)
    if isinstance(move, Take):
        return replace(state, hand=move.shape)
    if isinstance(move, Attempt):
        return _attempt(state, move, options)
    if isinstance(move, Pass) or state.phase == "play":
        return _pass(state, options)
    return _timed_out_before_play(state, options)


def _attempt(state: State, move: Attempt, options: FormaOptions) -> State:
    reserve = list(state.reserves[state.turn])
    reserve.remove(move.shape)
    state = replace(state, reserves=_with(state.reserves, state.turn, tuple(reserve)), passes=0, hand=None)
    if collisions(state.board, move.cells):
        return _misfit(state, move, options)
    placed = place(state.board, state.turn, move.cells, options.closing)
    colour = colour_of(move.shape, reserve.count(move.shape), options.colours)
    element = Element(state.turn, move.shape, move.cells, colour)
    return _next_turn(replace(state, board=placed.board, elements=(*state.elements, element)), options)


def colour_of(shape: str, left: int, colours: int) -> int:
    """Which of a seat's colours a copy is shown in: the first copies played are of the first (§10)."""
    gone = full_set(colours).count(shape) - left - 1
    return max(0, min(colours - 1, gone // COPIES[shape]))


def _misfit(state: State, move: Attempt, options: FormaOptions) -> State:
    """FRM-17 and FRM-18: the element is out; the first time another one may be tried."""
    out = _with(state.out, state.turn, in_order((*state.out[state.turn], move.shape)))
    state = replace(state, out=out)
    if state.attempt == 1 and state.turn in _seats_in_play(state, options):
        return ended(replace(state, attempt=2))
    return _next_turn(state, options)


def _pass(state: State, options: FormaOptions) -> State:
    """A pass after a misfit does not count for the end by passes (FRM-E2)."""
    passes = state.passes + 1 if state.attempt == 1 else 0
    state = replace(state, passes=passes, hand=None)
    if passes >= len(_seats_in_play(state, options)):
        return replace(state, end="passes")
    return _next_turn(state, options)


def _timed_out_before_play(state: State, options: FormaOptions) -> State:
    """The clock ran out before play: the tower alone in the middle, or the chooser begins."""
    move = Field(((SIZE // 2, SIZE // 2),)) if state.phase == "field" else Begin(state.turn)
    return apply(state, move, options)


def _next_turn(state: State, options: FormaOptions) -> State:
    """Clockwise to the next seat in play (FRM-A23, FRM-E1)."""
    state = replace(state, attempt=1)
    over = ended(state)
    return over if over.end else replace(state, turn=_next_seat(state, state.turn + 1, options))


def resumed(state: State, options: FormaOptions) -> State:
    """A position as somebody set it up: over already, or at the next seat in play."""
    if (over := ended(state)).end:
        return over
    playing = _seats_in_play(state, options)
    if state.passes >= len(playing):
        return replace(state, end="passes")
    return state if state.turn in playing else replace(state, attempt=1, turn=_next_seat(state, state.turn, options))


def _next_seat(state: State, first: int, options: FormaOptions) -> int:
    playing = _seats_in_play(state, options)
    return next(seat for seat in ((first + i) % state.seats for i in range(state.seats)) if seat in playing)


def _seats_in_play(state: State, options: FormaOptions) -> list[int]:
    """Who is given a turn: seats with elements, with `auto_skip` only if one of them fits (FRM-E1, FRM-A19)."""
    held = [seat for seat in range(state.seats) if state.reserves[seat]]
    if options.auto_skip:
        return [seat for seat in held if any_fits(state.board, state.reserves[seat])]
    return held


def ended(state: State) -> State:
    """The objective end test after every action (FRM-30, FRM-A18)."""
    end: End = ""
    if FREE not in state.board.letters:
        end = "full"
    elif not any_fits(state.board, in_order(shape for reserve in state.reserves for shape in set(reserve))):
        end = "nothing_fits"
    return replace(state, end=end)


def _with(parts: tuple[tuple[str, ...], ...], seat: int, part: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    return (*parts[:seat], part, *parts[seat + 1 :])
