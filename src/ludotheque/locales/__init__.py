"""Texts in the reader's language, from the same Fluent files that the browser reads."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from ludotheque.core.errors import LudothequeError

FOLDER = Path(__file__).parent
LANGUAGES = ("en", "fr")

Names = Callable[[int], str]


class Text:
    """Words for keys and facts, in one language."""

    def __init__(self, language: str, names: Names | None = None) -> None:
        self.language = language if language in LANGUAGES else LANGUAGES[0]
        self._names = names or (lambda seat: str(seat + 1))

    def __contains__(self, key: str) -> bool:
        return _bundle(self.language).has_message(key)

    def __call__(self, key: str, facts: Mapping[str, object] | None = None, /) -> str:
        """The text of a key; a key without text is shown as it is, so that nothing is ever silent."""
        bundle = _bundle(self.language)
        if not bundle.has_message(key):
            return key
        pattern = bundle.get_message(key).value
        if pattern is None:
            return key
        told, _ = bundle.format_pattern(pattern, self._arguments(facts or {}))
        return str(told)

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
        """Facts as Fluent arguments: a list gives its items joined and their count, a seat its name."""
        told: dict[str, object] = {}
        for key, fact in facts.items():
            if isinstance(fact, Sequence) and not isinstance(fact, str):
                told[key], told[f"{key}-count"] = self._joined([str(item) for item in fact]), len(fact)
            else:
                told[key] = "" if fact is None else str(fact).lower() if isinstance(fact, bool) else fact
        if isinstance(seat := facts.get("seat"), int):
            told["name"] = self._names(seat)
        return told

    def _joined(self, items: list[str]) -> str:
        if len(items) < 2:
            return "".join(items)
        return f"{', '.join(items[:-1])} {self('list-and')} {items[-1]}"


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for path in sorted((FOLDER / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle
