"""Services for tests, in the place of those of Interactions: one that answers, one that never ends, refuses, fails."""

from typing import Any

from ludotheque.core.bot import Limit, Progress
from ludotheque.core.errors import LudothequeError


def echo(question: Any, limit: Limit) -> Any:
    return {"question": question, "seconds": limit.seconds, "memory": limit.memory_mb}


def endless(question: Any, limit: Limit) -> Any:
    nodes = 0
    while limit.watch is None or limit.watch(Progress(nodes, None, (), 0.25)):
        nodes += 1
    return None


def refusing(question: Any, limit: Limit) -> Any:
    raise LudothequeError("BAD_QUESTION", None, field="size")


def failing(question: Any, limit: Limit) -> Any:
    raise ZeroDivisionError


SERVICES = {"echo": echo, "endless": endless, "refusing": refusing, "failing": failing}
