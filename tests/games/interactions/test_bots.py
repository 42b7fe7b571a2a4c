"""The five levels in every mode: legal, repeatable, honest about what they know, and above one another."""

from dataclasses import replace

import pytest

from games.interactions.positions import MODES, random_position
from ludotheque.arena.contest import Contest
from ludotheque.arena.players import player
from ludotheque.core import catalog
from ludotheque.core.bot import LEVELS, Choice, Limit, Seen
from ludotheque.core.chance import SplitMix64
from ludotheque.games.interactions.bots import greedy as instinct
from ludotheque.games.interactions.bots import levels as bots
from ludotheque.games.interactions.bots import selections
from ludotheque.games.interactions.bots.tree_player import sample
from ludotheque.games.interactions.kernel import tree_search as trees
from ludotheque.games.interactions.rules.game import Interactions
from ludotheque.games.interactions.rules.options import Rules
from ludotheque.games.interactions.rules.state import Place, Select, State
from ludotheque.games.interactions.solver import solve as solver
from ludotheque.locales import LANGUAGES, Text

BASE = Interactions(Rules())
ENTRY = catalog.entry("interactions")
FEW = 3_000
"""Nodes enough to search a little, so that whole games take no time."""


def choose(game: Interactions, state: State, level: int, seed: int = 1, nodes: int = FEW) -> Choice:
    seat = game.turn(state)
    assert seat is not None
    limit = replace(bots.BOTS.limit(level), nodes=nodes, seconds=None)
    return bots.BOTS.bot(level).choose(game, game.view(state, seat), Seen(seat), limit, SplitMix64(seed).below)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("mode", MODES)
def test_every_level_plays_every_mode_to_the_end(mode: str, level: int) -> None:
    game = Interactions(MODES[mode])
    below = SplitMix64(level).below
    state = game.initial(game.setup(below))
    plies = 0
    while game.turn(state) is not None:
        choice = choose(game, state, level, plies)
        assert choice.move in game.moves(state)
        assert choice.line[:1] in ((), (game.write(state, choice.move),))
        state = game.play(state, choice.move)
        plies += 1
    assert plies == game.info.max_plies


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("rules", [Rules(2), Rules(3), Rules(1)], ids=lambda rules: f"{rules.players} players")
def test_the_same_chance_gives_the_same_choice(rules: Rules, level: int) -> None:
    game = Interactions(rules)
    state = random_position(game, 4, 2)
    assert choose(game, state, level, 8) == choose(game, state, level, 8)


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_chooses_for_the_seat_that_asks_even_before_its_turn(level: int) -> None:
    for seat in (0, 1, 2):
        game = Interactions(Rules(3))
        view = game.view(game.initial(""), seat)
        limit = replace(bots.BOTS.limit(level), nodes=FEW, seconds=None)
        choice = bots.BOTS.bot(level).choose(game, view, Seen(seat), limit, SplitMix64(3).below)
        assert isinstance(choice.move, Select)


def test_only_the_top_level_may_take_seconds_and_at_most_five() -> None:
    assert [bots.BOTS.limit(level).seconds for level in LEVELS[:-1]] == [None] * 4
    assert 4 < (bots.BOTS.limit(5).seconds or 0) < 5
    nodes = [bots.BOTS.limit(level).nodes or 0 for level in LEVELS]
    assert nodes == sorted(nodes) and nodes[0] > 0


def test_level_five_plays_a_proved_best_move_once_it_can() -> None:
    for seed in range(4):
        state = random_position(BASE, 5, seed)
        choice = choose(BASE, state, 5, nodes=2_000_000)
        sign = 1 if BASE.turn(state) == 0 else -1
        value = solver.solve(BASE, state, Limit()).value
        assert choice.proven
        assert choice.value == sign * value
        assert solver.solve(BASE, BASE.play(state, choice.move), Limit()).value == value


def test_a_proof_is_told_from_the_side_of_the_chooser() -> None:
    for seed in range(6):
        choice = choose(BASE, random_position(BASE, 7, seed), 5, nodes=500_000)
        assert choice.reason is not None and choice.value is not None
        sign = (choice.value > 0) - (choice.value < 0)
        assert choice.reason.key == {1: "proven-win", 0: "proven-draw", -1: "proven-loss"}[sign]
        assert choice.reason.facts["points"] == abs(choice.value)


def test_the_top_level_opens_by_the_book() -> None:
    view = BASE.initial("")
    for seat, tiles in enumerate(selections.SADDLE):
        choice = bots.BOTS.bot(5).choose(BASE, view, Seen(seat), bots.BOTS.limit(5), SplitMix64(1).below)
        assert choice.move == Select(tiles)
        assert choice.reason is not None and choice.reason.key == "book"


def test_a_selection_that_is_seen_gets_an_answer_of_its_own() -> None:
    game = Interactions(Rules(2, ordered=True))
    state = game.play(game.initial(""), Select("PK"))
    limit = Limit(nodes=60_000)
    choice = selections.choose(game, game.view(state, 1), 1, limit, SplitMix64(1).below)
    assert choice.move in game.moves(state)
    assert choice.reason is not None and choice.reason.key == "selection"


@pytest.mark.parametrize("rules", [Rules(bonus=False), Rules(territory=True)], ids=["no bonus", "territory"])
def test_variants_that_no_book_covers_are_searched(rules: Rules) -> None:
    game = Interactions(rules)
    choice = selections.choose(game, game.initial(""), 0, Limit(nodes=50_000), SplitMix64(1).below)
    assert not choice.proven
    assert choice.move in game.moves(game.initial(""))


def test_every_reason_has_words_in_both_languages() -> None:
    found = set()
    for rules in (Rules(2), Rules(3), Rules(1)):
        game = Interactions(rules)
        for level in LEVELS:
            for tiles in (0, 6 * rules.colours - 3):
                reason = choose(game, random_position(game, tiles, level), level).reason
                assert reason is not None
                found.add((reason.key, tuple(reason.facts.items())))
    for language in LANGUAGES:
        say = Text(language)
        for key, facts in found:
            assert f"interactions-hint-{key}" in say
            assert "{" not in say(f"interactions-hint-{key}", dict(facts))


def test_solo_finds_the_move_that_wins_at_the_end() -> None:
    """With one turn left the sampled choice is as good as any."""
    game = Interactions(Rules(1))
    for seed in range(5):
        state = random_position(game, 10, seed)
        best = max(_lead(game, game.play(state, move)) >= trees.WIN_BY for move in game.moves(state))
        choice = choose(game, state, 5, nodes=40_000)
        assert (_lead(game, game.play(state, choice.move)) >= trees.WIN_BY) == best


def _lead(game: Interactions, state: State) -> int:
    outcome = game.outcome(state)
    assert outcome is not None
    return outcome.scores[0] - outcome.scores[1]


def test_three_players_take_the_win_that_is_there() -> None:
    game = Interactions(Rules(3))
    for seed in range(6):
        state = random_position(game, 17, seed)
        results = {move: game.outcome(game.play(state, move)) for move in game.moves(state)}
        best = max(outcome.returns[2] for outcome in results.values() if outcome)
        chosen = results[choose(game, state, 4, nodes=20_000).move]
        assert chosen is not None and chosen.returns[2] == best


def test_a_sampled_chance_is_a_share_and_the_lead_is_in_points() -> None:
    game = Interactions(Rules(4, teams=True))
    found = sample(game, random_position(game, 12, 1), 0, Limit(nodes=30_000), SplitMix64(1).below)
    assert 0 <= found.chance <= 1
    assert -40 < found.lead < 40
    assert found.nodes <= 30_000


def test_the_greedy_player_takes_what_gains_most() -> None:
    for seed in range(5):
        state = random_position(BASE, 6, seed)
        choice = instinct.Greedy().choose(BASE, state, Seen(0), Limit(), SplitMix64(1).below)
        gains = [instinct.gain(BASE, state, 0, move) for move in BASE.moves(state) if isinstance(move, Place)]
        assert choice.value == max(gains)


def test_in_teams_the_weaker_member_counts() -> None:
    game = Interactions(Rules(4, teams=True))
    state = random_position(game, 24, 3)
    outcome = game.outcome(state)
    assert outcome is not None
    teams = [min(outcome.scores[0], outcome.scores[2]), min(outcome.scores[1], outcome.scores[3])]
    assert instinct.lead(game, state, 0) == teams[0] - teams[1]
    assert instinct.lead(game, state, 3) == teams[1] - teams[0]


@pytest.mark.parametrize(("upper", "lower"), [("1", "random"), ("2", "1"), ("4", "2")])
def test_a_level_wins_most_games_against_a_much_weaker_one(upper: str, lower: str) -> None:
    contest = Contest(BASE, player(ENTRY, upper, "fraction:1/10"), player(ENTRY, lower, "fraction:1/10"))
    assert contest.play(60).share > 0.5


def test_level_one_loses_more_than_it_wins_against_a_greedy_player() -> None:
    assert Contest(BASE, player(ENTRY, "1"), player(ENTRY, "greedy")).play(60).share < 0.5
