"""`ludotheque solve GAME`: a command for every game of the catalog that offers a solver."""

import inspect
import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperCommand, TyperGroup

from ludotheque.cli import solve_words as words_of
from ludotheque.cli.language import Language, text
from ludotheque.cli.progress import Ticker
from ludotheque.cli.settings import Settings, options
from ludotheque.cli.verbs import of_function
from ludotheque.core.bot import Limit, Progress, Watch
from ludotheque.core.catalog import INSTALLED, Catalog
from ludotheque.core.errors import InvalidRecord, LudothequeError
from ludotheque.core.record import BadMove
from ludotheque.core.solving import Argument, Question, Solver, Word
from ludotheque.locales import Text


class Solvers(TyperGroup):
    """The commands; listing them imports no solver. The context's object may be another catalog."""

    def list_commands(self, ctx: Any) -> list[str]:
        return [entry.key for entry in _catalog(ctx).entries() if entry.offers(Solver)]

    def get_command(self, ctx: Any, cmd_name: str) -> TyperCommand | None:
        """As it is listed: the name, and what game that is."""
        if cmd_name not in self.list_commands(ctx):
            return None
        return TyperCommand(cmd_name, help=Text("en")(f"{cmd_name}-sentence"))

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """As it is run: with the arguments that the solver declares; no other game is imported for it."""
        catalog, name = _catalog(ctx), args[0]
        games = catalog.keys()
        solver = catalog.entry(name).part(Solver) if name in games else None
        return (name, command(name, solver), args[1:]) if solver else super().resolve_command(ctx, args)


solvers = typer.Typer(cls=Solvers, help="Exact solvers: what a position is worth, with a proof.", no_args_is_help=True)
solvers.callback()(lambda: None)


def command(key: str, solver: Solver) -> Any:
    """A solver as a command: its own arguments, and those that all share."""

    def run(
        settings: list[str] | None, seconds: float | None, memory: int, as_json: bool, language: str, **words: Word
    ) -> None:
        say, ticker = text(language), Ticker()
        if ticker.shown:
            ticker.tell(say("solve-warming"))
        try:
            asked = Question(
                key, {name.replace("_", "-"): word for name, word in words.items()}, _read, options(settings),
                lambda *told: ticker.tell(words_of.counted(*told)),
            )  # fmt: skip
            found = solver.answer(asked, Limit(seconds, memory_mb=memory, watch=_watch(ticker, say)))
        except (LudothequeError, BadMove) as error:
            why, status = words_of.refused(key, error, say)
            ticker.done()
            typer.echo(why, err=True)
            raise typer.Exit(status) from None
        ticker.done()
        typer.echo(json.dumps(found) if as_json else words_of.answered(found, say))

    return _built(key, solver, run)


def _built(key: str, solver: Solver, run: Callable[..., None]) -> Any:
    """The function as a command of its own, whose words are declared and not written out."""
    own = [_parameter(argument) for argument in solver.arguments]
    shared = inspect.signature(_shared).parameters.values()
    run.__signature__ = inspect.Signature([*own, *shared])  # type: ignore[attr-defined]
    run.__doc__ = solver.about
    return of_function(key, run)


def _shared(
    *,
    settings: Settings = None,
    seconds: Annotated[
        float | None, typer.Option(min=0.01, help="Search for so long at most; compiling does not count.")
    ] = None,
    memory: Annotated[int, typer.Option(min=16, help="Megabytes that the tables may use.")] = 1024,
    as_json: Annotated[bool, typer.Option("--json", help="The answer as one JSON object, on the last line.")] = False,
    language: Language = "",
) -> None:
    """What every solver may be told."""


def _parameter(argument: Argument) -> inspect.Parameter:
    name, kind = argument.key.replace("-", "_"), inspect.Parameter.KEYWORD_ONLY
    if argument.positional:
        shown = typer.Argument(metavar=argument.key.upper(), help=argument.help, show_default=False)
        return inspect.Parameter(name, kind, annotation=Annotated[argument.kind, shown])
    option = typer.Option(f"--{argument.key}", min=argument.least, help=argument.help)
    wanted: Any = argument.kind if argument.default is not None else argument.kind | None
    return inspect.Parameter(name, kind, default=argument.default, annotation=Annotated[wanted, option])


def _catalog(ctx: typer.Context) -> Catalog:
    return ctx.find_object(Catalog) or INSTALLED


def _read(name: str) -> bytes:
    try:
        return sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes()
    except OSError as error:
        raise InvalidRecord("record", "cannot-be-read", name=name) from error


def _watch(ticker: Ticker, say: Text) -> Watch:
    def watch(progress: Progress) -> bool:
        if ticker.shown:
            ticker.tell(words_of.searched(progress, say))
        return True

    return watch
