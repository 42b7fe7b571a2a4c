"""Why a move is good: what it is proved to win, or what the search expects of it."""

from ludotheque.core.bot import Reason
from ludotheque.games.interactions.bots.tree_player import TreeChoice
from ludotheque.games.interactions.rules.game import Interactions
from ludotheque.games.interactions.rules.state import State
from ludotheque.games.interactions.solver.solve import Solution


def of_solution(view: State, found: Solution) -> Reason:
    """With two players: the margin for the seat to move."""
    margin = found.value if len(view.grid) % 2 == 0 else -found.value
    key = _standing(margin) if found.proven else "search"
    return Reason(key, {"margin": margin, "points": abs(margin), "depth": found.depth})


def _standing(margin: int) -> str:
    return "proven-win" if margin > 0 else "proven-loss" if margin < 0 else "proven-draw"


def of_playouts(game: Interactions, found: TreeChoice) -> Reason:
    """In every other mode: the chance as the playouts saw it."""
    key = "solo-chance" if game.options.solo else "chance"
    return Reason(key, {"percent": round(100 * found.chance), "margin": round(found.lead)})


def of_ending(game: Interactions, chance: float, lead: float) -> Reason:
    """The last tiles, solved: the margin between teams, else the chance."""
    if game.options.teams:
        return Reason(_standing(round(lead)), {"margin": round(lead), "points": abs(round(lead))})
    return Reason("solved", {"percent": round(100 * chance)})
