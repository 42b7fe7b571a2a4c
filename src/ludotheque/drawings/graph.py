"""The chances of a judged game as a graph: a line a seat, by colour and by shape, its turning points ringed."""

from collections.abc import Sequence
from html import escape

from ludotheque.play.judged import Review

WIDE, HIGH, LEFT, EDGE = 720, 240, 40, 18
COLOURS = ("#0072b2", "#d55e00", "#009e73", "#b08a00")
SHAPES = (
    "M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0Z", "M0-5.5L5.5 4.5H-5.5Z", "M-4.5-4.5H4.5V4.5H-4.5Z", "M0-6L6 0L0 6L-6 0Z",
)  # fmt: skip
PAPER, INK, LINE = "#fffdf8", "#1f2a2e", "#d8cebb"


def graph(found: Review, names: Sequence[str] = ()) -> str:
    """An SVG that stands alone; `names` in the order of the seats."""
    seats = range(len(found.before))
    told = "".join(_line(found, seat) for seat in seats)
    key = "".join(_key(seat, name) for seat, name in enumerate(names[: len(seats)]))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH + 30}" role="img">'
        f'<rect width="{WIDE}" height="{HIGH + 30}" fill="{PAPER}"/>{_grid()}{told}{_turning(found)}{key}</svg>'
    )


def _x(found: Review, at: int) -> float:
    """Where the position after so many decisions stands; the first is before all of them."""
    return round(LEFT + at * (WIDE - LEFT - EDGE) / max(1, len(found.plies)), 1)


def _y(chance: float) -> float:
    return round(EDGE + (1 - chance) * (HIGH - 2 * EDGE), 1)


def _chances(found: Review) -> list[tuple[float, ...]]:
    return [found.before, *(one.chances for one in found.plies)]


def _line(found: Review, seat: int) -> str:
    points = [f"{_x(found, at)},{_y(chances[seat])}" for at, chances in enumerate(_chances(found))]
    colour, x, y = COLOURS[seat % 4], *points[-1].split(",")
    return (
        f'<polyline points="{" ".join(points)}" fill="none" stroke="{colour}" stroke-width="2.5"/>'
        f'<path d="{SHAPES[seat % 4]}" fill="{colour}" transform="translate({x} {y})"/>'
    )


def _turning(found: Review) -> str:
    """A ring on the line of whoever made each move that decided most."""
    marked = ((at, one) for at, one in enumerate(found.plies, 1) if one.ply in found.turning and one.seat is not None)
    return "".join(
        f'<circle cx="{_x(found, at)}" cy="{_y(one.chances[one.seat or 0])}" r="7" fill="none" stroke="{INK}"'
        f' stroke-width="2"><title>{at}</title></circle>'
        for at, one in marked
    )


def _grid() -> str:
    lines = "".join(
        f'<path d="M{LEFT} {_y(share)}H{WIDE - EDGE}" stroke="{LINE}"/>'
        f'<text x="{LEFT - 6}" y="{_y(share) + 4}" text-anchor="end" {_type(11)}>{round(100 * share)} %</text>'
        for share in (0, 0.5, 1)
    )
    return lines


def _key(seat: int, name: str) -> str:
    left = LEFT + seat * 165
    return (
        f'<path d="{SHAPES[seat % 4]}" fill="{COLOURS[seat % 4]}" transform="translate({left + 6} {HIGH + 12})"/>'
        f'<text x="{left + 18}" y="{HIGH + 16}" {_type(13)}>{escape(name)}</text>'
    )


def _type(size: int) -> str:
    return f'font-family="Verdana, sans-serif" font-size="{size}" fill="{INK}"'
