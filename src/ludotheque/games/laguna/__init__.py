"""Laguna (Bernhard Weber, 2000): rafts, pearls, reefs and an hourglass."""

from ludotheque.core.analysis import Analyst
from ludotheque.core.catalog import Entry
from ludotheque.core.coaching import Coach
from ludotheque.core.encoding import Encodings
from ludotheque.core.ladder import Ladders
from ludotheque.core.learning import Lessons, Puzzles
from ludotheque.core.parts import Bots, Clocking, Daily, Measures, Services, TextFace, Welcome, Wire
from ludotheque.core.passing import Passing
from ludotheque.core.solving import Solver
from ludotheque.core.view_text import ViewText
from ludotheque.games.laguna.rules.game import RULES_VERSION, make
from ludotheque.games.laguna.rules.options import OPTIONS, PRESETS

ENTRY = Entry(
    key="laguna",
    rules=RULES_VERSION,
    clauses="LAG",
    seats=(2, 3, 4, 1),
    minutes=(20, 45),
    options=OPTIONS,
    make=make,
    presets=PRESETS,
    youngest="LAG-A1",
    parts={
        Analyst: "bots.analyst:ANALYST",
        Bots: "bots.levels:BOTS",
        Coach: "learn.coach:COACH",
        Clocking: "faces.clocking:CLOCKING",
        Daily: "faces.daily:DAILY",
        Encodings: "bots.encoding:ENCODINGS",
        Ladders: "bots.ladder:LADDERS",
        Lessons: "learn.course:COURSE",
        Measures: "faces.measures:MEASURES",
        Passing: "faces.passing:PASSING",
        Puzzles: "learn.puzzles:PUZZLES",
        Services: "faces.services:SERVICES",
        Solver: "solver.command:SOLVER",
        TextFace: "faces.text:TEXT",
        ViewText: "faces.view_text:VIEW_TEXT",
        Welcome: "faces.welcome:WELCOME",
        Wire: "faces.wire:WIRE",
    },
)
