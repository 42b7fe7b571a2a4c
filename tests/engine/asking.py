"""A session asked line by line, without a thread."""

from collections.abc import Callable

from ludotheque.engine.lines import request
from ludotheque.engine.session import Session


def told(session: Session, line: str, going: Callable[[], bool] = lambda: True) -> list[str]:
    """The lines of an answer, thought out to its end."""
    asked = request(line)
    assert asked is not None
    answer = session.hear(asked)
    return list(answer(going) if callable(answer) else answer)
