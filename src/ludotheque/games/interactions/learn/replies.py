"""What a try comes to if all play well, and how that is shown: by the solver for two, else by every line to the end."""

from collections.abc import Iterator

from ludotheque.core.bot import Limit
from ludotheque.core.learning import Tried
from ludotheque.games.interactions.learn import asked, leads
from ludotheque.games.interactions.rules.game import Interactions
from ludotheque.games.interactions.rules.state import Place, State
from ludotheque.games.interactions.solver.solve import Solution, solve
from ludotheque.search.budget import Spent

_TELLING = Limit(nodes=1_000_000, memory_mb=64)
"""What it may take to tell how a try ends: thirty times what the earliest puzzle needs."""
_TO_THE_END = 3
"""So few moves are all played out against a wrong one; of more, those before the solver's next turn."""


def lead(tried: Tried) -> int | None:
    """How far ahead the solver is sure to end, whatever others lay and whatever is hidden; None where it is too far."""
    game, move = _game(tried), tried.game.read(tried.before, tried.move)
    if game.options.players == 2:
        found = _solved(game, tried.after)
        return None if found is None else found.value if tried.seat == 0 else -found.value
    if not isinstance(move, Place):
        return None
    try:
        return asked.wanted(game, tried.before, "most", [move], leads.by_force(game, tried.seat, _TELLING))
    except Spent:
        return None


def line(tried: Tried) -> tuple[Place, ...]:
    """The best answers to a wrong move: to the end where that is near."""
    game, state = _game(tried), tried.after
    if game.options.players == 2:
        found = _solved(game, state)
        best = found.line if found else ()
        return best if len(best) <= _TO_THE_END else best[:1]
    sure = lead(tried)
    try:
        best = tuple(_best(tried, sure)) if sure is not None else ()
    except Spent:
        return ()
    return best if len(best) <= _TO_THE_END else best[: _before_own_turn(tried)]


def _best(tried: Tried, sure: int) -> Iterator[Place]:
    """Moves that keep that lead and no more; none where what is hidden happens to allow more."""
    game, state = _game(tried), tried.after
    at_least = leads.by_force(game, tried.seat, _TELLING)
    if at_least(state, sure + 1):
        return
    while (turn := game.turn(state)) is not None:
        own = turn == tried.seat or any(turn in side and tried.seat in side for side in game.options.sides)
        after = ((move, game.play(state, move)) for move in asked.placements(game, state))
        move, state = next(each for each in after if at_least(each[1], sure if own else sure + 1) == own)
        yield move


def _before_own_turn(tried: Tried) -> int:
    """How many turns of others come first."""
    return (tried.seat - (tried.game.turn(tried.after) or 0)) % tried.game.info.seats


def _game(tried: Tried) -> Interactions:
    assert isinstance(tried.game, Interactions)
    return tried.game


def _solved(game: Interactions, state: State) -> Solution | None:
    """The end with best play of two; None where it is too far."""
    found = solve(game, state, _TELLING)
    return found if found.proven else None
