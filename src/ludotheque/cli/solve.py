"""`ludotheque solve interactions`: the exact solver on the last position of a record."""

import json
import sys
from pathlib import Path
from typing import Annotated

import typer

from ludotheque.cli.language import Language, text
from ludotheque.cli.progress import Ticker
from ludotheque.core import record
from ludotheque.core.bot import Limit, Progress
from ludotheque.core.errors import InvalidRecord, LudothequeError
from ludotheque.core.outcome import Json
from ludotheque.core.record import BadMove, Record
from ludotheque.locales import Text

UNSOLVED, NOT_A_RECORD = 1, 2


def interactions(
    source: Annotated[
        str, typer.Argument(metavar="RECORD", help="A record file, or - for standard input.", show_default=False)
    ],
    seconds: Annotated[
        float | None, typer.Option(min=0.01, help="Search for so long at most; compiling does not count.")
    ] = None,
    memory: Annotated[int, typer.Option(min=16, help="Megabytes that the tables may use.")] = 1024,
    as_json: Annotated[bool, typer.Option("--json", help="The answer as one JSON object, on the last line.")] = False,
    language: Language = "",
) -> None:
    """Solve the last position of a two-player record exactly.

    Both selections must be made. The value is the margin of the first player (seat 0), whoever is to move; the line is
    best play for both, and it is replayed by the rules before it is printed.
    """
    say, game = text(language), "interactions"
    try:
        told = _answer(game, source, seconds, memory, say)
    except BadMove as bad:
        _stop(f"moves[{bad.ply}] {bad.move}: {say.error(game, bad.error)}", UNSOLVED)
    except InvalidRecord as error:
        _stop(say.error(None, error), NOT_A_RECORD)
    except LudothequeError as error:
        _stop(say.error(game, error), UNSOLVED)
    typer.echo(json.dumps(told) if as_json else _told(told, say))


def _answer(game: str, source: str, seconds: float | None, memory: int, say: Text) -> dict[str, Json]:
    given = _read(game, source)
    from ludotheque.games.interactions.solver import command as solving

    ticker = Ticker()
    ticker.tell(say("solve-warming"))
    solving.warm()

    def watch(progress: Progress) -> bool:
        ticker.tell(_line(progress, say))
        return True

    try:
        told: dict[str, Json] = solving.answer(given, Limit(seconds, memory_mb=memory, watch=watch))
        return told
    finally:
        ticker.done()


def _read(game: str, source: str) -> Record:
    try:
        content = sys.stdin.buffer.read() if source == "-" else Path(source).read_bytes()
    except OSError as error:
        raise InvalidRecord("record", "cannot-be-read", name=source) from error
    given = record.read(content)
    if given.game != game:
        raise LudothequeError("OTHER_GAME", None, game=given.game)
    return given


def _line(progress: Progress, say: Text) -> str:
    facts = {"nodes": f"{progress.nodes:,}", "percent": round(100 * (progress.share or 0))}
    if progress.value is None:
        return say("solve-progress", facts)
    return say("solve-progress-value", facts | {"value": f"{progress.value:+g}"})


def _told(told: dict[str, Json], say: Text) -> str:
    """The answer in words, a line a fact; a game may answer with facts of its own."""
    return "\n".join(f"{_name(key, say)} {_value(value, say)}" for key, value in told.items())


def _name(key: str, say: Text) -> str:
    return say(f"solve-{key}") if f"solve-{key}" in say else f"{key}:"


def _value(value: Json, say: Text) -> str:
    if isinstance(value, bool):
        return say("solve-yes" if value else "solve-no")
    if isinstance(value, list):
        return " ".join(str(part) for part in value)
    return f"{value:,}" if isinstance(value, int) else str(value)


def _stop(words: str, status: int) -> None:
    typer.echo(words, err=True)
    raise typer.Exit(status)
