"""What a table remembers of its matches that are over: how each ended, and who sat where."""

from dataclasses import dataclass

from ludotheque.core.game import Seat
from ludotheque.play.seats import Holder


@dataclass(frozen=True)
class Ended:
    """How a match ended; `seat` is who resigned, ran out of time or was gone."""

    reason: str
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    seat: Seat | None = None

    @property
    def anew(self) -> bool:
        """It was begun anew before it had really begun: nobody calls that a match."""
        return self.reason == "abandoned" and self.seat is None


@dataclass(frozen=True)
class Finished:
    number: int
    seated: tuple[Holder, ...]
    """In the order of the seats."""
    ended: Ended | None
    """None where an earlier version of the program stored it, which kept no outcomes."""
