"""Statistics of one preset (GAP-36), from finished games in the order they were played."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, field

from ludotheque.core.outcome import Json
from ludotheque.core.parts import Statistics
from ludotheque.core.results import Result
from ludotheque.games.lacunes.rules.game import Lacunes
from ludotheque.games.lacunes.rules.layout import placed
from ludotheque.games.lacunes.rules.state import State


@dataclass(frozen=True)
class Finished:
    """One counted game: at least a move or a redeal was made; resigned games are lost ones."""

    won: bool
    placed: int
    redeals: int
    assisted: bool = False


@dataclass(frozen=True)
class Tally:
    """`helped` counts the wins that were made with help: they are wins, marked as such."""

    games: int = 0
    wins: int = 0
    helped: int = 0
    streak: int = 0
    best_streak: int = 0
    wins_by_redeals: dict[int, int] = field(default_factory=dict)
    mean_placed_of_lost: float | None = None
    best_placed_of_lost: int | None = None

    @property
    def win_rate(self) -> float | None:
        return self.wins / self.games if self.games else None


def tally(finished: Iterable[Finished]) -> Tally:
    games = tuple(finished)
    won = [game for game in games if game.won]
    lost = [game.placed for game in games if not game.won]
    streak = best = 0
    for game in games:
        streak = streak + 1 if game.won else 0
        best = max(best, streak)
    return Tally(
        len(games), len(won), sum(game.assisted for game in won), streak, best,
        dict(sorted(Counter(game.redeals for game in won).items())),
        sum(lost) / len(lost) if lost else None, max(lost, default=None),
    )  # fmt: skip


class LacunesStatistics(Statistics[Lacunes, State]):
    """Lacunes counts redeals and cards in place."""

    def facts(self, game: Lacunes, state: State) -> dict[str, Json]:
        """What the store keeps of a match beside its result."""
        return {"placed": placed(state.cells), "redeals": state.redeals, "moves": state.moves}

    def summary(self, results: Sequence[Result]) -> dict[str, Json]:
        """The statistics of one preset, from its matches in the order they ended."""
        found = tally(
            Finished(one.won, int(str(one.facts["placed"])), int(str(one.facts["redeals"])), one.assisted)
            for one in results
        )
        by_redeals = {str(redeals): wins for redeals, wins in found.wins_by_redeals.items()}
        return {**asdict(found), "win_rate": found.win_rate, "wins_by_redeals": by_redeals}


STATISTICS = LacunesStatistics()
