"""The page for whoever came by a wrong name."""

import pytest

from ludotheque.server.wrong_host import TEXTS, page, preferred


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("fr", "fr"), ("fr-FR,fr;q=0.9,en;q=0.8", "fr"), ("en-GB,fr;q=0.7", "en"), ("de;q=1, fr;q=0.5, en;q=0.4", "fr"),
        ("FR", "fr"), ("fr;q=0", "en"), ("fr;q=high", "en"), ("es", "en"), ("", "en"), (",;,", "en"), ("*", "en"),
    ],
)  # fmt: skip
def test_the_reader_gets_the_language_they_like_best(accepted: str, language: str) -> None:
    assert preferred(accepted) == language


def test_both_languages_say_the_same_things_and_an_address_is_only_an_address() -> None:
    assert TEXTS["en"].keys() == TEXTS["fr"].keys()
    told = page('http://x/"><script>', "fr")
    assert "<script>" not in told and "&quot;&gt;&lt;script&gt;" in told
