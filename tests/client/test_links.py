"""Links: what they open, and what is none."""

import pytest

from ludotheque.client.links import Link
from ludotheque.core.errors import LudothequeError


def test_an_invitation_names_server_table_and_token() -> None:
    link = Link.read("http://127.0.0.1:8000/table/abc#invite=T-1_x\n")
    assert link == Link("http://127.0.0.1:8000", "abc", "invite", "T-1_x")
    assert link.socket == "ws://127.0.0.1:8000/ws/abc"


def test_a_seat_behind_a_proxy_keeps_its_path_and_its_lock() -> None:
    link = Link.read("https://games.example/ludo/table/abc#seat=T&ply=3")
    assert (link.address, link.kind) == ("https://games.example/ludo", "seat")
    assert link.socket == "wss://games.example/ludo/ws/abc"


@pytest.mark.parametrize(
    "url",
    ["", "abc", "http://host/table/abc", "http://host/#invite=T", "ftp://host/table/a#invite=T", "http:///table/a#seat=T",
     "http://host/table/a#watch=T", "http://[/table/a#seat=T"],
)  # fmt: skip
def test_what_opens_no_seat_is_no_link(url: str) -> None:
    with pytest.raises(LudothequeError, match="BAD_LINK"):
        Link.read(url)
