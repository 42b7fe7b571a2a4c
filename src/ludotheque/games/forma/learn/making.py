"""A puzzle drawn: a game is played until a position of its theme turns up in which one answer is right."""

from collections.abc import Callable
from dataclasses import replace

import numpy as np

from ludotheque.core.chance import Below
from ludotheque.core.learning import Puzzle
from ludotheque.games.forma.kernel.arrays import Ints, Position
from ludotheque.games.forma.kernel.evaluation import FINE, hopes
from ludotheque.games.forma.kernel.paths import bridge_hopes
from ludotheque.games.forma.kernel.play import copied, fitting, put
from ludotheque.games.forma.kernel.shapes import attempt_of
from ludotheque.games.forma.kernel.trying import MOST_PLACEMENTS, bridged, bridging_pairs, won_by_each
from ludotheque.games.forma.learn.grading import grade
from ludotheque.games.forma.learn.judging import NUMBERS
from ludotheque.games.forma.learn.middlegames import Options, Plan, Scene, drawn, some
from ludotheque.games.forma.rules.pieces import in_order

AIDED: Options = {"fit_aid": True, "live_bridges": True}
"""Where the eye is not what is asked for, the friendly table keeps slips of the finger out."""
_HOPES = hopes()
_PLACEMENTS = 12
"""Where fewer fit, there is nothing to find."""
_PAIRS = 24
"""More ways to a bridge are no puzzle."""
Maker = Callable[[Below], Puzzle | None]
Found = Callable[[Scene], tuple[str, str, int] | None]
"""Goal, theme and the one placement that is right."""


def most(below: Below) -> Puzzle | None:
    """One placement encloses more than every other one, and none takes the tower."""
    size = (7, 8, 9, 10, 12, 14, 20)[below(7)]
    plan = _many(size, below, obstacles=below(1 + size // 2), tower=below(3) == 0)
    at_least = 2 if size < 9 else 3 if size < 20 else 4
    return _first_of(plan, below, lambda scene: _most_in(scene, at_least), after=size // 2)


def _most_in(scene: Scene, at_least: int) -> tuple[str, str, int] | None:
    listed, won, tower = _tried(scene)
    if len(won) < _PLACEMENTS or tower.any():
        return None
    best = int(won.max())
    if best // 10 < at_least or best // 10 not in NUMBERS or (won == best).sum() != 1:
        return None
    return NUMBERS[best // 10], "most", int(listed[won.argmax()])


def tower(below: Below) -> Puzzle | None:
    """One placement takes the tower."""
    plan = _many((7, 8, 9, 10, 12)[below(5)], below, obstacles=below(6), tower=True)
    any_piece = below(15) == 0
    return _first_of(plan, below, lambda scene: _tower_in(scene, any_piece), after=3)


def _tower_in(scene: Scene, any_piece: bool) -> tuple[str, str, int] | None:
    """Nearly every tower could be taken by the U that embraces it: the others are rarer and harder to see."""
    listed, _, tower = _tried(scene)
    if len(listed) < _PLACEMENTS or tower.sum() != 1:
        return None
    at = int(listed[tower.argmax()])
    return None if attempt_of(at).shape == "U" and not any_piece else ("tower", "tower", at)


def fits(below: Below) -> Puzzle | None:
    """Of all that is held one piece fits, in one place: by eye alone, for the aid would tell."""
    plan = _many((6, 7, 8, 9, 10)[below(5)], below, obstacles=below(6), tower=below(2) == 0)
    plan = replace(plan, options={key: value for key, value in plan.options.items() if key not in AIDED})
    return _first_of(plan, below, _fits_in, after=5)


def _fits_in(scene: Scene) -> tuple[str, str, int] | None:
    listed, _, _ = _tried(scene)
    return ("fits", "fits", int(listed[0])) if len(listed) == 1 else None


def bridge(below: Below) -> Puzzle | None:
    """Two placements in a row make a bridge, in hardly more than one way; the other player has nothing left."""
    size = (7, 8, 9, 10, 11)[below(5)]
    plan = Plan(size, AIDED, below(5), below(2) == 0, notices=4)
    for scene in drawn(plan, below, (_towards_a_bridge, _against_a_bridge)):
        if scene.state.turn == 0 and len(scene.moves) >= size // 2 and not scene.state.end:
            held = some(scene.state.reserves[0], 3 + below(4), below)
            if len(held) > 2 and (puzzle := _bridge_in(scene.holding(in_order(held), ()))):
                return puzzle
    return None


def _bridge_in(scene: Scene) -> Puzzle | None:
    first, second = np.empty(_PAIRS, np.int64), np.empty(_PAIRS, np.int64)
    position = scene.position()
    found = 0 if bridged(position, 0) else bridging_pairs(position, 0, first, second)
    if not 0 < found <= _PAIRS:
        return None
    pairs = [(attempt_of(int(first[i])), attempt_of(int(second[i]))) for i in range(found)]
    if len({frozenset(one.cells + other.cells) for one, other in pairs}) > 2:
        return None
    line = tuple(scene.game.write(scene.state, each) for each in pairs[0])
    answers = tuple(dict.fromkeys(scene.game.write(scene.state, one) for one, _ in pairs))
    return Puzzle(scene.record(), "bridge", answers, grade("bridge", scene.state), themes=("bridge",), line=line, par=2)


def _towards_a_bridge(position: Position, seat: int, placement: int) -> int:
    after = copied(position)
    put(after, seat, placement)
    return -1 if bridged(after, seat) else int(FINE * bridge_hopes(after, seat, _HOPES, 1))


def _against_a_bridge(position: Position, seat: int, placement: int) -> int:
    """The first seat is the one that builds."""
    after = copied(position)
    put(after, seat, placement)
    return -int(FINE * bridge_hopes(after, 0, _HOPES, 1))


def _many(size: int, below: Below, *, obstacles: int, tower: bool) -> Plan:
    """A plan for two or four, by eye or with the aid."""
    options: Options = {}
    if size > 7 and below(4) == 0:
        options["players"] = 4
    if below(2):
        options |= AIDED
    return Plan(size, options, obstacles, tower, notices=(1, 3, 6)[below(3)])


def _first_of(plan: Plan, below: Below, found: Found, after: int) -> Puzzle | None:
    """From the first position of a game, not before so many placements, that is one of the theme."""
    for scene in drawn(plan, below):
        if len(scene.moves) >= after and not scene.state.end and (seen := found(scene)):
            return _asked(scene, *seen, below)
    return None


def _tried(scene: Scene) -> tuple[Ints, Ints, Ints]:
    """Every placement, the marker points that it wins, and whether it takes the tower."""
    position, seat = scene.position(), scene.state.turn
    listed = np.empty(MOST_PLACEMENTS, np.int64)
    count = fitting(position.free, position.reserves[seat], listed)
    won, tower = np.zeros(count, np.int64), np.zeros(count, np.int64)
    won_by_each(position, seat, listed, count, won, tower)
    return listed[:count], won, tower


def _asked(scene: Scene, goal: str, theme: str, placement: int, below: Below) -> Puzzle:
    """The puzzle of one answer; beside its piece a few others are held, so that a tray is soon looked through."""
    answer = attempt_of(placement)
    seat = scene.state.turn
    held = [set(reserve) - {answer.shape} for reserve in scene.state.reserves]
    kept = [in_order(some(in_order(shapes), 3 + below(8), below)) for shapes in held]
    kept[seat] = in_order((*kept[seat], answer.shape))
    scene = scene.holding(*kept)
    events = scene.game.events(scene.state, answer, scene.game.play(scene.state, answer), seat)
    themes = [theme, *(["obstacle"] if any(event.key == "obstacle" for event in events) else [])]
    themes += ["four"] if scene.state.seats == 4 else []
    answers = (scene.game.write(scene.state, answer),)
    return Puzzle(scene.record(), goal, answers, grade(goal, scene.state), themes=tuple(themes))


DRAWN: tuple[Maker, ...] = (*(most,) * 2, *(tower,) * 6, *(fits,) * 4, *(bridge,) * 12)
"""As often as their attempts fail, so that in the end there are about as many of each."""


def made(below: Below) -> Puzzle | None:
    return DRAWN[below(len(DRAWN))](below)
