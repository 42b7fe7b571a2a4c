"""What a wrong way comes to: so many steps or moves over par, a turn lost, or what stops the raft after a shift."""

from collections.abc import Sequence

from ludotheque.core.bot import Limit
from ludotheque.core.learning import Tried
from ludotheque.core.outcome import Event
from ludotheque.games.laguna.learn import shifts, sprints, voyages
from ludotheque.games.laguna.learn.fewest import Errand, TooHard, beeline
from ludotheque.games.laguna.rules.game import Laguna
from ludotheque.games.laguna.rules.geometry import POINTS, REEF, VOLCANO
from ludotheque.games.laguna.rules.moves import Shift, Step
from ludotheque.games.laguna.rules.state import EMPTY, Raft, State, directions, obstacle
from ludotheque.games.laguna.solver.voyage import best_line

_STOPS = Limit(nodes=6_000)
"""What it may take to tell how far a voyage is from its end."""


def told(tried: Tried) -> Event | None:
    """None where it would take too long to tell."""
    goal = tried.puzzle.goal
    if goal in voyages.GOALS:
        return _over_par(tried)
    return _turn(tried) if goal in sprints.GOALS else _shift(tried)


def straight_on(tried: Tried) -> tuple[str, ...]:
    """The steps that a wrong shift allows, until something stops the raft."""
    if not _is_shift(tried):
        return ()
    way, _ = shifts.GOALS[tried.puzzle.goal]
    return (tried.game.write(tried.after, Step(way)),) * (len(_sailed(tried)) - 1)


def _over_par(tried: Tried) -> Event:
    """How many steps are missing; where that is not proven, that there are none left."""
    game, state, par = _game(tried), tried.after, tried.puzzle.par or 0
    marks = tuple(f"land:{part}" for part in _missing(state))
    found = best_line(game, state, _STOPS)
    if found.moves is None or not found.proven:
        return Event("spent", {"par": par, "marks": marks})
    return Event("over-par", {"left": found.moves, "over": state.spent + found.moves - par, "marks": marks})


def _missing(state: State) -> list[str]:
    """The islands, and the volcano, that do not hold what the target wants."""
    asked = state.target
    assert asked is not None
    volcano = [] if asked.volcano in (None, state.delivered[0]) else [VOLCANO]
    return [island for island, pearls in asked.islands if state.island(island) != pearls] + volcano


def _turn(tried: Tried) -> Event | None:
    """What is to be done in one turn: lost with it, or so many moves short."""
    game, state, most = _game(tried), tried.after, sprints.LONGEST
    if state.turns > tried.before.turns:
        return _reef(state, state.rafts[tried.seat]) or Event("ended")
    pearls = sprints.wanted(sprints.GOALS[tried.puzzle.goal], _first(tried))
    marks = (f"land:{VOLCANO}",)
    try:
        line = Errand(game, pearls, beeline(state, pearls)).fewest(state, most)
    except TooHard:
        return None
    return Event("short", {"over": len(line), "marks": marks}) if line else Event("far", {"most": most, "marks": marks})


def _shift(tried: Tried) -> Event:
    """How far the raft sails after a shift, and what stops it there."""
    if not _is_shift(tried):
        return Event("straight" if tried.before.raft != _first(tried).raft else "shift-first")
    *_, last = course = _sailed(tried)
    way, _ = shifts.GOALS[tried.puzzle.goal]
    squares, raft = len(course) - 1, last.rafts[tried.seat]
    if last.turns > tried.before.turns:
        shown = _reef(last, raft)
        assert shown is not None
        return Event("reef-ahead", {**shown.facts, "sailed": squares}) if squares else shown
    barred = obstacle(last, raft, way, tried.seat)
    marks = () if barred else _marks(last, raft, "".join(POINTS))
    return Event("barred" if barred else "current", {"sailed": squares, "marks": marks})


def _sailed(tried: Tried) -> Sequence[State]:
    """Where the raft is after a shift, and after each step that way as far as it goes."""
    game, (way, many), state = _game(tried), shifts.GOALS[tried.puzzle.goal], tried.after
    course = [state]
    while state.turns == tried.before.turns and len(course) <= many and way in directions(state):
        state = game.play(state, Step(way))
        course.append(state)
    return course


def _is_shift(tried: Tried) -> bool:
    """Whether it is the one that was asked for first."""
    goal, move = tried.puzzle.goal, tried.game.read(tried.before, tried.move)
    return goal in shifts.GOALS and isinstance(move, Shift) and tried.before == _first(tried)


def _reef(state: State, raft: Raft) -> Event | None:
    marks = _marks(state, raft, REEF)
    return Event("reef", {"marks": marks}) if marks else None


def _marks(state: State, raft: Raft, symbols: str) -> tuple[str, ...]:
    """The cells in open holes that hold one of these."""
    under = zip(raft.window, state.under(raft), raft.holes, strict=True)
    return tuple(f"cell:{row} {col}" for (row, col), symbol, hole in under if hole == EMPTY and symbol in symbols)


def _first(tried: Tried) -> State:
    return _game(tried).initial(str(tried.puzzle.record["setup"]))


def _game(tried: Tried) -> Laguna:
    assert isinstance(tried.game, Laguna)
    return tried.game
