"""Positions set up by hand: read as written, played on from, refused where play could not go on."""

import pytest

from games.interactions.positions import SOLO, THREE, TWO
from ludotheque.core.errors import InvalidRecord
from ludotheque.games.interactions.rules.game import Interactions
from ludotheque.games.interactions.rules.position import BadPosition, read

GAME = ("sel PA", "sel CA", "Pf6+H", "Cf7+H", "Ae6+M", "He7+M")


def after(game: Interactions, *moves: str) -> str:
    state = game.initial("")
    for move in moves:
        state = game.play(state, game.read(state, move))
    return game.position(state)


@pytest.mark.parametrize("plies", range(3, len(GAME) + 1))
def test_a_position_of_a_game_is_a_setup_that_play_goes_on_from(plies: int) -> None:
    text = after(TWO, *GAME[:plies])
    state = TWO.initial(f"pos:{text}")
    assert TWO.position(state) == text
    for move in GAME[plies:]:
        state = TWO.play(state, TWO.read(state, move))
    assert TWO.position(state) == after(TWO, *GAME)


def test_whose_turn_it_is_follows_from_the_tiles() -> None:
    assert TWO.turn(TWO.initial("pos:2 f6 bS 1 b:PK.HMCA r:PC.HMSKA")) == 1
    assert THREE.turn(THREE.initial("pos:3 f6 bs/rA 2 b:PK.HMCA r:PC.HMSK g:MK.PHCSA")) == 2


def test_which_side_is_up_is_free() -> None:
    """No move turns this tile alone to its back: the position is set up, not reached."""
    state = TWO.initial("pos:2 f6 bm 1 b:PK.HCSA r:PC.HMSKA")
    assert not state.laid[5, 5].front and TWO.moves(state)


@pytest.mark.parametrize(
    ("text", "clause"),
    [
        ("3 f6 bS 1 b:PK.HMCA r:PC.HMSKA", "IXN-3"),
        ("2 - - 0 b:PK.HMCSA r:PC.HMSKA", "IXN-10"),
        ("2 e6 bS 1 b:PK.HMCA r:PC.HMSKA", "IXN-10"),
        ("2 f6 bS./.rA 2 b:PK.HMCA r:PC.HMSK", "IXN-10"),
        ("2 f6 bSrA...bP 3 b:KH.MCA r:PC.HMSK", "IXN-13"),
        ("2 f6 rS 1 b:PK.HMCSA r:PC.HMKA", "IXN-7"),
        ("2 f6 bSbP 2 b:KH.MCA r:PC.HMSKA", "IXN-7"),
        ("2 f6 bS 1 b:P.KHMCA r:PC.HMSKA", "IXN-17"),
        ("2 f6 bS 1 b:PK.HMCA r:.PCHMSKA", "IXN-17"),
        ("2 f6 bS 1 b:PS.HMCA r:PC.HMSKA", "IXN-4"),
        ("2 f6 bS 1 b:PK.HMCA r:??.?????", "IXN-17"),
        ("nonsense", "IXN-3"),
    ],
)
def test_a_position_that_play_cannot_go_on_from_is_refused_with_its_clause(text: str, clause: str) -> None:
    with pytest.raises(InvalidRecord) as wrong:
        TWO.initial(f"pos:{text}")
    assert (wrong.value.facts["problem"], wrong.value.clause) == ("not-a-position", clause)


def test_the_last_tile_but_one_leaves_one_to_choose_from() -> None:
    rows = "bPrP.bHrH/bMrM.bCrC/bSrS.bKrK".replace(".", "")
    state = TWO.initial(f"pos:2 f6 {rows} 12 b:A. r:A.")
    assert TWO.turn(state) is None and TWO.outcome(state) is not None


def test_what_is_wrong_with_a_view_is_told_by_its_key() -> None:
    with pytest.raises(BadPosition, match="unknown-colour"):
        read(TWO.options, "2 f6 ys 1 b:PK.HMCA r:PC.HMSKA")


def test_alone_there_is_the_pile_and_no_position() -> None:
    with pytest.raises(InvalidRecord, match="not-the-seven-tiles"):
        SOLO.initial("pos:1 f6 bS 1 b:PK.HMCA w:H.KACMP")
