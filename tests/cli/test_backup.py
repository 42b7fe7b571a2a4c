import subprocess
import sys
from pathlib import Path

from store.test_backups import days, noted
from store.test_failures import made


def ludotheque(*words: str) -> subprocess.CompletedProcess[str]:
    code = "from ludotheque.cli import main; main()"
    return subprocess.run([sys.executable, "-c", code, *words], capture_output=True, text=True)


def test_a_store_is_copied_and_put_back_by_two_commands(tmp_path: Path) -> None:
    db, copy = made(tmp_path / "a.db"), tmp_path / "copy.db"
    noted(db, "2026-01-01")
    done = ludotheque("backup", str(copy), "--db", str(db), "-l", "en")
    assert (done.returncode, done.stderr) == (0, "") and str(copy) in done.stdout
    db.unlink()
    done = ludotheque("restore", str(copy), "--db", str(db), "-l", "fr")
    assert (done.returncode, done.stderr) == (0, "") and "en place" in done.stdout
    assert days(db) == ["2026-01-01"]


def test_what_cannot_be_copied_is_one_line(tmp_path: Path) -> None:
    for words in (("backup", str(tmp_path / "x"), "--db", "postgresql://h/d"), ("restore", str(tmp_path / "none"))):
        done = ludotheque(*words, "-l", "en")
        assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
