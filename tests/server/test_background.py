import asyncio
import gc

import pytest

from ludotheque.server.background import Background


def test_work_is_held_until_it_is_done() -> None:
    async def work() -> None:
        background, asked, done = Background(), asyncio.Event(), []

        async def one() -> int:
            await asked.wait()
            done.append("one")
            return 1

        task = background.begin(one())
        await asyncio.sleep(0)
        gc.collect()
        assert (len(background), list(background), bool(done)) == (1, [task], False)
        asked.set()
        assert await task == 1
        await asyncio.sleep(0)
        assert not background
        assert done == ["one"]

    asyncio.run(work())


def test_work_that_fails_is_let_go_and_tells_who_waits_for_it() -> None:
    async def work() -> None:
        background = Background()

        async def broken() -> None:
            raise ValueError("broken")

        with pytest.raises(ValueError, match="broken"):
            await background.begin(broken())
        await asyncio.sleep(0)
        assert not background

    asyncio.run(work())


def test_cancelling_waits_until_all_have_ended() -> None:
    async def work() -> None:
        background, ended = Background(), list[int]()

        async def one(number: int) -> None:
            try:
                await asyncio.Event().wait()
            finally:
                await asyncio.sleep(0)
                ended.append(number)

        for number in range(3):
            background.begin(one(number))
        await asyncio.sleep(0)
        await background.cancel()
        assert sorted(ended) == [0, 1, 2]
        assert not background

    asyncio.run(work())
