"""What is left of a limit while a search runs in slices."""

import time
from dataclasses import dataclass, field

from ludotheque.core.bot import Limit, Progress


class Spent(Exception):
    """The limit is reached, or the watcher wants no more."""


@dataclass
class Budget:
    """Counts nodes and seconds over several searches under one limit."""

    limit: Limit
    started: float = field(default_factory=time.perf_counter)
    nodes: int = 0

    @property
    def seconds(self) -> float:
        return time.perf_counter() - self.started

    def slice(self, most: int) -> int:
        """How many nodes to search next; raises Spent when there are none."""
        left = most if self.limit.nodes is None else min(most, self.limit.nodes - self.nodes)
        if left <= 0 or (self.limit.seconds is not None and self.seconds >= self.limit.seconds):
            raise Spent
        return left

    def spend(self, nodes: int) -> None:
        self.nodes += nodes

    def tell(self, progress: Progress) -> None:
        """Show the watcher how far it is; raises Spent when it has seen enough."""
        if self.limit.watch and not self.limit.watch(progress):
            raise Spent
