"""The count at the end, line by line (IXN-20 to IXN-29, IXN-35 to IXN-38)."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Literal

from ludotheque.core.outcome import Json, Outcome, shared_returns
from ludotheque.games.interactions.rules.options import InteractionsOptions
from ludotheque.games.interactions.rules.state import TURNS, WILD, Cell, Laid, State
from ludotheque.games.interactions.rules.territory import largest_group
from ludotheque.games.interactions.rules.tiles import TILES

Grade = Literal["lost", "first-steps", "in-the-making", "no-secrets"]
WIN_BY = 12
_GRADES: tuple[tuple[int, Grade], ...] = ((20, "no-secrets"), (16, "in-the-making"), (WIN_BY, "first-steps"))


@dataclass(frozen=True)
class Sheet:
    """One player's lines; `zone` is None where the territorial variant is off."""

    tiles: int
    fronts: int
    spare: str | None
    bonus: int
    zone: int | None

    @property
    def total(self) -> int:
        return self.tiles + self.bonus + (self.zone or 0)

    def to_json(self) -> dict[str, Json]:
        return asdict(self) | {"total": self.total}


def bonus(fronts: int, spare: str) -> int:
    """More rectos add the 7th tile's recto, more versos its verso, three of each nothing (IXN-22)."""
    return 0 if 2 * fronts == TURNS else TILES[spare].value(2 * fronts > TURNS)


def sheet(options: InteractionsOptions, grid: Mapping[Cell, Laid], owner: int, spare: str | None) -> Sheet:
    """The lines of one player; without a known 7th tile the bonus counts nothing yet."""
    own = [laid for laid in grid.values() if laid.owner == owner]
    fronts = sum(laid.front for laid in own)
    return Sheet(
        sum(laid.value for laid in own),
        fronts,
        spare,
        bonus(fronts, spare) if options.bonus and spare and len(own) == TURNS else 0,
        largest_group(grid, owner) if options.territory else None,
    )


def spare(state: State, owner: int) -> str | None:
    """The 7th tile, never placed (IXN-18); the wild player's was put aside (IXN-31)."""
    if owner < len(state.hands):
        hand = state.hands[owner]
        left = hand.available + hand.reserve
        return left if len(left) == 1 else None
    return None if state.aside == "?" else state.aside


def grade(difference: int) -> Grade:
    """How a lead over the wild player is called (IXN-36)."""
    return next((name for least, name in _GRADES if difference >= least), "lost")


def sheets(options: InteractionsOptions, state: State) -> tuple[Sheet, ...]:
    grid = state.laid
    return tuple(sheet(options, grid, owner, spare(state, owner)) for owner in range(options.owners))


def judge(options: InteractionsOptions, state: State) -> Outcome:
    """Who wins a finished game."""
    lines = sheets(options, state)
    detail: dict[str, Json] = {"seats": [line.to_json() for line in lines]}
    return decide(options, tuple(line.total for line in lines), detail)


def decide(options: InteractionsOptions, totals: tuple[int, ...], detail: Mapping[str, Json]) -> Outcome:
    """The outcome that these totals give."""
    if options.solo:
        return _decide_solo(options, totals, detail)
    sides = options.sides or tuple((seat,) for seat in range(options.players))
    strengths = [min(totals[seat] for seat in side) for side in sides]  # IXN-28; alone, one's own total
    teams: dict[str, Json] = {"teams": list(strengths)} if options.teams else {}
    winning = [side for side, strength in zip(sides, strengths, strict=True) if strength == max(strengths)]
    winners = tuple(sorted(seat for side in winning for seat in side))
    return Outcome("complete", totals, shared_returns(sides, winning), winners, {**detail, **teams})


def _decide_solo(options: InteractionsOptions, totals: tuple[int, ...], detail: Mapping[str, Json]) -> Outcome:
    difference = totals[0] - totals[WILD]
    rated = options.bonus and not options.territory  # IXN-38
    won = difference >= WIN_BY
    graded: dict[str, Json] = {"grade": grade(difference), "rated": rated}
    return Outcome("complete", totals, (1.0 if won else -1.0,), (0,) if won else (), {**detail, **graded})
