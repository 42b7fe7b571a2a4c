"""Reviews being made and kept: one job a match, whoever asks; what is kept costs no engine time again."""

import asyncio
from dataclasses import dataclass

from ludotheque.core.bot import Progress
from ludotheque.core.errors import LudothequeError
from ludotheque.core.record import Record
from ludotheque.play import judged, records, reviewing
from ludotheque.play.judged import Review
from ludotheque.play.reviewing import Asked, Depth, Worth
from ludotheque.play.sitting import Sitting
from ludotheque.server.apart import Apart, Line
from ludotheque.server.background import Background
from ludotheque.server.jobs import Jobs, Report
from ludotheque.server.postings import Postings
from ludotheque.server.review_bodies import ReviewState
from ludotheque.server.rooms import Rooms
from ludotheque.server.worker import Task
from ludotheque.store.reviews import KeptReview

ENDED = ("refused", "stopped", "failed")
MOST_FAILED = 200
"""So many that came to nothing are remembered, so that whoever asked is told."""


@dataclass
class Work:
    """A review under way, and for whom."""

    client: str
    report: Report


class Reviews:
    """`spare` does the reviews with what the machine has to spare: nobody who plays waits for one."""

    def __init__(self, rooms: Rooms, spare: Jobs, apart: Apart, postings: Postings) -> None:
        self._rooms, self._spare, self._apart, self._postings = rooms, spare, apart, postings
        self._works: dict[int, Work] = {}
        self._engines: dict[str, str] = {}
        self._background = Background()

    async def kept(self, sitting: Sitting) -> KeptReview | None:
        """What can be read; raises MATCH_RUNNING and NO_ANALYST as `insist_open`."""
        reviewing.insist_open(sitting)
        if not sitting.match.over:
            await self._insist_apart(sitting)
        return await self._rooms.store.reviews.of(sitting.stored.id, reviewing.digest(record_of(sitting)))

    async def _insist_apart(self, sitting: Sitting) -> None:
        """A record that stops before its end may be of a match that still runs; raises MATCH_RUNNING."""
        shown = record_of(sitting)
        if await self._apart.runs(Line(shown, shown.moves)):
            raise LudothequeError("MATCH_RUNNING")

    async def read(self, sitting: Sitting) -> tuple[KeptReview, Review]:
        """Raises NO_REVIEW where nobody has asked for one yet."""
        kept = await self.kept(sitting)
        if kept is None:
            raise LudothequeError("NO_REVIEW")
        return kept, await asyncio.to_thread(judged.from_json, kept.review)

    async def state(self, sitting: Sitting) -> ReviewState:
        work = self._works.get(sitting.stored.id)  # first: it may be kept, and over, while the store is asked
        kept = await self.kept(sitting)
        depth = depth_of(kept) if kept else None
        made = _made(work.report) if work else await self._made_elsewhere(sitting.stored.id)
        return made.model_copy(update={"depth": depth}) if made else ReviewState(
            state="done" if kept else "none", depth=depth
        )  # fmt: skip

    async def _made_elsewhere(self, match: int) -> ReviewState | None:
        """How far another process is with it; None where none makes one."""
        posted = await self._postings.found(f"review:{match}")
        if posted is None or not posted.living or not posted.what:
            return None
        return ReviewState.model_validate(posted.what)

    async def begin(self, client: str, sitting: Sitting, depth: Depth) -> None:
        """Unless it is being made, or is kept and nothing newer or deeper can be had."""
        kept, key = await self.kept(sitting), sitting.stored.id
        if key in self._works and self._works[key].report.state not in ENDED:
            return
        if (made := await self._made_elsewhere(key)) is not None and made.state != "failed":
            return
        self._insist_few(client)
        wanted: Depth = "deep" if kept and kept.depth == "deep" else depth
        same = kept.engine if kept and kept.depth == wanted else ""
        if same and self._engines.get(sitting.entry.key) == same:
            return
        record = record_of(sitting)
        asked = Asked(record, wanted, same)

        def tell(report: Report) -> None:
            self._works[key] = Work(client, report)
            if report.state == "done":
                self._soon(sitting, asked, report)
            elif report.state == "stopped":  # as if nobody had asked; an earlier look is still kept
                self._over(key)
                return
            self._postings.post(f"review:{key}", _made(report).model_dump(mode="json"))

        self._forget_failed()
        self._spare.submit(self._task("review", sitting, asked), tell)
        await self._postings.sent()

    def _over(self, key: int) -> None:
        """Nothing is made of it any more."""
        self._works.pop(key, None)
        self._postings.post(f"review:{key}", {})

    async def stop(self, sitting: Sitting) -> None:
        """End what is being made of it; what was kept before can still be read."""
        await self.kept(sitting)
        await self.stop_here(str(sitting.stored.id))
        await self._postings.tell(f"unreview:{sitting.stored.id}")

    async def stop_here(self, match: str) -> None:
        """Where this process makes it."""
        if work := self._works.get(int(match)):
            self._spare.stop(work.report.job)

    def stale(self, game: str, engine: str) -> bool:
        """Whether a newer engine would judge anew, as far as this server knows; it finds out beside."""
        if game not in self._engines:
            self._engines[game] = engine

            def tell(report: Report) -> None:
                if report.state == "done":
                    self._engines[game] = report.answer

            self._spare.submit(Task("engine", game, {}), tell)
        return self._engines[game] != engine

    async def worth(self, sitting: Sitting, asked: Asked) -> Worth | None:
        """What a tried way is worth; somebody waits for it at the board. Raises NOT_JUDGED."""
        found: asyncio.Future[Worth | None] = asyncio.get_running_loop().create_future()

        def tell(report: Report) -> None:
            if found.done():
                return
            if report.state == "done":
                found.set_result(report.answer)
            elif report.state in ENDED:
                found.set_exception(report.error or LudothequeError("NOT_JUDGED"))

        self._rooms.jobs.submit(self._task("retry", sitting, asked), tell)
        return await found

    async def close(self) -> None:
        await self._background.cancel()
        await self._spare.close()

    def _task(self, kind: str, sitting: Sitting, asked: Asked) -> Task:
        memory = self._rooms.settings.memory_mb
        review = Task("review", sitting.entry.key, {}, memory_mb=memory, reviewed=asked)
        return review if kind == "review" else Task("retry", review.game, {}, memory_mb=memory, reviewed=asked)

    def _insist_few(self, client: str) -> None:
        mine = [one for one in self._works.values() if one.client == client and one.report.state not in ENDED]
        if len(mine) >= self._rooms.settings.services_a_client:
            raise LudothequeError("TOO_MANY", None, what="reviews")

    def _forget_failed(self) -> None:
        failed = [key for key, work in self._works.items() if work.report.state in ENDED]
        for key in failed[: max(0, len(failed) - MOST_FAILED)]:
            del self._works[key]

    def _soon(self, sitting: Sitting, asked: Asked, report: Report) -> None:
        self._background.begin(self._keep(sitting, asked, report.answer))

    async def _keep(self, sitting: Sitting, asked: Asked, found: Review | None) -> None:
        """None: what is kept is as good as it gets."""
        try:
            if found is not None:
                self._engines[found.game] = found.engine
                line, now = reviewing.digest(asked.record), self._rooms.settings.now()
                kept = KeptReview(line, asked.depth, found.engine, now, found.to_json())
                await self._rooms.store.reviews.keep(sitting.stored.id, kept)
                if room := self._rooms.in_use(sitting.table.id):
                    await room.judged(sitting.stored.id)
                await self._postings.tell(sitting.table.id)
            elif asked.unless:
                self._engines[sitting.entry.key] = asked.unless
        finally:
            self._over(sitting.stored.id)


def _made(report: Report) -> ReviewState:
    """What is known of one under way; once it is done it is kept in a moment."""
    if report.state in ENDED:
        return ReviewState(state="failed")
    share = report.progress.share if isinstance(report.progress, Progress) else None
    return ReviewState(state="queued" if report.state == "queued" else "running", place=report.place, share=share)


def record_of(sitting: Sitting) -> Record:
    """The line that is judged; who sat there does not matter to it."""
    return records.written(sitting.match, (), None)


def depth_of(kept: KeptReview) -> Depth:
    return "deep" if kept.depth == "deep" else "quick"
