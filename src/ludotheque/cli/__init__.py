"""The command line: one verb a module; heavy imports wait until a verb runs."""

import sys
from typing import Annotated

import typer
from typer.exceptions import TyperException

from ludotheque.cli import arena, bench, boards, games, play, referee, solve, solve_lacunes, solve_laguna

app = typer.Typer(
    name="ludotheque",
    help="Play, study and solve five games: Lacuna, Laguna, Lacunes, Interactions and Forma. Alone, it serves them.",
    invoke_without_command=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
solvers = typer.Typer(help="Exact solvers: what a position is worth, with a proof.", no_args_is_help=True)
solvers.command("interactions")(solve.interactions)
solvers.command("lacunes")(solve_lacunes.solve_lacunes)
solvers.command("laguna")(solve_laguna.solve_laguna)

app.command("games")(games.games)
app.command("play")(play.play)
app.command("referee")(referee.referee)
app.add_typer(solvers, name="solve")
app.command("arena")(arena.arena)
app.command("bench")(bench.bench)
app.add_typer(boards.boards, name="boards")


@app.callback()
def alone(context: typer.Context) -> None:
    """Without a verb: serve on localhost and open the browser where there is one."""
    if context.invoked_subcommand is None:
        _serve(open_browser=True)


@app.command("serve")
def serve(
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
    browse: Annotated[bool, typer.Option("--open/--no-open", help="Open the browser.")] = False,
) -> None:
    """Serve the games to browsers, and print the address."""
    _serve(host, port, public_url, db, workers, browse)


def _serve(
    host: str = "127.0.0.1", port: int = 8000, public_url: str | None = None, db: str | None = None,
    workers: int | None = None, open_browser: bool = False,
) -> None:  # fmt: skip
    from ludotheque.cli.serve import serve as run

    raise typer.Exit(run(host, port, public_url, db, workers, open_browser))


def main() -> None:
    """Run a verb; a mistake in the words is one clear line."""
    try:
        sys.exit(app(standalone_mode=False))
    except TyperException as error:
        typer.echo(f"ludotheque: {error}", err=True)
        sys.exit(2)
    except typer.Abort:
        sys.exit(130)


__all__ = ["app", "main"]
