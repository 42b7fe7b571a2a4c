"""`ludotheque games`: the catalog."""

import json
from typing import Annotated

import typer

from ludotheque.cli.language import Language, text
from ludotheque.core import catalog
from ludotheque.core.catalog import Entry
from ludotheque.core.options import Option
from ludotheque.core.solving import Solver


def games(
    as_json: Annotated[bool, typer.Option("--json", help="The whole catalog as JSON.")] = False, language: Language = ""
) -> None:
    """List the games: their seats, options and rules version."""
    if as_json:
        typer.echo(json.dumps([entry_json(entry) for entry in catalog.entries()], ensure_ascii=False, indent=2))
        return
    say = text(language)
    for entry in catalog.entries():
        typer.echo(f"{entry.key}: {say(f'{entry.key}-name')}")
        typer.echo(f"  {say(f'{entry.key}-sentence')}")
        typer.echo(f"  {say('cli-seats', {'seats': entry.seats})}; {say('cli-rules', {'rules': entry.rules})}")
        for option in entry.options:
            values = ", ".join(map(_word, option.values)) + (
                f", {option.span[0]}…{option.span[1]}" if option.span else ""
            )
            typer.echo(f"  --set {option.key}={values}  {say(f'{entry.key}-option-{option.key}')} ({option.clause})")
        if entry.presets:
            typer.echo(f"  --set preset={', '.join(entry.presets)}")


def entry_json(entry: Entry) -> dict[str, object]:
    """An entry as JSON."""
    return {
        "key": entry.key, "rules": entry.rules, "seats": list(entry.seats), "minutes": list(entry.minutes),
        "options": [_option(option) for option in entry.options],
        "presets": {name: dict(values) for name, values in entry.presets.items()}, "solver": entry.offers(Solver),
    }  # fmt: skip


def _option(option: Option) -> dict[str, object]:
    return {
        "key": option.key, "default": option.default, "values": list(option.values), "clause": option.clause,
        "span": option.span, "per_seat": option.per_seat, "distinct": option.distinct,
        "only": {key: list(v) for key, v in option.only.items()},
    }  # fmt: skip


def _word(value: object) -> str:
    return {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)
