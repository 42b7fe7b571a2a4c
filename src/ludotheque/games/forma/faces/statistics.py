"""Games by eye alone and friendly ones are counted apart, and by the number of players."""

from ludotheque.core.parts import Statistics
from ludotheque.core.results import Result
from ludotheque.games.forma.rules.game import Forma
from ludotheque.games.forma.rules.state import State


class FormaStatistics(Statistics[Forma, State]):
    """Forma counts by sight and by players."""

    def group(self, result: Result) -> str:
        """`strict-2`, `friendly-4` …: friendly is whatever tells a player that something fits, or that nothing does."""
        options = result.options
        told = options["fit_aid"] or options["auto_skip"] or options["pass"] != "free"
        return f"{'friendly' if told else 'strict'}-{options['players']}"


STATISTICS = FormaStatistics()
