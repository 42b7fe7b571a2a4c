"""The last word on crossings: a sweep over the roads, place by place, that keeps every way the cut can look.

Across the cut each step carries nothing, or one unit of one family in one direction: a step never carries both
families, since two bridges that share a step share two cells. Flows need not be told apart (Lemma 2 of §5), so
nothing else has to be remembered but the units that entered and the fewest shared places.
"""

from collections.abc import Iterator
from itertools import product

from ludotheque.games.forma.rules.roads import EAST, NORTH, SOUTH, WEST, Roads

IDLE, DOWN_ON, DOWN_BACK, ACROSS_ON, ACROSS_BACK = range(5)
"""What a step of the cut carries: `ON` to the places not yet swept, `BACK` from them."""

Cut = tuple[int, ...]
State = tuple[Cut, int, int]
"""The steps of the cut, then the units that entered from the north and from the west."""
Way = tuple[int, int]
"""Where a unit comes from and where it goes: a place, or −1 for the side of the board."""
Trace = dict[State, tuple[int, State, Way | None, Way | None]]
_SIDE = -1


def swept(roads: Roads, a: int, b: int) -> tuple[list[list[int]], list[list[int]]] | None:
    """Families of a and b roads that share at most a·b places, or None: there are none."""
    order = best_order(roads)
    open_steps: list[tuple[int, int]] = []
    layer: Trace = {((), 0, 0): (0, ((), 0, 0), None, None)}
    layers: list[Trace] = []
    done: set[int] = set()
    for place in order:
        done.add(place)
        closing = [i for i, (_, end) in enumerate(open_steps) if end == place]
        kept = [i for i, (_, end) in enumerate(open_steps) if end != place]
        opening = [other for other in roads.beside[place] if other not in done]
        back = [open_steps[i][0] for i in closing]
        layer = _advanced(layer, roads, place, closing, kept, back, opening, (a, b))
        layers.append(layer)
        open_steps = [open_steps[i] for i in kept] + [(place, other) for other in opening]
    final = ((), a, b)
    return _traced(layers, order, final, roads) if final in layer else None


def best_order(roads: Roads) -> list[int]:
    """The narrowest of a few sweeps: by rows, by columns, and always to the place that closes most."""
    candidates = [
        sorted(range(len(roads)), key=lambda place: roads.cells[place][0]),
        sorted(range(len(roads)), key=lambda place: roads.cells[place][0][::-1]),
        _greedy(roads),
    ]
    return min(candidates, key=lambda order: sum(3**width for width in _widths(roads, order)))


def _greedy(roads: Roads) -> list[int]:
    order: list[int] = []
    left, done = set(range(len(roads))), set[int]()
    while left:
        near = [place for place in left if any(other in done for other in roads.beside[place])] or sorted(left)
        chosen = min(near, key=lambda p: (sum(1 if o in left else -1 for o in roads.beside[p]), roads.cells[p][0]))
        order.append(chosen)
        left.discard(chosen)
        done.add(chosen)
    return order


def _widths(roads: Roads, order: list[int]) -> Iterator[int]:
    done: set[int] = set()
    width = 0
    for place in order:
        inside = sum(other in done for other in roads.beside[place])
        width += len(roads.beside[place]) - 2 * inside
        done.add(place)
        yield width


def _advanced(
    layer: Trace, roads: Roads, place: int, closing: list[int], kept: list[int],
    back: list[int], opening: list[int], counts: tuple[int, int],
) -> Trace:  # fmt: skip
    """Every cut after the place, from every cut before it, with the fewest shared places."""
    a, b = counts
    sides = roads.sides[place]
    after: Trace = {}
    known: dict[Cut, list[tuple[Way | None, Way | None, Cut, int, int, int]]] = {}
    for state, (shared, *_) in layer.items():
        cut, north, west = state
        closed = tuple(cut[i] for i in closing)
        if closed not in known:
            known[closed] = list(_passages(closed, back, opening, sides))
        rest = tuple(cut[i] for i in kept)
        for down, across, opened, from_north, from_west, both in known[closed]:
            now = shared + both
            if now > a * b or north + from_north > a or west + from_west > b:
                continue
            reached = (rest + opened, north + from_north, west + from_west)
            if reached not in after or after[reached][0] > now:
                after[reached] = (now, state, down, across)
    return after


def _passages(
    closed: Cut, back: list[int], opening: list[int], sides: frozenset[int]
) -> Iterator[tuple[Way | None, Way | None, Cut, int, int, int]]:
    """How the two families may pass a place, given what the steps to it carry."""
    downs = list(_ways(closed, back, opening, DOWN_ON, DOWN_BACK, NORTH in sides, SOUTH in sides))
    acrosses = list(_ways(closed, back, opening, ACROSS_ON, ACROSS_BACK, WEST in sides, EAST in sides))
    for down, across in product(downs, acrosses):
        if {*(down or ())} & {*(across or ())} & {*opening}:
            continue
        opened = tuple(_carried(other, down, across) for other in opening)
        from_north = int(down is not None and down[0] == _SIDE)
        from_west = int(across is not None and across[0] == _SIDE)
        yield down, across, opened, from_north, from_west, int(down is not None and across is not None)


def _ways(
    closed: Cut, back: list[int], opening: list[int], onward: int, backward: int, source: bool, sink: bool
) -> Iterator[Way | None]:
    """In and out of a place for one family; None is not at all."""
    ins = [other for other, carried in zip(back, closed, strict=True) if carried == onward]
    outs = [other for other, carried in zip(back, closed, strict=True) if carried == backward]
    if len(ins) > 1 or len(outs) > 1:
        return
    if not ins and not outs:
        yield None
    for come in ins or [*opening, *([_SIDE] if source else [])]:
        for go in outs or [*opening, *([_SIDE] if sink else [])]:
            if come != go or come == _SIDE:
                yield come, go


def _carried(other: int, down: Way | None, across: Way | None) -> int:
    for way, onward, backward in ((down, DOWN_ON, DOWN_BACK), (across, ACROSS_ON, ACROSS_BACK)):
        if way is not None and other in way:
            return onward if way[1] == other else backward
    return IDLE


def _traced(
    layers: list[Trace], order: list[int], state: State, roads: Roads
) -> tuple[list[list[int]], list[list[int]]]:
    """Go back through the layers, then follow each unit from its side."""
    ways: tuple[dict[int, Way], dict[int, Way]] = ({}, {})
    for layer, place in zip(reversed(layers), reversed(order), strict=True):
        _, state, *passed = layer[state]
        for family, way in zip(ways, passed, strict=True):
            if way is not None:
                family[place] = way
    return _roads(ways[0]), _roads(ways[1])


def _roads(ways: dict[int, Way]) -> list[list[int]]:
    found = []
    for start in sorted(place for place, way in ways.items() if way[0] == _SIDE):
        road = [start]
        while (onward := ways[road[-1]][1]) != _SIDE:
            road.append(onward)
        found.append(road)
    return found
