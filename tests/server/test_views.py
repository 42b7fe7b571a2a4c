"""The view message: what is new, what runs, what is offered and what may be asked."""

from typing import Any

import pytest
from ludotheque.server.views import NOTHING, Reached, view_of

from ludotheque.core import catalog
from ludotheque.core.clock import ClockSettings
from ludotheque.play import actions, chance, consent
from ludotheque.play.match import Match
from ludotheque.play.seats import Holder
from ludotheque.play.table import Table
from ludotheque.server.messages import View

ADA, BEA, BOB, ROBOT = Holder("here", "Ada"), Holder("here", "Bea"), Holder("link", "Bob"), Holder("bot", "", 2)


def table(*holders: Holder, clock: ClockSettings | None = None) -> Table:
    game = catalog.entry("interactions").game({"players": len(holders)})
    return Table("t", "interactions", game.info.options, holders, clock)


def match_of(at: Table, plies: int = 0) -> Match:
    game = catalog.entry("interactions").game(at.options)
    match = Match(game, game.setup(lambda n: 0), 0)
    while match.ply < plies:
        seat = match.deciding[0]
        text = game.write(match.state, next(iter(game.moves(match.state, seat))))
        do(match, actions.play(match, seat, text, 1000 * match.ply, chance.system))
    return match


def do(match: Match, entries: tuple[Any, ...]) -> None:
    for entry in entries:
        match.apply(entry)


def seen(at: Table, match: Match, seat: int | None = 0, reached: Reached = NOTHING, now: int = 0) -> View:
    return view_of(at, match, 1, seat, now, reached)


@pytest.mark.parametrize(
    ("reached", "since"),
    [
        (NOTHING, 0),
        (Reached(1, 5, 5), 5),
        (Reached(1, 3, 3), 3),
        (Reached(2, 5, 5), 0),
        (Reached(None, 5, 5), 0),
        (Reached(1, 5, 99), 5),
    ],
)
def test_only_what_is_new_of_the_same_match_is_sent(reached: Reached, since: int) -> None:
    at = table(ADA, BEA)
    view = seen(at, match_of(at, 5), reached=reached)
    assert (view.since, len(view.log)) == (since, 5 - since)


def test_a_take_back_is_noticed_by_whoever_knew_more() -> None:
    at = table(ADA, BEA)
    match = match_of(at, 5)
    before = Reached(1, match.turn, match.ply)
    do(match, consent.offer(match, at.company, 0, "takeback", 0))
    assert match.ply == 4
    again = match.game.write(match.state, next(iter(match.game.moves(match.state))))
    do(match, actions.play(match, 0, again, 0, chance.system))
    view = seen(at, match, reached=before)
    assert (view.since, view.ply, len(view.log)) == (4, 5, 1)
    assert seen(at, match, reached=Reached(1, match.turn, 5)).since == 5


def test_a_clock_tells_what_is_left_and_whose_time_runs() -> None:
    at = table(ADA, BEA, clock=ClockSettings("game", 100))
    match = match_of(at, 2)
    clock = seen(at, match, now=11_000).clock
    assert clock is not None
    assert (clock.running, clock.detail["settings"]["seconds"]) == ([0], 100)
    assert clock.left[0] == 100_000 - 11_000 and clock.left[1] == 100_000
    assert seen(table(ADA, BEA), match).clock is None


def test_an_offer_shows_who_is_waited_for() -> None:
    at = table(ADA, BEA, BOB)
    match = match_of(at, 4)
    do(match, consent.offer(match, at.company, 2, "draw", 0))
    offer = seen(at, match).offers[0]
    assert (offer.offer, offer.seat, offer.accepted, offer.waiting) == ("draw", 2, [], [0, 1])
    do(match, consent.answer(match, at.company, 1, "draw", False, 0))
    assert seen(at, match).offers == []


def test_what_may_be_asked_follows_from_who_sits_there() -> None:
    people, bots = table(ADA, BOB), table(ADA, ROBOT)
    assert seen(people, match_of(people, 2)).can.draw
    assert not seen(bots, match_of(bots, 2)).can.draw
    assert not seen(people, match_of(people, 2)).can.takeback
    assert seen(people, match_of(people, 3)).can.takeback
    assert not seen(people, match_of(people, 3), 1).can.takeback


def test_a_match_that_is_over_offers_a_rematch_and_no_choices() -> None:
    at = table(ADA, BEA)
    match = match_of(at, 14)
    view = seen(at, match)
    assert view.outcome is not None and view.outcome.reason == "complete"
    assert (view.to_move, view.together, view.choices) == (None, [], None)
    assert (view.can.rematch, view.can.resign, view.can.takeback, view.can.hint) == (True, False, False, False)


def test_choices_are_for_the_seat_that_must_decide() -> None:
    at = table(ADA, BEA)
    match = match_of(at, 2)
    assert seen(at, match, 0).choices is not None
    assert seen(at, match, 1).choices is None
    assert seen(at, match, None).choices is None


def test_a_hint_is_offered_to_whoever_must_decide() -> None:
    at = table(ADA, BEA)
    match = match_of(at, 2)
    assert seen(at, match, 0).can.hint
    assert not seen(at, match, 1).can.hint
