"""Positions of Interactions judged: exact where they can be solved, the same each time, and never by what is hidden."""

import json

import pytest

from ludotheque.core import catalog, record
from ludotheque.core.analysis import Evaluation
from ludotheque.core.bot import Limit, Seen
from ludotheque.core.chance import SplitMix64
from ludotheque.games.interactions.bots.analyst import ANALYST, chances
from ludotheque.games.interactions.rules.game import Interactions
from ludotheque.games.interactions.rules.state import Place, State
from ludotheque.games.interactions.solver.solve import solve
from ludotheque.play.review import review

GAME = (
    "sel CA", "sel SA", "Af6+K", "Sf5+M", "Cf7+S", "Me6+C", "Se7+H", "Ce8+H", "Kf8+M", "Hg8+P", "Hg7+P", "Pg6+K",
    "Pe5", "Kg5",
)  # fmt: skip
QUICK = Limit(nodes=200_000)


def at(ply: int, **options: object) -> tuple[Interactions, State]:
    read = record.read(json.dumps({"game": "interactions", "options": options, "moves": list(GAME[:ply])}))
    replayed = record.replay(read)
    assert isinstance(replayed.game, Interactions) and isinstance(replayed.last, State)
    return replayed.game, replayed.last


def judged(game: Interactions, view: State, lines: int = 2, limit: Limit = QUICK) -> Evaluation:
    seat = game.turn(view)
    assert seat is not None
    return ANALYST.evaluate(game, view, Seen(seat), limit, lines, lambda known: True)


@pytest.mark.parametrize("ply", range(8, 14))
def test_the_end_of_a_game_is_exact_and_its_lines_are_what_each_move_is_worth(ply: int) -> None:
    game, state = at(ply)
    found = judged(game, state, lines=5)
    assert found.proven and found.score == solve(game, state, QUICK).value and found.unit == "margin"
    sign = 1 if game.turn(state) == 0 else -1
    scores = [sign * (line.score or 0) for line in found.lines]
    assert scores == sorted(scores, reverse=True) and scores[0] == sign * found.score
    worth = {}
    for move in game.moves(state):
        if isinstance(move, Place):
            worth[game.write(state, move)] = solve(game, game.play(state, move), QUICK).value
    assert {line.moves[0]: line.score for line in found.lines}.items() <= worth.items()
    assert scores == sorted((sign * value for value in worth.values()), reverse=True)[:5]


@pytest.mark.parametrize(("margin", "first"), [(3, 1.0), (0, 0.5), (-1, 0.0)])
def test_what_is_proved_is_sure(margin: int, first: float) -> None:
    assert chances(margin, True) == (first, 1 - first)


def test_what_is_not_proved_grows_with_the_margin_and_is_never_sure() -> None:
    told = [chances(margin, False)[0] for margin in range(-20, 21)]
    assert told == sorted(told) and 0 < told[0] < told[20] == 0.5 < told[-1] < 1


def test_the_turning_point_of_a_real_game_is_the_move_that_threw_it_away() -> None:
    found = review(record.from_json({"game": "interactions", "moves": list(GAME)}))
    assert found.turning == (9,)
    blunder = found.plies[9]
    assert blunder.judgement == "blunder" and blunder.proven and blunder.best is not None
    assert blunder.best.chances == (0.0, 1.0) and blunder.chances == (1.0, 0.0)
    game, state = at(9)
    assert solve(game, game.play(state, game.read(state, blunder.best.moves[0])), QUICK).value < 0


def test_the_best_move_is_never_called_anything_less() -> None:
    for one in review(record.from_json({"game": "interactions", "moves": list(GAME)})).plies:
        if one.best is not None and one.best.moves[0] == one.move:
            assert one.judgement in ("best", "only")


@pytest.mark.parametrize("options", [{"players": 3}, {"players": 4, "teams": True}, {"players": 1}])
def test_every_other_mode_has_chances_that_add_up(options: dict[str, object]) -> None:
    game = catalog.entry("interactions").game(options)
    assert isinstance(game, Interactions)
    state = game.initial(game.setup(SplitMix64(3).below))
    seat = game.turn(state)
    assert seat is not None
    found = ANALYST.evaluate(game, game.view(state, seat), Seen(seat), Limit(nodes=20_000), 1, lambda known: True)
    assert len(found.chances) == game.info.seats and all(0 <= one <= 1 for one in found.chances)
    assert not found.proven and found.lines
    again = ANALYST.evaluate(game, game.view(state, seat), Seen(seat), Limit(nodes=20_000), 1, lambda known: True)
    assert again == found, "a position is always judged the same"
