"""New solitaire puzzles: wander through legal trades, take what came of it as the target, and prove its par."""

from ludotheque.core.bot import Limit
from ludotheque.core.chance import Below
from ludotheque.core.options import complete
from ludotheque.games.laguna.rules import distribution
from ludotheque.games.laguna.rules.game import Laguna, make
from ludotheque.games.laguna.rules.geometry import ISLANDS
from ludotheque.games.laguna.rules.moves import Place
from ludotheque.games.laguna.rules.options import OPTIONS
from ludotheque.games.laguna.rules.puzzles import Puzzle
from ludotheque.games.laguna.rules.state import in_order
from ludotheque.games.laguna.solver.voyage import best_line


def solitaire() -> Laguna:
    return make(complete(OPTIONS, {"players": 1}))


def make_puzzle(side: str, below: Below, nodes: int = 1_000_000) -> Puzzle | None:
    """A puzzle with a proven par; None if the one drawn was too hard to prove or asks for nothing."""
    game = solitaire()
    islands = distribution.draw(below)
    laid = " ".join(f"{letter}={pearls}" for letter, pearls in zip(ISLANDS, islands, strict=True))
    places = [move for move in game.moves(game.initial(f"{side} {laid}")) if isinstance(move, Place)]
    place = places[below(len(places))]
    start = f"{place.orient},{place.row},{place.col},{place.island}"
    target = _target(islands, ISLANDS.index(place.island), below)
    if not target:
        return None
    setup = f"{side} {laid} start={start} target {target}"
    found = best_line(game, game.initial(setup), Limit(nodes=nodes))
    if found.moves is None or not found.proven or found.moves < 6:
        return None
    return Puzzle(setup, found.moves)


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
