"""What the moves do: field, attempts and misfits, passes, and who comes next (§4 of the rule file)."""

from dataclasses import replace

from ludotheque.games.forma.rules.board import FREE, SIZE
from ludotheque.games.forma.rules.enclosing import collisions, place
from ludotheque.games.forma.rules.field import laid
from ludotheque.games.forma.rules.fitting import any_fits
from ludotheque.games.forma.rules.options import Choices
from ludotheque.games.forma.rules.pieces import COPIES, full_set, in_order
from ludotheque.games.forma.rules.state import Attempt, Begin, Element, End, Field, Move, Pass, Phase, State, Take


def done(state: State, move: Move, choices: Choices) -> State:
    """The next state; the move has been judged already."""
    if isinstance(move, Field):
        phase: Phase = "begin" if choices.laying == "cut_choose" else "play"
        return replace(state, board=laid(move.cells), phase=phase, turn=1 if phase == "begin" else 0)
    if isinstance(move, Begin):
        return replace(state, phase="play", turn=move.seat)
    if isinstance(move, Take):
        return replace(state, hand=move.shape)
    if isinstance(move, Attempt):
        return _attempted(state, move, choices)
    if isinstance(move, Pass) or state.phase == "play":
        return _passed(state, choices)
    return _hurried(state, choices)


def _attempted(state: State, move: Attempt, choices: Choices) -> State:
    reserve = list(state.reserves[state.turn])
    reserve.remove(move.shape)
    state = replace(state, reserves=_with(state.reserves, state.turn, tuple(reserve)), passes=0, hand=None)
    if collisions(state.board, move.cells):
        return _misfitted(state, move, choices)
    placed = place(state.board, state.turn, move.cells, choices.markers_close_obstacles)
    colour = colour_of(move.shape, reserve.count(move.shape), choices.colours)
    element = Element(state.turn, move.shape, move.cells, colour)
    return _next(replace(state, board=placed.board, elements=(*state.elements, element)), choices)


def colour_of(shape: str, left: int, colours: int) -> int:
    """Which of a seat's colours a copy is shown in: the first copies played are of the first (§10)."""
    gone = full_set(colours).count(shape) - left - 1
    return max(0, min(colours - 1, gone // COPIES[shape]))


def _misfitted(state: State, move: Attempt, choices: Choices) -> State:
    """FRM-17 and FRM-18: the element is out; the first time another one may be tried."""
    out = _with(state.out, state.turn, in_order((*state.out[state.turn], move.shape)))
    state = replace(state, out=out)
    if state.attempt == 1 and state.turn in _asked(state, choices):
        return ended(replace(state, attempt=2))
    return _next(state, choices)


def _passed(state: State, choices: Choices) -> State:
    """A pass after a misfit does not count for the end by passes (FRM-E2)."""
    passes = state.passes + 1 if state.attempt == 1 else 0
    state = replace(state, passes=passes, hand=None)
    if passes >= len(_asked(state, choices)):
        return replace(state, end="passes")
    return _next(state, choices)


def _hurried(state: State, choices: Choices) -> State:
    """The clock ran out before play: the tower alone in the middle, or the chooser begins."""
    move = Field(((SIZE // 2, SIZE // 2),)) if state.phase == "field" else Begin(state.turn)
    return done(state, move, choices)


def _next(state: State, choices: Choices) -> State:
    """Clockwise to the next seat that is asked (FRM-A23, FRM-E1)."""
    state = replace(state, attempt=1)
    over = ended(state)
    return over if over.end else replace(state, turn=_next_asked(state, state.turn + 1, choices))


def resumed(state: State, choices: Choices) -> State:
    """A position as somebody set it up: over already, or at the next seat that is asked."""
    if (over := ended(state)).end:
        return over
    asked = _asked(state, choices)
    if state.passes >= len(asked):
        return replace(state, end="passes")
    return state if state.turn in asked else replace(state, attempt=1, turn=_next_asked(state, state.turn, choices))


def _next_asked(state: State, first: int, choices: Choices) -> int:
    asked = _asked(state, choices)
    return next(seat for seat in ((first + i) % state.seats for i in range(state.seats)) if seat in asked)


def _asked(state: State, choices: Choices) -> list[int]:
    """Who is given a turn: seats with elements, with `auto_skip` only if one of them fits (FRM-E1, FRM-A19)."""
    held = [seat for seat in range(state.seats) if state.reserves[seat]]
    if choices.auto_skip:
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
