"""What the services of Lacunes are asked, and how a question is read: every field is checked before it is used.

A position is named by `setup`, `options` and `moves`, or by a whole `record`.
"""

import re
from collections.abc import Mapping
from typing import NotRequired

from typing_extensions import TypedDict  # pydantic checks no other before Python 3.12

from ludotheque.core import catalog
from ludotheque.core.errors import LudothequeError
from ludotheque.core.outcome import Json
from ludotheque.core.record import MAX_MOVES, BadMove, Record, from_json, replay
from ludotheque.games.lacunes.rules.cards import UNKNOWN
from ludotheque.games.lacunes.rules.game import RULES_VERSION, Lacunes
from ludotheque.games.lacunes.rules.state import State
from ludotheque.games.lacunes.solver.difficulty import GRADES, Grade

_LONGEST_SETUP = 2_000
_SECRET = re.compile("[0-9a-f]{16}")


class BadQuestion(LudothequeError):
    """The question is not what the service asks for."""

    def __init__(self, field: str) -> None:
        super().__init__("BAD_QUESTION", None, field=field)


class GivenRecord(TypedDict):
    """A record, by what it must have; its other keys are those of docs/formats/record.md."""

    game: str
    setup: str
    moves: list[str]


class PositionQuestion(TypedDict, total=False):
    """A position: a setup with options and moves, or a whole record."""

    setup: str
    options: dict[str, int | str]
    moves: list[str]
    record: GivenRecord


class VerdictQuestion(PositionQuestion, total=False):
    """Another `attempt` searches in another order."""

    attempt: int


class WinnableQuestion(TypedDict, total=False):
    """The number to begin at, a random one where it is missing, and the grade wished for, any where it is null."""

    options: dict[str, int | str]
    first: int
    grade: Grade | None


class FairnessQuestion(TypedDict):
    """A record, the secret of its match in 16 hexadecimal digits, and how many moves the match was given."""

    record: GivenRecord
    secret: str
    since: NotRequired[int]


def fields(question: Json) -> Mapping[str, Json]:
    """The fields of a question; what is no object has none."""
    return question if isinstance(question, dict) else {}


def read_position(question: Json) -> tuple[Lacunes, State]:
    """The game and the position asked about."""
    given = fields(question).get("record")
    try:
        played = replay(_record(question) if given is None else from_json(given))
    except BadMove as bad:
        raise bad.error from bad
    game, state = played.game, played.last
    if not isinstance(game, Lacunes) or not isinstance(state, State):
        raise BadQuestion("record")
    if UNKNOWN in state.cells:
        raise LudothequeError("CHANCE_DUE", "GAP-19")
    return game, state


def read_game(question: Json) -> Lacunes:
    options = fields(question).get("options")
    if options is not None and not isinstance(options, dict):
        raise BadQuestion("options")
    game = catalog.entry("lacunes").game(options)
    assert isinstance(game, Lacunes)
    return game


def read_number(question: Json, field: str, end: int) -> int | None:
    """A whole number below an end; None where the field is missing."""
    given = fields(question).get(field)
    if given is None:
        return None
    if type(given) is not int or not 0 <= given < end:
        raise BadQuestion(field)
    return given


def read_grade(question: Json) -> Grade | None:
    given = fields(question).get("grade")
    if given is None:
        return None
    for grade in GRADES:
        if given == grade:
            return grade
    raise BadQuestion("grade")


def read_secret(question: Json) -> int:
    given = fields(question).get("secret")
    if not isinstance(given, str) or not _SECRET.fullmatch(given):
        raise BadQuestion("secret")
    return int(given, 16)


def _record(question: Json) -> Record:
    asked = fields(question)
    setup, moves = asked.get("setup"), asked.get("moves", [])
    if not isinstance(setup, str) or len(setup) > _LONGEST_SETUP:
        raise BadQuestion("setup")
    if not isinstance(moves, list) or len(moves) > MAX_MOVES:
        raise BadQuestion("moves")
    texts = tuple(move for move in moves if isinstance(move, str))
    if len(texts) != len(moves):
        raise BadQuestion("moves")
    return Record("lacunes", RULES_VERSION, read_game(question).info.options, setup, moves=texts)
