"""The plots show what the data files say."""

import re
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree

import pytest

import plots
from plots import ALL, rows

DOCS = Path(__file__).parent.parent.parent / "docs"


@pytest.mark.parametrize("draw", ALL.values(), ids=list(ALL))
def test_a_plot_is_one_drawing_with_a_title_and_no_script(draw: Callable[[], str]) -> None:
    drawing = ElementTree.fromstring(draw())
    kinds = {element.tag.rpartition("}")[2] for element in drawing.iter()}
    assert kinds <= {"svg", "title", "rect", "text", "g", "line", "polyline"}
    assert drawing[0].text


def test_every_plot_is_on_a_page_and_every_picture_of_the_pages_is_there() -> None:
    plotted, shown = {f"{name}.svg" for name in ALL}, set()
    for page in DOCS.rglob("*.md"):
        for name in map(Path, re.findall(r"!\[[^\]]+\]\(([^)]+)\)", page.read_text(encoding="utf-8"))):
            shown.add(name.name)
            assert name.name in plotted or (page.parent / name).exists(), f"{page.name}: {name}"
    assert plotted <= shown


def test_the_bars_of_a_variant_fill_its_line() -> None:
    first_line = r'<rect x="[\d.]+" y="24.00" width="([\d.]+)"'
    widths = [float(width) for width in re.findall(first_line, plots.lacunes_verdicts())]
    assert sum(widths) == pytest.approx(480, abs=0.05)


def test_a_start_that_was_proved_is_a_cell() -> None:
    proved = [row for row in rows("interactions_starts") if (row["bonus"], row["territory"]) == ("True", "False")]
    assert plots.interactions_starts().count("<rect") == len(proved) + 1


@pytest.mark.parametrize(("value", "shade"), [(0, "#ffffff"), (4, "#57939a"), (-4, "#e2826c")])
def test_a_margin_has_its_shade(value: int, shade: str) -> None:
    assert plots._shade(value, 4) == shade
