"""The command line: one verb a module; heavy imports wait until a verb runs."""

import typer

from ludotheque.cli import games, play, referee
from ludotheque.cli.language import Language

app = typer.Typer(
    name="ludotheque",
    help="Play, study and solve five games: Lacuna, Laguna, Lacunes, Interactions and Forma.",
    no_args_is_help=False,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
)

app.command("games")(games.games)
app.command("referee")(referee.referee)
app.command("play")(play.play)


def main() -> None:
    app()


__all__ = ["Language", "app", "main"]
