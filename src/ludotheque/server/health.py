"""How the server is: for people, for whoever sends it visitors, and for Prometheus."""

import asyncio

from fastapi import APIRouter, Request, Response

from ludotheque.server import metrics
from ludotheque.server.bodies import Health, Live, Ready
from ludotheque.server.rooms import Rooms
from ludotheque.server.settings import VERSION
from ludotheque.server.studies import Studies
from ludotheque.store.failures import of_the_store

router = APIRouter()

STORE_SECONDS = 2.0
"""A store that takes longer to say that it is there is not there."""


@router.get("/api/health")
async def health(request: Request) -> Health:
    rooms = _rooms(request)
    settings = rooms.settings
    return Health(
        ok=True, version=VERSION, address=settings.address, local=settings.local,
        tables=len(rooms), jobs=len(rooms.jobs),
    )  # fmt: skip


@router.get("/api/health/live")
async def live() -> Live:
    """The process answers; whoever gets no answer may start it again."""
    return Live(ok=True)


@router.get("/api/health/ready", responses={503: {"model": Ready}})
async def ready(request: Request, response: Response) -> Ready:
    """Whether visitors may be sent here: not while it drains, nor while its store is away."""
    rooms = _rooms(request)
    store = await _store_answers(rooms)
    told = Ready(ok=store and not rooms.draining, store=store, draining=rooms.draining)
    response.status_code = 200 if told.ok else 503
    return told


@router.get("/metrics", include_in_schema=False)
async def measured(request: Request) -> Response:
    rooms, studies = _rooms(request), _studies(request)
    running, waiting = rooms.jobs.counts
    gauges: dict[str, tuple[str, list[metrics.Sample]]] = {
        "tables": ("Tables in memory.", [({}, len(rooms))]),
        "connections": (
            "Websockets of tables and of studies.",
            [({"of": "tables"}, rooms.connected), ({"of": "studies"}, studies.connected)],
        ),
        "jobs": (
            "Jobs of bots, hints and services.",
            [({"state": "running"}, running), ({"state": "queued"}, waiting)],
        ),
        "draining": ("Whether it is about to stop.", [({}, int(rooms.draining))]),
    }
    return Response(rooms.metrics.text(gauges), media_type=metrics.KIND)


async def _store_answers(rooms: Rooms) -> bool:
    try:
        async with asyncio.timeout(STORE_SECONDS):
            await rooms.store.answer()
    except Exception as error:
        if not of_the_store(error):
            raise
        return False
    return True


def _rooms(request: Request) -> Rooms:
    rooms: Rooms = request.app.state.rooms
    return rooms


def _studies(request: Request) -> Studies:
    studies: Studies = request.app.state.studies
    return studies
