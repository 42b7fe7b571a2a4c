from games.lacuna.kernels import as_arrays, same
from games.lacuna.ponds import after
from ludotheque.games.lacuna.faces.measures import MEASURES, opened


def test_a_pond_is_measured_after_the_pick_of_red() -> None:
    game, state, pond, arrays = opened(1)
    fresh, same_state = as_arrays(state)
    assert state == after(["R"], game=game) and fresh is pond and same(arrays, same_state)


def test_random_games_are_counted_by_the_second() -> None:
    (line,) = MEASURES.measures()["playouts"]()
    rate = float(line.split(": ")[1].split(" ")[0].replace(",", ""))
    assert rate > 0 and "the first player won" in line
