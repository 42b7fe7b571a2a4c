"""The speed claims of Forma, for `ludotheque bench`."""

import time
from collections.abc import Callable, Iterator, Mapping

import numpy as np

from ludotheque.core import catalog
from ludotheque.core.bot import Limit, Seen
from ludotheque.core.chance import SplitMix64
from ludotheque.core.parts import Measures
from ludotheque.games.forma.bots.ladder import LADDERS
from ludotheque.games.forma.bots.levels import BOTS
from ludotheque.games.forma.kernel import play
from ludotheque.games.forma.kernel.arrays import Position, position_of
from ludotheque.games.forma.kernel.shapes import KINDS
from ludotheque.games.forma.rules.board import own_letters
from ludotheque.games.forma.rules.bridges import largest

FAIR = LADDERS.usual
_FIELD = "field 10,10 3,3 5,7 12,2 15,15 7,16"


def placements() -> Iterator[str]:
    """All fitting placements of all 21 shapes in a middle-game position: the aim is under 300 µs."""
    position = _start(4)
    played, chance = np.empty(256, np.int64), np.array([7], np.uint64)
    number = play.random_game(play.copied(position), chance, played)
    for ply in range(number // 3):
        play.put(position, ply % 4, played[ply])
    every, out = np.ones(KINDS, np.int64), np.empty(32768, np.int64)
    found = play.fitting(position.free, every, out)
    best = min(_timed(lambda: [play.fitting(position.free, every, out) for _ in range(100)]) for _ in range(10))
    yield f"{found} placements after {number // 3} of {number}: {best / 100 * 1e6:.0f} µs"


def random_games() -> Iterator[str]:
    """Complete random games on one core: 1,000 a second at least, 5,000 as the aim."""
    for players in (2, 4):
        position, chance = _start(players), np.array([11], np.uint64)
        play.random_games(position, chance, 10)
        rates = []
        for _ in range(5):
            start = time.process_time()
            placed = play.random_games(position, chance, 1000)
            rates.append(1000 / (time.process_time() - start))
        yield f"{players} players: {max(rates):.0f} games a second, {placed / 1000:.1f} placements a game"


def bridges(games: int = 20) -> Iterator[str]:
    """The largest set of bridges in end positions of a fair level: under 1 s for 95 % of them."""
    times = []
    for number in range(games):
        for cells in _end(number):
            start = time.process_time()
            largest.__wrapped__(cells, 20, 20)
            times.append(time.process_time() - start)
    times.sort()
    yield (
        f"{len(times)} end positions: median {1000 * times[len(times) // 2]:.0f} ms, "
        f"95 % under {1000 * times[int(0.95 * len(times))]:.0f} ms, longest {1000 * times[-1]:.0f} ms"
    )


def levels() -> Iterator[str]:
    """How long a move takes at each level, in the middle of a game."""
    game = catalog.entry("forma").game({"field": "random"})
    state, chance = game.initial(_FIELD), SplitMix64(3)
    for _ in range(16):
        choice = BOTS.bot(FAIR).choose(game, state, Seen(state.turn), BOTS.limit(FAIR), chance.below)
        state = game.play(state, choice.move)
    for level in BOTS.levels():
        BOTS.bot(level).choose(game, state, Seen(state.turn), Limit(nodes=1), chance.below)
        start = time.process_time()
        BOTS.bot(level).choose(game, state, Seen(state.turn), BOTS.limit(level), chance.below)
        yield f"level {level}: {time.process_time() - start:.2f} s"


def _start(players: int) -> Position:
    return position_of(catalog.entry("forma").game({"players": players, "field": "random"}).initial(_FIELD))


def _end(number: int) -> list[tuple[tuple[int, int], ...]]:
    """The own cells of both seats after a game of a fair level with itself."""
    game = catalog.entry("forma").game({"field": "random"})
    chance = SplitMix64(number)
    state = game.initial(game.setup(chance.below))
    while (seat := game.turn(state)) is not None:
        state = game.play(state, BOTS.bot(FAIR).choose(game, state, Seen(seat), BOTS.limit(FAIR), chance.below).move)
    return [state.board.find(own_letters(seat)) for seat in range(2)]


def _timed(work: Callable[[], object]) -> float:
    start = time.process_time()
    work()
    return time.process_time() - start


_MEASURES = {"placements": placements, "random-games": random_games, "bridges": bridges, "levels": levels}


class FormaMeasures(Measures):
    """The speed claims of Forma."""

    def measures(self) -> Mapping[str, Callable[[], Iterator[str]]]:
        return _MEASURES


MEASURES = FormaMeasures()
