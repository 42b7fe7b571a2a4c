"""The options of Lacuna (rule file §13), declared and typed."""

from dataclasses import dataclass

from ludotheque.core.options import Option, Options, Value
from ludotheque.games.lacuna.rules.sizes import USUAL, Sizes, read_sizes

OPTIONS = (
    Option("pick", ("before", "after"), "LCN-12"),
    Option("ends", ("closed", "open"), "LCN-23"),
    Option("tol", (0,), "LCN-32", span=(0, 200)),
    Option("sizes", (str(USUAL),), "LCN-6", valid=lambda text: read_sizes(text) is not None),
)


@dataclass(frozen=True)
class LacunaOptions:
    """What the players agreed on, typed."""

    blind_pick: bool = True
    """The first flower is named before anybody sees the pond (LCN-12)."""
    closed_ends: bool = True
    """A pawn stays clear of the two flowers that it collects (LCN-23)."""
    tolerance: int = 0
    """Distances that differ by no more than this are equal (F6)."""
    sizes: Sizes = USUAL

    @classmethod
    def from_values(cls, values: Options) -> "LacunaOptions":
        tolerance, sizes = values["tol"], read_sizes(str(values["sizes"]))
        assert isinstance(tolerance, int) and sizes, "judged by the options"
        return cls(values["pick"] == "before", values["ends"] == "closed", tolerance, sizes)

    def to_values(self) -> dict[str, Value]:
        """As records write them."""
        return {
            "pick": "before" if self.blind_pick else "after",
            "ends": "closed" if self.closed_ends else "open",
            "tol": self.tolerance,
            "sizes": str(self.sizes),
        }
