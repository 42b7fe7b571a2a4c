"""First tries, ratings of both sides and days, in a real database."""

import asyncio
from dataclasses import replace
from datetime import date
from pathlib import Path

from ludotheque.play.rating import Rating, of_grade
from ludotheque.store.puzzles import SolvedDay
from ludotheque.store.store import Store
from store.test_statistics import with_store

DAY = SolvedDay("lacuna", date(2026, 11, 16), "1-4", False, 1, True)


def test_only_the_first_try_is_noted(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        assert await store.puzzles.first_try("ada", "lacuna", "1-4", False, 5)
        assert not await store.puzzles.first_try("ada", "lacuna", "1-4", True, 6)
        assert await store.puzzles.first_try("ada", "lacuna", "1-3", True, 7)
        assert await store.puzzles.first_try("ada", "forma", "1-4", True, 8)
        assert await store.puzzles.tried("ada", "lacuna") == ["1-4", "1-3"]
        assert await store.puzzles.tried("bob", "lacuna") == []

    with_store(tmp_path, work)


def test_both_sides_are_rated_and_what_one_gains_the_other_loses(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        assert await store.puzzles.rating("ada", "lacuna") is None
        before, after = await store.puzzles.rate("ada", "lacuna", "1-4", of_grade(3), True)
        assert before == Rating() and after.value > before.value
        assert await store.puzzles.rating("ada", "lacuna") == after
        easier = await store.puzzles.rating("puzzle:1-4", "lacuna")
        assert easier is not None and easier.value < of_grade(3).value
        again, _ = await store.puzzles.rate("ada", "lacuna", "1-4", of_grade(3), False)
        assert again == after
        assert await store.puzzles.rating("ada", "forma") is None

    with_store(tmp_path, work)


def test_tries_at_once_all_count(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        tries = [store.puzzles.rate("ada", "lacuna", f"1-{n}", of_grade(1), True) for n in range(8)]
        told = await asyncio.gather(*tries)
        values = sorted(after.value for _, after in told)
        assert len(set(values)) == 8
        found = await store.puzzles.rating("ada", "lacuna")
        assert found is not None and found.value == values[-1]

    with_store(tmp_path, work)


def test_a_day_counts_what_was_missed_and_stays_once_it_is_solved(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        assert await store.puzzles.note_day("ada", DAY, 5) == DAY
        assert (await store.puzzles.note_day("ada", DAY, 6)).missed == 2
        solved = await store.puzzles.note_day("ada", replace(DAY, solved=True, missed=0), 7)
        assert solved.solved and solved.missed == 2 and solved.on_time
        late = replace(DAY, solved=True, missed=0, on_time=False)
        assert await store.puzzles.note_day("ada", late, 8) == solved
        assert await store.puzzles.days("ada") == [solved] and await store.puzzles.days("bob") == []

    with_store(tmp_path, work)


def test_a_day_solved_too_late_is_late(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        await store.puzzles.note_day("ada", DAY, 5)
        solved = await store.puzzles.note_day("ada", replace(DAY, solved=True, missed=0, on_time=False), 6)
        assert solved.solved and not solved.on_time

    with_store(tmp_path, work)
