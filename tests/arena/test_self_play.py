"""Self-play: the same file whoever plays it, gone on with, and never mixed with other games."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from ludotheque.arena.players import AtRandom, player
from ludotheque.arena.self_play import Opening, OtherDataset, SelfPlay, keep
from ludotheque.core import catalog, record
from ludotheque.core.bot import Bot, Choice, Limit, Seen
from ludotheque.core.chance import Below
from ludotheque.core.encoding import learning_game
from ludotheque.core.game import AnyGame
from ludotheque.search.workers import Workers

ENTRY = catalog.entry("interactions")
WANTED = SelfPlay(ENTRY.game(), player(ENTRY, "random"), seed=3)


def test_every_line_is_a_record_that_replays_to_its_result(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    assert list(keep(WANTED, 3, path)) == [1, 2, 3]
    for line in path.read_bytes().splitlines():
        kept = record.read(line)
        assert record.replay(kept).game.info.key == "interactions"
        assert kept.result and kept.seats == ("random", "random")


@pytest.mark.parametrize("key", [entry.key for entry in catalog.entries() if entry.key != "interactions"])
def test_every_game_can_be_kept(key: str, tmp_path: Path) -> None:
    wanted = SelfPlay(learning_game(key, {}), player(catalog.entry(key), "random"))
    assert list(keep(wanted, 1, tmp_path / "games.jsonl")) == [1]


def test_several_processes_make_the_same_file(tmp_path: Path) -> None:
    for name, count in (("one", 1), ("two", 2)):
        list(keep(WANTED, 6, tmp_path / name, Workers(count)))
    assert (tmp_path / "one").read_bytes() == (tmp_path / "two").read_bytes()


def test_it_goes_on_where_it_was_cut_off(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    list(keep(WANTED, 4, path))
    whole = path.read_bytes()
    path.write_bytes(whole[: len(whole) * 5 // 8])
    assert list(keep(WANTED, 4, path)) == [3, 4]
    assert path.read_bytes() == whole
    assert list(keep(WANTED, 4, path)) == []


@pytest.mark.parametrize(
    "other",
    [
        replace(WANTED, seed=4),
        replace(WANTED, opening=1),
        replace(WANTED, player=player(ENTRY, "greedy")),
        replace(WANTED, player=player(ENTRY, "random", "nodes:7")),
        replace(WANTED, game=ENTRY.game({"bonus": False})),
    ],
    ids=["seed", "opening", "player", "limit", "options"],
)
def test_a_file_of_other_games_is_left_alone(other: SelfPlay, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    list(keep(WANTED, 1, path))
    before = path.read_bytes()
    with pytest.raises(OtherDataset):
        list(keep(other, 2, path))
    assert path.read_bytes() == before


class Never(Bot):
    def choose(self, game: AnyGame, view: Any, seen: Seen, limit: Limit, below: Below) -> Choice:
        raise AssertionError("the opening is random")


def test_an_opening_counts_decisions_and_not_what_chance_did() -> None:
    game = ENTRY.game()
    view = game.view(game.initial(""), 0)
    opening = Opening(Never(), 2)
    for seen in ((), ("=x", "=y", "sel SA")):
        assert opening.choose(game, view, Seen(0, seen), Limit(), lambda n: 0).move in game.moves(view)
    with pytest.raises(AssertionError):
        opening.choose(game, view, Seen(0, ("sel SA", "sel PH")), Limit(), lambda n: 0)
    assert Opening(AtRandom(), 0).choose(game, view, Seen(0), Limit(), lambda n: 0).move in game.moves(view)


def test_games_differ_by_number_and_by_seed(tmp_path: Path) -> None:
    assert WANTED.one(0) == WANTED.one(0) != WANTED.one(1)
    assert replace(WANTED, seed=4).one(0) != WANTED.one(0)
    list(keep(WANTED, 2, tmp_path / "games.jsonl"))
    told = [json.loads(line)["self_play"] for line in (tmp_path / "games.jsonl").read_text().splitlines()]
    assert [one["number"] for one in told] == [0, 1]
