"""One question for every bot, wherever it sits."""

from typing import Any

from ludotheque.core.bot import Choice, Limit, Seen
from ludotheque.core.chance import Below
from ludotheque.core.game import AnyGame
from ludotheque.play import bots
from ludotheque.play.match import Match
from play.counting import HIDDEN, Counting
from play.lagoon import GLASS, Played
from play.sittings import ADA, ROBOT, below, counting, moved, sat


class Asking:
    """A bot that keeps what it was asked."""

    asked: tuple[Any, Seen, Limit]

    def choose(self, game: AnyGame, view: Any, seen: Seen, limit: Limit, below: Below) -> Choice:
        self.asked = view, seen, limit
        return Choice(game.moves(view, seen.seat).sample(below))


def test_a_bot_is_given_its_view_the_moves_that_stand_and_its_limit() -> None:
    sitting, bot = moved(sat(counting(), ADA, ROBOT, setup="card:7"), "add 1"), Asking()
    limit = Limit(nodes=7)
    choice = bots.choose(sitting.match.game, sitting.question(1, 0), bot, limit, below(1))
    view, seen, given = bot.asked
    known = sitting.match.game.known_setup("card:7", sitting.match.state, 1)
    assert (seen, given) == (Seen(1, ("add 1",), setup=known), limit)
    assert view.card == 7, "the tiny game lets everybody look under the card"
    assert choice.move in sitting.match.game.moves(sitting.match.state, 1)


def test_a_choice_that_waits_is_no_part_of_the_question() -> None:
    sitting = moved(sat(counting(Counting(secret=True)), setup="card:7"), "pick 3")
    asked = sitting.question(1, 0)
    assert asked.seen.moves == () and asked.view.picks == ()


def test_the_sand_that_is_left_is_part_of_the_question() -> None:
    table = Played(GLASS)
    assert bots.question(table.match, 0, GLASS, 12_000).seen.left == 18_000
    assert bots.question(table.match, 1, GLASS, 12_000).seen.left is None, "it is not its turn"
    assert bots.question(table.match, 0, None, 12_000).seen.left is None


def test_a_bot_that_failed_still_has_a_legal_move() -> None:
    match = Match(Counting(), "card:7", 0)
    asked = bots.Question(match.game.view(match.state, 0), Seen(0))
    assert asked.view.card == HIDDEN
    for seed in range(5):
        text = bots.any_move(match.game, asked, below(seed))
        assert match.game.read(match.state, text) in match.game.moves(match.state, 0)


def test_a_move_of_the_question_is_a_move_of_the_match() -> None:
    table = Played(GLASS)
    asked = bots.question(table.match, 0, GLASS, 0)
    text = bots.any_move(table.match.game, asked, below(2))
    table.now = 300
    assert table.act(text)
    assert table.match.ply == 1
