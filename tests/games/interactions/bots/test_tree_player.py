"""The tree search as a player: its limits, its estimate, its line."""

import pytest

from games.interactions.positions import MODES, SOLO, THREE, finished, random_position
from ludotheque.core.bot import Limit, Progress
from ludotheque.core.chance import SplitMix64
from ludotheque.games.interactions.bots.tree_player import LEAST_PLAYOUTS, plies_left, search_tree
from ludotheque.games.interactions.rules.game import Interactions
from ludotheque.games.interactions.rules.options import InteractionsOptions
from ludotheque.games.interactions.rules.state import Select

TEAMS = Interactions(InteractionsOptions(4, teams=True))


def test_a_chance_is_a_share_and_the_lead_is_in_points() -> None:
    found = search_tree(TEAMS, random_position(TEAMS, 12, 1), 0, Limit(nodes=30_000), SplitMix64(1).below)
    assert 0 <= found.chance <= 1
    assert -40 < found.lead < 40
    assert found.nodes <= 30_000


@pytest.mark.parametrize("mode", MODES)
def test_the_line_is_legal_and_begins_with_the_move(mode: str) -> None:
    game = Interactions(MODES[mode])
    state = random_position(game, 6, 2)
    turn = game.turn(state)
    assert turn is not None
    found = search_tree(game, game.view(state, turn), turn, Limit(nodes=60_000), SplitMix64(1).below)
    assert found.line[0] == found.move
    for move in found.line:
        state = game.play(state, move)


def test_alone_the_line_is_the_move_because_wild_tiles_are_unknown() -> None:
    found = search_tree(SOLO, SOLO.view(random_position(SOLO, 4, 1), 0), 0, Limit(nodes=60_000), SplitMix64(1).below)
    assert len(found.line) == 1


def test_among_many_a_long_search_tells_several_moves() -> None:
    found = search_tree(THREE, random_position(THREE, 14, 1), 2, Limit(nodes=200_000), SplitMix64(1).below)
    assert len(found.line) > 1


def test_a_selection_is_searched_like_a_move() -> None:
    found = search_tree(THREE, THREE.view(THREE.initial(""), 1), 1, Limit(nodes=30_000), SplitMix64(1).below)
    assert isinstance(found.move, Select)
    assert found.move in THREE.moves(THREE.initial(""), 1)


def test_even_the_smallest_limit_allows_some_playouts() -> None:
    found = search_tree(THREE, random_position(THREE, 3, 1), 0, Limit(nodes=1), SplitMix64(1).below)
    assert found.playouts == LEAST_PLAYOUTS


def test_more_nodes_are_more_playouts() -> None:
    state = random_position(THREE, 9, 1)
    few, many = (
        search_tree(THREE, state, 0, Limit(nodes=nodes), SplitMix64(1).below).playouts for nodes in (4_500, 45_000)
    )
    assert many == 10 * few


def test_the_plies_left_are_the_tiles_still_to_be_laid() -> None:
    assert plies_left(THREE.options, THREE.initial("")) == 18
    assert plies_left(THREE.options, random_position(THREE, 11, 1)) == 7
    assert plies_left(SOLO.options, random_position(SOLO, 4, 1)) == 8


def test_the_watcher_hears_how_far_the_search_is_and_can_stop_it() -> None:
    heard: list[Progress] = []

    def watch(progress: Progress) -> bool:
        heard.append(progress)
        return len(heard) < 3

    found = search_tree(THREE, random_position(THREE, 9, 1), 0, Limit(nodes=10**7, watch=watch), SplitMix64(1).below)
    assert len(heard) == 3
    assert [progress.share for progress in heard] == sorted(progress.share or 0 for progress in heard)
    assert found.playouts < 10_000


def test_with_one_turn_left_the_estimate_is_what_comes() -> None:
    for seed in range(5):
        state = random_position(THREE, 17, seed)
        found = search_tree(THREE, state, 2, Limit(nodes=20_000), SplitMix64(1).below)
        outcome = finished(THREE, THREE.play(state, found.move))
        assert found.lead == pytest.approx(outcome.scores[2] - max(outcome.scores[:2]))
        assert found.chance == pytest.approx((outcome.returns[2] + 1) / 2)
