"""The public interface is listed, told of and typed: a change of it is seen, and goes by semantic versioning."""

import inspect
from collections.abc import Iterator
from pathlib import Path
from typing import Any, assert_type

import numpy as np
import pytest
from numpy.typing import NDArray

import ludotheque
from ludotheque import dataset, vector
from ludotheque.core.encoding import Array, Field
from ludotheque.core.game import GameInfo, Seat
from ludotheque.core.moves import Moves
from typed.listing import KEPT, listing

PAGE = Path(__file__).parent.parent.parent / "docs" / "library" / "api.md"


def test_the_interface_is_the_one_that_is_kept() -> None:
    assert listing() == KEPT.read_text(encoding="utf-8"), "a change of the interface: CONTRIBUTING says what to do"


def test_every_public_name_is_on_its_page() -> None:
    listed = {line.removeprefix("::: ludotheque.") for line in PAGE.read_text("utf-8").splitlines() if ":::" in line}
    assert {name for name in listed if "." not in name} == set(ludotheque.__all__)
    for name, module in (("vector", vector), ("dataset", dataset)):
        assert {each for each in listed if each.startswith(f"{name}.")} == {f"{name}.{own}" for own in module.__all__}


def told() -> Iterator[tuple[str, Any]]:
    """Every public function and class, and what a class can do."""
    for module in (ludotheque, vector, dataset):
        for name in module.__all__:
            value = getattr(module, name)
            if inspect.isclass(value) or inspect.isfunction(value):
                yield name, value
            if inspect.isclass(value):
                for member, of in vars(value).items():
                    if not member.startswith("_") and (inspect.isfunction(of) or isinstance(of, property)):
                        yield f"{name}.{member}", of


@pytest.mark.parametrize(("name", "value"), list(told()), ids=lambda given: given if isinstance(given, str) else "")
def test_it_says_what_it_does(name: str, value: Any) -> None:
    own = value.__dict__.get("__doc__") if inspect.isclass(value) else value.__doc__
    assert own and len(own) > 10, name


def test_rules_and_records_have_their_types() -> None:
    assert_type(ludotheque.list_games(), tuple[str, ...])
    game = ludotheque.game("interactions", players=2)
    assert_type(game, ludotheque.AnyGame)
    assert_type(game.info, GameInfo)
    assert_type(game.turn(game.initial("")), Seat | None)
    assert_type(game.moves(game.initial("")), Moves[Any])
    assert_type(game.outcome(game.initial("")), ludotheque.Outcome | None)
    record = ludotheque.read('{"game": "interactions", "moves": ["sel SA"]}')
    assert_type(record, ludotheque.Record)
    assert_type(ludotheque.replay(record), ludotheque.Replay)
    assert_type(ludotheque.entry("lacunes").versions, tuple[int, ...])
    assert_type(ludotheque.SplitMix64(1).below(6), int)


def test_a_game_of_known_kind_keeps_its_kinds() -> None:
    from ludotheque.games.interactions.rules.game import Interactions
    from ludotheque.games.interactions.rules.options import InteractionsOptions
    from ludotheque.games.interactions.rules.state import Move, State

    rules = Interactions(InteractionsOptions())
    state = rules.initial("")
    assert_type(state, State)
    settled, drawn = ludotheque.settle(rules, state, ludotheque.SplitMix64(1).below)
    assert_type(settled, State)
    assert_type(drawn, tuple[Move, ...])


def test_encodings_and_batches_have_their_types() -> None:
    encoding = ludotheque.encoding_of(ludotheque.game("lacunes"))
    assert_type(encoding, ludotheque.Encoding[Any, Any])
    assert_type(encoding.fields, tuple[Field, ...])
    assert_type(encoding.name(0), str)
    games = vector.make("lacunes", 2)
    assert_type(games, vector.Batch)
    assert_type(games.rewards, Array)


def test_a_dataset_has_its_types(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text('{"game": "interactions", "moves": ["sel SA"]}\n')
    samples = next(dataset.read(file))
    assert_type(samples, dataset.Samples)
    assert_type(samples.observation, NDArray[np.float32])
    assert_type(next(dataset.records(file)), ludotheque.Record)


def test_an_error_tells_its_code_its_clause_and_its_facts() -> None:
    game = ludotheque.game("interactions")
    with pytest.raises(ludotheque.InvalidMove) as refused:
        game.read(game.initial(""), "nonsense")
    assert_type(refused.value.code, str)
    assert_type(refused.value.clause, str | None)
    assert refused.value.facts["text"] == "nonsense"
