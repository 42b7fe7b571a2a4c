"""The command line: one verb a module; heavy imports wait until a verb runs."""

import sys
from typing import Annotated, Any

import typer
from typer.exceptions import TyperException

from ludotheque.cli import (
    analyse,
    arena,
    backup,
    bench,
    boards,
    bot,
    dataset,
    draw,
    engine,
    games,
    learn,
    play,
    puzzles,
    referee,
    solve,
)
from ludotheque.cli.language import text
from ludotheque.cli.serve_options import with_settings
from ludotheque.core.missing import MissingExtra, extras_named
from ludotheque.server.settings import Settings

WRONG_USE = 2

app = typer.Typer(
    name="ludotheque",
    help="Play, study and solve five games: Lacuna, Laguna, Lacunes, Interactions and Forma. Alone, it serves them.",
    invoke_without_command=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)

app.command("games")(games.games)
app.command("play")(play.play)
app.command("learn")(learn.learn)
app.add_typer(puzzles.puzzles, name="puzzles")
app.command("referee")(referee.referee)
app.command("analyse")(analyse.analyse)
app.command("draw")(draw.draw)
app.command("film")(draw.film)
app.add_typer(solve.solvers, name="solve")
app.command("arena")(arena.arena)
app.command("dataset")(dataset.dataset)
app.command("bench")(bench.bench)
app.command("engine")(engine.engine)
app.command("backup")(backup.backup)
app.command("restore")(backup.restore)
app.command("bot")(bot.bot)
app.add_typer(boards.boards, name="boards")


@app.callback()
def alone(context: typer.Context) -> None:
    """Without a verb: serve on localhost and open the browser where there is one."""
    if context.invoked_subcommand is None:
        raise typer.Exit(app(["serve", "--open"], standalone_mode=False))


@app.command("serve")
@with_settings
def serve_games(
    browse: Annotated[bool, typer.Option("--open/--no-open", help="Open the browser.")] = False, **given: Any
) -> None:
    """Serve the games to browsers, and print the address."""
    from ludotheque.cli.serve import serve as run

    raise typer.Exit(run(Settings(**given), open_browser=browse))


def main() -> None:
    """Run a verb; a mistake in the words, or a library that is not installed, is one clear line."""
    try:
        with extras_named():
            sys.exit(app(standalone_mode=False))
    except TyperException as error:
        _stop(f"ludotheque: {error}", WRONG_USE)
    except MissingExtra as error:
        _stop(text().error(None, error), WRONG_USE)
    except typer.Abort:
        sys.exit(130)


def _stop(words: str, status: int) -> None:
    typer.echo(words, err=True)
    sys.exit(status)


__all__ = ["app", "main"]
