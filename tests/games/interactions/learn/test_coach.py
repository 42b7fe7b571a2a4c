"""What a coach says at Interactions: what can be turned now, what may be lost, how the last turn was."""

from games.interactions.positions import SOLO, TWO, after, random_position
from ludotheque.core.bot import Limit, Seen
from ludotheque.core.coaching import Last, Remark, weightiest
from ludotheque.games.interactions.learn.coach import COACH
from ludotheque.games.interactions.rules.game import Interactions
from ludotheque.games.interactions.rules.options import InteractionsOptions
from ludotheque.games.interactions.rules.state import State

TEAMS = Interactions(InteractionsOptions(4, teams=True))


def said(game: Interactions, state: State, seat: int = 0, last: Last | None = None) -> Remark | None:
    return weightiest(COACH.remarks(game, game.view(state, seat), Seen(seat), last, Limit(nodes=1000)))


def test_while_the_first_tiles_are_chosen_nothing_is_said() -> None:
    assert said(TWO, after(TWO)) is None


def test_a_tile_that_can_be_turned_at_once_is_named_with_its_points() -> None:
    remark = said(TWO, after(TWO, "sel CM", "sel PH", "Mf6+S", "Pf7+K"))
    assert remark == Remark(
        "take", {"tile": "C", "points": 4, "was": "P", "count": 1, "seat": 1}, ("cell:f7",), stake=4
    )


def test_turning_ones_own_tile_back_is_called_a_rescue() -> None:
    remark = said(TWO, after(TWO, "sel PM", "sel HC", "Pf6+K", "Cf7+A"))
    assert remark is not None and (remark.key, remark.facts["was"], remark.marks) == ("rescue", "p", ("cell:f6",))


def test_several_at_once_are_counted_together() -> None:
    remark = said(TWO, after(TWO, "sel CM", "sel PH", "Mf6+S", "Pf7+K", "Sf5+K", "Hg6+A"))
    assert remark is not None and (remark.key, remark.facts["count"], remark.facts["points"]) == ("several", 2, 8)


def test_what_another_could_turn_next_is_a_threat() -> None:
    remark = said(TWO, after(TWO, "sel PS", "sel MC", "Pf6+M", "Mf7+A"))
    assert remark == Remark("threat", {"seat": 1, "tile": "C", "points": 4, "was": "P"}, ("cell:f6",), stake=4)


def test_the_wild_player_owns_what_it_has_laid() -> None:
    state = after(SOLO, "sel CM", "Mf6+P", setup="wild:HPKACMS")
    remark = said(SOLO, state)
    assert remark is not None and (remark.key, remark.facts["was"]) == ("take-wild", "P")


def test_partners_are_spared() -> None:
    opened = ("sel CM", "sel MK", "sel PH", "sel MK", "Mf6+S", "Mf7+C", "Pf5+C", "Me6+C")
    assert said(TEAMS, after(TEAMS, *opened)) is None, "the oak could turn the partner's fox alone"


def test_the_last_turn_is_compared_with_what_would_have_brought_most() -> None:
    before, quiet = after(TWO, "sel CM", "sel PH", "Mf6+S", "Pf7+K"), after(TWO, "sel CM", "sel PH")
    missed = said(TWO, quiet, 0, Last(before, "Cf5+A"))
    assert missed is not None and (missed.key, missed.facts) == ("better", {"tile": "S", "points": 6})


def test_a_turn_that_brought_more_than_any_other_is_praised() -> None:
    before, quiet = random_position(TWO, 6, 0), after(TWO, "sel CM", "sel PH")
    assert said(TWO, quiet, 0, Last(before, "Me6+P")) == Remark("good", stake=3)
