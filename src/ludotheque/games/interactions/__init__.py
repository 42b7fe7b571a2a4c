"""Interactions (Florent Toscano, Jeux Opla): tiles that turn each other over."""

from ludotheque.core.catalog import Entry
from ludotheque.games.interactions.rules.game import Interactions
from ludotheque.games.interactions.rules.options import OPTIONS

ENTRY = Entry(
    key="interactions",
    rules=1,
    clauses="IXN",
    seats=(1, 2, 3, 4),
    minutes=(15, 30),
    options=OPTIONS,
    make=Interactions.of,
    solver=True,
)
