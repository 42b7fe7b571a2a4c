import time
from dataclasses import replace

import pytest

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
    assert Settings().bot_workers >= 1


def test_setting_the_machines_clock_moves_nobodys_sand(monkeypatch: pytest.MonkeyPatch) -> None:
    before = wall()
    monkeypatch.setattr(time, "time_ns", lambda: 0)
    assert wall() >= before


def test_a_bot_notices_an_empty_glass_within_two_and_a_half_seconds() -> None:
    assert all(500 <= reaction() <= 2500 for _ in range(200))


def test_a_public_server_forgets_what_nobody_comes_back_to() -> None:
    public = replace(Settings(), public_url="https://play.example")
    assert Settings().kept_days == (None, None)
    assert Settings(keep_days=9).kept_days == (9, 9)
    assert public.kept_days == (365, 30)
    assert replace(public, keep_days=9).kept_days == (9, 9)
    assert replace(public, keep_days=90, keep_imports_days=7).kept_days == (90, 7)
