"""A game judged: losses, judgements, turning points and the fatal move, by an analyst whose word is known."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import pytest

import ludotheque
from ludotheque.core import catalog, record
from ludotheque.core.analysis import Analyst, Evaluation, Line, Tell
from ludotheque.core.bot import Limit, Seen
from ludotheque.core.catalog import Catalog, Entry
from ludotheque.core.errors import LudothequeError
from ludotheque.core.game import AnyGame
from ludotheque.play import judging, review
from ludotheque.play.judged import Moment, from_json

KEPT = record.from_json({"game": "interactions", "moves": ["sel CA", "sel SA", "Af6+K", "Sf5+M"]})


OTHER = {0: "sel SK", 1: "sel MA", 2: "Cf6+K", 3: "Af5+M"}
"""What nobody played, where nothing else is thought best."""


class Says(Analyst[AnyGame, Any]):
    """Judges by how many moves were made; of a move that was not played it thinks as it did before it."""

    version = "says-1"

    def __init__(self, first: Mapping[int, float], best: Mapping[int, str], second: Mapping[int, float]) -> None:
        self.first, self.best, self.second, self.misfits = first, best, second, set[str]()

    def failed(self, game: AnyGame, state: Any, moves: Sequence[str]) -> bool:
        return bool(self.misfits.intersection(moves))

    def evaluate(self, game: AnyGame, view: Any, seen: Seen, limit: Limit, lines: int, tell: Tell) -> Evaluation:
        ply = len(seen.moves)
        ply -= seen.moves != KEPT.moves[:ply]
        told, other = _of(self.first[ply]), self.second.get(ply)
        best = Line((self.best.get(ply, OTHER.get(ply, "none")),), told)
        return Evaluation(told, lines=(best,) if other is None else (best, Line(("other",), _of(other))))


def _of(first: float) -> tuple[float, float]:
    return first, round(1 - first, 6)


def judged(
    monkeypatch: pytest.MonkeyPatch, first: list[float], best: Mapping[int, str] | None = None,
    second: Mapping[int, float] | None = None, kept: record.Record = KEPT, misfits: Sequence[str] = (),
) -> review.Review:  # fmt: skip
    part = Says(dict(enumerate(first)), best or {}, second or {})
    part.misfits.update(misfits)
    entry = catalog.entry("interactions").with_part(Analyst, part)
    monkeypatch.setattr(catalog, "entry", lambda key: entry)
    return review.review(kept)


def test_a_move_costs_its_own_seat_what_its_chance_fell_by(monkeypatch: pytest.MonkeyPatch) -> None:
    found = judged(monkeypatch, [0.5, 0.45, 0.6, 0.35, 0.95])
    assert [round(one.loss, 2) for one in found.plies] == [0.05, 0.15, 0.25, 0.6]
    assert [one.judgement for one in found.plies] == ["good", "inaccuracy", "mistake", "blunder"]
    assert found.engine == "says-1" and found.before == (0.5, 0.5)
    assert found.turning == (1, 2, 3)


def test_a_move_that_gains_costs_nothing_and_the_best_one_never_does(monkeypatch: pytest.MonkeyPatch) -> None:
    found = judged(monkeypatch, [0.5, 0.9, 0.9, 0.1, 0.1], {2: "Af6+K"})
    assert [one.loss for one in found.plies] == [0, 0, 0, 0]
    assert found.plies[2].judgement == "best", "the analyst saw less before than after: that is not the player's fault"


def test_a_game_that_was_lost_without_a_fault_says_where(monkeypatch: pytest.MonkeyPatch) -> None:
    found = judged(monkeypatch, [0.5, 0.9, 0.9, 0.1, 0.1], {2: "Af6+K"})
    assert found.moments == found.summary[0].moments == (Moment(2, "fell"),) and found.turning == (2,)
    assert found.summary[1].moments == (), "who won by it fell nowhere"
    assert judged(monkeypatch, [0.5] * 5).moments == ()


def test_what_followed_a_hint_is_marked_and_counts_for_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    found = judged(monkeypatch, [0.5, 0.45, 0.6, 0.35, 0.95], kept=replace(KEPT, hinted=(1, 2)))
    assert [one.hinted for one in found.plies] == [False, True, True, False]
    first, second = found.summary
    assert (first.hinted, first.mistakes, first.moments) == (1, 0, ()) and first.accuracy == 81.9
    assert (second.hinted, second.inaccuracies, second.blunders) == (1, 0, 1)
    assert from_json(json.loads(json.dumps(found.to_json()))) == found


def test_a_try_that_came_to_nothing_is_an_inaccuracy_at_least(monkeypatch: pytest.MonkeyPatch) -> None:
    said = [0.5, 0.49, 0.49, 0.2, 0.2]
    found = judged(monkeypatch, said, misfits=("sel CA", "Af6+K"))
    assert [one.judgement for one in found.plies] == ["inaccuracy", "best", "mistake", "best"]
    assert [one.failed for one in found.plies] == [True, False, True, False]
    assert found.plies[0].loss == pytest.approx(0.01) and found.summary[0].inaccuracies == 1
    assert Moment(0, "failed") in found.summary[0].moments and found.turning == (2,)
    assert from_json(json.loads(json.dumps(found.to_json()))) == found


def test_a_hint_that_a_closer_look_betters_is_told_once_and_as_nobodys_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    found = judged(monkeypatch, [0.5, 0.45, 0.6, 0.35, 0.35], kept=replace(KEPT, hinted=(2,)))
    assert found.moments == (Moment(1, "turned"), Moment(2, "hinted"))
    assert judging.called(found.plies[2]) == "hinted" and judging.called(found.plies[1]) == "inaccuracy"


def test_what_a_best_move_turned_out_to_be_worth_was_there_before_it(monkeypatch: pytest.MonkeyPatch) -> None:
    said = [0.5, 0.45, 0.55, 0.85, 0.8]
    plain, known = judged(monkeypatch, said), judged(monkeypatch, said, {2: "Af6+K"})
    assert [one.chances[0] for one in plain.plies] == [0.45, 0.55, 0.85, 0.8]
    assert [one.chances[0] for one in known.plies] == [0.45, 0.85, 0.85, 0.8]


def test_where_the_best_that_was_found_went_down_nobody_says_that_all_was_lost_before(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    found = judged(monkeypatch, [0.5, 0.45, 0.5, 0.05, 0.02], {2: "Af6+K"})
    assert [one.chances[0] for one in found.plies] == [0.45, 0.5, 0.05, 0.02]
    assert found.plies[2].loss == 0 and found.plies[2].judgement == "best"
    assert found.summary[0].moments == (Moment(2, "fell"),)


def test_the_only_move_is_named_where_every_other_loses_much(monkeypatch: pytest.MonkeyPatch) -> None:
    told = [0.5] * 5
    found = judged(monkeypatch, told, {0: "sel CA", 2: "Af6+K", 3: "other"}, {0: 0.2, 2: 0.25})
    assert [one.judgement for one in found.plies] == ["only", "best", "best", "best"]


def test_a_summary_counts_and_weighs_a_seats_own_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    found = judged(monkeypatch, [0.5, 0.45, 0.6, 0.35, 0.95])
    first, second = found.summary
    assert (first.inaccuracies, first.mistakes, first.blunders) == (0, 1, 0)
    assert (second.inaccuracies, second.mistakes, second.blunders) == (1, 0, 1)
    assert 100 > first.accuracy > second.accuracy > 0


def test_a_review_reads_back_as_it_was_written(monkeypatch: pytest.MonkeyPatch) -> None:
    found = judged(monkeypatch, [0.5, 0.45, 1 / 3, 0.35, 0.95], {0: "sel CA"}, {0: 0.2})
    assert from_json(json.loads(json.dumps(found.to_json()))) == found


def test_phases_are_thirds_unless_the_game_says_better(monkeypatch: pytest.MonkeyPatch) -> None:
    found = judged(monkeypatch, [0.5] * 5)
    assert [one.phase for one in found.plies] == ["opening", "opening", "middle", "end"]


def test_the_turning_points_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    found = judged(monkeypatch, [0.6, 0.4, 0.9, 0.65, 0.65])
    assert found.moments == (Moment(0, "turned"), Moment(1, "turned"), Moment(2, "missed"))
    assert tuple(one.ply for one in found.moments) == found.turning


def test_the_library_judges_a_record(monkeypatch: pytest.MonkeyPatch) -> None:
    found = judged(monkeypatch, [0.5] * 5)
    assert ludotheque.analyse(KEPT) == found == ludotheque.analyse(KEPT, ludotheque.Limit(nodes=1))


def test_a_game_that_nobody_judges_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    bare: Entry = replace(catalog.entry("interactions"), parts={})
    monkeypatch.setattr(catalog, "entry", lambda key: bare)
    with pytest.raises(LudothequeError) as refused:
        review.review(KEPT)
    assert refused.value.code == "NO_ANALYST"
    assert Catalog().entry("interactions").offers(Analyst)
