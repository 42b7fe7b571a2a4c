"""The graph and the page of a judged game."""

import re
from xml.etree import ElementTree

import pytest

from games.interactions.bots.test_analyst import GAME
from ludotheque.core import catalog
from ludotheque.core.record import Record
from ludotheque.drawings.graph import graph
from ludotheque.drawings.page import page
from ludotheque.locales import Text
from ludotheque.play.judged import Review
from ludotheque.play.review import review

KEPT = Record("interactions", 1, {}, "", ("<b>Ada</b>", "Bo"), tuple(GAME))


@pytest.fixture(scope="module")
def found() -> Review:
    entry = catalog.entry("interactions")
    return review(Record("interactions", entry.rules, entry.game().info.options, "", KEPT.seats, KEPT.moves))


def test_each_seat_has_a_line_through_every_position_and_turning_points_are_ringed(found: Review) -> None:
    root = ElementTree.fromstring(graph(found, KEPT.seats))
    lines = [one for one in root.iter() if one.tag.endswith("polyline")]
    rings = [one for one in root.iter() if one.tag.endswith("circle")]
    assert [len(line.get("points", "").split()) for line in lines] == [len(found.plies) + 1] * 2
    assert len(rings) == len(found.turning) > 0


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_page_stands_alone_and_shows_the_moments(found: Review, language: str) -> None:
    entry = catalog.entry("interactions")
    kept = Record("interactions", entry.rules, entry.game().info.options, "", KEPT.seats, KEPT.moves)
    told = page(found, kept, language, Text(language))
    assert told.count("<figure>") == len(found.turning)
    assert len(re.findall(r"<tr class=", told)) == len(found.plies)
    assert not re.search(r"(src|href)=|<script|analysed-", told)
    assert "<b>Ada" not in told and "&lt;b&gt;Ada" in told, "a name is a name"
