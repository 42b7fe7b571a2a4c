"""Machine code is kept whole, found by what it was made of, and gone when its function has changed."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from ludotheque.search import kept
from ludotheque.search.kept import Kept
from ludotheque.search.kinds import kind
from ludotheque.search.machine import Code

CODE = Code(b"machine\ncode", "entry", "environment", ["PyLong_FromLongLong"], ["<i8"])
KINDS = (kind(1), kind(0.5))


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(kept, "_folder", lambda _: tmp_path)
    return tmp_path


def triple(number: int) -> int:
    return number * 3


def changed() -> Any:
    def triple(number: int) -> int:
        return number + number + number

    triple.__qualname__ = "triple"
    return triple


def test_what_is_kept_is_found_for_the_same_kinds_alone() -> None:
    one = Kept(triple, {})
    assert one.find(KINDS) is None and not one.any()
    one.keep(KINDS, CODE)
    assert Kept(triple, {}).find(KINDS) == CODE and Kept(triple, {}).any()
    assert one.find((kind(1),)) is None


def test_a_file_that_is_torn_is_none(folder: Path) -> None:
    one = Kept(triple, {})
    one.keep(KINDS, CODE)
    (file,) = folder.iterdir()
    whole = file.read_bytes()
    for torn in (b"", whole[:-1], whole[:20], b"{}\n", whole.replace(b"machine", b"machina")):
        file.write_bytes(torn)
        assert one.find(KINDS) is None
    one.keep(KINDS, CODE)
    assert one.find(KINDS) == CODE


def test_how_it_is_compiled_counts_and_by_which_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    Kept(triple, {}).keep(KINDS, CODE)
    assert Kept(triple, {"boundscheck": True}).find(KINDS) is None
    monkeypatch.setattr(kept, "_compiler", lambda: "another")
    assert Kept(triple, {}).find(KINDS) is None


def test_another_processor_has_machine_code_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    here = Kept(triple, {})
    here.keep(KINDS, CODE)
    monkeypatch.setattr(kept, "_processor", lambda: "another")
    there = Kept(triple, {})
    assert there.find(KINDS) is None
    there.keep(KINDS, replace(CODE, object=b"other code"))
    assert here.find(KINDS) == CODE


def test_what_a_function_was_made_to_before_it_changed_goes(folder: Path) -> None:
    for kinds in (KINDS, KINDS[:1]):
        Kept(triple, {}).keep(kinds, CODE)
    new = Kept(changed(), {})
    assert new.find(KINDS) is None
    new.keep(KINDS, CODE)
    assert new.find(KINDS) == CODE and len(list(folder.iterdir())) == 1


def test_without_a_folder_to_write_to_nothing_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept, "_folder", lambda _: None)
    one = Kept(triple, {})
    one.keep(KINDS, CODE)
    assert one.find(KINDS) is None and not one.any()
