"""A word of another process comes to whom it concerns."""

import asyncio
import logging
from typing import Any, cast

import pytest

from ludotheque.server.joining import Ear
from ludotheque.server.rooms import Rooms


class Tables:
    def __init__(self) -> None:
        self.words: list[str | None] = []

    def heard(self, word: str | None) -> None:
        self.words.append(word)


def hearing(*words: str | None) -> tuple[list[str | None], list[str]]:
    """What the tables heard, and what others did."""
    tables, done = Tables(), list[str]()

    async def study(name: str) -> None:
        done.append(f"study {name}")

    async def broken(name: str) -> None:
        raise OSError(name)

    async def missed() -> None:
        done.append("missed")

    async def work() -> None:
        ear = Ear(cast(Rooms, tables), {"study": study, "broken": broken}, missed)
        for word in words:
            ear(word)
        while ear._background:
            await asyncio.sleep(0)

    asyncio.run(work())
    return tables.words, done


def test_a_bare_word_is_a_table_and_others_say_what_they_are_about() -> None:
    assert hearing("aTable", "study:x", "nothing:y") == (["aTable"], ["study x"])


def test_where_some_were_missed_everybody_looks() -> None:
    assert hearing(None) == ([None], ["missed"])


def test_one_that_fails_is_noted_and_stops_no_other(caplog: Any) -> None:
    with caplog.at_level(logging.WARNING):
        assert hearing("broken:secret", "study:x") == ([], ["study x"])
    assert "OSError" in caplog.text and "secret" not in caplog.text


@pytest.mark.parametrize("word", ["", ":", "study:"])
def test_half_a_word_harms_nobody(word: str) -> None:
    hearing(word)
