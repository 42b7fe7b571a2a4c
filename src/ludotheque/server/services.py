"""What a game offers beside its board (verdicts, counts, puzzles): asked over HTTP, worked out by a worker."""

from dataclasses import asdict, dataclass
from typing import Annotated, Any

from fastapi import APIRouter, Body, Request, Response

from ludotheque.core import parts
from ludotheque.core.catalog import Catalog
from ludotheque.core.errors import LudothequeError
from ludotheque.core.outcome import Json
from ludotheque.server.bodies import ServiceAsked, ServiceTold
from ludotheque.server.jobs import Jobs, Report
from ludotheque.server.outbound import refused
from ludotheque.server.postings import Postings
from ludotheque.server.settings import Settings
from ludotheque.server.worker import Task

router = APIRouter(prefix="/api")

KEPT_MS = 120_000
"""An answer that nobody fetches is forgotten after this time."""
KEPT_A_CLIENT = 50
"""A client that asks more loses its oldest answers, and nobody else does."""
MOST_KEPT = 5000
ENDED = ("done", "refused", "stopped", "failed")


@dataclass
class Asked:
    client: str
    report: Report
    changed: int


class Services:
    """The services asked lately, with what is known of each."""

    def __init__(self, jobs: Jobs, settings: Settings, games: Catalog, postings: Postings) -> None:
        self._jobs, self._settings, self._games, self._postings = jobs, settings, games, postings
        self._asked: dict[str, Asked] = {}

    async def ask(self, client: str, game: str, service: str, question: Json) -> str:
        """Begin; raises TOO_MANY where the client has enough under way, NO_SUCH_SERVICE where there is none."""
        self._insist_known(game, service)
        settings = self._settings
        task = Task(
            "service", game, {}, memory_mb=settings.memory_mb, service=service, question=question,
            seconds=settings.service_seconds,
        )  # fmt: skip
        return await self.begin(client, task)

    async def begin(self, client: str, task: Task) -> str:
        """Begin a task that somebody asks about by its name; raises TOO_MANY where the client has enough under way.

        Whichever process is asked about it later knows it."""
        self._forget(client)
        under_way = [one for one in self._asked.values() if one.client == client and one.report.state not in ENDED]
        if len(under_way) >= self._settings.services_a_client or len(self._asked) >= MOST_KEPT:
            raise LudothequeError("TOO_MANY", None, what="services")

        def tell(report: Report) -> None:
            self._asked[report.job] = Asked(client, report, self._settings.now())
            self._postings.post(f"job:{report.job}", _told(report).model_dump(mode="json"))

        job = self._jobs.submit(task, tell)
        await self._postings.sent()
        return job

    async def told(self, job: str) -> ServiceTold:
        """How far it is; raises NO_SUCH_JOB."""
        if job in self._asked:
            await self.looked_at(job)
            return _told(self._asked[job].report)
        posted = await self._postings.found(f"job:{job}")
        if posted is None:
            raise LudothequeError("NO_SUCH_JOB")
        await self._postings.tell(f"look:{job}")
        known = ServiceTold.model_validate(posted.what)
        lost = known.state not in ENDED and not posted.living
        return known.model_copy(update={"state": "failed"}) if lost else known

    async def stop(self, job: str) -> None:
        await self.told(job)
        await self.stop_here(job)
        await self._postings.tell(f"stop:{job}")

    async def stop_here(self, job: str) -> None:
        """Where it is a job of this process."""
        self._jobs.stop(job)

    async def looked_at(self, job: str) -> None:
        """Somebody waits for it still."""
        if job in self._asked:
            self._asked[job].changed = self._settings.now()

    def _insist_known(self, game: str, service: str) -> None:
        services = self._games.entry(game).part(parts.Services)
        if services is None or service not in services.services():
            raise LudothequeError("NO_SUCH_SERVICE", None, service=service[:40])

    def _forget(self, client: str) -> None:
        mine = [job for job, one in self._asked.items() if one.client == client and one.report.state in ENDED]
        for job in mine[: max(0, len(mine) - KEPT_A_CLIENT + 1)]:
            del self._asked[job]
        now = self._settings.now()
        for job, one in tuple(self._asked.items()):
            if now - one.changed > KEPT_MS:
                self._jobs.stop(job)
                del self._asked[job]


@router.post("/games/{game}/services/{service}")
async def ask(request: Request, game: str, service: str, question: Annotated[Any, Body()] = None) -> ServiceAsked:
    """Ask a game's service; its progress and answer are fetched by the job's name."""
    client = request.client.host if request.client else ""
    return ServiceAsked(job=await _services(request).ask(client, game, service, question))


@router.get("/jobs/{job}")
async def job_state(request: Request, job: str) -> ServiceTold:
    return await _services(request).told(job)


@router.delete("/jobs/{job}", status_code=204)
async def stop(request: Request, job: str) -> Response:
    await _services(request).stop(job)
    return Response(status_code=204)


def _told(report: Report) -> ServiceTold:
    progress = asdict(report.progress) if report.progress else {}
    error = refused(report.error) if report.error else None
    return ServiceTold(
        job=report.job, state=report.state, place=report.place, progress=progress, result=report.answer, error=error
    )


def _services(request: Request) -> Services:
    services: Services = request.app.state.services
    return services
