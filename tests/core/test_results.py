from ludotheque.core.results import OTHER, Result, plain_group, plain_summary


def result(won: bool, assisted: bool = False, preset: str | None = "base") -> Result:
    return Result("p", "lacuna", preset, {}, None, 0, 1, "majority", (4, 3), won, assisted, 24)


def test_matches_of_one_preset_are_counted_together() -> None:
    assert plain_group(result(True)) == "base"
    assert plain_group(result(True, preset=None)) == OTHER


def test_nothing_played_is_no_share() -> None:
    assert plain_summary([]) == {
        "games": 0, "wins": 0, "helped": 0, "win_rate": None, "streak": 0, "best_streak": 0,
    }  # fmt: skip


def test_a_streak_ends_with_a_loss_and_the_best_one_stays() -> None:
    told = plain_summary([result(won) for won in (True, True, True, False, True)])
    assert (told["streak"], told["best_streak"]) == (1, 3)
    assert (told["games"], told["wins"], told["win_rate"]) == (5, 4, 0.8)


def test_only_wins_count_as_helped() -> None:
    told = plain_summary([result(True, assisted=True), result(False, assisted=True), result(True)])
    assert told["helped"] == 1
