"""The record: a match as text, self-contained and versioned, and its replay."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from ludotheque.core import catalog
from ludotheque.core.errors import InvalidMove, InvalidRecord, LudothequeError
from ludotheque.core.game import AnyGame
from ludotheque.core.options import Value, written
from ludotheque.core.outcome import Json, Outcome

FORMAT = 1
MAX_BYTES = 1_000_000
MAX_MOVES = 20_000
BESIDE_THE_BOARD = ("resigned", "agreed", "time")
"""Reasons that live only in `result`: the replay does not show them."""


@dataclass(frozen=True)
class Record:
    """What a file holds; unknown keys were ignored, options are complete in `game()`."""

    game: str
    rules: int
    options: Mapping[str, Value]
    setup: str = ""
    seats: tuple[str, ...] = ()
    moves: tuple[str, ...] = ()
    result: Mapping[str, Json] | None = None
    times: tuple[int, ...] = ()
    date: str | None = None
    assisted: bool = False
    hinted: tuple[int, ...] = ()
    """The plies whose moves a hint had named: `moves[ply]`, from 0."""

    def open(self) -> AnyGame:
        """The rules that it was played by."""
        return catalog.entry(self.game).game(self.options, self.rules)

    def write(self) -> dict[str, Json]:
        """The JSON object; options equal to their default in these rules and empty optional keys are left out."""
        declared = catalog.entry(self.game).version(self.rules).options
        chosen = written(declared, self.open().info.options)
        told: dict[str, Any] = {
            "format": FORMAT, "game": self.game, "rules": self.rules,
            "options": {key: list(v) if isinstance(v, tuple) else v for key, v in chosen.items()},
            "setup": self.setup, "seats": list(self.seats), "moves": list(self.moves), "result": self.result,
        }  # fmt: skip
        optional = {
            "times": list(self.times), "date": self.date, "assisted": self.assisted, "hinted": list(self.hinted),
        }  # fmt: skip
        return told | {key: value for key, value in optional.items() if value}

    def dump(self) -> str:
        """As one line of JSON."""
        return json.dumps(self.write(), ensure_ascii=False)


@dataclass(frozen=True)
class Replay:
    """A record played out: every state from the first to the last."""

    game: AnyGame
    states: tuple[Any, ...]
    moves: tuple[Any, ...] = field(default=())

    @property
    def last(self) -> Any:
        """Where the record ends."""
        return self.states[-1]


class BadMove(Exception):
    """A record whose `moves[ply]` was refused: `error` says why."""

    def __init__(self, ply: int, move: str, error: LudothequeError) -> None:
        super().__init__(f"moves[{ply}] {move!r}: {error}")
        self.ply, self.move, self.error = ply, move, error

    def __reduce__(self) -> tuple[object, ...]:
        return BadMove, (self.ply, self.move, self.error)


def read(text: str | bytes) -> Record:
    """Read a record; raises InvalidRecord naming the field that is wrong."""
    if len(text) > MAX_BYTES:
        raise InvalidRecord("record", "too-large", limit=MAX_BYTES)
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise InvalidRecord("record", "not-json") from error
    return from_json(data)


def from_json(data: object) -> Record:
    """The record that a JSON object holds."""
    if not isinstance(data, dict):
        raise InvalidRecord("record", "not-an-object")
    if "game" not in data:
        raise InvalidRecord("record", "not-a-record")
    if data.get("format", FORMAT) != FORMAT or isinstance(data.get("format"), bool):
        raise InvalidRecord("format", "unknown-format", value=str(data["format"])[:40])
    found = catalog.entry(_text(data, "game"))
    rules = data.get("rules", found.rules)
    if type(rules) is not int or rules not in found.versions:
        raise InvalidRecord("rules", "unknown-rules", value=str(rules)[:40])
    options = data.get("options", {})
    if not isinstance(options, dict):
        raise InvalidRecord("options", "not-an-object")
    record = Record(
        found.key, rules, found.game(options, rules).info.options, _text(data, "setup", ""),
        _texts(data, "seats"), _texts(data, "moves"), _result(data.get("result")),
        _numbers(data, "times"), _text(data, "date", "") or None, data.get("assisted") is True,
        _numbers(data, "hinted"),
    )  # fmt: skip
    if record.seats and len(record.seats) != record.open().info.seats:
        raise InvalidRecord("seats", "wrong-seats", seats=record.open().info.seats)
    return record


def replay(record: Record, upto: int | None = None) -> Replay:
    """Play a record out; raises InvalidRecord (setup) or BadMove, and judges its result."""
    game = record.open()
    states, moves = [game.initial(record.setup)], []
    for ply, text in enumerate(record.moves[:upto]):
        try:
            move = game.read(states[-1], text)
            states.append(game.play(states[-1], move))
        except LudothequeError as error:
            raise BadMove(ply, text, error) from error
        moves.append(move)
    if upto is None:
        judge(record, game.outcome(states[-1]))
    return Replay(game, tuple(states), tuple(moves))


def result(outcome: Outcome | None) -> dict[str, Json] | None:
    """An outcome as `result` holds it."""
    if outcome is None:
        return None
    return {
        "reason": outcome.reason, "scores": list(outcome.scores),
        "returns": list(outcome.returns), "winners": list(outcome.winners),
    }  # fmt: skip


def with_result(record: Record, outcome: Outcome | None) -> Record:
    return replace(record, result=result(outcome))


def judge(record: Record, outcome: Outcome | None) -> None:
    """Raise RESULT_MISMATCH where a record claims another result than the replay has."""
    told = record.result
    if told is None or (told.get("reason") in BESIDE_THE_BOARD and outcome is None):
        return
    real = result(outcome)
    if real is None or any(real[key] != told[key] for key in real if key in told):
        field_ = "result" if real is None else next(key for key in real if key in told and real[key] != told[key])
        raise LudothequeError("RESULT_MISMATCH", None, field=field_)


def _text(data: Mapping[str, object], key: str, default: str | None = None) -> str:
    value = data.get(key, default)
    if value is None and key in data and default is not None:
        return default
    if not isinstance(value, str):
        raise InvalidRecord(key, "not-text")
    return value


def _texts(data: Mapping[str, object], key: str) -> tuple[str, ...]:
    value = data.get(key, [])
    if not isinstance(value, Sequence) or isinstance(value, str) or not all(isinstance(part, str) for part in value):
        raise InvalidRecord(key, "not-texts")
    if len(value) > MAX_MOVES:
        raise InvalidRecord(key, "too-many", limit=MAX_MOVES)
    return tuple(value)


def _numbers(data: Mapping[str, object], key: str) -> tuple[int, ...]:
    value = data.get(key) or []
    if not isinstance(value, list) or not all(type(part) is int and part >= 0 for part in value):
        raise InvalidRecord(key, "not-numbers")
    return tuple(value)


def _result(value: object) -> Mapping[str, Json] | None:
    if value is None:
        return None
    if not isinstance(value, dict) or not isinstance(value.get("reason"), str):
        raise InvalidRecord("result", "not-a-result")
    return value


__all__ = [
    "BadMove", "InvalidMove", "Record", "Replay", "from_json", "judge", "read", "replay", "result", "with_result",
]  # fmt: skip
