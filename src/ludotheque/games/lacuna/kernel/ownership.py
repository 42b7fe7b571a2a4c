"""Phase 2 on arrays: the exact owner of every flower left (F5, F6), and the colours won."""

from ludotheque.games.lacuna.kernel.arrays import COLOUR_COUNT, FARTHEST, Ints, PondArrays, StateArrays
from ludotheque.games.lacuna.kernel.compiled import compiled, seldom
from ludotheque.games.lacuna.kernel.play import lies
from ludotheque.games.lacuna.rules.scoring import MAJORITY

NOBODY = 2


@compiled
def equal(a: int, b: int, tolerance: int) -> bool:
    """F6: equal within the tolerance."""
    low, high = min(a, b), max(a, b)
    margin = high - low - tolerance * tolerance
    return margin <= 0 or margin * margin <= 4 * tolerance * tolerance * low


@compiled
def square_to(state: StateArrays, side: int, pawn: int, x: int, y: int) -> int:
    dx, dy = state.pawns[side, pawn, 0] - x, state.pawns[side, pawn, 1] - y
    return int(dx * dx + dy * dy)


@compiled
def ranked_square(state: StateArrays, side: int, rank: int, x: int, y: int) -> int:
    """The squared distance of the side's pawn that so many others are nearer than."""
    for p in range(state.placed[side]):
        square, nearer = square_to(state, side, p, x, y), 0
        for q in range(state.placed[side]):
            other = square_to(state, side, q, x, y)
            nearer += int(other < square or (other == square and q < p))
        if nearer == rank:
            return square
    return FARTHEST


@seldom
def owner(state: StateArrays, x: int, y: int, tolerance: int) -> int:
    """LCN-31 to LCN-34: 0, 1 or NOBODY."""
    g, s = state.placed[0], state.placed[1]
    for rank in range(min(g, s)):
        gold, silver = ranked_square(state, 0, rank, x, y), ranked_square(state, 1, rank, x, y)
        if not equal(gold, silver, tolerance):
            return 0 if gold < silver else 1
    if g == s:
        return NOBODY
    return 0 if g > s else 1


@compiled
def taker(pond: PondArrays, state: StateArrays, flower: int, gold: int, silver: int) -> int:
    """Whom a flower falls to by the squares of the nearest; all pawns are compared only where these do not tell."""
    if max(gold, silver) == FARTHEST or equal(gold, silver, pond.tolerance):
        return owner(state, pond.x[flower], pond.y[flower], pond.tolerance)
    return 0 if gold < silver else 1


@compiled
def allocate(pond: PondArrays, state: StateArrays) -> None:
    """Add every remaining flower to what its owner holds."""
    for f in range(pond.x.size):
        if lies(state.flowers[0], f):
            side = taker(pond, state, f, state.nearest[0, f], state.nearest[1, f])
            if side != NOBODY:
                state.held[side, pond.colour[f]] += 1


@compiled
def colours_won(held: Ints, side: int) -> int:
    won = 0
    for c in range(COLOUR_COUNT):
        if held[side, c] >= MAJORITY:
            won += 1
    return won


@compiled
def result(own: int, other: int) -> float:
    """By the colours that both sides won: 1 for a win, 0 for a loss, a half where nobody has four."""
    if own >= MAJORITY:
        return 1.0
    return 0.0 if other >= MAJORITY else 0.5
