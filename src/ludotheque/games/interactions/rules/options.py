"""The options of Interactions (rule file §11), declared and typed."""

from dataclasses import dataclass

from ludotheque.core.options import Option, Options, Value
from ludotheque.games.interactions.rules.territory import FORMATS, Format

_SOLO = {"players": (1,)}

OPTIONS = (
    Option("players", (2, 1, 3, 4), "IXN-3"),
    Option("teams", (False, True), "IXN-3", value_only={True: {"players": (4,)}}),
    Option("bonus", (True, False), "IXN-24"),
    Option("territory", (False, True), "IXN-25"),
    Option("select", ("simultaneous", "ordered"), "IXN-6", only={"players": (2, 3, 4)}),
    Option("wildEffects", (True, False), "IXN-32", only=_SOLO),
    Option("wildRow", ("onward", "whole"), "IXN-33", only=_SOLO),
    Option("peek", ("top", "none"), "IXN-37", only=_SOLO),
)


@dataclass(frozen=True)
class InteractionsOptions:
    """What the players agreed on, typed."""

    players: int = 2
    teams: bool = False
    bonus: bool = True
    territory: bool = False
    ordered: bool = False
    wild_effects: bool = True
    whole_row: bool = False
    peek_top: bool = True

    @classmethod
    def from_values(cls, values: Options) -> "InteractionsOptions":
        players = values["players"]
        assert isinstance(players, int)
        return cls(
            players,
            teams=values["teams"] is True,
            bonus=values["bonus"] is True,
            territory=values["territory"] is True,
            ordered=values.get("select") == "ordered",
            wild_effects=values.get("wildEffects", True) is True,
            whole_row=values.get("wildRow") == "whole",
            peek_top=values.get("peek", "top") == "top",
        )

    def to_values(self) -> dict[str, Value]:
        """As records write them: those that exist beside the others."""
        values: dict[str, Value] = {
            "players": self.players, "teams": self.teams, "bonus": self.bonus, "territory": self.territory,
            "select": "ordered" if self.ordered else "simultaneous",
            "wildEffects": self.wild_effects, "wildRow": "whole" if self.whole_row else "onward",
            "peek": "top" if self.peek_top else "none",
        }  # fmt: skip
        return {o.key: values[o.key] for o in OPTIONS if all(values[key] in only for key, only in o.only.items())}

    @property
    def solo(self) -> bool:
        """One player against the wild player (IXN-30)."""
        return self.players == 1

    @property
    def owners(self) -> int:
        """Colours on the Territory: the wild player's counts (IXN-31)."""
        return max(self.players, 2)

    @property
    def format(self) -> Format:
        return FORMATS[self.players]

    @property
    def sides(self) -> tuple[tuple[int, ...], ...]:
        """Partners sit alternately (IXN-27)."""
        return ((0, 2), (1, 3)) if self.teams else ()

    @property
    def secret(self) -> bool:
        """The first selections are made at once and revealed together (IXN-6)."""
        return self.players > 1 and not self.ordered
