"""What a coach says at Interactions: what can be turned now, what may be lost, how the last turn was."""

from games.interactions.positions import SOLO, TWO, after, random_position
from ludotheque.core.bot import Limit, Seen
from ludotheque.core.coaching import Last, Remark, weightiest
from ludotheque.games.interactions.bots.greedy import lead
from ludotheque.games.interactions.learn.coach import COACH
from ludotheque.games.interactions.rules.game import Interactions
from ludotheque.games.interactions.rules.options import InteractionsOptions
from ludotheque.games.interactions.rules.state import State

TEAMS = Interactions(InteractionsOptions(4, teams=True))


def said(game: Interactions, state: State, seat: int = 0, last: Last | None = None) -> Remark | None:
    return weightiest(COACH.remarks(game, game.view(state, seat), Seen(seat), last, Limit(nodes=1000)))


def reviewed(before: State, move: str, reply: str | None = None) -> Remark | None:
    """What is said of a turn once it is answered."""
    now = TWO.play(before, TWO.read(before, move))
    now = TWO.play(now, TWO.read(now, reply)) if reply else now
    found = COACH.remarks(TWO, TWO.view(now, 0), Seen(0), Last(before, move), Limit(nodes=1000))
    return next((one for one in found if one.key in ("good", "better")), None)


def test_the_coach_speaks_from_the_first_choice_on() -> None:
    opening, first = said(TWO, after(TWO)), said(TWO, after(TWO, "sel CM", "sel PH"))
    assert opening is not None and first is not None
    assert (opening.key, first.key) == ("select", "first")


def test_turning_ones_own_plants_over_is_no_rescue_but_an_improvement() -> None:
    remark = said(TWO, after(TWO, "sel CA", "sel MK", "Af6+P", "Mf7+H"))
    assert remark is not None and (remark.key, remark.facts["was"]) == ("improve", "A")


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
    before = after(TWO, "sel CM", "sel PH", "Mf6+S", "Pf7+K")
    missed = reviewed(before, "Cf5+A")
    assert missed is not None and (missed.key, missed.facts) == ("better", {"tile": "S", "points": 6})


def test_a_turn_that_brought_more_than_any_other_is_praised() -> None:
    assert reviewed(random_position(TWO, 6, 0), "Me6+P") == Remark("good", stake=3)


def test_nobody_is_praised_for_points_that_the_answer_took_again() -> None:
    taken = 0
    for seed in range(12):
        before = random_position(TWO, 6, seed)
        for full in {TWO.write(before, one)[:3]: TWO.write(before, one) for one in TWO.moves(before)}.values():
            if (praise := reviewed(before, full)) is None or praise.key != "good":
                continue
            now = TWO.play(before, TWO.read(before, full))
            for reply in TWO.moves(now):
                if lead(TWO, TWO.play(now, reply), 0) - lead(TWO, before, 0) < 3:
                    assert reviewed(before, full, TWO.write(now, reply)) is None
                    taken += 1
                    break
    assert taken
