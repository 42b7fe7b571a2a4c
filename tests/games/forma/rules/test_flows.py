"""Cheapest flows of whole units."""

from ludotheque.games.forma.rules.flows import Network


def test_a_unit_takes_the_cheapest_way() -> None:
    network = Network(4)
    dear = [network.arc(0, 1, 5), network.arc(1, 3)]
    cheap = [network.arc(0, 2, 1), network.arc(2, 3)]
    assert network.send(0, 3, 1)
    assert [network.used(arc) for arc in dear + cheap] == [False, False, True, True]


def test_a_second_unit_may_turn_the_first_one_away() -> None:
    network = Network(6)
    first = [network.arc(0, 1), network.arc(1, 2), network.arc(2, 5)]
    network.arc(1, 4, 3)
    network.arc(0, 3, 3)
    network.arc(3, 2)
    network.arc(4, 5)
    assert network.send(0, 5, 2)
    assert not network.used(first[1])
    assert not network.send(0, 5, 1)


def test_a_cleared_network_is_as_new() -> None:
    network = Network(2)
    arc = network.arc(0, 1)
    assert network.send(0, 1, 1)
    network.clear()
    assert not network.used(arc)
    assert network.send(0, 1, 1)
