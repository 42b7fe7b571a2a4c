"""What Laguna offers beside its board: boards checked and drawn, puzzles listed and solved."""

from collections.abc import Callable, Mapping
from typing import Any

from ludotheque.core.bot import Limit, Progress
from ludotheque.core.chance import SplitMix64
from ludotheque.core.errors import LudothequeError
from ludotheque.core.outcome import Json
from ludotheque.core.parts import Service, Services
from ludotheque.games.laguna.rules import puzzles
from ludotheque.games.laguna.rules.board_text import HOUSE, BadBoard, dump, house, parse

_LONGEST = 10_000


class BadQuestion(LudothequeError):
    """The question is not what the service asks for."""


def check(question: Any, limit: Limit) -> Json:
    """The requirements of §7.2 for a board text, each with what was measured; or what is wrong with the text."""
    from ludotheque.games.laguna.boards.validate import validate

    try:
        board = parse(_text(question, "text"))
    except BadBoard as error:
        return {"problem": error.problem, "line": error.line, "findings": []}
    found: list[Json] = [
        {"clause": finding.clause, "holds": finding.holds, "told": finding.told} for finding in validate(board)
    ]
    return {"problem": None, "line": 0, "findings": found, "text": dump(board)}


def own(question: Any, limit: Limit) -> Json:
    """The text of a house board, to begin with."""
    side = _text(question, "side")
    if side not in HOUSE:
        raise BadQuestion("BAD_QUESTION", None, field="side")
    return {"text": dump(house(side))}


def make(question: Any, limit: Limit) -> Json:
    """A new board that meets every requirement; the same number draws the same board."""
    from ludotheque.games.laguna.boards.make import make_board

    side, seed = _text(question, "side"), question.get("seed")
    if side not in ("easy", "hard") or type(seed) is not int:
        raise BadQuestion("BAD_QUESTION", None, field="side")

    def watch(tries: int) -> bool:
        return limit.watch is None or limit.watch(Progress(tries))

    board = make_board(side, SplitMix64(seed).below, watch=watch)
    if board is None:
        raise BadQuestion("NO_BOARD")
    return {"text": dump(board)}


def listed(question: Any, limit: Limit) -> Json:
    """The puzzles that ship, shortest first, and the place of the one of a day."""
    known = puzzles.puzzles()
    day = question.get("day") if isinstance(question, Mapping) else None
    today = known.index(puzzles.of_the_day(day)) if type(day) is int and day >= 0 else None
    told: list[Json] = [{"setup": one.setup, "par": one.par, "grade": one.grade, "side": one.side} for one in known]
    return {"puzzles": told, "today": today}


def solve(question: Any, limit: Limit) -> Json:
    """The fewest moves of a puzzle and a line that takes them."""
    from ludotheque.games.laguna.solver.command import answer, puzzle

    return answer(puzzle(_text(question, "setup")), limit)


def _text(question: Any, key: str) -> str:
    value = question.get(key) if isinstance(question, Mapping) else None
    if not isinstance(value, str) or len(value) > _LONGEST:
        raise BadQuestion("BAD_QUESTION", None, field=key)
    return value


_SERVICES: dict[str, Callable[[Json, Limit], Json]] = {
    "check": check, "house": own, "make": make, "puzzles": listed, "solve": solve,
}  # fmt: skip


class LagunaServices(Services):
    """What Laguna works out beside its board."""

    def services(self) -> Mapping[str, Service]:
        return {name: Service(None, object, run) for name, run in _SERVICES.items()}


SERVICES = LagunaServices()
