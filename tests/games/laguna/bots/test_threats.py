"""Minding the rivals: who wins next turn, and where a raft is hard to rob."""

import pytest

from games.laguna.seas import Trial, trial, water
from ludotheque.core.options import Value
from ludotheque.games.laguna.bots.threats import Threats
from ludotheque.games.laguna.kernel.itineraries import Turns
from ludotheque.games.laguna.rules.moves import End, Move, Shift, Step
from ludotheque.games.laguna.rules.state import Raft

TURNS = Turns(20, 30)
LAGOON = """A...........
            ............
            ............
            .......@@...
            .......@@...
            ............
            ............
            B..........."""


def lagoon(rafts: str, volcano: str = "0,0", grid: str = LAGOON, **options: Value) -> Trial:
    pearls = "A=- B=- " if "A" in grid else ""
    return trial(grid, f"{pearls}play turn=0 phase=sail {rafts} volcano={volcano}", **options)


def threats(found: Trial, turns: Turns = TURNS) -> Threats:
    return Threats(found.game.options, found.state, found.state.board, turns)


# ---- who would win


def test_a_rival_one_pearl_short_beside_the_volcano_wins_next_turn() -> None:
    assert threats(lagoon("raft0=H,6,2,rgb---,- raft1=H,1,6,ggy---,-", "0,5")).winning(400) == [1]


@pytest.mark.parametrize(
    ("rafts", "volcano"),
    [
        ("raft0=H,6,2,rgb---,- raft1=H,1,6,rby---,-", "0,5"),
        ("raft0=H,6,2,rgb---,- raft1=H,1,6,gg----,-", "0,5"),
        ("raft0=H,6,2,rgb---,- raft1=H,1,6,ggy---,-", "0,1"),
    ],
    ids=["no own pearl aboard", "two must stay aboard", "too much is missing"],
)
def test_a_rival_that_lacks_something_does_not(rafts: str, volcano: str) -> None:
    assert threats(lagoon(rafts, volcano)).winning(400) == []


def test_a_turn_too_short_for_the_way_wins_nothing() -> None:
    far = lagoon("raft0=H,6,8,rgb---,- raft1=H,0,1,ggy---,-", "0,5")
    assert threats(far, Turns(20, 30)).winning(400) == [1]
    assert threats(far, Turns(3, 3)).winning(400) == []


def test_the_own_raft_may_stand_in_the_way_of_a_winner() -> None:
    narrow = "......@@\n......@@"
    free = lagoon("raft0=H,0,0,rgb---,- raft1=H,0,3,ggy---,-", "0,5", narrow)
    assert threats(free).winning(400) == [1]
    shut = lagoon("raft0=H,0,3,rgb---,- raft1=H,0,0,ggy---,-", "0,5", narrow)
    assert threats(shut).winning(400) == []


def test_among_four_every_winner_is_named_and_the_seat_to_move_is_not() -> None:
    rafts = "raft0=H,1,6,rrg---,- raft1=H,5,6,ggy---,- raft2=H,5,0,bgy---,- raft3=V,2,9,yyr---,-"
    found = lagoon(rafts, "3,3,0,3", players=4)
    assert threats(found).winning(400) == [1, 3]


# ---- where to stop


def east(many: int) -> tuple[Move, ...]:
    return (Step("E"),) * many


def test_a_way_that_leads_to_a_reef_is_kept_whole() -> None:
    grid = "........\n...x....\n........\n........\n........\n........"
    found = lagoon("raft0=H,0,0,rg----,- raft1=H,4,0,gb----,-", grid=grid)
    assert threats(found, Turns(2, 30)).stop_early(east(5)) == east(5)


def test_without_a_rival_the_way_is_sailed_as_far_as_the_turn_lasts() -> None:
    found = lagoon("raft0=H,0,0,rg----,- raft1=H,6,6,g-----,-", grid=water(8, 12))
    assert threats(found).rivals == []
    assert threats(found, Turns(4, 30)).stop_early(east(8)) == (*east(4), End())


def test_beside_a_rival_the_way_is_not_ended() -> None:
    """Each step east comes nearer to a raft that would take the red pearls."""
    apart = lagoon("raft0=H,0,0,rrr---,- raft1=H,0,16,gbb---,-", grid=water(2, 19))
    found = threats(apart, Turns(10, 12))
    cut = found.stop_early(east(12))
    assert cut[-1] == End() and 0 < len(cut) - 1 < 10
    assert cut[:-1] == east(len(cut) - 1)


def test_what_is_worth_nothing_to_rob_may_lie_anywhere() -> None:
    bare = lagoon("raft0=H,0,0,bby---,- raft1=H,0,16,gbb---,-", grid=water(2, 19))
    assert threats(bare, Turns(10, 12)).stop_early(east(12)) == (*east(10), End())


def test_a_shift_on_the_way_moves_the_pearl_that_may_cover_a_reef() -> None:
    grid = "......\n...x..\n......\n......\n......\n......"
    found = lagoon("raft0=H,0,0,rg----,- raft1=H,4,3,g-----,-", grid=grid)
    way = (Shift(0, 5), Step("E"), Step("W"))
    assert threats(found, Turns(2, 30)).stop_early(way) == (Shift(0, 5), Step("E"), End())
    assert threats(found, Turns(2, 30)).stop_early((Step("E"), Step("W"))) == (Step("E"), Step("W"))


# ---- danger


def danger(mine: str, col: int, theirs: str = "gbb---") -> float:
    found = lagoon(f"raft0=H,0,0,{mine},- raft1=H,0,16,{theirs},-", grid=water(2, 19))
    return threats(found, Turns(20, 20))._danger(Raft("H", 0, col, mine))


def test_the_nearer_the_rival_the_greater_the_danger() -> None:
    found = [danger("rrg---", col) for col in (0, 4, 8, 12)]
    assert found == sorted(found) and len(set(found)) == 4


def test_own_pearls_are_worth_more_than_those_of_the_rival_and_others_nothing() -> None:
    assert danger("rrr---", 10) > danger("rrg---", 10) > danger("bbg---", 10) > danger("bby---", 10) == 0


def test_a_raft_out_of_reach_is_in_no_danger() -> None:
    split = "...%...\n...%..."
    found = lagoon("raft0=H,0,0,rrr---,- raft1=H,0,4,gbb---,-", grid=split)
    assert threats(found)._danger(found.state.raft) == 0
    assert threats(found)._soonest(1, found.state.raft) == TURNS.each
