"""In one turn: pearls into the volcano in the fewest moves, steps and shifts and exchanges counted alike."""

from collections.abc import Sequence
from dataclasses import dataclass

from ludotheque.core.chance import Below
from ludotheque.core.learning import Puzzle
from ludotheque.core.outcome import Json
from ludotheque.games.laguna.kernel.arrays import sea_map
from ludotheque.games.laguna.learn.fewest import NODES, Errand, TooHard, beeline, sailed
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
    written,
)
from ludotheque.games.laguna.learn.themes import calmed
from ludotheque.games.laguna.rules.game import Laguna
from ludotheque.games.laguna.rules.geometry import ORIENTS, VOLCANO, window
from ludotheque.games.laguna.rules.moves import Move
from ludotheque.games.laguna.rules.options import NEEDED
from ludotheque.games.laguna.rules.state import PREMOVE, State

SHORTEST, LONGEST = 3, 8
_BESIDE = 4
"""How far a raft to be robbed may lie."""


@dataclass(frozen=True)
class Kind:
    """What is asked for: own pearls to deliver, how many are aboard, and whether the last of them wins."""

    goal: str
    deliver: int = 1
    aboard: int = 1
    wins: bool = False


KINDS = (
    Kind("deliver"),
    Kind("deliver-two", deliver=2, aboard=2),
    Kind("win", wins=True),
    Kind("rob", aboard=0),
    Kind("rob-and-win", aboard=0, wins=True),
)
GOALS = {kind.goal: kind for kind in KINDS}


def make(below: Below, nodes: int = NODES) -> Puzzle | None:
    """A position in play whose shortest way is no matter of course, with every first move that keeps its par."""
    kind, players = KINDS[below(len(KINDS))], 2 + below(3)
    options: dict[str, Json] = {"players": players} if players > 2 else {}
    if kind.aboard and below(4) == 0:
        options["glass"] = "none"
    setup = _drawn(kind, players, below)
    if setup is None:
        return None
    given = record(setup, **options)
    game, state = opened(given)
    bare = beeline(state, wanted(kind, state))(state)
    try:
        line = _shortest(game, state, kind, nodes)
        if line is None or len(line) < max(SHORTEST, bare + 1):
            return None
        answers = _errand(game, state, kind).keeping(state, len(line), nodes)
        themes = (*_themes(game, state, kind, len(line), nodes), *(["fixed"] if "glass" in options else []))
    except TooHard:
        return None
    first = game.write(state, line[0])
    others = [text for move in answers if (text := game.write(state, move)) != first]
    return Puzzle(
        given, kind.goal, (first, *others), themes=themes,
        line=written(game, state, line), par=len(line),
    )  # fmt: skip


def check(puzzle: Puzzle, nodes: int = NODES) -> bool:
    """Anew, with no more than the fields in between as a bound: no shorter way, this line, and these first moves."""
    kind, (game, state) = GOALS[puzzle.goal], opened(puzzle.record)
    errand = Errand(game, wanted(kind, state), beeline(state, wanted(kind, state)))
    par, after = puzzle.par or 0, state
    try:
        found = errand.fewest(state, par, nodes * 20)
        answers = {game.write(state, move) for move in errand.keeping(state, par, nodes * 20)}
    except TooHard:
        return False
    for text in puzzle.line:
        after = game.play(after, game.read(after, text))
    won = errand.done(after, state.turn) and len(puzzle.line) == par
    return won and found is not None and len(found) == par and answers == set(puzzle.answers)


def wanted(kind: Kind, state: State) -> int:
    return state.delivered[state.turn] + kind.deliver


def succeeded(puzzle: Puzzle, game: Laguna, state: State, seat: int, moves: int) -> bool | None:
    """In the volcano in time; the turn is lost with a reef, and the par with a move too many."""
    first = game.initial(str(puzzle.record["setup"]))
    if state.delivered[seat] >= wanted(GOALS[puzzle.goal], first):
        return moves <= (puzzle.par or 0)
    return False if state.turns > first.turns or moves >= (puzzle.par or 0) else None


def _drawn(kind: Kind, players: int, below: Below) -> str | None:
    """A raft some fields away from the volcano; who is to be robbed lies near it."""
    lagoon = Lagoon.drawn(("easy", "hard", "hard")[below(3)], players, below)
    board, own, pearls = lagoon.board, lagoon.colours[0], 3 + below(2)
    if kind.deliver == 2:
        pearls = 4
    delivered = [below(NEEDED[players] - kind.deliver), *(below(3 if players == 2 else 2) for _ in range(1, players))]
    if kind.wins:
        delivered[0] = NEEDED[players] - kind.deliver
    for colour, many in zip(lagoon.colours, delivered, strict=True):
        for _ in range(many):
            lagoon.take(colour, below)
    mine = _one(_around(places(board), lagoon, pearls), below)
    if mine is None:
        return None
    more = below(2) if kind.aboard and pearls > 3 else 0
    holes = filled(board, mine, lagoon.aboard(own, min(kind.aboard + more, 6 - delivered[0]), pearls, below), below)
    if holes is None:
        return None
    rafts = _rivals(kind, lagoon, mine, below)
    return lagoon.setup([raft_words(mine, holes), *rafts], PREMOVE, delivered) if rafts else None


def _rivals(kind: Kind, lagoon: Lagoon, mine: Place, below: Below) -> list[str]:
    """The other rafts; the first of them has the pearl that is to be taken from it."""
    taken, words = set(window(*mine)), list[str]()
    for seat in range(1, len(lagoon.colours)):
        robbed = seat == 1 and not kind.aboard
        found = free_of(places(lagoon.board), taken)
        place = _one([one for one in found if not robbed or near(one, mine, _BESIDE)], below)
        if place is None:
            return []
        load = lagoon.aboard(lagoon.colours[0], int(robbed), 2 + below(2), below)
        holes = filled(lagoon.board, place, load, below)
        if holes is None:
            return []
        taken |= set(window(*place))
        words.append(raft_words(place, holes))
    return words


def _around(found: Sequence[Place], lagoon: Lagoon, pearls: int) -> list[Place]:
    """Places from which a volcano's berth is a few steps away."""
    known = {orient: sea_map(lagoon.board, orient) for orient in ORIENTS}
    far = {orient: sea.distances_to(list(sea.docks[VOLCANO]), pearls) for orient, sea in known.items()}
    most = LONGEST - SHORTEST
    return [place for place in found if 1 <= far[place[0]][known[place[0]].window(*place[1:])] <= most]


def _one(found: Sequence[Place], below: Below) -> Place | None:
    return found[below(len(found))] if found else None


def _errand(game: Laguna, state: State, kind: Kind) -> Errand:
    pearls = wanted(kind, state)
    return Errand(game, pearls, sailed(state, pearls, max(game.options.max_pearls)))


def _shortest(game: Laguna, state: State, kind: Kind, nodes: int) -> tuple[Move, ...] | None:
    return _errand(game, state, kind).fewest(state, LONGEST, nodes)


def _themes(game: Laguna, state: State, kind: Kind, par: int, nodes: int) -> tuple[str, ...]:
    """What makes it as long as it is: without reefs, or without currents, there would be a shorter way."""
    found = ["trading"] if not kind.aboard else []
    for theme, sea in calmed(state):
        line = _shortest(game, sea, kind, nodes)
        if line is not None and len(line) < par:
            found.append(theme)
    return (*found, "delivery")
