"""The loop of an engine: one thread answers commands in their order, another `stop` and `protocol` at once."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from queue import Queue
from threading import Event, Lock, Thread

from ludotheque.core.errors import LudothequeError
from ludotheque.engine.lines import LONGEST, PROTOCOL, Request, answered, refused, request
from ludotheque.engine.session import Session

Say = Callable[[str | None, LudothequeError], str]
"""Words for a refusal in some game."""


@dataclass
class _Asked:
    request: Request
    too_long: bool = False
    stopped: Event = field(default_factory=Event)


class Loop:
    """`write` is given whole answers, by one thread at a time."""

    def __init__(self, session: Session, write: Callable[[str], None], say: Say) -> None:
        self._session, self._write, self._say = session, write, say
        self._waiting: Queue[_Asked | None] = Queue()
        self._asked: list[_Asked] = []
        self._lock = Lock()

    def run(self, lines: Iterable[str]) -> None:
        """Until `quit`, which stops what is under way, or until the lines end, which lets it come to its end."""
        worker = Thread(target=self._work, daemon=True)
        worker.start()
        goodbye: Request | None = None
        for line in lines:
            goodbye = self._heard(line)
            if goodbye:
                break
        self._waiting.put(None)
        worker.join()
        if goodbye:
            self._tell(answered(goodbye.number))

    def _heard(self, line: str) -> Request | None:
        """The line's request if it is the last one."""
        asked = request(line[:LONGEST])
        if asked is None:
            return None
        if len(line) > LONGEST:
            self._put(_Asked(asked, too_long=True))
        elif asked.command == "protocol":
            self._tell(answered(asked.number, [PROTOCOL]))
        elif asked.command in ("stop", "quit"):
            self._stop()
            if asked.command == "quit":
                return asked
            self._tell(answered(asked.number))
        else:
            self._put(_Asked(asked))
        return None

    def _put(self, asked: _Asked) -> None:
        with self._lock:
            self._asked.append(asked)
        self._waiting.put(asked)

    def _stop(self) -> None:
        """All that was asked before is to end soon: what is under way, and what still waits."""
        with self._lock:
            for one in self._asked:
                one.stopped.set()

    def _work(self) -> None:
        while asked := self._waiting.get():
            self._answer(asked)

    def _answer(self, asked: _Asked) -> None:
        number = asked.request.number
        try:
            if asked.too_long:
                raise LudothequeError("LINE_TOO_LONG", None, limit=LONGEST)
            found = self._session.hear(asked.request)
            told = answered(number, found(lambda: not asked.stopped.is_set()) if callable(found) else found)
        except LudothequeError as error:
            told = self._refusal(number, error)
        except Exception as error:  # a pipe outlives whatever goes wrong in one answer
            told = refused(number, "FAILED", f"{type(error).__name__}: {error}")
        with self._lock:
            self._asked.remove(asked)
            self._write(told)

    def _refusal(self, number: str, error: LudothequeError) -> str:
        """With the move that is wrong, counted from 0, where a list of moves was given."""
        where = f"moves[{error.facts['ply']}]: " if "ply" in error.facts else ""
        return refused(number, error.code, f"{where}{self._say(self._session.game, error)}")

    def _tell(self, text: str) -> None:
        with self._lock:
            self._write(text)
