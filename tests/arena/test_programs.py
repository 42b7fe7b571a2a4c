"""Programs of one's own in the arena: a fault loses the game and is reported; the examples play."""

import json
import shutil
from pathlib import Path

import pytest
from typer.testing import CliRunner

from engine import programs
from engine.programs import written
from ludotheque.arena.contest import Contest
from ludotheque.arena.matches import forfeited, play_game
from ludotheque.arena.players import AtRandom, Player, is_program, player
from ludotheque.cli import app
from ludotheque.core import catalog, record
from ludotheque.core.bot import Limit
from ludotheque.core.record import Record

ENTRY = catalog.entry("interactions")
GAME = ENTRY.game()
EXAMPLES = Path(__file__).parents[2] / "examples/engines"
RANDOM = Player("random", AtRandom(), Limit())


def test_names_of_levels_and_yardsticks_are_no_programs() -> None:
    assert not any(map(is_program, ("3", "bot:3", "random", "greedy", "novice")))
    assert all(map(is_program, ("./mine.py", "mine.py", "node mine.mjs", "/usr/games/it")))


@pytest.mark.parametrize("options", [{}, {"players": 3}, {"players": 4, "teams": True}, {"players": 1}])
def test_who_forfeits_loses_and_all_the_others_win(options: dict[str, object]) -> None:
    game = ENTRY.game(options)
    lost = forfeited(game, 0)
    assert lost.returns[0] == -1 and 0 not in lost.winners
    assert len(lost.winners) == {1: 0, 2: 1, 3: 2, 4: 2}[game.info.seats]


def test_a_program_plays_a_game_that_replays(tmp_path: Path) -> None:
    mine = player(ENTRY, written(tmp_path, programs.FIRST), "seconds:60")
    try:
        played = play_game(GAME, [mine, RANDOM], 5)
    finally:
        mine.close()
    replayed = record.replay(Record("interactions", 1, GAME.info.options, played.setup, moves=played.moves))
    assert played.fault is None and replayed.game.outcome(replayed.last) == played.outcome


def test_a_fault_is_counted_kept_and_read_back(tmp_path: Path) -> None:
    kept = tmp_path / "kept.jsonl"
    contest = Contest(GAME, player(ENTRY, written(tmp_path, programs.ILLEGAL)), RANDOM, resume=kept)
    assert contest.play(2).losses == 2
    assert [found[0]["code"] for found in contest.faults.values()] == ["PROGRAM_ILLEGAL"] * 2
    again = Contest(GAME, contest.a, RANDOM, resume=kept)
    assert (again.points, again.faults) == (contest.points, contest.faults)


def run(*words: str) -> str:
    result = CliRunner().invoke(app, ["arena", *words], env={"LANG": "en", "LC_ALL": ""})
    assert result.exit_code == 0, result.output
    return result.stdout


def test_the_report_says_why_a_game_was_lost(tmp_path: Path) -> None:
    told = run(written(tmp_path, programs.CRASHES), "random", "--games", "1")
    assert "Game 1 is lost beside the board" in told and "came to an end (exit 3)" in told
    faults = json.loads(run(written(tmp_path, programs.ILLEGAL), "random", "--games", "1", "--json"))["faults"]
    assert (faults[0]["game"], faults[0]["code"], faults[0]["detail"]) == (1, "PROGRAM_ILLEGAL", "no such move")


@pytest.mark.parametrize(("key", "options"), [("lacuna", {}), ("forma", {}), ("laguna", {"round_limit": 1})])
def test_the_example_in_python_plays_games_that_it_does_not_know(key: str, options: dict[str, object]) -> None:
    entry = catalog.entry(key)
    mine = player(entry, str(EXAMPLES / "any_game.py"), "seconds:60")
    try:
        played = play_game(entry.game(options), [mine, RANDOM], 3)
    finally:
        mine.close()
    assert played.fault is None and played.moves


@pytest.mark.skipif(shutil.which("node") is None, reason="Node is not installed")
def test_the_example_in_javascript_reads_the_board_and_beats_chance() -> None:
    mine = str(EXAMPLES / "interactions.mjs")
    told = json.loads(run(mine, "random", "--games", "6", "--limit", "seconds:60", "--json"))
    assert told["wins"] >= 4 and "faults" not in told
