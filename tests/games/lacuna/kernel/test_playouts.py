import numpy as np

from games.lacuna.ponds import WHOLE_GAME, after
from ludotheque.core.bot import Limit
from ludotheque.games.lacuna.bots.search import TRIED, Search
from ludotheque.games.lacuna.kernel.evaluation import FEEL
from ludotheque.games.lacuna.kernel.ownership import NOBODY
from ludotheque.games.lacuna.kernel.play import copied
from ludotheque.games.lacuna.kernel.playouts import finished, result, tried
from ludotheque.games.lacuna.kernel.ranking import PLENTY
from ludotheque.games.lacuna.rules.game import Lacuna

GAME = Lacuna()
STATE = after(WHOLE_GAME[:6])
TABLE = pond_arrays(GAME.options, STATE.flowers or ())
SPOT = state_arrays(TABLE, STATE)
SCRATCH = np.empty(PLENTY, np.int64), np.empty(PLENTY, np.int64), np.empty(PLENTY)


def test_a_playout_places_every_pawn_and_shares_out_the_pond() -> None:
    spot = copied(SPOT)
    looked = finished(TABLE, spot, STATE.turn, NOBODY, np.uint64(1), FEEL, *SCRATCH)
    assert spot.placed.tolist() == [6, 6] and spot.held.sum() == 49 and looked > 100


def test_playouts_repeat_from_their_seed_and_differ_between_seeds() -> None:
    def ended(seed: int) -> list[list[int]]:
        spot = copied(SPOT)
        finished(TABLE, spot, STATE.turn, NOBODY, np.uint64(seed), FEEL, *SCRATCH)
        held: list[list[int]] = spot.held.tolist()
        return held

    assert ended(5) == ended(5)
    assert len({str(ended(seed)) for seed in range(8)}) > 1


def test_a_result_is_mostly_winning_and_never_more_than_one() -> None:
    held = np.array([[4, 4, 4, 4, 0, 0, 0], [3, 3, 3, 3, 7, 7, 7]])
    assert result(held, 0) > 0.8 and result(held, 1) < 0.2
    assert abs(result(held, 0) + result(held, 1) - 1.0) < 1e-9


def test_trying_out_leaves_the_position_alone() -> None:
    before = SPOT.placed.copy()
    total, looked = tried(TABLE, SPOT, STATE.turn, *_first(), False, 3, np.uint64(2), FEEL, *SCRATCH)
    assert 0.0 <= total <= 3.0 and looked > 0 and (SPOT.placed == before).all()


def _first() -> tuple[int, int]:
    return Search(TABLE, Limit()).rank(SPOT, STATE.turn, 1, 3)[0].step


def test_practice_halves_the_field_and_keeps_within_its_nodes() -> None:
    search = Search(TABLE, Limit(nodes=60_000))
    ranked = search.rank(SPOT, STATE.turn, 40, 3)
    practised = search.practised(SPOT, STATE.turn, ranked, 7)
    assert len(practised) == 1 and practised[0].step in {each.step for each in ranked[:TRIED]}
    assert search.nodes < 200_000


def test_a_careless_last_pawn_wins_less_often() -> None:
    state = after(WHOLE_GAME[:-2])
    table = pond_arrays(GAME.options, state.flowers or ())
    spot = state_arrays(table, state)
    step = Search(table, Limit()).rank(spot, state.turn, 1, 3)[0].step
    careful, _ = tried(table, spot, state.turn, *step, False, 40, np.uint64(3), FEEL, *SCRATCH)
    careless, _ = tried(table, spot, state.turn, *step, True, 40, np.uint64(3), FEEL, *SCRATCH)
    assert careless > careful
