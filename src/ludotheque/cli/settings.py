"""`--set option=value`, the same for every verb."""

from typing import Annotated

import typer

from ludotheque.core.errors import LudothequeError
from ludotheque.core.options import Value, from_word

Settings = Annotated[
    list[str] | None, typer.Option("--set", help="An option, as option=value; may be repeated.", metavar="O=V")
]


def options(settings: list[str] | None) -> dict[str, Value]:
    """The options that were set; raises INVALID_SETTING."""
    found = {}
    for setting in settings or []:
        key, equals, word = setting.partition("=")
        if not equals:
            raise LudothequeError("INVALID_SETTING", None, setting=setting[:40])
        found[key] = from_word(word)
    return found
