"""The collector of cycles, kept from long matches: those are values without cycles, and counted references free them.

Looking through the hundreds of thousands of values of a long match would stop every table for a quarter of a second,
again and again while it is replayed and for as long as it is in memory."""

import gc
import threading
from collections.abc import Iterator
from contextlib import contextmanager

LONG = 1000
"""Moves; what is shorter is looked through in no time."""

RARELY = 300
"""Looks at what is younger for one at everything, which stops all tables: with 500 of them for 0.1 to 0.2 seconds."""

_lock = threading.Lock()
_under_way = [0]


def set_aside() -> None:
    """What there is when a server begins stays as long as it does, and need not be looked through again and again."""
    gc.collect()
    gc.freeze()
    young, middle, _ = gc.get_threshold()
    gc.set_threshold(young, middle, RARELY)


@contextmanager
def left_alone(moves: int = LONG, stays: bool = True) -> Iterator[None]:
    """What a long replay makes the collector never looks at; it rests until the last such work is done.

    Where nothing of it `stays`, what is freed by then was never looked at either."""
    if moves < LONG:
        yield
        return
    with _lock:
        _under_way[0] += 1
        gc.disable()
    try:
        yield
    finally:
        with _lock:
            _under_way[0] -= 1
            if stays:
                gc.freeze()
            if _under_way[0] == 0:
                gc.enable()
