"""What takes a while: a move of some level, and a position judged with its best lines."""

from collections.abc import Callable, Iterable
from dataclasses import replace

from ludotheque.core.analysis import Analyst, Evaluation, Line
from ludotheque.core.bot import Limit
from ludotheque.core.chance import SplitMix64
from ludotheque.core.errors import LudothequeError
from ludotheque.core.parts import Bots
from ludotheque.engine.lines import joined, number, parted, whole, words
from ludotheque.engine.standing import Standing

Going = Callable[[], bool]
"""Whether to go on: False once somebody said stop."""
Thought = Callable[[Going], Iterable[str]]
"""Work that answers in lines."""

_DAY = 86_400
_MOST_NODES = 10**12
_MOST_LINES = 100
_MOST_LEVELS = 99
_LOOK = Limit(seconds=1.0)
"""What an analysis may use unless it is told."""


def go(at: Standing, rest: str, seed: int) -> Thought:
    """`[level=L] [seconds=S] [nodes=N] [left=MS] [seed=N] [seen M | …]`: a move, and how it was found."""
    settings, _, seen = f" {rest} ".partition(" seen ")
    given = words(settings, ("level", "seconds", "nodes", "left", "seed"))
    left, chosen = whole(given, "left", 0, 1000 * _DAY), whole(given, "seed", 0, _MOST_NODES)
    asked, part = at.question(left, parted(seen)), at.entry.part(Bots)
    if part is None:
        raise LudothequeError("NO_BOTS", None, game=at.game.info.key)
    levels = part.levels()
    level = whole(given, "level", 1, _MOST_LEVELS) or levels[-1]
    if level not in levels:
        raise LudothequeError("NO_SUCH_LEVEL", None, level=level)
    limit, below = _limit(given, part.limit(level)), SplitMix64(seed if chosen is None else chosen).below

    def think(going: Going) -> Iterable[str]:
        watched = replace(limit, watch=lambda progress: going())
        found = part.bot(level).choose(at.game, asked.view, asked.seen, watched, below)
        yield at.game.write(at.view, found.move)
        if found.value is not None:
            yield f"value {found.value:g}"
        if found.line:
            yield f"line {joined(found.line)}"
        if found.proven:
            yield "proven"
        if found.nodes:
            yield f"nodes {found.nodes}"

    return think


def analyse(at: Standing, rest: str) -> Thought:
    """`[lines=K] [seconds=S] [nodes=N] [left=MS] [seen M | …]`: what it is worth, then a line for each way to go on."""
    settings, _, seen = f" {rest} ".partition(" seen ")
    given = words(settings, ("lines", "seconds", "nodes", "left"))
    asked, part = at.question(whole(given, "left", 0, 1000 * _DAY), parted(seen)), at.entry.part(Analyst)
    if part is None:
        raise LudothequeError("NO_ANALYST", None, game=at.game.info.key)
    lines, limit = whole(given, "lines", 1, _MOST_LINES) or 1, _limit(given, _LOOK)

    def think(going: Going) -> Iterable[str]:
        watched = replace(limit, watch=lambda progress: going())
        return _told(part.evaluate(at.game, asked.view, asked.seen, watched, lines, lambda known: going()))

    return think


def _limit(given: dict[str, str], own: Limit) -> Limit:
    """What is given takes the place of all that the level itself would use."""
    seconds, nodes = number(given, "seconds", 0, _DAY), whole(given, "nodes", 1, _MOST_NODES)
    return own if seconds is None and nodes is None else replace(own, seconds=seconds, nodes=nodes)


def _told(found: Evaluation) -> Iterable[str]:
    unit = f" unit={found.unit}" if found.unit else ""
    verdict = f" verdict={found.verdict}" if found.verdict else ""
    yield f"{_worth(found)}{unit}{verdict} nodes={found.nodes} depth={found.depth}"
    for line in found.lines:
        yield f"line {_worth(line)} moves {joined(line.moves)}"


def _worth(one: Evaluation | Line) -> str:
    chances = ",".join(f"{chance:.3f}" for chance in one.chances)
    score = "" if one.score is None else f" score={one.score:g}"
    return f"chances={chances}{score} proven={'yes' if one.proven else 'no'}"
