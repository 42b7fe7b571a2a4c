"""What Laguna offers beside its board: boards checked and drawn.

What needs the kernels is imported by who works it out, and not by the server that only knows of it.
"""

from collections.abc import Mapping
from typing import Literal, NotRequired

from typing_extensions import TypedDict  # pydantic checks no other before Python 3.12

from ludotheque.core.bot import Limit, Progress
from ludotheque.core.chance import SplitMix64
from ludotheque.core.errors import LudothequeError
from ludotheque.core.outcome import Json
from ludotheque.core.parts import Service, Services
from ludotheque.games.laguna.rules.board_text import HOUSE, BadBoard, dump, house, parse

_LONGEST = 10_000
Side = Literal["easy", "hard"]


class BadQuestion(LudothequeError):
    """The question is not what the service asks for."""


class BoardQuestion(TypedDict):
    text: str


class FindingTold(TypedDict):
    """One requirement of §7.2, whether it holds, and the figures that say so."""

    clause: str
    holds: bool
    told: str


class Checked(TypedDict):
    """What is wrong with the text, or else every requirement and the text in its canonical form."""

    problem: str | None
    line: int
    findings: list[FindingTold]
    text: NotRequired[str]


class SideQuestion(TypedDict):
    side: Side


class SeedQuestion(SideQuestion):
    """The same number draws the same board."""

    seed: int


class BoardText(TypedDict):
    text: str


def check(question: Json, limit: Limit) -> Checked:
    """The requirements of §7.2 for a board text, each with what was measured; or what is wrong with the text."""
    from ludotheque.games.laguna.boards.validate import validate

    try:
        board = parse(_text(question, "text"))
    except BadBoard as error:
        return {"problem": error.problem, "line": error.line, "findings": []}
    findings: list[FindingTold] = [
        {"clause": finding.clause, "holds": finding.holds, "told": finding.told} for finding in validate(board)
    ]
    return {"problem": None, "line": 0, "findings": findings, "text": dump(board)}


def house_board(question: Json, limit: Limit) -> BoardText:
    """The text of a house board, to begin with."""
    return {"text": dump(house(_side(question)))}


def new_board(question: Json, limit: Limit) -> BoardText:
    """A new board that meets every requirement."""
    from ludotheque.games.laguna.boards.make import make_board

    side, seed = _side(question), _field(question, "seed")
    if type(seed) is not int:
        raise BadQuestion("BAD_QUESTION", None, field="seed")

    def watch(tries: int) -> bool:
        return limit.watch is None or limit.watch(Progress(tries))

    board = make_board(side, SplitMix64(seed).below, watch=watch)
    if board is None:
        raise BadQuestion("NO_BOARD")
    return {"text": dump(board)}


def _field(question: Json, key: str) -> Json:
    return question.get(key) if isinstance(question, dict) else None


def _text(question: Json, key: str) -> str:
    value = _field(question, key)
    if not isinstance(value, str) or len(value) > _LONGEST:
        raise BadQuestion("BAD_QUESTION", None, field=key)
    return value


def _side(question: Json) -> str:
    side = _text(question, "side")
    if side not in HOUSE:
        raise BadQuestion("BAD_QUESTION", None, field="side")
    return side


_SERVICES = {
    "check": Service(BoardQuestion, Checked, check),
    "house": Service(SideQuestion, BoardText, house_board),
    "make": Service(SeedQuestion, BoardText, new_board),
}


class LagunaServices(Services):
    """What Laguna works out beside its board."""

    def services(self) -> Mapping[str, Service]:
        return _SERVICES


SERVICES = LagunaServices()
