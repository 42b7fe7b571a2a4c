"""The app: store, jobs and tables brought up and down together."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator

from fastapi import FastAPI

from ludotheque.core import catalog
from ludotheque.core.catalog import Catalog
from ludotheque.core.parts import Bots
from ludotheque.server import (
    analysis,
    api,
    days,
    health,
    lessons,
    programs,
    puzzles,
    reviewed,
    services,
    socket,
    states,
    statistics,
    studies,
    study_socket,
)
from ludotheque.server.apart import Apart
from ludotheque.server.errors import handle_errors
from ludotheque.server.guard import Guard
from ludotheque.server.jobs import Jobs, Report
from ludotheque.server.joining import Hears, joined
from ludotheque.server.keeping import keep
from ludotheque.server.logs import Timed
from ludotheque.server.manual import manual
from ludotheque.server.metrics import Metrics, Watch
from ludotheque.server.openapi import describe
from ludotheque.server.pages import pages
from ludotheque.server.positions import Positions
from ludotheque.server.postings import Postings
from ludotheque.server.puzzle_telling import Cards
from ludotheque.server.reviews import Reviews
from ludotheque.server.rooms import Rooms
from ludotheque.server.services import Services
from ludotheque.server.settings import VERSION, Settings
from ludotheque.server.states import States
from ludotheque.server.studies import Studies
from ludotheque.server.worker import Task
from ludotheque.store.store import Store

log = logging.getLogger(__name__)


PARTS = (
    health,
    api,
    programs,
    states,
    reviewed,
    services,
    statistics,
    lessons,
    puzzles,
    days,
    analysis,
    studies,
    study_socket,
    socket,
)
"""What is asked over HTTP and the websocket."""


def create_app(settings: Settings, games: Catalog = catalog.INSTALLED) -> FastAPI:
    """The server of these games."""
    metrics = Metrics()

    @contextlib.asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        store = await Store.open(settings.db)
        store.watched = Watch(metrics)
        jobs = Jobs(settings.bot_workers, settings.jobs_waiting, games, metrics=metrics)
        jobs.start()
        app.state.rooms = rooms = Rooms(store, jobs, settings, games, metrics)
        app.state.states = States(rooms)
        app.state.paces = programs.pace(settings)
        postings, apart = Postings(store.board), Apart(rooms, app.state.positions)
        app.state.apart = apart
        app.state.services = Services(jobs, settings, games, postings)
        spare = Jobs(1, settings.jobs_waiting, games, patient=True, metrics=metrics)
        spare.start()
        app.state.reviews = reviews = Reviews(rooms, spare, apart, postings)
        app.state.studies = kept = Studies(rooms, app.state.positions, apart)
        others = joined(rooms, _hears(kept, app.state.services, reviews, apart), kept.catch_up)
        works = [rooms.run(), keep(rooms, kept), *(others or [rooms.resume()])]
        beside = [asyncio.create_task(work) for work in works]
        if settings.warm:
            _warm(jobs, games)
        try:
            yield
        finally:
            for task in beside:
                task.cancel()
            await asyncio.gather(*beside, return_exceptions=True)
            for part in (postings, reviews, jobs, store):
                await part.close()

    app = FastAPI(title="Ludothèque", version=VERSION, lifespan=lifespan, docs_url=None, redoc_url=None)
    app.state.cards = Cards()
    app.state.positions = Positions(games)
    handle_errors(app)
    for part in PARTS:
        app.include_router(part.router)
    app.include_router(manual())
    describe(app)
    app.include_router(pages(settings.static))
    app.add_middleware(Guard, settings=settings)
    app.add_middleware(Timed, metrics=metrics)
    return app


def _hears(studies: Studies, services: Services, reviews: Reviews, apart: Apart) -> Hears:
    """Who does something about a word of another process."""
    return {
        "study": studies.heard, "stop": services.stop_here, "look": services.looked_at,
        "unreview": reviews.stop_here, "asked": apart.asked, "answered": apart.answered,
    }  # fmt: skip


def _warm(jobs: Jobs, games: Catalog) -> None:
    """Compile the kernels before anybody waits for them."""

    def ignore(report: Report) -> None:
        return None

    for entry in games.entries():
        if entry.offers(Bots):
            jobs.submit(Task("warm", entry.key, {}), ignore)
