"""A position laid by hand: `pos:` and the position string, as far as a game could have come there."""

from itertools import combinations

from ludotheque.core.errors import InvalidRecord
from ludotheque.games.lacuna.rules.geometry import squared
from ludotheque.games.lacuna.rules.pond import A_COLOUR, COLOURS
from ludotheque.games.lacuna.rules.sizes import Sizes
from ludotheque.games.lacuna.rules.spelled import spelled
from ludotheque.games.lacuna.rules.state import State

PREFIX = "pos:"


def set_up(setup: str, sizes: Sizes) -> State:
    """Where the pair stood that a pawn took nobody knows any more; that it was a pair of one colour one does."""
    try:
        state = spelled(f"{setup.removeprefix(PREFIX)}|", sizes)
    except InvalidRecord as error:
        raise InvalidRecord("setup", "not-a-position", error.clause) from error
    if state.phase != "place":
        raise InvalidRecord("setup", "not-a-position", "LCN-12")
    _insist_counted(state)
    _insist_room(state, sizes)
    return state


def _insist_counted(state: State) -> None:
    """All flowers are there, each pawn has brought a pair, and the pick one more (LCN-2, LCN-12, LCN-25)."""
    on_pond = [sum(flower.colour == colour for flower in state.flowers or ()) for colour in COLOURS]
    gold, silver = state.held
    if any(sum(three) != A_COLOUR for three in zip(on_pond, gold, silver, strict=True)):
        raise InvalidRecord("setup", "wrong-flowers", "LCN-2")
    placed = [len(pawns) for pawns in state.pawns]
    if placed[0] - placed[1] != state.turn:
        raise InvalidRecord("setup", "pawns-not-in-turn", "LCN-16")
    pairs = [sum(count // 2 for count in held) for held in state.held]
    odd = [sum(count % 2 for count in held) for held in state.held]
    if pairs != placed or odd != [1, 0]:
        raise InvalidRecord("setup", "flowers-not-of-pawns", "LCN-25")


def _insist_room(state: State, sizes: Sizes) -> None:
    """Nothing lies over anything (LCN-8, LCN-22)."""
    flowers, pawns = state.flowers or (), [pawn for side in state.pawns for pawn in side]
    for one, other in combinations(flowers, 2):
        if squared(one.at, other.at) < (2 * sizes.flower) ** 2:
            raise InvalidRecord("setup", "flowers-overlap", "LCN-8", id=one.id, other=other.id)
    beside = (sizes.flower + sizes.pawn) ** 2
    on_flower = any(squared(pawn, flower.at) < beside for pawn in pawns for flower in flowers)
    if on_flower or any(squared(one, other) < (2 * sizes.pawn) ** 2 for one, other in combinations(pawns, 2)):
        raise InvalidRecord("setup", "pawns-overlap", "LCN-22")
