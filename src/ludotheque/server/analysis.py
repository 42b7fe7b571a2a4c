"""The analysis board over HTTP: where it begins, positions, moves for all sides, the engine, and files."""

import asyncio
import secrets

from fastapi import APIRouter, Request

from ludotheque.core.catalog import Catalog
from ludotheque.core.errors import LudothequeError
from ludotheque.core.lesson_file import dump as dump_lesson
from ludotheque.core.puzzle_file import to_line
from ludotheque.core.record import Record, from_json
from ludotheque.play import puzzles
from ludotheque.play.study import engine, moving, study_file, turned
from ludotheque.play.study.study import Study, bound, of_record
from ludotheque.server import imports, reading
from ludotheque.server.apart import Apart, Line
from ludotheque.server.bodies import ServiceAsked
from ludotheque.server.positions import Positions
from ludotheque.server.reading import Bearer
from ludotheque.server.rooms import Rooms
from ludotheque.server.services import Services
from ludotheque.server.study_bodies import (
    AnalysisWish,
    EngineAsked,
    FileTold,
    FileWish,
    GameFrom,
    GoalsAsked,
    GoalsTold,
    MoveAsked,
    MoveMade,
    PositionAsked,
    PositionTold,
    StudyTold,
    TableFrom,
)  # fmt: skip
from ludotheque.server.study_telling import (
    chapter_wished,
    position_told,
    start_of_wish,
    step_told,
    study_told,
    study_wished,
)  # fmt: skip
from ludotheque.server.worker import Task

router = APIRouter(prefix="/api/analysis")


@router.post("")
async def begin(request: Request, wish: AnalysisWish, authorization: Bearer = "") -> StudyTold:
    """An analysis from a file, a match that is over, a puzzle, or a new game."""
    rooms = _rooms(request)
    imports.insist_sound(wish.file, wish.game.options if wish.game else None)
    given = await _finished(rooms, wish.table, authorization) if wish.table else None
    begun = await asyncio.to_thread(_begun, rooms.games, wish, given)
    if given is None and wish.puzzle is None:
        await _apart(request).insist_study(begun)
    return await asyncio.to_thread(study_told, rooms.games, begun)


def _begun(games: Catalog, wish: AnalysisWish, given: Record | None) -> Study:
    if given is not None:
        return bound("", of_record(given))
    if wish.puzzle is not None:
        entry = games.entry(wish.puzzle.game)
        found = puzzles.puzzle(entry, wish.puzzle.id)
        return bound("", of_record(from_json({"game": entry.key, **found.record})))
    if wish.game is not None:
        return bound("", of_record(_new(games, wish.game)))
    return study_file.from_json(wish.file)


def _new(games: Catalog, wish: GameFrom) -> Record:
    game = games.entry(wish.game).game(wish.options)
    setup = game.setup(secrets.randbelow) if wish.setup is None else wish.setup
    return Record(wish.game, game.info.rules, game.info.options, setup)


async def _finished(rooms: Rooms, asked: TableFrom, authorization: str) -> Record:
    """A match of a table, as a watcher may know it; raises NOT_WHILE_PLAYING."""
    sitting = (await reading.read(rooms, asked.table, authorization, asked.number)).sitting
    if not sitting.match.over:
        raise LudothequeError("NOT_WHILE_PLAYING", None, what="analysis")
    return sitting.known(None).record(tuple(holder.written for holder in sitting.table.company))


@router.post("/position")
async def position(request: Request, asked: PositionAsked) -> PositionTold:
    """A position as whoever is to move there sees it."""
    rooms, positions = _rooms(request), _positions(request)
    start, moves = start_of_wish(asked.start), tuple(asked.moves)
    found = await asyncio.to_thread(positions.at, start, moves)
    await _apart(request).insist(Line(start, moves, placed=True, withheld=True))
    return await asyncio.to_thread(position_told, rooms.games.entry(start.game), found)


@router.post("/move")
async def move(request: Request, asked: MoveAsked) -> MoveMade:
    """What a move does; chance answers it by itself."""
    rooms, positions = _rooms(request), _positions(request)
    start, moves = start_of_wish(asked.start), tuple(asked.moves)
    await _apart(request).insist(Line(start, moves, placed=True, withheld=True))

    def work() -> MoveMade:
        done, after = moving.made(positions.at(start, moves), asked.move, secrets.randbelow)
        positions.keep(start, (*moves, *(step.move for step in done)), after)
        return MoveMade(steps=[*map(step_told, done)], position=position_told(rooms.games.entry(start.game), after))

    return await asyncio.to_thread(work)


@router.post("/engine")
async def ask_engine(request: Request, asked: EngineAsked) -> ServiceAsked:
    """Let the engine think about a position: its progress and what it found are fetched by the job's name."""
    rooms, positions = _rooms(request), _positions(request)
    start, moves = start_of_wish(asked.start), tuple(asked.moves)
    entry = rooms.games.entry(start.game)
    await _apart(request).insist(Line(start, moves, placed=True))

    def work() -> engine.Asked:
        return engine.asked(entry, positions.at(start, moves), moves, asked.lines, asked.threat)

    what = await asyncio.to_thread(work)
    settings = rooms.settings
    task = Task(
        "analysis", start.game, dict(start.options), start.rules, memory_mb=settings.memory_mb,
        seconds=settings.engine_seconds, analysed=what,
    )  # fmt: skip
    services: Services = request.app.state.services
    return ServiceAsked(job=await services.begin(request.client.host if request.client else "", task))


@router.post("/file")
async def file(request: Request, wish: FileWish) -> FileTold:
    """What a browser holds as a file: the study, or a chapter of it as a lesson or a puzzle."""
    imports.insist_sound(wish.model_dump())
    study = await asyncio.to_thread(study_wished, wish.study)
    await _apart(request).insist_study(study)
    return await asyncio.to_thread(_written, _rooms(request).games, wish, study)


def _written(games: Catalog, wish: FileWish, study: Study) -> FileTold:
    for one in study.chapters.values():
        moving.insist_sound(games.entry(one.start.game), one)
    name = f"{study[1].start.game}-study"
    if wish.kind == "study":
        return FileTold(name=f"{name}.json", text=study_file.dump(study))
    if wish.chapter >= len(wish.study.chapters):
        raise LudothequeError("NO_SUCH_CHAPTER", None, chapter=wish.chapter)
    chapter = chapter_wished(wish.study.chapters[wish.chapter])
    key = f"study-{secrets.token_hex(3)}"
    if wish.kind == "lesson":
        return FileTold(name=f"{name}-lesson.json", text=dump_lesson(turned.lesson(chapter, key)))
    found = turned.puzzle(games.entry(chapter.start.game), chapter, wish.node, wish.goal, key)
    return FileTold(name=f"{name}-puzzles.jsonl", text=f"{to_line(found, chapter.start.game)}\n")


@router.post("/goals")
async def goals(request: Request, asked: GoalsAsked) -> GoalsTold:
    """What a puzzle of such a game can ask for."""
    start = start_of_wish(asked.start)
    entry = _rooms(request).games.entry(start.game)
    return GoalsTold(goals=list(await asyncio.to_thread(turned.goals, entry, start)))


def _apart(request: Request) -> Apart:
    """Nobody is helped in a match that runs by bringing it as a file."""
    apart: Apart = request.app.state.apart
    return apart


def _rooms(request: Request) -> Rooms:
    rooms: Rooms = request.app.state.rooms
    return rooms


def _positions(request: Request) -> Positions:
    positions: Positions = request.app.state.positions
    return positions
