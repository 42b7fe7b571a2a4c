"""Nobody is helped in a match that runs by bringing it from beside its table, whichever process has the table.

Those that share a database are asked, and each answers for the tables that are open there."""

import asyncio
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ludotheque.core.errors import LudothequeError
from ludotheque.core.outcome import Json
from ludotheque.core.record import Record, from_json
from ludotheque.play import running
from ludotheque.play.sitting import Sitting
from ludotheque.play.study.study import Study
from ludotheque.server.positions import Positions
from ludotheque.server.rooms import Rooms

PATIENCE_SECONDS = 4.5
"""A process that lives and says nothing for so long may have the match: nobody is helped then. One that died counts as
alive until its lease is over, which is sooner."""
AGAIN_SECONDS = 0.5
"""Whoever has not heard the question by then is asked once more."""


@dataclass(frozen=True)
class Line:
    """What may be of a match that runs: moves from a beginning, `placed` where the positions at its ends count too.

    `withheld`: only matches that are played without any help matter."""

    start: Record
    moves: tuple[str, ...]
    placed: bool = False
    withheld: bool = False

    def write(self) -> dict[str, Json]:
        return {
            "start": self.start.write(), "moves": list(self.moves), "placed": self.placed, "withheld": self.withheld
        }  # fmt: skip


def line_of(told: Mapping[str, Json]) -> Line:
    moves = told["moves"]
    assert isinstance(moves, list)
    return Line(from_json(told["start"]), tuple(map(str, moves)), told["placed"] is True, told["withheld"] is True)


class Apart:
    def __init__(self, rooms: Rooms, positions: Positions) -> None:
        self._rooms, self._positions = rooms, positions
        self._asked: dict[str, asyncio.Event] = {}

    async def runs(self, line: Line) -> bool:
        """Whether it is known again in a match that runs; raises BUSY where a process does not say."""
        if line.withheld and not running.may_withhold(self._rooms.games.entry(line.start.game)):
            return False
        return await self._here(line) or await self._elsewhere(line)

    async def insist(self, line: Line, what: str = "analysis") -> None:
        """Raises NOT_WHILE_PLAYING."""
        if await self.runs(line):
            raise LudothequeError("NOT_WHILE_PLAYING", None, what=what)

    async def insist_study(self, study: Study) -> None:
        """None of its lines goes on from a match that is played without help, for what a move does is told with it."""
        for chapter in study.chapters.values():
            if running.may_withhold(self._rooms.games.entry(chapter.start.game)):
                for moves in chapter.tree.ends:
                    await self.insist(Line(chapter.start, moves, placed=True, withheld=True))

    async def _here(self, line: Line) -> bool:
        played = self._rooms.playing(line.start.game)
        return await asyncio.to_thread(self._known_again, played, line) if played else False

    def _known_again(self, played: Sequence[Sitting], line: Line) -> bool:
        some = [sitting for sitting in played if not line.withheld or running.withholds(sitting)]
        if not some:
            return False
        ends = ((), line.moves) if line.placed else ()
        return running.known_again(some, line.start, line.moves, *(self._positions.at(line.start, at) for at in ends))

    async def _elsewhere(self, line: Line) -> bool:
        leases, board = self._rooms.store.leases, self._rooms.store.board
        if leases is None or board is None or not (others := await leases.others()):
            return False
        name = secrets.token_hex(8)
        news = self._asked[name] = asyncio.Event()
        try:
            await board.post(f"asked:{name}", line.write(), f"asked:{name}")
            async with asyncio.timeout(PATIENCE_SECONDS):
                while True:
                    news.clear()
                    answers = await board.under(f"answer:{name}:")
                    if any(one.what["yes"] for one in answers):
                        return True
                    others &= await leases.others()
                    if others <= {one.process for one in answers}:
                        return False
                    try:
                        await asyncio.wait_for(news.wait(), AGAIN_SECONDS)
                    except TimeoutError:
                        await board.tell(f"asked:{name}")
        except TimeoutError as error:
            raise LudothequeError("BUSY") from error
        finally:
            del self._asked[name]
            await board.remove(f"asked:{name}", f"answer:{name}:")

    async def asked(self, name: str) -> None:
        """Another process asks."""
        leases, board = self._rooms.store.leases, self._rooms.store.board
        assert leases is not None and board is not None
        posting = await board.read(f"asked:{name}")
        if posting is not None:
            yes = await self._here(line_of(posting.what))
            await board.post(f"answer:{name}:{leases.process}", {"yes": yes}, f"answered:{name}")

    async def answered(self, name: str) -> None:
        if name in self._asked:
            self._asked[name].set()
