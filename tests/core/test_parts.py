"""Every kind of part, those of later days among them, is told from what is none."""

import pytest

from ludotheque.core import (
    analysis,
    catalog,
    coaching,
    encoding,
    ladder,
    learning,
    parts,
    passing,
    solving,
    vector,
    view_text,
)
from ludotheque.core.bot import Limit, Seen
from ludotheque.core.parts import Bots, Statistics, TextFace, Wire
from ludotheque.core.results import Result

KINDS: list[type] = [
    parts.Wire, parts.TextFace, parts.Bots, parts.Services, parts.Clocking, parts.Daily, parts.Statistics, parts.Chance,
    parts.Measures, parts.Welcome, solving.Solver, analysis.Analyst, encoding.Encodings, learning.Lessons,
    learning.Puzzles, ladder.Ladders, coaching.Coach, passing.Passing, vector.Vectors, view_text.ViewText,
]  # fmt: skip


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_something_else_in_its_place_is_an_error_of_the_game(kind: type) -> None:
    entry = catalog.entry("interactions").with_part(kind, object())
    assert entry.offers(kind)
    with pytest.raises(TypeError, match=kind.__name__):
        entry.part(kind)


def test_an_analyst_of_a_test_is_taken_for_one() -> None:
    class Indifferent(analysis.Analyst[object, object]):
        version = "1"

        def evaluate(
            self, game: object, view: object, seen: Seen, limit: Limit, lines: int, tell: analysis.Tell
        ) -> analysis.Evaluation:
            found = analysis.Evaluation((0.5, 0.5), lines=(analysis.Line(("pass",), (0.5, 0.5)),) * lines)
            tell(found)
            return found

    entry = catalog.entry("interactions").with_part(analysis.Analyst, Indifferent())
    part = entry.part(analysis.Analyst)
    assert part is not None
    told: list[analysis.Evaluation] = []

    def tell(found: analysis.Evaluation) -> bool:
        told.append(found)
        return True

    found = part.evaluate(entry.game(), None, Seen(0), Limit(), 2, tell)
    assert told == [found]
    assert len(found.lines) == 2


def test_what_a_game_leaves_as_it_is_is_the_same_for_all() -> None:
    class Counting(Statistics[object, object]):
        pass

    class Plain(TextFace[object, object]):
        def draw(self, game: object, view: object, seat: int | None) -> str:
            return "."

    result = Result("p", "interactions", None, {}, None, 0, 9, "over", (1,), True, False, 5, {})
    counting = Counting()
    assert counting.facts(None, None) == {}
    assert counting.group(result) == counting.group(result)
    assert counting.summary([result])["games"] == 1
    assert Plain().remarks(None, None, None) == ()


def test_the_games_of_the_catalog_offer_their_parts_under_their_own_kinds() -> None:
    for entry in catalog.entries():
        assert set(entry.parts) <= set(KINDS)
        assert {Wire, TextFace, Bots} <= set(entry.parts)
