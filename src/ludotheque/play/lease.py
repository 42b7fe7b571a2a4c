"""Who looks after a table: one process has its bots and its clock by a lease that ends unless it is renewed.

A fencing number grows with every keeper, so that one that slept past its lease is known for what it is."""

from dataclasses import dataclass, replace

LENGTH_MS = 3000
"""A process that says nothing for so long has lost what it kept."""
RENEWED_MS = 700


@dataclass(frozen=True)
class Lease:
    keeper: str
    fence: int
    until: int
    settled: bool = False
    """Its keeper has seen to the clock: until then it has run while nobody looked, and nobody's move is timed by it."""

    def alive(self, now: int) -> bool:
        return now < self.until

    def held(self, by: str, fence: int, now: int) -> bool:
        """Whether a keeper may still act: it is its lease, of that number, and it is not over."""
        return self.keeper == by and self.fence == fence and self.alive(now)

    def times(self, now: int) -> bool:
        """Whether moves may be timed by the clock of the table."""
        return self.settled and self.alive(now)

    def renewed(self, by: str, now: int) -> "Lease | None":
        """A lease that is over is not renewed, but taken anew: somebody else may have acted meanwhile."""
        return replace(self, until=now + LENGTH_MS) if self.keeper == by and self.alive(now) else None


def taken(lease: Lease | None, by: str, now: int) -> Lease | None:
    """The lease of whoever asks for it; None while it is another's, or the asker's own that still runs."""
    if lease is not None and lease.alive(now):
        return None
    return Lease(by, lease.fence + 1 if lease else 1, now + LENGTH_MS)
