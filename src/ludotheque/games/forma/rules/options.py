"""The options of Forma (§9 of the rule file), declared and fixed."""

from dataclasses import dataclass, field

from ludotheque.core.options import Option, Options, Value
from ludotheque.games.forma.rules.enclosing import Closing
from ludotheque.games.forma.rules.field import Contact

OPTIONS = (
    Option("players", (2, 4, 3), "FRM-5"),
    Option("three_players", ("bot", "three"), "FRM-A22", only={"players": (3,)}),
    Option("field", ("first_player", "random", "cut_choose"), "FRM-A24"),
    Option("obstacle_touch", ("mutual", "tower_only"), "FRM-A1"),
    Option("touch_diag", (True, False), "FRM-A1"),
    Option("enclosed_touch", ("sides", "corners"), "FRM-A29"),
    Option("markers_close_obstacles", (False, True), "FRM-A11"),
    Option("pass", ("free", "only_if_nothing_fits"), "FRM-A4"),
    Option("fit_aid", (False, True), "FRM-E3"),
    Option("touch_move", (False, True), "FRM-A7"),
    Option("auto_skip", (False, True), "FRM-A19"),
    Option("live_bridges", (False, True), "FRM-A16"),
    Option("tie", ("shared", "placed"), "FRM-A21"),
    Option("turn_clock", (False, 90), "FRM-E3", span=(10, 3600)),
)
_THEN = {"touch_diag": Option("touch_diag", (False, True), "FRM-A1")}
FIRST_OPTIONS = tuple(_THEN.get(option.key, option) for option in OPTIONS if option.key != "enclosed_touch")
"""Those of version 1 of the rules, where only sides touched unless it was chosen otherwise (FRM-A1)."""
PRESETS: dict[str, dict[str, Value]] = {
    "strict": {},
    "friendly": {"fit_aid": True, "auto_skip": True, "live_bridges": True},
    "four": {"players": 4},
}


@dataclass(frozen=True)
class FormaOptions:
    """The chosen options as the rules read them."""

    seats: int = 2
    colours: int = 2
    """How many colours a seat plays (FRM-6)."""
    laying: str = "first_player"
    """Who lays the field: the option `field`."""
    contact: Contact = field(default_factory=Contact)
    closing: Closing = field(default_factory=Closing)
    free_pass: bool = True
    fit_aid: bool = False
    touch_move: bool = False
    auto_skip: bool = False
    live_bridges: bool = False
    tie_by_placed: bool = False

    @staticmethod
    def from_values(values: Options) -> "FormaOptions":
        players = values["players"]
        seats = int(str(players)) if players != 3 or values["three_players"] == "three" else 4
        return FormaOptions(
            seats,
            2 if players == 2 else 1,
            str(values["field"]),
            Contact(values["obstacle_touch"] == "mutual", values["touch_diag"] is True),
            Closing(values["markers_close_obstacles"] is True, values.get("enclosed_touch") == "corners"),
            values["pass"] == "free",
            values["fit_aid"] is True,
            values["touch_move"] is True,
            values["auto_skip"] is True,
            values["live_bridges"] is True,
            values["tie"] == "placed",
        )
