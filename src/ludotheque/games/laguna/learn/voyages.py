"""Solitaire (LAG-65): wander through legal trades, take what came of it as the target, and prove its par in steps."""

from ludotheque.core.bot import Limit
from ludotheque.core.chance import Below
from ludotheque.core.learning import Puzzle
from ludotheque.core.outcome import Json
from ludotheque.games.laguna.learn.positions import game_of, opened, record, written
from ludotheque.games.laguna.learn.themes import calmed
from ludotheque.games.laguna.rules import distribution
from ludotheque.games.laguna.rules.effects import solved
from ludotheque.games.laguna.rules.game import Laguna
from ludotheque.games.laguna.rules.geometry import ISLANDS
from ludotheque.games.laguna.rules.moves import Place
from ludotheque.games.laguna.rules.state import State, Target, in_order
from ludotheque.games.laguna.solver.solve import Voyage, solve
from ludotheque.games.laguna.solver.voyage import Stuck, best_line, sail_all

NODES = 100_000
SHORTEST, LONGEST = 6, 30
GOALS = ("voyage-deliver", "voyage-arrange", "voyage-both")
_GRADES = (12, 40, 160, 640, 4000)
"""How many stops the solver looked at, at most, by grade: about as many as there are plans to compare."""


class Unproven(Exception):
    """A line is as short as the bound for another, but longer than its own."""


def make(below: Below, nodes: int = NODES) -> Puzzle | None:
    """None if the one drawn was too hard to prove, too long to sail or asks for nothing."""
    side, most = ("easy", "hard")[below(2)], 5 if below(8) == 0 else 4
    options: dict[str, Json] = {"players": 1} if most == 4 else {"players": 1, "max_pearls": most}
    setup = _drawn(side, below)
    if setup is None:
        return None
    given = record(setup, **options)
    game, state = opened(given)
    found = best_line(game, state, Limit(nodes=nodes))
    if found.moves is None or not found.proven or not SHORTEST <= found.moves <= LONGEST:
        return None
    try:
        answers = keeping(game, state, found.moves, nodes)
    except Unproven:
        return None
    line = written(game, state, found.line)
    assert state.target is not None and line[0] in answers
    return Puzzle(
        given, goal_of(state.target), (line[0], *(move for move in answers if move != line[0])), _grade(found.nodes),
        _themes(game, state, found.moves, most, nodes), line, found.moves,
    )  # fmt: skip


def check(puzzle: Puzzle, nodes: int = NODES) -> bool:
    """The rules sail the line for the par, the solver knows nothing shorter, and these first moves keep it."""
    game, state = opened(puzzle.record)
    par, last = puzzle.par, state
    for text in puzzle.line:
        last = game.play(last, game.read(last, text))
    if not solved(last) or last.spent != par or state.target is None or puzzle.goal != goal_of(state.target):
        return False
    bound = _voyage(game, state, nodes).cost
    try:
        return bound == par and set(keeping(game, state, par, nodes)) == set(puzzle.answers)
    except Unproven:
        return False


def succeeded(puzzle: Puzzle, game: Laguna, state: State) -> bool | None:
    """Steps are counted, as solitaire counts them, and what reefs cost; shifts and trades are free."""
    par = puzzle.par or 0
    if solved(state):
        return state.spent <= par
    return False if state.spent > par or game.outcome(state) is not None else None


def keeping(game: Laguna, state: State, par: int, nodes: int) -> list[str]:
    """Every first move after which the par can still be kept; raises Unproven."""
    found, bounds = list[str](), dict[object, Voyage]()
    for move in game.moves(state):
        after = game.play(state, move)
        load = after.islands, "".join(sorted(after.raft.holes))  # a bound does not ask which hole a pearl is in
        if load not in bounds:
            bounds[load] = _voyage(game, after, nodes)
        if _keeps(game, after, bounds[load], par):
            found.append(game.write(state, move))
    return found


def _keeps(game: Laguna, state: State, voyage: Voyage, par: int) -> bool:
    if voyage.cost is None or voyage.cost > par - state.spent:
        if not voyage.complete:
            raise Unproven
        return False
    try:
        _, last = sail_all(game, state, voyage)
    except Stuck as stuck:
        raise Unproven from stuck
    if last.spent > par:
        raise Unproven
    return True


def _voyage(game: Laguna, state: State, nodes: int) -> Voyage:
    return solve(state, game.options.max_pearls[0], game.options.solo_reef, Limit(nodes=nodes))


def goal_of(target: Target) -> str:
    if not target.islands:
        return "voyage-deliver"
    return "voyage-arrange" if target.volcano is None else "voyage-both"


def _grade(nodes: int) -> int:
    return 1 + sum(nodes > most for most in _GRADES)


def _themes(game: Laguna, state: State, par: int, most: int, nodes: int) -> tuple[str, ...]:
    """What is done; and what makes it as long as it is, where the sea without it would have a shorter way."""
    target = state.target
    assert target is not None
    themes = ["solitaire", *(["delivery"] if target.volcano else []), *(["arranging"] if target.islands else [])]
    for theme, sea in calmed(state):
        found = best_line(game, sea, Limit(nodes=nodes))
        if found.proven and found.moves is not None and found.moves < par:
            themes.append(theme)
    return (*themes, *(["five"] if most > 4 else []))


def _drawn(side: str, below: Below) -> str | None:
    islands, game = distribution.draw(below), game_of({"players": 1})
    laid = " ".join(f"{letter}={pearls}" for letter, pearls in zip(ISLANDS, islands, strict=True))
    places = [move for move in game.moves(game.initial(f"{side} {laid}")) if isinstance(move, Place)]
    place = places[below(len(places))]
    target = _target(islands, ISLANDS.index(place.island), below)
    start = f"{place.orient},{place.row},{place.col},{place.island}"
    return f"{side} {laid} start={start} target {target}" if target else None


def _target(islands: tuple[str, ...], home: int, below: Below) -> str:
    """What a few random trades leave behind, named for the islands they changed; sometimes the volcano too."""
    there = list(islands)
    aboard = there[home]
    there[home] = ""
    visited = []
    for _ in range(1 + below(3)):
        island = below(len(ISLANDS))
        both = list(aboard + there[island])
        keep = min(4, max(len(aboard), len(both) - 3))
        taken = ""
        for _ in range(keep):
            taken += both.pop(below(len(both)))
        aboard, there[island] = taken, "".join(both)
        visited.append(island)
    named = sorted({island for island in visited if in_order(there[island]) != islands[island]})
    words = [f"{ISLANDS[island]}={in_order(there[island]) or '-'}" for island in named]
    if below(3) == 0 or not words:
        words = [*words[:1], f"volcano={1 + below(2)}"]
    return " ".join(words)
