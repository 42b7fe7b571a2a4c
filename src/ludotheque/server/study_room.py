"""A study in use: in memory, the browsers at it, and one change at a time, stored before it is told."""

import asyncio
import secrets
from collections.abc import Callable

from ludotheque.core.errors import LudothequeError
from ludotheque.play.study import edits, proposing, study_file
from ludotheque.play.study.edits import Added, Begun, Edit
from ludotheque.play.study.proposing import Proposed
from ludotheque.server.apart import Apart, Line
from ludotheque.server.messages import Message, Removed
from ludotheque.server.positions import Positions
from ludotheque.server.rooms import Rooms
from ludotheque.server.study_messages import (
    AddTold,
    AddWish,
    BeginTold,
    BeginWish,
    Edited,
    EditTold,
    EditWish,
    People,
    StudyState,
    Went,
    edit_told,
)  # fmt: skip
from ludotheque.server.study_telling import chapter_told, study_told
from ludotheque.server.telling import events_told
from ludotheque.store.studies import StoredStudy

Tell = Callable[[Message], None]


class Reader:
    """A browser at a study: what it may do, and how it hears."""

    def __init__(self, number: int, editing: bool, tell: Tell) -> None:
        self.number, self.editing, self.tell = number, editing, tell


def _went(by: int, place: tuple[int, int] | None) -> Went | None:
    """Nobody who is here has the number 0."""
    return place and Went(by=by, chapter=place[0], node=place[1])


class StudyRoom:
    def __init__(self, key: str, stored: StoredStudy, rooms: Rooms, positions: Positions, apart: Apart) -> None:
        self.key, self.study, self.version = key, stored.study, stored.version
        self._rooms, self._positions, self._apart = rooms, positions, apart
        self._readers: dict[int, Reader] = {}
        self._latest = 0
        self._place = _went(0, stored.place)
        self._lock = asyncio.Lock()
        self.removed = False

    @property
    def idle(self) -> bool:
        return not self._readers

    # ---- people

    @property
    def people(self) -> int:
        return len(self._readers)

    async def enter(self, editing: bool, tell: Tell) -> Reader:
        if len(self._readers) >= self._rooms.settings.watchers_a_table:
            raise LudothequeError("TOO_MANY", None, what="connections")
        self._latest += 1
        reader = self._readers[self._latest] = Reader(self._latest, editing, tell)
        await self.tell_all_of(reader)
        if self._place is not None:
            reader.tell(self._place)
        self._tell_people()
        return reader

    def leave(self, reader: Reader) -> None:
        self._readers.pop(reader.number, None)
        self._tell_people()

    async def tell_all_of(self, reader: Reader) -> None:
        """The newest state, for who is new or behind; no edit comes between its making and its telling."""
        async with self._lock:
            told = await asyncio.to_thread(study_told, self._rooms.games, self.study)
            state = StudyState(
                study=self.key, title=told.title, chapters=told.chapters, version=self.version,
                editing=reader.editing, you=reader.number,
            )  # fmt: skip
            reader.tell(state)

    def tell(self, message: Message, but: Reader | None = None) -> None:
        for one in tuple(self._readers.values()):
            if one is not but:
                one.tell(message)

    def look(self, reader: Reader, chapter: int, node: int) -> None:
        """Who may edit shows where the study stands, those too who come later."""
        self._place = Went(by=reader.number, chapter=chapter, node=node)
        self.tell(self._place, but=reader)

    def _tell_people(self) -> None:
        self.tell(People(count=len(self._readers)))

    # ---- changes

    async def edit(self, reader: Reader, version: int, wish: EditWish) -> None:
        """Store what is wished for and tell everybody; a stale wish gets the newest state and nothing else."""
        if not reader.editing:
            raise LudothequeError("READING_ONLY")
        stale = await asyncio.shield(asyncio.create_task(self._edit(reader, version, wish)))
        if stale:
            await self.tell_all_of(reader)

    async def _edit(self, reader: Reader, version: int, wish: EditWish) -> bool:
        """Whether it was stale."""
        async with self._lock:
            if self.removed:
                raise LudothequeError("NO_SUCH_STUDY")
            if version != self.version:
                return True
            await self._insist_apart(wish)
            done = await asyncio.to_thread(self._proposed, wish)
            store, now = self._rooms.store.studies, self._rooms.settings.now()
            if done.edits and not await store.append(self.key, self.version, done.edits, now):
                await self._reload()
                return True
            self.study, self.version = done.study, self.version + len(done.edits)
            told = await asyncio.to_thread(self._told, done)
            self.tell(Edited(version=self.version, by=reader.number, edits=told))
            for edit in done.edits:
                self._place = _went(reader.number, edits.place(edit)) or self._place
            return False

    async def _reload(self) -> None:
        """Another process was faster: the store alone knows what was committed."""
        loaded = await self._rooms.store.studies.load(self.key)
        if loaded is None:
            raise LudothequeError("NO_SUCH_STUDY")
        self.study, self.version = loaded.study, loaded.version

    async def catch_up(self) -> None:
        """Another process has changed it: everybody here gets the newest state."""
        async with self._lock:
            before, self.removed = self.version, self.removed or not await self._still_there()
        if self.removed:
            self.tell(Removed())
        elif self.version != before:
            for reader in tuple(self._readers.values()):
                await self.tell_all_of(reader)

    async def _still_there(self) -> bool:
        try:
            await self._reload()
        except LudothequeError:
            return False
        return True

    async def _insist_apart(self, wish: EditWish) -> None:
        """What a move does is told with it: not in a match that is played without help; raises NOT_WHILE_PLAYING."""
        if isinstance(wish, BeginWish):
            await self._apart.insist_study(await asyncio.to_thread(study_file.from_json, dict(wish.file)))
        elif isinstance(wish, AddWish):
            chapter = self.study[wish.chapter]
            await self._apart.insist(Line(chapter.start, chapter.tree.moves(wish.parent), placed=True, withheld=True))

    def _proposed(self, wish: EditWish) -> Proposed:
        most = self._rooms.settings.study_moves
        if isinstance(wish, BeginWish):
            return proposing.begun(self.study, self._rooms.games, wish.file, most)
        if isinstance(wish, AddWish):
            chapter = self.study[wish.chapter]
            at = self._positions.at(chapter.start, chapter.tree.moves(wish.parent))
            return proposing.moved(
                self.study, wish.chapter, wish.parent, at, wish.move, secrets.randbelow, most
            )  # fmt: skip
        return proposing.written(self.study, edits.from_json(wish.model_dump()))

    def _told(self, done: Proposed) -> list[EditTold]:
        return [self._edit_told(edit, done) for edit in done.edits]

    def _edit_told(self, edit: Edit, done: Proposed) -> EditTold:
        if isinstance(edit, Begun):
            return BeginTold(told=chapter_told(self._rooms.games, edit.chapter, done.study[edit.chapter]))
        if isinstance(edit, Added):
            step = done.steps[edit.node]
            return AddTold(
                chapter=edit.chapter, parent=edit.parent, node=edit.node, seat=step.seat, move=step.move,
                events=events_told(step.events),
            )  # fmt: skip
        return edit_told.validate_python(edits.to_json(edit))

    async def remove(self) -> None:
        async with self._lock:
            await self._rooms.store.studies.delete(self.key)
            self.removed = True
        self.tell(Removed())
