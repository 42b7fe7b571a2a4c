"""What a coach says at Lacuna: pairs that decide a colour, flowers that lean away, how the last pawn was."""

from dataclasses import replace

import numpy as np
import pytest

from ludotheque.core import catalog
from ludotheque.core.bot import Limit, Seen
from ludotheque.core.chance import SplitMix64
from ludotheque.core.coaching import Last, Remark, weightiest
from ludotheque.games.lacuna.kernel.arrays import move_of
from ludotheque.games.lacuna.learn.chances import rated
from ludotheque.games.lacuna.learn.coach import COACH
from ludotheque.games.lacuna.learn.room import ROOM
from ludotheque.games.lacuna.rules.game import Lacuna
from ludotheque.games.lacuna.rules.geometry import Point
from ludotheque.games.lacuna.rules.pond import COLOURS, LETTERS
from ludotheque.games.lacuna.rules.state import Pick, State
from ludotheque.play.place import place_of

GAME = Lacuna()


def poured() -> State:
    """The first player holds a flower; the pond is open."""
    first = GAME.initial("pond:1")
    return GAME.play(first, next(iter(GAME.moves(first))))


def holding(state: State, seat: int, colour: int, number: int) -> State:
    held = [list(side) for side in state.held]
    held[seat][colour] = number
    return replace(state, held=(tuple(held[0]), tuple(held[1])))


def heard(view: State, last: Last | None = None) -> list[Remark]:
    return COACH.remarks(GAME, view, Seen(view.turn), last, Limit(nodes=1000))


def test_before_the_pond_is_poured_it_says_what_the_first_flower_is_for() -> None:
    assert [one.key for one in heard(GAME.view(GAME.initial("pond:1"), 0))] == ["pick"]


def test_of_a_first_pawn_it_says_what_a_place_is_worth() -> None:
    assert "first" in {one.key for one in heard(poured())}
    placed = replace(poured(), pawns=((Point(5000, 5000),), (Point(0, 0),)))
    assert "first" not in {one.key for one in heard(placed)}


@pytest.mark.parametrize("held", [2, 3])
def test_a_pair_that_makes_four_of_seven_wins_a_colour(held: int) -> None:
    state = poured()
    said = weightiest(heard(holding(state, state.turn, 2, held)))
    assert said is not None and (said.key, said.facts["colour"]) == ("win", LETTERS[2])
    marked = [state.flower(int(mark.removeprefix("flower:"))) for mark in said.marks]
    assert len(marked) == 2 and all(flower and flower.colour == 2 for flower in marked)


def test_with_four_a_colour_is_won_and_no_longer_spoken_of() -> None:
    state = poured()
    assert not [one for one in heard(holding(state, state.turn, 2, 4)) if one.facts.get("colour") == LETTERS[2]]


def test_a_pair_that_the_other_could_win_a_colour_with_is_a_threat() -> None:
    state = poured()
    said = weightiest(heard(holding(state, 1 - state.turn, 3, 2)))
    assert said is not None and (said.key, said.facts) == ("threat", {"colour": LETTERS[3], "seat": 1 - state.turn})


def test_flowers_that_lean_away_are_counted() -> None:
    state = replace(poured(), pawns=((Point(5000, 5000),), (Point(0, 0),)), turn=0)
    said = [one for one in heard(state) if one.key == "leaning"]
    assert len(said) == 1 and int(str(said[0].facts["other"])) > int(str(said[0].facts["own"]))


def test_the_last_pawn_is_compared_with_the_others_by_the_chance_to_win() -> None:
    state, below = poured(), SplitMix64(4).below
    for _ in range(6):
        state = GAME.play(state, GAME.moves(state).sample(below))
    played = [GAME.write(state, GAME.moves(state).sample(below)) for _ in range(40)]
    heard_then = {one.key: one for move in played for one in heard(state, Last(state, move))}
    assert "better" in heard_then and int(str(heard_then["better"].facts["percent"])) >= 10


def best_of(state: State, i: int, j: int) -> str:
    """The pawn between two flowers that leaves the best chance, as the rules write it."""
    now = rated(GAME, state)
    assert now is not None
    at = max(np.flatnonzero(now.every.couples[: now.total] == now.couple(i, j)), key=lambda at: now.values[at])
    return GAME.write(state, move_of(now.pond, int(now.every.couples[at]), int(now.every.steps[at])))


def test_nobody_is_blamed_for_what_the_coach_told_them_to_do() -> None:
    told = 0
    for seed in range(8):
        state, below = poured(), SplitMix64(seed).below
        while GAME.turn(state) is not None:
            said = weightiest(heard(state))
            if said and said.key == "win":
                told += 1
                i, j = (int(mark.removeprefix("flower:")) for mark in said.marks)
                after = heard(state, Last(state, best_of(state, i, j)))
                assert not [one for one in after if one.key.startswith("better")]
            state = GAME.play(state, GAME.moves(state).sample(below))
    assert told > 8


def poor_spot(seed: int) -> tuple[State, str] | None:
    """A position after some moves, and a pawn of the kind that is best there, at a spot that is far worse."""
    state, below = poured(), SplitMix64(seed).below
    for _ in range(6):
        state = GAME.play(state, GAME.moves(state).sample(below))
    now = rated(GAME, state)
    assert now is not None
    best, chance = now.colour(int(np.argmax(now.values))), now.values.max()
    poor = (at for at in range(now.total) if now.colour(at) == best and chance - now.values[at] > 0.15)
    at = next(poor, None)
    if at is None:
        return None
    return state, GAME.write(state, move_of(now.pond, int(now.every.couples[at]), int(now.every.steps[at])))


def test_the_right_kind_at_a_poor_spot_is_told_of_the_spot() -> None:
    found = next(filter(None, map(poor_spot, range(40))))
    keys = {one.key for one in heard(found[0], Last(*found))}
    assert "better-spot" in keys and "better" not in keys


def test_a_pick_is_no_pawn_to_judge() -> None:
    state = poured()
    assert heard(state, Last(GAME.initial("pond:1"), GAME.write(state, Pick(colour=COLOURS[0])))) == heard(state)


def test_two_that_see_each_other_without_room_for_a_pawn_win_nothing() -> None:
    tight = next(step for step in ROOM.steps if step.text == "room-tight")
    state = place_of(catalog.entry("lacuna"), tight.record).state
    said = heard(holding(state, 0, LETTERS.index("B"), 2))
    assert ("flower:1", "flower:2") in {one.marks for one in said}
    assert ("flower:0", "flower:1") not in {one.marks for one in said}
