"""Interactions (Florent Toscano, Jeux Opla): tiles that turn each other over."""

from ludotheque.core.analysis import Analyst
from ludotheque.core.catalog import Entry
from ludotheque.core.coaching import Coach
from ludotheque.core.encoding import Encodings
from ludotheque.core.ladder import Ladders
from ludotheque.core.learning import Lessons, Puzzles
from ludotheque.core.parts import Bots, Measures, TextFace, Wire
from ludotheque.core.solving import Solver
from ludotheque.core.vector import Vectors
from ludotheque.core.view_text import ViewText
from ludotheque.games.interactions.rules.game import RULES_VERSION, Interactions
from ludotheque.games.interactions.rules.options import OPTIONS

ENTRY = Entry(
    key="interactions",
    rules=RULES_VERSION,
    clauses="IXN",
    seats=(1, 2, 3, 4),
    minutes=(15, 30),
    options=OPTIONS,
    make=Interactions.of,
    parts={
        Analyst: "bots.analyst:ANALYST",
        Bots: "bots.levels:BOTS",
        Coach: "learn.coach:COACH",
        Encodings: "bots.encoding:ENCODINGS",
        Ladders: "bots.ladder:LADDERS",
        Lessons: "learn.course:COURSE",
        Measures: "faces.measures:MEASURES",
        Puzzles: "learn.puzzles:PUZZLES",
        Solver: "solver.command:SOLVER",
        TextFace: "faces.text:TEXT",
        Vectors: "bots.vector:VECTORS",
        ViewText: "faces.view_text:VIEW_TEXT",
        Wire: "faces.wire:WIRE",
    },
)
