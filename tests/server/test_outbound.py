"""Nothing hidden leaves: what goes out is the same, byte for byte, for every state that agrees with the view."""

from collections.abc import Iterator
from dataclasses import replace
from hashlib import sha256
from itertools import permutations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from conformance.variants import variants
from ludotheque.core import catalog
from ludotheque.core.chance import Below, SplitMix64
from ludotheque.core.errors import LudothequeError
from ludotheque.core.game import AnyGame, Seat
from ludotheque.play import asking, beginning
from ludotheque.play.entries import Chosen, Played
from ludotheque.play.line import Step
from ludotheque.play.match import Match
from ludotheque.play.matches import StoredMatch
from ludotheque.play.presence import Presence
from ludotheque.play.seats import Holder
from ludotheque.play.sitting import Sitting
from ludotheque.play.table import Table
from ludotheque.play.told import Log, TableTold, View
from ludotheque.play.views import Reached, news, state_of, table_of, view_of
from ludotheque.server.outbound import outbound, written

LOOKED_AT = (0, 2, 9, 60, 200)
"""The plies at which everything is compared; where nothing is hidden the two ends are enough."""
AWAY = dict.fromkeys(range(8), 0)
VARIANTS: list[dict[str, Any]] = [
    {"players": 1}, {"players": 1, "peek": "none"}, {"players": 2}, {"players": 3}, {"players": 4, "teams": True},
    {"players": 2, "select": "ordered"},
]  # fmt: skip


def below(seed: int) -> Below:
    return SplitMix64(seed).below


def sitting_of(game: AnyGame, seed: int = 0, setup: str | None = None) -> Sitting:
    entry = replace(catalog.entry(game.info.key), make=lambda options: game)
    table = Table("t", entry.key, game.info.options, (Holder("here"),) * game.info.seats)
    begun = beginning.begin(entry, game, 1, table.company, 0, below(seed), setup, 99)
    return Sitting.begun(entry, table, begun, StoredMatch(**vars(begun.new), id=1))


def wandered(sitting: Sitting, chance: Below) -> Iterator[Sitting]:
    """A match and how it goes on by random decisions, perhaps with choices that still wait."""
    yield sitting
    while not sitting.match.over:
        game, match = sitting.match.game, sitting.match
        seat = match.deciding[chance(len(match.deciding))]
        proposal = sitting.move(seat, game.write(match.state, game.moves(match.state, seat).sample(chance)), 0)
        assert proposal is not None
        sitting = replace(sitting, match=proposal.trial.match)
        yield sitting


def sent(told: View | Log | TableTold) -> str:
    """What is written straight from what is told is its message, byte for byte: the types hold what is sent."""
    text = written(told)
    assert text == outbound(told).model_dump_json()
    return text


def everything_out(sitting: Sitting, seat: Seat | None, tries: list[str], peek: bool) -> bytes:
    """All that a reader can get: view, log, choices, past positions, state, record, refusals, what a hint sees."""
    known, plies = sitting.known(seat, peek), sitting.match.ply
    parts = [sent(view_of(sitting, seat, 0, peek=peek))]
    if known.may("look"):
        parts += [
            outbound(known.past(ply)).model_dump_json() for ply in {*range(0, plies, 20), max(plies - 1, 0), plies}
        ]
    mine = () if seat is None else (seat,)
    parts.append(outbound(state_of(sitting, mine, False, Presence(1, left=AWAY), 0)).model_dump_json())
    parts.append(known.record(("a",) * len(sitting.table.holders)).dump())
    if seat is not None:
        parts += [_refusal(sitting, seat, text, peek) for text in tries]
        parts += [repr(sitting.question(seat, 0)), _asked(sitting, seat)] if peek else []
    return "\n".join(parts).encode()


def _asked(sitting: Sitting, seat: Seat) -> str:
    """What a program is asked; of its choices a digest, for what another has chosen may be among them."""
    told = asking.asked(sitting, seat, 0)
    return repr(told and replace(told, choices=(sha256(repr(told.choices).encode()).hexdigest(),)))


def _refusal(sitting: Sitting, seat: Seat, text: str, peek: bool) -> str:
    """What a seat hears that tries a move; whether one that its view allows is possible, the hidden part decides."""
    known, game = sitting.known(seat, peek), sitting.match.game
    try:
        allowed = game.read(known.view, text) in game.moves(known.view, seat)
    except LudothequeError:
        allowed = False
    try:
        sitting.move(seat, text, 0)
    except LudothequeError as error:
        return "allowed" if allowed else outbound(known.refusal(error, text)).model_dump_json()
    return "allowed"


def tries_of(match: Match, chance: Below) -> list[str]:
    """Moves of the game itself: some that can be played now, some that could be before, and no move at all."""
    game, now = match.game, [match.state] if not match.over else []
    earlier = [match.state_at(chance(match.ply + 1)) for _ in range(2)]
    found = ["nonsense", "=nonsense"]
    for state in (*now, *earlier):
        for seat in range(game.info.seats):
            moves = game.moves(state, seat)
            found += [game.write(state, moves.sample(chance)) for _ in range(2) if moves]
    return [*found, *(step.text for step in match.line[-2:])]


def twin(sitting: Sitting, seat: Seat | None, chance: Below, peek: bool = False) -> Sitting:
    """The same match with the hidden part of its present state, and everybody else's secret choice, replaced."""
    match, game = sitting.match, sitting.match.game
    other, guess = match.copy(), game.guess(game.view(match.state, seat, peek), chance)
    if match.line:
        last = match.line[-1]
        step = Step(last.seat, last.text, last.move, last.before, guess, last.spent, last.revealed)
        other.line = match.line.upto(match.ply - 1).then(step)
    else:
        other.first = guess
    for chooser in other.sealed:
        if chooser != seat:
            move = game.moves(match.state, chooser).sample(chance)
            other.sealed[chooser] = Chosen(chooser, game.write(match.state, move), 0)
    return replace(sitting, match=other)


def insist_same(sitting: Sitting, chance: Below) -> None:
    """What every reader gets is the same for a twin, with and without a look under what is covered."""
    tries = tries_of(sitting.match, chance)
    for seat in (None, *range(sitting.match.game.info.seats)):
        for peek in (False, True) if seat is not None else (False,):
            other = twin(sitting, seat, chance, peek)
            assert everything_out(other, seat, tries, peek) == everything_out(sitting, seat, tries, peek)


@settings(max_examples=40, deadline=None)
@given(st.sampled_from(VARIANTS), st.integers(0, 2**32), st.integers(0, 30))
def test_a_guess_that_agrees_with_the_view_goes_out_as_the_same_bytes(
    options: dict[str, Any], seed: int, decisions: int
) -> None:
    sitting = sitting_of(catalog.entry("interactions").game(options), seed)
    *_, last = (one for one, _ in zip(wandered(sitting, below(seed + 1)), range(decisions + 1), strict=False))
    insist_same(last, below(seed + 2))


@pytest.mark.parametrize("name", [name for name, _ in variants()])
def test_no_game_lets_anything_hidden_out_however_long_it_lasts(name: str) -> None:
    game = dict(variants())[name]
    chance, left = below(11), list(LOOKED_AT if game.info.hidden else LOOKED_AT[::4])
    for sitting in wandered(sitting_of(game, 5), below(7)):
        if sitting.match.ply >= left[0] or sitting.match.over:
            insist_same(sitting, chance)
            left.pop(0)
        if not left:
            return
    assert sitting.match.over, "it lasted less than 200 plies"


@pytest.mark.parametrize("name", [name for name, game in variants() if game.info.hidden])
def test_a_match_that_began_otherwise_leaves_the_same_log_while_nobody_can_tell(name: str) -> None:
    """The hidden part of the first state is another one, and every move is judged anew in it."""
    game = dict(variants())[name]
    chance, agreed = below(3), 0
    for seat in (None, *range(game.info.seats)):
        real = sitting_of(game, 5)
        other = Match(game, real.match.setup, 0)
        other.first = game.guess(game.view(real.match.state, seat), chance)
        for sitting, _ in zip(wandered(real, below(7)), range(40), strict=False):
            while other.ply < sitting.match.ply:
                step = sitting.match.line[other.ply]
                try:
                    other.apply(Played(step.seat, step.text, 0, step.spent, step.revealed))
                except LudothequeError:
                    break
            if game.view(other.state, seat) != game.view(sitting.match.state, seat):
                break  # something was shown that tells them apart
            if not sitting.match.sealed:
                agreed += 1
                there = sitting.known(seat)
                assert replace(sitting, match=other).known(seat).log() == there.log()
    assert agreed


@pytest.mark.parametrize("peek", ["top", "none"])
@pytest.mark.parametrize("decisions", [0, 1, 2, 4])
def test_every_pile_that_the_player_cannot_tell_apart_goes_out_as_the_same_bytes(peek: str, decisions: int) -> None:
    """Stronger than a guess: whole matches with other setups, replayed from the first move."""
    game = catalog.entry("interactions").game({"players": 1, "peek": peek})
    walk = wandered(sitting_of(game, 7), below(8))
    *_, sitting = (one for one, _ in zip(walk, range(decisions + 1), strict=False))
    match, tries = sitting.match, tries_of(sitting.match, below(9))
    expected = everything_out(sitting, 0, tries, False)
    known = game.known_setup(match.setup, match.state, 0).removeprefix("wild:")
    rest = [letter for letter in match.setup.removeprefix("wild:") if letter not in known]
    assert rest, "something must be hidden"
    orders = list(permutations(rest))
    for order in orders[:: max(1, len(orders) // 24)]:
        letters = iter(order)
        setup = "wild:" + "".join(next(letters) if letter == "?" else letter for letter in known)
        other = sitting_of(game, 0, setup)
        for step in match.line:
            proposal = other.move(0, step.text, 0)
            assert proposal is not None
            other = replace(other, match=proposal.trial.match)
        assert game.view(other.match.state, 0) == game.view(match.state, 0)
        assert everything_out(other, 0, tries, False) == expected


def test_a_waiting_choice_reaches_only_its_own_seat() -> None:
    sitting = sitting_of(catalog.entry("interactions").game({"players": 3}), 1)
    proposal = sitting.move(1, "sel MK", 0)
    assert proposal is not None
    sitting = replace(sitting, match=proposal.trial.match)
    assert b"sel MK" in everything_out(sitting, 1, [], False)
    for seat in (None, 0, 2):
        assert b"sel MK" not in everything_out(sitting, seat, [], seat is not None)


def test_a_state_that_does_not_agree_goes_out_otherwise_so_the_tests_above_can_fail() -> None:
    game, shown = catalog.entry("interactions").game({"players": 1}), set()
    for seed in range(6):
        _, sitting = (one for one, _ in zip(wandered(sitting_of(game, seed), below(1)), range(2), strict=False))
        shown.add(everything_out(sitting, 0, [], True))
    assert len(shown) > 1


def test_a_table_and_the_parts_of_a_long_log_are_written_as_their_messages() -> None:
    *_, last = wandered(sitting_of(catalog.entry("lacunes").game({})), below(3))
    while last.match.ply < 600:
        last = replace(last, match=_longer(last.match))
    parts = [sent(part) for part in news(last, 0, 0, Reached(), False, (), ())]
    assert len(parts) > 2
    assert '"host":true' in sent(table_of(last, (0,), True, Presence(1, left=AWAY), 0))


def _longer(match: Match) -> Match:
    """With its own line once more behind it: a log is told as it stands, whatever the rules say to it."""
    other = match.copy()
    for step in match.line[:]:
        other.line = other.line.then(step)
    return other
