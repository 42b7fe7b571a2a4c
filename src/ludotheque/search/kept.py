"""Machine code on disk: a file for each function and the kinds of its arguments, found by what it was made of.

Its name holds the processor, a stamp of the source and of the compiler, and the kinds: what has changed is not found.
The files lie in `NUMBA_CACHE_DIR` if that is set, else beside the source, else, where one may not write there, in the
user's cache.
"""

import json
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

import llvmlite  # type: ignore[import-untyped]
import llvmlite.binding as llvm  # type: ignore[import-untyped]

from ludotheque.search.kinds import told
from ludotheque.search.machine import Code, numba_folder
from ludotheque.search.stamps import stamp

FOLDER = "NUMBA_CACHE_DIR"


class Kept:
    """The files of one function; one that stands in no file has none."""

    def __init__(self, function: Callable[..., Any], how: dict[str, Any]) -> None:
        source = Path(function.__code__.co_filename)
        self._folder = _folder(source.parent.absolute()) if source.exists() else None
        name = f"{source.stem}.{function.__qualname__}".replace("<locals>", "in")
        self._before = f"{name}.{sys.implementation.cache_tag}-{_processor()}-"
        self._now = f"{self._before}{_digest(_compiler(), sorted(how.items()), stamp(function))}-"

    def find(self, kinds: Any) -> Code | None:
        """Of the function as it is now; a file that is torn is none."""
        with suppress(OSError, ValueError, KeyError):
            if self._folder:
                head, _, code = (self._folder / self._name(kinds)).read_bytes().partition(b"\n")
                told = json.loads(head)
                if told.pop("digest") == _digest(code):
                    return Code(code, **told)
        return None

    def any(self) -> bool:
        """Whether there is machine code for arguments of some kind."""
        return any(self._files(self._now))

    def keep(self, kinds: Any, code: Code) -> None:
        """Written whole or not at all; what was made of the function as it was before goes."""
        if self._folder is None:
            return
        named = {"entry": code.entry, "environment": code.environment, "symbols": code.symbols, "arrays": code.arrays}
        head = json.dumps({"digest": _digest(code.object), **named})
        with suppress(OSError):  # a full disk: it is compiled again
            new = self._folder / f"{self._name(kinds)}.{os.getpid()}"
            new.write_bytes(head.encode() + b"\n" + code.object)
            new.replace(self._folder / self._name(kinds))
            for old in self._files(self._before):
                if not old.name.startswith(self._now):
                    old.unlink()

    def _name(self, kinds: Any) -> str:
        return f"{self._now}{_digest(told(kinds))}.machine"

    def _files(self, begin: str) -> Iterator[Path]:
        """Functions may have signs in their names that a pattern gives a meaning."""
        return (one for one in self._folder.iterdir() if one.name.startswith(begin)) if self._folder else iter(())


def _digest(*parts: Any) -> str:
    """Short, for names of files: nobody makes two of them the same on purpose."""
    return sha256(b"\0".join(one if isinstance(one, bytes) else str(one).encode() for one in parts)).hexdigest()[:20]


@cache
def _processor() -> str:
    return _digest(llvm.get_process_triple(), llvm.get_host_cpu_name(), llvm.get_host_cpu_features().flatten())[:8]


@cache
def _compiler() -> str:
    """Numba with its settings, and LLVM: their versions are read, not imported."""
    settings = {key: value for key, value in os.environ.items() if key.startswith("NUMBA_") and key != FOLDER}
    return _digest((numba_folder() / "_version.py").read_bytes(), llvmlite.__version__, sorted(settings.items()))


@cache
def _folder(source: Path) -> Path | None:
    """Where what is compiled of a folder of sources is kept: the first place that can be written to."""
    apart = f"{source.name}_{_digest(source)}"
    user = Path(os.environ.get("XDG_CACHE_HOME") or "~/.cache", "ludotheque", apart)
    for place in (Path(os.environ[FOLDER], apart),) if os.environ.get(FOLDER) else (source / "__pycache__", user):
        with suppress(OSError, RuntimeError):  # it is not to be written to, or there is no home
            place = place.expanduser()
            place.mkdir(parents=True, exist_ok=True)
            if os.access(place, os.W_OK):
                return place
    return None
