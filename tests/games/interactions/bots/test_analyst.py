"""Positions of Interactions judged: exact where they can be solved, the same each time, and never by what is hidden."""

import json

import pytest

from ludotheque.arena.matches import play_game
from ludotheque.arena.players import player
from ludotheque.core import catalog, record
from ludotheque.core.analysis import Evaluation, Position
from ludotheque.core.bot import Limit, Seen
from ludotheque.core.chance import SplitMix64
from ludotheque.games.interactions.bots.analyst import ANALYST, sure
from ludotheque.games.interactions.rules.game import Interactions
from ludotheque.games.interactions.rules.options import InteractionsOptions
from ludotheque.games.interactions.rules.state import Place, State
from ludotheque.games.interactions.solver.solve import solve
from ludotheque.games.interactions.solver.starts import PAIRS, saddle, starts
from ludotheque.play.review import review

GAME = (
    "sel CA", "sel SA", "Af6+K", "Sf5+M", "Cf7+S", "Me6+C", "Se7+H", "Ce8+H", "Kf8+M", "Hg8+P", "Hg7+P", "Pg6+K",
    "Pe5", "Kg5",
)  # fmt: skip
QUICK = Limit(nodes=200_000)
ENTRY = catalog.entry("interactions")


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


@pytest.mark.parametrize("ply", [2, 3])
def test_several_lines_are_told_long_before_anything_is_proved(ply: int) -> None:
    game, state = at(ply)
    few: set[int] = set()

    def told(known: Evaluation) -> bool:
        few.add(len(known.lines))
        return True

    found = ANALYST.evaluate(game, state, Seen(ply % 2), QUICK, 5, told)
    own = [line.chances[ply % 2] for line in found.lines]
    assert not found.proven and few == {5} and own == sorted(own, reverse=True)
    assert len({line.moves for line in found.lines}) == 5


@pytest.mark.parametrize(("margin", "first"), [(3, 1.0), (0, 0.5), (-1, 0.0)])
def test_what_is_proved_is_sure(margin: int, first: float) -> None:
    assert sure(margin) == (first, 1 - first)


def test_what_is_not_proved_is_never_sure() -> None:
    game, state = at(3)
    found = judged(game, state, limit=Limit(nodes=5_000))
    assert not found.proven and all(0 < one < 1 for one in found.chances)


def test_every_ply_from_the_sixth_is_exact_at_a_quick_look() -> None:
    found = review(record.from_json({"game": "interactions", "moves": list(GAME)}))
    for one in found.plies[5:-1]:
        game, state = at(one.ply + 1)
        assert one.proven and one.score == solve(game, state, Limit(nodes=5_000_000)).value
        assert one.chances == sure(int(one.score or 0))


def test_a_move_that_throws_a_proven_win_away_is_a_blunder_and_the_best_one_never_is() -> None:
    for seed in range(4):
        played = play_game(ENTRY.game(), [player(ENTRY, "1"), player(ENTRY, "1")], seed)
        kept = record.from_json({"game": "interactions", "moves": list(played.moves)})
        for one in review(kept, Limit(nodes=50_000)).plies:
            best, seat = one.best, one.seat
            assert best is not None and seat is not None
            if best.proven and one.proven and best.chances[seat] == 1 > one.chances[seat]:
                assert one.judgement == "blunder" and one.certain
            if one.certain and one.chances[seat] == best.chances[seat] and not one.given:
                assert one.judgement in ("best", "only")


def test_the_turning_point_of_a_real_game_is_the_move_that_threw_it_away() -> None:
    found = review(record.from_json({"game": "interactions", "moves": list(GAME)}))
    assert max(found.turning, key=lambda ply: found.plies[ply].loss) == 9
    blunder = found.plies[9]
    assert blunder.judgement == "blunder" and blunder.proven and blunder.best is not None
    assert blunder.best.chances == (0.0, 1.0) and blunder.chances == (1.0, 0.0)
    game, state = at(9)
    assert solve(game, game.play(state, game.read(state, blunder.best.moves[0])), QUICK).value < 0


def test_the_best_move_is_never_called_anything_less() -> None:
    for one in review(record.from_json({"game": "interactions", "moves": list(GAME)})).plies:
        if one.best is not None and one.best.moves[0] == one.move:
            assert one.judgement in ("best", "only")


MODES = [{"players": 3}, {"players": 4, "teams": True}, {"players": 4}, {"players": 1}, {"players": 1, "peek": "none"}]


def walked(options: dict[str, object], seed: int, tiles: int) -> tuple[Interactions, State]:
    """A random game up to so many tiles."""
    game = catalog.entry("interactions").game(options)
    assert isinstance(game, Interactions)
    below = SplitMix64(seed).below
    state = game.initial(game.setup(below))
    while len(state.grid) < tiles:
        state = game.play(state, game.moves(state).sample(below))
    return game, state


@pytest.mark.parametrize("options", MODES)
def test_every_other_mode_has_chances_that_add_up(options: dict[str, object]) -> None:
    game, state = walked(options, 3, 0)
    seat = game.turn(state)
    assert seat is not None
    found = ANALYST.evaluate(game, game.view(state, seat), Seen(seat), Limit(nodes=20_000), 1, lambda known: True)
    assert len(found.chances) == game.info.seats and all(0 <= one <= 1 for one in found.chances)
    assert not found.proven and found.lines
    again = ANALYST.evaluate(game, game.view(state, seat), Seen(seat), Limit(nodes=20_000), 1, lambda known: True)
    assert again == found, "a position is always judged the same"


def best_shares(game: Interactions, state: State) -> tuple[float, ...]:
    """What each seat gets if everybody plays best for themselves, by the rules alone."""
    outcome = game.outcome(state)
    if outcome is not None:
        return tuple((one + 1) / 2 for one in outcome.returns)
    turn = game.turn(state)
    assert turn is not None
    return max((best_shares(game, game.play(state, move)) for move in game.moves(state)), key=lambda one: one[turn])


@pytest.mark.parametrize(("options", "tiles"), [({"players": 4, "teams": True}, 22), ({"players": 3}, 17)])
@pytest.mark.parametrize("seed", range(4))
def test_the_last_tiles_of_several_players_are_exact(options: dict[str, object], tiles: int, seed: int) -> None:
    game, state = walked(options, seed, tiles)
    found, seat = judged(game, state), game.turn(state)
    assert seat is not None and found.proven
    assert found.chances[seat] == best_shares(game, state)[seat]


@pytest.mark.parametrize("peek", ["top", "none"])
@pytest.mark.parametrize("seed", range(4))
def test_alone_the_last_tiles_are_averaged_over_what_may_lie_in_the_pile(peek: str, seed: int) -> None:
    game, state = walked({"players": 1, "peek": peek}, seed, 8)
    view = game.view(state, 0, peek=True)
    found = judged(game, view)
    assert found.proven and 0 <= found.chances[0] <= 1
    assert found == judged(game, game.view(game.guess(view, SplitMix64(5).below), 0, peek=True))
    # Whoever knew the whole pile would do at least as well on the average.
    worlds = [game.guess(view, SplitMix64(number).below) for number in range(40)]
    knowing = sum(best_shares(game, world)[0] for world in worlds[:12]) / 12
    assert knowing >= found.chances[0] - 0.35


def test_playouts_tell_what_was_played_beside_what_is_best() -> None:
    game, state = walked({"players": 3}, 2, 3)
    seat = game.turn(state)
    assert seat is not None
    move = judged(game, state).lines[0].moves
    (found,) = ANALYST.along(game, [Position(state, Seen(seat), move)], QUICK, 2, lambda done, total: None)
    assert found.played is not None and found.played.moves == move
    assert found.played.chances == found.lines[0].chances


@pytest.mark.parametrize("ply", [0, 1])
def test_selections_of_two_are_judged_by_what_is_proved_of_them(ply: int) -> None:
    game, state = at(ply)
    found = judged(game, game.view(state, ply), lines=len(PAIRS))
    known = starts(game.options)
    best = saddle(known)
    assert best is not None
    theirs = best[1 - ply].tiles
    assert len(found.lines) == len(PAIRS) and found.lines[0].reason is not None
    for line in found.lines:
        mine = line.moves[0].removeprefix("sel ")
        assert line.score == known[(mine, theirs) if ply == 0 else (theirs, mine)].value
    own = [line.chances[ply] for line in found.lines]
    assert own == sorted(own, reverse=True) and all(0 < one < 1 for one in own)


def test_selections_among_several_are_played_out() -> None:
    game = Interactions(InteractionsOptions(3))
    found = judged(game, game.view(game.initial(""), 0), lines=3)
    assert not found.proven and len({line.moves for line in found.lines}) == 3
