"""A record that is named on the command line; what is wrong with it is one line, and an exit status."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import typer

from ludotheque.core import record
from ludotheque.core.errors import LudothequeError
from ludotheque.core.record import BadMove, Record
from ludotheque.locales import Text

WRONG_MOVE, NOT_A_RECORD = 1, 2


@contextmanager
def record_named(source: str, say: Text) -> Iterator[Record]:
    """A file's record, or that of standard input for `-`; what is refused in here is said in words."""
    with refusals(source, say) as games:
        kept = record.read(sys.stdin.buffer.read(record.MAX_BYTES + 1) if source == "-" else Path(source).read_bytes())
        games.append(kept.game)
        yield kept


@contextmanager
def refusals(source: str, say: Text) -> Iterator[list[str]]:
    """What is wrong with what the source holds, in words; the list is for the game, once it is known."""
    games: list[str] = []
    try:
        yield games
    except OSError as error:
        _stop(f"{error.filename or source}: {error.strerror}", NOT_A_RECORD)
    except BadMove as bad:
        _stop(say.error(games[-1] if games else None, bad.error), WRONG_MOVE)
    except LudothequeError as error:
        _stop(say.error(None, error), NOT_A_RECORD)


def _stop(words: str, status: int) -> None:
    typer.echo(words, err=True)
    raise typer.Exit(status)
