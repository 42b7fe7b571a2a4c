"""The options of Interactions (rule file §11) and the rules they fix."""

from dataclasses import dataclass

from ludotheque.core.options import Option, Options
from ludotheque.games.interactions.rules.territory import FORMATS, Format

_SOLO = {"players": (1,)}

OPTIONS = (
    Option("players", (2, 1, 3, 4), "IXN-3"),
    Option("teams", (False, True), "IXN-3", value_only={True: {"players": (4,)}}),
    Option("bonus", (True, False), "IXN-24"),
    Option("territory", (False, True), "IXN-25"),
    Option("select", ("simultaneous", "ordered"), "IXN-6", only={"players": (2, 3, 4)}),
    Option("wildEffects", (True, False), "IXN-32", only=_SOLO),
    Option("peek", ("top", "none"), "IXN-37", only=_SOLO),
)


@dataclass(frozen=True)
class Rules:
    """The options, typed."""

    players: int = 2
    teams: bool = False
    bonus: bool = True
    territory: bool = False
    ordered: bool = False
    wild_effects: bool = True
    peek_top: bool = True

    @classmethod
    def of(cls, options: Options) -> "Rules":
        players = options["players"]
        assert isinstance(players, int)
        return cls(
            players, options["teams"] is True, options["bonus"] is True, options["territory"] is True,
            options.get("select") == "ordered", options.get("wildEffects", True) is True,
            options.get("peek", "top") == "top",
        )  # fmt: skip

    @property
    def colours(self) -> int:
        """Owners of tiles: the wild player counts (IXN-31)."""
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
