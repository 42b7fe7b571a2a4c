"""What was written is read again, from either kind of file and in portions of any size."""

import subprocess
import sys
from dataclasses import fields
from pathlib import Path

import numpy as np
import pytest

from ludotheque.arena.players import player
from ludotheque.arena.self_play import SelfPlay, keep
from ludotheque.core import catalog
from ludotheque.core.encoding import encoding_of, learning_game
from ludotheque.core.errors import InvalidRecord
from ludotheque.dataset import Samples, parquet, read, records
from ludotheque.dataset.samples import joined
from ludotheque.search.workers import Workers


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("dataset") / "games.jsonl"
    wanted = SelfPlay(catalog.entry("interactions").game(), player(catalog.entry("interactions"), "random"))
    list(keep(wanted, 4, path))
    return path


def same(one: Samples, other: Samples) -> bool:
    return all(
        getattr(one, field.name).dtype == getattr(other, field.name).dtype
        and np.array_equal(getattr(one, field.name), getattr(other, field.name))
        for field in fields(Samples)
    )


def test_parquet_gives_what_the_records_give(file: Path, tmp_path: Path) -> None:
    out = tmp_path / "games.parquet"
    assert list(parquet.write(list(records(file)), out))[-1] == 4
    assert same(joined(read(out)), joined(read(file)))
    assert parquet.rows(out) == 4 * 14
    assert [path.name for path in tmp_path.iterdir()] == ["games.parquet"]


def test_several_processes_write_the_same_bytes(file: Path, tmp_path: Path) -> None:
    for name, count in (("one", 1), ("two", 2)):
        list(parquet.write(list(records(file)), tmp_path / name, Workers(count)))
    assert (tmp_path / "one").read_bytes() == (tmp_path / "two").read_bytes()


def test_small_groups_hold_the_same_rows(file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parquet, "CELLS", 10 * (2422 + 717))
    list(parquet.write(list(records(file)), tmp_path / "games.parquet"))
    assert [len(part) for part in parquet.parts(tmp_path / "games.parquet")] == [10, 10, 10, 10, 10, 6]
    assert same(joined(read(tmp_path / "games.parquet")), joined(read(file)))


@pytest.mark.parametrize(("rows", "sizes"), [(5, [5] * 11 + [1]), (14, [14] * 4), (40, [40, 16]), (100, [56])])
def test_portions_have_the_size_that_is_asked_for(file: Path, rows: int, sizes: list[int]) -> None:
    parts = list(read(file, rows))
    assert [len(part) for part in parts] == sizes
    assert same(joined(parts), joined(read(file)))


@pytest.mark.parametrize("key", ["lacuna", "lacunes"])
def test_a_file_says_what_it_holds(key: str, tmp_path: Path) -> None:
    game = learning_game(key, {})
    list(keep(SelfPlay(game, player(catalog.entry(key), "random")), 1, tmp_path / "games.jsonl"))
    list(parquet.write(list(records(tmp_path / "games.jsonl")), tmp_path / "games.parquet"))
    told = parquet.facts(tmp_path / "games.parquet")
    assert (told["game"], told["actions"]) == (key, encoding_of(game).size)
    assert [field["key"] for field in told["fields"]] == [field.key for field in encoding_of(game).fields]


def test_what_is_no_record_is_refused(tmp_path: Path) -> None:
    (tmp_path / "games.jsonl").write_text("{}\n")
    with pytest.raises(InvalidRecord):
        list(read(tmp_path / "games.jsonl"))


def test_records_are_read_without_pyarrow(file: Path) -> None:
    code = (
        "import sys; sys.modules['pyarrow'] = None\n"
        f"from ludotheque.dataset import read\nprint(len(next(read({str(file)!r}))))"
    )
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert (told.stdout, told.stderr) == ("56\n", "")
