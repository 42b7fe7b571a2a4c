"""What a bot in a seat does about what it is told; the server itself is met in tests/server/test_client.py."""

import asyncio
from typing import Any

import pytest

from conformance.games import random_game
from ludotheque.client.links import Link
from ludotheque.client.playing import AWAY, LONGEST_WAIT, OVERTAKEN, Player, standing
from ludotheque.client.seat import Seat
from ludotheque.core import catalog
from ludotheque.core.bot import Choice, Limit, Seen
from ludotheque.core.errors import LudothequeError
from ludotheque.core.game import AnyGame
from ludotheque.core.view_text import view_text
from ludotheque.engine.program import ProgramFault
from ludotheque.server.bot_bodies import QuestionTold
from ludotheque.server.messages import FromClient, OfferTold, OutcomeTold, Refused, View


def question(**more: Any) -> QuestionTold:
    whole: dict[str, Any] = {
        "seat": 0, "number": 1, "turn": 0, "ply": 0, "game": "interactions", "rules": 1, "options": {}, "setup": "",
        "moves": [], "view": "2 - - 0 b:.PHMCSKA r:.PHMCSKA", "choices": [], "left": None,
    }  # fmt: skip
    return QuestionTold(**whole | more)


def view(**more: Any) -> View:
    whole: dict[str, Any] = {
        "seat": 0, "number": 1, "turn": 0, "ply": 0, "to_move": 0, "together": [0, 1], "chosen": [], "view": {},
        "since": 0, "log": [],
    }  # fmt: skip
    return View(**whole | more)


class Quiet(Seat):
    """Says nothing to anybody, and keeps what it would have said."""

    def __init__(self, asked: QuestionTold | None = None) -> None:
        super().__init__(Link("http://nowhere", "t", "seat", "T"))
        self.asked, self.said = asked, list[FromClient]()

    async def say(self, message: FromClient) -> None:
        self.said.append(message)

    async def question(self) -> QuestionTold | None:
        return self.asked


class First:
    def choose(self, game: AnyGame, view: Any, seen: Seen, limit: Limit, below: object) -> Choice:
        return Choice(next(iter(game.moves(view, seen.seat))))


class Fails:
    def choose(self, *asked: object) -> Choice:
        raise ProgramFault("PROGRAM_ENDED")


def said(asked: QuestionTold | None, *messages: View | Refused) -> list[dict[str, Any]]:
    seat = Quiet(asked)
    player = Player(seat, First())

    async def hear() -> None:
        for message in messages:
            await player.hear(message)

    asyncio.run(hear())
    return [one.model_dump() for one in seat.said]


def test_a_decision_is_made_once_for_each_position() -> None:
    assert said(question(turn=3, ply=2), view(), view()) == [
        {"type": "move", "seat": 0, "turn": 3, "ply": 2, "move": "sel PH"}
    ]


@pytest.mark.parametrize("told", [view(chosen=[0]), view(together=[], to_move=1), view(together=[], to_move="chance")])
def test_who_has_nothing_to_decide_says_nothing(told: View) -> None:
    assert said(question(), told) == []


def test_people_may_take_back_and_pause_but_get_no_draw() -> None:
    offers = [OfferTold(offer=kind, seat=1, accepted=[1], waiting=[0]) for kind in ("takeback", "pause", "draw")]
    answers = said(None, view(offers=offers))
    assert [(one["offer"], one["yes"]) for one in answers] == [("takeback", True), ("pause", True), ("draw", False)]


def test_an_offer_that_waits_for_others_is_not_answered() -> None:
    assert said(None, view(offers=[OfferTold(offer="draw", seat=0, accepted=[0], waiting=[1])])) == []


def test_too_fast_is_tried_again() -> None:
    moves = said(question(), view(), Refused(code="TOO_FAST", facts={"wait": 1}))
    assert [one["move"] for one in moves] == ["sel PH"] * 2


def test_after_a_lost_line_the_same_position_is_answered_again() -> None:
    seat = Quiet(question(turn=3, ply=2))
    player = Player(seat, First())

    async def hear() -> None:
        for line in (1, 1, 2, 2):
            seat.line = line
            await player.hear(view())

    asyncio.run(hear())
    assert [(one.type, one.turn, one.ply) for one in seat.said if one.type == "move"] == [("move", 3, 2)] * 2


class Away(Quiet):
    """A server that is not there for so many calls."""

    def __init__(self, calls: int, code: str = "UNREACHABLE") -> None:
        super().__init__(question())
        self.calls, self.code = calls, code

    async def question(self) -> QuestionTold | None:
        self.calls -= 1
        if self.calls >= 0:
            raise LudothequeError(self.code)
        return self.asked


def waited(seat: Quiet) -> list[float]:
    """How long a player waits in all, without waiting."""
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    asyncio.run(Player(seat, First(), sleep=sleep).hear(view()))
    return slept


@pytest.mark.parametrize("code", AWAY)
def test_a_server_that_is_away_for_a_while_is_asked_again(code: str) -> None:
    seat = Away(3, code)
    assert waited(seat) == [0.1, 0.2, 0.4]
    assert [one.type for one in seat.said] == ["move"]


def test_a_server_that_stays_away_is_asked_at_growing_intervals() -> None:
    slept = waited(Away(100))
    assert slept == sorted(slept) and slept[-1] == LONGEST_WAIT


def test_a_seat_that_is_refused_the_question_does_not_wait() -> None:
    seat = Away(1, "UNKNOWN_TOKEN")
    with pytest.raises(LudothequeError, match="UNKNOWN_TOKEN"):
        waited(seat)


@pytest.mark.parametrize("code", OVERTAKEN)
def test_what_came_too_late_is_no_reason_to_resign(code: str) -> None:
    assert [one["type"] for one in said(question(), view(), Refused(code=code))] == ["move"]
    assert [one["type"] for one in said(question(), view(), Refused(code=code), view())] == ["move", "move"]


def test_whoever_is_refused_resigns_and_says_why() -> None:
    seat = Quiet()
    player = Player(seat, First())

    async def hear() -> None:
        await player.hear(view(chosen=[0]))
        await player.hear(Refused(code="OCCUPIED", clause="IXN-10"))

    with pytest.raises(LudothequeError, match="OCCUPIED"):
        asyncio.run(hear())
    assert [one.type for one in seat.said] == ["resign"]


def test_a_program_that_fails_resigns() -> None:
    seat = Quiet(question())
    with pytest.raises(ProgramFault):
        asyncio.run(Player(seat, Fails()).hear(view()))
    assert [one.type for one in seat.said] == ["resign"]


def test_the_end_is_kept_and_nothing_more_is_played() -> None:
    seat, over = Quiet(question()), OutcomeTold(reason="score", scores=[1, 2], returns=[-1, 1], winners=[1])
    player = Player(seat, First())
    asyncio.run(player.hear(view(outcome=over, number=4)))
    assert (player.ended, seat.said) == ({4: over}, [])


@pytest.mark.parametrize("key", catalog.keys())
def test_what_is_asked_is_what_a_bot_at_the_table_would_see(key: str) -> None:
    game = catalog.entry(key).game()
    played = random_game(game, 6, 5)
    seat = (game.together(played.last) or (game.turn(played.last) or 0,))[0]
    view = game.view(played.last, seat, peek=True)
    moves = [game.write(state, move) for state, move in zip(played.states, played.moves, strict=False)]
    text = view_text(game).write(game, view) if game.info.hidden else None
    options = {name: list(value) if isinstance(value, tuple) else value for name, value in game.info.options.items()}
    asked = question(
        seat=seat, game=key, rules=game.info.rules, options=options, setup=played.setup, moves=moves, view=text, left=7
    )
    assert standing(asked) == (game, view, Seen(seat, tuple(moves), 7, played.setup))
