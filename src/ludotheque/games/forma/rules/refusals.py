"""Why a move is refused: the first reason that applies, in the order of the rule file's table."""

from ludotheque.core.errors import IllegalMove
from ludotheque.games.forma.rules.enclosing import collisions
from ludotheque.games.forma.rules.field import check, spelled
from ludotheque.games.forma.rules.fitting import any_fits, fits
from ludotheque.games.forma.rules.options import FormaOptions
from ludotheque.games.forma.rules.state import Attempt, Begin, Field, Move, Pass, State, Take, Time


def judge(state: State, move: Move, options: FormaOptions) -> None:
    """Raise IllegalMove unless the move may be played."""
    if state.end:
        raise IllegalMove("GAME_OVER", "FRM-30")
    if isinstance(move, Time):
        return
    if isinstance(move, Field):
        _field(state, move, options)
    elif state.phase == "field":
        raise IllegalMove("FIELD_FIRST", "FRM-9")
    elif isinstance(move, Begin):
        if state.phase != "begin":
            raise IllegalMove("BEGIN_NOT_DUE", "FRM-A24")
    elif state.phase == "begin":
        raise IllegalMove("CHOOSE_FIRST", "FRM-A24", seat=state.turn)
    elif isinstance(move, Pass):
        _pass(state, options)
    else:
        _element(state, move, options)


def _field(state: State, move: Field, options: FormaOptions) -> None:
    if state.phase != "field":
        raise IllegalMove("FIELD_DONE", "FRM-12")
    check(move.cells, options.contact)


def _pass(state: State, options: FormaOptions) -> None:
    if state.hand:
        raise IllegalMove("TAKEN_BINDS", "FRM-16", shape=state.hand)
    # After a misfit the second attempt is never a duty (FRM-A5).
    if not options.free_pass and state.attempt == 1 and any_fits(state.board, state.reserves[state.turn]):
        raise IllegalMove("PASS_NOT_ALLOWED", "FRM-A4")


def _element(state: State, move: Attempt | Take, options: FormaOptions) -> None:
    if move.shape not in state.reserves[state.turn]:
        raise IllegalMove("NOT_IN_RESERVE", "FRM-E4", shape=move.shape)
    if isinstance(move, Take):
        _take(state, move, options)
        return
    if options.touch_move and state.hand is None:
        raise IllegalMove("TAKE_FIRST", "FRM-A7", shape=move.shape)
    if state.hand is not None and move.shape != state.hand:
        raise IllegalMove("TAKEN_BINDS", "FRM-16", shape=state.hand)
    if options.fit_aid and (hit := collisions(state.board, move.cells)):
        raise IllegalMove("DOES_NOT_FIT", "FRM-E3", shape=move.shape, hit=tuple(map(spelled, hit)))


def _take(state: State, move: Take, options: FormaOptions) -> None:
    if not options.touch_move:
        raise IllegalMove("TAKE_NOT_OFFERED", "FRM-A7")
    if state.hand is not None:
        raise IllegalMove("TAKEN_BINDS", "FRM-16", shape=state.hand)
    # With the aid an element in hand could be neither placed nor put back.
    if options.fit_aid and not fits(state.board, move.shape):
        raise IllegalMove("DOES_NOT_FIT", "FRM-E3", shape=move.shape, hit=())
