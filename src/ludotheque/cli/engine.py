"""`ludotheque engine`: bots over a pipe."""

import sys
from collections.abc import Iterator
from importlib.metadata import version
from typing import Annotated

import typer

from ludotheque.cli.language import Language, text


def engine(
    seed: Annotated[int, typer.Option(min=0, help="Of what bots do by lot; a level by nodes then repeats.")] = 0,
    language: Language = "",
) -> None:
    """Answer commands on standard input, a line each: `docs/formats/engine.md`."""
    from ludotheque.engine.loop import Loop
    from ludotheque.engine.session import Session

    Loop(Session(version("ludotheque"), seed), _write, text(language).error).run(_lines())


def _lines() -> Iterator[str]:
    """Lines as they come; of one that is too long no more than says so."""
    from ludotheque.engine.lines import LONGEST

    pipe = sys.stdin.buffer
    while line := pipe.readline(LONGEST + 2):
        yield line.decode(errors="replace")
        while not line.endswith(b"\n") and (line := pipe.readline(LONGEST)):
            pass


def _write(answer: str) -> None:
    sys.stdout.write(answer)
    sys.stdout.flush()
