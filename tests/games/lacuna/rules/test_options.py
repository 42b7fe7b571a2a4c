import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.lacuna.ponds import NAMES, VARIANTS
from ludotheque.core import catalog
from ludotheque.core.errors import InvalidRecord
from ludotheque.core.options import complete
from ludotheque.games.lacuna.rules.game import Lacuna
from ludotheque.games.lacuna.rules.options import OPTIONS, LacunaOptions
from ludotheque.games.lacuna.rules.sizes import USUAL, Sizes

GAME = Lacuna()


@pytest.mark.parametrize(
    "options", [{"pick": "later"}, {"ends": True}, {"tol": 201}, {"tol": "0"}, {"sizes": "R1"}, {"depth": 2}]
)
def test_unknown_options_are_no_record(options: dict[str, object]) -> None:
    with pytest.raises(InvalidRecord):
        catalog.entry("lacuna").game(options)


def test_options_make_the_game_they_name() -> None:
    sizes = "R30000 rf900 rp900 sep3000"
    game = catalog.entry("lacuna").game({"pick": "after", "ends": "open", "tol": 50, "sizes": sizes})
    assert game.info.options == {"pick": "after", "ends": "open", "tol": 50, "sizes": sizes}
    assert game == catalog.entry("lacuna").game(game.info.options) and hash(game) == hash(game)
    assert GAME.info.max_plies == 25 and GAME.info.hidden


@pytest.mark.parametrize("game", VARIANTS, ids=NAMES)
def test_what_a_game_tells_of_its_options_makes_it_again(game: Lacuna) -> None:
    assert Lacuna.from_values(game.info.options) == game
    assert catalog.entry("lacuna").game(game.info.options) == game


sizes = st.builds(Sizes, st.integers(8000, 30000), st.integers(1, 900), st.integers(1, 900), st.integers(1, 4000))


@given(st.builds(LacunaOptions, st.booleans(), st.booleans(), st.integers(0, 200), sizes))
def test_options_are_read_as_they_are_written(options: LacunaOptions) -> None:
    values = options.to_values()
    if options.sizes.sound:
        assert LacunaOptions.from_values(complete(OPTIONS, values)) == options
    else:
        with pytest.raises(InvalidRecord) as caught:
            complete(OPTIONS, values)
        assert (caught.value.clause, caught.value.facts["field"]) == ("LCN-6", "options.sizes")


def test_nothing_chosen_is_the_booklet() -> None:
    assert LacunaOptions.from_values(complete(OPTIONS, {})) == LacunaOptions(True, True, 0, USUAL)


@pytest.mark.parametrize(
    ("given_", "clause"), [({"pick": "later"}, "LCN-12"), ({"ends": "shut"}, "LCN-23"), ({"tol": -1}, "LCN-32")]
)
def test_a_value_that_cannot_be_cites_its_clause(given_: dict[str, object], clause: str) -> None:
    with pytest.raises(InvalidRecord) as caught:
        complete(OPTIONS, given_)
    assert caught.value.clause == clause


def test_only_the_blind_pick_hides_the_pond() -> None:
    assert [game.info.hidden for game in VARIANTS] == [game.options.blind_pick for game in VARIANTS]
