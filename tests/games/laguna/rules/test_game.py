"""Invariants of §3 over random games, and what a game promises whatever its options."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.laguna.seas import BASE, laguna, one_raft, water
from games.laguna.wandering import VARIANTS, wander
from ludotheque.core.errors import IllegalMove
from ludotheque.core.options import Value
from ludotheque.games.laguna.rules.effects import MOST_ACTIONS
from ludotheque.games.laguna.rules.moves import Trade
from ludotheque.games.laguna.rules.state import PLAY, SAIL, State, shows_reef

seeds, variants = st.integers(0, 10**6), st.sampled_from(VARIANTS)


def pearls_of(state: State) -> str:
    """Every pearl that is not in the volcano."""
    aboard = "".join(raft.holes for raft in state.rafts).replace("-", "")
    return "".join(state.islands) + aboard + state.pool


@settings(max_examples=12, deadline=None)
@given(seeds, variants)
def test_the_invariants_hold_in_every_position(seed: int, options: dict[str, Value]) -> None:
    game = laguna(**options)
    for before, _, state in wander(game, seed, 150):
        assert len(pearls_of(state)) + sum(state.delivered) == 24
        assert all(len(there) <= 3 for there in state.islands)
        cells = [cell for raft in state.rafts for cell in raft.window]
        assert len(set(cells)) == len(cells)
        assert all(state.board.is_sea(raft.orient, raft.row, raft.col) for raft in state.rafts)
        assert all(raft.pearls <= game.options.max_pearls[seat] for seat, raft in enumerate(state.rafts))
        assert all(count <= game.options.needed for count in state.delivered)
        if state.stage == PLAY and state.phase == SAIL and before.stage == PLAY and game.turn(state) is not None:
            moved = before.rafts[state.turn].window != state.raft.window
            assert not (moved and before.turn == state.turn and shows_reef(state, state.raft))


@settings(max_examples=8, deadline=None)
@given(seeds, variants)
def test_a_colour_is_lost_only_to_the_volcano_of_its_seat(seed: int, options: dict[str, Value]) -> None:
    game = laguna(**options)
    for _, _, state in wander(game, seed, 150):
        for seat, colour in enumerate(state.colours):
            assert pearls_of(state).count(colour) + state.delivered[seat] == 6


@settings(max_examples=8, deadline=None)
@given(seeds, variants)
def test_only_the_seat_to_move_and_its_partner_change(seed: int, options: dict[str, Value]) -> None:
    game = laguna(**options)
    for before, move, after in wander(game, seed, 120):
        if before.stage != PLAY:
            continue
        changed = {seat for seat in range(game.options.players) if before.rafts[seat] != after.rafts[seat]}
        partner = {move.seat} if isinstance(move, Trade) else set()
        assert changed <= {before.turn} | partner
        assert all(
            (one.row, one.col) == (other.row, other.col)
            for seat, (one, other) in enumerate(zip(before.rafts, after.rafts, strict=True))
            if seat != before.turn
        )


def test_under_sail_the_legal_moves_do_not_depend_on_what_is_hidden() -> None:
    game = laguna(players=3)
    compared = 0
    for _, _, state in wander(game, 5, 400):
        if game.turn(state) is not None and state.phase == SAIL:
            compared += 1
            assert list(game.moves(state)) == list(game.moves(game.view(state, state.turn)))
    assert compared > 50


def test_nobody_moves_out_of_turn() -> None:
    found = one_raft(water(4, 8), "H,0,0,rg----,-")
    assert found.game.moves(found.state, 0)
    assert not found.game.moves(found.state, 1)


def test_chance_has_spoken_in_the_setup() -> None:
    found = one_raft(water(4, 8), "H,0,0,rg----,-")
    assert list(found.game.chances(found.state) or ()) == []
    with pytest.raises(IllegalMove, match="IMPOSSIBLE_CHANCE"):
        found.game.draw(found.state, lambda n: 0)
    assert found.game.together(found.state) == ()


@pytest.mark.parametrize(
    ("options", "most"),
    [
        ({}, None),
        ({"round_limit": 4}, None),
        ({"glass": "none"}, None),
        ({"glass": "none", "round_limit": 4}, 28 + 4 * 2 * MOST_ACTIONS),
        ({"players": 1, "round_limit": 2}, 28 + 2 * MOST_ACTIONS),
    ],
    ids=str,
)
def test_a_game_has_a_longest_length_only_with_rounds_and_without_clock(
    options: dict[str, Value], most: int | None
) -> None:
    assert laguna(**options).info.max_plies == most


def test_something_is_hidden_unless_symbols_are_shown() -> None:
    assert laguna().info.hidden
    assert not laguna(show_under=True).info.hidden


def test_when_the_game_is_over_everything_is_shown_and_nothing_can_be_done() -> None:
    grid = ".....@\n.....@\n......"
    found = one_raft(grid, "H,0,2,rrg---,-", round_limit=1).play("end")
    assert found.game.turn(found.state) == 1
    found.play("end")
    assert found.game.turn(found.state) is None
    assert not found.game.moves(found.state)
    assert found.game.view(found.state, 1) == found.state
    assert found.game.interruption(found.state, None) is None
    assert found.game.known_setup("anything", found.state, 0) == "anything"


def test_games_and_states_are_values() -> None:
    one, other = laguna(players=3), laguna(players=3)
    assert one == other and hash(one) == hash(other)
    assert one.initial(f"easy {BASE}") == other.initial(f"easy {BASE}")
    assert laguna(players=3) != laguna(players=4)
