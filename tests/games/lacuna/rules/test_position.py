import pytest

from games.lacuna.ponds import NAMES, TOLERANT, VARIANTS, after, bare, laid, played, tied_end
from ludotheque.games.lacuna.rules.game import Lacuna

GAME = Lacuna()


def test_an_unseen_pond_is_a_question_mark() -> None:
    view = GAME.view(GAME.initial("pond:1"), 0)
    assert GAME.position(view) == "?|g|s|0000000/0000000|g|pick"


def test_flowers_are_listed_by_id_with_their_colour() -> None:
    assert GAME.position(laid("B0,0 R-10,25", gold="1,2 3,4", turn=1)) == (
        "0B0,0;1R-10,25|g1,2;3,4|s|0000000/0000000|s|place"
    )


def test_the_side_changes_with_every_pawn() -> None:
    assert GAME.position(after(["B"])).endswith("|g|s|0001000/0000000|g|place")
    assert GAME.position(after(["B", "O0-27:6050"])).endswith("|g5915,9081|s|0001002/0000000|s|place")


def test_after_the_end_only_flowers_that_nobody_took_are_listed() -> None:
    assert GAME.position(tied_end()) == "0R0,0|g3000,4000|s5000,0|0000000/0002000|-|done"


def test_a_flower_that_was_set_aside_has_no_place_among_the_others() -> None:
    state = GAME.initial(bare("V"))
    assert len(GAME.position(state).split("|")[0].split(";")) == 48


@pytest.mark.parametrize("game", VARIANTS, ids=NAMES)
def test_positions_of_one_game_all_differ(game: Lacuna) -> None:
    states = played(game, 17)
    assert len({game.position(state) for state in states}) == len(states)


def test_the_counts_of_a_finished_game_go_by_its_tolerance() -> None:
    state = laid("R0,0 B5000,-5000 B5000,5000", gold="3000,4010", turn=1)
    for game, taken in ((GAME, "0000000/1002000"), (TOLERANT, "0000000/0002000")):
        done = game.play(state, game.read(state, "B1-2:5000"))
        assert game.position(done).split("|")[3:] == [taken, "-", "done"]
