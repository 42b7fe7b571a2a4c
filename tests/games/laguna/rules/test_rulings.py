"""Rulings LAG-A* and house clauses LAG-E* that no vector shows."""

from dataclasses import replace

import pytest

from games.laguna.seas import BASE, Trial, laguna, one_raft, trial, water
from ludotheque.core.errors import IllegalMove
from ludotheque.games.laguna.rules.distribution import completable
from ludotheque.games.laguna.rules.effects import MOST_ACTIONS
from ludotheque.games.laguna.rules.moves import Time

HARBOUR = "..A...\n..A...\nx..>..\n......\n......"


def test_a5_the_exemption_outlives_the_end_of_time() -> None:
    found = one_raft(HARBOUR, "H,2,1,------,A", "launch", "A=rgy").play("load A g 0", "=time", "=time")
    assert (found.state.turn, found.state.phase) == (0, "launch")
    assert "load A r 1" in found.legal()


def test_a5_the_exemption_ends_with_a_turn_ended_by_choice() -> None:
    found = one_raft(HARBOUR, "H,2,1,------,A", "launch", "A=rgy").play("load A g 0", "load A r 1", "end", "end")
    assert found.refused("load A y 3") == ("ARROW_VISIBLE", "LAG-47")


def test_a6_without_protection_a_stranded_raft_may_load_elsewhere_or_end() -> None:
    grid = "...A.B\n...A..\n......\n......"
    words = "A=- B=rg play turn=0 phase=launch raft0=V,1,4,------,A raft1=H,2,0,gb----,-"
    closed = trial(grid, words)
    assert closed.refused("load B r 0") == ("NOT_START_ISLAND", "LAG-24")
    assert "end" in closed.legal()
    opened = trial(grid, words, protect_start=False)
    assert "load B r 0" in opened.legal()
    assert opened.refused("end") == ("NOT_LAUNCHED", "LAG-24")


def test_a7_time_before_two_pearls_keeps_what_is_loaded() -> None:
    found = one_raft(HARBOUR, "H,2,1,------,A", "launch", "A=rgy").play("load A g 0", "=time")
    assert found.holes() == "g-----" and found.state.turn == 1


def test_a23_time_is_called_only_where_calling_is_played_and_not_on_oneself() -> None:
    found = one_raft(water(4, 8), "H,0,0,rg----,-")
    assert found.refused("time 1") == ("NO_CALLING", "LAG-A23")
    calling = one_raft(water(4, 8), "H,0,0,rg----,-", time_call="call")
    assert calling.refused("time 0") == ("OWN_CALL", "LAG-22")
    assert calling.told("time 1") == ["called", "turn"]


def test_interruptions_are_playable_but_never_listed() -> None:
    found = one_raft(water(4, 8), "H,0,0,rg----,-", time_call="call")
    assert found.game.interruption(found.state, None) == Time()
    assert found.game.interruption(found.state, 1) == Time(1)
    assert found.game.interruption(found.state, 0) is None
    assert not {"=time", "time 1"} & found.legal()
    placing = laguna().initial(f"easy {BASE}")
    assert laguna().interruption(placing, None) is None


def test_a24_a_fresh_pearl_stays_where_it_was_put() -> None:
    grid = "...A\nx..A\n....\n...."
    found = one_raft(grid, "H,0,0,rg----,-", "premove", "A=b", glass="none")
    found.state = replace(found.state, reef_at_start=True)
    found.play("load A b 2")
    assert found.state.fresh == (2,)
    assert found.refused("shift 2 3") == ("FRESH_PEARL", "LAG-A24")
    assert found.play("shift 0 3", "step S").state.fresh == ()


def test_without_peeking_a_guarded_refusal_would_tell_so_the_symbol_acts() -> None:
    grid = "......\n.x....\n......\n......"
    found = one_raft(grid, "H,0,0,r---g-,-", "premove", glass="none", no_timer_peek=False)
    found.state = replace(found.state, reef_at_start=True)
    assert found.told("shift 4 5") == ["shift", "reef", "turn"]
    assert found.game.view(found.state, 0, peek=True).board.at((0, 0)) == "?"


def test_a13_at_the_volcano_the_arrow_rule_can_be_off() -> None:
    grid = "....@@\n..>.@@\n......"
    assert one_raft(grid, "H,0,1,rrg---,-").refused("unload 0") == ("ARROW_VISIBLE", "LAG-A13")
    assert "unload 0" in one_raft(grid, "H,0,1,rrg---,-", volcano_arrow_rule=False).legal()


def test_a20_unloading_before_the_first_step_uncovers_a_reef_at_once() -> None:
    found = one_raft("....@@\n..x.@@\n......", "H,0,1,rg--r-,-", "premove")
    assert found.told("unload 4") == ["unload", "reef", "turn"]


def test_a4_docking_may_be_bound_to_the_white_line() -> None:
    grid = "laguna-board 1\nname: line\nside: test\nsize: 3 4\nsymmetry: none\nline: grid\ngrid:\n...A\n...A\n....\n"
    line = "line-grid:\n...8\n...0\n....\nend\n\n"
    words = "A=rb play turn=0 phase=sail raft0=H,1,0,rg----,-"
    for edges, docks in (("shore", True), ("line", False)):
        game = laguna(players=1, dock_edges=edges)
        found = Trial(game, game.initial(f"board:{grid}{line}{words}"))
        assert bool(found.legal("load")) == docks


def test_a26_the_fifth_pearl_is_a_seats_own_right() -> None:
    grid = ".....A\n.....A\n......"
    found = one_raft(grid, "H,0,2,bgry--,-", pearls="A=rby", max_pearls=(5, 4))
    assert found.play("load A r 4").state.raft.pearls == 5
    assert found.refused("load A b 5") == ("TOO_MANY_PEARLS", "LAG-59")


def test_e3_the_three_hundredth_action_ends_a_turn_without_clock() -> None:
    found = one_raft(water(4, 8), "H,0,0,rg----,-", glass="none")
    for number in range(MOST_ACTIONS - 1):
        found.play("step E" if number % 2 == 0 else "step W")
    assert found.state.turn == 0
    assert found.told("step W" if found.state.raft.col else "step E") == ["step", "tired", "turn"]


def test_e3_with_a_clock_there_is_no_cap() -> None:
    found = one_raft(water(4, 8), "H,0,0,rg----,-")
    for number in range(MOST_ACTIONS + 2):
        found.play("step E" if number % 2 == 0 else "step W")
    assert found.state.turn == 0


def test_e4_after_the_rounds_most_pearls_win_and_equals_share() -> None:
    words = "play turn=0 phase=sail raft0=H,0,0,rg----,- raft1=H,2,0,rg----,- volcano=2,1"
    found = trial(water(4, 8), words, round_limit=1).play("end", "end")
    outcome = found.game.outcome(found.state)
    assert outcome is not None and (outcome.reason, outcome.winners) == ("rounds", (0,))
    shared = trial(water(4, 8), words.replace("2,1", "2,2"), round_limit=1).play("end", "end")
    outcome = shared.game.outcome(shared.state)
    assert outcome is not None and outcome.returns == (0.0, 0.0)


SOLO = "AA.......BB\n...........\n..........."


def solo(**options: object) -> Trial:
    words = "A=rgb B=byy start=H,1,0,A target B=ryy"
    return trial(SOLO, words, players=1, **options)  # type: ignore[arg-type]


def test_lt25_the_puzzle_is_solved_in_seven_moves() -> None:
    found = solo().play("load A r 0", "load A g 1", *["step E"] * 7)
    assert found.game.outcome(found.state) is None
    assert found.told("swap B 0 b0") == ["swap", "solved"]
    outcome = found.game.outcome(found.state)
    assert outcome is not None
    assert (outcome.reason, outcome.scores, outcome.returns) == ("solved", (7,), (1.0,))


def test_a27_a_shown_reef_costs_moves_or_the_puzzle() -> None:
    grid = "......\n...x..\n......"
    words = "play turn=0 phase=sail raft0=H,0,0,rg----,- target volcano=1"
    paid = trial(grid, words, players=1).play("step E")
    assert (paid.state.spent, paid.state.phase) == (6, "premove")
    lost = trial(grid, words, players=1, solo_reef="forbid")
    assert lost.told("step E") == ["step", "wrecked"]
    outcome = lost.game.outcome(lost.state)
    assert outcome is not None and (outcome.reason, outcome.returns) == ("reef", (-1.0,))


def test_moves_after_the_end_are_refused_first_of_all() -> None:
    found = solo().play("load A r 0", "load A g 1", *["step E"] * 7, "swap B 0 b0")
    with pytest.raises(IllegalMove, match="GAME_OVER"):
        found.play("step W")


def test_with_a_glass_everything_seals_and_alone_nothing() -> None:
    found = one_raft(water(4, 8), "H,0,0,rg----,-")
    assert found.game.seals(found.state, found.game.read(found.state, "step E"))
    alone = solo().play("load A r 0", "load A g 1")
    assert not alone.game.seals(alone.state, alone.game.read(alone.state, "step E"))


def test_without_glass_only_what_lays_something_bare_seals() -> None:
    found = one_raft(water(4, 8), "H,0,0,rg----,-", glass="none")
    assert found.game.seals(found.state, found.game.read(found.state, "step E"))
    assert not found.game.seals(found.state, found.game.read(found.state, "end"))


def test_a_placement_is_completable_exactly_when_some_order_of_the_rest_works() -> None:
    def tried(pool: str, islands: tuple[str, ...]) -> bool:
        return not pool or any(
            tried(pool[1:], (*islands[:at], there + pool[0], *islands[at + 1 :]))
            for at, there in enumerate(islands)
            if len(there) < 3 and pool[0] not in there
        )

    cases = [
        ("rg", ("gb", "by")),
        ("rr", ("gb", "gby")),
        ("rrgg", ("b", "y")),
        ("rgby", ("rg", "by", "gb")),
        ("gg", ("g", "by")),
    ]
    for pool, islands in cases:
        assert completable(pool, islands) == tried(pool, islands), (pool, islands)
