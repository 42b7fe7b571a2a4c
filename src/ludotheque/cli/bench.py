"""`ludotheque bench`: the speed claims, measured on this machine."""

from collections.abc import Callable, Iterator
from typing import Annotated

import typer

from ludotheque.cli.language import Language, text
from ludotheque.core import catalog
from ludotheque.core.errors import LudothequeError
from ludotheque.core.parts import Measures

Measure = Callable[[], Iterator[str]]


def bench(
    name: Annotated[str, typer.Argument(help="One measure; none lists them.", show_default=False)] = "",
    language: Language = "",
) -> None:
    """Measure a speed claim here; without a name, list what can be measured."""
    say = text(language)
    known = measures()
    if not name:
        typer.echo("\n".join(known))
        return
    if name not in known:
        error = LudothequeError("UNKNOWN_MEASURE", None, measure=name[:40], known=tuple(known))
        typer.echo(say.error(None, error), err=True)
        raise typer.Exit(2)
    typer.echo(say("bench-running", {"measure": name}), err=True)
    for line in known[name]():
        typer.echo(line)


def measures() -> dict[str, Measure]:
    """Every game's measures, `interactions-solve-3` and so on."""
    found: dict[str, Measure] = {}
    for entry in catalog.entries():
        if part := entry.part(Measures):
            found |= {f"{entry.key}-{name}": measure for name, measure in part.measures().items()}
    return found
