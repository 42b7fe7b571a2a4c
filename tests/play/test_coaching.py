"""A coach is given what its seat sees, and speaks by the game's part or by what the best bot would have done."""

from dataclasses import replace
from typing import Any

from ludotheque.core.bot import Choice, Limit, Seen
from ludotheque.core.chance import Below
from ludotheque.core.coaching import Coach, Last, Remark, weightiest
from ludotheque.core.game import AnyGame
from ludotheque.core.parts import Bots
from ludotheque.play import coaching
from play.counting import Count, Counting, Word
from play.sittings import counting, moved, sat


class First:
    """Plays the first move there is."""

    def choose(self, game: AnyGame, view: Any, seen: Seen, limit: Limit, below: Below) -> Choice:
        return Choice(next(iter(game.moves(view, seen.seat))))


class FirstBots(Bots):
    def levels(self) -> tuple[int, ...]:
        return (1,)

    def bot(self, level: int) -> First:
        return First()

    def limit(self, level: int) -> Limit:
        return Limit(nodes=1)


class Counter(Coach[Counting, Count]):
    """Says the total, and less loudly what was added."""

    def remarks(self, game: Counting, view: Count, seen: Seen, last: Last | None, limit: Limit) -> list[Remark]:
        added = [Remark("added", {"move": last.move}, stake=1)] if last else []
        return [*added, Remark("total", {"total": min(view.total, 3)}, stake=2)]


def test_a_coach_is_given_the_view_of_its_seat_and_its_last_decision() -> None:
    sitting = moved(sat(counting(), setup="card:7"), "add 1", "add 2")
    asked = sitting.coached(0, 0)
    assert asked.now == sitting.question(0, 0)
    assert asked.last is not None and (asked.last.view.total, asked.last.move) == (0, "add 1")


class Peeking(Counting):
    """Who looks at the card is still to move."""

    def play(self, state: Count, move: Word) -> Count:
        after = super().play(state, move)
        return replace(after, turn=state.turn) if move[0] == "look" else after


def test_a_turn_of_several_moves_is_given_whole_and_no_earlier_one() -> None:
    sitting = moved(sat(counting(Peeking()), setup="card:7"), "add 1", "add 1", "add 1", "look", "add 2", "add 1")
    last = sitting.coached(1, 0).last
    assert last is not None and [one.move for one in last.turn] == ["look", "add 2"]
    assert [one.view.shown for one in last.turn] == [False, True], "each as it was seen then"


def test_alone_every_move_is_a_turn() -> None:
    sitting = moved(sat(counting(Counting(seats=1)), setup="card:7"), "add 1", "add 2")
    last = sitting.coached(0, 0).last
    assert last is not None and [one.move for one in last.turn] == ["add 2"]


def test_before_its_first_move_a_seat_has_no_last_one() -> None:
    sitting = moved(sat(counting(), setup="card:7"), "add 1")
    assert sitting.coached(1, 0).last is None


def test_a_secret_choice_that_waits_is_no_part_of_it() -> None:
    sitting = moved(sat(counting(Counting(secret=True)), setup="card:7"), "pick 3")
    assert sitting.coached(1, 0).now.view.picks == ()


def test_the_part_of_the_game_speaks() -> None:
    entry = counting().with_part(Coach, Counter())
    sitting = moved(sat(entry, setup="card:7"), "add 1", "add 2")
    said = coaching.remark(entry, sitting.match.game, sitting.coached(0, 0))
    assert said == Remark("total", {"total": 3}, stake=2)


def test_what_was_said_last_is_not_said_again() -> None:
    entry = counting().with_part(Coach, Counter())
    sitting = moved(sat(entry, setup="card:7"), "add 1", "add 2", "add 3")
    while sitting.match.deciding != (0,):
        sitting = moved(sitting, "add 1")
    total = Remark("total", {"total": 3}, stake=2)
    assert coaching.remark(entry, sitting.match.game, sitting.coached(0, 0)) == total
    said = coaching.remark(entry, sitting.match.game, sitting.coached(0, 0, total))
    assert said == Remark("added", {"move": "add 3"}, stake=1)


def test_without_such_a_part_the_move_that_the_best_bot_would_have_made_is_praised() -> None:
    entry = counting().with_part(Bots, FirstBots())
    for played, said in (("add 1", Remark("strongest")), ("add 2", None)):
        sitting = moved(sat(entry, setup="card:7"), played, "add 1")
        assert coaching.remark(entry, sitting.match.game, sitting.coached(0, 0)) == said
        assert coaching.remark(entry, sitting.match.game, replace(sitting.coached(0, 0), last=None)) is None
        assert coaching.remark(counting(), sitting.match.game, sitting.coached(0, 0)) is None, "nor are there bots"


def test_of_several_remarks_the_weightiest_is_made() -> None:
    small, large, other = Remark("a", stake=2), Remark("b", stake=5), Remark("c", stake=5)
    assert weightiest((small, large, other)) is large
    assert weightiest((small, large), besides=Remark("b")) is small
    again = Remark("b", {"count": 2}, stake=5)
    assert weightiest((small, again), besides=large) is again, "half of it is still more"
    assert weightiest((Remark("a", stake=3), again), besides=large) == Remark("a", stake=3)
    assert weightiest(()) is None
