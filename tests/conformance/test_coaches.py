"""Every coach, in random games: one sentence that both languages have, from what the seat may know and nothing else."""

import re
from dataclasses import replace
from itertools import dropwhile, takewhile
from typing import Any

import pytest

from conformance.games import Played, below, random_game, some
from conformance.variants import variants
from ludotheque.core import catalog
from ludotheque.core.bot import Limit, Seen
from ludotheque.core.coaching import Coach, Last, Remark
from ludotheque.core.game import CHANCE, AnyGame
from ludotheque.locales import LANGUAGES, Text

VARIANTS = {name: game for name, game in variants() if catalog.entry(game.info.key).offers(Coach)}
POSITIONS = 8
MOST = 110
"""Letters that the voice has room for on a phone: three short lines."""
LIMIT = Limit(nodes=2_000, memory_mb=64)


def heard(game: AnyGame, view: Any, seat: int, last: Last | None) -> list[Remark]:
    coach = catalog.entry(game.info.key).part(Coach)
    assert coach is not None
    return list(coach.remarks(game, view, Seen(seat), last, LIMIT))


@pytest.mark.parametrize("name", VARIANTS)
def test_a_coach_speaks_one_known_sentence_from_the_view_alone(name: str) -> None:
    game, key = VARIANTS[name], VARIANTS[name].info.key
    played = random_game(game, 11, game.info.max_plies or 200)
    decided = [ply for ply, state in enumerate(played.states[:-1]) if game.turn(state) not in (None, CHANCE)]
    for at in some(POSITIONS, len(decided), below(3)):
        state = played.states[decided[at]]
        seat = game.turn(state)
        assert seat is not None
        last = last_turn(game, played, decided[:at], seat)
        view = game.view(state, seat, peek=True)
        said = heard(game, view, seat, last)
        other = game.guess(view, below(decided[at]))
        assert heard(game, game.view(other, seat, peek=True), seat, last) == said, "it knew more than the view"
        for one in said:
            spelt(key, one)


def last_turn(game: AnyGame, played: Played, decided: list[int], seat: int) -> Last | None:
    """What the seat did last, as long as nobody else decided something between."""
    since = dropwhile(lambda ply: game.turn(played.states[ply]) != seat, reversed(decided))
    turn = list(takewhile(lambda ply: game.turn(played.states[ply]) == seat, since))[::-1]
    told = [
        Last(game.view(before, seat, peek=True), game.write(before, played.moves[ply]))
        for ply in turn
        for before in [played.states[ply]]
    ]
    return replace(told[-1], earlier=tuple(told[:-1])) if told else None


def spelt(game: str, said: Remark) -> None:
    """In both languages there is a sentence, one of them, with nothing left open in it."""
    for language in LANGUAGES:
        text = Text(language, lambda seat: "Ada")
        assert f"{game}-coach-{said.key}" in text, said.key
        words = text(f"{game}-coach-{said.key}", said.facts)
        assert "$" not in words and "{" not in words, words
        assert len(re.findall(r"[.!?](?:\s|$)", words)) == 1, words
        assert len(words) <= MOST, words
    assert all(re.fullmatch(r"[a-z-]+:.+", mark) for mark in said.marks)
