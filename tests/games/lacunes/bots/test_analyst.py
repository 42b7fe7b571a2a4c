"""A deal judged at every move: the fatal one is where the solver's verdict changes, found with few searches."""

from dataclasses import replace

import pytest

from ludotheque.arena.matches import play_game
from ludotheque.arena.players import player
from ludotheque.core import catalog, record
from ludotheque.core.analysis import Evaluation
from ludotheque.core.bot import Limit, Seen
from ludotheque.core.record import Record
from ludotheque.games.lacunes.bots import analyst
from ludotheque.games.lacunes.bots.analyst import ANALYST
from ludotheque.games.lacunes.rules.game import Lacunes
from ludotheque.games.lacunes.rules.options import LacunesOptions
from ludotheque.games.lacunes.rules.state import State
from ludotheque.games.lacunes.solver.command import judge
from ludotheque.play.review import Review, review

ENTRY = catalog.entry("lacunes")
NO_REDEAL = {"redeals": 0}
GAME = Lacunes(LacunesOptions(redeals=0))
EXACT = Limit(nodes=5_000_000)


def game_of(seed: int, **options: object) -> Record:
    """A game of the gentlest bot."""
    played = play_game(ENTRY.game(options), [player(ENTRY, "1")], seed)
    return record.from_json({"game": "lacunes", "options": options, "setup": played.setup, "moves": list(played.moves)})


def states(kept: Record) -> list[State]:
    return [state for state in record.replay(kept).states if isinstance(state, State)]


@pytest.fixture(scope="module")
def lost() -> tuple[Record, Review]:
    kept = game_of(0, redeals=0)
    return kept, review(kept)


def test_the_fatal_move_is_where_the_verdict_of_the_solver_changes(lost: tuple[Record, Review]) -> None:
    kept, found = lost
    game = kept.open()
    assert isinstance(game, Lacunes) and found.fatal is not None
    told = [judge(game, state, EXACT).verdict for state in states(kept)[:-1]]
    assert told[found.fatal] == "winnable" and told[found.fatal + 1] == "lost"
    assert [one.verdict for one in found.plies[:-1]] == told[1:]


def test_the_fatal_move_is_a_blunder_with_a_line_that_wins(lost: tuple[Record, Review]) -> None:
    kept, found = lost
    assert found.fatal in found.turning and found.fatal is not None
    fatal = found.plies[found.fatal]
    assert fatal.judgement == "blunder" and fatal.proven and fatal.best is not None
    won = {**kept.write(), "moves": [*kept.moves[: found.fatal], *fatal.best.moves], "result": None}
    outcome = record.replay(record.from_json(won)).game.outcome(record.replay(record.from_json(won)).last)
    assert outcome is not None and outcome.reason == "won"


def test_nothing_is_praised_after_the_fatal_move_and_the_accuracy_counts_none_of_it(
    lost: tuple[Record, Review],
) -> None:
    _, found = lost
    assert found.fatal is not None
    judged = [one for one in found.plies if one.judgement is not None]
    assert judged[-1].ply == found.fatal and found.plies[-1].ply > found.fatal
    assert found.summary[0].accuracy == pytest.approx(100 * (1 - 1 / len(judged)), abs=2)


def test_halving_asks_few_times(monkeypatch: pytest.MonkeyPatch, lost: tuple[Record, Review]) -> None:
    kept, found = lost
    asked: list[State] = []

    def counted(game: Lacunes, state: State, limit: Limit) -> object:
        asked.append(state)
        return judge(game, state, limit)

    monkeypatch.setattr(analyst, "judge", counted)
    assert review(kept) == found
    assert len(asked) <= 9 < len(kept.moves)


def test_a_won_deal_was_winnable_all_along() -> None:
    line = judge(GAME, GAME.initial("deal:28"), EXACT).moves
    assert line
    found = review(record.from_json({"game": "lacunes", "options": NO_REDEAL, "setup": "deal:28", "moves": list(line)}))
    assert found.plies[-1].chances == (1.0,)
    assert {one.verdict for one in found.plies} == {"winnable"} and found.fatal is None
    assert found.summary[0].accuracy == 100


def test_a_redeal_begins_a_round_of_its_own() -> None:
    kept = game_of(0)
    found = review(kept)
    redeals = [number for number, move in enumerate(kept.moves) if move == "R"]
    assert redeals
    for one in found.plies:
        assert 0 <= one.chances[0] <= 1
        assert one.verdict in ("winnable", "lost", "unknown")
        assert not (one.proven and one.verdict == "lost" and one.ply < redeals[-1]), "a redeal may still win"


def test_what_the_search_cannot_tell_is_no_fault_of_the_player() -> None:
    kept = game_of(2, redeals=0)
    found = review(kept, Limit(nodes=100))
    unknown = [one for one, before in zip(found.plies[1:], found.plies, strict=False) if before.verdict == "unknown"]
    assert unknown and all(one.loss == 0 and one.judgement is None for one in unknown)
    assert all(one.loss == 0 and one.judgement is None for one in found.plies if one.verdict == "unknown")


def test_the_fatal_move_is_searched_for_longer_where_a_quick_search_cannot_tell(
    monkeypatch: pytest.MonkeyPatch, lost: tuple[Record, Review]
) -> None:
    kept, known = lost
    assert known.fatal is not None
    course, quick, asked = states(kept), Limit(nodes=200_000), list[int | None]()

    def short_of_sight(game: Lacunes, state: State, limit: Limit) -> object:
        asked.append(limit.nodes)
        near = abs(course.index(state) - (known.fatal or 0)) <= 3
        blind = near and limit.nodes == analyst.LAYOUTS * (quick.nodes or 0)
        return replace(judge(game, state, limit), verdict="unknown", moves=()) if blind else judge(game, state, limit)

    monkeypatch.setattr(analyst, "judge", short_of_sight)
    found = review(kept, quick)
    assert found.fatal == known.fatal and len(set(asked)) == 2
    assert [one.verdict for one in found.plies] == [one.verdict for one in known.plies]


def test_other_moves_are_told_by_where_they_lead(lost: tuple[Record, Review]) -> None:
    kept, told = lost
    assert told.fatal is not None
    for at in (told.fatal, told.fatal + 1):
        view = states(kept)[at]
        found = ANALYST.evaluate(GAME, view, Seen(0), EXACT, 5, lambda known: True)
        moves = [line.moves[0] for line in found.lines]
        assert 1 < len(moves) == len(set(moves)) <= 5
        assert [line.chances[0] for line in found.lines] == sorted(
            (line.chances[0] for line in found.lines), reverse=True
        )
        for line in found.lines:
            after = GAME.play(view, GAME.read(view, line.moves[0]))
            assert line.proven and line.chances[0] == (judge(GAME, after, EXACT).verdict == "winnable")


def test_one_position_is_told_with_its_line() -> None:
    told: list[Evaluation] = []

    def heard(known: Evaluation) -> bool:
        told.append(known)
        return True

    found = ANALYST.evaluate(GAME, GAME.initial("deal:28"), Seen(0), Limit(nodes=200_000), 1, heard)
    assert found.verdict == "winnable" and found.proven and found.lines[0].moves and told[-1] == found
    assert told[0].verdict == "unknown" and not told[0].proven
