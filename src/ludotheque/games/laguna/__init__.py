"""Laguna (Bernhard Weber, 2000): rafts, pearls, reefs and an hourglass."""

from ludotheque.core.catalog import Entry
from ludotheque.core.parts import Bots, Clocking, Daily, Measures, Services, TextFace, Wire
from ludotheque.games.laguna.rules.game import RULES, make
from ludotheque.games.laguna.rules.options import OPTIONS

ENTRY = Entry(
    key="laguna",
    rules=RULES,
    clauses="LAG",
    seats=(2, 3, 4, 1),
    minutes=(20, 45),
    options=OPTIONS,
    make=make,
    presets={
        "base": {},
        "unhurried": {"glass": "none", "board_side": "hard"},
        "four": {"players": 4},
        "solitaire": {"players": 1},
    },
    parts={
        Bots: "bots.levels:BOTS",
        Clocking: "faces.clocking:CLOCKING",
        Daily: "faces.daily:DAILY",
        Measures: "faces.measures:MEASURES",
        Services: "faces.services:SERVICES",
        TextFace: "faces.text:TEXT",
        Wire: "faces.wire:WIRE",
    },
)
