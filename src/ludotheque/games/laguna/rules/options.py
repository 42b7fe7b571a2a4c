"""What the players agreed on (§10): the options as they are declared, and as the rules read them."""

from collections.abc import Mapping
from dataclasses import dataclass

from ludotheque.core.errors import InvalidRecord
from ludotheque.core.options import Option, Options, Value
from ludotheque.games.laguna.rules.geometry import COLOURS

ANY = "any"
"""A colour that nobody else has chosen, in the order of the rule file."""
OPTIONS = (
    Option("players", (2, 1, 3, 4), "LAG-11"),
    Option(
        "colours", (ANY, *COLOURS), "LAG-A1", per_seat=True, distinct=True, settles=False,
        value_only={colour: {"players": (2, 3, 4)} for colour in COLOURS},
    ),
    Option("board_side", ("easy", "hard"), "LAG-66", settles=False),
    Option("glass", (30, 20, 45, 60, "none"), "LAG-62"),
    Option("time_call", ("auto", "call"), "LAG-A23"),
    Option("max_pearls", (4, 5), "LAG-59", per_seat=True),
    Option(
        "distribution", ("random", "players"), "LAG-60", value_only={"players": {"players": (2, 3, 4)}}
    ),
    Option("premove", ("guarded", "effect", "literal"), "LAG-A8"),
    Option("dock_edges", ("shore", "line"), "LAG-A4"),
    Option("island_unload", (False, True), "LAG-A14"),
    Option("cross_middle", ("choice", "forbid"), "LAG-A16"),
    Option("protect_start", (True, False), "LAG-A6"),
    Option("volcano_arrow_rule", (True, False), "LAG-A13"),
    Option("no_timer_peek", (True, False), "LAG-A24"),
    Option("peek_public", (False, True), "LAG-A31"),
    Option("show_under", (False, True), "LAG-A31"),
    Option("solo_reef", (5, "forbid"), "LAG-A27", span=(0, 1000)),
    Option("round_limit", (False,), "LAG-E4", span=(1, 1000)),
)  # fmt: skip
PRESETS: Mapping[str, Mapping[str, Value]] = {
    "base": {},
    "unhurried": {"glass": "none"},
    "four": {"players": 4},
    "solitaire": {"players": 1},
}
NEEDED = {1: 6, 2: 6, 3: 5, 4: 4}
"""Pearls to deliver, by the number of players (LAG-6)."""


@dataclass(frozen=True)
class LagunaOptions:
    """`glass` None is LAG-62, `solo_reef` None forbids reefs, `round_limit` None is no limit."""

    players: int
    colours: tuple[str, ...]
    """What each seat wishes; `dealt` is what it gets."""
    board_side: str
    glass: int | None
    time_call: str
    max_pearls: tuple[int, ...]
    distribution: str
    premove: str
    dock_edges: str
    island_unload: bool
    cross_middle: str
    protect_start: bool
    volcano_arrow_rule: bool
    no_timer_peek: bool
    peek_public: bool
    show_under: bool
    solo_reef: int | None
    round_limit: int | None

    @classmethod
    def from_values(cls, values: Options) -> "LagunaOptions":
        """The options that complete values give; raises InvalidRecord for a list of the wrong length."""
        players = _number(values["players"])
        return cls(
            players=players,
            colours=tuple(map(str, _a_seat("colours", values["colours"], players, "LAG-A1"))),
            board_side=str(values["board_side"]),
            glass=_number_or_none(values["glass"]),
            time_call=str(values["time_call"]),
            max_pearls=tuple(map(_number, _a_seat("max_pearls", values["max_pearls"], players, "LAG-A26"))),
            distribution=str(values["distribution"]),
            premove=str(values["premove"]),
            dock_edges=str(values["dock_edges"]),
            island_unload=values["island_unload"] is True,
            cross_middle=str(values["cross_middle"]),
            protect_start=values["protect_start"] is True,
            volcano_arrow_rule=values["volcano_arrow_rule"] is True,
            no_timer_peek=values["no_timer_peek"] is True,
            peek_public=values["peek_public"] is True,
            show_under=values["show_under"] is True,
            solo_reef=_number_or_none(values["solo_reef"]),
            round_limit=_number_or_none(values["round_limit"]),
        )

    @property
    def values(self) -> dict[str, Value]:
        """The options in JSON's words; one value where every seat has the same."""
        values: dict[str, Value] = {option.key: getattr(self, option.key) for option in OPTIONS}
        for key in ("colours", "max_pearls"):
            apart = getattr(self, key)
            values[key] = apart[0] if len(set(apart)) == 1 else apart
        values["glass"] = "none" if self.glass is None else self.glass
        values["solo_reef"] = "forbid" if self.solo_reef is None else self.solo_reef
        values["round_limit"] = False if self.round_limit is None else self.round_limit
        return values

    @property
    def dealt(self) -> str:
        """The colours in the order of the seats: whoever has no wish takes the first that nobody wished for."""
        left = iter(colour for colour in COLOURS if colour not in self.colours)
        return "".join(next(left) if wish == ANY else wish for wish in self.colours)

    @property
    def solo(self) -> bool:
        return self.players == 1

    @property
    def needed(self) -> int:
        """Pearls to deliver (LAG-6)."""
        return NEEDED[self.players]

    @property
    def clocked(self) -> bool:
        return self.glass is not None and not self.solo

    @property
    def peeking(self) -> bool:
        return self.glass is not None or self.no_timer_peek

    @property
    def by_line(self) -> bool:
        """Islands are docked at along their white lines only (LAG-A4)."""
        return self.dock_edges == "line"

    @property
    def guard(self) -> str:
        """How shifts before the first step are guarded; without peeking a refusal would tell (§4.1)."""
        return self.premove if self.peeking else "effect"


def _number(value: Value) -> int:
    assert type(value) is int, "the declared option accepts nothing else"
    return value


def _number_or_none(value: Value) -> int | None:
    """A word or False stands for none."""
    return value if type(value) is int else None


def _a_seat(key: str, value: Value, players: int, clause: str) -> tuple[Value, ...]:
    apart = value if isinstance(value, tuple) else (value,) * players
    if len(apart) != players:
        raise InvalidRecord(f"options.{key}", "not-one-a-seat", clause, seats=players)
    return apart
