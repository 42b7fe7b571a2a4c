"""What the server counts and measures, in the text that Prometheus reads: bare numbers, no names of anybody."""

import bisect
import resource
import time
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from ludotheque.play.entries import Played
from ludotheque.play.matches import Change

KIND = "text/plain; version=0.0.4; charset=utf-8"
PREFIX = "ludotheque_"
SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0, 60.0)
"""The bounds of the histograms, a move of two milliseconds and a solver of a minute among them."""

Labels = tuple[str, ...]
Sample = tuple[Mapping[str, str], float]


class Counter:
    def __init__(self, name: str, about: str, *labels: str) -> None:
        self._name, self._about, self._labels = f"{PREFIX}{name}", about, labels
        self._counts: dict[Labels, int] = {} if labels else {(): 0}

    def count(self, *values: str, by: int = 1) -> None:
        self._counts[values] = self._counts.get(values, 0) + by

    def lines(self) -> Iterator[str]:
        samples = ((dict(zip(self._labels, values, strict=True)), n) for values, n in self._counts.items())
        return written(self._name, self._about, "counter", samples)


class Histogram:
    def __init__(self, name: str, about: str, *labels: str) -> None:
        self._name, self._about, self._labels = f"{PREFIX}{name}_seconds", about, labels
        self._seen: dict[Labels, tuple[list[int], list[float]]] = {}

    def note(self, seconds: float, *values: str) -> None:
        counts, total = self._seen.setdefault(values, ([0] * (len(SECONDS) + 1), [0.0]))
        counts[bisect.bisect_left(SECONDS, seconds)] += 1
        total[0] += seconds

    def lines(self) -> Iterator[str]:
        yield from head(self._name, self._about, "histogram")
        for values, (counts, total) in self._seen.items():
            labels, below = dict(zip(self._labels, values, strict=True)), 0
            for bound, count in zip((*map(str, SECONDS), "+Inf"), counts, strict=True):
                below += count
                yield sample(f"{self._name}_bucket", {**labels, "le": bound}, below)
            yield sample(f"{self._name}_sum", labels, total[0])
            yield sample(f"{self._name}_count", labels, below)


class Watch:
    """Sees what a store is asked to keep."""

    def __init__(self, metrics: "Metrics") -> None:
        self._metrics = metrics

    def stored(self, change: Change, seconds: float) -> None:
        self._metrics.storing.note(seconds)
        self._metrics.moves.count(by=sum(isinstance(entry, Played) for entry in change.entries))

    def failed(self) -> None:
        self._metrics.store_failures.count()


class Metrics:
    """Everything that is counted as it happens; what is only looked at is given when it is asked for."""

    def __init__(self) -> None:
        self.requests = Counter("requests_total", "Requests that were answered.", "method", "route", "status")
        self.answering = Histogram("request", "Until a request was answered.", "method", "route")
        self.moves = Counter("moves_total", "Moves that were stored, of people and of bots.")
        self.moving = Histogram("move", "From a move that was heard until it was stored.")
        self.storing = Histogram("store", "Until a change of a table was committed.")
        self.store_failures = Counter("store_failures_total", "Changes that could not be stored.")
        self.jobs = Histogram("job", "What bots, hints, services and reviews took.", "kind", "game", "ended")

    def text(self, gauges: Mapping[str, tuple[str, Iterable[Sample]]]) -> str:
        """All of it; `gauges` are what is now, by name, each with what it means."""
        lines = [line for one in vars(self).values() for line in one.lines()]
        for name, (about, samples) in gauges.items():
            lines += written(f"{PREFIX}{name}", about, "gauge", samples)
        return "\n".join((*lines, *_process(), ""))


def head(name: str, about: str, kind: str) -> Iterator[str]:
    yield f"# HELP {name} {about}"
    yield f"# TYPE {name} {kind}"


def written(name: str, about: str, kind: str, samples: Iterable[Sample]) -> Iterator[str]:
    yield from head(name, about, kind)
    for labels, value in samples:
        yield sample(name, labels, value)


def sample(name: str, labels: Mapping[str, str], value: float) -> str:
    told = ",".join(f'{key}="{_escaped(label)}"' for key, label in labels.items())
    return f"{name}{{{told}}} {value}" if told else f"{name} {value}"


def _escaped(text: str) -> str:
    return text.replace("\\", r"\\").replace('"', r"\"").replace("\n", r"\n")


def _process() -> Iterator[str]:
    """The process itself, under the names that dashboards know."""
    cpu = "process_cpu_seconds_total", "Processor time of this process.", "counter"
    yield from written(*cpu, [({}, time.process_time())])
    memory = "process_resident_memory_bytes", "Memory of this process.", "gauge"
    yield from written(*memory, [({}, _resident())])


def _resident() -> int:
    try:
        return int(Path("/proc/self/statm").read_text().split()[1]) * resource.getpagesize()
    except OSError:  # not Linux: the most that it ever was
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
