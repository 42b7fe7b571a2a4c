"""Work of many pieces: in this process, on the cores of this machine, or on a Ray cluster, with the same results.

A piece is a picklable value, and the work a function of a module: whoever has the package can do it."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import islice
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from ludotheque.core.missing import imported

if TYPE_CHECKING:
    from concurrent.futures import Future

T = TypeVar("T")
R = TypeVar("R")

LOCAL = "local"
"""In place of a cluster's address: whatever Ray finds by itself, and if it finds none, one on this machine."""
AHEAD = 4
"""How many pieces a worker has waiting, so that none stands still."""


@dataclass(frozen=True)
class Workers:
    """So many processes here, 1 being this one; or a cluster by its address, whatever its size."""

    count: int = 1
    cluster: str | None = None

    def each(self, work: Callable[[T], R], pieces: Iterable[T], ordered: bool = True) -> Iterator[R]:
        """What comes of every piece, in their order or as they are done; of an endless list, until nobody asks on."""
        if self.cluster is None and self.count <= 1:
            return map(work, pieces)
        return _spread(self, work, pieces, ordered)

    def _pool(self) -> "Pool":
        return _Ray(self.cluster) if self.cluster else _Processes(self.count)


class Pool(Protocol):
    """Where pieces are given to be done; a handle stands for one that is under way."""

    size: int

    def submit(self, work: Callable[[Any], Any], piece: Any) -> Any: ...
    def first(self, handles: list[Any]) -> Any: ...
    def result(self, handle: Any) -> Any: ...
    def close(self) -> None: ...


def _spread(workers: Workers, work: Callable[[T], R], pieces: Iterable[T], ordered: bool) -> Iterator[R]:
    pool, left = workers._pool(), iter(pieces)
    waiting: list[Any] = []
    try:
        while True:
            waiting += [pool.submit(work, piece) for piece in islice(left, pool.size * AHEAD - len(waiting))]
            if not waiting:
                return
            chosen = waiting[0] if ordered else pool.first(waiting)
            waiting.remove(chosen)
            yield pool.result(chosen)
    finally:
        pool.close()


class _Processes:
    """Fresh interpreters, so that nothing of this one leaks into them."""

    def __init__(self, size: int) -> None:
        from concurrent.futures import ProcessPoolExecutor
        from multiprocessing import get_context

        self.size = size
        self._pool = ProcessPoolExecutor(size, mp_context=get_context("spawn"))

    def submit(self, work: Callable[[Any], Any], piece: Any) -> "Future[Any]":
        return self._pool.submit(work, piece)

    def first(self, handles: "list[Future[Any]]") -> "Future[Any]":
        from concurrent.futures import FIRST_COMPLETED, wait

        return next(iter(wait(handles, return_when=FIRST_COMPLETED).done))

    def result(self, handle: "Future[Any]") -> Any:
        return handle.result()

    def close(self) -> None:
        self._pool.shutdown(cancel_futures=True)


class _Ray:
    """A cluster whose machines need Ludothèque too; Ray is the extra `ray`."""

    def __init__(self, address: str | None) -> None:
        self._ray = imported("ray")
        self._ray.init(None if address == LOCAL else address, ignore_reinit_error=True, log_to_driver=False)
        self.size = max(int(self._ray.cluster_resources().get("CPU", 1)), 1)
        self._sent = cache(self._ray.remote)
        """A function is sent to the cluster once, not with every piece."""

    def submit(self, work: Callable[[Any], Any], piece: Any) -> Any:
        return self._sent(work).remote(piece)

    def first(self, handles: list[Any]) -> Any:
        return self._ray.wait(handles)[0][0]

    def result(self, handle: Any) -> Any:
        return self._ray.get(handle)

    def close(self) -> None:
        self._ray.shutdown()


ALONE = Workers()
