"""A program that speaks the protocol, in a process of its own with bounded memory, asked with bounded time."""

import os
import shlex
import signal
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from queue import Empty, Queue
from threading import Thread
from time import monotonic

from ludotheque.core.errors import LudothequeError
from ludotheque.engine.lines import LONGEST

MEMORY_MB = 1024
_MOST_LINES = 200_000
"""Of one answer."""
_BOUNDED = """
import os, sys
try:
    import resource
    most = int(sys.argv[1]) * 1024 * 1024
    resource.setrlimit(resource.RLIMIT_DATA, (most, most))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
except ImportError:
    pass
try:
    os.execvp(sys.argv[2], sys.argv[2:])
except OSError as error:
    sys.exit(f"{sys.argv[2]}: {error.strerror}")
"""
"""Sets the bounds and becomes the program: nothing of ours is copied into it."""


class ProgramFault(LudothequeError):
    """What a program did that loses it the game: PROGRAM_ENDED, _LATE, _REFUSED, _NONSENSE or _ILLEGAL."""


class Program:
    """Started when it is first asked; whoever asks after a fault starts it anew."""

    def __init__(self, command: str, memory_mb: int = MEMORY_MB) -> None:
        self.command, self._memory = command, memory_mb
        self._process: subprocess.Popen[bytes] | None = None
        self._heard: Queue[bytes | None] = Queue()

    @property
    def running(self) -> bool:
        return self._process is not None

    def ask(self, line: str, seconds: float) -> list[str]:
        """The lines of its answer; raises ProgramFault, and the program is ended then."""
        try:
            return self._answer(line, monotonic() + seconds)
        except BaseException:
            self.close()
            raise

    def close(self) -> None:
        """End the program and whatever it started."""
        process, self._process = self._process, None
        if process is None:
            return
        with suppress(OSError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()
        for pipe in (process.stdin, process.stdout):
            if pipe is not None:
                with suppress(OSError):
                    pipe.close()

    def _answer(self, line: str, deadline: float) -> list[str]:
        process = self._process or self._start()
        assert process.stdin is not None
        try:
            process.stdin.write(f"{line}\n".encode())
            process.stdin.flush()
        except OSError:
            raise self._ended() from None
        told: list[str] = []
        while text := self._line(deadline):
            told.append(text)
            if len(told) > _MOST_LINES:
                raise self._fault("PROGRAM_NONSENSE", "too many lines")
        return self._told(told)

    def _told(self, lines: list[str]) -> list[str]:
        head = lines[0] if lines else ""
        if head.startswith("?"):
            raise self._fault("PROGRAM_REFUSED", head[1:].strip())
        if not head.startswith("="):
            raise self._fault("PROGRAM_NONSENSE", head)
        return [head[1:].strip(), *lines[1:]]

    def _line(self, deadline: float) -> str:
        """The next line; empty lines and remarks before an answer are nothing."""
        while True:
            try:
                heard = self._heard.get(timeout=max(0.0, deadline - monotonic()))
            except Empty:
                raise self._fault("PROGRAM_LATE", "") from None
            if heard is None:
                raise self._ended()
            if not heard.startswith(b"#"):
                return heard.decode(errors="replace").rstrip("\r\n")

    def _start(self) -> subprocess.Popen[bytes]:
        self._heard = Queue(maxsize=1000)
        bounded = [sys.executable, "-I", "-S", "-c", _BOUNDED, str(self._memory), *words_of(self.command)]
        process = subprocess.Popen(
            bounded, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True, bufsize=0
        )
        self._process = process
        Thread(target=_listen, args=(process, self._heard), daemon=True).start()
        return process

    def _ended(self) -> ProgramFault:
        status = self._process.wait() if self._process else None
        return self._fault("PROGRAM_ENDED", "" if status is None else f"exit {status}")

    def _fault(self, code: str, detail: str) -> ProgramFault:
        return ProgramFault(code, None, program=self.command[:80], detail=detail[:200])


def _listen(process: "subprocess.Popen[bytes]", heard: "Queue[bytes | None]") -> None:
    """Lines as they come; a program that writes faster than it is heard waits in its pipe."""
    assert process.stdout is not None
    with suppress(OSError, ValueError), os.fdopen(os.dup(process.stdout.fileno()), "rb") as pipe:
        while line := pipe.readline(LONGEST):
            heard.put(line)
    heard.put(None)


def words_of(command: str) -> Sequence[str]:
    """The command's words; a Python file that cannot be run by itself is run by this Python."""
    words = shlex.split(command)
    if not words:
        raise LudothequeError("NO_PROGRAM")
    path = Path(words[0])
    if path.suffix == ".py" and path.is_file() and not os.access(path, os.X_OK):
        return [sys.executable, *words]
    return words
