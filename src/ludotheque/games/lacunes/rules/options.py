"""The options of Lacunes and the presets that the sheet names (GAP-23, GAP-31 to GAP-35b)."""

from collections.abc import Mapping

from ludotheque.core.options import Option, Value

OPTIONS = (
    Option("redeals", (2, 0, 1, 3, "unlimited"), "GAP-23"),
    Option("redeal", ("aces", "after"), "GAP-20"),
    Option("twos", ("free", "locked"), "GAP-13"),
    Option("when", ("blocked", "any"), "GAP-17"),
    Option("start", ("plain", "montana"), "GAP-33"),
    Option("score", ("placed", "points"), "GAP-29"),
    Option("cost", (5,), "GAP-29", span=(0, 48), only={"score": ("points",)}),
)

PRESETS: Mapping[str, Mapping[str, Value]] = {
    "base": {},
    "one-redeal": {"redeals": 1},
    "montana": {"start": "montana"},
    "addiction": {"redeals": 3},
    "no-redeal": {"redeals": 0},
    "scored": {"score": "points"},
}
