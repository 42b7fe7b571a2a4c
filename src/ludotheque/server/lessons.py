"""Lessons over HTTP: the course of a game, a lesson with its positions, and what a move in one of them does."""

import asyncio

from fastapi import APIRouter, Request

from ludotheque.core.catalog import Catalog, Entry
from ludotheque.play import lessons
from ludotheque.play.passages import passages
from ludotheque.server.bodies import CourseTold, LessonListed, LessonTold, MoveTried, StepTold, TriedTold
from ludotheque.server.telling import events_told, outcome_told, plain

router = APIRouter(prefix="/api/games")


@router.get("/{game}/course")
async def course(request: Request, game: str) -> CourseTold:
    """The lessons of a game in their order; none where it has no course."""
    found = lessons.course(_entry(request, game))
    listed = [
        LessonListed(
            key=one.key, steps=len(one.steps), clauses=sorted({clause for step in one.steps for clause in step.clauses})
        )
        for one in found
    ]
    return CourseTold(game=game, lessons=listed)


@router.get("/{game}/course/{lesson}")
async def lesson(request: Request, game: str, lesson: str) -> LessonTold:
    """A lesson with every position as its board shows it."""
    return await asyncio.to_thread(_told, _entry(request, game), lesson)


@router.post("/{game}/course/{lesson}/{step}")
async def attempt(request: Request, game: str, lesson: str, step: int, tried: MoveTried) -> TriedTold:
    """What a move does in a step: right or not, the position after it, and what there is to say."""
    entry = _entry(request, game)
    found = lessons.step_of(lessons.lesson(entry, lesson), step)
    done = await asyncio.to_thread(lessons.attempt, entry, found, tried.move)
    return TriedTold(
        right=done.right, text=done.text, view=plain(done.view), events=events_told(done.events),
        outcome=outcome_told(done.outcome),
    )  # fmt: skip


def _told(entry: Entry, key: str) -> LessonTold:
    found = lessons.lesson(entry, key)
    steps = zip(found.steps, passages(entry, found), strict=True)
    told = [_step(lessons.tell(entry, step, passage)) for step, passage in steps]
    return LessonTold(game=entry.key, key=found.key, steps=told)


def _step(told: lessons.StepTold) -> StepTold:
    return StepTold(
        text=told.text, marks=list(told.marks), asks=told.asks, answer=told.answer, seats=told.seats, seat=told.seat,
        view=plain(told.view), choices=plain(told.choices),
        events=events_told(told.events), peeked=plain(told.peeked), outcome=outcome_told(told.outcome),
        passage=told.passage,
    )  # fmt: skip


def _entry(request: Request, game: str) -> Entry:
    games: Catalog = request.app.state.rooms.games
    return games.entry(game)
