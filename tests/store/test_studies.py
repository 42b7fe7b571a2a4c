import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from ludotheque.play.study.edits import Added, Begun, Commented, Deleted, Edit, Titled, applied
from ludotheque.play.study.study import Study, bound, of_record
from ludotheque.play.study.study_file import write_chapter
from ludotheque.store.store import Store
from ludotheque.store.studies import StudyAccess
from play.study.growing import record_of

STUDY = bound("Openings", of_record(record_of("sel SK", "sel CA")))
EDITS: list[Edit] = [
    Added(1, 1, 3, "sel MA"), Commented(1, 3, "Or this?"), Titled(None, "First choices"), Deleted(1, 2),
    Begun(2, write_chapter(of_record(record_of(), "Two"))),
]  # fmt: skip


def stored(folder: Path, work: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        store = await Store.open(str(folder / "store.db"))
        try:
            await store.studies.add("one", STUDY, {"quillfeather": "edit", "eye": "read"}, 1000)
            await work(store)
        finally:
            await store.close()

    asyncio.run(run())


def test_a_study_is_folded_from_its_log(tmp_path: Path) -> None:
    after: Study = STUDY
    for edit in EDITS:
        after = applied(after, edit)

    async def work(store: Store) -> None:
        assert await store.studies.load("one") == (STUDY, 0, None)
        assert await store.studies.append("one", 0, EDITS[:2], 2000) and await store.studies.append(
            "one", 2, EDITS[2:], 3000
        )
        assert await store.studies.load("one") == (after, 5, (2, 0))

    stored(tmp_path, work)


def test_of_two_edits_at_the_same_number_the_second_is_refused(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        assert await store.studies.append("one", 0, EDITS[:1], 2000)
        assert not await store.studies.append("one", 0, EDITS[1:2], 2000)
        loaded = await store.studies.load("one")
        assert loaded is not None and loaded[1] == 1

    stored(tmp_path, work)


def test_a_token_opens_its_study_and_is_kept_as_a_hash(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        assert await store.studies.access("quillfeather") == StudyAccess("one", "edit")
        assert await store.studies.access("eye") == StudyAccess("one", "read")
        assert await store.studies.access("other") is None

    stored(tmp_path, work)
    for file in tmp_path.iterdir():
        assert b"quillfeather" not in file.read_bytes().replace(b"open", b"")


def test_with_a_study_goes_all_about_it(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        await store.studies.append("one", 0, EDITS[:1], 2000)
        await store.studies.delete("one")
        assert await store.studies.load("one") is None and await store.studies.access("quillfeather") is None
        assert not await store.studies.append("one", 1, EDITS[1:2], 2000)

    stored(tmp_path, work)


def test_only_what_nobody_uses_expires(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        await store.studies.add("two", STUDY, {}, 1000)
        await store.studies.touch(["two"], 5000)
        await store.studies.touch([], 9000)
        assert await store.studies.expire(4000) == ["one"]
        assert await store.studies.load("two") is not None and await store.studies.expire(4000) == []

    stored(tmp_path, work)
