"""Contests: seats change round, games repeat exactly, finished games are kept."""

import json
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from ludotheque.arena.contest import LINEUPS, Contest, OtherContest
from ludotheque.arena.ladder import climb
from ludotheque.arena.matches import play_game
from ludotheque.arena.players import AtRandom, Player, player
from ludotheque.core import catalog, record
from ludotheque.core.bot import Choice, Limit, Seen
from ludotheque.core.chance import Below
from ludotheque.core.game import AnyGame
from ludotheque.core.ladder import ladders_of
from ludotheque.core.record import Record
from ludotheque.search.workers import Workers

ENTRY = catalog.entry("interactions")
TWO = ENTRY.game()


def contest(a: str = "2", b: str = "1", **more: Any) -> Contest:
    return Contest(more.pop("game", TWO), player(ENTRY, a, "nodes:300"), player(ENTRY, b, "nodes:300"), **more)


def test_the_same_seed_repeats_every_game() -> None:
    first, second = contest(seed=4), contest(seed=4)
    assert first.play(12) == second.play(12)
    assert first.points == second.points


def test_several_processes_play_the_same_games(tmp_path: Path) -> None:
    kept = [tmp_path / name for name in ("one", "two")]
    alone, together = (contest("greedy", "random", seed=4, resume=path) for path in kept)
    assert alone.play(6) == together.play(6, workers=Workers(2))
    assert kept[0].read_text() == kept[1].read_text()


def test_another_seed_gives_other_games() -> None:
    bots = [player(ENTRY, "2", "nodes:300")] * 2
    assert play_game(TWO, bots, 1).moves != play_game(TWO, bots, 2).moves
    assert play_game(TWO, bots, 1) == play_game(TWO, bots, 1)


def test_a_game_of_the_arena_is_a_record_that_replays() -> None:
    played = play_game(TWO, [player(ENTRY, "2", "nodes:300"), player(ENTRY, "random")], 5)
    replayed = record.replay(Record("interactions", 1, TWO.info.options, played.setup, moves=played.moves))
    assert replayed.game.outcome(replayed.last) == played.outcome


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_over_a_round_both_players_sit_everywhere_equally_often(seats: int) -> None:
    for place in range(seats):
        held = [lineup[place] for lineup in LINEUPS[seats]]
        assert held.count("A") == held.count("B")


@pytest.mark.parametrize("options", [{"players": 1}, {"players": 3}, {"players": 4}, {"players": 4, "teams": True}])
def test_every_mode_can_be_measured(options: dict[str, int]) -> None:
    rating = contest("greedy", "random", game=ENTRY.game(options)).play(6)
    assert rating.games == 6


def test_partners_are_the_same_player() -> None:
    seen = contest("greedy", "random", game=ENTRY.game({"players": 4, "teams": True}))
    assert seen._lineups == ("ABAB", "BABA")


def test_alone_both_play_the_same_deals(tmp_path: Path) -> None:
    kept = tmp_path / "solo.jsonl"
    contest("greedy", "random", game=ENTRY.game({"players": 1}), resume=kept).play(4)
    deals = set()
    for line in kept.read_text().splitlines()[1:]:
        first, second = json.loads(line)["played"]
        assert first["setup"] == second["setup"]
        assert (first["seats"], second["seats"]) == (["greedy"], ["random"])
        deals.add(first["setup"])
    assert len(deals) == 4


def test_alone_the_better_margin_takes_the_point_where_both_win_or_both_lose(tmp_path: Path) -> None:
    kept = tmp_path / "solo.jsonl"
    contest("greedy", "random", game=ENTRY.game({"players": 1}), resume=kept).play(12)
    equal = 0
    for line in map(json.loads, kept.read_text().splitlines()[1:]):
        first, second = line["played"]
        margins = [one["scores"][0] - one["scores"][1] for one in (first, second)]
        equal += first["returns"] == second["returns"]
        assert line["points"] == (margins[0] > margins[1]) + (margins[0] == margins[1]) / 2
    assert equal > 3


def test_finished_games_are_kept_and_not_played_again(tmp_path: Path) -> None:
    kept = tmp_path / "games.jsonl"
    whole = contest(seed=9).play(10)
    contest(seed=9, resume=kept).play(4)
    played: list[int] = []
    resumed = contest(seed=9, resume=kept)
    assert resumed.play(10, lambda one: played.append(len(one.points))) == whole
    assert played == [5, 6, 7, 8, 9, 10]
    assert len(kept.read_text().splitlines()) == 11


def test_a_line_cut_short_by_a_stop_is_played_again(tmp_path: Path) -> None:
    kept = tmp_path / "games.jsonl"
    whole = contest(resume=kept).play(5)
    text = kept.read_text()
    kept.write_text(text[:-40])
    again = contest(resume=kept)
    assert len(again.points) == 4
    assert again.play(5) == whole
    assert len(contest(resume=kept).points) == 5


def test_a_file_of_another_contest_is_refused(tmp_path: Path) -> None:
    kept = tmp_path / "games.jsonl"
    contest("2", "1", resume=kept).play(1)
    with pytest.raises(OtherContest):
        contest("3", "1", resume=kept)


def test_asking_for_fewer_games_counts_only_those(tmp_path: Path) -> None:
    kept = tmp_path / "games.jsonl"
    contest(resume=kept).play(6)
    assert contest(resume=kept).play(2).games == 2


def test_a_secret_choice_is_seen_by_nobody_else() -> None:
    seen: list[tuple[int, tuple[str, ...]]] = []

    class Listener(AtRandom):
        def choose(self, game: AnyGame, view: Any, seen_by: Seen, limit: Limit, below: Below) -> Choice:
            seen.append((seen_by.seat, seen_by.moves))
            return super().choose(game, view, seen_by, limit, below)

    listener = Player("listener", Listener(), Limit())
    played = play_game(ENTRY.game({"players": 3}), [listener] * 3, 1)
    assert seen[:3] == [(0, ()), (1, ()), (2, ())]
    assert seen[3] == (0, played.moves[:3])


def test_the_ladder_measures_each_level_against_the_one_below(tmp_path: Path) -> None:
    rungs = climb(ENTRY, TWO, 2, "nodes:100", resume=tmp_path / "ladder")
    pairs = [*pairwise(ladders_of(ENTRY).of(TWO.info.options).levels)]
    assert [(rung.upper, rung.lower) for rung in rungs] == [(f"bot:{upper}", f"bot:{lower}") for lower, upper in pairs]
    assert {path.name for path in tmp_path.iterdir()} == {f"ladder.{upper}-{lower}" for lower, upper in pairs}
