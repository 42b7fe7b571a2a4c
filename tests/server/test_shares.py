import pytest

from ludotheque.core.errors import LudothequeError
from ludotheque.server.settings import Settings
from ludotheque.server.shares import CLIENTS, HOUR, MINUTE, Share, Shares


def test_a_client_gets_its_share_in_a_span_and_is_told_when_there_is_more() -> None:
    now = 0
    share = Share("tables", 2, HOUR, lambda: now)
    for client in ("a", "a", "b"):
        share.count(client)
    now = HOUR - 5_000
    with pytest.raises(LudothequeError) as refused:
        share.count("a")
    assert (refused.value.code, refused.value.facts) == ("TOO_MANY", {"what": "tables", "wait": 6})
    now = HOUR
    share.count("a")


def test_clients_of_long_ago_are_forgotten() -> None:
    now = 0
    share = Share("imports", 1, MINUTE, lambda: now)
    for client in range(CLIENTS):
        share.count(str(client))
    now = 2 * MINUTE
    share.count("new")
    assert len(share._lately) == 1


def test_only_so_many_connections_of_a_client_may_keep_silent() -> None:
    shares = Shares(Settings(silent_a_client=2))
    assert [shares.come("a") for _ in range(3)] == [True, True, False]
    assert shares.come("b")
    shares.greeted("a")
    assert shares.come("a")
    for client in ("a", "a", "b"):
        shares.greeted(client)
    assert not shares._without_hello
