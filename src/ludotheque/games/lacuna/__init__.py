"""Lacuna: two players, 49 flowers and 12 pawns on a round pond."""

from ludotheque.core.catalog import Entry
from ludotheque.core.options import Option, Options
from ludotheque.core.parts import Bots, Measures, TextFace, Wire
from ludotheque.games.lacuna.rules.game import RULES, Lacuna
from ludotheque.games.lacuna.rules.sizes import USUAL, read_sizes

OPTIONS = (
    Option("pick", ("before", "after"), "LCN-12"),
    Option("ends", ("closed", "open"), "LCN-23"),
    Option("tol", (0,), "LCN-32", span=(0, 200)),
    Option("sizes", (str(USUAL),), "LCN-6", valid=lambda text: read_sizes(text) is not None),
)


def make(options: Options) -> Lacuna:
    sizes = read_sizes(str(options["sizes"]))
    assert sizes, "judged by the option"
    return Lacuna(str(options["pick"]), str(options["ends"]), int(str(options["tol"])), sizes)


ENTRY = Entry(
    key="lacuna",
    rules=RULES,
    clauses="LCN",
    seats=(2,),
    minutes=(15, 30),
    options=OPTIONS,
    make=make,
    parts={
        Bots: "bots.levels:BOTS",
        Measures: "faces.measures:MEASURES",
        TextFace: "faces.text:TEXT",
        Wire: "faces.wire:WIRE",
    },
)
