"""Reviews in a real database: one a match, of the line that stands, gone with its table."""

from dataclasses import replace
from pathlib import Path

from ludotheque.store.reviews import KeptReview
from ludotheque.store.store import Store
from store.test_statistics import table as added
from store.test_statistics import with_store

KEPT = KeptReview("a" * 64, "quick", "engine-1", 5, {"format": 1, "plies": []})


def test_a_review_reads_back_as_it_was_kept_and_a_newer_one_takes_its_place(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        match = await added(store)
        assert await store.reviews.of(match, KEPT.line) is None
        await store.reviews.keep(match, KEPT)
        assert await store.reviews.of(match, KEPT.line) == KEPT
        deeper = replace(KEPT, depth="deep", engine="engine-2")
        await store.reviews.keep(match, deeper)
        assert await store.reviews.of(match, KEPT.line) == deeper

    with_store(tmp_path, work)


def test_it_is_none_of_another_line_nor_of_another_match(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        match = await added(store)
        await store.reviews.keep(match, KEPT)
        assert await store.reviews.of(match, "b" * 64) is None
        assert await store.reviews.of(match + 1, KEPT.line) is None

    with_store(tmp_path, work)


def test_it_goes_with_its_table_and_comes_too_late_for_one_that_is_gone(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        match = await added(store, "gone")
        await store.reviews.keep(match, KEPT)
        await store.delete("gone")
        assert await store.reviews.of(match, KEPT.line) is None
        await store.reviews.keep(match, KEPT)
        assert await store.reviews.of(match, KEPT.line) is None

    with_store(tmp_path, work)
