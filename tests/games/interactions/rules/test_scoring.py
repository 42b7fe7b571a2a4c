"""The count at the end, against a count by hand (IXN-20 to IXN-29, IXN-35 to IXN-38)."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.interactions.positions import MODES, SOLO, TWO, after, board, finished, random_game, random_position
from games.interactions.vectors import V17, V25, V25_SETUP
from ludotheque.games.interactions.rules.game import Interactions
from ludotheque.games.interactions.rules.options import InteractionsOptions
from ludotheque.games.interactions.rules.scoring import Sheet, bonus, decide, grade, sheet, sheets, spare
from ludotheque.games.interactions.rules.state import Hand, State
from ludotheque.games.interactions.rules.territory import largest_group
from ludotheque.games.interactions.rules.tiles import LETTERS

VALUES = {"P": (7, 3), "H": (6, 2), "M": (3, 3), "C": (1, 0), "S": (3, 1), "K": (5, 0), "A": (0, 5)}
"""IXN-2, copied from the rule file."""


def counted(options: InteractionsOptions, state: State) -> list[int]:
    """Every owner's total (IXN-26), from the tiles as they lie."""
    totals = []
    for owner in range(options.owners):
        own = [laid for _, laid in state.grid if laid.owner == owner]
        total = sum(VALUES[laid.tile][0 if laid.front else 1] for laid in own)
        fronts = sum(laid.front for laid in own)
        seventh = (set(LETTERS) - {laid.tile for laid in own}).pop()
        if options.bonus and fronts != 3:
            total += VALUES[seventh][0 if fronts > 3 else 1]
        if options.territory:
            total += largest_group(state.territory, owner)
        totals.append(total)
    return totals


@pytest.mark.parametrize("mode", MODES)
def test_the_scores_are_those_of_a_count_by_hand(mode: str) -> None:
    game = Interactions(MODES[mode])
    for seed in range(25):
        end = random_game(game, seed)[-1]
        assert list(finished(game, end).scores) == counted(game.options, end)


@pytest.mark.parametrize(("fronts", "added"), [(0, 2), (1, 2), (2, 2), (3, 0), (4, 6), (5, 6), (6, 6)])
def test_the_seventh_tile_adds_its_more_frequent_side(fronts: int, added: int) -> None:
    """IXN-22, with Herbivory: 6 and 2."""
    assert bonus(fronts, "H") == added


def test_before_the_sixth_tile_there_is_no_bonus() -> None:
    grid = board("bP bH bM bC bS")
    assert sheet(InteractionsOptions(), grid, 0, "A").bonus == 0
    full = board("bP bH bM bC bS bK")
    assert sheet(InteractionsOptions(), full, 0, "A") == Sheet(25, 6, "A", 0, None)
    assert sheet(InteractionsOptions(), board("bp bH bm bc bs bK"), 0, "A").bonus == 5


def test_without_the_bonus_option_the_seventh_tile_counts_nothing() -> None:
    full = board("bP bH bM bC bA bK")
    assert sheet(InteractionsOptions(), full, 0, "S").total == 22 + 3
    assert sheet(InteractionsOptions(bonus=False), full, 0, "S").total == 22


def test_a_zone_is_counted_only_in_the_territorial_variant() -> None:
    grid = board("bP bH rM / rC bS bK")
    assert sheet(InteractionsOptions(), grid, 0, None).zone is None
    assert sheet(InteractionsOptions(territory=True), grid, 0, None).zone == 4
    assert sheet(InteractionsOptions(territory=True), grid, 1, None).zone == 1
    assert sheet(InteractionsOptions(territory=True), board("bP / rS"), 2, None).zone == 0


def test_running_scores_are_the_visible_values() -> None:
    state = random_position(TWO, 7, 4)
    visible = [sum(laid.value for _, laid in state.grid if laid.owner == owner) for owner in (0, 1)]
    assert [line.total for line in sheets(TWO.options, state)] == visible


def test_the_seventh_tile_is_known_once_it_is_the_only_one_left() -> None:
    assert spare(State((), (Hand("KA", ""),)), 0) is None
    assert spare(State((), (Hand("K", ""),)), 0) == "K"
    assert spare(State((), (Hand(),)), 0) is None


def test_the_wild_players_seventh_tile_is_the_one_put_aside() -> None:
    state = after(SOLO, "sel SP", setup=V25_SETUP)
    assert spare(state, 1) == "H"
    assert spare(SOLO.view(SOLO.initial(V25_SETUP), 0), 1) is None


def test_a_line_of_the_sheet_is_told_whole() -> None:
    assert Sheet(12, 2, "H", 2, 4).to_json() == {
        "tiles": 12, "fronts": 2, "spare": "H", "bonus": 2, "zone": 4, "total": 18,
    }  # fmt: skip


def test_the_sheet_of_a_finished_game_has_a_line_an_owner() -> None:
    detail = finished(game := Interactions(InteractionsOptions(3)), after(game, *V17)).detail
    assert detail == {
        "seats": [
            {"tiles": 12, "fronts": 2, "spare": "H", "bonus": 2, "zone": None, "total": 14},
            {"tiles": 22, "fronts": 4, "spare": "M", "bonus": 3, "zone": None, "total": 25},
            {"tiles": 17, "fronts": 3, "spare": "K", "bonus": 0, "zone": None, "total": 17},
        ]
    }


def test_the_highest_total_wins() -> None:
    outcome = decide(InteractionsOptions(3), (14, 25, 17), {})
    assert (outcome.reason, outcome.winners, outcome.returns) == ("complete", (1,), (-1, 1, -1))


def test_equal_totals_share_the_victory() -> None:
    """IXN-23: there is no tie-break."""
    assert decide(InteractionsOptions(2), (20, 20), {}).returns == (0, 0)
    shared = decide(InteractionsOptions(3), (20, 9, 20), {})
    assert (shared.winners, shared.returns) == ((0, 2), (0, -1, 0))
    three = decide(InteractionsOptions(4), (20, 20, 9, 20), {})
    assert (three.winners, three.returns[2]) == ((0, 1, 3), -1)
    assert three.returns[0] == pytest.approx(-1 / 3)


@given(st.tuples(*[st.integers(7, 40)] * 4))
def test_a_team_is_worth_its_weaker_member(totals: tuple[int, int, int, int]) -> None:
    """IXN-28, IXN-29: the larger total breaks no tie."""
    outcome = decide(InteractionsOptions(4, teams=True), totals, {})
    first, second = min(totals[0], totals[2]), min(totals[1], totals[3])
    assert outcome.detail["teams"] == [first, second]
    assert outcome.winners == ((0, 1, 2, 3) if first == second else (0, 2) if first > second else (1, 3))
    assert outcome.returns[0] == outcome.returns[2] == -outcome.returns[1] == -outcome.returns[3]
    assert outcome.scores == totals


@given(st.integers(-23, 23))
def test_alone_one_wins_by_twelve(difference: int) -> None:
    """IXN-35, IXN-36."""
    outcome = decide(InteractionsOptions(1), (30, 30 - difference), {})
    won = difference >= 12
    assert (outcome.winners, outcome.returns) == (((0,), (1,)) if won else ((), (-1,)))
    assert (outcome.detail["grade"] == "lost") is not won
    assert outcome.detail["grade"] == grade(difference)


def test_a_grade_never_falls_with_a_larger_lead() -> None:
    order = ["lost", "first-steps", "in-the-making", "no-secrets"]
    ranks = [order.index(grade(difference)) for difference in range(-30, 31)]
    assert ranks == sorted(ranks)
    assert set(ranks) == {0, 1, 2, 3}


def test_a_solo_unrated_by_its_options_says_so() -> None:
    """IXN-38."""
    for options, rated in (
        (InteractionsOptions(1), True),
        (InteractionsOptions(1, peek_top=False), True),
        (InteractionsOptions(1, bonus=False), False),
        (InteractionsOptions(1, territory=True), False),
    ):
        game = Interactions(options)
        assert finished(game, random_game(game, 5)[-1]).detail["rated"] is rated


def test_players_among_themselves_get_no_grade() -> None:
    assert "grade" not in finished(TWO, random_game(TWO, 1)[-1]).detail


def test_the_solo_game_of_the_rule_file_is_just_won() -> None:
    outcome = finished(SOLO, after(SOLO, *V25, setup=V25_SETUP))
    assert (outcome.scores, outcome.returns, outcome.winners) == ((30, 18), (1,), (0,))


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 2**32), st.sampled_from(list(MODES)))
def test_a_total_is_the_sum_of_its_lines(seed: int, mode: str) -> None:
    game = Interactions(MODES[mode])
    for state in random_game(game, seed)[:: game.options.players]:
        for line in sheets(game.options, state):
            assert line.total == line.tiles + line.bonus + (line.zone or 0)
            assert 0 <= line.fronts <= 6
