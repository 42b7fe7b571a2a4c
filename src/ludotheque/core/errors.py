"""The three kinds of error: misspelt, forbidden by a rule, and not a record at all."""

from collections.abc import Mapping

Fact = str | int | bool | None | tuple["Fact", ...]
Facts = Mapping[str, Fact]


class LudothequeError(Exception):
    """An error with a stable code; the words for it are made by the reader's language."""

    code: str
    clause: str | None
    facts: Facts

    def __init__(self, code: str, clause: str | None = None, /, **facts: Fact) -> None:
        self.code, self.clause, self.facts = code, clause, facts
        super().__init__(code)

    def __str__(self) -> str:
        """Put together when it is asked for: rules that look for a legal move make many errors and show none."""
        told = "".join(f" {key}={value}" for key, value in self.facts.items())
        return f"{self.code}{f' ({self.clause})' if self.clause else ''}{told}"

    def __reduce__(self) -> tuple[object, ...]:
        return _rebuild, (type(self), self.code, self.clause, dict(self.facts))


class InvalidMove(LudothequeError):
    """The text is no move of this game: it is misspelt."""

    def __init__(self, text: str) -> None:
        super().__init__("INVALID_MOVE", None, text=text[:80])

    def __reduce__(self) -> tuple[object, ...]:
        return InvalidMove, (self.facts["text"],)


class IllegalMove(LudothequeError):
    """The move is well written and a rule forbids it: code and clause come from the rule file."""


class InvalidRecord(LudothequeError):
    """The text is no record, or a field of it cannot be: `facts["field"]` says which."""

    def __init__(self, field: str, problem: str, clause: str | None = None, /, **facts: Fact) -> None:
        super().__init__("INVALID_RECORD", clause, field=field, problem=problem, **facts)

    def __reduce__(self) -> tuple[object, ...]:
        facts = {key: value for key, value in self.facts.items() if key not in ("field", "problem")}
        return _rebuild_record, (self.facts["field"], self.facts["problem"], self.clause, facts)


class HiddenSetup(InvalidRecord):
    """A setup with `?` in it: it left a running match and cannot be played from."""

    def __init__(self, clause: str | None = None) -> None:
        super().__init__("setup", "hidden-setup", clause)
        self.code = "HIDDEN_SETUP"

    def __reduce__(self) -> tuple[object, ...]:
        return HiddenSetup, (self.clause,)


def _rebuild(kind: type[LudothequeError], code: str, clause: str | None, facts: dict[str, Fact]) -> LudothequeError:
    return kind(code, clause, **facts)


def _rebuild_record(field: str, problem: str, clause: str | None, facts: dict[str, Fact]) -> InvalidRecord:
    return InvalidRecord(field, problem, clause, **facts)
