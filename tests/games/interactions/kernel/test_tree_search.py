"""The tree search: what it guesses, how it plays on, what it earns, and where it looks."""

import numpy as np
import pytest

from games.interactions.positions import MODES, PILE, SOLO, THREE, TWO, after, finished, placements, random_position
from ludotheque.core.chance import SplitMix64
from ludotheque.games.interactions.kernel import arrays, play, tree_search
from ludotheque.games.interactions.kernel.tree_search import (
    BRANCH,
    COUNT,
    FIRST,
    LEAD,
    MOST_MOVES,
    MOVE,
    PRIOR,
    VISITS,
    Scratch,
    Tree,
)
from ludotheque.games.interactions.rules.game import Interactions
from ludotheque.games.interactions.rules.options import InteractionsOptions
from ludotheque.games.interactions.rules.scoring import WIN_BY
from ludotheque.games.interactions.rules.state import State
from ludotheque.games.interactions.rules.tiles import LETTERS

TEAMS = Interactions(InteractionsOptions(4, teams=True))


def scratch() -> Scratch:
    return Scratch(
        np.zeros(64, np.int64), np.zeros(MOST_MOVES, np.int64), np.zeros(MOST_MOVES), np.zeros(6),
        np.zeros(4, np.int64), np.zeros(play.TOP, np.int8), np.zeros(64, np.int64),
    )  # fmt: skip


def tree(game: Interactions, room: int = 20_000) -> Tree:
    columns = BRANCH + 7 if game.options.solo else BRANCH
    return Tree(np.zeros((room, columns), np.int64), np.zeros((room, 6)))


def stream(seed: int) -> np.ndarray[tuple[int], np.dtype[np.uint64]]:
    return np.array([seed], np.uint64)


def searched(game: Interactions, view: State, seat: int, playouts: int, room: int = 20_000) -> tuple[Tree, int]:
    grown = tree(game, room)
    options = arrays.kernel_options(game.options)
    root = arrays.flatten(game.options, view)
    return grown, tree_search.search(root, options, seat, grown, 0, playouts, stream(1))


def visible(state: State, owners: int) -> list[int]:
    return [sum(laid.value for _, laid in state.grid if laid.owner == owner) for owner in range(owners)]


@pytest.mark.parametrize("game", [TWO, THREE, TEAMS], ids=["two", "three", "teams"])
def test_a_gain_is_ones_own_points_less_a_share_of_the_others(game: Interactions) -> None:
    owners, options = game.options.owners, arrays.kernel_options(game.options)
    for seed in range(6):
        state = random_position(game, 5 + seed, seed)
        seat, flat = len(state.grid) % owners, arrays.flatten(game.options, state)
        before = visible(state, owners)
        for move in placements(game, state)[::3]:
            changes = [now - then for now, then in zip(visible(game.play(state, move), owners), before, strict=True)]
            friends = {seat, (seat + 2) % 4} if game.options.teams else {seat}
            wanted = sum(change if owner in friends else -change / (owners - 1) for owner, change in enumerate(changes))
            code = arrays.encode(move)
            assert tree_search.gain(flat, options, seat, code // 8 % 8, code // 64) == pytest.approx(wanted)


def test_every_tile_of_a_set_is_picked_and_no_other() -> None:
    chance = stream(5)
    picked = [tree_search.pick_bit(arrays.mask("HSA"), chance) for _ in range(300)]
    assert {LETTERS[tile] for tile in picked} == set("HSA")
    assert all(picked.count(tile) > 60 for tile in set(picked))


def test_hidden_selections_are_guessed_and_the_choosers_own_is_left_alone() -> None:
    view, chance, seen = THREE.view(after(THREE, "sel SA", "sel PH"), 1), stream(2), set()
    for _ in range(400):
        flat = arrays.flatten(THREE.options, view)
        tree_search.determinize(flat, arrays.kernel_options(THREE.options), 1, chance)
        assert flat[play.AVAILABLE + 1] == arrays.mask("PH")
        for seat in range(3):
            assert bin(flat[play.AVAILABLE + seat]).count("1") == 2
            assert flat[play.AVAILABLE + seat] ^ flat[play.RESERVE + seat] == 127
        seen.add(int(flat[play.AVAILABLE]))
    assert len(seen) == 21


def test_who_selects_now_is_not_guessed_for() -> None:
    flat = arrays.flatten(THREE.options, THREE.initial(""))
    tree_search.determinize(flat, arrays.kernel_options(THREE.options), 0, stream(2))
    assert flat[play.AVAILABLE] == 0


@pytest.mark.parametrize("peek", [True, False])
def test_a_guessed_pile_holds_each_unseen_tile_once(peek: bool) -> None:
    game = Interactions(InteractionsOptions(1, peek_top=peek))
    view, chance = game.view(after(game, "sel SP", "Sf6+C", setup=PILE), 0), stream(3)
    orders = set()
    for _ in range(200):
        flat = arrays.flatten(game.options, view)
        tree_search.determinize(flat, arrays.kernel_options(game.options), 0, chance)
        aside, pile = int(flat[play.PILE]), flat[play.PILE + 2 : play.PILE + 7].tolist()
        assert sorted([LETTERS.index("S"), aside, *pile]) == list(range(7))
        assert not peek or (LETTERS[aside], LETTERS[pile[0]]) == ("H", "K")
        orders.add((aside, *pile))
    assert len(orders) == 24 if peek else len(orders) > 100


@pytest.mark.parametrize("mode", MODES)
def test_a_playout_ends_the_game_with_a_full_territory(mode: str) -> None:
    game = Interactions(MODES[mode])
    options, chance = arrays.kernel_options(game.options), stream(4)
    for seed in range(5):
        flat = arrays.flatten(game.options, random_position(game, seed, seed))
        tree_search.playout(flat, options, chance, np.zeros(64, np.int64))
        assert play.over(flat, options)
        assert np.count_nonzero(flat[: play.TOP]) == 6 * game.options.owners


@pytest.mark.parametrize("mode", MODES)
def test_a_reward_is_best_for_the_winners_of_the_rules(mode: str) -> None:
    game = Interactions(MODES[mode])
    options, room = arrays.kernel_options(game.options), scratch()
    for seed in range(20):
        state = random_position(game, 6 * game.options.owners, seed)
        flat = arrays.flatten(game.options, state)
        tree_search.reward(flat, options, 0, room)
        outcome, earned = finished(game, state), room.earned[: game.options.players]
        assert ((earned >= 0) & (earned <= 1)).all()
        if game.options.solo:
            assert room.earned[LEAD] == outcome.scores[0] - outcome.scores[1]
            assert (earned[0] > 0.8) == (room.earned[LEAD] >= WIN_BY)
        else:
            assert {seat for seat in range(len(earned)) if earned[seat] == earned.max()} == set(outcome.winners)


def test_the_lead_is_the_choosers_over_the_best_of_the_others() -> None:
    state, room = random_position(THREE, 18, 3), scratch()
    scores = finished(THREE, state).scores
    for seat in range(3):
        tree_search.reward(arrays.flatten(THREE.options, state), arrays.kernel_options(THREE.options), seat, room)
        assert room.earned[LEAD] == scores[seat] - max(scores[other] for other in range(3) if other != seat)


def test_a_team_leads_by_its_weaker_member() -> None:
    state, room = random_position(TEAMS, 24, 3), scratch()
    scores = finished(TEAMS, state).scores
    tree_search.reward(arrays.flatten(TEAMS.options, state), arrays.kernel_options(TEAMS.options), 1, room)
    assert room.earned[LEAD] == min(scores[1], scores[3]) - min(scores[0], scores[2])


def test_the_children_of_a_node_are_its_moves_with_priors_that_sum_to_one() -> None:
    state = random_position(THREE, 6, 2)
    grown, options = tree(THREE), arrays.kernel_options(THREE.options)
    tree_search.new_node(grown, 0, 0, 1.0)
    used = tree_search.expand(grown, 0, 1, arrays.flatten(THREE.options, state), options, 0, scratch())
    first, count = grown.nodes[0, FIRST], grown.nodes[0, COUNT]
    assert (first, used) == (1, 1 + count)
    moves = {arrays.decode(int(code)) for code in grown.nodes[first : first + count, MOVE]}
    assert moves == set(THREE.moves(state))
    assert grown.earned[first : first + count, PRIOR].sum() == pytest.approx(1)


def test_a_seat_that_selects_has_twenty_one_children() -> None:
    grown, options = tree(THREE), arrays.kernel_options(THREE.options)
    tree_search.new_node(grown, 0, 0, 1.0)
    flat = arrays.flatten(THREE.options, THREE.initial(""))
    assert tree_search.expand(grown, 0, 1, flat, options, 0, scratch()) == 22


def test_a_selection_of_the_tree_is_applied_to_the_hand() -> None:
    flat = arrays.flatten(THREE.options, THREE.initial(""))
    tree_search.apply(flat, arrays.kernel_options(THREE.options), 2, LETTERS.index("H") * 8 + LETTERS.index("A"))
    assert flat[play.AVAILABLE + 2] == arrays.mask("HA")
    assert flat[play.RESERVE + 2] == arrays.mask("PMCSK")


def test_an_untried_child_with_a_great_prior_is_tried_before_a_poor_one() -> None:
    grown = tree(TWO)
    tree_search.new_node(grown, 0, 0, 1.0)
    for child, prior in ((1, 0.2), (2, 0.7), (3, 0.1)):
        tree_search.new_node(grown, child, child, prior)
    grown.nodes[0, FIRST], grown.nodes[0, COUNT], grown.nodes[0, VISITS] = 1, 3, 1
    assert tree_search.select_child(grown, 0, 0) == 2
    grown.nodes[2, VISITS], grown.earned[2, 0] = 40, 0.0
    assert tree_search.select_child(grown, 0, 0) == 1


def test_peeking_reveals_the_next_wild_tile_and_otherwise_the_one_just_laid() -> None:
    flat = arrays.flatten(SOLO.options, after(SOLO, "sel SP", setup=PILE))
    peeking = arrays.kernel_options(SOLO.options)
    blind = peeking._replace(peek_top=False)
    assert LETTERS[tree_search.revealed(flat, peeking)] == "S"
    play.play(flat, peeking, arrays.encode(placements(SOLO, after(SOLO, "sel SP", setup=PILE))[0]))
    assert LETTERS[tree_search.revealed(flat, peeking)] == "K"
    assert LETTERS[tree_search.revealed(flat, blind)] == "S"


@pytest.mark.parametrize("mode", MODES)
def test_every_playout_passes_the_root_and_one_of_its_children(mode: str) -> None:
    game = Interactions(MODES[mode])
    grown, used = searched(game, game.view(random_position(game, 4, 1), 0), 0, 300)
    first, count = grown.nodes[0, FIRST], grown.nodes[0, COUNT]
    assert grown.nodes[0, VISITS] == 300
    assert grown.nodes[first : first + count, VISITS].sum() == 300
    assert 1 + count <= used <= len(grown.nodes)


def test_a_full_tree_searches_on_without_growing() -> None:
    room = 2 * MOST_MOVES
    grown, used = searched(THREE, random_position(THREE, 4, 1), 1, 2000, room)
    assert used <= room
    assert grown.nodes[0, VISITS] == 2000


def test_the_same_chance_grows_the_same_tree() -> None:
    state = random_position(THREE, 6, 5)
    one, other = searched(THREE, state, 0, 200)[0], searched(THREE, state, 0, 200)[0]
    assert np.array_equal(one.nodes, other.nodes) and np.array_equal(one.earned, other.earned)


def test_a_search_in_two_halves_is_one_search() -> None:
    state, options = random_position(THREE, 6, 5), arrays.kernel_options(THREE.options)
    root, chance, halves = arrays.flatten(THREE.options, state), stream(1), tree(THREE)
    used = tree_search.search(root, options, 0, halves, 0, 100, chance)
    tree_search.search(root, options, 0, halves, used, 100, chance)
    assert np.array_equal(halves.nodes, searched(THREE, state, 0, 200)[0].nodes)


def test_a_search_leaves_its_root_as_it_was() -> None:
    state = SOLO.view(random_position(SOLO, 4, SplitMix64(1).below(50)), 0)
    root = arrays.flatten(SOLO.options, state)
    copy = root.copy()
    tree_search.search(root, arrays.kernel_options(SOLO.options), 0, tree(SOLO), 0, 50, stream(1))
    assert np.array_equal(root, copy)


@pytest.mark.parametrize("game", [THREE, TEAMS], ids=["three", "teams"])
def test_below_the_own_selection_no_guess_of_the_others_is_mixed_with_another(game: Interactions) -> None:
    # Moves of one guess are illegal in the next: played all the same they wrote beyond the canvas.
    grown, used = searched(game, game.view(game.initial(""), 1), 1, 2_000)
    assert used == 1 + 21
    assert grown.nodes[0, VISITS] == 2_000 and (grown.nodes[1:used, VISITS] > 0).all()
    assert (grown.nodes[1:used, FIRST] < 0).all()
