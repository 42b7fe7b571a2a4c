"""Why a move is good, in a few words: the colour it takes, and the one it keeps within reach."""

from typing import Literal

import numpy as np

from ludotheque.core.bot import Reason
from ludotheque.core.errors import Fact
from ludotheque.games.lacuna.kernel.arrays import PondArrays, StateArrays, move_of
from ludotheque.games.lacuna.kernel.evaluation import COEFFICIENTS, colour_chances
from ludotheque.games.lacuna.kernel.ownership import allocate, colours_won
from ludotheque.games.lacuna.kernel.play import after
from ludotheque.games.lacuna.rules.options import LacunaOptions
from ludotheque.games.lacuna.rules.pond import COLOURS, LETTERS
from ludotheque.games.lacuna.rules.scoring import MAJORITY
from ludotheque.games.lacuna.rules.state import State


def of_pick(options: LacunaOptions) -> Reason:
    """The first player's, who has seat 0."""
    return Reason("pick" if options.blind_pick else "pick-flower", {"seat": 0})


def of_last_pawn(pond: PondArrays, state: StateArrays, side: int, placement: tuple[int, int]) -> Reason:
    """By the result that it makes."""
    then = after(pond, state, side, *placement)
    allocate(pond, then)
    won, lost = int(colours_won(then.held, side)), int(colours_won(then.held, 1 - side))
    colour = LETTERS[move_of(pond, *placement).colour]
    return Reason("last", {"seat": side, "colour": colour, "won": won, "lost": lost})


def of_placement(
    view: State, pond: PondArrays, state: StateArrays, placement: tuple[int, int], chance: float
) -> Reason:  # fmt: skip
    """By what it wins, denies or takes, and by what it keeps within reach."""
    colour = move_of(pond, *placement).colour
    effect = _effect(view, colour)
    kept = _kept(pond, after(pond, state, view.turn, *placement), view.turn, colour)
    facts: dict[str, Fact] = {"seat": view.turn, "colour": LETTERS[colour], "percent": round(100 * chance)}
    if kept is None:
        return Reason(effect, facts)
    return Reason(effect if effect == "denies" else f"{effect}-keeps", {**facts, "keeps": LETTERS[kept]})


def _effect(view: State, colour: int) -> Literal["wins", "denies", "takes"]:
    own, other = view.held[view.turn][colour] + 2, view.held[1 - view.turn][colour]
    if own >= MAJORITY > own - 2:
        return "wins"
    return "denies" if other >= 2 else "takes"


def _kept(pond: PondArrays, then: StateArrays, side: int, colour: int) -> int | None:
    """The most promising colour that is still open, if it is likelier ours than not."""
    chances = np.array(colour_chances(pond, then, side, 1 - side, COEFFICIENTS))
    open_ones = [c for c in COLOURS if c != colour and 0.5 <= chances[c] < 0.995]
    return max(open_ones, key=lambda c: float(chances[c])) if open_ones else None
