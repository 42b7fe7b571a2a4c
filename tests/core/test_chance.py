from collections import Counter

from ludotheque.core.chance import SplitMix64, shuffle


def test_the_stream_is_splitmix64() -> None:
    """LCN-V20."""
    stream = SplitMix64(0)
    assert [stream.next() for _ in range(3)] == [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F]


def test_below_stays_below_and_reaches_everything() -> None:
    below = SplitMix64(1).below
    seen = Counter(below(6) for _ in range(6000))
    assert set(seen) == set(range(6))
    assert all(850 < count < 1150 for count in seen.values())


def test_the_state_wraps_at_sixty_four_bits() -> None:
    assert SplitMix64(2**64 + 5).next() == SplitMix64(5).next()


def test_a_shuffle_keeps_every_item() -> None:
    items = list(range(52))
    shuffle(items, SplitMix64(3).below)
    assert sorted(items) == list(range(52))
    assert items != list(range(52))


def test_every_order_of_three_is_equally_likely() -> None:
    below, seen = SplitMix64(4).below, Counter[tuple[int, ...]]()
    for _ in range(6000):
        items = [0, 1, 2]
        shuffle(items, below)
        seen[tuple(items)] += 1
    assert len(seen) == 6
    assert all(850 < count < 1150 for count in seen.values())
