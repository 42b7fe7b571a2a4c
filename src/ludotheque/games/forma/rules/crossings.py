"""Are `a` bridges north–south and `b` east–west compatible? Found, refuted, or left to another way (§5).

By aggregation (Lemma 2 there) it is enough to find two families of disjoint roads that share at most a·b places.
Every place gets a price for being used twice. The two cheapest families under these prices give a lower bound of the
sharing, which refutes; if they share a·b places only, they are the bridges. What prices leave open is split: some
place used by both is closed to one family, or to the other, or is one of the crossings.
"""

from dataclasses import dataclass, replace

from ludotheque.games.forma.rules.roads import EAST, NORTH, SOUTH, WEST, Roads

Families = tuple[list[list[int]], list[list[int]]]

_UNIT = 64
"""Prices are whole multiples of 1/64, so that a refutation is exact."""
_LENGTH = 1 << 12
"""Weighs a price above the length of any road: among the cheapest the shortest are taken."""
_CLOSED = 1 << 50
_ROUNDS, _ROUNDS_LATER = 24, 10
MOST_CASES = 4
"""Nearly every question is settled by the first case; the few that are not would take minutes."""


class TooManyCases(Exception):
    """Neither found nor refuted yet: the question is for another way."""


@dataclass(frozen=True)
class Case:
    """What is assumed: places closed to a family, places that are crossings, and the prices so far."""

    not_down: frozenset[int]
    not_across: frozenset[int]
    crossings: frozenset[int]
    prices: tuple[int, ...]


def compatible(roads: Roads, a: int, b: int, most_cases: int = MOST_CASES) -> Families | None:
    """Families of a and b bridges, each two of different axes sharing one cell; None if there are none.

    Raises TooManyCases where that takes more.
    """
    question = _Question(roads, a, b)
    if a == b == 1 and not any(roads.crossing_at(place) for place in sorted(question.crossable)):
        return None
    cases = [Case(frozenset(), frozenset(), frozenset(), (0,) * len(roads))]
    rounds = _ROUNDS
    for _ in range(most_cases):
        if not cases:
            return None
        answer = question.ask(cases.pop(), rounds)
        if isinstance(answer, tuple):
            return answer
        cases += answer
        rounds = _ROUNDS_LATER
    if cases:
        raise TooManyCases
    return None


class _Question:
    """One pair of numbers asked about one player's roads."""

    def __init__(self, roads: Roads, a: int, b: int) -> None:
        self.roads, self.a, self.b = roads, a, b
        self.down, self.across = roads.axis(NORTH, SOUTH), roads.axis(WEST, EAST)
        # A crossing needs four ways out, sides of the board counted: elsewhere two bridges never share a place.
        ways = [len(roads.beside[place]) + len(roads.sides[place]) for place in range(len(roads))]
        self.crossable = {place for place, number in enumerate(ways) if number >= 4}
        self.dearest = [_UNIT if place in self.crossable else 64 * _UNIT for place in range(len(roads))]

    def ask(self, case: Case, rounds: int) -> Families | list[Case]:
        """The families, or the cases that are left: none if the case is refuted."""
        prices = list(case.prices)
        down: list[list[int]] | None = None
        across: list[list[int]] | None = None
        for round_ in range(rounds):
            down, across = self._down(case, prices), self._across(case, prices)
            if down is None or across is None:
                return []
            on_down, on_across = _places(down), _places(across)
            bound = sum(prices[p] for p in on_down) + sum(prices[p] for p in on_across) - sum(prices)
            if bound > _UNIT * (self.a * self.b - len(case.crossings)):
                return []
            if (found := self._untangled(case, down, across, prices)) is not None:
                return found
            self._reprice(case, prices, on_down, on_across, max(1, _UNIT // (2 + round_)))
        assert down is not None and across is not None
        return self._split(replace(case, prices=tuple(prices)), _places(down) & _places(across))

    def _reprice(self, case: Case, prices: list[int], on_down: set[int], on_across: set[int], step: int) -> None:
        """Dearer where both go, cheaper where nobody does; what is assumed already costs nothing."""
        settled = case.not_down | case.not_across | case.crossings
        for place in range(len(prices)):
            if place in settled:
                prices[place] = 0
            elif excess := (place in on_down) + (place in on_across) - 1:
                prices[place] = min(self.dearest[place], max(0, prices[place] + step * excess))

    def _split(self, case: Case, both: set[int]) -> list[Case]:
        """Where only two answers are possible first, then where most is at stake; the likeliest case comes last."""
        place = max(both - case.crossings, key=lambda p: (p not in self.crossable, case.prices[p], -p))
        cases = [
            replace(case, not_down=case.not_down | {place}),
            replace(case, not_across=case.not_across | {place}),
        ]
        if place in self.crossable and len(case.crossings) < self.a * self.b:
            cases.append(replace(case, crossings=case.crossings | {place}))
        return cases

    def _untangled(
        self, case: Case, down: list[list[int]], across: list[list[int]], prices: list[int]
    ) -> Families | None:
        """Let each family in turn avoid the other; the families if they come to share no more than they must."""
        for turn in range(5):
            if len(_places(down) & _places(across)) <= self.a * self.b:
                return down, across
            if turn % 2 == 0:
                across = self._across(case, _avoiding(prices, down)) or across
            else:
                down = self._down(case, _avoiding(prices, across)) or down
        return None

    def _down(self, case: Case, prices: list[int]) -> list[list[int]] | None:
        found = self.down.cheapest(self.a, self._weighed(prices, case.not_down))
        return None if found is None or _places(found) & case.not_down else found

    def _across(self, case: Case, prices: list[int]) -> list[list[int]] | None:
        found = self.across.cheapest(self.b, self._weighed(prices, case.not_across))
        return None if found is None or _places(found) & case.not_across else found

    def _weighed(self, prices: list[int], closed: frozenset[int]) -> list[int]:
        weights = [price * _LENGTH + len(cells) for price, cells in zip(prices, self.roads.cells, strict=True)]
        for place in closed:
            weights[place] = _CLOSED
        return weights


def _avoiding(prices: list[int], family: list[list[int]]) -> list[int]:
    used = _places(family)
    return [_UNIT * 4 * (place in used) + price // 8 for place, price in enumerate(prices)]


def _places(family: list[list[int]]) -> set[int]:
    return {place for road in family for place in road}
