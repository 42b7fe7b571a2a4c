"""Whole games replay move by move to the positions, events and results that were once looked at and kept."""

import pytest

from ludotheque.core import record
from transcripts.golden import FOLDER, GAMES, lines, read


def test_every_golden_game_is_kept() -> None:
    assert {file.stem for file in FOLDER.glob("*.txt")} == set(GAMES)


@pytest.mark.no_cover
@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_replays_to_the_same_positions_and_events(name: str) -> None:
    kept = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    assert lines(read(kept)) == kept.splitlines()


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_ends_as_its_result_says(name: str) -> None:
    kept = read((FOLDER / f"{name}.txt").read_text(encoding="utf-8"))
    replayed = record.replay(kept)  # a result that differs is RESULT_MISMATCH
    assert record.result(replayed.game.outcome(replayed.last)) == kept.result
    assert kept.seats == tuple(seat if seat == "random" else f"bot:{seat}" for seat in GAMES[name][2])
