"""Which pearls a bot wants aboard, and the exchanges that get them."""

from hypothesis import given
from hypothesis import strategies as st

from games.laguna.seas import laguna, trial, water
from ludotheque.games.laguna.bots.loading import PearlValues, best_cargo, best_trade, island_exchange
from ludotheque.games.laguna.rules.moves import Trade
from ludotheque.games.laguna.rules.state import Raft

RED = PearlValues("r", 4, "gb", "g", hostages=False)
GREEDY = PearlValues("r", 4, "gb", "g", hostages=True)
pearls = st.text("rgby", min_size=2, max_size=4)


def test_own_pearls_come_first_and_then_what_no_rival_wants() -> None:
    assert RED.aboard("r") > RED.aboard("y") > RED.aboard("g") == RED.aboard("b")


def test_who_takes_hostages_likes_the_leaders_best() -> None:
    assert GREEDY.aboard("r") > GREEDY.aboard("g") > GREEDY.aboard("b") > GREEDY.aboard("y")


def test_when_nothing_is_needed_any_more_an_own_pearl_is_worth_little() -> None:
    done = PearlValues("r", 0, "gb", "g", hostages=False)
    assert done.aboard("r") < done.aboard("y") and done.traded("r", "g") < done.traded("y", "g")


@given(pearls, st.text("rgby", max_size=3))
def test_the_best_cargo_is_full_and_worth_no_less_than_before(aboard: str, there: str) -> None:
    chosen = best_cargo(RED, aboard, there, 4)
    assert len(chosen) == min(4, len(aboard) + len(there))
    assert all(chosen.count(colour) <= (aboard + there).count(colour) for colour in "rgby")
    assert chosen.count("r") == min(len(chosen), (aboard + there).count("r"))
    assert sum(map(RED.aboard, chosen)) >= sum(sorted(map(RED.aboard, aboard))[-len(chosen) :])


@given(pearls, st.text("rgby", max_size=3))
def test_the_exchange_and_the_loading_bring_exactly_the_wanted_load(aboard: str, there: str) -> None:
    raft = Raft("H", 0, 0, aboard.ljust(6, "-"))
    wanted = best_cargo(RED, aboard, there, 4)
    swap, loading = island_exchange(raft, "A", there, wanted)
    holes = list(raft.holes)
    for hole, colour in swap.take if swap else ():
        holes[hole] = colour
    assert sorted("".join(holes).replace("-", "") + loading) == sorted(wanted)
    if swap:
        assert len(swap.give) == len(swap.take)


def beside(mine: str, theirs: str) -> Trade | None:
    found = trial(water(5, 6), f"play turn=0 phase=sail raft0=H,0,0,{mine},- raft1=H,2,0,{theirs},- colours=rg")
    return best_trade(laguna().options, found.state, PearlValues("r", 6, "g", "g", hostages=False))


def test_the_trade_that_brings_most_own_pearls_is_made() -> None:
    move = beside("yb----", "rr----")
    assert move is not None and len(move.take) == 2


def test_a_trade_that_gains_nothing_is_left() -> None:
    assert beside("rr----", "yb----") is None
    assert beside("yb----", "by----") is None


def test_the_partners_own_colour_is_given_only_for_more() -> None:
    move = beside("g-y---", "-----r")
    assert move is None or all("g-y---"[hole] != "g" for hole, _ in move.give)
