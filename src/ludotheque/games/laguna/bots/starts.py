"""Where a bot starts: near own pearls and the volcano."""

from ludotheque.core.chance import Below
from ludotheque.games.laguna.bots.distances import dock_distances
from ludotheque.games.laguna.bots.memory import printed
from ludotheque.games.laguna.rules.game import Laguna
from ludotheque.games.laguna.rules.geometry import VOLCANO
from ludotheque.games.laguna.rules.moves import Place
from ludotheque.games.laguna.rules.state import State

_NO_DOCK = 1 << 20


def shining_start(game: Laguna, view: State, below: Below) -> Place:
    """Where a pearl of the own colour lies, wherever the ways lead."""
    places = [move for move in game.moves(view) if isinstance(move, Place)]
    own = view.colours[len(view.rafts)]
    shining = [place for place in places if own in view.island(place.island)] or places
    return shining[below(len(shining))]


def best_start(game: Laguna, view: State, below: Below) -> Place:
    """The start with the shortest ways, chance among equals."""
    places = [move for move in game.moves(view) if isinstance(move, Place)]
    return min(places, key=lambda place: (_cost(game, view, place), below(1 << 20)))


def _cost(game: Laguna, view: State, place: Place) -> int:
    """Actions with three pearls to the volcano by way of another island, less for own pearls at the start."""
    seat = len(view.rafts)
    own = view.colours[seat]
    found = dock_distances(printed(view.board), place.orient, game.options.max_pearls[seat])
    window, start = found.map.window(place.row, place.col), found.of(place.island)
    docks = [dock for dock in range(start.start, start.stop) if found.docks[dock] == window]
    if not docks:
        return _NO_DOCK
    ways, volcano = found.ways[1, 0, docks[0]], found.of(VOLCANO)
    fetch = min(
        (
            int(ways[found.of(island)].min()) + int(found.ways[2, 0, found.of(island), volcano].min())
            for island, there in zip(view.board.islands, view.islands, strict=True)
            if own in there and island != place.island
        ),
        default=0,
    )
    return fetch + int(ways[volcano].min()) // 2 - 8 * view.island(place.island).count(own)
