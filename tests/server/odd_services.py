"""Services for tests, in the place of those of Interactions: one that answers, one that never ends, refuses, fails."""

from collections.abc import Mapping
from typing import Any

from ludotheque.core.bot import Limit, Progress
from ludotheque.core.errors import LudothequeError
from ludotheque.core.parts import Service, Services


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


class OddServices(Services):
    """In the place of a game's own."""

    def services(self) -> Mapping[str, Service]:
        runs = (echo, endless, refusing, failing)
        return {run.__name__: Service(None, None, run) for run in runs}
