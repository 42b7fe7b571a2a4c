"""Every game of the catalog under its default options and under each value of each option, and in earlier rules."""

from collections.abc import Iterator
from functools import cache

from ludotheque.core import catalog
from ludotheque.core.errors import InvalidRecord
from ludotheque.core.game import AnyGame
from ludotheque.core.options import Option, Value


@cache
def variants() -> tuple[tuple[str, AnyGame], ...]:
    """Names and games; options that need another option to apply are tried with it, those a seat also in one seat."""
    found: dict[str, AnyGame] = {}
    for entry in catalog.entries():
        for given in _options(entry.options):
            try:
                game = entry.game(given)
            except InvalidRecord:
                continue
            name = ",".join(f"{key}={value}" for key, value in given.items())
            found.setdefault(f"{entry.key}[{name}]", game)
        for rules in entry.earlier:
            found[f"{entry.key}[rules={rules}]"] = entry.game({}, rules)
    return tuple(found.items())


def _options(options: tuple[Option, ...]) -> Iterator[dict[str, Value]]:
    yield {}
    players = next((option.values for option in options if option.key == "players"), ())
    for count in players:
        yield {"players": count}
    for option in options:
        for value in option.values[1:]:
            yield {option.key: value}
            if option.per_seat:
                yield {option.key: (value, option.default)}
            needed = {**option.value_only.get(value, {}), **option.only}
            yield {key: values[0] for key, values in needed.items()} | {option.key: value}
