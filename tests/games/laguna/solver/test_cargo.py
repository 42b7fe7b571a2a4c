"""Multisets of pearls, and every trade between a raft and an island."""

from collections import Counter
from itertools import combinations, product

import pytest

from ludotheque.games.laguna.solver.cargo import cargo, multisets, trades


def by_hand(aboard: str, ashore: str, most: int, dropping: bool) -> set[tuple[str, str]]:
    """What a raft can leave with, pearl by pearl."""
    both, least = aboard + ashore, 2 if dropping else len(aboard)
    found = set()
    for size in range(least, most + 1):
        for kept in combinations(range(len(both)), size):
            after = "".join(sorted(both[at] for at in kept))
            left = "".join(sorted(both[at] for at in range(len(both)) if at not in kept))
            if len(left) <= 3 and after != "".join(sorted(aboard)):
                found.add((after, left))
    return found


def spelled(counts: tuple[int, ...]) -> str:
    return "".join(letter * many for letter, many in zip("abc", counts, strict=True))


@pytest.mark.parametrize("dropping", [False, True])
@pytest.mark.parametrize("most", [4, 5])
def test_trades_are_what_can_be_done_by_hand(most: int, dropping: bool) -> None:
    for aboard, ashore in product(multisets(3, most), multisets(3, 3)):
        if sum(aboard) < 2 or (sum(aboard) + sum(ashore)) % 2:  # every other one is enough
            continue
        found = {(spelled(after), spelled(left)) for after, left in trades(aboard, ashore, most, dropping)}
        assert found == by_hand(spelled(aboard), spelled(ashore), most, dropping)


def test_no_pearl_is_made_or_lost_in_a_trade() -> None:
    for aboard, ashore in product(multisets(2, 4), multisets(2, 3)):
        for after, left in trades(aboard, ashore, 4, True):
            assert tuple(map(sum, zip(after, left, strict=True))) == tuple(map(sum, zip(aboard, ashore, strict=True)))


@pytest.mark.parametrize(("classes", "most", "many"), [(1, 3, 4), (2, 4, 15), (4, 3, 35), (4, 4, 70)])
def test_multisets_are_counted_as_the_binomials_say(classes: int, most: int, many: int) -> None:
    found = multisets(classes, most)
    assert len(found) == len(set(found)) == many
    assert all(sum(counts) <= most for counts in found)


def test_the_flat_list_holds_every_trade_of_every_pair() -> None:
    pack = cargo(2, 4)
    for number, (aboard, ashore) in enumerate(product(pack.loads, pack.contents)):
        flat = range(int(pack.trade_from[number]), int(pack.trade_from[number + 1]))
        listed = Counter((pack.loads[pack.trade_cargo[at]], pack.contents[pack.trade_island[at]]) for at in flat)
        assert listed == Counter(trades(aboard, ashore, 4) if sum(aboard) >= 2 else [])


def test_numbers_and_counts_are_each_others_inverse() -> None:
    pack = cargo(3, 5)
    assert all(pack.load(counts) == number for number, counts in enumerate(pack.loads))
    assert all(pack.content(counts) == number for number, counts in enumerate(pack.contents))
