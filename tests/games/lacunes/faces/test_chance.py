"""Redeals from a sealed secret: nobody can work them out before, everybody can check them after."""

from hashlib import sha256

import pytest

from games.lacunes.vectors import V14, at, play
from ludotheque.core.record import Record
from ludotheque.games.lacunes.faces.chance import CHANCE
from ludotheque.games.lacunes.faces.fairness import redeals_from
from ludotheque.games.lacunes.rules.deals import redeal_stream
from ludotheque.games.lacunes.rules.game import RULES_VERSION, Lacunes
from ludotheque.games.lacunes.rules.options import LacunesOptions

BASE = Lacunes()


def test_the_secret_changes_the_redeal() -> None:
    due = play(BASE, at(V14), "R")
    layouts = {BASE.draw(due, CHANCE.below("deal:1", secret, due)) for secret in range(20)}
    assert len(layouts) == 20


def test_the_seal_is_a_hash_that_everybody_can_make() -> None:
    assert CHANCE.seal(0xBEEF) == sha256(b"lacunes:48879").hexdigest()
    assert CHANCE.seal(5) != CHANCE.seal(6)


def test_a_layout_or_an_id_starts_the_redeal_stream_at_deal_0() -> None:
    due = play(BASE, at(V14), "R")
    expected = BASE.draw(due, redeal_stream(7, 1))
    assert BASE.draw(due, CHANCE.below(f"layout:{V14}", 7, due)) == expected
    assert BASE.draw(due, CHANCE.below("deal:0", 7, due)) == expected
    assert BASE.draw(due, CHANCE.below("deal:7", 0, due)) == expected


def test_the_redeal_depends_on_what_is_kept_and_not_on_the_way_there() -> None:
    due = play(BASE, at(V14), "R")
    shuffled = play(BASE, at(V14.replace("QS KS", "KS QS").replace("9H TH", "TH 9H")), "R")
    one, other = (BASE.draw(state, CHANCE.below("deal:1", 9, state)) for state in (due, shuffled))
    assert due.cells == shuffled.cells and one == other


def played(secret: int, redeals: int) -> Record:
    """A record of redeals alone, drawn as a match with that secret draws them."""
    game, setup = Lacunes(LacunesOptions(when="any", redeals=None)), f"layout:{V14}"
    state, moves = game.initial(setup), []
    for _ in range(redeals):
        state = play(game, state, "R")
        dealt = game.draw(state, CHANCE.below(setup, secret, state))
        moves += ["R", game.write(state, dealt)]
        state = game.play(state, dealt)
    return Record("lacunes", RULES_VERSION, game.info.options, setup, (), tuple(moves))


def test_each_redeal_of_a_record_is_checked_for_itself() -> None:
    record = played(0xBEEF, 3)
    assert redeals_from(record, 0xBEEF) == (True, True, True)
    assert redeals_from(record, 0xBEE0) == (False, False, False)


@pytest.mark.parametrize(("since", "checked"), [(0, 2), (1, 2), (2, 1), (3, 1), (4, 0)])
def test_redeals_before_the_match_began_are_not_its_own(since: int, checked: int) -> None:
    assert redeals_from(played(5, 2), 5, since) == (True,) * checked
