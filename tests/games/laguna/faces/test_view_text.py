"""Views of Laguna as text: the board with what lies under pearls unknown, and words after it."""

import pytest

from conformance.games import random_game
from ludotheque.core import catalog
from ludotheque.core.errors import InvalidRecord
from ludotheque.games.laguna.faces.view_text import VIEW_TEXT
from ludotheque.games.laguna.rules.game import Laguna


def rules(**options: object) -> Laguna:
    game = catalog.entry("laguna").game(options)
    assert isinstance(game, Laguna)
    return game


GAME = rules()


def text(plies: int = 60) -> str:
    state = random_game(GAME, 3, plies).last
    return VIEW_TEXT.write(GAME, GAME.view(state, 1 - state.turn))


def test_the_cells_under_pearls_are_question_marks_and_no_others() -> None:
    state = random_game(GAME, 3, 60).last
    board = text().partition("\nend\n")[0].partition("grid:\n")[2]
    assert board.count("?") == sum(raft.pearls for raft in state.rafts) > 0


def test_a_puzzle_keeps_its_start_and_its_target() -> None:
    alone = rules(players=1)
    written = VIEW_TEXT.write(alone, alone.view(random_game(alone, 2, 3).last, 0))
    assert " start=" in written and " target " in written


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (("\nend\n", "\n"), "no-end"),
        (("board:", "sea:"), "no-end"),
        (("laguna-board 1", "laguna-board 2"), "no-header"),
        (("turn=", "turns="), "word-twice"),
        (("phase=", "face="), "bad-turn"),
        (("volcano=0,", "volcano=7,"), "bad-numbers"),
        (("actions=", "actions=x"), "bad-numbers"),
        (("colours=rg", "colours=rr"), "bad-colours"),
        (("raft1=", "raft9="), "unknown-word"),
    ],
)
def test_what_is_no_view_is_refused(change: tuple[str, str], problem: str) -> None:
    assert change[0] in text()
    with pytest.raises(InvalidRecord, match=problem):
        VIEW_TEXT.read(GAME, text().replace(*change))
