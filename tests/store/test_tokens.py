import base64

from ludotheque.play.seats import Holder
from ludotheque.play.table import Table
from ludotheque.store.tokens import Access, digest, fresh, watching

COMPANY = (Holder("here", "Ada"), Holder("link", "Bob"), Holder("here", "Cem"), Holder("bot", "", 2))
TABLE = Table("t", "interactions", {}, COMPANY)


def test_a_token_has_128_bits_and_is_never_the_same() -> None:
    assert len(base64.urlsafe_b64decode(fresh() + "==")) == 16
    assert len({fresh() for _ in range(100)}) == 100


def test_an_invitation_always_gives_the_same_token_to_look_on_with_and_it_is_another() -> None:
    one, other = fresh(), fresh()
    assert watching(one) == watching(one) != watching(other)
    assert len(base64.urlsafe_b64decode(watching(one) + "==")) == 16 and watching(one) != one


def test_even_a_broken_token_has_a_digest() -> None:
    assert digest("\ud800") != digest("a")


def test_the_host_plays_every_seat_on_the_screen() -> None:
    assert Access("t", "host").seats(TABLE) == [0, 2]
    assert Access("t", "host").seats(TABLE.rematch()) == [1, 3]


def test_a_link_plays_its_own_seat_wherever_that_is_now() -> None:
    assert Access("t", "seat", 1).seats(TABLE) == [1]
    assert Access("t", "seat", 1).seats(TABLE.rematch()) == [2]


def test_watchers_and_invitations_play_nothing() -> None:
    assert Access("t", "watch").seats(TABLE) == []
    assert Access("t", "invitation", 1).seats(TABLE) == []


def test_a_seat_that_a_bot_took_over_is_no_longer_played() -> None:
    assert Access("t", "seat", 1).seats(TABLE.with_holder(1, Holder("bot", "", 3))) == []
