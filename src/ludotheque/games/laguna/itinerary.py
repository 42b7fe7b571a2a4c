"""Which stops to make: a search over islands, rafts and the volcano with the tables of the atlas."""

from dataclasses import dataclass

from ludotheque.games.laguna.atlas import Atlas
from ludotheque.games.laguna.geometry import VOLCANO
from ludotheque.games.laguna.kernel import FAR, Ints

PER_PEARL = 16
"""Actions that a pearl still to be delivered after the planned visit costs, roughly."""
TRADING = 2


@dataclass(frozen=True)
class Stop:
    """A place where own pearls can be had: an island, or a raft with its own distances."""

    part: str
    own: int
    pearls: int
    """All pearls there, which fill the raft with ballast."""
    seat: int | None = None


@dataclass(frozen=True)
class Load:
    """What is aboard: own pearls and all."""

    own: int
    pearls: int


@dataclass(frozen=True)
class Itinerary:
    """The stops in order and what they cost in actions to the end of the game."""

    stops: tuple[Stop, ...]
    cost: int


class Planner:
    """A depth-first search that keeps the best itinerary; `nodes` bounds it."""

    def __init__(self, atlas: Atlas, most: int, needed: int, stops: list[Stop], near: dict[int, Ints],
                 nodes: int, visits: int = 1) -> None:  # fmt: skip
        self.atlas, self.most, self.needed, self.stops, self.near = atlas, most, needed, stops, near
        self.left, self.visits = nodes, visits
        self.best = Itinerary((), 1 << 20)
        self.fires = True
        """The volcano can be reached at all now."""

    def plan(self, window: int, load: Load) -> Itinerary:
        """The cheapest way to win from here, as far as the search looks."""
        self._visit(window, None, load, self.needed, (), 0, self.visits)
        return self.best

    def _visit(self, window: int | None, at: Stop | None, load: Load, needed: int, made: tuple[Stop, ...], cost: int,
               visits: int) -> None:  # fmt: skip
        if self.left <= 0 and self.best.stops:
            return
        self.left -= 1
        self._deliver(window, at, load, needed, made, cost, visits)
        if len(made) >= 4 * self.visits or load.own >= min(needed, self.most):
            return
        for stop in self.stops:
            if stop in made or (stop.own == 0 and load.pearls >= 3):
                continue
            way = self._way(window, at, stop, load.pearls)
            after = self._loaded(load, stop, needed)
            total = cost + way + TRADING
            if way < FAR and after != load and total + self._least(after, needed) < self.best.cost:
                self._visit(None, stop, after, needed, (*made, stop), total, visits)

    def _deliver(self, window: int | None, at: Stop | None, load: Load, needed: int, made: tuple[Stop, ...], cost: int,
                 visits: int) -> None:  # fmt: skip
        many = min(load.own, load.pearls - 2, needed)
        if many <= 0 or not (self.fires or made):
            return
        fire = Stop(VOLCANO, 0, 0)
        way = self._way(window, at, fire, load.pearls)
        if way >= FAR:
            return
        total, left = cost + way + many, needed - many
        value = total + PER_PEARL * left
        if value < self.best.cost:
            self.best = Itinerary((*made, fire), value)
        if left and visits > 1 and total + self._least(load, left) < self.best.cost:
            after = Load(load.own - many, load.pearls - many)
            self._visit(None, fire, after, left, (*made, fire), total, visits - 1)

    def _least(self, load: Load, needed: int) -> int:
        """No itinerary costs less than this."""
        return 8 if needed else 0

    def _loaded(self, load: Load, stop: Stop, needed: int) -> Load:
        """Take the own pearls that are still needed, exchange for them, and fill up with ballast."""
        own = min(self.most, load.own + stop.own, max(load.own, needed + (needed > self.most - 2) * 2))
        if stop.seat is not None:
            return Load(min(own, load.pearls), load.pearls)
        return Load(own, min(self.most, load.pearls + stop.pearls))

    def _way(self, window: int | None, at: Stop | None, stop: Stop, pearls: int) -> int:
        """Steps, with a fifth more for shifts."""
        if stop.seat is not None:
            table = self.near[stop.seat]
            steps = int(table[window]) if window is not None else 12
        elif window is not None:
            steps = self.atlas.far(pearls, stop.part, window)
        elif at is None or at.seat is not None:
            steps = 10
        else:
            steps = self.atlas.between[min(pearls, 5)][at.part][stop.part]
        return steps if steps >= FAR else steps + steps // 5
