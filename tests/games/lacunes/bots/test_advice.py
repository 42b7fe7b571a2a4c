"""Plans: lines that can be played to a blocked position, the best of what was tried."""

from random import Random

import pytest

from games.lacunes.vectors import V11, V13, at, play
from ludotheque.games.lacunes.bots.advice import STYLES, plan
from ludotheque.games.lacunes.bots.prospects import chance_to_win
from ludotheque.games.lacunes.rules.game import Lacunes
from ludotheque.games.lacunes.rules.layout import is_blocked, placed, prefixes, steps
from ludotheque.games.lacunes.rules.options import LacunesOptions, RedealMode

BASE = Lacunes()


@pytest.mark.parametrize("deal", range(6))
@pytest.mark.parametrize("mode", ["aces", "after"])
def test_a_plan_can_be_played_and_keeps_what_it_says(deal: int, mode: RedealMode) -> None:
    game = Lacunes(LacunesOptions(redeal=mode))
    start = game.initial(f"deal:{deal}")
    found = plan(game, start, 12, Random(deal).randrange)
    end = play(game, start, *found.line)
    assert found.won or is_blocked(end.cells, locked=True)
    assert found.kept == placed(end.cells)
    assert found.chance == chance_to_win(prefixes(end.cells), 2, mode)


def test_more_playouts_never_make_a_worse_plan_of_the_same_chance() -> None:
    start = BASE.initial("deal:5")
    chances = [plan(BASE, start, playouts, Random(3).randrange).chance for playouts in (1, 4, 16, 64)]
    assert chances == sorted(chances) and chances[0] < chances[-1]


def test_without_a_redeal_left_the_plan_keeps_as_many_cards_as_it_can() -> None:
    game = Lacunes(LacunesOptions(redeals=0))
    start = game.initial("deal:5")
    plans = [plan(game, start, playouts, Random(3).randrange) for playouts in (1, 64)]
    assert plans[0].kept <= plans[1].kept and plans[1].chance == 0.0


def test_the_plan_of_a_position_that_slides_home_wins() -> None:
    assert plan(BASE, at(V13), 5, Random(1).randrange).won


def test_a_blocked_position_has_a_plan_of_no_moves() -> None:
    found = plan(BASE, at(V11), 3, Random(1).randrange)
    assert found.line == () and found.kept == 46 and not found.won


def test_the_styles_part_the_moves_of_a_deal_each_in_its_own_way() -> None:
    cells = BASE.initial("deal:617").cells
    offered = list(steps(cells, locked=True))
    preferred = [tuple(step for step in offered if prefers(cells, step)) for prefers in STYLES]
    assert len(set(preferred)) == len(STYLES) and tuple(offered) in preferred
