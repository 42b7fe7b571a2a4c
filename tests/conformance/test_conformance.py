"""What every game of the catalog must keep to, under every value of its options."""

import copy
import json
import pickle
from functools import cache

import pytest

from conformance.games import Played, below, random_game, some
from conformance.variants import variants
from ludotheque.core import catalog, record
from ludotheque.core.errors import HiddenSetup, IllegalMove, InvalidMove
from ludotheque.core.game import CHANCE, AnyGame
from ludotheque.core.record import Record

VARIANTS = dict(variants())
NONSENSE = ("", " ", "zzz", "é", "=", "\0", "sel ", "1" * 300, "-1", "None")
# One worker plays a variant once and asks everything of it.
every_variant = pytest.mark.parametrize(
    "name", [pytest.param(name, marks=pytest.mark.xdist_group(name)) for name in VARIANTS]
)


def longest(name: str) -> int:
    """Games without a longest length are followed for 2,000 plies, their variants for 300."""
    return VARIANTS[name].info.max_plies or (2000 if name.endswith("[]") else 300)


@cache
def played(name: str) -> Played:
    return random_game(VARIANTS[name], 7, longest(name))


def seats(game: AnyGame) -> list[int | None]:
    return [None, *range(game.info.seats)]


@every_variant
def test_a_game_ends_within_its_longest_length(name: str) -> None:
    found = played(name)
    if found.game.info.max_plies is None:
        return  # what nothing bounds is never stuck, as the next test says
    assert found.game.turn(found.last) is None
    assert len(found.moves) <= found.game.info.max_plies


@every_variant
def test_whoever_is_to_move_has_a_move(name: str) -> None:
    found, chance = played(name), below(9)
    for at in {*some(30, len(found.states), chance), len(found.states) - 1}:
        state = found.states[at]
        turn = found.game.turn(state)
        if turn is not None and turn != CHANCE:
            assert found.game.moves(state).sample(chance) in found.game.moves(state)


@every_variant
def test_the_chances_of_a_draw_add_up_to_one_and_each_can_be_played(name: str) -> None:
    found, chance = played(name), below(10)
    due = [state for state in found.states if found.game.turn(state) == CHANCE]
    assert bool(due) <= found.game.info.chance
    for state in due[:20]:
        listed = found.game.chances(state)
        drawn = found.game.draw(state, chance)
        if listed is None:  # too many to list: drawing is all there is
            found.game.play(state, drawn)
            continue
        each = dict(listed)
        assert sum(each.values()) == 1
        assert drawn in each
        for move in each:
            found.game.play(state, move)


@every_variant
def test_the_outcome_comes_exactly_when_nobody_is_to_move(name: str) -> None:
    found = played(name)
    for state in found.states:
        assert (found.game.turn(state) is None) == (found.game.outcome(state) is not None)


@every_variant
def test_returns_are_in_range_and_one_a_seat(name: str) -> None:
    outcome = played(name).game.outcome(played(name).last)
    if outcome:
        assert len(outcome.returns) == played(name).game.info.seats
        assert all(-1 <= value <= 1 for value in outcome.returns)
        assert set(outcome.winners) <= set(range(played(name).game.info.seats))
        json.dumps(outcome.detail)


@every_variant
def test_each_listed_move_is_in_and_playable(name: str) -> None:
    found, chance = played(name), below(1)
    for at in some(6, len(found.states) - 1, chance):
        state = found.states[at]
        if found.game.turn(state) == CHANCE:
            continue
        moves = found.game.moves(state)
        listed = list(moves)
        assert listed and bool(moves)
        for index in some(40, len(listed), chance):
            assert listed[index] in moves
            found.game.play(state, listed[index])


@every_variant
def test_a_move_that_is_not_in_is_refused_with_a_clause(name: str) -> None:
    found, chance = played(name), below(2)
    clauses = catalog.entry(found.game.info.key).clauses
    pool = [found.moves[index] for index in some(40, len(found.moves), chance)]
    for at in some(12, len(found.states), chance):
        state = found.states[at]
        turn = found.game.turn(state)
        interruptions = {found.game.interruption(state, by) for by in seats(found.game)}
        for move in pool:
            inside = turn not in (None, CHANCE) and move in found.game.moves(state)
            if inside or move in interruptions or (turn == CHANCE and found.game.write(state, move).startswith("=")):
                continue
            with pytest.raises(IllegalMove) as refused:
                found.game.play(state, move)
            assert refused.value.clause and refused.value.clause.startswith(clauses)


@every_variant
def test_moves_after_the_end_are_refused(name: str) -> None:
    found = played(name)
    if found.game.turn(found.last) is None:
        with pytest.raises(IllegalMove, match="GAME_OVER"):
            found.game.play(found.last, found.moves[-1])
        assert not found.game.moves(found.last)


@every_variant
def test_the_same_chance_gives_the_same_game(name: str) -> None:
    again = random_game(VARIANTS[name], 7, min(len(played(name).moves), 60))
    assert again.states == played(name).states[: len(again.states)]
    assert again.moves == played(name).moves[: len(again.moves)]


@every_variant
def test_writing_and_reading_a_move_gives_it_back(name: str) -> None:
    found = played(name)
    for state, move in list(zip(found.states, found.moves, strict=False))[:200]:
        text = found.game.write(state, move)
        assert found.game.read(state, text) == move
        assert text.startswith("=") == (found.game.turn(state) == CHANCE)


@every_variant
def test_nonsense_is_no_move(name: str) -> None:
    found = played(name)
    for text in NONSENSE:
        with pytest.raises((InvalidMove, IllegalMove)):
            found.game.play(found.states[0], found.game.read(found.states[0], text))


@every_variant
def test_states_are_values(name: str) -> None:
    found, chance = played(name), below(3)
    assert hash(found.game) == hash(pickle.loads(pickle.dumps(found.game)))
    for index in some(8, len(found.states), chance):
        state = found.states[index]
        for twin in (pickle.loads(pickle.dumps(state)), copy.copy(state), copy.deepcopy(state)):
            assert twin == state
            assert hash(twin) == hash(state)
    for move in found.moves[:30]:
        assert pickle.loads(pickle.dumps(move)) == move
        assert hash(copy.deepcopy(move)) == hash(move)


@every_variant
def test_a_record_replays_to_the_same_states(name: str) -> None:
    found = played(name)
    info = found.game.info
    texts = tuple(found.game.write(s, m) for s, m in zip(found.states, found.moves, strict=False))
    written = Record(info.key, info.rules, info.options, found.setup, (), texts)
    written = record.with_result(written, found.game.outcome(found.last))
    read = record.read(written.dump())
    assert record.replay(read).states == found.states
    assert record.read(read.dump()) == read


@every_variant
def test_a_view_of_a_guess_is_the_view(name: str) -> None:
    found, chance = played(name), below(4)
    for at in some(10, len(found.states), chance):
        for seat in seats(found.game):
            view = found.game.view(found.states[at], seat)
            guess = found.game.guess(view, chance)
            assert found.game.view(guess, seat) == view


@every_variant
def test_a_view_of_a_view_changes_nothing(name: str) -> None:
    found, chance = played(name), below(5)
    for at in some(10, len(found.states), chance):
        for seat in seats(found.game):
            view = found.game.view(found.states[at], seat)
            assert found.game.view(view, seat) == view


@every_variant
def test_guesses_differ_where_something_is_hidden(name: str) -> None:
    game = VARIANTS[name]
    if not game.info.hidden:
        found = played(name)
        assert all(game.view(state, seat) == state for state in found.states[:5] for seat in seats(game))
        return
    chance, differing = below(6), 0
    for state in played(name).states[: len(played(name).states) // 2 + 1]:
        for seat in seats(game):
            view = game.view(state, seat)
            differing += view != state and any(game.guess(view, chance) != state for _ in range(4))
    assert differing


@every_variant
def test_the_setup_is_known_in_full_at_the_end_and_masked_ones_are_refused(name: str) -> None:
    found = played(name)
    game = found.game
    if game.turn(found.last) is None:
        assert game.known_setup(found.setup, found.last, None) == found.setup
    for state in found.states[:: max(1, len(found.states) // 6)]:
        for seat in seats(game):
            known = game.known_setup(found.setup, state, seat)
            if "?" in known:
                with pytest.raises(HiddenSetup):
                    game.initial(known)
            else:
                assert game.initial(known) == found.states[0]


@every_variant
def test_seats_that_choose_together_include_the_one_to_move(name: str) -> None:
    found = played(name)
    for state in found.states:
        together = found.game.together(state)
        if together:
            assert found.game.turn(state) == min(together)
            assert all(found.game.moves(found.game.view(state, seat), seat) for seat in together)


@every_variant
def test_events_are_told_in_both_languages(name: str) -> None:
    from ludotheque.locales import LANGUAGES, Text

    found = played(name)
    key = found.game.info.key
    texts = [Text(language) for language in LANGUAGES]
    for at in range(min(len(found.moves), 60)):
        before, move, after = found.states[at], found.moves[at], found.states[at + 1]
        for seat in seats(found.game):
            for event in found.game.events(before, move, after, seat):
                json.dumps(dict(event.facts))
                assert all(f"{key}-event-{event.key}" in text for text in texts), event.key
