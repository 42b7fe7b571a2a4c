"""Noughts and crosses: the small game that `docs/library/adding-a-game.md` leads through."""

from ludotheque.core.catalog import Entry
from ludotheque.core.encoding import Encodings
from ludotheque.core.ladder import Ladders, ungraded
from ludotheque.core.learning import Lessons, Puzzles
from ludotheque.core.parts import Bots, TextFace, Wire
from ludotheque.games.noughts.rules.game import RULES_VERSION, Noughts
from ludotheque.games.noughts.rules.options import OPTIONS

ENTRY = Entry(
    key="noughts",
    rules=RULES_VERSION,
    clauses="NAC",
    seats=(2,),
    minutes=(1, 3),
    options=OPTIONS,
    make=Noughts.of,
    parts={
        Bots: "bots.levels:BOTS",
        Encodings: "bots.encoding:ENCODINGS",
        Ladders: ungraded(5),
        Lessons: "learn.course:COURSE",
        Puzzles: "learn.puzzles:PUZZLES",
        TextFace: "faces.text:TEXT",
        Wire: "faces.wire:WIRE",
    },
)
