"""A thousand schedules of crashes, sleep, delays and losses; a failure is seen again by its seed."""

import pytest

from simulated import Database, World
from simulation import simulate

PARTS = 4


@pytest.mark.no_cover
@pytest.mark.parametrize("part", range(PARTS))
def test_no_schedule_breaks_a_promise(part: int) -> None:
    wrong = {seed: found for seed in range(part, 1000, PARTS) if (found := simulate(seed)) is not None}
    assert not wrong


@pytest.mark.parametrize("seed", [1121, 2263, 3983])
def test_whoever_waits_for_a_clock_that_is_its_own_sees_to_it(seed: int) -> None:
    """Here a keeper's first duty stood behind a move that waited for it, for ever."""
    assert simulate(seed) is None


def test_a_schedule_is_the_same_whenever_it_is_run() -> None:
    def drawn() -> list[int]:
        world = World(5)
        return [world.below(1000) for _ in range(9)]

    assert drawn() == drawn()


def test_a_log_that_judges_nothing_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """The checker can fail: without its numbers the log takes what comes second as well."""

    def append(self: Database, by: str, proposal: object, fence: int | None) -> str:
        self.log += proposal.trial.entries  # type: ignore[attr-defined]
        self.fences += [fence] * len(proposal.trial.entries)  # type: ignore[attr-defined]
        for heard in self.hears:
            self.world.after(1 + self.world.below(400), lambda heard=heard: heard(by))  # type: ignore[misc]
        return "stored"

    monkeypatch.setattr(Database, "append", append)

    def broken(seed: int) -> bool:
        try:
            return simulate(seed) is not None
        except Exception:
            return True

    assert any(broken(seed) for seed in range(50))


def test_a_lease_without_its_fence_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """The checker can fail: a clock that nobody has seen to times nobody's move, and without that rule it does."""
    monkeypatch.setattr("ludotheque.play.lease.Lease.times", lambda self, now: True)
    assert any(simulate(seed) is not None for seed in range(600))
