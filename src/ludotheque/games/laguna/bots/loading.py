"""Which pearls a bot wants aboard, and the exchanges that get them."""

from dataclasses import dataclass

from ludotheque.games.laguna.rules.geometry import HOLES
from ludotheque.games.laguna.rules.legal import legal
from ludotheque.games.laguna.rules.moves import Swap, Trade
from ludotheque.games.laguna.rules.options import LagunaOptions
from ludotheque.games.laguna.rules.state import EMPTY, Raft, State


@dataclass(frozen=True)
class PearlValues:
    """What a pearl is worth to a seat: its own first; the leader's as a hostage if the level takes hostages."""

    own: str
    wanted: int
    """Own pearls still to be delivered."""
    rivals: str
    leader: str
    hostages: bool

    def aboard(self, colour: str) -> int:
        """The worth of a pearl in the hold."""
        if colour == self.own:
            return 100 if self.wanted else 1
        if not self.hostages:
            return 3 if colour not in self.rivals else 2
        return 6 if colour == self.leader else 4 if colour in self.rivals else 3

    def traded(self, colour: str, partner: str) -> int:
        """Own pearls count most; the partner's own colour is given unwillingly, and taken only as a hostage."""
        if colour == self.own:
            return 100 if self.wanted else 1
        if colour == partner:
            return 20 if self.hostages else 4
        return 3


def best_cargo(values: PearlValues, aboard: str, there: str, most: int) -> str:
    """The best full load out of what is aboard and ashore; what is aboard wins ties."""
    ranked = [(-2 * values.aboard(pearl) - 1, pearl) for pearl in aboard]
    ranked += [(-2 * values.aboard(pearl), pearl) for pearl in there]
    size = min(most, len(aboard) + len(there))
    return "".join(sorted(pearl for _, pearl in sorted(ranked)[:size]))


def island_exchange(raft: Raft, island: str, there: str, wanted: str) -> tuple[Swap | None, str]:
    """The exchange in place that leads towards the load, and the pearls to be loaded into open holes after it."""
    missing, given = wanted, []
    for hole in HOLES:
        pearl = raft.holes[hole]
        if pearl == EMPTY:
            continue
        if pearl in missing:
            missing = missing.replace(pearl, "", 1)
        else:
            given.append(hole)
    taken = "".join(sorted(missing, key=there.index))
    swap = Swap(island, tuple(given), tuple(zip(given, taken, strict=False))) if given else None
    return swap, taken[len(given) :]


def best_trade(options: LagunaOptions, state: State, values: PearlValues) -> Trade | None:
    """The exchange with a raft beside that gains most; None if none gains."""
    best, gain = None, 0
    for move in legal(options, state):
        if isinstance(move, Trade):
            theirs, mine = state.rafts[move.seat], state.raft
            partner = state.colours[move.seat]
            taken = sum(values.traded(theirs.holes[hole], partner) for hole, _ in move.take)
            given = sum(values.traded(mine.holes[hole], partner) for hole, _ in move.give)
            if taken - given > gain:
                best, gain = move, taken - given
    return best
