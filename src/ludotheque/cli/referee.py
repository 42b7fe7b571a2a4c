"""`ludotheque referee`: replay a record and judge it; one JSON object on stdout."""

import json
import sys
from pathlib import Path
from typing import Annotated

import typer

from ludotheque.cli.language import Language, text
from ludotheque.core import record
from ludotheque.core.errors import InvalidMove, InvalidRecord, LudothequeError
from ludotheque.core.game import CHANCE, AnyGame
from ludotheque.core.outcome import Json, Outcome
from ludotheque.core.record import BadMove, Record
from ludotheque.locales import Text

WRONG_MOVE, NOT_A_RECORD = 1, 2


def referee(
    source: Annotated[str, typer.Argument(metavar="RECORD", help="A record file, or - for standard input.")],
    language: Language = "",
) -> None:
    """Replay a record and judge it. Exit 0: legal; 1: an illegal move; 2: not a record."""
    say = text(language)
    try:
        told, status = judge(_content(source), say), 0
    except InvalidRecord as error:
        told, status = _refusal(None, None, None, error, say), NOT_A_RECORD
    except _Refused as refused:
        told, status = refused.told, WRONG_MOVE
    typer.echo(json.dumps(told, ensure_ascii=False))
    raise typer.Exit(status)


class _Refused(Exception):
    def __init__(self, told: dict[str, Json]) -> None:
        super().__init__()
        self.told = told


def judge(content: bytes, say: Text) -> dict[str, Json]:
    """What the referee says of a record that is in order."""
    read = record.read(content)
    try:
        replayed = record.replay(read)
    except BadMove as bad:
        raise _Refused(_refusal(read, bad.ply, bad.move, bad.error, say)) from bad
    except InvalidRecord:
        raise
    except LudothequeError as error:  # RESULT_MISMATCH
        raise _Refused(_refusal(read, len(read.moves), None, error, say)) from error
    return verdict(replayed.game, replayed.last, len(read.moves))


def verdict(game: AnyGame, state: object, ply: int) -> dict[str, Json]:
    moves = game.moves(state)
    listed: list[Json] = [game.write(state, move) for move in moves]
    turn = game.turn(state)
    return {
        "ok": True, "ply": ply, "turn": "chance" if turn == CHANCE else turn,
        "legal": len(listed) if moves.exhaustive else None, "moves": listed, "exhaustive": moves.exhaustive,
        "position": game.position(state), "outcome": outcome_json(game.outcome(state)),
    }  # fmt: skip


def outcome_json(outcome: Outcome | None) -> dict[str, Json] | None:
    told = record.result(outcome)
    if told is None or outcome is None:
        return None
    return told | {"detail": dict(outcome.detail)}


def _refusal(
    read: Record | None, ply: int | None, move: str | None, error: LudothequeError, say: Text
) -> dict[str, Json]:
    game = read.game if read else None
    clause = None if isinstance(error, InvalidMove) else error.clause
    told: dict[str, Json] = {"code": error.code, "clause": clause, "message": say.error(game, error)}
    if isinstance(field := error.facts.get("field"), str):
        told["field"] = field
    return {"ok": False, "ply": ply, "move": move, "error": told}


def _content(source: str) -> bytes:
    """The bytes of the record; one more than the limit is enough to refuse a larger file."""
    try:
        if source == "-":
            return sys.stdin.buffer.read(record.MAX_BYTES + 1)
        with Path(source).open("rb") as file:
            return file.read(record.MAX_BYTES + 1)
    except OSError as error:
        raise InvalidRecord("record", "cannot-be-read", name=source) from error
