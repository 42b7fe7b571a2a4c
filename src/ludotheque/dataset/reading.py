"""What was kept, read again: records from JSON lines, samples from either kind of file."""

from collections.abc import Iterator
from pathlib import Path

from ludotheque.core import record
from ludotheque.core.record import Record
from ludotheque.dataset.samples import Samples, encoded, joined

ROWS = 1024


def records(path: Path | str) -> Iterator[Record]:
    """The games of a file of JSON lines, one after the other; raises InvalidRecord."""
    with Path(path).open("rb") as file:
        for line in file:
            yield record.read(line)


def read(path: Path | str, rows: int = ROWS) -> Iterator[Samples]:
    """The decisions of a file in portions of so many rows, the last one perhaps smaller.

    A Parquet file holds them; of a file of records they are made while it is read."""
    if Path(path).suffix == ".parquet":
        from ludotheque.dataset.parquet import parts

        return portions(parts(Path(path)), rows)
    return portions((encoded(one, number) for number, one in enumerate(records(path))), rows)


def portions(parts: Iterator[Samples], rows: int) -> Iterator[Samples]:
    """The same rows in portions of another size."""
    waiting: list[Samples] = []
    for part in parts:
        waiting.append(part)
        if sum(map(len, waiting)) >= rows:
            whole = joined(waiting)
            full = len(whole) - len(whole) % rows
            yield from (whole.part(first, first + rows) for first in range(0, full, rows))
            waiting = [whole.part(full, len(whole))] if full < len(whole) else []
    if waiting:
        yield joined(waiting)
