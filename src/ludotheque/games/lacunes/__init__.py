"""Lacunes (Gaps, Montana): the patience of four gaps; the rules start at once, the solver on demand."""

from ludotheque.core.analysis import Analyst
from ludotheque.core.catalog import Entry
from ludotheque.core.coaching import Coach
from ludotheque.core.encoding import Encodings
from ludotheque.core.ladder import Ladders
from ludotheque.core.learning import Lessons, Puzzles
from ludotheque.core.parts import Bots, Chance, Daily, Measures, Services, Statistics, TextFace, Wire
from ludotheque.core.solving import Solver
from ludotheque.core.vector import Vectors
from ludotheque.games.lacunes.rules.game import RULES_VERSION, Lacunes
from ludotheque.games.lacunes.rules.options import OPTIONS, PRESETS

ENTRY = Entry(
    key="lacunes",
    rules=RULES_VERSION,
    clauses="GAP",
    seats=(1,),
    minutes=(10, 20),
    options=OPTIONS,
    make=Lacunes.from_values,
    presets=PRESETS,
    parts={
        Analyst: "bots.analyst:ANALYST",
        Bots: "bots.levels:BOTS",
        Coach: "learn.coach:COACH",
        Chance: "faces.chance:CHANCE",
        Daily: "faces.daily:DAILY",
        Encodings: "bots.encoding:ENCODINGS",
        Ladders: "bots.ladder:LADDERS",
        Lessons: "learn.course:COURSE",
        Measures: "faces.measures:MEASURES",
        Puzzles: "learn.puzzles:PUZZLES",
        Services: "faces.services:SERVICES",
        Solver: "solver.command:SOLVER",
        Statistics: "faces.statistics:STATISTICS",
        TextFace: "faces.text:TEXT",
        Vectors: "bots.vector:VECTORS",
        Wire: "faces.wire:WIRE",
    },
)
