"""A hint, or a coach's word: thought about by a worker, refused alike, and the match counts as assisted by either."""

from collections.abc import Callable
from dataclasses import asdict
from typing import Any

from ludotheque.core.coaching import Remark
from ludotheque.core.errors import LudothequeError
from ludotheque.core.game import Seat
from ludotheque.core.ladder import ladders_of
from ludotheque.server import messages
from ludotheque.server.connection import Connection, Helping, Kind
from ludotheque.server.jobs import Report
from ludotheque.server.room import Room
from ludotheque.server.rooms import Rooms


def hint(rooms: Rooms, room: Room, connection: Connection, seat: Seat) -> None:
    _insist_allowed(room, seat)
    if sum(one.kind == "hint" for one in connection.hints.values()) >= rooms.settings.hints_a_client:
        raise LudothequeError("TOO_MANY", None, what="hints")
    ply, stands = room.match.ply, room.match.ply_of(seat)

    def done(report: Report) -> None:
        room.soon(_hinted(room, connection, seat, ply, stands, report))

    about = Helping("hint", room.table.number, room.match.turn)
    strongest = ladders_of(rooms.games.entry(room.table.game)).strongest
    rooms.jobs.submit(rooms.bots.task(room, seat, "hint", strongest), _teller(connection, about, done))


async def coach(rooms: Rooms, room: Room, connection: Connection, seat: Seat) -> None:
    """A coach sits beside the player whether it speaks or not: the match is assisted from its first look on."""
    _insist_allowed(room, seat)
    about = Helping("coach", room.table.number, room.match.turn)
    if about in connection.hints.values():  # its word is on its way
        return
    before = [one for one in connection.heard.get(seat, []) if _earlier(one[0], about)][-1:]
    said = before[0][1] if before else None
    task, at = rooms.bots.coaching(room, seat, said), {"seat": seat, "ply": room.match.ply}

    def done(report: Report) -> None:
        connection.heard[seat] = [*before, *([(about, report.remark)] if report.remark else [])]
        told = {**_told(report.remark), **at} if report.remark else None
        connection.tell(messages.Job(job=report.job, kind="coach", state="done", result=told))

    await room.helped(seat)
    rooms.jobs.submit(task, _teller(connection, about, done))


def _earlier(one: Helping, other: Helping) -> bool:
    """In the same match: asked twice about a turn, a coach says the same twice."""
    return one.number == other.number and one.turn < other.turn


def _insist_allowed(room: Room, seat: Seat) -> None:
    if seat not in room.match.deciding or not room.sitting.known(seat).may("hint"):
        raise LudothequeError("NO_HINT")
    if not room.table.hinting:
        raise LudothequeError("HINTS_OFF")


def _teller(connection: Connection, about: Helping, done: Callable[[Report], None]) -> Callable[[Report], None]:
    """Tells the asker how the work goes, and keeps what must be stopped when the position is gone."""

    def tell(report: Report) -> None:
        if report.state in ("queued", "running"):
            connection.hints[report.job] = about
        else:
            connection.hints.pop(report.job, None)
        if report.state == "done":
            done(report)
        else:
            connection.tell(_job_message(about.kind, report))

    return tell


async def _hinted(room: Room, connection: Connection, seat: Seat, ply: int, stands: int, report: Report) -> None:
    """The hint is written into the log before it is given; `stands`: where its move would stand in the line."""
    assert report.thought is not None
    await room.helped(seat, report.thought.move, stands)
    thought = asdict(report.thought)
    del thought["cost_ms"]
    reason = report.thought.reason
    thought["reason"] = {"key": reason[0], "facts": reason[1]} if reason else None
    result = {**thought, "seat": seat, "ply": ply}
    connection.tell(messages.Job(job=report.job, kind="hint", state="done", result=result))


def _told(remark: Remark) -> dict[str, Any]:
    return {"key": remark.key, "facts": dict(remark.facts), "marks": list(remark.marks)}


def _job_message(kind: Kind, report: Report) -> messages.Job:
    progress = {"place": report.place} if report.state == "queued" else {}
    if report.progress is not None:
        progress = asdict(report.progress)
    return messages.Job(job=report.job, kind=kind, state=report.state, progress=progress)
