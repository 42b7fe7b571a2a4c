"""The reader's language on the command line: asked for, or the terminal's own."""

import os
from typing import Annotated

import typer

from ludotheque.locales import LANGUAGES, Text

Language = Annotated[
    str, typer.Option("--language", "-l", help="en or fr; otherwise the terminal's language.", show_default=False)
]


def text(language: str = "") -> Text:
    """Texts in that language, or in the one that the environment asks for."""
    if language and language not in LANGUAGES:
        raise typer.BadParameter(f"{language}: en or fr")
    return Text(language or _environment())


def _environment() -> str:
    wished = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "en")
    return wished[:2].lower()
