"""Nothing hidden leaves: what goes out is the same, byte for byte, for every state that agrees with the view."""

from collections.abc import Iterator
from itertools import permutations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from ludotheque.server.views import view_of

from ludotheque.core import catalog
from ludotheque.core.chance import SplitMix64
from ludotheque.core.errors import IllegalMove, LudothequeError
from ludotheque.play import actions, chance
from ludotheque.play.entries import Chosen
from ludotheque.play.match import Match, Step
from ludotheque.play.seats import Holder
from ludotheque.play.table import Table
from ludotheque.server.outbound import outbound

TRIES = ["sel PH", "sel PP", "Pa1+M", "Pf6+M", "Pf6", "Kf7+A xf6", "nonsense"]
VARIANTS: list[dict[str, Any]] = [
    {"players": 1}, {"players": 1, "peek": "none"}, {"players": 2}, {"players": 3}, {"players": 4, "teams": True},
    {"players": 2, "select": "ordered"},
]  # fmt: skip


def everything_out(match: Match, table: Table, seat: int | None) -> bytes:
    """All that a reader can get: view, log, choices, past positions, record, errors, what a hint is asked."""
    known = outbound(match, seat)
    parts = [view_of(table, match, 99, seat, 0).model_dump_json()]
    if known.may("look"):
        parts += [known.past(ply).model_dump_json() for ply in range(match.ply + 1)]
    parts += [known.record(("a",) * len(table.holders), False).dump()]
    parts += [refusal for text in TRIES for refusal in _refusals(match, seat, text)]
    if seat is not None:
        parts.append(repr(known.question()))
    return "\n".join(parts).encode()


def _refusals(match: Match, seat: int | None, text: str) -> Iterator[str]:
    try:
        actions.play(match, seat or 0, text, 0, chance.system)
    except LudothequeError as error:
        yield outbound(match, seat).refusal(error, text).model_dump_json()


def started(options: dict[str, Any], seed: int) -> tuple[Match, Table]:
    game = catalog.entry("interactions").game(options)
    match = Match(game, game.setup(SplitMix64(seed).below), 0)
    return match, Table("t", "interactions", game.info.options, (Holder("here"),) * game.info.seats)


def played(options: dict[str, Any], seed: int, decisions: int) -> tuple[Match, Table]:
    """A match after so many random decisions, perhaps with choices that still wait."""
    match, table = started(options, seed)
    below = SplitMix64(seed + 1).below
    for _ in range(decisions):
        if match.over:
            break
        seat = match.deciding[below(len(match.deciding))]
        move = match.game.moves(match.state, seat).sample(below)
        for entry in actions.play(match, seat, match.game.write(match.state, move), 0, chance.system):
            match.apply(entry)
    return match, table


def twin(match: Match, seat: int | None, seed: int) -> Match:
    """The same match with the hidden part of its present state, and everybody else's secret choice, replaced."""
    other, below = match.copy(), SplitMix64(seed + 2).below
    guess = match.game.guess(match.game.view(match.state, seat), below)
    if other.line:
        last = other.line[-1]
        other.line[-1] = Step(last.seat, last.text, last.move, last.before, guess, last.spent, last.revealed)
    else:
        other.first = guess
    for chooser in other.sealed:
        if chooser != seat:
            move = match.game.moves(match.state, chooser).sample(below)
            other.sealed[chooser] = Chosen(chooser, match.game.write(match.state, move), 0)
    return other


@settings(max_examples=60)
@given(st.sampled_from(VARIANTS), st.integers(0, 2**32), st.integers(0, 30))
def test_a_guess_that_agrees_with_the_view_goes_out_as_the_same_bytes(
    options: dict[str, Any], seed: int, decisions: int
) -> None:
    match, table = played(options, seed, decisions)
    for seat in (None, *range(match.game.info.seats)):
        other = twin(match, seat, seed)
        assert everything_out(other, table, seat) == everything_out(match, table, seat)


@pytest.mark.parametrize("peek", ["top", "none"])
@pytest.mark.parametrize("decisions", [0, 1, 2, 4])
def test_every_pile_that_the_player_cannot_tell_apart_goes_out_as_the_same_bytes(peek: str, decisions: int) -> None:
    """Stronger than a guess: whole matches with other setups, replayed from the first move."""
    options = {"players": 1, "peek": peek}
    match, table = played(options, 7, decisions)
    game, expected = match.game, everything_out(match, table, 0)
    known = game.known_setup(match.setup, match.state, 0).removeprefix("wild:")
    rest = [letter for letter in match.setup.removeprefix("wild:") if letter not in known]
    assert rest, "something must be hidden"
    orders = list(permutations(rest))
    for order in orders[:: max(1, len(orders) // 24)]:
        letters = iter(order)
        setup = "wild:" + "".join(next(letters) if letter == "?" else letter for letter in known)
        other = Match(game, setup, 0)
        for step in match.line:
            for entry in actions.play(other, 0, step.text, 0, chance.system):
                other.apply(entry)
        assert game.view(other.state, 0) == game.view(match.state, 0)
        assert everything_out(other, table, 0) == expected


def test_a_waiting_choice_reaches_only_its_own_seat() -> None:
    match, table = started({"players": 3}, 1)
    for entry in actions.play(match, 1, "sel MK", 0, chance.system):
        match.apply(entry)
    assert b"sel MK" in everything_out(match, table, 1)
    for seat in (None, 0, 2):
        assert b"sel MK" not in everything_out(match, table, seat)


def test_the_secret_of_the_chance_is_told_only_at_the_end() -> None:
    game = catalog.entry("lacunes").game({"redeals": 0})
    match = Match(game, "deal:28", 0)
    table = Table("t", "lacunes", game.info.options, (Holder("here"),))
    view = view_of(table, match, 0xABCDEF, 0, 0)
    assert view.secret is None and view.seal is not None
    for entry in actions.resign(match, 0, 1):
        match.apply(entry)
    assert view_of(table, match, 0xABCDEF, 0, 0).secret == "0000000000abcdef"
    assert view_of(table, match, 0xABCDEF, 0, 0).seal == view.seal


def test_the_secret_of_a_day_is_told_when_the_day_is_over_for_others_still_play() -> None:
    game = catalog.entry("lacunes").game({"redeals": 0})
    match = Match(game, "deal:19700101", 0)
    table = Table("t", "lacunes", game.info.options, (Holder("here"),), daily="1970-01-01")
    for entry in actions.resign(match, 0, 1):
        match.apply(entry)
    day = 24 * 3_600_000
    assert view_of(table, match, 0xABCDEF, 0, day - 1).secret is None
    assert view_of(table, match, 0xABCDEF, 0, day).secret == "0000000000abcdef"
    assert view_of(table.rematch(), match, 0xABCDEF, 0, 0).secret == "0000000000abcdef"


def test_a_refusal_that_depends_on_what_is_hidden_tells_no_facts(monkeypatch: pytest.MonkeyPatch) -> None:
    match, _ = played({"players": 1}, 3, 1)
    error = IllegalMove("SECRET_RULE", "IXN-0", pile=match.state.pile)
    legal = match.game.write(match.state, next(iter(match.game.moves(match.state))))
    refused = outbound(match, 0).refusal(error, legal)
    assert (refused.code, refused.clause, refused.facts) == ("SECRET_RULE", "IXN-0", {})


def test_what_a_game_withholds_in_play_is_given_afterwards(monkeypatch: pytest.MonkeyPatch) -> None:
    match, table = played({"players": 2}, 3, 4)
    wire = catalog.entry("interactions").part("wire")
    monkeypatch.setattr(wire, "withheld", lambda game: {"look", "hint", "fork"}, raising=False)
    view = view_of(table, match, 0, match.deciding[0], 0)
    assert (view.can.look, view.can.hint, view.can.fork) == (False, False, False)
    with pytest.raises(LudothequeError):
        outbound(match, 0).past(0)
    for entry in actions.resign(match, 0, 1):
        match.apply(entry)
    assert view_of(table, match, 0, 0, 0).can.look
    assert outbound(match, 0).past(0).ply == 0


@pytest.mark.parametrize("key", catalog.keys())
def test_no_game_of_the_catalog_lets_anything_hidden_out(key: str) -> None:
    game, below = catalog.entry(key).game({}), SplitMix64(11).below
    table = Table("t", key, game.info.options, (Holder("here"),) * game.info.seats)
    match = Match(game, game.setup(below), 0)
    for entry in actions.opening(match, 0, chance.system):
        match.apply(entry)
    for turn in range(10):
        for seat in (None, *range(game.info.seats)):
            assert everything_out(twin(match, seat, turn), table, seat) == everything_out(match, table, seat)
        if match.over:
            break
        mover = match.deciding[0]
        text = game.write(match.state, game.moves(match.state, mover).sample(below))
        for entry in actions.play(match, mover, text, 0, chance.system):
            match.apply(entry)
