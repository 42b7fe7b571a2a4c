"""The speed claims of Interactions as commands: `ludotheque bench interactions-…`.

Seconds are those of one core (processor time), so that other work on the machine does not count.
"""

import statistics
import time
from collections.abc import Callable, Iterator, Mapping
from functools import partial

from ludotheque.core.bot import Limit, Seen
from ludotheque.core.chance import SplitMix64
from ludotheque.core.parts import Measures
from ludotheque.games.interactions.bots.greedy import Greedy
from ludotheque.games.interactions.bots.levels import BOTS
from ludotheque.games.interactions.rules.game import Interactions
from ludotheque.games.interactions.rules.options import InteractionsOptions
from ludotheque.games.interactions.rules.state import Select, State
from ludotheque.games.interactions.solver import command
from ludotheque.games.interactions.solver.solve import Solution, solve

SOLVED = (("PA", "CA", -3), ("PH", "PH", -2), ("PH", "CA", -4), ("PA", "HK", -1), ("CS", "CA", -5))
"""IXN-V29: selections and the first player's margin."""
MODES = (
    InteractionsOptions(),
    InteractionsOptions(players=3),
    InteractionsOptions(players=4),
    InteractionsOptions(players=4, teams=True),
    InteractionsOptions(players=1),
)


def position(game: Interactions, tiles: int, seed: int) -> State:
    """A position of a game between greedy players, with so many tiles on the Territory."""
    below = SplitMix64(seed).below
    player, state = Greedy(own_points_percent=50), game.initial("")
    while len(state.grid) < tiles or not state.all_selected:
        seat = game.turn(state)
        assert seat is not None
        state = game.play(state, player.choose(game, game.view(state, seat), Seen(seat), Limit(), below).move)
    return state


def solve_from(tiles: int, positions: int) -> Iterator[str]:
    """How long a proof takes with so many tiles on the Territory."""
    game = Interactions(InteractionsOptions())
    command.warm()
    seconds, nodes = [], []
    for seed in range(positions):
        found, spent = _timed(game, position(game, tiles, seed), Limit())
        assert found.proven
        seconds.append(spent)
        nodes.append(found.nodes)
    low, middle, high = statistics.quantiles(seconds, n=4)
    yield f"{tiles} tiles, {positions} positions: median {middle:.3f} s (half of them {low:.3f} to {high:.3f} s)"
    yield f"longest {max(seconds):.3f} s, median {statistics.median(nodes):,.0f} nodes"
    yield f"{sum(nodes) / sum(seconds) / 1e6:.2f} million nodes a second"


def solve_starts(memory_mb: int = 1024) -> Iterator[str]:
    """The solved values from the empty table (IXN-V29)."""
    game = Interactions(InteractionsOptions())
    command.warm()
    for first, second, value in SOLVED:
        state = game.play(game.play(game.initial(""), Select(first)), Select(second))
        found, spent = _timed(game, state, Limit(memory_mb=memory_mb))
        verdict = "as known" if found.proven and found.value == value else f"expected {value}"
        yield f"{first} {second}: {found.value:+d} ({verdict}), {found.nodes:,} nodes, {spent:.1f} s"


def level_times(level: int, games: int = 3) -> Iterator[str]:
    """The longest and the median move of a level, in every mode."""
    BOTS.warm()
    for options in MODES:
        game, spent = Interactions(options), []
        for seed in range(games):
            below = SplitMix64(seed).below
            state = game.initial(game.setup(below))
            while (seat := game.turn(state)) is not None:
                started = time.process_time()
                chosen = BOTS.bot(level).choose(game, game.view(state, seat), Seen(seat), BOTS.limit(level), below)
                spent.append(time.process_time() - started)
                state = game.play(state, chosen.move)
        name = f"{options.players} players{' in teams' if options.teams else ''}"
        yield f"level {level}, {name}: median {statistics.median(spent):.2f} s, longest {max(spent):.2f} s a move"


def _timed(game: Interactions, state: State, limit: Limit) -> tuple[Solution, float]:
    started = time.process_time()
    return solve(game, state, limit), time.process_time() - started


_MEASURES: dict[str, Callable[[], Iterator[str]]] = {
    "solve-4": partial(solve_from, 4, 100),
    "solve-3": partial(solve_from, 3, 50),
    "solve-2": partial(solve_from, 2, 20),
    "solve-start": solve_starts,
    **{f"level-{level}": partial(level_times, level) for level in BOTS.levels()[:-1]},
    f"level-{BOTS.levels()[-1]}": partial(level_times, BOTS.levels()[-1], 1),
}


class InteractionsMeasures(Measures):
    """The speed claims of Interactions."""

    def measures(self) -> Mapping[str, Callable[[], Iterator[str]]]:
        return _MEASURES


MEASURES = InteractionsMeasures()
