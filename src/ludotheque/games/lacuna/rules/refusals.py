"""Which moves are refused and by which clause: the codes of §13, the first that applies."""

from ludotheque.core.errors import IllegalMove, InvalidMove
from ludotheque.games.lacuna.rules import notation
from ludotheque.games.lacuna.rules.geometry import Line
from ludotheque.games.lacuna.rules.lines import first_obstacle, first_overlap, obstacles
from ludotheque.games.lacuna.rules.options import LacunaOptions
from ludotheque.games.lacuna.rules.pond import LETTERS, Flower
from ludotheque.games.lacuna.rules.state import Move, Pick, Place, State


def judge(options: LacunaOptions, state: State, move: Move) -> None:
    """Raise the refusal of a move that is not legal."""
    if state.phase == "done":
        raise IllegalMove("GAME_OVER", "LCN-29")
    if isinstance(move, Pick):
        return _judge_pick(options, state, move)
    if state.phase == "pick":
        raise IllegalMove("PICK_FIRST", "LCN-12")
    if not isinstance(move, Place):
        # Whatever one player may place the other may too, so phase 1 ends before a pass is due (LCN-28).
        raise IllegalMove("MUST_PLACE", "LCN-16")
    if notation.misspelt(state, move):
        raise InvalidMove(notation.write(move))
    return _judge_placement(options, state, move)


def _judge_pick(options: LacunaOptions, state: State, move: Pick) -> None:
    if state.phase != "pick":
        raise IllegalMove("ALREADY_PICKED", "LCN-12")
    if (move.colour is None) == options.blind_pick:
        raise InvalidMove(notation.write(move))
    if state.set_aside not in (None, move.colour):
        raise IllegalMove("WRONG_PICK", "LCN-12", colour=LETTERS[state.set_aside or 0])
    if not options.blind_pick and (move.flower is None or state.flower(move.flower) is None):
        raise IllegalMove("NO_SUCH_FLOWER", "LCN-12", id=move.flower)


def _judge_placement(options: LacunaOptions, state: State, move: Place) -> None:
    a, b = _flower(state, move.i), _flower(state, move.j)
    if a == b:
        raise IllegalMove("SAME_FLOWER", "LCN-17", id=a.id, colour=a.letter)
    if a.colour != b.colour:
        raise IllegalMove("COLOUR_MISMATCH", "LCN-17", i=a.id, j=b.id, first=a.letter, second=b.letter)
    thing = first_obstacle(options.sizes, obstacles(state), a, b)
    if thing:
        raise IllegalMove("OBSTRUCTED", "LCN-18", **thing.facts)
    line = Line(a.at, b.at)
    if not 0 <= move.k <= line.steps:
        raise IllegalMove("OFF_LINE", "LCN-21", k=move.k, last=line.steps)
    thing = first_overlap(options, obstacles(state), a, b, line.at(move.k))
    if thing:
        raise IllegalMove("OVERLAP", "LCN-23" if thing.is_end(a, b) else "LCN-22", **thing.facts)


def _flower(state: State, number: int) -> Flower:
    flower = state.flower(number)
    if flower is None:
        raise IllegalMove("NO_SUCH_FLOWER", "LCN-17", id=number)
    return flower
