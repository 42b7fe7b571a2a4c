"""A game's options as OpenSpiel writes parameters: one type each, and nothing that is no number looks like one."""

from collections.abc import Mapping
from typing import Any

from ludotheque.core import catalog
from ludotheque.core.options import Option, from_word

OWN: Mapping[str, object] = {"detail": 0, "max_plies": 0, "setup": "", "moves": ""}
"""Parameters beside the options; 0 is the usual."""


def specification(key: str) -> dict[str, object]:
    """Every parameter of a game with its default."""
    return {**{option.key: default_of(option) for option in catalog.entry(key).options}, **OWN}


def default_of(option: Option) -> bool | int | str:
    """A parameter has one type: a word where an option's values have several, or one a seat."""
    kinds = {type(value) for value in option.values} | ({int} if option.span else set())
    if len(kinds) > 1 or option.per_seat:
        return word_of(option.default)
    return option.default if isinstance(option.default, bool | int) else str(option.default)


def word_of(value: object) -> str:
    """OpenSpiel takes whatever looks like a number for one: `redeals='3'`."""
    return {True: "on", False: "off"}[value] if isinstance(value, bool) else f"'{value}'"


def given_options(key: str, parameters: Mapping[str, Any]) -> dict[str, object]:
    """The options that differ from the defaults, in the words of records."""
    options = {option.key: option for option in catalog.entry(key).options}
    return {
        name: from_word(value.strip("'")) if isinstance(value, str) else value
        for name, value in parameters.items()
        if name in options and value != default_of(options[name])
    }
