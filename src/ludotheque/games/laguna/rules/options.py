"""The terms of a game: its options (§10), typed."""

from dataclasses import dataclass

from ludotheque.core.errors import InvalidRecord
from ludotheque.core.options import Option, Options, Value

OPTIONS = (
    Option("players", (2, 1, 3, 4), "LAG-11"),
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
_NEEDED = {1: 6, 2: 6, 3: 5, 4: 4}


@dataclass(frozen=True)
class Terms:
    """What the players agreed on; `glass` None is LAG-62, `solo_reef` None forbids reefs."""

    players: int
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

    @property
    def solo(self) -> bool:
        return self.players == 1

    @property
    def needed(self) -> int:
        """Pearls to deliver (LAG-6)."""
        return _NEEDED[self.players]

    @property
    def clocked(self) -> bool:
        return self.glass is not None and not self.solo

    @property
    def peeking(self) -> bool:
        return self.glass is not None or self.no_timer_peek

    @property
    def guard(self) -> str:
        """How shifts before the first step are guarded; without peeking a refusal would tell (§4.1)."""
        return self.premove if self.peeking else "effect"


def from_options(options: Options) -> Terms:
    """The terms that complete options give; raises InvalidRecord for a list of the wrong length."""
    told = dict(options)
    players = int(str(told["players"]))
    most = told["max_pearls"]
    pearls = most if isinstance(most, tuple) else (most,) * players
    if len(pearls) != players:
        raise InvalidRecord("options.max_pearls", "wrong-seats", "LAG-A26", seats=players)
    told["max_pearls"] = pearls
    for key, none in (("glass", "none"), ("solo_reef", "forbid"), ("round_limit", False)):
        if told[key] is none or (told[key] == none and isinstance(told[key], str)):
            told[key] = None  # type: ignore[assignment]
    return Terms(**told)  # type: ignore[arg-type]


def to_options(terms: Terms) -> dict[str, Value]:
    """The options in JSON's words; one number where every seat has the same."""
    pearls = terms.max_pearls
    told: dict[str, Value] = {option.key: getattr(terms, option.key) for option in OPTIONS}
    told["max_pearls"] = pearls[0] if len(set(pearls)) == 1 else pearls
    told["glass"] = "none" if terms.glass is None else terms.glass
    told["solo_reef"] = "forbid" if terms.solo_reef is None else terms.solo_reef
    told["round_limit"] = False if terms.round_limit is None else terms.round_limit
    return told
