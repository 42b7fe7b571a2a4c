"""The command line: one verb a module; heavy imports wait until a verb runs."""

import sys

import typer
from typer.exceptions import TyperException

from ludotheque.cli.verbs import Verbs
from ludotheque.core.missing import MissingExtra, extras_named

WRONG_USE = 2

app = typer.Typer(
    name="ludotheque",
    cls=Verbs,
    help="Play, study and solve five games: Lacuna, Laguna, Lacunes, Interactions and Forma. Alone, it serves them.",
    invoke_without_command=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)


@app.callback()
def alone(context: typer.Context) -> None:
    """Without a verb: serve on localhost and open the browser where there is one."""
    if context.invoked_subcommand is None:
        raise typer.Exit(app(["serve", "--open"], standalone_mode=False))


def main() -> None:
    """Run a verb; a mistake in the words, or a library that is not installed, is one clear line."""
    try:
        with extras_named():
            sys.exit(app(standalone_mode=False))
    except TyperException as error:
        _stop(f"ludotheque: {error}", WRONG_USE)
    except MissingExtra as error:
        from ludotheque.cli.language import text

        _stop(text().error(None, error), WRONG_USE)
    except typer.Abort:
        sys.exit(130)


def _stop(words: str, status: int) -> None:
    typer.echo(words, err=True)
    sys.exit(status)


__all__ = ["app", "main"]
