"""Every text that the web app asks for by name exists, and no text of the shell is left unused."""

import re
from pathlib import Path

from ludotheque.core import catalog
from ludotheque.locales import FOLDER, LANGUAGES, Text

WEB = Path(__file__).parents[2] / "web/src"
SOURCES = [path for path in WEB.rglob("*") if path.suffix in (".ts", ".svelte") and ".test." not in path.name]
QUOTED = re.compile(r"""['"`](shell-[a-z0-9-]+[a-z0-9])['"`]""")
BEGUN = re.compile(r"`(shell-[a-z-]+-)\$\{")
NAMED = re.compile(r"""['"]([a-z][a-z-]*)['"]""")
"""A word that may stand behind `shell-${…}`: an action or an icon by its name."""


def _asked() -> dict[str, Path]:
    """Keys in calls of `say` or `text`, of any game, and every quoted key of the shell."""
    games = "|".join(catalog.keys())
    call = re.compile(rf"""\b(?:say|text|known)\(\s*['"`]((?:{games})-[A-Za-z0-9-]+)['"`]""")
    found: dict[str, Path] = {}
    for path in SOURCES:
        source = path.read_text(encoding="utf-8")
        found |= {key: path for pattern in (QUOTED, call) for key in pattern.findall(source)}
    return found


def test_every_key_in_the_web_sources_has_a_text_in_every_language() -> None:
    asked = _asked()
    assert len(asked) > 100
    for language in LANGUAGES:
        say = Text(language)
        assert {key: str(path) for key, path in asked.items() if key not in say} == {}


def test_no_text_of_the_shell_is_left_over() -> None:
    sources = [path.read_text(encoding="utf-8") for path in SOURCES]
    beginnings = tuple({begun for source in sources for begun in BEGUN.findall(source)})
    names = ("shell.ftl", "pages.ftl", "puzzles.ftl", "review.ftl")
    files = [(FOLDER / "en" / name).read_text(encoding="utf-8") for name in names]
    told = [key for file in files for key in re.findall(r"^(shell-[a-z0-9-]+) =", file, re.M)]
    named = {f"shell-{word}" for source in sources for word in NAMED.findall(source)}
    assert any("`shell-${" in source for source in sources)
    used = {*_asked(), *named}
    assert [key for key in told if key not in used and not key.startswith(beginnings)] == []
