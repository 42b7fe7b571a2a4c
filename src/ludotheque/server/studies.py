"""Studies over HTTP: kept, read as a file, deleted; and those in use, loaded when somebody needs them."""

import asyncio
import json

from fastapi import APIRouter, Request, Response

from ludotheque.core.errors import LudothequeError
from ludotheque.play.study import moving, study_file
from ludotheque.play.study.study import Study
from ludotheque.server import imports
from ludotheque.server.apart import Apart
from ludotheque.server.positions import Positions
from ludotheque.server.reading import Bearer
from ludotheque.server.rooms import Rooms
from ludotheque.server.study_bodies import StudyMade, StudyWish
from ludotheque.server.study_room import StudyRoom
from ludotheque.server.study_telling import study_wished
from ludotheque.store import tokens
from ludotheque.store.studies import StudyAccess

router = APIRouter(prefix="/api/studies")

KEPT = 100
"""Studies kept in memory while nobody is there."""


class Studies:
    def __init__(self, rooms: Rooms, positions: Positions, apart: Apart) -> None:
        self.rooms, self._positions, self.apart = rooms, positions, apart
        self._open: dict[str, StudyRoom] = {}
        self._opening = asyncio.Lock()

    @property
    def connected(self) -> int:
        return sum(room.people for room in self._open.values())

    async def keep(self, study: Study) -> StudyMade:
        """A new study with its two links."""
        key, edit, read = tokens.fresh(), tokens.fresh(), tokens.fresh()
        settings = self.rooms.settings
        await self.rooms.store.studies.add(key, study, {edit: "edit", read: "read"}, settings.now())
        return StudyMade(study=key, edit=edit, read=read, address=settings.address, local=settings.local)

    async def access(self, key: str, token: str) -> StudyAccess:
        """Raises UNKNOWN_TOKEN for one that does not open this study."""
        found = await self.rooms.store.studies.access(token)
        if found is None or found.study != key:
            raise LudothequeError("UNKNOWN_TOKEN")
        return found

    async def get(self, key: str) -> StudyRoom:
        """The study in use; raises NO_SUCH_STUDY."""
        async with self._opening:
            if key not in self._open:
                loaded = await self.rooms.store.studies.load(key)
                if loaded is None:
                    raise LudothequeError("NO_SUCH_STUDY")
                self._forget()
                self._open[key] = StudyRoom(key, loaded, self.rooms, self._positions, self.apart)
            return self._open[key]

    async def heard(self, key: str) -> None:
        """Another process has changed a study."""
        if key in self._open:
            await self._open[key].catch_up()

    async def catch_up(self) -> None:
        """Other processes may have changed any of them."""
        for key in tuple(self._open):
            await self.heard(key)

    async def remove(self, key: str) -> None:
        await (await self.get(key)).remove()
        self._open.pop(key, None)

    async def sweep(self, before: int | None) -> None:
        """Note which studies are looked at, and delete those that nobody has used since."""
        store, used = self.rooms.store.studies, [key for key, room in self._open.items() if not room.idle]
        await store.touch(used, self.rooms.settings.now())
        for key in await store.expire(before) if before is not None else ():
            self._open.pop(key, None)

    def _forget(self) -> None:
        idle = [key for key, room in self._open.items() if room.idle]
        for key in idle[: max(0, len(idle) - KEPT)]:
            del self._open[key]


@router.post("")
async def keep(request: Request, wish: StudyWish) -> StudyMade:
    """Keep what a browser holds as a study; its links come back, once."""
    imports.insist_sound(wish.model_dump())
    studies = _studies(request)
    rooms: Rooms = request.app.state.rooms
    rooms.shares.studies.count(request.client.host if request.client else "")

    def work() -> Study:
        study = study_wished(wish)
        for chapter in study.chapters.values():
            moving.insist_sound(studies.rooms.games.entry(chapter.start.game), chapter)
        return study

    study = await asyncio.to_thread(work)
    await studies.apart.insist_study(study)
    return await studies.keep(study)


@router.get("/{study}")
async def study_as_file(request: Request, study: str, authorization: Bearer = "") -> Response:
    """The study as a file, for whoever may read it."""
    studies = _studies(request)
    await studies.access(study, _token(authorization))
    room = await studies.get(study)
    headers = {"content-disposition": f'attachment; filename="study-{study}.json"'}
    written = json.dumps(study_file.write(room.study), ensure_ascii=False)
    return Response(written, media_type="application/json", headers=headers)


@router.delete("/{study}", status_code=204)
async def delete(request: Request, study: str, authorization: Bearer = "") -> Response:
    """For whoever may edit it; it is gone for everybody."""
    studies = _studies(request)
    if (await studies.access(study, _token(authorization))).role != "edit":
        raise LudothequeError("READING_ONLY")
    await studies.remove(study)
    return Response(status_code=204)


def _studies(request: Request) -> Studies:
    studies: Studies = request.app.state.studies
    return studies


def _token(authorization: str) -> str:
    kind, _, token = authorization.partition(" ")
    return token if kind.lower() == "bearer" else ""
