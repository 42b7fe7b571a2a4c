"""How far a job is goes up for the other processes: the newest of it, no more often than need be."""

import asyncio
from collections.abc import Mapping
from typing import Any, cast

from ludotheque.server import postings
from ludotheque.server.postings import Postings
from ludotheque.store.board import Board, Posting


class Wall:
    """A board that remembers everything that was ever posted on it."""

    def __init__(self, fails: bool = False) -> None:
        self.posted: list[tuple[str, Mapping[str, Any]]] = []
        self.words: list[str] = []
        self._fails = fails

    async def post(self, key: str, what: Mapping[str, Any]) -> None:
        if self._fails:
            raise OSError("gone")
        await asyncio.sleep(0)
        self.posted.append((key, what))

    async def read(self, key: str) -> Posting | None:
        return next((Posting("p", what, True) for name, what in reversed(self.posted) if name == key), None)

    async def tell(self, word: str) -> None:
        self.words.append(word)


def on(wall: Wall) -> Postings:
    return Postings(cast(Board, wall))


def test_what_waits_is_posted_before_anybody_is_told_of_the_job() -> None:
    async def work() -> Wall:
        wall = Wall()
        board = on(wall)
        board.post("job:1", {"n": 1})
        board.post("job:1", {"n": 2})
        await board.sent()
        found = await board.found("job:1")
        assert found is not None and found.what == {"n": 2}
        await board.close()
        return wall

    assert asyncio.run(work()).posted == [("job:1", {"n": 2})], "and of two the newer alone"


def test_nothing_older_is_posted_after_something_newer() -> None:
    async def work() -> Wall:
        wall = Wall()
        board = on(wall)
        for n in range(20):
            board.post("job:1", {"n": n})
            await asyncio.gather(board.sent(), board.sent())
        await board.close()
        return wall

    assert [what["n"] for _, what in asyncio.run(work()).posted] == list(range(20))


def test_what_changes_later_is_posted_by_itself(monkeypatch: Any) -> None:
    monkeypatch.setattr(postings, "EVERY_SECONDS", 0)

    async def work() -> Wall:
        wall = Wall()
        board = on(wall)
        board.post("job:1", {"n": 1})
        while not wall.posted:
            await asyncio.sleep(0)
        board.post("job:2", {"n": 2})
        while len(wall.posted) < 2:
            await asyncio.sleep(0)
        return wall

    assert [key for key, _ in asyncio.run(work()).posted] == ["job:1", "job:2"]


def test_a_board_that_is_down_stops_nothing_here() -> None:
    async def work() -> None:
        board = on(Wall(fails=True))
        board.post("job:1", {})
        while board._posting is not None:
            await asyncio.sleep(0)
        board.post("job:1", {})
        assert board._posting is not None, "and the next change is tried again"
        await board.close()

    asyncio.run(work())


def test_alone_nothing_is_posted_and_nothing_found() -> None:
    async def work() -> None:
        board = Postings(None)
        board.post("job:1", {})
        await board.sent()
        await board.tell("stop:1")
        assert await board.found("job:1") is None

    asyncio.run(work())
