"""Every part of every game, held to its Protocol and to what the program does with it."""

import json
from datetime import date, timedelta
from functools import cache
from itertools import pairwise
from typing import Any

import pytest
from pydantic import TypeAdapter

from conformance.games import Played, below, random_game, some
from conformance.variants import variants
from ludotheque.core import catalog
from ludotheque.core.bot import Limit, Seen
from ludotheque.core.catalog import Entry
from ludotheque.core.clock import settings
from ludotheque.core.errors import LudothequeError
from ludotheque.core.game import CHANCE
from ludotheque.core.ladder import Ladders
from ludotheque.core.outcome import Json
from ludotheque.core.parts import (
    Bots,
    Chance,
    Clocking,
    Daily,
    Measures,
    Services,
    Statistics,
    TextFace,
    Welcome,
    Wire,
)
from ludotheque.core.results import Result
from ludotheque.core.solving import Solver

ENTRIES = catalog.entries()
OFFERED = [pytest.param(entry, kind, id=f"{entry.key}-{kind.__name__}") for entry in ENTRIES for kind in entry.parts]
VARIANTS = dict(variants())
NONSENSE: tuple[Json, ...] = ({"zzz": 1}, [1], 7, "?" * 50)
every_variant = pytest.mark.parametrize(
    "name", [pytest.param(name, marks=pytest.mark.xdist_group(name)) for name in VARIANTS]
)


def offering(kind: type) -> pytest.MarkDecorator:
    """The games that offer a part."""
    return pytest.mark.parametrize("entry", [pytest.param(e, id=e.key) for e in ENTRIES if e.offers(kind)])


def adapter(declared: Any) -> TypeAdapter[Any]:
    return TypeAdapter(declared)


@cache
def played(name: str) -> Played:
    return random_game(VARIANTS[name], 7, VARIANTS[name].info.max_plies or 300)


@pytest.mark.parametrize(("entry", "kind"), OFFERED)
def test_a_part_is_declared_as_what_it_is(entry: Entry, kind: type) -> None:
    """Inherited from its Protocol, so that mypy holds every method to it."""
    part = entry.part(kind)
    assert part is not None
    assert kind in type(part).__mro__


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.key)
def test_every_game_can_be_seen_and_played_against(entry: Entry) -> None:
    assert {Wire, TextFace, Bots} <= set(entry.parts)


@every_variant
def test_what_the_wire_sends_is_what_it_declares(name: str) -> None:
    found, chance = played(name), below(8)
    wire = catalog.entry(found.game.info.key).part(Wire)
    assert wire is not None
    views, choices = adapter(wire.view_type), adapter(wire.choices_type)
    for at in some(8, len(found.states), chance):
        state = found.states[at]
        for seat in (None, *range(found.game.info.seats)):
            view = found.game.view(state, seat)
            views.validate_json(json.dumps(wire.show(found.game, view, seat)), strict=True)
            offered = wire.choices(found.game, view, seat) if seat is not None else None
            if offered is not None:
                choices.validate_json(json.dumps(offered), strict=True)


@every_variant
def test_the_score_sheet_is_what_the_wire_declares(name: str) -> None:
    found = played(name)
    wire, outcome = catalog.entry(found.game.info.key).part(Wire), found.game.outcome(found.last)
    assert wire is not None
    if outcome is not None:
        adapter(wire.detail_type).validate_json(json.dumps(outcome.detail), strict=True)


@every_variant
def test_a_seat_that_must_decide_is_offered_something_and_nobody_else_is(name: str) -> None:
    found, chance = played(name), below(11)
    wire = catalog.entry(found.game.info.key).part(Wire)
    assert wire is not None
    for at in some(8, len(found.states), chance):
        state = found.states[at]
        turn = found.game.turn(state)
        if turn is None or turn == CHANCE:
            continue
        deciding = found.game.together(state) or (turn,)
        for seat in range(found.game.info.seats):
            offered = wire.choices(found.game, found.game.view(state, seat), seat)
            assert (offered is not None) >= (seat in deciding)


@every_variant
def test_every_view_can_be_drawn_in_letters(name: str) -> None:
    found, chance = played(name), below(12)
    text = catalog.entry(found.game.info.key).part(TextFace)
    assert text is not None
    for at in some(6, len(found.states), chance):
        state = found.states[at]
        assert found.game.position(state)
        for seat in (None, *range(found.game.info.seats)):
            view = found.game.view(state, seat)
            assert text.draw(found.game, view, seat).strip()
            for remark in text.remarks(found.game, view, seat):
                json.dumps(dict(remark.facts))


@offering(Bots)
def test_every_level_chooses_a_legal_move_from_a_view(entry: Entry) -> None:
    bots, game, chance = entry.part(Bots), entry.game(), below(1)
    assert bots is not None
    state = random_game(game, 3, 6).last
    seat = game.turn(state)
    assert seat is not None
    for level in bots.levels():
        limit = Limit(nodes=min(bots.limit(level).nodes or 50, 50), memory_mb=64)
        chosen = bots.bot(level).choose(game, game.view(state, seat), Seen(seat), limit, chance)
        assert chosen.move in game.moves(state, seat)
        assert bots.limit(level).nodes is not None or bots.limit(level).seconds


@offering(Bots)
def test_every_level_is_on_the_ladder_from_grade_to_grade(entry: Entry) -> None:
    bots, ladders = entry.part(Bots), entry.part(Ladders)
    assert bots is not None and ladders is not None
    assert bots.levels() == ladders.levels and ladders.every[-1].mode == ""
    grades = [rung.grade for rung in ladders.every[-1].rungs]
    assert grades == sorted(grades) and set(grades) - {0} == set(range(1, len(ladders.graders) + 1))
    for ladder in ladders.every[:-1]:
        assert set(ladder.levels) <= set(ladders.levels) and list(ladder.levels) == sorted(ladder.levels)
        assert entry.game(ladder.where).info.seats in entry.seats


@offering(Bots)
def test_measured_steps_are_even(entry: Entry) -> None:
    """100 to 250 Elo from rung to rung, by at least 100 games."""
    ladders = entry.part(Ladders)
    assert ladders is not None
    for ladder in ladders.every:
        for one, above in pairwise(ladder.rungs):
            if one.rating is not None and above.rating is not None:
                assert above.won + above.drawn + above.lost >= 100
                assert 100 <= above.rating - one.rating <= 250, f"{ladder.mode}: {above.level} over {one.level}"


@offering(Bots)
def test_yardsticks_have_names_that_are_no_levels(entry: Entry) -> None:
    bots = entry.part(Bots)
    assert bots is not None
    assert not any(name.isdecimal() or name == "random" for name in bots.yardsticks())


@offering(Services)
def test_a_service_refuses_what_is_no_question_and_declares_its_shapes(entry: Entry) -> None:
    services = entry.part(Services)
    assert services is not None
    for name, service in services.services().items():
        assert name and name == name.lower()
        adapter(service.question)
        answers = adapter(service.answer)
        for nonsense in NONSENSE:
            try:
                answer = service.run(nonsense, Limit(nodes=1, seconds=0.1, memory_mb=64))
            except LudothequeError:
                continue
            answers.validate_json(json.dumps(answer), strict=True)


@offering(Clocking)
def test_the_clock_of_a_game_survives_the_store(entry: Entry) -> None:
    clocking = entry.part(Clocking)
    assert clocking is not None
    for game in (game for name, game in VARIANTS.items() if name.startswith(entry.key)):
        asked = clocking.default(game)
        assert settings(asked.to_json() if asked else None) == asked


@offering(Daily)
def test_each_day_has_a_setup_that_can_be_played_and_keeps_it(entry: Entry) -> None:
    daily, game = entry.part(Daily), entry.game()
    assert daily is not None
    days = [date(2026, 1, 1) + timedelta(days=n) for n in range(60)]
    setups = [daily.setup(game, day) for day in days]
    assert [daily.setup(game, day) for day in days] == setups
    assert len(set(setups)) > 50
    for setup in setups[:5]:
        assert game.turn(game.initial(setup)) is not None


@offering(Statistics)
def test_statistics_keep_what_they_count_with(entry: Entry) -> None:
    counted, game = entry.part(Statistics), entry.game()
    assert counted is not None
    options = json.loads(json.dumps(dict(game.info.options)))
    finished = [
        Result("p", entry.key, None, options, None, 0, 9, "over", (1,), seed % 2 == 0, False, 5,
               counted.facts(game, random_game(game, seed, 60).last))
        for seed in range(3)
    ]  # fmt: skip
    assert counted.group(finished[0])
    told = json.loads(json.dumps(counted.summary(finished)))
    assert (told["games"], told["wins"]) == (3, 2)


@offering(Chance)
def test_sealed_chance_repeats_and_hangs_on_its_secret(entry: Entry) -> None:
    chance, game = entry.part(Chance), entry.game()
    assert chance is not None
    setup = game.setup(below(2))
    state = game.initial(setup)

    def draws(secret: int) -> list[int]:
        source = chance.below(setup, secret, state)
        return [source(1000) for _ in range(8)]

    assert draws(5) == draws(5) != draws(6)
    assert chance.seal(5) == chance.seal(5) != chance.seal(6)


@offering(Solver)
def test_a_solver_says_what_it_can_be_asked(entry: Entry) -> None:
    solver = entry.part(Solver)
    assert solver is not None and solver.about
    keys = [argument.key for argument in solver.arguments]
    assert len(set(keys)) == len(keys)


@offering(Measures)
def test_measures_have_names(entry: Entry) -> None:
    measures = entry.part(Measures)
    assert measures is not None and all(name == name.lower() for name in measures.measures())


@offering(Welcome)
def test_a_newcomer_is_welcomed_by_options_that_there_are_and_a_setup_that_can_be_played(entry: Entry) -> None:
    welcome = entry.part(Welcome)
    assert welcome is not None
    options = welcome.options()
    plain = entry.game().info.options
    assert options
    assert all(plain.get(key) != value for key, value in options.items())
    game = entry.game(options)
    assert all(game.info.options[key] == value for key, value in options.items())
    for seed in range(8):
        setup = welcome.setup(game, below(seed))
        state = game.initial(setup or game.setup(below(seed)))
        assert game.turn(state) is not None
        assert game.outcome(state) is None
