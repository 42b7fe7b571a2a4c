"""The options of Lacunes and the presets that the sheet names (GAP-23, GAP-31 to GAP-35b), declared and typed."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from ludotheque.core.options import Option, Options, Value

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

RedealMode = Literal["aces", "after"]
Twos = Literal["free", "locked"]
RedealTime = Literal["blocked", "any"]
Start = Literal["plain", "montana"]
Score = Literal["placed", "points"]


@dataclass(frozen=True)
class LacunesOptions:
    """The chosen options; `redeals` is None where they are unlimited."""

    redeals: int | None = 2
    redeal: RedealMode = "aces"
    twos: Twos = "free"
    when: RedealTime = "blocked"
    start: Start = "plain"
    score: Score = "placed"
    cost: int = 5

    @classmethod
    def from_values(cls, values: Options) -> "LacunesOptions":
        """From complete options; the cost may be missing where nothing is priced."""
        redeals, cost = values["redeals"], values.get("cost")
        return cls(
            redeals if isinstance(redeals, int) else None,
            "after" if values["redeal"] == "after" else "aces",
            "locked" if values["twos"] == "locked" else "free",
            "any" if values["when"] == "any" else "blocked",
            "montana" if values["start"] == "montana" else "plain",
            "points" if values["score"] == "points" else "placed",
            cost if isinstance(cost, int) else 5,
        )

    def values(self) -> dict[str, Value]:
        """The options as records and the catalog spell them."""
        spelt: dict[str, Value] = {
            "redeals": "unlimited" if self.redeals is None else self.redeals, "redeal": self.redeal,
            "twos": self.twos, "when": self.when, "start": self.start, "score": self.score,
        }  # fmt: skip
        return {**spelt, "cost": self.cost} if self.scored else spelt

    @property
    def locked(self) -> bool:
        """A two that heads a row stays there (GAP-13)."""
        return self.twos == "locked"

    @property
    def gaps_after(self) -> bool:
        """A redeal leaves its gaps right of the prefixes (GAP-21)."""
        return self.redeal == "after"

    @property
    def montana(self) -> bool:
        """The twos head the rows from the start (GAP-33)."""
        return self.start == "montana"

    @property
    def scored(self) -> bool:
        """A redeal costs points (GAP-29)."""
        return self.score == "points"

    def redeals_left(self, used: int) -> int | None:
        """How many redeals are left after so many; None where they are unlimited."""
        return None if self.redeals is None else max(0, self.redeals - used)
