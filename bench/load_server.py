"""The server of `bench/load.py`, which can tell what its loop spends its time on: `load_server.py DB [PARTS]`.

SIGUSR1 begins to look and, once more, writes the shares to PARTS: a sample weighs what the loop's thread has used since
the one before, and belongs to the innermost frame that a part is named after. `beside` is what other threads used."""

import json
import os
import signal
import sys
import time
from collections import Counter
from pathlib import Path
from types import FrameType

from ludotheque.server.settings import Settings

EVERY = 0.001
PARTS = {
    "ludotheque/store/": "store", "sqlalchemy/": "store", "aiosqlite": "store",
    "play/views.py": "views", "play/known.py": "views", "server/outbound.py": "views", "server/connection.py": "views",
    "server/timekeeper.py": "ticks", "server/rooms.py": "ticks",
    "ludotheque/play/": "rules", "websockets/": "network", "uvicorn/": "network", "starlette/": "network",
    "server/": "server", "asyncio/": "loop",
}  # fmt: skip


class Sampler:
    def __init__(self, written: Path) -> None:
        self._written, self._looking = written, False
        self._shares: Counter[str] = Counter()
        self._last = self._began = 0.0

    def switch(self, _signal: int, _frame: FrameType | None) -> None:
        self._looking = not self._looking
        signal.setitimer(signal.ITIMER_PROF, *((EVERY, EVERY) if self._looking else (0, 0)))
        if self._looking:
            self._last, self._began = time.thread_time(), time.process_time()
            self._shares.clear()
        else:
            whole = time.process_time() - self._began
            self._shares["beside"] = whole - sum(self._shares.values())  # type: ignore[assignment]
            told = {part: used / whole for part, used in self._shares.most_common()}
            self._written.write_text(json.dumps(told))

    def look(self, _signal: int, frame: FrameType | None) -> None:
        now = time.thread_time()
        self._shares[_part(frame)] += now - self._last  # type: ignore[assignment]
        self._last = now


def _part(frame: FrameType | None) -> str:
    while frame is not None:
        name = frame.f_code.co_filename
        for path, part in PARTS.items():
            if path in name:
                return part
        frame = frame.f_back
    return "loop"


def main() -> None:
    if len(sys.argv) > 2:
        sampler = Sampler(Path(sys.argv[2]))
        signal.signal(signal.SIGUSR1, sampler.switch)
        signal.signal(signal.SIGPROF, sampler.look)
    idle = float(os.environ.get("LUDOTHEQUE_IDLE_MB", "200"))
    settings = Settings(
        db=sys.argv[1], port=0, warm=False, bot_workers=1, tables_an_hour=1_000_000, idle_mb=idle
    )  # fmt: skip
    from ludotheque.server.run import run  # not at the top: worker processes import this module anew

    run(settings, lambda settings: print(settings.address, flush=True))


if __name__ == "__main__":
    main()
