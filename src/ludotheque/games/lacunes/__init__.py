"""Lacunes (Gaps, Montana): the patience of four gaps; the rules start at once, the solver on demand."""

from ludotheque.core.catalog import Entry
from ludotheque.core.parts import Bots, Chance, Daily, Measures, Services, Statistics, TextFace, Wire
from ludotheque.games.lacunes.rules.game import make
from ludotheque.games.lacunes.rules.options import OPTIONS, PRESETS

ENTRY = Entry(
    key="lacunes",
    rules=1,
    clauses="GAP",
    seats=(1,),
    minutes=(10, 20),
    options=OPTIONS,
    make=make,
    presets=PRESETS,
    parts={
        Bots: "bots.levels:BOTS",
        Chance: "faces.chance:CHANCE",
        Daily: "faces.daily:DAILY",
        Measures: "faces.measures:MEASURES",
        Services: "faces.services:SERVICES",
        Statistics: "faces.statistics:STATISTICS",
        TextFace: "faces.text:TEXT",
        Wire: "faces.wire:WIRE",
    },
)
