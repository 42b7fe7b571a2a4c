"""Options: what can be chosen before a game, declared so that web, terminal and records share it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from ludotheque.core.errors import Fact, InvalidRecord

Value = bool | int | str | tuple["Value", ...]
Options = Mapping[str, Value]


@dataclass(frozen=True)
class Option:
    """One option: its values (the default first), or a range of numbers, or a text that `valid` judges."""

    key: str
    values: tuple[Value, ...]
    clause: str
    span: tuple[int, int] | None = None
    valid: Callable[[str], bool] | None = None
    per_seat: bool = False
    distinct: bool = False
    """A value a seat, and no two seats the same; the default stands for whatever the others leave."""
    only: Mapping[str, tuple[Value, ...]] = field(default_factory=dict)
    """The option exists only where these other options have one of these values."""
    value_only: Mapping[Value, Mapping[str, tuple[Value, ...]]] = field(default_factory=dict)
    """A value that is allowed only where these other options have one of these values."""
    settles: bool = True
    """False: a wish for the lobby that is not written in records."""

    @property
    def default(self) -> Value:
        return self.values[0]

    def accepts(self, value: Value) -> bool:
        """Types count: True is not 1."""
        if isinstance(value, tuple):
            return self.per_seat and bool(value) and all(map(self._known, value)) and self._apart(value)
        return self._known(value) and (not self.distinct or value == self.default)

    def _apart(self, values: tuple[Value, ...]) -> bool:
        chosen = [value for value in values if value != self.default]
        return not self.distinct or len(set(chosen)) == len(chosen)

    def _known(self, value: Value) -> bool:
        if any(value == known and type(value) is type(known) for known in self.values):
            return True
        if self.span and type(value) is int:
            return self.span[0] <= value <= self.span[1]
        return self.valid is not None and isinstance(value, str) and self.valid(value)


def complete(declared: tuple[Option, ...], given: Mapping[str, object]) -> dict[str, Value]:
    """Every applicable option with its value; raises InvalidRecord naming the field that is wrong."""
    known = {option.key: option for option in declared}
    for key in given:
        if key not in known:
            raise InvalidRecord(f"options.{key}", "unknown-option", option=str(key)[:40])
    chosen = {key: _value(known[key], raw) for key, raw in given.items()}
    full = {option.key: chosen.get(option.key, option.default) for option in declared}
    for key, value in chosen.items():
        option = known[key]
        if not _holds(option.only, full):
            raise InvalidRecord(f"options.{key}", "option-not-here", option.clause, option=key)
        parts = value if isinstance(value, tuple) else (value,)
        if not all(_holds(option.value_only.get(part, {}), full) for part in parts):
            raise InvalidRecord(f"options.{key}", "value-not-here", option.clause, option=key, value=_short(value))
    return {option.key: full[option.key] for option in declared if _holds(option.only, full)}


def written(declared: tuple[Option, ...], options: Options) -> dict[str, Value]:
    """The options as a record writes them: those that differ from the default."""
    return {o.key: options[o.key] for o in declared if o.settles and options.get(o.key, o.default) != o.default}


def from_word(word: str) -> Value:
    """A value as the command line spells it: on, off, a number, a word, or several with commas."""
    if "," in word:
        return tuple(from_word(part) for part in word.split(","))
    if word in ("on", "true"):
        return True
    if word in ("off", "false"):
        return False
    return int(word) if word.lstrip("-").isdecimal() else word


def _value(option: Option, raw: object) -> Value:
    value = tuple(raw) if isinstance(raw, list) else raw
    if isinstance(value, bool | int | str | tuple) and option.accepts(value):
        return value
    raise InvalidRecord(f"options.{option.key}", "unknown-value", option.clause, option=option.key, value=_short(raw))


def _holds(conditions: Mapping[str, tuple[Value, ...]], full: Options) -> bool:
    return all(full[key] in values for key, values in conditions.items())


def _short(value: object) -> Fact:
    return value if isinstance(value, bool | int) else str(value)[:40]
