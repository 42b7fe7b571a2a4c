"""The loop: answers in their order, `stop` and `protocol` at once, and nothing that goes wrong ends it."""

from collections.abc import Callable, Iterable, Iterator
from threading import Event

from ludotheque.core.errors import LudothequeError
from ludotheque.engine.lines import LONGEST, Request
from ludotheque.engine.loop import Loop
from ludotheque.engine.session import Answer, Session


class Thinker(Session):
    """`go` thinks until it is told to stop, `fail` fails, everything else is repeated."""

    def __init__(self) -> None:
        super().__init__("")
        self.thinking = Event()

    def hear(self, asked: Request) -> Answer:
        if asked.command == "go":
            return self._think
        if asked.command == "fail":
            raise ZeroDivisionError("by nothing")
        if asked.command == "no":
            raise LudothequeError("NO_GAME")
        return [f"{asked.command} {asked.rest}"]

    def _think(self, going: Callable[[], bool]) -> Iterable[str]:
        self.thinking.set()
        while going():
            pass
        return ["thought"]


def heard(lines: Iterable[str], session: Session | None = None) -> list[str]:
    answers: list[str] = []
    Loop(session or Thinker(), answers.append, lambda game, error: error.code.lower()).run(lines)
    return answers


def after(thinker: Thinker, *lines: str) -> Iterator[str]:
    """`go`, and the lines once it thinks."""
    yield "1 go"
    assert thinker.thinking.wait(60)
    yield from lines


def test_each_line_is_answered_in_its_order() -> None:
    assert heard(["a 1", "2 b", "", "# remark", "c"]) == ["= a 1\n\n", "=2 b\n\n", "= c\n\n"]


def test_what_goes_wrong_is_answered_and_the_next_line_too() -> None:
    assert heard(["no", "5 fail", "!!", "a"]) == [
        "? NO_GAME no_game\n\n", "?5 FAILED ZeroDivisionError: by nothing\n\n", "= !!\n\n", "= a\n\n",
    ]  # fmt: skip


def test_stop_is_answered_while_it_thinks_and_ends_the_thought() -> None:
    thinker = Thinker()
    assert sorted(heard(after(thinker, "2 stop"), thinker)) == ["=1 thought\n\n", "=2\n\n"]


def test_protocol_is_answered_while_it_thinks() -> None:
    thinker = Thinker()
    assert heard(after(thinker, "2 protocol", "3 stop"), thinker)[0] == "=2 1\n\n"


def test_what_else_is_asked_waits_for_its_turn() -> None:
    thinker = Thinker()
    answers = heard(after(thinker, "2 a", "3 stop"), thinker)
    assert answers.index("=1 thought\n\n") < answers.index("=2 a\n\n")


def test_a_stop_also_ends_what_has_not_begun() -> None:
    thinker = Thinker()
    answers = heard(after(thinker, "2 go", "3 stop"), thinker)
    assert sorted(answers) == ["=1 thought\n\n", "=2 thought\n\n", "=3\n\n"]


def test_quit_stops_the_thought_and_is_answered_last() -> None:
    thinker = Thinker()
    assert heard(after(thinker, "2 quit", "3 a"), thinker) == ["=1 thought\n\n", "=2\n\n"]


def test_a_stop_without_a_thought_is_answered_all_the_same() -> None:
    assert heard(["stop"]) == ["=\n\n"]


def test_a_line_that_is_too_long_is_refused_in_its_turn() -> None:
    assert heard([f"a {'x' * LONGEST}", "b"]) == ["? LINE_TOO_LONG line_too_long\n\n", "= b\n\n"]


def test_a_wrong_move_is_named_by_its_number() -> None:
    answers = heard(["game interactions", "position moves sel PH | zzz"], Session(""))
    assert answers[1] == "? INVALID_MOVE moves[1]: invalid_move\n\n"
