"""Bots at the tables: whoever must decide and is a bot thinks in a worker, and then moves like a person."""

import asyncio
import logging
import secrets
from collections import defaultdict
from typing import TYPE_CHECKING, Literal

from ludotheque.core.bot import Progress
from ludotheque.core.coaching import Remark
from ludotheque.core.errors import LudothequeError
from ludotheque.core.game import Seat
from ludotheque.play.bots import any_move
from ludotheque.play.proposal import Proposal
from ludotheque.server.background import Background
from ludotheque.server.jobs import Jobs, Report
from ludotheque.server.settings import Settings
from ludotheque.server.worker import Task

if TYPE_CHECKING:
    from ludotheque.server.room import Room

log = logging.getLogger(__name__)

Key = tuple[int, Seat]
"""Number of the match, seat."""


class Bots:
    def __init__(self, jobs: Jobs, settings: Settings) -> None:
        self._jobs, self._settings = jobs, settings
        self._thinking: defaultdict[str, dict[Key, tuple[str, int]]] = defaultdict(dict)
        """By table: the job, and the turn that it thinks about."""
        self._preparing: set[str] = set()
        """Jobs that wait for a compiler."""
        self._background = Background()

    def thinking(self, room: "Room") -> tuple[Seat, ...]:
        here = self._thinking.get(room.table.id, {})
        return tuple(seat for number, seat in here if number == room.table.number)

    def preparing(self, room: "Room") -> tuple[Seat, ...]:
        here = self._thinking.get(room.table.id, {})
        return tuple(seat for (_, seat), (job, _) in here.items() if job in self._preparing)

    def wake(self, room: "Room") -> None:
        """Let every bot think that must decide, and stop those whose position is gone.

        A bot whose move is being stored still counts as thinking: its position goes when the move is made."""
        self._stop_late_hints(room)
        if room.removed or not any(holder.kind == "bot" for holder in room.table.holders):
            return
        here = self._thinking[room.table.id]
        for (number, seat), (job, turn) in tuple(here.items()):
            if number != room.table.number or turn != room.match.turn or seat not in room.match.deciding:
                del here[number, seat]
                self._jobs.stop(job)
        for seat in () if room.sitting.paused else room.match.deciding:
            holder = room.table.company[seat]
            key = room.table.number, seat
            if holder.kind == "bot" and key not in here:
                self._think(room, key, holder.level or 1)

    def _stop_late_hints(self, room: "Room") -> None:
        """A hint for a position that is gone helps nobody, and its worker may be needed."""
        for connection in room.connections:
            for job, at in tuple(connection.hints.items()):
                if (at.number, at.turn) != (room.table.number, room.match.turn):
                    self._jobs.stop(job)

    def dismiss(self, room: "Room") -> None:
        """The table is gone: nobody needs to think any more."""
        here = self._thinking.pop(room.table.id, {})
        jobs = [job for job, _ in here.values()]
        here.clear()  # a move on its way looks there whether it is still wanted
        for job in jobs:
            self._jobs.stop(job)

    def task(self, room: "Room", seat: Seat, kind: Literal["bot", "hint"], level: int) -> Task:
        """The work of a bot, or of a hint for the seat."""
        question = room.sitting.question(seat, self._settings.now())
        rules = room.sitting.stored.rules
        return Task(kind, room.table.game, dict(room.table.options), rules, level, question, self._settings.memory_mb)

    def coaching(self, room: "Room", seat: Seat, said: Remark | None = None) -> Task:
        """The work of a coach beside the seat, who said that last."""
        coached = room.sitting.coached(seat, self._settings.now(), said)
        rules, memory = room.sitting.stored.rules, self._settings.memory_mb
        return Task("coach", room.table.game, dict(room.table.options), rules, coached=coached, memory_mb=memory)

    def _think(self, room: "Room", key: Key, level: int) -> None:
        turn, seat, here = room.match.turn, key[1], self._thinking[room.table.id]

        def tell(report: Report) -> None:
            self._prepare(room, report)
            if report.state in ("queued", "running") or here.get(key, ("", 0))[0] != report.job:
                return
            if report.thought is not None:
                self._background.begin(self._move(room, key, report.job, report.thought.move, report.thought.cost_ms))
            elif report.state == "failed":
                self._background.begin(self._move(room, key, report.job, self._any_move(room, seat)))
            else:
                del here[key]  # stopped by nobody here: the next tick lets it think again
                room.look_soon()

        # the report of the queue comes before the job's name is known here: it needs no answer
        here[key] = self._jobs.submit(self.task(room, seat, "bot", level), tell), turn

    def _prepare(self, room: "Room", report: Report) -> None:
        """Whoever waits is told what for."""
        compiles = isinstance(report.progress, Progress) and report.progress.compiling
        if compiles == (report.job in self._preparing):
            return
        (self._preparing.add if compiles else self._preparing.discard)(report.job)
        for connection in room.connections if report.state == "running" else ():
            connection.refresh()

    async def _move(self, room: "Room", key: Key, job: str, text: str, cost_ms: int = 0) -> None:
        """Make the move once its time has passed, unless the bot thinks about something else by now."""
        seat, now, here = key[1], self._settings.now, self._thinking[room.table.id]
        await self._pace(room, cost_ms)

        def current() -> bool:
            return here.get(key, ("", 0))[0] == job

        def propose() -> Proposal | None:
            if not current():
                return None
            if room.sitting.paused:
                del here[key]
                return None
            try:
                return room.sitting.move(seat, text, now())
            except LudothequeError as error:
                log.error("a bot of %s was refused: %s", room.table.game, error.code)
                return room.sitting.move(seat, self._any_move(room, seat), now())

        try:
            await room.act(propose, by_keeper=True)
        except LudothequeError as error:
            log.error("a bot's move at table %s was not made: %s", room.table.id, error.code)
            if current():
                del here[key]
                room.look_soon()

    async def _pace(self, room: "Room", cost_ms: int) -> None:
        """Against a glass a bot acts on a virtual clock: each action takes what its level says (Laguna §9)."""
        clock, began = room.table.ticking, room.match.spent.began
        if clock is None or not clock.ends_turns or began is None:
            return
        ready = began + max(cost_ms, clock.min_action_ms)
        while (missing := ready - self._settings.now()) > 0:
            await asyncio.sleep(min(missing / 1000, self._settings.tick_seconds))

    def _any_move(self, room: "Room", seat: Seat) -> str:
        question = room.sitting.question(seat, self._settings.now())
        return any_move(room.match.game, question, secrets.randbelow)
