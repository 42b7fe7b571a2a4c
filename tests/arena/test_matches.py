"""One game between bots: what they are asked, and the clock that runs between them."""

from dataclasses import replace
from typing import Any

import pytest

from ludotheque.arena import matches
from ludotheque.arena.matches import play_game
from ludotheque.arena.players import AtRandom, Player
from ludotheque.arena.self_play import SelfPlay
from ludotheque.core import catalog, record
from ludotheque.core.bot import Choice, Limit, Seen
from ludotheque.core.chance import Below
from ludotheque.core.game import AnyGame
from ludotheque.core.parts import Clocking
from ludotheque.play.bots import question
from ludotheque.play.match import Match

LAGUNA = catalog.entry("laguna")


class Recorder(AtRandom):
    """Plays anything, and keeps what it was asked."""

    def __init__(self) -> None:
        self.asked: list[tuple[Any, Seen]] = []

    def choose(self, game: AnyGame, view: Any, seen: Seen, limit: Limit, below: Below) -> Choice:
        self.asked.append((view, seen))
        return super().choose(game, view, seen, limit, below)


class Lingering(Recorder):
    """Never ends a turn while anything else can be done."""

    def choose(self, game: AnyGame, view: Any, seen: Seen, limit: Limit, below: Below) -> Choice:
        chosen = super().choose(game, view, seen, limit, below)
        others = [move for move in game.moves(view, seen.seat) if game.write(view, move) != "end"]
        return Choice(others[below(len(others))]) if others else chosen


def seated(bot: AtRandom, cost_ms: int = 0) -> Player:
    return Player("somebody", bot, Limit(), cost_ms)


def test_a_bot_is_asked_what_play_asks_at_every_table() -> None:
    game, recorder = catalog.entry("interactions").game(), Recorder()
    played = play_game(game, [seated(recorder)] * 2, 3)
    match = Match(game, played.setup, 0)
    first = question(match, 0)
    assert recorder.asked[0] == (first.view, first.seen)


def test_a_secret_choice_is_in_nobodys_view_until_all_are_in() -> None:
    game, recorder = catalog.entry("interactions").game({"players": 3}), Recorder()
    play_game(game, [seated(recorder)] * 3, 1)
    views = [view for view, seen in recorder.asked if not seen.moves]
    assert len(views) == 3
    assert not any(hand.selected for view in views for hand in view.hands)


@pytest.mark.parametrize("options", [{"glass": "none"}, {"players": 1}])
def test_where_no_glass_runs_nobody_is_told_of_sand(options: dict[str, object]) -> None:
    game, recorder = LAGUNA.game({"round_limit": 1, **options}), Recorder()
    play_game(game, [seated(recorder)] * game.info.seats, 1)
    assert {seen.left for _, seen in recorder.asked} == {None}


def test_every_action_takes_its_time_from_the_glass() -> None:
    game, recorder = LAGUNA.game({"round_limit": 2}), Recorder()
    play_game(game, [seated(recorder, 5_000)] * 2, 1)
    clocking = LAGUNA.part(Clocking)
    asked = clocking.default(game) if clocking else None
    assert asked is not None
    lefts = [seen.left for _, seen in recorder.asked if seen.left is not None]
    assert asked.full in lefts
    turns = [(a[1], b[1]) for a, b in zip(recorder.asked, recorder.asked[1:], strict=False) if a[1].seat == b[1].seat]
    assert turns and all(before.left - after.left == 5_000 for before, after in turns if before.left and after.left)


def test_a_turn_that_outlasts_its_glass_is_ended_by_the_clock() -> None:
    game = LAGUNA.game({"round_limit": 2})
    played = play_game(game, [seated(Lingering(), 20_000)] * 2, 1)
    assert "=time" in played.moves


def test_a_game_without_end_is_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(matches, "MOST_PLIES", 10)
    played = play_game(catalog.entry("interactions").game(), [seated(AtRandom())] * 2, 1)
    assert (len(played.moves), played.outcome.reason, played.outcome.returns) == (10, "agreed", (0.0, 0.0))


def test_who_goes_on_alone_for_ever_has_lost_and_a_record_of_it_reads_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(matches, "MOST_PLIES", 10)
    game = LAGUNA.game({"players": 1})
    kept = SelfPlay(game, seated(AtRandom())).one(0)
    assert kept.result is not None and (kept.result["reason"], kept.result["returns"]) == ("resigned", [-1.0])
    assert len(record.replay(record.from_json(kept.write())).moves) == 10


def test_names_are_kept_in_the_order_of_the_seats() -> None:
    players = [replace(seated(AtRandom()), name=name) for name in ("Ada", "Ben")]
    assert play_game(catalog.entry("interactions").game(), players, 1).seats == ("Ada", "Ben")
