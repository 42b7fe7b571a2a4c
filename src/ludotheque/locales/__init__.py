"""Texts in the reader's language, from the same Fluent files that the browser reads."""

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from ludotheque.core.errors import LudothequeError

if TYPE_CHECKING:
    from fluent.runtime.resolver import Pattern

FOLDER = Path(__file__).parent
LANGUAGES = ("en", "fr")
DEFINED, USED = re.compile(r"^([a-z][\w-]*) =", re.M | re.I), re.compile(r"\{ ?([a-z][\w-]*) ?\}", re.I)
"""A key that has a text, and one whose text is put into another."""

Names = Callable[[int], str]


class Text:
    """Words for keys and facts, in one language."""

    def __init__(
        self, language: str, names: Names | None = None, own: Mapping[str, str] | None = None, reader: int | None = None
    ) -> None:
        """`own`: plain words that somebody brought, by their keys; `reader`: the seat of whoever it is said to."""
        self.language = language if language in LANGUAGES else LANGUAGES[0]
        self._names = names or (lambda seat: str(seat + 1))
        self._own, self._reader = own or {}, reader

    def with_own(self, own: Mapping[str, str]) -> "Text":
        return Text(self.language, self._names, own, self._reader)

    def learnt_by(self, seat: int) -> "Text":
        """Said to whoever learns in that seat."""
        return Text(
            self.language, lambda one: self("shell-learner") if one == seat else self._names(one), self._own, seat
        )

    def __contains__(self, key: str) -> bool:
        return key in self._own or _bundle(self.language).pattern(key) is not None

    def __call__(self, key: str, facts: Mapping[str, object] | None = None, /) -> str:
        """The text of a key; a key without text is shown as it is, so that nothing is ever silent."""
        if key in self._own:
            return self._own[key]
        bundle = _bundle(self.language)
        pattern = bundle.pattern(key)
        return key if pattern is None else bundle.format(pattern, self._arguments(facts or {}))

    def error(self, game: str | None, error: LudothequeError) -> str:
        """Why something was refused, with the clause that says so."""
        return self.refusal(game, error.code, error.clause, error.facts)

    def refusal(self, game: str | None, code: str, clause: str | None, facts: Mapping[str, object]) -> str:
        name = code.lower().replace("_", "-")
        keys = ([f"{game}-refused-{name}"] if game else []) + [f"refused-{name}"]
        if isinstance(problem := facts.get("problem"), str):
            keys.insert(0, f"{keys[-1]}-{problem}")
        key = next((key for key in keys if key in self), keys[-1])
        said = self(key, facts)
        return f"{said} ({clause})" if clause else said

    def _arguments(self, facts: Mapping[str, object]) -> dict[str, object]:
        """Facts as Fluent arguments: a list gives its items joined and counted, a seat its name and if it is `you`."""
        told: dict[str, object] = {}
        for key, fact in facts.items():
            if isinstance(fact, Sequence) and not isinstance(fact, str):
                told[key], told[f"{key}-count"] = self._joined([str(item) for item in fact]), len(fact)
            else:
                told[key] = "" if fact is None else str(fact).lower() if isinstance(fact, bool) else fact
        if isinstance(seat := facts.get("seat"), int):
            told["name"] = self._names(seat)
            if self._reader is not None:
                told.setdefault("you", str(seat == self._reader).lower())
        return told

    def _joined(self, items: list[str]) -> str:
        if len(items) < 2:
            return "".join(items)
        return f"{', '.join(items[:-1])} {self('list-and')} {items[-1]}"


class _Bundle:
    """The texts of a language; a file is parsed once something in it is asked for, for parsing takes its time.

    So does Fluent: whoever is told nothing in words does not wait for it.
    """

    def __init__(self, language: str) -> None:
        from fluent.runtime import FluentBundle, FluentResource

        self._texts = [path.read_text(encoding="utf-8") for path in sorted((FOLDER / language).glob("*.ftl"))]
        self._of = {key: number for number, text in enumerate(self._texts) for key in DEFINED.findall(text)}
        self._parsed: set[int] = set()
        self._bundle, self._resource = FluentBundle([language], use_isolating=False), FluentResource

    def pattern(self, key: str) -> "Pattern | None":
        """What stands at a key; None where nothing does."""
        if key not in self._of:
            return None
        self._parse(self._of[key])
        found: Pattern | None = self._bundle.get_message(key).value
        return found

    def format(self, pattern: "Pattern", arguments: Mapping[str, object]) -> str:
        told, _ = self._bundle.format_pattern(pattern, dict(arguments))
        return str(told)

    def _parse(self, number: int) -> None:
        """With the files whose texts it puts into its own."""
        if number in self._parsed:
            return
        self._parsed.add(number)
        self._bundle.add_resource(self._resource(self._texts[number]))
        for key in USED.findall(self._texts[number]):
            if key in self._of:
                self._parse(self._of[key])


_bundle = cache(_Bundle)
