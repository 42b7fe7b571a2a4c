"""Which matches may be judged, and the work on a review: its progress, its end, and what a tried way is worth."""

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from conformance.variants import variants
from ludotheque.core import catalog, record
from ludotheque.core.analysis import Analyst
from ludotheque.core.bot import Progress
from ludotheque.core.catalog import Entry
from ludotheque.core.chance import SplitMix64
from ludotheque.core.errors import LudothequeError
from ludotheque.core.record import Record
from ludotheque.play import beginning, records, reviewing
from ludotheque.play.matches import StoredMatch
from ludotheque.play.reviewing import Asked, Stopped, Worth
from ludotheque.play.seats import Holder
from ludotheque.play.sitting import Sitting
from ludotheque.play.table import Table
from play.sittings import ADA, BOB, ROBOT, moved, sat, taken, wandered
from play.weighing import Weighing, chance

INTERACTIONS = catalog.entry("interactions").with_part(Analyst, Weighing())
GAME = (
    "sel CA", "sel SA", "Af6+K", "Sf5+M", "Cf7+S", "Me6+C", "Se7+H", "Ce8+H", "Kf8+M", "Hg8+P", "Hg7+P", "Pg6+K",
    "Pe5", "Kg5",
)  # fmt: skip
KEPT = record.from_json({"game": "interactions", "moves": list(GAME)})
VARIANTS = dict(variants())


def refused(sitting: Sitting) -> str | None:
    try:
        reviewing.insist_open(sitting)
    except LudothequeError as error:
        return error.code
    return None


def shown(kept: Record, entry: Entry = INTERACTIONS, *holders: Holder) -> Sitting:
    """A record on a table of its own."""
    company = holders or (ADA,) * kept.open().info.seats
    begun = beginning.show(entry, kept, company, 0)
    table = Table("t", entry.key, kept.open().info.options, company)
    return Sitting.begun(entry, table, begun, StoredMatch(**vars(begun.new), id=1))


def always(progress: Progress) -> bool:
    return True


@settings(max_examples=60, deadline=None)
@given(st.sampled_from(sorted(VARIANTS)), st.integers(0, 2**32), st.integers(0, 60))
def test_no_match_is_judged_before_its_end_whatever_is_played(name: str, seed: int, plies: int) -> None:
    game = VARIANTS[name]
    entry = replace(catalog.entry(game.info.key), make=lambda options: game).with_part(Analyst, Weighing())
    sitting = wandered(sat(entry, setup=game.setup(SplitMix64(seed).below)), plies, SplitMix64(seed).below)
    assert refused(sitting) == (None if sitting.match.over else "MATCH_RUNNING")


def test_a_match_is_open_once_it_is_over_also_where_somebody_resigned() -> None:
    sitting = moved(sat(INTERACTIONS, ADA, BOB), *GAME[:6])
    assert refused(sitting) == "MATCH_RUNNING"
    assert refused(taken(sitting, sitting.resign(0, 5))) is None
    assert refused(moved(sat(INTERACTIONS, ADA, BOB), *GAME)) is None


def test_a_record_that_stops_before_its_end_is_open_until_somebody_goes_on_from_it() -> None:
    half = replace(KEPT, moves=GAME[:6])
    assert refused(shown(half)) is None
    assert refused(moved(shown(half), GAME[6])) == "MATCH_RUNNING"
    assert refused(shown(half, INTERACTIONS, ADA, ROBOT)) == "MATCH_RUNNING", "a bot plays on from it"
    assert refused(shown(half, INTERACTIONS, ADA, BOB)) == "MATCH_RUNNING", "somebody waits at another screen"
    assert refused(shown(replace(KEPT, moves=()))) == "MATCH_RUNNING"


@pytest.mark.parametrize("game", ["forma", "laguna"])
def test_what_a_strict_game_withholds_while_it_runs_is_withheld_in_a_record_that_stops(game: str) -> None:
    entry = catalog.entry(game).with_part(Analyst, Weighing())
    begun = wandered(sat(entry), 3, SplitMix64(1).below)
    kept = records.written(begun.match, (), None)
    assert refused(shown(kept, entry)) == "MATCH_RUNNING"


def test_a_game_without_an_analyst_says_so_and_a_very_long_one_is_not_judged(monkeypatch: pytest.MonkeyPatch) -> None:
    bare = replace(INTERACTIONS, parts={key: part for key, part in INTERACTIONS.parts.items() if key is not Analyst})
    assert refused(shown(KEPT, bare)) == "NO_ANALYST"
    monkeypatch.setattr(reviewing, "MOST", 13)
    assert refused(shown(KEPT)) == "TOO_LONG"


def test_other_moves_are_another_line_and_other_names_are_not() -> None:
    assert reviewing.digest(KEPT) == reviewing.digest(replace(KEPT, seats=("Ada", "Bea")))
    assert reviewing.digest(KEPT) != reviewing.digest(replace(KEPT, moves=GAME[:-1]))
    assert reviewing.digest(KEPT) != reviewing.digest(replace(KEPT, setup="x"))


def test_progress_grows_to_the_whole_and_a_stop_ends_the_work() -> None:
    heard = list[float]()

    def watch(progress: Progress) -> bool:
        heard.append(progress.share or 0)
        return True

    found = reviewing.judged(INTERACTIONS, Asked(KEPT), watch)
    assert found is not None and len(found.plies) == len(GAME) and found.engine == "weighing-1"
    assert heard == sorted(heard) and heard[-1] == 1 and len(heard) > 10
    with pytest.raises(Stopped):
        reviewing.judged(INTERACTIONS, Asked(KEPT), lambda progress: False)


def test_nothing_is_judged_again_by_the_same_engine() -> None:
    assert reviewing.judged(INTERACTIONS, Asked(KEPT, "quick", "weighing-1"), always) is None
    assert reviewing.judged(INTERACTIONS, Asked(KEPT, "quick", "weighing-0"), always) is not None
    assert reviewing.engine(INTERACTIONS) == "weighing-1"


def test_a_tried_way_is_worth_what_the_analyst_says_and_an_end_what_it_is() -> None:
    tried = Asked(KEPT, "quick", ply=4, tried=("Cf4+S",))
    assert reviewing.worth(INTERACTIONS, tried, always) == Worth(chance(2, 0, "Cf4+S"))
    ended = reviewing.worth(INTERACTIONS, Asked(KEPT, ply=13, tried=(GAME[13],)), always)
    assert ended and ended.tried in ((1, 0), (0, 1), (0.5, 0.5))


def test_what_is_only_thought_to_be_best_is_looked_at_as_well() -> None:
    beside = Asked(KEPT, "quick", ply=4, tried=("Cf4+S",), best=("Cf7+S", "Me6+C"))
    assert reviewing.worth(INTERACTIONS, beside, always) == Worth(chance(2, 0, "Cf4+S"), chance(2, 0, "Cf7+S"))


class Turns(Weighing):
    """Two moves are a decision."""

    def decisions(self, game: Any, states: Any) -> Any:
        return range(0, len(states) - 1, 2)


def test_half_a_decision_is_worth_nothing_yet() -> None:
    entry = INTERACTIONS.with_part(Analyst, Turns())
    assert reviewing.worth(entry, Asked(KEPT, ply=4, tried=("Cf4+S",)), always) is None
    assert reviewing.worth(entry, Asked(KEPT, ply=4, tried=("Cf7+S", "Me6+C")), always) is not None
