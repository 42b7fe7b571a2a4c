"""`ludotheque serve` and its options: every setting of the server that has words, by a flag and by LUDOTHEQUE_…"""

import inspect
from collections.abc import Callable
from dataclasses import MISSING, Field, fields
from typing import Annotated, Any

import typer

from ludotheque.server.settings import Settings

PREFIX = "LUDOTHEQUE_"
LEAST = {"port": 0}
"""Numbers are 1 at least, but for these."""
MOST = {"port": 65535}


def settable() -> list[Field[Any]]:
    return [field for field in fields(Settings) if "words" in field.metadata]


def variable(name: str) -> str:
    """The environment variable of a setting."""
    return PREFIX + name.upper()


def with_settings(verb: Callable[..., None]) -> Callable[..., None]:
    """The verb with an option for each setting beside its own; it is given them by name."""
    own = [one for one in inspect.signature(verb).parameters.values() if one.kind != inspect.Parameter.VAR_KEYWORD]
    verb.__signature__ = inspect.Signature([*map(_parameter, settable()), *own])  # type: ignore[attr-defined]
    return verb


def _parameter(field: Field[Any]) -> inspect.Parameter:
    default = field.default if field.default_factory is MISSING else field.default_factory()
    least = LEAST.get(field.name, 1) if _a_number(field.type) else None
    option = typer.Option(
        envvar=variable(field.name), help=field.metadata["words"], rich_help_panel=field.metadata["of"],
        min=least, max=MOST.get(field.name),
    )  # fmt: skip
    kind = inspect.Parameter.POSITIONAL_OR_KEYWORD
    return inspect.Parameter(field.name, kind, default=default, annotation=Annotated[field.type, option])


def _a_number(kind: object) -> bool:
    return kind in (int, float, int | None)


@with_settings
def serve(
    browse: Annotated[bool, typer.Option("--open/--no-open", help="Open the browser.")] = False, **given: Any
) -> None:
    """Serve the games to browsers, and print the address."""
    from ludotheque.cli.serve import serve as run

    raise typer.Exit(run(Settings(**given), open_browser=browse))
