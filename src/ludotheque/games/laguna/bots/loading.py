"""Which pearls a bot wants aboard, and the moves that get them at an island."""

from dataclasses import dataclass
from itertools import combinations

from ludotheque.games.laguna.rules.geometry import HOLES
from ludotheque.games.laguna.rules.legal import legal
from ludotheque.games.laguna.rules.moves import Load, Move, Swap, Trade
from ludotheque.games.laguna.rules.options import Terms
from ludotheque.games.laguna.rules.state import EMPTY, Raft, State


@dataclass(frozen=True)
class Taste:
    """What a pearl is worth to a seat: its own first; the leader's as a hostage if the level takes hostages."""

    own: str
    wanted: int
    """Own pearls still to be delivered."""
    rivals: str
    leader: str
    hostages: bool

    def worth(self, colour: str) -> int:
        if colour == self.own:
            return 100 if self.wanted else 1
        if not self.hostages:
            return 3 if colour not in self.rivals else 2
        return 6 if colour == self.leader else 4 if colour in self.rivals else 3


def best_cargo(taste: Taste, aboard: str, there: str, most: int) -> str:
    """The best full load out of what is aboard and ashore; what is aboard wins ties."""
    ranked = [(-2 * taste.worth(pearl) - 1, pearl) for pearl in aboard]
    ranked += [(-2 * taste.worth(pearl), pearl) for pearl in there]
    size = min(most, len(aboard) + len(there))
    return "".join(sorted(pearl for _, pearl in sorted(ranked)[:size]))


def island_moves(raft: Raft, island: str, there: str, wanted: str) -> tuple[list[Move], str]:
    """The exchange in place that leads towards the load, and the pearls to be loaded into open holes after it."""
    missing, left = wanted, there
    given = []
    for hole in HOLES:
        pearl = raft.holes[hole]
        if pearl == EMPTY:
            continue
        if pearl in missing:
            missing = missing.replace(pearl, "", 1)
        else:
            given.append(hole)
    taken = "".join(sorted(missing, key=left.index))
    moves: list[Move] = []
    if given:
        moves.append(Swap(island, tuple(given), tuple(zip(given, taken, strict=False))))
    return moves, taken[len(given) :]


def loadings(raft: Raft, pearls: str) -> list[dict[int, str]]:
    """Every way to put these pearls into open holes."""
    opened = [hole for hole in HOLES if raft.holes[hole] == EMPTY]
    orders = sorted(set(_orders(pearls)))
    return [dict(zip(holes, order, strict=True)) for holes in combinations(opened, len(pearls)) for order in orders]


def load_moves(island: str, chosen: dict[int, str]) -> list[Move]:
    return [Load(island, colour, hole) for hole, colour in sorted(chosen.items())]


def best_trade(terms: Terms, state: State, taste: Taste) -> Trade | None:
    """The exchange with a raft beside that gains most; None if none gains."""
    best, gain = None, 0
    for move in legal(terms, state):
        if isinstance(move, Trade):
            theirs, mine = state.rafts[move.seat], state.raft
            colour = state.colours[move.seat]
            taken = sum(_trade_worth(taste, theirs.holes[hole], colour) for hole, _ in move.take)
            given = sum(_trade_worth(taste, mine.holes[hole], colour) for hole, _ in move.give)
            if taken - given > gain:
                best, gain = move, taken - given
    return best


def _trade_worth(taste: Taste, pearl: str, partner: str) -> int:
    """Own pearls count most; the partner's own colour is given unwillingly, and taken only as a hostage."""
    if pearl == taste.own:
        return 100 if taste.wanted else 1
    if pearl == partner:
        return 20 if taste.hostages else 4
    return 3


def _orders(pearls: str) -> list[str]:
    if not pearls:
        return [""]
    return [pearl + rest for at, pearl in enumerate(pearls) for rest in _orders(pearls[:at] + pearls[at + 1 :])]
