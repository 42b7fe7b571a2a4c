"""A turn as a planning problem: what a planner does where it can be seen what is best."""

import pytest

from games.laguna.seas import Trial, laguna, trial
from ludotheque.core.options import Value
from ludotheque.games.laguna.bots.ladder import LADDERS
from ludotheque.games.laguna.bots.planner import Plan, TurnPlanner
from ludotheque.games.laguna.bots.threats import Threats
from ludotheque.games.laguna.bots.traits import TRAITS
from ludotheque.games.laguna.kernel.itineraries import Turns
from ludotheque.games.laguna.rules.moves import End, Load, Step, Swap, Trade, Unload

GENTLE, *_, BEST = LADDERS.graders

LAGOON = """A...........
            ............
            ............
            .......@@...
            .......@@...
            ............
            ............
            B..........."""
TURNS = Turns(40, 56)


def lagoon(
    rafts: str, islands: str = "A=rgb B=rby", phase: str = "premove", volcano: str = "0,0", **options: Value
) -> Trial:
    return trial(LAGOON, f"{islands} play turn=0 phase={phase} {rafts} volcano={volcano}", **options)


def planned(found: Trial, level: int = BEST, turns: Turns = TURNS) -> Plan:
    state = found.state
    return TurnPlanner(found.game.options, state, TRAITS[level], state.board, 2000, turns).plan()


def played(found: Trial, plan: Plan) -> Trial:
    for move in plan.moves:
        found.state = found.game.play(found.state, move)
    return found


def test_a_raft_at_its_start_loads_all_that_its_island_has() -> None:
    plan = planned(lagoon("raft0=H,0,1,------,A raft1=H,6,8,gby---,-", phase="launch"))
    assert all(isinstance(move, Load) for move in plan.moves) and len(plan.moves) == 3
    assert plan.reason.key == "load"


def test_own_pearls_at_the_volcano_are_unloaded() -> None:
    found = lagoon("raft0=H,1,6,rrg---,- raft1=H,6,2,gby---,-", "A=- B=-")
    plan = planned(found)
    assert isinstance(plan.moves[0], Unload) and plan.reason.key == "unload"
    assert played(found, plan).state.delivered == (1, 0)


def test_with_own_pearls_aboard_the_way_leads_to_the_volcano() -> None:
    found = lagoon("raft0=H,1,1,rrb---,- raft1=H,6,8,gby---,-", "A=- B=-")
    plan = planned(found)
    assert plan.reason.key == "deliver" and all(isinstance(move, Step) for move in plan.moves)
    touching = played(found, plan).state
    assert "@" in touching.board.touched("H", touching.raft.row, touching.raft.col)


def test_without_own_pearls_the_way_leads_to_an_island_that_has_some() -> None:
    plan = planned(lagoon("raft0=H,2,3,gby---,- raft1=H,6,8,gby---,-", "A=gby B=rrr"))
    assert plan.reason.key == "fetch" and plan.reason.facts["island"] == "B"


def test_at_an_island_own_pearls_are_taken_for_others() -> None:
    found = lagoon("raft0=H,0,1,gbyb--,- raft1=H,6,8,gby---,-", "A=rrg B=-")
    plan = planned(found)
    assert isinstance(plan.moves[0], Swap)
    assert played(found, plan).state.raft.holes.count("r") == 2


def test_an_island_that_is_protected_is_left_alone() -> None:
    rafts = "raft0=H,0,1,gby---,- raft1=H,6,8,------,A"
    assert planned(lagoon(rafts, "A=rrg B=rrr")).reason.facts.get("island") == "B"
    opened = planned(lagoon(rafts, "A=rrg B=rrr", protect_start=False))
    assert isinstance(opened.moves[0], Swap | Load)


def test_a_raft_beside_that_carries_own_pearls_is_robbed_by_who_trades() -> None:
    rafts = "raft0=H,0,3,-y-g--,- raft1=H,2,3,rr----,-"
    plan = planned(lagoon(rafts, "A=- B=-", "sail"))
    assert isinstance(plan.moves[0], Trade) and plan.reason.key == "trade"
    assert not isinstance(planned(lagoon(rafts, "A=- B=-", "sail"), level=GENTLE).moves[0], Trade)


def test_with_nothing_to_be_had_the_turn_is_ended() -> None:
    found = lagoon("raft0=H,0,1,------,A raft1=H,6,8,gby---,-", "A=- B=-", "launch", protect_start=False)
    assert planned(found).moves == (End(),)


@pytest.mark.parametrize("left", [2, 3])
def test_a_way_too_long_for_the_turn_is_cut_where_the_raft_is_hard_to_rob(left: int) -> None:
    found = lagoon("raft0=H,6,2,rrb---,- raft1=H,1,9,gby---,-", "A=- B=-")
    whole, cut = planned(found), planned(found, turns=Turns(left, 56))
    assert len(whole.moves) > left
    assert cut.moves[-1] == End() and len(cut.moves) <= left + 1
    assert cut.moves[:-1] == whole.moves[: len(cut.moves) - 1]


def test_who_would_win_next_turn_is_seen() -> None:
    rafts = "raft0=H,6,2,rgb---,- raft1=H,1,6,ggy---,-"
    near, far = lagoon(rafts, volcano="0,5"), lagoon(rafts, volcano="0,0")
    assert Threats(near.game.options, near.state, near.state.board, TURNS).winning(500) == [1]
    assert Threats(far.game.options, far.state, far.state.board, TURNS).winning(500) == []


def test_a_rival_that_is_not_launched_threatens_nobody() -> None:
    found = lagoon("raft0=H,6,2,rgb---,- raft1=H,0,1,------,A", volcano="0,5")
    assert Threats(found.game.options, found.state, found.state.board, TURNS).rivals == []


@pytest.mark.parametrize(("holes", "unloads"), [("---bbr", False), ("--rbbr", True)])
def test_without_a_glass_no_pearl_is_unloaded_that_leaves_the_raft_caught(holes: str, unloads: bool) -> None:
    """With the last two, arrows would lead it to and fro beside the volcano for ever."""
    game = laguna(board_side="hard", glass="none")
    words = "A=yy B=g C=gby D=rgy E=rgy F=- G=gy H=- colours=br play turn=1 phase=sail volcano=2,3"
    found = Trial(game, game.initial(f"hard {words} raft0=V,12,16,g--b--,- raft1=H,8,13,{holes},-"))
    assert (planned(found, turns=Turns(100, 100)).reason.key == "unload") is unloads


@pytest.mark.parametrize("level", TRAITS)
def test_what_is_planned_can_be_played(level: int) -> None:
    game = laguna(board_side="hard")
    for rafts in ("raft0=H,2,5,rgb---,A raft1=H,20,16,gby---,E", "raft0=V,7,12,r-gb--,A raft1=H,2,5,gby---,E"):
        words = "A=- B=rgb C=rgy D=rgy E=- F=rby G=gby H=gby"
        found = Trial(game, game.initial(f"hard {words} play turn=0 phase=premove {rafts}"))
        before = found.state
        assert played(found, planned(found, level)).state != before
