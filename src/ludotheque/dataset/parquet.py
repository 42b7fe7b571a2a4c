"""Samples as a Parquet file: a column a field, what they mean in its metadata. pyarrow is the extra `dataset`."""

import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from ludotheque.core.encoding import encoding_of
from ludotheque.core.game import AnyGame
from ludotheque.core.missing import imported
from ludotheque.core.record import Record
from ludotheque.dataset.reading import portions
from ludotheque.dataset.samples import Samples, encoded
from ludotheque.search.workers import ALONE, Workers

CELLS = 1 << 24
"""A group of rows is written and read at once, and holds about so many numbers."""
PLAIN = ("game", "ply", "seat", "action", "value")


def write(records: Sequence[Record], path: Path, workers: Workers = ALONE) -> Iterator[int]:
    """All games in their order, telling how far it is; the file is there when the last one is in it."""
    pa, parquet = imported("pyarrow"), imported("pyarrow.parquet")
    game, begun = records[0].open(), path.with_name(f"{path.name}.part")
    schema = _schema(pa, game)
    with parquet.ParquetWriter(begun, schema, compression="zstd") as file:
        games = workers.each(_encoded, enumerate(records))
        for group in portions(games, _group(game)):
            file.write_table(_table(pa, schema, group))
            yield int(group.game[-1])
    begun.replace(path)
    yield len(records)


def parts(path: Path) -> Iterator[Samples]:
    """What a file holds, a group of rows at a time."""
    file = imported("pyarrow.parquet").ParquetFile(path)
    for group in range(file.num_row_groups):
        table = file.read_row_group(group)
        columns = {name: table.column(name).combine_chunks() for name in table.column_names}
        yield Samples(
            observation=_matrix(columns["observation"]), mask=_matrix(columns["mask"]),
            **{name: columns[name].to_numpy() for name in PLAIN},
        )  # fmt: skip


def facts(path: Path) -> dict[str, Any]:
    """What the file says of itself: the game, its options, how many actions there are, the fields of an observation."""
    schema = imported("pyarrow.parquet").read_schema(path)
    found: dict[str, Any] = json.loads(schema.metadata[b"ludotheque"])
    return found


def rows(path: Path) -> int:
    """How many samples it holds."""
    return int(imported("pyarrow.parquet").ParquetFile(path).metadata.num_rows)


def _encoded(piece: tuple[int, Record]) -> Samples:
    number, record = piece
    return encoded(record, number)


def _group(game: AnyGame) -> int:
    encoding = encoding_of(game)
    return max(CELLS // (encoding.size + sum(field.size for field in encoding.fields)), 1)


def _schema(pa: Any, game: AnyGame) -> Any:
    encoding, info = encoding_of(game), game.info
    fields = [asdict(field) for field in encoding.fields]
    told = {"game": info.key, "rules": info.rules, "options": info.options, "actions": encoding.size, "fields": fields}
    width = sum(field.size for field in encoding.fields)
    columns = [
        ("game", pa.int32()), ("ply", pa.int32()), ("seat", pa.int8()),
        ("observation", pa.list_(pa.float32(), width)), ("mask", pa.list_(pa.bool_(), encoding.size)),
        ("action", pa.int32()), ("value", pa.float32()),
    ]  # fmt: skip
    return pa.schema(columns, metadata={"ludotheque": json.dumps(told)})


def _table(pa: Any, schema: Any, samples: Samples) -> Any:
    columns = []
    for field in schema:
        values = getattr(samples, field.name)
        flat = pa.array(values.reshape(-1))
        columns.append(pa.FixedSizeListArray.from_arrays(flat, values.shape[1]) if values.ndim == 2 else flat)
    return pa.Table.from_arrays(columns, schema=schema)


def _matrix(column: Any) -> Any:
    """A column of lists of one length as rows."""
    return column.flatten().to_numpy(zero_copy_only=False).reshape(len(column), -1)
