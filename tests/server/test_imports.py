"""A record that comes in is replayed once, and the answer about it is whole however long it is."""

import json
from dataclasses import dataclass, field, replace
from typing import Any

import pytest

from ludotheque.core import catalog
from ludotheque.core.catalog import Catalog, Entry
from ludotheque.core.chance import SplitMix64
from ludotheque.core.errors import LudothequeError
from ludotheque.core.record import BadMove
from ludotheque.play.matches import StoredMatch
from ludotheque.play.sitting import Sitting
from ludotheque.play.views import PART
from ludotheque.server import imports
from ludotheque.server.bodies import RecordOpened, RecordTold, TableMade
from play.counted import Counted

MOVES = ["sel PH", "sel CA", "Pf6+M"]


def judged(**given: Any) -> tuple[imports.Judged, RecordTold]:
    found = imports.judged(catalog.INSTALLED, {"game": "interactions", **given}, 5)
    return found, RecordTold.model_validate_json(found.told)


def long_record(plies: int) -> dict[str, Any]:
    game, below = catalog.entry("laguna").game({"glass": "none"}), SplitMix64(5).below
    setup = game.setup(below)
    state, moves = game.initial(setup), list[str]()
    while len(moves) < plies:
        move = game.moves(state).sample(below)
        if game.turn(game.play(state, move)) is not None:
            moves.append(game.write(state, move))
            state = game.play(state, move)
    return {"game": "laguna", "options": {"glass": "none"}, "setup": setup, "moves": moves}


def test_the_answer_tells_the_game_its_log_and_who_is_to_move() -> None:
    found, told = judged(moves=MOVES, seats=["Ada", "bot:3"])
    assert (told.plies, told.to_move, told.seats, told.outcome) == (3, 1, ["Ada", "bot:3"], None)
    assert [entry.move for entry in told.log] == MOVES
    assert [(holder.name, holder.shown, holder.level) for holder in found.table.holders] == [
        ("Ada", "here", None), ("", "bot", 3),
    ]  # fmt: skip
    assert [holder.written for holder in found.table.holders] == ["Ada", "bot:3"]


@pytest.mark.parametrize("name", ["bot:99", "bot:", "bot:33", "Bot:3", "bot:3 "])
def test_nobody_is_called_like_a_bot_and_no_other_word_is_one(name: str) -> None:
    found, _ = judged(moves=MOVES, seats=["Ada", name])
    assert (found.table.holders[1].name, found.table.holders[1].shown) == ("", "here")


def test_a_match_that_was_assisted_stays_so() -> None:
    assert not judged(moves=MOVES)[0].begun.match.assisted
    found, told = judged(moves=MOVES, assisted=True)
    assert told.assisted and found.begun.match.assisted and len(found.begun.match.line) == 3
    stored = StoredMatch(**vars(found.begun.new), id=1)
    assert Sitting.opened(catalog.entry("interactions"), found.table, stored).match.assisted


def test_a_record_that_stops_among_secret_choices_tells_its_own_last_position() -> None:
    found, told = judged(moves=MOVES[:1])
    assert (told.plies, told.log, told.to_move) == (1, [], 1)
    assert found.begun.match.deciding == (1,)


def test_a_result_beside_the_board_ends_the_table_that_shows_it() -> None:
    found, told = judged(moves=MOVES, result={"reason": "resigned", "seat": 1})
    assert found.begun.new.over and told.outcome is not None
    assert (told.outcome.reason, told.outcome.winners, told.to_move) == ("resigned", [0], 1)


def test_a_long_log_is_whole() -> None:
    given = long_record(2 * PART + 7)
    found = imports.judged(catalog.INSTALLED, given, 5)
    told = RecordTold.model_validate_json(found.told)
    assert [entry.move for entry in told.log] == given["moves"]
    assert [entry.ply for entry in told.log] == list(range(2 * PART + 7))


def test_the_answer_of_an_opened_record_names_its_table_too() -> None:
    found, told = judged(moves=MOVES)
    made = TableMade(table="t", token="k", invitations={1: "i"}, watch="w")
    opened = RecordOpened.model_validate_json(found.opened(made))
    assert (opened.table, opened.invitations, opened.record) == ("t", {1: "i"}, told)


@dataclass(frozen=True)
class Counting(Catalog):
    """The games, whose rules count how often they run."""

    made: list[Counted] = field(default_factory=list)

    def entry(self, key: str) -> Entry:
        found = super().entry(key)

        def make(options: Any) -> Counted:
            self.made.append(Counted(found.make(options)))
            return self.made[-1]

        return replace(found, make=make)

    @property
    def runs(self) -> tuple[int, int]:
        return sum(game.runs["read"] for game in self.made), sum(game.runs["play"] for game in self.made)


def test_an_import_reads_and_plays_every_move_once() -> None:
    games, given = Counting(), long_record(40)
    imports.judged(games, given, 5)
    assert games.runs == (40, 40)


def test_opening_a_stored_match_reads_and_plays_every_move_once() -> None:
    games, given = Counting(), long_record(40)
    found = imports.judged(catalog.INSTALLED, given, 5)
    Sitting.opened(games.entry("laguna"), found.table, StoredMatch(**vars(found.begun.new), id=1))
    assert games.runs == (40, 40)


def test_what_is_no_record_is_refused() -> None:
    with pytest.raises(BadMove):
        judged(moves=["sel PP"])
    with pytest.raises(LudothequeError) as refused:
        judged(moves=[json.loads('"\\ud800"')])
    assert refused.value.code == "INVALID_REQUEST"


def test_any_other_object_is_no_record_and_says_so() -> None:
    with pytest.raises(LudothequeError) as refused:
        imports.judged(catalog.INSTALLED, {"a": 1}, 5)
    assert (refused.value.code, refused.value.facts["problem"]) == ("INVALID_RECORD", "not-a-record")
