"""Compiled functions compute the same, and their cache notices changed neighbours."""

from pathlib import Path

from ludotheque.search import native
from ludotheque.search.native import native as compiled


def triple(number: int) -> int:
    return number * 3


def test_a_compiled_function_gives_the_same_answer() -> None:
    assert compiled(triple)(14) == triple(14)


def test_the_stamp_of_a_folder_changes_with_any_kernel_file_in_it(tmp_path: Path) -> None:
    (tmp_path / "kernel.py").write_text("from ludotheque.search.native import native\n")
    (tmp_path / "rules.py").write_text("plain = True\n")
    before = native._stamp.__wrapped__(tmp_path)
    (tmp_path / "rules.py").write_text("plain = False, and longer\n")
    assert native._stamp.__wrapped__(tmp_path) == before
    (tmp_path / "tables.py").write_text("from ludotheque.search.native import native\nmore = 1\n")
    assert native._stamp.__wrapped__(tmp_path) != before


def test_the_cache_of_a_function_carries_the_stamp_of_its_folder() -> None:
    kept = compiled(triple)._cache._cache_file  # type: ignore[attr-defined]
    assert kept._source_stamp == native._stamp(Path(__file__).parent)
