"""Forma: polyominoes placed by sight, enclosures, obstacles, a tower and bridges."""

from ludotheque.core.analysis import Analyst
from ludotheque.core.catalog import Entry, Version
from ludotheque.core.coaching import Coach
from ludotheque.core.encoding import Encodings
from ludotheque.core.ladder import Ladders
from ludotheque.core.learning import Lessons, Puzzles
from ludotheque.core.parts import Bots, Measures, Statistics, TextFace, Welcome, Wire
from ludotheque.core.passing import Passing
from ludotheque.games.forma.rules.game import RULES_VERSION, Forma
from ludotheque.games.forma.rules.options import FIRST_OPTIONS, OPTIONS, PRESETS

ENTRY = Entry(
    key="forma",
    rules=RULES_VERSION,
    clauses="FRM",
    seats=(2, 4),
    minutes=(30, 60),
    options=OPTIONS,
    make=Forma.of,
    presets=PRESETS,
    earlier={1: Version(FIRST_OPTIONS, Forma.first_version)},
    parts={
        Analyst: "bots.analyst:ANALYST",
        Bots: "bots.levels:BOTS",
        Coach: "learn.coach:COACH",
        Encodings: "bots.encoding:ENCODINGS",
        Ladders: "bots.ladder:LADDERS",
        Lessons: "learn.course:COURSE",
        Measures: "faces.measures:MEASURES",
        Passing: "faces.passing:PASSING",
        Puzzles: "learn.puzzles:PUZZLES",
        Statistics: "faces.statistics:STATISTICS",
        TextFace: "faces.text:TEXT",
        Welcome: "faces.welcome:WELCOME",
        Wire: "faces.wire:WIRE",
    },
)
