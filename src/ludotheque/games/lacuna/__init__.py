"""Lacuna: two players, 49 flowers and 12 pawns on a round pond."""

from ludotheque.core.analysis import Analyst
from ludotheque.core.catalog import Entry
from ludotheque.core.coaching import Coach
from ludotheque.core.encoding import Encodings
from ludotheque.core.ladder import Ladders
from ludotheque.core.learning import Lessons, Puzzles
from ludotheque.core.parts import Bots, Measures, TextFace, Wire
from ludotheque.core.passing import Passing
from ludotheque.core.view_text import ViewText
from ludotheque.games.lacuna.rules.game import RULES_VERSION, Lacuna
from ludotheque.games.lacuna.rules.options import OPTIONS

ENTRY = Entry(
    key="lacuna",
    rules=RULES_VERSION,
    clauses="LCN",
    seats=(2,),
    minutes=(15, 30),
    options=OPTIONS,
    make=Lacuna.from_values,
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
        TextFace: "faces.text:TEXT",
        ViewText: "faces.view_text:VIEW_TEXT",
        Wire: "faces.wire:WIRE",
    },
)
