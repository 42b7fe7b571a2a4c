"""The verbs, one a module: each is imported when it is run or listed, so that none waits for the others."""

from functools import cache
from importlib import import_module
from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup

VERBS = {
    "games": "games.games",
    "play": "play.play",
    "learn": "learn.learn",
    "puzzles": "puzzles.puzzles",
    "referee": "referee.referee",
    "analyse": "analyse.analyse",
    "draw": "draw.draw",
    "film": "draw.film",
    "solve": "solve.solvers",
    "arena": "arena.arena",
    "dataset": "dataset.dataset",
    "bench": "bench.bench",
    "engine": "engine.engine",
    "backup": "backup.backup",
    "restore": "backup.restore",
    "bot": "bot.bot",
    "boards": "boards.boards",
    "serve": "serve_options.serve",
}
"""The module and the name in it of a function, or of a group of verbs."""


class Verbs(TyperGroup):
    """All of them, by their names alone."""

    def list_commands(self, ctx: Any) -> list[str]:
        return list(VERBS)

    def get_command(self, ctx: Any, cmd_name: str) -> TyperCommand | TyperGroup | None:
        return verb(cmd_name) if cmd_name in VERBS else None


@cache
def verb(name: str) -> TyperCommand | TyperGroup:
    module, _, own = VERBS[name].partition(".")
    found = getattr(import_module(f"ludotheque.cli.{module}"), own)
    return of_group(name, found) if isinstance(found, typer.Typer) else of_function(name, found)


def of_group(name: str, group: typer.Typer) -> TyperGroup:
    made = typer.main.get_group(group)
    made.name = name
    return made


def of_function(name: str, run: Any) -> Any:
    """A command of its own, with the arguments that the function declares."""
    alone = typer.Typer(add_completion=False, pretty_exceptions_enable=False)
    alone.command(name)(run)
    return typer.main.get_command(alone)
