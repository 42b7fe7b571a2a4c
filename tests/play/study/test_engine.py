from dataclasses import replace
from typing import Any

import pytest

from ludotheque.core import catalog
from ludotheque.core.analysis import Analyst, Evaluation, Line, Tell
from ludotheque.core.bot import Limit, Seen
from ludotheque.core.catalog import Entry
from ludotheque.core.errors import LudothequeError
from ludotheque.core.game import AnyGame
from ludotheque.core.record import from_json
from ludotheque.play.place import Place, begun
from ludotheque.play.study import engine
from ludotheque.play.study.moving import stepped

PATIENCE = from_json({"game": "lacunes", "setup": "deal:1", "options": {"redeals": 2, "when": "any"}})
POND = from_json({"game": "lacuna", "setup": "pond:1", "options": {"pick": "after"}})


class Deepening(Analyst[AnyGame, Any]):
    """Finds the first moves, one more each time, until it is told to stop."""

    version = "test"

    def evaluate(self, game: AnyGame, view: Any, seen: Seen, limit: Limit, lines: int, tell: Tell) -> Evaluation:
        moves = [game.write(view, move) for _, move in zip(range(7), game.moves(view), strict=False)]
        for depth in range(1, 100):
            found = tuple(Line((move, "nonsense"), (0.5, 0.5)) for move in moves[:depth])
            known = Evaluation((0.5, 0.5), 1.0, "margin", lines=found, depth=depth)
            if not tell(known):
                break
        return known


def entry(key: str) -> Entry:
    return catalog.entry(key).with_part(Analyst, Deepening())


def at(key: str, *moves: str) -> Place:
    place = begun(catalog.entry(key), POND if key == "lacuna" else PATIENCE)
    for move in moves:
        _, place = stepped(place, move)
    return place


def refused(key: str, place: Place, threat: bool = False) -> str:
    with pytest.raises(LudothequeError) as error:
        engine.asked(entry(key), place, (), 1, threat)
    return error.value.code


def test_a_question_holds_a_view_of_whoever_is_to_move() -> None:
    what = engine.asked(entry("lacuna"), at("lacuna", "#16"), ("#16",), 2, False)
    assert what.seen == Seen(0, ("#16",)) and what.lines == 2


def test_of_lines_there_are_one_to_five() -> None:
    place = at("lacuna", "#16")
    assert [engine.asked(entry("lacuna"), place, (), lines, False).lines for lines in (0, 3, 9)] == [1, 3, 5]


def test_a_threat_is_asked_of_the_other() -> None:
    what = engine.asked(entry("lacuna"), at("lacuna", "#16"), ("#16",), 1, True)
    assert what.seen.seat == 1


def test_where_there_is_nothing_to_ask_that_is_said() -> None:
    assert refused("lacuna", at("lacuna"), threat=True) == "NO_THREAT"
    assert refused("lacunes", at("lacunes"), threat=True) == "NO_THREAT"
    assert refused("lacunes", at("lacunes", "R")) == "POSITION_OVER"
    bare = replace(catalog.entry("lacuna"), parts={})
    with pytest.raises(LudothequeError, match="NO_ANALYST"):
        engine.asked(bare, at("lacuna", "#16"), (), 1, False)


def test_what_is_found_is_told_while_it_deepens_until_somebody_says_stop() -> None:
    place, heard = at("lacuna", "#16"), list[engine.Engine]()
    what = engine.asked(entry("lacuna"), place, ("#16",), 2, False)

    def tell(known: engine.Engine) -> bool:
        heard.append(known)
        return len(heard) < 4

    found = engine.evaluated(entry("lacuna"), place.game, what, Limit(), tell)
    assert [one.depth for one in heard] == [1, 2, 3, 4] and found.depth == 4
    assert len(found.lines) == 2 and found.seat == 0 and found.unit == "margin"


def test_lines_are_told_in_events_as_far_as_the_rules_follow() -> None:
    place = at("lacuna", "#16")
    what = engine.asked(entry("lacuna"), place, ("#16",), 1, False)
    (line,) = engine.evaluated(entry("lacuna"), place.game, what, Limit(), lambda known: False).lines
    assert len(line.moves) == 2 and len(line.steps) == 1
    assert line.steps[0].seat == 0 and line.steps[0].events
