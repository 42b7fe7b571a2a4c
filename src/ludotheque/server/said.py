"""What was said of a table as it stands: written once for all who may see the same."""

from collections.abc import Callable

from ludotheque.core.game import Seat
from ludotheque.play.sitting import Sitting

Seen = tuple[Seat | None, int, bool, tuple[Seat, ...], tuple[Seat, ...]]
"""Whose eyes, the entries that they have, whether something covered is looked under, bots that think or get ready."""


class Said:
    def __init__(self) -> None:
        self._about: tuple[Sitting, int] | None = None
        self._texts: dict[Seen, str] = {}

    def once(self, sitting: Sitting, now: int, seen: Seen, write: Callable[[], str]) -> str:
        """The text for these eyes; a clock, and a day whose secret waits for its end, are told anew every moment."""
        moment = now if sitting.table.clock or sitting.table.daily else 0
        if self._about is None or self._about[0] is not sitting or self._about[1] != moment:
            self._about = sitting, moment
            self._texts.clear()
        if seen not in self._texts:
            self._texts[seen] = write()
        return self._texts[seen]
