"""Games by eye alone and friendly ones are counted apart, and by the number of players."""

from collections.abc import Mapping
from typing import Protocol

from ludotheque.core.outcome import Json


class Kept(Protocol):
    """A match as the store keeps it."""

    @property
    def options(self) -> Mapping[str, Json]: ...


def group(match: Kept) -> str:
    """`strict-2`, `friendly-4` …: friendly is whatever tells a player that something fits, or that nothing does."""
    options = match.options
    told = options["fit_aid"] or options["auto_skip"] or options["pass"] != "free"
    return f"{'friendly' if told else 'strict'}-{options['players']}"
