"""Every analyst, in every variant: chances that add up, lines that can be played, nothing told by what is hidden."""

from dataclasses import replace
from typing import Any

import pytest

from conformance.games import Played, below, random_game, some
from conformance.variants import variants
from ludotheque.core import catalog, record
from ludotheque.core.analysis import Analyst, Evaluation
from ludotheque.core.bot import Limit, Seen
from ludotheque.core.game import CHANCE, AnyGame
from ludotheque.core.record import Record
from ludotheque.play.judged import from_json
from ludotheque.play.place import to_move
from ludotheque.play.review import review

FEW = Limit(nodes=4_000, memory_mb=64)
GAMES = [entry.key for entry in catalog.entries() if entry.offers(Analyst)]
VARIANTS = {name: game for name, game in variants() if game.info.key in GAMES}
every_variant = pytest.mark.parametrize(
    "name", [pytest.param(name, marks=pytest.mark.xdist_group(name)) for name in VARIANTS]
)


def analyst(game: AnyGame) -> Analyst[Any, Any]:
    found = catalog.entry(game.info.key).part(Analyst)
    assert found is not None
    return found


def positions(played: Played, count: int) -> list[tuple[Any, int]]:
    """Some states where somebody decides, with who does."""
    found = []
    for at in some(count, len(played.states), below(5)):
        seat = to_move(played.game, played.states[at])
        if seat is not None and seat != CHANCE and played.game.outcome(played.states[at]) is None:
            found.append((played.states[at], seat))
    return found


def judged(game: AnyGame, view: Any, seat: int, lines: int = 3) -> Evaluation:
    return analyst(game).evaluate(game, view, Seen(seat), FEW, lines, lambda known: True)


@every_variant
def test_chances_add_up_and_lines_can_be_played(name: str) -> None:
    game = VARIANTS[name]
    for state, seat in positions(random_game(game, 3, 120), 4):
        found = judged(game, game.view(state, seat, peek=True), seat)
        for chances in (found.chances, *(line.chances for line in found.lines)):
            assert len(chances) == game.info.seats
            assert all(0 <= one <= 1 for one in chances)
            if game.info.seats > 1:
                sides = game.info.sides or tuple((one,) for one in range(game.info.seats))
                assert sum(chances[side[0]] for side in sides) == pytest.approx(1, abs=1e-6)
                assert all(chances[one] == chances[side[0]] for side in sides for one in side)
        assert len(found.lines) <= 3
        for line in found.lines:
            assert line.moves
            reached = state
            for text in line.moves:
                if game.turn(reached) is None or (game.together(reached) and reached is not state):
                    break
                reached = game.play(reached, game.read(reached, text))


@every_variant
def test_the_best_line_comes_first(name: str) -> None:
    game = VARIANTS[name]
    for state, seat in positions(random_game(game, 4, 120), 2):
        lines = judged(game, game.view(state, seat, peek=True), seat).lines
        if all(line.proven for line in lines):
            assert [one.chances[seat] for one in lines] == sorted((one.chances[seat] for one in lines), reverse=True)


@every_variant
def test_another_guess_of_the_same_view_is_judged_the_same(name: str) -> None:
    game = VARIANTS[name]
    if not game.info.hidden and not game.info.chance:
        return
    for state, seat in positions(random_game(game, 6, 60), 3):
        view = game.view(state, seat)
        other = game.view(game.guess(view, below(9)), seat)
        assert judged(game, view, seat) == judged(game, other, seat)


@pytest.mark.parametrize("key", GAMES)
def test_who_has_heard_enough_is_answered_at_once(key: str) -> None:
    game = catalog.entry(key).game()
    played = random_game(game, 2, 40)
    state, seat = positions(played, 3)[-1]
    told: list[Evaluation] = []

    def enough(known: Evaluation) -> bool:
        told.append(known)
        return False

    whole = Limit(nodes=50_000_000, memory_mb=64)
    found = analyst(game).evaluate(game, game.view(state, seat), Seen(seat), whole, 2, enough)
    assert len(told) == 1 and found.nodes < 3_000_000


@pytest.mark.parametrize("key", GAMES)
def test_what_is_told_last_is_what_is_answered(key: str) -> None:
    game = catalog.entry(key).game()
    state, seat = positions(random_game(game, 2, 40), 3)[-1]
    told: list[Evaluation] = []

    def heard(known: Evaluation) -> bool:
        told.append(known)
        return True

    found = analyst(game).evaluate(game, game.view(state, seat), Seen(seat), FEW, 2, heard)
    assert told and told[-1] == found


def record_of(played: Played) -> Record:
    moves = [played.game.write(state, move) for state, move in zip(played.states, played.moves, strict=False)]
    info = played.game.info
    return record.from_json({
        "game": info.key, "rules": info.rules, "options": dict(info.options), "setup": played.setup, "moves": moves,
    })  # fmt: skip


@every_variant
def test_a_game_is_reviewed_whole_and_reads_back(name: str) -> None:
    played = random_game(VARIANTS[name], 8, 30)
    kept = record_of(played)
    seen: list[tuple[int, int]] = []
    found = review(kept, FEW, lambda done, total: seen.append((done, total)))
    assert from_json(found.to_json()) == found
    begins = [one.ply for one in found.plies]
    assert begins == sorted(set(begins)) and begins[0] == 0
    assert " ".join(one.move for one in found.plies) == " ".join(kept.moves)
    assert set(found.turning) <= set(begins) and len(found.turning) <= 3
    assert seen and seen[-1][0] == seen[-1][1] and [done for done, _ in seen] == sorted(done for done, _ in seen)
    for one in found.plies:
        assert 0 <= one.loss <= 1 and 0 <= one.stake <= 1
        if one.best is not None and tuple(one.move.split(" ")) == one.best.moves[: len(one.move.split(" "))]:
            assert one.judgement in ("best", "only", None)


@pytest.mark.parametrize("key", GAMES)
def test_a_quick_look_is_the_same_each_time(key: str) -> None:
    kept = record_of(random_game(catalog.entry(key).game(), 9, 30))
    assert review(kept, FEW) == review(kept, FEW)
    assert review(replace(kept, seats=()), FEW).engine == analyst(kept.open()).version
