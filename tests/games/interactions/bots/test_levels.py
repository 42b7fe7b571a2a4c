"""The levels in every mode: legal, repeatable, honest about what they know, and above one another."""

from dataclasses import replace
from typing import Any

import pytest

from games.interactions.positions import MODES, SOLO, THREE, TWO, after, finished, margin, random_position, seat_to_move
from ludotheque.arena.contest import Contest
from ludotheque.arena.players import player
from ludotheque.core import catalog
from ludotheque.core.bot import Choice, Limit, Seen
from ludotheque.core.chance import SplitMix64
from ludotheque.games.interactions.bots import searcher
from ludotheque.games.interactions.bots.beginners import Dazzled
from ludotheque.games.interactions.bots.greedy import gain
from ludotheque.games.interactions.bots.ladder import LADDERS
from ludotheque.games.interactions.bots.levels import BOTS, of_mode
from ludotheque.games.interactions.bots.searcher import AFTERWARDS, Searcher
from ludotheque.games.interactions.rules.game import Interactions
from ludotheque.games.interactions.rules.scoring import WIN_BY
from ludotheque.games.interactions.rules.state import Place, Select, State
from ludotheque.games.interactions.solver.solve import Solution, solve
from ludotheque.games.interactions.solver.starts import saddle, starts
from ludotheque.locales import LANGUAGES, Text

_, _, FAIR, STRONG, BEST = LADDERS.graders

ENTRY = catalog.entry("interactions")
FEW = 3_000
"""Nodes enough to search a little, so that whole games take no time."""


def choose(game: Interactions, state: State, level: int, seed: int = 1, nodes: int = FEW) -> Choice:
    seat = seat_to_move(game, state)
    limit = replace(BOTS.limit(level), nodes=nodes, seconds=None)
    return BOTS.bot(level).choose(game, game.view(state, seat), Seen(seat), limit, SplitMix64(seed).below)


@pytest.mark.no_cover
@pytest.mark.parametrize("level", BOTS.levels())
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


@pytest.mark.parametrize("level", BOTS.levels())
@pytest.mark.parametrize("game", [TWO, THREE, SOLO], ids=["two", "three", "solo"])
def test_the_same_chance_gives_the_same_choice(game: Interactions, level: int) -> None:
    state = random_position(game, 4, 2)
    assert choose(game, state, level, 8) == choose(game, state, level, 8)


@pytest.mark.parametrize("level", BOTS.levels())
def test_every_level_chooses_for_the_seat_that_asks_even_before_its_turn(level: int) -> None:
    for seat in (0, 1, 2):
        view = THREE.view(THREE.initial(""), seat)
        limit = replace(BOTS.limit(level), nodes=FEW, seconds=None)
        choice = BOTS.bot(level).choose(THREE, view, Seen(seat), limit, SplitMix64(3).below)
        assert isinstance(choice.move, Select)


def test_only_from_the_top_level_of_two_on_may_a_move_take_seconds_and_at_most_five() -> None:
    seconds = [BOTS.limit(level).seconds for level in BOTS.levels()]
    assert seconds == [None if level < BEST else 4.8 for level in BOTS.levels()]
    nodes = [BOTS.limit(level).nodes or 0 for level in BOTS.levels()]
    assert nodes == sorted(nodes) and nodes[0] > 0


@pytest.mark.parametrize("mode", MODES)
def test_every_mode_has_its_own_steps_and_the_last_of_them_uses_all_it_may(mode: str) -> None:
    bots = of_mode(MODES[mode])
    assert len(LADDERS.of(MODES[mode].to_values()).levels) == len(bots) <= len(BOTS.levels())
    assert bots[-1] == Searcher()
    own = [bot.nodes for bot in bots if isinstance(bot, Searcher) and bot.nodes]
    assert own == sorted(own)


@pytest.mark.parametrize("mode", ["three", "teams"])
def test_who_grades_puzzles_is_the_same_player_in_every_mode_of_several(mode: str) -> None:
    bots = of_mode(MODES[mode])
    graders = [bots[level - 1] for level in LADDERS.of(MODES[mode].to_values()).graders]
    hasty = [Searcher(random_selection=True, nodes=nodes) for nodes in (2_000, 40_000, 400_000)]
    assert graders == [Dazzled(50), replace(hasty[0], greedy_percent=65), *hasty[1:], Searcher()]


def test_alone_five_of_six_steps_grade_puzzles_and_the_last_is_the_strongest() -> None:
    graders = LADDERS.of(SOLO.options.to_values()).graders
    assert graders == (1, 3, 4, 5, 6) and of_mode(SOLO.options)[graders[-1] - 1] == Searcher()


def test_above_the_last_step_of_a_mode_nobody_is_stronger() -> None:
    state = random_position(SOLO, 4, 2)
    last, above = len(of_mode(SOLO.options)), BOTS.levels()[-1]
    assert choose(SOLO, state, last, 8) == choose(SOLO, state, above, 8)


def test_the_top_level_plays_a_proved_best_move_once_it_can() -> None:
    for seed in range(4):
        state = random_position(TWO, 5, seed)
        choice = choose(TWO, state, BEST, nodes=2_000_000)
        sign = 1 if TWO.turn(state) == 0 else -1
        value = solve(TWO, state, Limit()).value
        assert choice.proven
        assert choice.value == sign * value
        assert solve(TWO, TWO.play(state, choice.move), Limit()).value == value


def test_a_proof_is_told_from_the_side_of_the_chooser() -> None:
    for seed in range(6):
        choice = choose(TWO, random_position(TWO, 7, seed), BEST, nodes=500_000)
        assert choice.reason is not None and choice.value is not None
        sign = (choice.value > 0) - (choice.value < 0)
        assert choice.reason.key == {1: "proven-win", 0: "proven-draw", -1: "proven-loss"}[sign]
        assert choice.reason.facts["points"] == abs(choice.value)


def test_the_top_level_opens_by_the_book() -> None:
    view = TWO.initial("")
    for seat, best in enumerate(saddle(starts(TWO.options)) or ()):
        choice = BOTS.bot(BEST).choose(TWO, view, Seen(seat), BOTS.limit(BEST), SplitMix64(1).below)
        assert choice.move == Select(best.tiles)
        assert choice.reason is not None and choice.reason.key == "book"


def test_warming_searches_though_the_start_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    searched: list[State] = []

    def search(game: Interactions, state: State, *given: Any) -> Solution:
        searched.append(state)
        return solve(game, state, *given)

    monkeypatch.setattr(searcher, "solve", search)
    BOTS.warm()
    assert searched


def test_the_top_level_does_not_search_for_what_is_proved() -> None:
    state = after(TWO, "sel PA", "sel CA")
    for _ in range(3):
        choice = BOTS.bot(BEST).choose(TWO, state, Seen(len(state.grid) % 2), Limit(nodes=1), SplitMix64(1).below)
        assert choice.proven and abs(choice.value or 0) == 3
        assert choice.nodes <= AFTERWARDS
        state = TWO.play(state, choice.move)


def test_every_reason_has_words_in_both_languages() -> None:
    found = set()
    for game in (TWO, THREE, SOLO):
        for level in BOTS.levels():
            for tiles in (0, 6 * game.options.owners - 3):
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
    game = SOLO
    for seed in range(5):
        state = random_position(game, 10, seed)
        best = max(margin(game, game.play(state, move)) >= WIN_BY for move in game.moves(state))
        choice = choose(game, state, BEST, nodes=40_000)
        assert (margin(game, game.play(state, choice.move)) >= WIN_BY) == best


def test_three_players_take_the_win_that_is_there() -> None:
    game = THREE
    for seed in range(6):
        state = random_position(game, 17, seed)
        returns = {move: finished(game, game.play(state, move)).returns[2] for move in game.moves(state)}
        assert returns[choose(game, state, STRONG, nodes=20_000).move] == max(returns.values())


@pytest.mark.parametrize(("upper", "lower"), [("grade:1", "random"), ("grade:2", "grade:1"), ("grade:4", "grade:2")])
def test_a_level_wins_most_games_against_a_much_weaker_one(upper: str, lower: str) -> None:
    contest = Contest(TWO, player(ENTRY, upper, "fraction:1/10"), player(ENTRY, lower, "fraction:1/10"))
    assert contest.play(60).share > 0.5


def test_level_one_loses_more_than_it_wins_against_a_greedy_player() -> None:
    assert Contest(TWO, player(ENTRY, "1"), player(ENTRY, "greedy")).play(60).share < 0.5


def test_a_searcher_that_is_greedy_in_every_turn_is_the_greedy_player() -> None:
    greedy, always = BOTS.yardsticks()["greedy"], Searcher(greedy_percent=100)
    for seed in range(5):
        state = random_position(TWO, 4 + seed, seed)
        seen = Seen(seat_to_move(TWO, state))
        rolled = SplitMix64(seed)
        rolled.below(100)
        expected = greedy.choose(TWO, state, seen, Limit(), rolled.below)
        assert always.choose(TWO, state, seen, Limit(), SplitMix64(seed).below) == expected


def test_a_searcher_with_a_random_selection_takes_any_two() -> None:
    bot, below = Searcher(random_selection=True), SplitMix64(2).below
    for game in (TWO, THREE):
        view = game.initial("")
        assert len({bot.choose(game, view, Seen(0), Limit(nodes=1), below).move for _ in range(300)}) == 21


def test_a_search_that_proved_nothing_says_how_deep_it_looked() -> None:
    choice = Searcher(depth=2).choose(TWO, random_position(TWO, 3, 1), Seen(1), Limit(), SplitMix64(1).below)
    assert choice.reason is not None
    assert (choice.proven, choice.reason.key, choice.reason.facts["depth"]) == (False, "search", 2)


def test_a_hint_among_many_tells_a_chance_in_percent() -> None:
    for game, key in ((THREE, "chance"), (SOLO, "solo-chance")):
        reason = choose(game, random_position(game, 4, 2), FAIR).reason
        assert reason is not None and reason.key == key
        percent = reason.facts["percent"]
        assert isinstance(percent, int) and 0 <= percent <= 100


def test_a_bot_sees_a_view_and_nothing_else() -> None:
    """Two piles that differ below the top give one choice."""
    choices = set()
    for pile in ("wild:HSKACMP", "wild:HSPMCAK"):
        state = SOLO.play(SOLO.initial(pile), Select("PS"))
        for level in BOTS.levels():
            limit = replace(BOTS.limit(level), nodes=FEW, seconds=None)
            move = BOTS.bot(level).choose(SOLO, SOLO.view(state, 0), Seen(0), limit, SplitMix64(1).below).move
            choices.add((level, move))
    assert len(choices) == len(BOTS.levels())


def test_a_lost_game_is_lost_by_no_more_and_by_the_move_that_gains_most_at_once() -> None:
    lost = 0
    for seed in range(20):
        state = random_position(TWO, 8, seed)
        seat = seat_to_move(TWO, state)
        choice = choose(TWO, state, 5, seed, nodes=1_000_000)
        value = (1, -1)[seat] * solve(TWO, state, Limit(nodes=1_000_000)).value
        if value >= 0:
            continue
        lost += 1
        ends = {move: _ends(state, move, seat) for move in TWO.moves(state) if isinstance(move, Place)}
        assert isinstance(choice.move, Place)
        assert ends[choice.move] == value == max(ends.values())
        equal = [move for move, end in ends.items() if end == value]
        assert gain(TWO, state, seat, choice.move) == max(gain(TWO, state, seat, move) for move in equal)
    assert lost > 3


def _ends(state: State, move: Place, seat: int) -> int:
    """By how much the seat is ahead in the end, after this move and then best play."""
    return (1, -1)[seat] * solve(TWO, TWO.play(state, move), Limit(nodes=1_000_000)).value
