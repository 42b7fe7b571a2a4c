"""Reviews over HTTP: asked for, read, walked through on the board, and tried again."""

import asyncio
from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from ludotheque.core.errors import LudothequeError
from ludotheque.core.game import Seat
from ludotheque.play import retrying
from ludotheque.play.judged import Review
from ludotheque.play.retrying import Retried, Verdict
from ludotheque.play.reviewing import Asked, Worth
from ludotheque.server import reading
from ludotheque.server.messages import LogEntry, OutcomeTold, SeatTold
from ludotheque.server.outbound import shaped
from ludotheque.server.puzzle_telling import moves_shown
from ludotheque.server.reading import Bearer, Reading
from ludotheque.server.review_bodies import (
    AskedAgain,
    BetterTold,
    JudgedAgain,
    JudgedTold,
    PositionsTold,
    ReviewState,
    ReviewTold,
    ReviewWish,
    TriedAgain,
)
from ludotheque.server.reviews import Reviews, depth_of, record_of
from ludotheque.server.telling import plain
from ludotheque.store.reviews import KeptReview

router = APIRouter(prefix="/api/tables/{table}/review")
MOST_POSITIONS = 100
"""At once."""

Number = Annotated[int | None, Query(description="An earlier match of the table.")]
Eyes = Annotated[int | None, Query(alias="seat", description="Whose eyes see it; else one's own, or the first.")]


@router.post("")
async def ask(request: Request, table: str, wish: ReviewWish, authorization: Bearer = "") -> ReviewState:
    """Have a match judged, once for everybody who may see it; a match that runs is refused with MATCH_RUNNING."""
    found = await _read(request, table, authorization, wish.number)
    await _reviews(request).begin(request.client.host if request.client else "", found.sitting, wish.depth)
    return await _reviews(request).state(found.sitting)


@router.get("/state")
async def state(request: Request, table: str, authorization: Bearer = "", number: Number = None) -> ReviewState:
    """How far it is."""
    found = await _read(request, table, authorization, number)
    return await _reviews(request).state(found.sitting)


@router.delete("")
async def stop(request: Request, table: str, authorization: Bearer = "", number: Number = None) -> ReviewState:
    """End the work on a review, once for everybody; one that could be read before stays."""
    found = await _read(request, table, authorization, number)
    await _reviews(request).stop(found.sitting)
    return await _reviews(request).state(found.sitting)


@router.get("", response_model=ReviewTold)
async def review(
    request: Request, table: str, authorization: Bearer = "", number: Number = None, seat: Eyes = None
) -> Response:
    """The review as it is kept; NO_REVIEW where nobody has asked for one."""
    found = await _read(request, table, authorization, number)
    reviews = _reviews(request)
    kept, judged = await reviews.read(found.sitting)
    stale, eyes = reviews.stale(found.sitting.entry.key, kept.engine), _eyes(found, seat)
    written = await asyncio.to_thread(lambda: _told(found, eyes, kept, judged, stale).model_dump_json())
    return Response(written, media_type="application/json")


@router.get("/positions")
async def positions(
    request: Request, table: str, since: Annotated[int, Query(ge=0)], upto: int, authorization: Bearer = "",
    number: Number = None, seat: Eyes = None,
) -> PositionsTold:  # fmt: skip
    """The positions from one ply to another, a hundred at most."""
    found = await _read(request, table, authorization, number)
    await _reviews(request).kept(found.sitting)
    eyes, last = _eyes(found, seat), min(upto, since + MOST_POSITIONS - 1)
    seen = await asyncio.to_thread(retrying.positions, found.sitting, eyes, since, last)
    return PositionsTold(since=since, views=[plain(view) for view in seen])


@router.get("/better")
async def better(
    request: Request, table: str, ply: int, authorization: Bearer = "", number: Number = None, seat: Eyes = None
) -> BetterTold:
    """The best line at a decision, played out."""
    found = await _read(request, table, authorization, number)
    _, judged = await _reviews(request).read(found.sitting)
    shown = await asyncio.to_thread(retrying.better, found.sitting, judged, ply, _eyes(found, seat))
    return BetterTold(shown=moves_shown(shown))


@router.get("/again")
async def asked_again(
    request: Request, table: str, ply: int, authorization: Bearer = "", number: Number = None
) -> AskedAgain:
    """The position of a decision, with what could be done there."""
    found = await _read(request, table, authorization, number)
    _, judged = await _reviews(request).read(found.sitting)
    at = retrying.asked(found.sitting, judged, ply)
    return AskedAgain(
        ply=ply, seat=at.seat, view=plain(at.shown()), choices=plain(at.choices()), peeked=plain(at.peeked())
    )


@router.post("/again")
async def try_again(request: Request, table: str, tried: TriedAgain, authorization: Bearer = "") -> JudgedAgain:
    """Another way in the place of a decision, judged against the best."""
    found, reviews = await _read(request, table, authorization, tried.number), _reviews(request)
    kept, judged = await reviews.read(found.sitting)
    done = await asyncio.to_thread(retrying.retried, found.sitting, judged, tried.ply, tried.moves)
    said = retrying.settled(judged, tried.ply, done.moves) if retrying.single(found.sitting, judged) else None
    if said is None:
        best = retrying.compared(judged, tried.ply)
        asked = Asked(record_of(found.sitting), depth_of(kept), ply=tried.ply, tried=done.moves, best=best)
        said = _said(judged, tried.ply, done, await reviews.worth(found.sitting, asked))
    return _judged(done, said)


def _said(judged: Review, ply: int, done: Retried, worth: Worth | None) -> Verdict | None:
    """None while the decision goes on."""
    if worth is None:
        return None
    return retrying.settled(judged, ply, done.moves) or retrying.verdict(judged, ply, worth)


def _judged(done: Retried, said: Verdict | None) -> JudgedAgain:
    shown = moves_shown(done.shown)
    if said is None:
        return JudgedAgain(
            standing="on", shown=shown, choices=plain(done.at.choices()), peeked=plain(done.at.peeked())
        )  # fmt: skip
    return JudgedAgain(
        standing=said.standing, shown=shown, choices=None, peeked=None, chances=list(said.chances), loss=said.loss,
        judgement=said.judgement,
    )  # fmt: skip


def _told(found: Reading, eyes: Seat, kept: KeptReview, judged: Review, stale: bool) -> ReviewTold:
    table, match, known = found.sitting.table, found.sitting.match, found.sitting.known(eyes)
    outcome = known.outcome()
    return ReviewTold(
        table=table.id, number=table.number, game=table.game, options=dict(match.game.info.options),
        seats=[
            SeatTold(seat=seat, kind=sat.shown, name=sat.name, level=sat.level)
            for seat, sat in enumerate(table.company)
        ],
        mine=found.mine, seat=eyes, plies=match.ply, log=[shaped(LogEntry, entry) for entry in known.log()],
        outcome=shaped(OutcomeTold, outcome) if outcome else None, assisted=match.assisted,
        depth=depth_of(kept), made=kept.made, stale=stale,
        review=shaped(JudgedTold, judged),
    )  # fmt: skip


def _eyes(found: Reading, seat: Seat | None) -> Seat:
    """The match is over, and what each seat saw is known to all."""
    if seat is not None:
        if not 0 <= seat < len(found.sitting.table.holders):
            raise LudothequeError("NO_SUCH_SEAT", None, seat=seat)
        return seat
    return found.mine[0] if len(found.mine) == 1 else 0


async def _read(request: Request, table: str, authorization: str, number: int | None) -> Reading:
    return await reading.read(request.app.state.rooms, table, authorization, number)


def _reviews(request: Request) -> Reviews:
    reviews: Reviews = request.app.state.reviews
    return reviews
