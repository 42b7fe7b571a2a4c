"""`ludotheque solve laguna`: the fewest moves of a solitaire puzzle, proved."""

import json
import sys
from dataclasses import replace
from pathlib import Path
from typing import Annotated, Any

import typer

from ludotheque.cli.language import Language, text
from ludotheque.cli.progress import Ticker
from ludotheque.cli.settings import Settings, options
from ludotheque.core import record
from ludotheque.core.bot import Limit, Progress
from ludotheque.core.errors import InvalidRecord, LudothequeError
from ludotheque.core.record import BadMove, Record
from ludotheque.locales import Text

UNSOLVED, WRONG_USE = 1, 2


def solve_laguna(
    puzzle: Annotated[
        str,
        typer.Argument(
            metavar="PUZZLE", help="A setup string, a file that holds one or a record, or - for standard input.",
            show_default=False,
        ),
    ],
    settings: Settings = None,
    seconds: Annotated[float | None, typer.Option(min=0.01, help="Search for so long, compiling apart.")] = None,
    memory: Annotated[int, typer.Option(min=16, help="Megabytes that the tables may use.")] = 1024,
    as_json: Annotated[bool, typer.Option("--json", help="The answer as one JSON object, on the last line.")] = False,
    language: Language = "",
) -> None:  # fmt: skip
    """The fewest moves from a start to a target in Laguna solitaire, with a line that the rules have accepted."""
    say = text(language)
    try:
        told = _answer(_read(puzzle, settings or []), Limit(seconds, memory_mb=memory), say)
    except BadMove as bad:
        _stop(f"moves[{bad.ply}] {bad.move}: {say.error('laguna', bad.error)}", UNSOLVED)
    except InvalidRecord as error:
        _stop(say.error("laguna", error), WRONG_USE)
    except LudothequeError as error:
        _stop(say.error("laguna", error), UNSOLVED)
    typer.echo(json.dumps(told) if as_json else _told(told))


def _read(source: str, settings: list[str]) -> Record:
    content = _content(source)
    if content.lstrip().startswith("{"):
        given = record.read(content)
        if given.game != "laguna":
            raise LudothequeError("OTHER_GAME", None, game=given.game)
        return given
    chosen = {"players": 1} | options(settings)
    return record.from_json({"game": "laguna", "options": chosen, "setup": content.strip()})


def _content(source: str) -> str:
    """A file where there is one; otherwise the words themselves."""
    try:
        if source == "-":
            return sys.stdin.read()
        if len(source) < 1000 and Path(source).is_file():
            return Path(source).read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise InvalidRecord("record", "cannot-be-read", name=source) from error
    return source


def _answer(given: Record, limit: Limit, say: Text) -> dict[str, Any]:
    from ludotheque.games.laguna.solver import command as solving

    ticker = Ticker()
    ticker.tell(say("solve-warming"))
    solving.warm()

    def watch(progress: Progress) -> bool:
        ticker.tell(say("solve-progress", {"nodes": f"{progress.nodes:,}", "percent": 0}))
        return True

    try:
        told: dict[str, Any] = solving.answer(given, replace(limit, watch=watch))
        return told
    finally:
        ticker.done()


def _told(told: dict[str, Any]) -> str:
    return "\n".join(f"{key}: {', '.join(value) if isinstance(value, list) else value}" for key, value in told.items())


def _stop(words: str, status: int) -> None:
    typer.echo(words, err=True)
    raise typer.Exit(status)
