"""What an analyst tells while it searches: each time it knows more, and between slices so that it can be stopped."""

from dataclasses import dataclass, field, replace

from ludotheque.core.analysis import Evaluation, Tell
from ludotheque.core.bot import Limit, Progress


@dataclass
class Stream:
    """Passes on what is known; `limit` is what the searches below are given, and ends them when nobody listens."""

    given: Limit
    told: Tell
    known: Evaluation | None = None
    stopped: bool = False
    limit: Limit = field(init=False)

    def __post_init__(self) -> None:
        self.limit = replace(self.given, watch=self._watch)

    def tell(self, known: Evaluation) -> bool:
        """More is known; answers whether to go on."""
        self.known = known
        self.stopped = self.stopped or not self.told(known)
        return not self.stopped

    def ended(self, found: Evaluation) -> Evaluation:
        """The last word: told too, unless it was already."""
        if found != self.known and not self.stopped:
            self.tell(found)
        return found

    def _watch(self, progress: Progress) -> bool:
        if self.given.watch is not None and not self.given.watch(progress):
            self.stopped = True
        if self.known is not None and not self.stopped:
            self.tell(replace(self.known, nodes=progress.nodes))
        return not self.stopped
