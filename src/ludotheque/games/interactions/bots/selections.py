"""The first two tiles with two players: by the book where the game is solved, by search elsewhere."""

from dataclasses import replace

from ludotheque.core.bot import Choice, Limit, Reason
from ludotheque.core.chance import Below
from ludotheque.games.interactions.rules.game import Interactions
from ludotheque.games.interactions.rules.state import Hand, Select, State
from ludotheque.games.interactions.rules.tiles import LETTERS
from ludotheque.games.interactions.solver.solve import solve
from ludotheque.games.interactions.solver.starts import PAIRS, Selection, saddle, selections, starts

_LOOK_AHEAD = 6
_TABLE_MB = 16


def any_two(below: Below) -> Choice:
    """A selection at random."""
    tiles = PAIRS[below(len(PAIRS))]
    return Choice(Select(tiles), line=(f"sel {tiles}",), reason=Reason("selection", {"tiles": tiles}))


def choose(game: Interactions, view: State, seat: int, limit: Limit, below: Below) -> Choice:
    """The safest selection; against a selection that is seen, the best answer to it."""
    seen = seen_of_other(view, seat)
    if best := _proved(game, seat, seen):
        margin = best.value if seat == 0 else -best.value
        return Choice(Select(best.tiles), float(margin), (f"sel {best.tiles}",), True, by_the_book(best.tiles, margin))
    return _searched(game, seat, (seen,) if seen else PAIRS, limit, below)


def seen_of_other(view: State, seat: int) -> str | None:
    """The other's first two tiles, where they are chosen and lie open."""
    other = view.hands[1 - seat]
    return other.available if other.selected and "?" not in other.available else None


def by_the_book(tiles: str, margin: int) -> Reason:
    """What is proved of a selection, for whoever makes it."""
    return Reason("book", {"tiles": tiles, "margin": margin, "points": abs(margin)})


def _proved(game: Interactions, seat: int, seen: str | None) -> Selection | None:
    """By the starts that are solved; in secret only where neither gains by leaving it."""
    known = starts(game.options)
    if seen:
        return next(iter(selections(known, seat, seen)), None)
    both = saddle(known)
    return both[seat] if both else None


def _searched(game: Interactions, seat: int, theirs: tuple[str, ...], limit: Limit, below: Below) -> Choice:
    """Maximin over the pairs, each looked at with an equal share of the limit."""
    parts = len(PAIRS) * len(theirs)
    share = Limit(
        limit.seconds / parts if limit.seconds else None, max((limit.nodes or 1 << 30) // parts, 500), _TABLE_MB
    )
    best, chosen, nodes = -1000, PAIRS[0], 0
    for mine in sorted(PAIRS, key=lambda pair: below(1 << 30)):
        worst = 1000
        for pair in theirs:
            found = solve(game, _opened(game, mine, pair, seat), share, _LOOK_AHEAD)
            nodes += found.nodes
            worst = min(worst, found.value if seat == 0 else -found.value)
            if worst <= best:
                break
        if worst > best:
            best, chosen = worst, mine
    reason = Reason("selection", {"tiles": chosen})
    return Choice(Select(chosen), float(best), (f"sel {chosen}",), False, reason, nodes)


def _opened(game: Interactions, mine: str, theirs: str, seat: int) -> State:
    """The empty table with both selections made."""
    pairs = (mine, theirs) if seat == 0 else (theirs, mine)
    hands = tuple(Hand(pair, "".join(tile for tile in LETTERS if tile not in pair)) for pair in pairs)
    return replace(game.initial(""), hands=hands)
