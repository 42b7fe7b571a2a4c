"""Why a move is good, in a few words: the colour it takes, and the one it keeps within reach."""

import numpy as np

from ludotheque.core.bot import Reason
from ludotheque.core.errors import Fact
from ludotheque.games.lacuna.bots.search import Ranked
from ludotheque.games.lacuna.kernel.evaluation import FEEL
from ludotheque.games.lacuna.kernel.ownership import colours, share_out
from ludotheque.games.lacuna.kernel.play import Spot, Table, after, copied
from ludotheque.games.lacuna.kernel.ranking import colour_chances
from ludotheque.games.lacuna.rules.game import Lacuna
from ludotheque.games.lacuna.rules.pond import COLOURS, LETTERS
from ludotheque.games.lacuna.rules.scoring import MAJORITY
from ludotheque.games.lacuna.rules.state import Place, State


def of_pick(game: Lacuna) -> Reason:
    return Reason("pick" if game.blind else "pick-flower")


def of_placement(
    game: Lacuna, view: State, move: Place, table: Table, spot: Spot, best: Ranked, last: bool
) -> Reason:  # fmt: skip
    """The last pawn by its result; any other by what it wins, denies or takes, and what it keeps."""
    side, colour = view.turn, move.colour
    then = after(table, spot, side, *best.step)
    percent = round(100 * best.value)
    if last:
        counted = copied(then)
        share_out(table, counted)
        won, lost = int(colours(counted, side)), int(colours(counted, 1 - side))
        return Reason("last", {"colour": LETTERS[colour], "won": won, "lost": lost})
    key = _deed(view, colour)
    kept = _kept(table, then, side, colour)
    facts: dict[str, Fact] = {"colour": LETTERS[colour], "keeps": kept, "percent": percent}
    return Reason(f"{key}-keeps" if kept and key != "denies" else key, {k: v for k, v in facts.items() if v != ""})


def _deed(view: State, colour: int) -> str:
    own, other = view.held[view.turn][colour] + 2, view.held[1 - view.turn][colour]
    if own >= MAJORITY > own - 2:
        return "wins"
    return "denies" if other >= 2 else "takes"


def _kept(table: Table, then: Spot, side: int, colour: int) -> str:
    """The most promising colour that is still open, if it is likelier ours than not."""
    chances = np.array(colour_chances(table, then, side, 1 - side, FEEL))
    open_ones = [c for c in COLOURS if c != colour and 0.5 <= chances[c] < 0.995]
    return LETTERS[max(open_ones, key=lambda c: chances[c])] if open_ones else ""
