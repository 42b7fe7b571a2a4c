"""Statistics of one preset: games, streaks, redeals used and losses (GAP-36)."""

from random import Random

from games.lacunes.vectors import V14, V15, at, play
from ludotheque.core.results import Result
from ludotheque.games.lacunes.faces.statistics import STATISTICS, Finished, Tally, tally
from ludotheque.games.lacunes.rules.game import Lacunes


def test_streaks_redeals_and_losses_are_counted() -> None:
    games = [Finished(True, 48, 0), Finished(True, 48, 2, True), Finished(False, 30, 2), Finished(True, 48, 2),
             Finished(False, 10, 2)]  # fmt: skip
    assert tally(games) == Tally(5, 3, 1, 0, 2, {0: 1, 2: 2}, 20.0, 30)
    assert tally(games).win_rate == 0.6


def test_of_no_games_no_rate_is_told() -> None:
    assert tally([]) == Tally() and tally([]).win_rate is None


def longest_run(won: list[bool]) -> int:
    return max(len(run) for run in "".join("w" if one else "l" for one in won).split("l"))


def test_the_best_streak_is_the_longest_run_of_wins_and_the_streak_is_the_last() -> None:
    random = Random(4)
    for _ in range(200):
        won = [random.random() < 0.6 for _ in range(random.randrange(1, 20))]
        found = tally(Finished(one, 48 if one else 20, 0) for one in won)
        assert found.best_streak == longest_run(won)
        assert found.streak == len(won) - max((at + 1 for at, one in enumerate(won) if not one), default=0)


def test_facts_are_what_the_position_counts() -> None:
    game = Lacunes()
    state = play(game, at(V14), "R", f"={V15}", "4C")
    assert STATISTICS.facts(game, state) == {"placed": 5, "redeals": 1, "moves": 1}


def result(won: bool, placed: int, redeals: int, assisted: bool = False) -> Result:
    facts = {"placed": placed, "redeals": redeals, "moves": 90}
    return Result(
        "ada", "lacunes", "base", {}, None, 0, 1, "won" if won else "blocked", (placed,), won, assisted, 90, dict(facts)
    )


def test_a_summary_has_all_figures_with_redeals_as_text_keys() -> None:
    found = STATISTICS.summary([result(True, 48, 1, True), result(False, 12, 2), result(True, 48, 1)])
    assert found == {
        "games": 3, "wins": 2, "helped": 1, "streak": 1, "best_streak": 1, "win_rate": 2 / 3,
        "wins_by_redeals": {"1": 2}, "mean_placed_of_lost": 12.0, "best_placed_of_lost": 12,
    }  # fmt: skip


def test_matches_are_counted_with_those_of_their_preset() -> None:
    assert STATISTICS.group(result(True, 48, 0)) == "base"
