"""Thousands of games at once give what the rules give, one by one."""

from typing import Any

import numpy as np
import pytest

from ludotheque import vector
from ludotheque.core import catalog
from ludotheque.core.chance import SplitMix64
from ludotheque.core.encoding import encoding_of, learning_game
from ludotheque.core.game import AnyGame
from ludotheque.core.vector import Vectors
from ludotheque.games.interactions.bots.vector import InteractionsBatch
from ludotheque.games.interactions.kernel import play
from ludotheque.games.interactions.rules.tiles import LETTERS
from ludotheque.games.lacunes.bots.vector import LacunesBatch
from ludotheque.games.lacunes.kernel.batch import REDEAL
from ludotheque.games.lacunes.rules.state import Deal
from ludotheque.search.many import RulesBatch

VARIANTS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("interactions", {}), ("interactions", {"territory": True, "bonus": False}),
    ("interactions", {"select": "ordered"}),
    ("interactions", {"players": 1}), ("interactions", {"players": 1, "peek": "none", "wildEffects": False}),
    ("interactions", {"players": 1, "wildRow": "whole"}), ("interactions", {"players": 3}),
    ("interactions", {"players": 4}), ("interactions", {"players": 4, "teams": True}),
    ("lacunes", {}), ("lacunes", {"redeals": 0}), ("lacunes", {"redeal": "after", "when": "any"}),
    ("lacunes", {"twos": "locked", "start": "montana"}), ("lacunes", {"redeals": "unlimited"}),
    ("forma", {}), ("lacuna", {}), ("laguna", {}), ("laguna", {"players": 1}),
)  # fmt: skip
COUNT, FEW, LONGEST = 8, 3, 60


def first_state(game: AnyGame, batch: Any, row: int) -> Any:
    """Where that game of the batch begins, by the rules."""
    if isinstance(batch, RulesBatch):
        return batch.sessions[row].state
    if isinstance(batch, LacunesBatch):
        return game.initial(f"deal:{batch.deals[row]}")
    pile = "".join(LETTERS[tile] for tile in batch.states[row, play.PILE : play.PILE + 7])
    return game.initial(f"wild:{pile}" if game.info.seats == 1 else "")


def played(game: AnyGame, batch: Any, row: int, state: Any, action: int) -> Any:
    """The state after an action, with whatever chance gave the batch."""
    after = game.play(state, encoding_of(game).decode(state, action))
    if isinstance(batch, LacunesBatch) and action == REDEAL and not (batch.ended[row] or batch.cut_off[row]):
        return game.play(after, Deal(tuple(int(card) for card in batch.states[row, :52])))
    return after


@pytest.mark.no_cover
@pytest.mark.parametrize(("key", "options"), VARIANTS, ids=str)
def test_every_game_of_a_batch_goes_as_the_rules_say(key: str, options: dict[str, Any]) -> None:
    game, compiled = learning_game(key, options), catalog.entry(key).offers(Vectors)
    batch = vector.make(key, COUNT if compiled else FEW, longest=LONGEST, **options)
    encoding, ends = encoding_of(game), 0
    batch.reset(5)
    states = [first_state(game, batch, row) for row in range(batch.count)]
    for _ in range(LONGEST * 2 if compiled else LONGEST + 5):
        legal, seen, actions = batch.masks().copy(), batch.observations().copy(), batch.sample()
        for row, state in enumerate(states):
            seat = game.turn(state)
            assert seat is not None
            view = game.view(state, seat, peek=True)
            assert batch.turns[row] == seat
            assert (legal[row] == encoding.mask(view, seat)).all()
            assert np.allclose(seen[row], encoding.observe(view, seat), atol=1e-6)
            assert legal[row, actions[row]]
        batch.step(actions)
        for row, action in enumerate(actions.tolist()):
            states[row] = played(game, batch, row, states[row], action)
            outcome = game.outcome(states[row])
            assert batch.ended[row] == (outcome is not None)
            assert np.allclose(batch.rewards[row], outcome.returns if outcome else 0)
            if batch.ended[row] or batch.cut_off[row]:
                states[row] = first_state(game, batch, row)
                ends += 1
    assert ends >= batch.count


@pytest.mark.parametrize("key", ["interactions", "lacunes"])
def test_the_same_seed_gives_the_same_games(key: str) -> None:
    one, two = vector.make(key, 50), vector.make(key, 50)
    one.reset(3)
    for _ in range(30):
        one.step(one.sample())
    for batch in (one, two):
        batch.reset(9)
    for _ in range(60):
        chosen = one.sample()
        assert (chosen == two.sample()).all()
        one.step(chosen)
        two.step(chosen)
        assert (one.rewards == two.rewards).all()
    two.reset(10)
    assert key != "lacunes" or (one.masks() != two.masks()).any()


@pytest.mark.parametrize(("key", "wrong"), [("interactions", (-1, 21, 10**6)), ("lacunes", (-1, 60, 61, 10**6))])
def test_what_is_no_action_ends_a_game_with_minus_one(key: str, wrong: tuple[int, ...]) -> None:
    batch = vector.make(key, len(wrong))
    batch.reset(1)
    batch.step(np.array(wrong, np.int64))
    assert batch.ended.all()
    assert (batch.rewards[:, 0] == -1).all()
    assert (batch.rewards[:, 1:] == 0).all()
    batch.step(batch.sample())
    assert not batch.ended.any()
    assert not batch.rewards.any()


def test_a_game_that_becomes_too_long_is_cut_off_without_a_result() -> None:
    batch = vector.make("lacunes", 40, longest=5)
    batch.reset(1)
    for _ in range(5):
        batch.step(batch.sample())
    assert batch.cut_off.any()
    assert not batch.rewards[batch.cut_off].any()


@pytest.mark.parametrize("plies", [2, 5, 9, 13])
def test_every_legal_turn_is_drawn_as_often_as_any_other(plies: int) -> None:
    batch = vector.make("interactions", 20_000)
    assert isinstance(batch, InteractionsBatch)
    batch.reset(plies)
    for _ in range(plies):
        batch.step(batch.sample())
    batch.states[:], batch.turns[:] = batch.states[0], batch.turns[0]
    legal = np.flatnonzero(batch.masks()[0])
    drawn = np.bincount(batch.sample(), minlength=batch.size)
    assert set(np.flatnonzero(drawn)) == set(legal)
    mean = batch.count / len(legal)
    assert np.abs(drawn[legal] - mean).max() < 6 * mean**0.5


@pytest.mark.parametrize("number", [0, 1, 28, 999_999_999])
def test_numbered_deals_are_those_of_the_rules(number: int) -> None:
    from ludotheque.games.lacunes.kernel import batch

    state, cards, stream = np.zeros(batch.SIZE, np.int8), np.zeros(104, np.int64), np.zeros(1, np.uint64)
    for montana in (False, True):
        batch.deal(state, number, montana, cards, stream)
        game = catalog.entry("lacunes").game({"start": "montana" if montana else "plain"})
        assert tuple(state[:52]) == game.initial(f"deal:{number}").cells


@pytest.mark.parametrize("n", [2, 7, 52, 1_000_000_000, (1 << 62) + 1])
def test_chance_is_drawn_as_in_the_rules(n: int) -> None:
    from ludotheque.games.lacunes.kernel import batch

    plain, state = SplitMix64(7), np.array([7], np.uint64)
    assert [batch.below(state, n) for _ in range(50)] == [plain.below(n) for _ in range(50)]
