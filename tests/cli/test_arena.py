"""`ludotheque arena`: contests and ladders in words and as JSON."""

import json
from dataclasses import replace
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from ludotheque.arena.ratings import Rating
from ludotheque.cli import app
from ludotheque.cli.arena import in_words, to_json
from ludotheque.cli.language import text
from ludotheque.cli.progress import Ticker
from ludotheque.core import catalog
from ludotheque.core.catalog import INSTALLED
from ludotheque.core.parts import Bots


def run(*words: str) -> Result:
    return CliRunner().invoke(app, ["arena", *words], env={"LANG": "en", "LC_ALL": ""})


def test_a_ladder_is_an_object_a_rung_from_the_lowest_up(tmp_path: Path) -> None:
    result = run("ladder", "--games", "2", "--limit", "nodes:30", "--resume", str(tmp_path / "kept"), "--json")
    rungs = [json.loads(line) for line in result.stdout.splitlines()]
    assert [(rung["a"], rung["b"]) for rung in rungs] == [(f"bot:{n + 1}", f"bot:{n}") for n in range(1, 6)]
    assert len(list(tmp_path.iterdir())) == 5


def test_who_never_lost_or_never_won_has_no_end_of_elo() -> None:
    words = ("greedy", "random", "--games", "1", "--seed", "1")
    told = json.loads(run(*words, "--json").stdout)
    assert told["share"] in (0, 1) and told["elo"][0] is None
    assert ("Elo +∞" if told["share"] == 1 else "Elo −∞") in run(*words).stdout


@pytest.mark.parametrize(
    ("rating", "told"),
    [
        (Rating(0, 0, 2), "Elo −∞ (−∞ to +113)"),
        (Rating(2, 0, 0), "Elo +∞ (−113 to +∞)"),
        (Rating(0, 0, 0), "Elo +0 (−∞ to +∞)"),
        (Rating(60, 0, 40), "Elo +70 (+1 to +139)"),
    ],
    ids=str,
)
def test_elo_without_a_bound_goes_the_way_of_its_share(rating: Rating, told: str) -> None:
    assert told in in_words(to_json("a", "b", rating), text("en"))


def test_a_share_that_proves_nothing_is_not_called_above() -> None:
    told = run("random", "random", "--games", "4").stdout
    assert "Not shown: random above random." in told


def test_who_waits_sees_how_many_games_are_done(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    monkeypatch.setattr(Ticker, "tell", lambda self, words: told.append(words))
    run("greedy", "random", "--games", "2")
    assert [line.split(",")[0] for line in told] == ["1 of 2 games", "2 of 2 games"]


def test_games_kept_by_another_contest_are_refused(tmp_path: Path) -> None:
    kept = str(tmp_path / "kept.jsonl")
    run("greedy", "random", "--games", "1", "--resume", kept)
    result = run("random", "greedy", "--games", "1", "--resume", kept)
    assert result.exit_code == 2
    assert "kept.jsonl holds the games of another contest" in result.stderr


def test_a_game_without_bots_has_no_contests(monkeypatch: pytest.MonkeyPatch) -> None:
    entry = INSTALLED.entry("interactions")
    own = {kind: part for kind, part in entry.parts.items() if kind is not Bots}
    monkeypatch.setattr(catalog, "entry", lambda key: replace(entry, parts=own))
    result = run("1", "2")
    assert result.exit_code == 2
    assert "no bots" in result.stderr
