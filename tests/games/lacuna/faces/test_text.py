import pytest

from games.lacuna.ponds import LARGE_PIECES, NAMES, VARIANTS, WHOLE_GAME, after, laid, opened, played
from ludotheque.games.lacuna.faces.text import TEXT
from ludotheque.games.lacuna.rules.game import Lacuna

GAME = Lacuna()


def test_every_flower_and_pawn_is_on_the_map() -> None:
    state = after(WHOLE_GAME[:5])
    drawn = TEXT.draw(GAME, state, 0)
    for flower in state.flowers or ():
        assert f"{flower.letter}{flower.id}" in drawn
    assert all(mark in drawn for mark in ("+g1", "+g2", "*s1", "*s2"))


def test_an_unseen_pond_is_not_drawn() -> None:
    drawn = TEXT.draw(GAME, GAME.view(GAME.initial("pond:1"), 0), 0)
    assert drawn.startswith("?\n") and "(" not in drawn


def test_open_pairs_are_listed_for_the_player_to_move() -> None:
    state = after(["B"])
    assert "O0-27: " in TEXT.draw(GAME, state, 0)
    assert "O0-27: " not in TEXT.draw(GAME, state, 1)


def test_the_score_tells_held_and_leaning_and_marks_what_is_decided() -> None:
    drawn = TEXT.draw(GAME, after(WHOLE_GAME), None)
    assert "R  g 2+2   s 2+1 " in drawn
    assert "+g 0  *s 0" in drawn


def test_no_line_is_wider_than_a_terminal() -> None:
    assert all(len(line) <= 80 for line in TEXT.draw(GAME, after(["B"]), 1).splitlines())


@pytest.mark.parametrize("game", VARIANTS, ids=NAMES)
def test_every_view_of_a_game_can_be_drawn(game: Lacuna) -> None:
    for state in played(game, 3):
        for seat in (0, 1, None):
            assert TEXT.draw(game, game.view(state, seat), seat).strip()


def test_the_map_is_scaled_to_the_pond() -> None:
    """The rim of a larger pond stands in the same columns."""
    small, large = (
        [(line.find("("), line.rfind(")")) for line in TEXT.draw(game, opened(game, 2), 1).splitlines()[:27]]
        for game in (GAME, LARGE_PIECES)
    )
    assert small[13] == large[13] == (0, 72) and small[0] == large[0]


def test_a_watcher_is_given_the_open_pairs_too() -> None:
    assert "O0-27: " in TEXT.draw(GAME, after(["B"]), None)


def test_a_pair_tells_every_stretch() -> None:
    drawn = TEXT.draw(GAME, laid("B0,0 B10000,0 G5000,1000"), 0)
    assert drawn.endswith("B0-1: 1550..3815 6185..8450")


def test_pawns_left_are_counted_down() -> None:
    assert "+g 4  *s 4" in TEXT.draw(GAME, after(WHOLE_GAME[:5]), 0)
