"""Players that err as people do, and the novice that level 1 is measured with."""

import pytest

from games.interactions.positions import SOLO, THREE, TWO, placements, random_position, seat_to_move
from ludotheque.arena.contest import Contest
from ludotheque.arena.players import player
from ludotheque.core import catalog
from ludotheque.core.bot import Bot, Limit, Seen
from ludotheque.core.chance import SplitMix64
from ludotheque.games.interactions.bots.beginners import Dazzled, Novice
from ludotheque.games.interactions.bots.greedy import gain
from ludotheque.games.interactions.rules.game import Interactions
from ludotheque.games.interactions.rules.state import Laid, Place, Select, State
from ludotheque.games.interactions.rules.territory import targets
from ludotheque.games.interactions.rules.tiles import TILES

ENTRY = catalog.entry("interactions")


def chosen(bot: Bot, game: Interactions, state: State, seed: int = 1) -> Place:
    move = bot.choose(game, state, Seen(seat_to_move(game, state)), Limit(), SplitMix64(seed).below).move
    assert isinstance(move, Place)
    return move


def own_change(state: State, seat: int, move: Place) -> int:
    grid = state.territory
    turned = [grid[cell] for cell in targets(grid, move.tile, move.cell)]
    return sum(Laid(seat, laid.tile, not laid.front).value - laid.value for laid in turned if laid.owner == seat)


@pytest.mark.parametrize("seed", range(12))
def test_whoever_is_dazzled_lays_the_larger_number(seed: int) -> None:
    state = random_position(TWO, 3 + seed % 6, seed)
    move = chosen(Dazzled(50), TWO, state)
    assert TILES[move.tile].recto == max(TILES[tile].recto for tile in state.hands[seat_to_move(TWO, state)].available)


def test_who_overlooks_nothing_takes_the_most_for_its_own_tiles() -> None:
    for seed in range(10):
        state = random_position(TWO, 6, seed)
        move = chosen(Dazzled(0), TWO, state)
        same = [own_change(state, 0, other) for other in placements(TWO, state) if other.tile == move.tile]
        assert own_change(state, 0, move) == max(same)


def test_who_overlooks_everything_turns_its_own_tiles_without_knowing() -> None:
    found = set()
    for seed in range(60):
        state = random_position(TWO, 8, seed)
        found.add(own_change(state, 0, chosen(Dazzled(100), TWO, state, seed)) < 0)
    assert found == {True, False}


def test_a_novice_takes_the_best_of_what_it_sees_and_sees_half() -> None:
    taken = []
    for seed in range(60):
        state = random_position(TWO, 6, seed)
        gains = {move: gain(TWO, state, 0, move) for move in placements(TWO, state)}
        taken.append(gains[chosen(Novice(), TWO, state, seed)] == max(gains.values()))
    assert 20 < sum(taken) < 50


@pytest.mark.parametrize("bot", [Dazzled(50), Novice()], ids=["dazzled", "novice"])
@pytest.mark.parametrize("game", [TWO, THREE, SOLO], ids=["two", "three", "solo"])
def test_beginners_play_every_mode_and_select_any_two(game: Interactions, bot: Bot) -> None:
    below = SplitMix64(4).below
    state = game.initial(game.setup(below))
    assert isinstance(bot.choose(game, game.view(state, 0), Seen(0), Limit(), below).move, Select)
    while (seat := game.turn(state)) is not None:
        state = game.play(state, bot.choose(game, game.view(state, seat), Seen(seat), Limit(), below).move)
    assert game.outcome(state) is not None


def test_a_novice_beats_level_one_more_often_than_not() -> None:
    """docs/results/interactions.md has the share over 200 games."""
    assert Contest(TWO, player(ENTRY, "novice"), player(ENTRY, "1")).play(100).share > 0.55
