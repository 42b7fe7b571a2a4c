"""Are `a` bridges north–south and `b` east–west compatible? Found or refuted, never guessed (§5 of the rule file).

By aggregation (Lemma 2 there) it is enough to find two flows that share at most a·b places. Every place gets a
price for being used twice. The two cheapest families under these prices give a lower bound of the sharing, which
refutes; if they share a·b places only, they are the bridges. What prices leave open, the sweep decides.
"""

from ludotheque.games.forma.roads import EAST, NORTH, SOUTH, WEST, Roads
from ludotheque.games.forma.sweep import swept

Families = tuple[list[list[int]], list[list[int]]]

_UNIT = 64
"""Prices are whole multiples of 1/64, so that a refutation is exact."""
_LENGTH = 1 << 12
"""Weighs a price above the length of any road: among the cheapest the shortest are taken."""
_ROUNDS = 24


def compatible(roads: Roads, a: int, b: int) -> Families | None:
    """Families of a and b bridges, each two of different axes sharing one cell; None if there are none."""
    if a == b == 1 and not any(roads.crossing_at(place) for place in _busy(roads)):
        return None
    verdict = _priced(roads, a, b)
    if isinstance(verdict, bool):
        return swept(roads, a, b) if verdict else None
    return verdict


def _busy(roads: Roads) -> list[int]:
    """Places with four ways out, sides counted: only there two bridges can cross."""
    return [place for place in range(len(roads)) if len(roads.beside[place]) + len(roads.sides[place]) >= 4]


def _priced(roads: Roads, a: int, b: int) -> Families | bool:
    """The families, False if refuted, True if still possible."""
    prices = [0] * len(roads)
    for round_ in range(_ROUNDS):
        down = _down(roads, a, prices)
        across = _across(roads, b, prices)
        if down is None or across is None:
            return False
        on_down, on_across = _places(down), _places(across)
        bound = sum(prices[place] for place in on_down) + sum(prices[place] for place in on_across) - sum(prices)
        if bound > _UNIT * a * b:
            return False
        found = _untangled(roads, down, across, prices)
        if found is not None:
            return found
        step = max(1, _UNIT // (2 + round_))
        for place in range(len(roads)):
            excess = (place in on_down) + (place in on_across) - 1
            prices[place] = min(_UNIT, max(0, prices[place] + step * excess))
    return True


def _untangled(roads: Roads, down: list[list[int]], across: list[list[int]], prices: list[int]) -> Families | None:
    """Let each family in turn avoid the other; the families if they come to share no more than they must."""
    allowed = len(down) * len(across)
    for _ in range(2):
        if len(_places(down) & _places(across)) <= allowed:
            return down, across
        across = _across(roads, len(across), _avoiding(prices, down)) or across
        if len(_places(down) & _places(across)) <= allowed:
            return down, across
        down = _down(roads, len(down), _avoiding(prices, across)) or down
    return (down, across) if len(_places(down) & _places(across)) <= allowed else None


def _avoiding(prices: list[int], family: list[list[int]]) -> list[int]:
    used = _places(family)
    return [_UNIT * 4 * (place in used) + price // 8 for place, price in enumerate(prices)]


def _down(roads: Roads, count: int, prices: list[int]) -> list[list[int]] | None:
    return roads.cheapest(NORTH, SOUTH, count, _weighed(roads, prices))


def _across(roads: Roads, count: int, prices: list[int]) -> list[list[int]] | None:
    return roads.cheapest(WEST, EAST, count, _weighed(roads, prices))


def _weighed(roads: Roads, prices: list[int]) -> list[int]:
    return [price * _LENGTH + len(cells) for price, cells in zip(prices, roads.cells, strict=True)]


def _places(family: list[list[int]]) -> set[int]:
    return {place for road in family for place in road}
