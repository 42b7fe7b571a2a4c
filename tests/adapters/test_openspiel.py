"""OpenSpiel's own checks and algorithms, of every game under a good share of its options."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.python.algorithms import cfr, exploitability, generate_playthrough, mcts
from open_spiel.python.observation import make_observation

from ludotheque.adapters.openspiel import PREFIX, register
from ludotheque.adapters.parameters import default_of, given_options, specification
from ludotheque.core import catalog

HERE = Path(__file__).parent
ENDING = "sel HC|sel MC|Cf6+M|Me6+K|Hg6+P|Cf5+H|Pe5+A|Hd5+A|Mg7+K|Kf7+P|Ag5+S"
"""Three turns are left; the second seat moves, and two of its four turns win."""
GAMES = (
    "forma(max_plies=12)", "forma(fit_aid=True,field=cut_choose,max_plies=12)", "forma(players=4,max_plies=12)",
    "forma(field=random,max_plies=2)",
    "interactions", "interactions(players=1)", "interactions(players=1,peek=none,wildEffects=False)",
    "interactions(players=3)", "interactions(players=4,teams=True,territory=True)", "interactions(select=ordered)",
    "lacuna", "lacuna(pick=after,detail=1)", "lacuna(ends=open,tol=100)",
    "lacunes(max_plies=80)", "lacunes(redeals='unlimited',when=any,max_plies=40)", "lacunes(start=montana,twos=locked)",
    "laguna(max_plies=40)", "laguna(players=1,max_plies=40)", "laguna(players=3,max_plies=40)",
    "laguna(max_pearls='5',distribution=players,max_plies=40)",
)  # fmt: skip


def load(name: str) -> Any:
    return pyspiel.load_game(f"{PREFIX}{name}")


@pytest.mark.no_cover
@pytest.mark.parametrize("name", GAMES)
def test_the_random_simulation_test_is_passed(name: str) -> None:
    pyspiel.random_sim_test(load(name), num_sims=1, serialize=True, verbose=False)


def test_a_program_that_used_it_ends_in_peace() -> None:
    code = (
        f"import pyspiel, ludotheque.adapters.openspiel\ngame = pyspiel.load_game('{PREFIX}interactions')\n"
        "pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")


def test_every_game_is_registered_once() -> None:
    register()
    names = [name for name in pyspiel.registered_names() if name.startswith(PREFIX)]
    assert sorted(names) == [f"{PREFIX}{entry.key}" for entry in catalog.entries()]


@pytest.mark.parametrize("key", catalog.keys())
def test_the_defaults_of_the_parameters_are_those_of_the_options(key: str) -> None:
    entry = catalog.entry(key)
    assert given_options(key, specification(key)) == {}
    for option in entry.options:
        if len({type(value) for value in option.values}) > 1:
            word = default_of(option)
            assert isinstance(word, str) and not word.isdecimal(), "OpenSpiel would take it for a number"


def test_options_are_parameters() -> None:
    info = load("laguna(players=4,round_limit='7',show_under=True)").rules.game.info
    assert (info.seats, info.options["round_limit"], info.hidden) == (4, 7, False)
    with pytest.raises(pyspiel.SpielError):
        load("laguna(no_such_option=1)")


def test_facts_are_told_up_front() -> None:
    kind = pyspiel.GameType
    duel, solo, ordered = (load(f"interactions({options})").get_type()
                           for options in ("players=2", "players=1", "select=ordered"))  # fmt: skip
    assert duel.information == kind.Information.IMPERFECT_INFORMATION
    assert duel.chance_mode == kind.ChanceMode.DETERMINISTIC
    assert duel.utility == kind.Utility.ZERO_SUM
    assert solo.chance_mode == kind.ChanceMode.EXPLICIT_STOCHASTIC
    assert ordered.information == kind.Information.PERFECT_INFORMATION


def test_two_states_that_a_seat_cannot_tell_apart_have_one_information_state() -> None:
    told: dict[int, set[str]] = {0: set(), 1: set()}
    for first in (0, 9):
        state = load("interactions").new_initial_state()
        state.apply_action(first)
        for player, texts in told.items():
            texts.add(state.information_state_string(player))
            assert state.observation_string(player) in state.information_state_string(player)
    assert (len(told[0]), len(told[1])) == (2, 1)


def test_observation_tensors_are_the_fields_of_the_encoding() -> None:
    game = load("interactions")
    state = game.new_initial_state()
    observation = make_observation(game)
    observation.set_from(state, 0)
    assert list(observation.dict) == ["territory", "available", "reserve", "points", "placed"]
    assert observation.dict["reserve"].all()
    assert len(state.observation_tensor(0)) == 717


def test_a_clone_goes_its_own_way() -> None:
    state = load("interactions").new_initial_state()
    twin = state.clone()
    twin.apply_action(twin.legal_actions()[0])
    assert state.current_player() == 0
    assert twin.current_player() == 1
    assert (str(state), str(twin)) == ("2 - - 0 b:.PHMCSKA r:.PHMCSKA", "2 - - 0 b:PH.MCSKA r:.PHMCSKA")


def best(state: Any) -> float:
    """Exact, for the first seat."""
    if state.is_terminal():
        return float(state.returns()[0])
    values = [best(state.child(action)) for action in state.legal_actions()]
    return max(values) if state.current_player() == 0 else min(values)


def test_tree_search_finds_the_best_turn_of_an_ending() -> None:
    game = load(f"interactions(moves={ENDING})")
    state = game.new_initial_state()
    chance = np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 2.0, 300, mcts.RandomRolloutEvaluator(1, chance), random_state=chance)
    values = {action: best(state.child(action)) for action in state.legal_actions()}
    assert len(set(values.values())) > 1
    assert values[bot.step(state)] == (max, min)[state.current_player()](values.values())


def test_tree_search_plays_a_game_with_chance() -> None:
    game = load("interactions(players=1)")
    state, chance = game.new_initial_state(), np.random.RandomState(2)
    bot = mcts.MCTSBot(game, 2.0, 3, mcts.RandomRolloutEvaluator(1, chance), random_state=chance)
    while not state.is_terminal():
        state.apply_action(_next(state, bot, chance))
    assert state.returns()[0] in (-1.0, 1.0)


def _next(state: Any, bot: Any, chance: np.random.RandomState) -> int:
    if state.is_chance_node():
        return int(chance.randint(len(state.chance_outcomes())))
    return int(bot.step(state))


@pytest.mark.no_cover
def test_regret_minimisation_comes_to_the_value_of_a_small_interactions() -> None:
    game = load(f"interactions(moves={ENDING})")
    solver = cfr.CFRSolver(game)
    for _ in range(60):
        solver.evaluate_and_update_policy()
    assert exploitability.nash_conv(game, solver.average_policy()) < 0.1


@pytest.mark.parametrize("path", sorted((HERE / "playthroughs").glob("*.txt")), ids=lambda path: path.stem)
def test_a_playthrough_is_told_again_as_it_was(path: Path) -> None:
    """Written by `generate_playthrough`; one that differs tells of a change in rules, encoding or adapter."""
    flags.FLAGS.mark_as_parsed()
    told, again = generate_playthrough.replay(str(path))
    assert told == again
