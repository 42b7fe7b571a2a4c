"""Reviews of a table's matches: which may be had, and the work on them."""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal, NamedTuple

from ludotheque.core.analysis import Analyst
from ludotheque.core.bot import Limit, Progress, Watch
from ludotheque.core.catalog import Entry
from ludotheque.core.errors import LudothequeError
from ludotheque.core.game import AnyGame
from ludotheque.core.parts import Wire
from ludotheque.core.record import Record, replay
from ludotheque.play.judged import Review
from ludotheque.play.review import QUICK, review
from ludotheque.play.second_look import SecondLook
from ludotheque.play.sitting import Sitting

Depth = Literal["quick", "deep"]
LIMITS: dict[Depth, Limit] = {"quick": QUICK, "deep": replace(QUICK, nodes=10 * (QUICK.nodes or 0))}
"""For each position."""
MOST = 2_000
"""A game of more moves is not judged."""


@dataclass(frozen=True)
class Asked:
    """A game to judge; with `tried` only the position after these moves, in the place of those from `ply` on."""

    record: Record
    depth: Depth = "quick"
    unless: str = ""
    """The engine that has judged it so already: nothing is to be done where there is no newer one."""
    ply: int = 0
    tried: tuple[str, ...] = ()
    best: tuple[str, ...] = ()
    """The best line there, where it is only thought to be: looked at as long as what was tried."""


class Worth(NamedTuple):
    """The chances of each seat after what was tried, and after the best; None where that is not looked at."""

    tried: tuple[float, ...]
    best: tuple[float, ...] | None = None


class Stopped(Exception):
    """Nobody waits for it any more."""


def insist_open(sitting: Sitting) -> None:
    """Nothing of a running match is judged for anybody; raises MATCH_RUNNING, NO_ANALYST or TOO_LONG."""
    if not (sitting.match.over or _only_shown(sitting)):
        raise LudothequeError("MATCH_RUNNING")
    if not sitting.entry.offers(Analyst):
        raise LudothequeError("NO_ANALYST", None, game=sitting.entry.key)
    if sitting.match.ply > MOST:
        raise LudothequeError("TOO_LONG", None, limit=MOST)


def _only_shown(sitting: Sitting) -> bool:
    """A record that stops before its end, and nobody goes on from it; a strict game withholds that as well."""
    match, wire = sitting.match, sitting.entry.part(Wire)
    given = 0 < sitting.stored.given == match.ply and not match.sealed
    alone = all(holder.kind == "here" for holder in sitting.table.company)
    return given and alone and wire is not None and not wire.withheld(match.game)


def digest(record: Record) -> str:
    """What a review is of: another line of moves has another one."""
    return hashlib.sha256("\n".join((record.setup, *record.moves)).encode()).hexdigest()


def judged(entry: Entry, asked: Asked, watch: Watch) -> Review | None:
    """The game judged, None where the engine is the same as before; `watch` hears the share done, and may end it."""
    analyst = _analyst(entry)
    if analyst.version == asked.unless:
        return None
    done = [0.0]

    def along(number: int, total: int) -> None:
        done[0] = number / max(total, 1)
        if not watch(Progress(0, share=done[0])):
            raise Stopped

    def slices(progress: Progress) -> bool:
        return watch(Progress(progress.nodes, share=done[0]))

    return review(asked.record, replace(LIMITS[asked.depth], watch=slices), along, analyst)


def worth(entry: Entry, asked: Asked, watch: Watch) -> Worth | None:
    """What was tried beside the best, by equal looks; None where that is not yet a whole decision.

    Raises NOT_JUDGED where chance has the next word."""
    analyst, game = _analyst(entry), asked.record.open()
    moves = (*asked.record.moves[: asked.ply], *asked.tried)
    states = _states(game, asked.record.setup, moves)
    if game.outcome(states[-1]) is None and len(moves) not in analyst.decisions(game, [*states, states[-1]]):
        return None
    played = replay(asked.record)
    analyst = analyst.knowing(game, played.states, asked.record.moves)
    limit = replace(LIMITS[asked.depth], watch=watch)
    look = SecondLook(analyst, game, asked.record, states, limit, longer=1)
    tried, best = look(asked.ply, asked.tried), look(asked.ply, asked.best) if asked.best else None
    if tried is None:
        raise LudothequeError("NOT_JUDGED")
    return Worth(tried.chances, best.chances if best else None)


def _states(game: AnyGame, setup: str, moves: Sequence[str]) -> list[Any]:
    states = [game.initial(setup)]
    for move in moves:
        states.append(game.play(states[-1], game.read(states[-1], move)))
    return states


def engine(entry: Entry) -> str:
    """The version of what judges a game now."""
    return _analyst(entry).version


def _analyst(entry: Entry) -> Analyst[Any, Any]:
    analyst = entry.part(Analyst)
    if analyst is None:
        raise LudothequeError("NO_ANALYST", None, game=entry.key)
    return analyst
