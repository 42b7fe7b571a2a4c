"""Many games judged, a line of JSON each; a file that was begun is gone on with."""

import json
from collections.abc import Iterable, Iterator
from itertools import islice
from pathlib import Path

from ludotheque.core.bot import Limit
from ludotheque.core.record import Record
from ludotheque.play.judged import Review
from ludotheque.play.review import QUICK, review
from ludotheque.search.workers import ALONE, Workers


def judge(records: Iterable[Record], out: Path, limit: Limit = QUICK, workers: Workers = ALONE) -> Iterator[Review]:
    """Judge what the file does not hold yet, in the order of the records, and keep each at once."""
    done = _whole(out)
    pieces = ((record, limit) for record in islice(records, done, None))
    for found in workers.each(_judged, pieces):
        with out.open("a", encoding="utf-8") as file:
            file.write(json.dumps(found.to_json(), ensure_ascii=False) + "\n")
        yield found


def _judged(piece: tuple[Record, Limit]) -> Review:
    return review(*piece)


def _whole(out: Path) -> int:
    """How many are kept; a last line that was cut short is taken away."""
    if not out.exists():
        return 0
    text = out.read_text(encoding="utf-8")
    kept = text[: text.rfind("\n") + 1]
    if kept != text:
        out.write_text(kept, encoding="utf-8")
    return kept.count("\n")
