"""The command line: one verb a module; heavy imports wait until a verb runs."""

import sys
from typing import Annotated

import typer
from typer.exceptions import TyperException

from ludotheque.cli import analyse, arena, bench, boards, draw, engine, games, learn, play, puzzles, referee, solve
from ludotheque.cli.language import text
from ludotheque.core.missing import MissingExtra, extras_named

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
app.command("bench")(bench.bench)
app.command("engine")(engine.engine)
app.add_typer(boards.boards, name="boards")


@app.callback()
def alone(context: typer.Context) -> None:
    """Without a verb: serve on localhost and open the browser where there is one."""
    if context.invoked_subcommand is None:
        serve_games(browse=True)


@app.command("serve")
def serve_games(
    host: Annotated[str, typer.Option(help="Whom to listen to: 0.0.0.0 lets others in.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="0 takes a free one.")] = 8000,
    public_url: Annotated[
        str | None, typer.Option(help="The address that others use, where a proxy stands in front.", show_default=False)
    ] = None,
    db: Annotated[
        str | None, typer.Option(help="A database file or URL; otherwise one in your data folder.", show_default=False)
    ] = None,
    workers: Annotated[
        int | None, typer.Option(min=1, help="Processes for bots and solvers; cores less one.", show_default=False)
    ] = None,
    keep_days: Annotated[
        int | None,
        typer.Option(min=1, help="Delete tables that nobody used for so many days; else all stay.", show_default=False),
    ] = None,
    browse: Annotated[bool, typer.Option("--open/--no-open", help="Open the browser.")] = False,
) -> None:
    """Serve the games to browsers, and print the address."""
    from ludotheque.cli.serve import serve as run

    raise typer.Exit(run(host, port, public_url, db, workers, open_browser=browse, keep_days=keep_days))


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
