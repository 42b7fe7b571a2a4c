"""The only shift: one pearl elsewhere, and the raft sails straight on, no reef showing and no current against it."""

from ludotheque.core.chance import Below
from ludotheque.core.errors import IllegalMove
from ludotheque.core.learning import Puzzle
from ludotheque.games.laguna.learn.positions import (
    Lagoon,
    Place,
    filled,
    free_of,
    near,
    opened,
    places,
    raft_words,
    record,
)
from ludotheque.games.laguna.rules.game import Laguna
from ludotheque.games.laguna.rules.geometry import REEF, window
from ludotheque.games.laguna.rules.moves import Shift, Step
from ludotheque.games.laguna.rules.state import SAIL, State, directions, docked, shows_reef

WAYS = {"north": "N", "east": "E", "south": "S", "west": "W"}
GOALS = {f"shift-{many}-{name}": (way, many) for name, way in WAYS.items() for many in (1, 2, 3)}
_FAR = 8
"""So far away lies the other raft: it has no part in it."""


def make(below: Below) -> Puzzle | None:
    """A raft under sail that cannot go straight on, and can after one shift alone."""
    name, many = list(WAYS)[below(4)], (1, 2, 2, 3, 3, 3)[below(6)]
    lagoon = Lagoon.drawn(("easy", "hard", "hard")[below(3)], 2, below)
    setup = _drawn(lagoon, below)
    if setup is None:
        return None
    given, goal = record(setup), f"shift-{many}-{name}"
    game, state = opened(given)
    way = WAYS[name]
    if docked(state, state.raft, line=False) or goes(game, state, way, many):
        return None
    shifts = [move for move in game.moves(state) if isinstance(move, Shift)]
    right = [move for move in shifts if goes(game, game.play(state, move), way, many)]
    if len(right) != 1:
        return None
    tempting = sum(goes(game, game.play(state, move), way, 1) for move in shifts) if many > 1 else 0
    answer = game.write(state, right[0])
    themes = ("reef" if way in directions(state) else "current", "shift")
    return Puzzle(
        given, goal, (answer,), _grade(many, tempting), themes, line=(answer, *[game.write(state, Step(way))] * many)
    )


def check(puzzle: Puzzle) -> bool:
    """Every shift that there could be is tried by the rules; the line goes straight on after the one that does it."""
    way, many = GOALS[puzzle.goal]
    game, state = opened(puzzle.record)
    right = list[str]()
    for source in range(6):
        for target in range(6):
            try:
                after = game.play(state, Shift(source, target))
            except IllegalMove:
                continue
            if goes(game, after, way, many):
                right.append(game.write(state, Shift(source, target)))
    straight = tuple([game.write(state, Step(way))] * many)
    alone = len(right) == 1 and tuple(right) == puzzle.answers and puzzle.line == (right[0], *straight)
    return alone and not goes(game, state, way, many)


def goes(game: Laguna, state: State, way: str, many: int) -> bool:
    """So many steps that way, all in this turn, and no reef showing at the end either."""
    turn, seat = state.turns, 0
    for _ in range(many):
        if state.turns != turn or way not in directions(state):
            return False
        state = game.play(state, Step(way))
    return state.turns == turn and not shows_reef(state, state.rafts[seat])


def _drawn(lagoon: Lagoon, below: Below) -> str | None:
    own, pearls, found = lagoon.colours[0], 2 + below(3), places(lagoon.board)
    mine = found[below(len(found))]
    holes = filled(lagoon.board, mine, lagoon.aboard(own, below(2), pearls, below), below)
    others = [one for one in free_of(found, set(window(*mine))) if not near(one, mine, _FAR)]
    theirs: Place = others[below(len(others))]
    there = filled(lagoon.board, theirs, lagoon.aboard(own, 0, 3, below), below)
    if holes is None or there is None or REEF not in _around(lagoon, mine):
        return None
    return lagoon.setup([raft_words(mine, holes), raft_words(theirs, there)], SAIL, (0, 0))


def _around(lagoon: Lagoon, place: Place) -> str:
    """What lies under the raft and just around it."""
    orient, row, col = place
    return "".join(lagoon.board.under(orient, row + down, col + right) for down in (-1, 0, 1) for right in (-1, 0, 1))


def _grade(many: int, tempting: int) -> int:
    """Harder the farther one has to look, and the more shifts there are that go well for a field only."""
    return min(6, many + (tempting > 1) + (tempting > 3))
