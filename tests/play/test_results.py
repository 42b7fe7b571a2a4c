from dataclasses import replace

import pytest

from ludotheque.core import catalog
from ludotheque.core.results import Result, plain_summary
from ludotheque.play import actions, results
from ludotheque.play.entries import Helped, Played, Resigned
from ludotheque.play.match import Match
from ludotheque.play.seats import Holder
from ludotheque.play.table import Table
from play.counting import ones
from play.patience import NEARLY, WINNING

ENTRY = catalog.entry("lacunes")
ADA = Holder("here", "Ada")


def table(*holders: Holder, **more: object) -> Table:
    game = ENTRY.game({"preset": "montana"})
    return Table("t", "lacunes", game.info.options, holders or (ADA,), player="ada", **more)  # type: ignore[arg-type]


def won() -> Match:
    match = Match(ENTRY.game({"preset": "montana"}), NEARLY, 1000)
    return actions.play(match, 0, WINNING, 4000, ones).match


def test_a_won_patience_keeps_its_preset_and_the_games_own_facts() -> None:
    kept = results.result(ENTRY, table(daily="2026-11-15"), won(), 4000)
    assert kept is not None
    assert (kept.preset, kept.reason, kept.scores, kept.won, kept.plies) == ("montana", "won", (48,), True, 1)
    assert (kept.daily, kept.ended - kept.began) == ("2026-11-15", 3000)
    assert kept.facts == {"placed": 48, "redeals": 0, "moves": 1}


def test_a_match_without_a_move_counts_for_nobody() -> None:
    match = Match(ENTRY.game({}), "deal:1", 0)
    match.apply(Resigned(0, 5))
    assert results.result(ENTRY, table(), match, 5) is None


def test_a_match_that_was_left_counts_as_abandoned() -> None:
    match = Match(ENTRY.game({}), "deal:0", 0)
    first = next(iter(match.game.moves(match.state)))
    match.apply(Played(0, match.game.write(match.state, first), 1))
    kept = results.result(ENTRY, table(), match, 9)
    assert kept is not None and (kept.reason, kept.won, kept.scores, kept.preset) == ("abandoned", False, (), "base")


def test_without_a_key_or_a_place_of_ones_own_nothing_is_kept() -> None:
    assert results.result(ENTRY, replace(table(), player=None), won(), 5) is None
    assert results.host_seat(table(ADA, ADA)) is None
    assert results.host_seat(table(Holder("bot", "", 3), ADA)) == 1
    assert results.host_seat(table(Holder("bot", "", 3), Holder("link", "Bob"))) is None


def test_only_the_first_match_of_a_table_is_the_days() -> None:
    kept = results.result(ENTRY, table(daily="2026-11-15", number=2), won(), 5)
    assert kept is not None and kept.daily is None


def test_a_day_that_has_counted_is_practice_but_another_match_at_the_table_counts() -> None:
    assert results.result(ENTRY, table(daily="2026-11-15", repeats=True), won(), 5) is None
    assert results.result(ENTRY, table(daily="2026-11-15", repeats=True, number=2), won(), 5) is not None


def test_help_is_marked() -> None:
    match = Match(ENTRY.game({"preset": "montana"}), NEARLY, 0)
    match.apply(Helped(0, 1))
    match.apply(Played(0, WINNING, 2))
    kept = results.result(ENTRY, table(), match, 2)
    assert kept is not None and kept.won and kept.assisted


def test_options_that_no_preset_has_are_the_others() -> None:
    assert results.preset_of(ENTRY, ENTRY.game({"twos": "locked"}).info) is None
    assert results.preset_of(ENTRY, ENTRY.game({}).info) == "base"


def kept(game: str, won: bool, preset: str | None = None, assisted: bool = False) -> Result:
    facts = {"placed": 48 if won else 20, "redeals": 1, "moves": 9}
    return Result("ada", game, preset, {}, None, 0, 1, "won" if won else "blocked", (), won, assisted, 9, facts)


def test_a_summary_is_told_by_preset_as_the_game_reckons_it() -> None:
    told = results.summaries(ENTRY, [kept("lacunes", True, "base"), kept("lacunes", False), kept("lacunes", True)])
    assert set(told) == {"base", "other"}
    other = told["other"]
    assert isinstance(other, dict)
    assert (other["games"], other["wins"], other["wins_by_redeals"]) == (2, 1, {"1": 1})
    assert (other["mean_placed_of_lost"], other["best_placed_of_lost"], other["win_rate"]) == (20.0, 20, 0.5)


@pytest.mark.parametrize(
    ("wins", "streak", "best"), [([True, True, False, True], 1, 2), ([], 0, 0), ([False, True, True], 2, 2)]
)
def test_any_game_has_wins_and_streaks(wins: list[bool], streak: int, best: int) -> None:
    told = plain_summary([kept("interactions", won, assisted=True) for won in wins])
    assert (told["games"], told["wins"], told["helped"]) == (len(wins), sum(wins), sum(wins))
    assert (told["streak"], told["best_streak"]) == (streak, best)
