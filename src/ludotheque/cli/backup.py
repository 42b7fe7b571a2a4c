"""`ludotheque backup` and `ludotheque restore`: a copy of the store while it serves, and back."""

from pathlib import Path
from typing import Annotated

import typer

from ludotheque.cli.language import Language, text
from ludotheque.core.errors import LudothequeError

WRONG = 2
Db = Annotated[
    str | None,
    typer.Option(envvar="LUDOTHEQUE_DB", help="The database, as for `serve`; otherwise the one in your data folder."),
]


def backup(
    file: Annotated[Path, typer.Argument(help="Where the copy goes.")],
    db: Db = None,
    replace: Annotated[bool, typer.Option("--replace", help="In the place of a file that is there.")] = False,
    language: Language = "",
) -> None:
    """Copy the database to a file, while a server may go on using it. PostgreSQL has pg_dump for this."""
    from ludotheque.store import backups

    say = text(language)
    try:
        backups.backup(db, file, replace)
    except LudothequeError as error:
        typer.echo(f"ludotheque: {say.error(None, error)}", err=True)
        raise typer.Exit(WRONG) from error
    typer.echo(say("host-backed-up", {"file": str(file)}))


def restore(
    file: Annotated[Path, typer.Argument(help="A copy that `backup` has made.")],
    db: Db = None,
    language: Language = "",
) -> None:
    """Put a copy in the place of the database, once it was checked; what was there is kept beside it."""
    from ludotheque.store import backups

    say = text(language)
    try:
        before = backups.restore(file, db)
    except LudothequeError as error:
        typer.echo(f"ludotheque: {say.error(None, error)}", err=True)
        raise typer.Exit(WRONG) from error
    typer.echo(say("host-restored", {"file": str(file), "kept": str(before or ""), "before": before is not None}))
