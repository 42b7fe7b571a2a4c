"""Pearls on islands: the 2520 distributions (LAG-10) and whether a started one can be completed (LAG-A25)."""

from collections.abc import Iterator
from functools import lru_cache

from ludotheque.core.chance import Below, shuffle
from ludotheque.games.laguna.rules.geometry import COLOURS

CAPACITY = 3
PER_COLOUR = 6
POOL = "".join(colour * PER_COLOUR for colour in COLOURS)


def draw(below: Below) -> tuple[str, ...]:
    """One of the 2520 distributions, all equally likely: each colour is lacked by two islands."""
    lacking = list(COLOURS * 2)
    shuffle(lacking, below)
    return tuple(COLOURS.replace(colour, "") for colour in lacking)


def all_distributions() -> Iterator[tuple[str, ...]]:
    """Every distribution once."""

    def lacks(left: str) -> Iterator[tuple[str, ...]]:
        if not left:
            yield ()
        for colour in sorted(set(left)):
            for rest in lacks(left.replace(colour, "", 1)):
                yield (colour, *rest)

    for lacking in lacks(COLOURS * 2):
        yield tuple(COLOURS.replace(colour, "") for colour in lacking)


def is_base(islands: tuple[str, ...]) -> bool:
    """Eight islands with three different colours each, six pearls of every colour (LAG-10)."""
    joined = "".join(islands)
    return (
        len(islands) == 8
        and all(len(pearls) == len(set(pearls)) == CAPACITY for pearls in islands)
        and all(joined.count(colour) == PER_COLOUR for colour in COLOURS)
    )


@lru_cache(4096)
def completable(pool: str, islands: tuple[str, ...]) -> bool:
    """Every pearl of the pool can still find an island: a matching of pearls to free places."""
    holders: list[list[int]] = [[] for _ in islands]
    pearls = list(pool)

    def settle(pearl: int, tried: set[int]) -> bool:
        for place, there in enumerate(islands):
            colour = pearls[pearl]
            same = [other for other in holders[place] if pearls[other] == colour]
            if place in tried or colour in there or same:
                continue
            tried.add(place)
            if len(there) + len(holders[place]) < CAPACITY:
                holders[place].append(pearl)
                return True
            for other in list(holders[place]):
                holders[place].remove(other)
                if settle(other, tried):
                    holders[place].append(pearl)
                    return True
                holders[place].append(other)
        return False

    return all(settle(pearl, set()) for pearl in range(len(pearls)))
