"""Forma: polyominoes placed by sight, enclosures, obstacles, a tower and bridges."""

from ludotheque.core.catalog import Entry
from ludotheque.games.forma.choices import OPTIONS, PRESETS
from ludotheque.games.forma.rules import RULES, Forma

ENTRY = Entry(
    key="forma",
    rules=RULES,
    clauses="FRM",
    seats=(2, 3, 4),
    minutes=(30, 60),
    options=OPTIONS,
    make=Forma.of,
    presets=PRESETS,
)
