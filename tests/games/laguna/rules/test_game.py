"""Invariants of §3 over random games, and what views and the wire may show."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.laguna.seas import laguna, one_raft
from ludotheque.core.chance import SplitMix64
from ludotheque.core.options import Value
from ludotheque.games.laguna.faces import text, wire
from ludotheque.games.laguna.rules.game import Laguna
from ludotheque.games.laguna.rules.state import PLAY, SAIL, State, shows_reef

OPTIONS: list[dict[str, Value]] = [
    {}, {"players": 4}, {"players": 3, "max_pearls": 5}, {"glass": "none"}, {"distribution": "players"},
    {"island_unload": True, "board_side": "hard"}, {"premove": "effect", "board_side": "hard"},
]  # fmt: skip


def keen_step(game: Laguna, state: State, below: SplitMix64) -> State:
    """A random move that prefers sailing, so that games get somewhere."""
    moves = list(game.moves(state))
    steps = [move for move in moves if type(move).__name__ in ("Step", "Shift", "Unload")]
    pool = steps if steps and below.below(3) else moves
    return game.play(state, pool[below.below(len(pool))])


@settings(max_examples=12, deadline=None)
@given(st.integers(0, 10**6), st.sampled_from(OPTIONS))
def test_the_invariants_hold_in_every_position(seed: int, options: dict[str, Value]) -> None:
    game, chance = laguna(**options), SplitMix64(seed)
    state = game.initial(game.setup(chance.below))
    for _ in range(250):
        if game.turn(state) is None:
            break
        exchanged = state
        state = keen_step(game, state, chance)
        pearls = "".join(state.islands) + "".join(raft.holes for raft in state.rafts).replace("-", "") + state.pool
        assert len(pearls) + sum(state.delivered) == 24
        assert all(len(there) <= 3 for there in state.islands)
        cells = [cell for raft in state.rafts for cell in raft.window]
        assert len(set(cells)) == len(cells)
        assert all(state.board.is_sea(raft.orient, raft.row, raft.col) for raft in state.rafts)
        assert all(raft.pearls <= game.options.max_pearls[seat] for seat, raft in enumerate(state.rafts))
        assert all(count <= game.options.needed for count in state.delivered)
        if state.stage == PLAY and state.phase == SAIL and exchanged.stage == PLAY:
            moved = exchanged.rafts[state.turn].window != state.raft.window
            assert not (moved and exchanged.turn == state.turn and shows_reef(state, state.raft))


@settings(max_examples=8, deadline=None)
@given(st.integers(0, 10**6), st.sampled_from(OPTIONS))
def test_nothing_on_the_wire_depends_on_what_lies_under_pearls(seed: int, options: dict[str, Value]) -> None:
    game, chance = laguna(**options), SplitMix64(seed)
    state = game.initial(game.setup(chance.below))
    for _ in range(120):
        state = keen_step(game, state, chance)
        if game.turn(state) is None:
            return
    for seat in (None, *range(game.options.players)):
        view = game.view(state, seat)
        other = game.guess(view, chance.below)
        assert wire.WIRE.show(game, view, seat) == wire.WIRE.show(game, game.view(other, seat), seat)
        assert text.TEXT.draw(game, view, seat) == text.TEXT.draw(game, game.view(other, seat), seat)
        for raft in view.rafts:
            assert all((cell == "?") == raft.covered(hole) for hole, cell in enumerate(view.under(raft)))


def test_under_sail_the_legal_moves_do_not_depend_on_what_is_hidden() -> None:
    game, chance = laguna(players=3), SplitMix64(5)
    state = game.initial(game.setup(chance.below))
    compared = 0
    for _ in range(400):
        state = keen_step(game, state, chance)
        if game.turn(state) is not None and state.phase == SAIL:
            compared += 1
            assert list(game.moves(state)) == list(game.moves(game.view(state, state.turn)))
    assert compared > 50


def test_the_wire_offers_what_is_near() -> None:
    found = one_raft(".....A\n.....A\n...@@.", "H,0,2,rgr---,-", pearls="A=rby")
    told = wire.WIRE.choices(found.game, found.game.view(found.state, 0), 0)
    assert isinstance(told, dict)
    assert (told["docks"], told["unload"], told["steps"]) == (["A"], [0, 2], ["W"])
    assert told["end"] is True and told["peek"] is False
    assert wire.WIRE.choices(found.game, found.game.view(found.state, 1), 1) is None
    json.dumps(told)


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_the_drawing_names_every_raft_and_hides_what_is_covered(seat: int | None) -> None:
    found = one_raft(".x....\n..>...\n......", "H,0,0,r----g,-")
    drawn = text.TEXT.draw(found.game, found.game.view(found.state, seat), seat)
    assert "0 r H@r0c0 [r - - / - - g] over [? x . / . . ?]" in drawn
    assert "> " not in drawn.splitlines()[3]
