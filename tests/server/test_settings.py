import time

import pytest

from ludotheque.core.errors import LudothequeError
from ludotheque.server.openings import HOUR, Openings
from ludotheque.server.settings import Settings, reaction, wall


@pytest.mark.parametrize(
    ("settings", "address", "local"),
    [
        (Settings(port=8123), "http://127.0.0.1:8123", True),
        (Settings(host="::1", port=80), "http://[::1]:80", True),
        (Settings(host="192.168.1.5", port=80), "http://192.168.1.5:80", False),
        (Settings(public_url="https://play.example/"), "https://play.example", False),
        (Settings(host="0.0.0.0", public_url="http://localhost:9"), "http://localhost:9", True),
    ],
)
def test_links_begin_where_others_can_reach(settings: Settings, address: str, local: bool) -> None:
    assert (settings.address, settings.local) == (address, local)


def test_listening_everywhere_tells_the_address_in_the_network() -> None:
    settings = Settings(host="0.0.0.0", port=8000)
    assert "0.0.0.0" not in settings.address
    assert not settings.local


def test_at_least_one_worker() -> None:
    assert Settings().workers >= 1


def test_a_client_gets_its_share_of_tables_an_hour() -> None:
    now = 0
    openings = Openings(2, lambda: now)
    for client in ("a", "a", "b"):
        openings.count(client)
    with pytest.raises(LudothequeError) as refused:
        openings.count("a")
    assert refused.value.code == "TOO_MANY"
    now = HOUR
    openings.count("a")


def test_setting_the_machines_clock_moves_nobodys_sand(monkeypatch: pytest.MonkeyPatch) -> None:
    before = wall()
    monkeypatch.setattr(time, "time_ns", lambda: 0)
    assert wall() >= before


def test_a_bot_notices_an_empty_glass_within_two_and_a_half_seconds() -> None:
    assert all(500 <= reaction() <= 2500 for _ in range(200))
