"""The plots of the documentation, drawn from the data files whenever the site is built.

Each is one SVG with its words in it and no script; the same data always give the same bytes.
"""

import csv
import math
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from html import escape
from itertools import combinations
from pathlib import Path

DATA = Path(__file__).parent / "data"
LACUNES = {"free": "#1f6f78", "locked": "#d9583b", "montana": "#c99a2e"}
"""The variants of Lacunes, a colour each; the lines also differ in their dashes."""
DASHES = {"free": "none", "locked": "6 3", "montana": "2 2"}
VERDICTS = {"winnable": "#1f6f78", "unknown": "#c9c3b6", "lost": "#d9583b"}
TILES = "PHMCSKA"
"""In the order of the page about Interactions."""


def svg(width: int, height: int, title: str, body: Sequence[str]) -> str:
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" '
        f'role="img" font-family="sans-serif" font-size="12" fill="#222"><title>{escape(title)}</title>'
    )
    return "\n".join([head, f'<rect width="{width}" height="{height}" fill="#fff"/>', *body, "</svg>"]) + "\n"


def text(x: float, y: float, words: str, anchor: str = "start", size: int = 12) -> str:
    return f'<text x="{x:g}" y="{y:g}" text-anchor="{anchor}" font-size="{size}">{escape(words)}</text>'


def bar(x: float, y: float, width: float, height: float, fill: str) -> str:
    return f'<rect x="{x:.2f}" y="{y:.2f}" width="{width:.2f}" height="{height:.2f}" fill="{fill}"/>'


def rows(name: str) -> list[dict[str, str]]:
    with (DATA / f"{name}.csv").open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def lacunes_verdicts() -> str:
    """What share of the numbered deals each variant wins, loses or leaves open."""
    body = []
    for line, variant in enumerate(LACUNES):
        counted = Counter(row["verdict"] for row in rows(f"lacunes_{variant}"))
        whole, x, y = counted.total(), 90.0, 24 + 44 * line
        body.append(text(80, y + 18, variant, "end"))
        for verdict, fill in VERDICTS.items():
            width = 480 * counted[verdict] / whole
            body.append(bar(x, y, width, 26, fill))
            if width > 60:
                words = f"{100 * counted[verdict] / whole:.1f} % {verdict}"
                body.append(f'<g fill="#fff">{text(x + width / 2, y + 17, words, "middle")}</g>')
            x += width
        body.append(text(90, y + 40, f"{whole:,} deals", size=10))
    return svg(600, 164, "Lacunes: verdicts of the numbered deals by variant", body)


def lacunes_layouts() -> str:
    """How many layouts a search visits: the share of the deals that were decided within so many."""
    left, top, width, height, least, most = 60, 20, 500, 260, 2, 9
    body = [*_frame(left, top, width, height)]
    for power in range(least, most + 1):
        x = left + width * (power - least) / (most - least)
        body.append(
            text(x, top + height + 16, f"10{''.join('⁰¹²³⁴⁵⁶⁷⁸⁹'[int(digit)] for digit in str(power))}", "middle")
        )
    body.append(text(left + width / 2, top + height + 34, "layouts visited", "middle"))
    for line, (variant, stroke) in enumerate(LACUNES.items()):
        decided = rows(f"lacunes_{variant}")
        layouts = sorted(int(row["layouts"]) for row in decided if row["verdict"] != "unknown")
        points = []
        for percent in range(101):
            count = percent * len(decided) // 100
            if 0 < count <= len(layouts):
                reached = min(max(math.log10(max(layouts[count - 1], 1)), least), most)
                x = left + width * (reached - least) / (most - least)
                points.append(f"{x:.1f},{top + height * (1 - percent / 100):.1f}")
        body.append(
            f'<polyline points="{" ".join(points)}" fill="none" stroke="{stroke}" stroke-width="2" '
            f'stroke-dasharray="{DASHES[variant]}"/>'
        )
        y = top + 18 + 18 * line
        body.append(
            f'<line x1="{left + 12}" y1="{y}" x2="{left + 42}" y2="{y}" stroke="{stroke}" stroke-width="2" '
            f'stroke-dasharray="{DASHES[variant]}"/>'
        )
        body.append(text(left + 48, y + 4, variant))
    return svg(600, 325, "Lacunes: share of the deals decided by layouts visited", body)


def _frame(left: int, top: int, width: int, height: int) -> list[str]:
    """The axis of shares, a line every quarter."""
    lines = []
    for percent in (0, 25, 50, 75, 100):
        y = top + height * (1 - percent / 100)
        lines.append(f'<line x1="{left}" y1="{y:g}" x2="{left + width}" y2="{y:g}" stroke="#ddd"/>')
        lines.append(text(left - 8, y + 4, f"{percent} %", "end"))
    return lines


def interactions_starts() -> str:
    """What every pair of selections is worth to the first player, as it was proved."""
    pairs = ["".join(sorted(pair)) for pair in combinations(TILES, 2)]
    values = {
        (row["first"], row["second"]): int(row["value"])
        for row in rows("interactions_starts")
        if (row["bonus"], row["territory"]) == ("True", "False")
    }
    most, side, left, top = max(map(abs, values.values())), 22, 60, 60
    body = [
        text(left, 18, "second player selects →"),
        text(left, 34, "first player’s margin: teal wins, red loses", size=10),
    ]
    for line, first in enumerate(pairs):
        body.append(text(left - 6, top + side * line + 15, first, "end"))
        body.append(text(left + side * line + side / 2, top - 6, first, "middle", 10))
        for column, second in enumerate(pairs):
            value = values.get((first, second))
            if value is None:
                continue
            body.append(bar(left + side * column, top + side * line, side - 1, side - 1, _shade(value, most)))
            body.append(
                text(
                    left + side * column + side / 2 - 0.5,
                    top + side * line + 14,
                    f"{value:+d}" if value else "0",
                    "middle",
                    9,
                )
            )
    return svg(
        left + side * len(pairs) + 20, top + side * len(pairs) + 20, "Interactions: what each start is worth", body
    )


def _shade(value: int, most: int) -> str:
    """White for a draw, towards teal for the first player and red for the second."""
    share = 0.75 * abs(value) / most
    full = (31, 111, 120) if value > 0 else (217, 88, 59)
    return "#" + "".join(f"{round(255 + (part - 255) * share):02x}" for part in full)


def sizes() -> str:
    """How long and how wide the games are, both by powers of ten."""
    found, left, top, width = rows("specs"), 120, 30, 200
    body = [text(left, 18, "decisions a game (median)"), text(left + 250, 18, "actions a decision (mean)")]
    for line, one in enumerate(found):
        y = top + 20 * line
        body.append(text(left - 8, y + 12, f"{one['game']}, {one['seats']}", "end"))
        for x, field, fill in ((left, "median", "#1f6f78"), (left + 250, "branching", "#d9583b")):
            value = float(one[field])
            long = width * math.log10(max(value, 1)) / 4
            body += [bar(x, y, long, 15, fill), text(x + long + 4, y + 12, f"{value:,g}", size=10)]
    return svg(620, top + 20 * len(found) + 10, "How long and how wide random games are", body)


ALL: Mapping[str, Callable[[], str]] = {
    "lacunes-verdicts": lacunes_verdicts, "lacunes-layouts": lacunes_layouts,
    "interactions-starts": interactions_starts, "sizes": sizes,
}  # fmt: skip
