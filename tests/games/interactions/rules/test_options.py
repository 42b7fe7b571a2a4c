"""What can be agreed on before a game (rule file §11)."""

import pytest

from games.interactions.positions import every_options
from ludotheque.core import catalog
from ludotheque.core.errors import InvalidRecord
from ludotheque.core.options import written
from ludotheque.games.interactions.rules.game import Interactions
from ludotheque.games.interactions.rules.options import OPTIONS, InteractionsOptions

ENTRY = catalog.entry("interactions")


def made(**values: object) -> InteractionsOptions:
    game = ENTRY.game(values)
    assert isinstance(game, Interactions)
    return game.options


def test_nothing_said_is_two_players_with_bonus_and_secret_selections() -> None:
    assert made() == InteractionsOptions()
    assert made().secret


def test_every_agreement_is_written_as_it_is_read() -> None:
    for options in every_options():
        assert made(**options.to_values()) == options


def test_a_record_names_the_whole_row_and_leaves_the_usual_one_out() -> None:
    usual, whole = (InteractionsOptions(1, whole_row=whole).to_values() for whole in (False, True))
    assert written(OPTIONS, usual) == {"players": 1}
    assert written(OPTIONS, whole) == {"players": 1, "wildRow": "whole"}


def test_an_option_that_does_not_apply_is_not_written() -> None:
    assert set(InteractionsOptions(1).to_values()) == {
        "players", "teams", "bonus", "territory", "wildEffects", "wildRow", "peek",
    }  # fmt: skip
    assert set(InteractionsOptions(3).to_values()) == {"players", "teams", "bonus", "territory", "select"}


@pytest.mark.parametrize(
    ("values", "field"),
    [
        ({"players": 5}, "options.players"),
        ({"players": 0}, "options.players"),
        ({"players": "2"}, "options.players"),
        ({"players": True}, "options.players"),
        ({"teams": True}, "options.teams"),
        ({"players": 3, "teams": True}, "options.teams"),
        ({"bonus": 1}, "options.bonus"),
        ({"territory": "on"}, "options.territory"),
        ({"select": "random"}, "options.select"),
        ({"players": 1, "select": "ordered"}, "options.select"),
        ({"wildEffects": False}, "options.wildEffects"),
        ({"wildRow": "whole"}, "options.wildRow"),
        ({"players": 1, "wildRow": "left"}, "options.wildRow"),
        ({"peek": "none"}, "options.peek"),
        ({"players": 1, "peek": "all"}, "options.peek"),
        ({"colour": "red"}, "options.colour"),
    ],
)
def test_what_cannot_be_agreed_on_is_refused_by_its_name(values: dict[str, object], field: str) -> None:
    with pytest.raises(InvalidRecord) as refused:
        made(**values)
    assert refused.value.facts["field"] == field


def test_teams_of_anything_but_four_cite_the_clause() -> None:
    with pytest.raises(InvalidRecord) as refused:
        made(teams=True)
    assert refused.value.clause == "IXN-3"


@pytest.mark.parametrize(("players", "shape"), [(1, (3, 4)), (2, (3, 4)), (3, (3, 6)), (4, (4, 6))])
def test_the_format_holds_six_tiles_of_every_owner(players: int, shape: tuple[int, int]) -> None:
    options = InteractionsOptions(players)
    assert options.format == shape
    assert options.format[0] * options.format[1] == 6 * options.owners


def test_alone_there_are_two_owners_and_nothing_is_chosen_in_secret() -> None:
    alone = InteractionsOptions(1)
    assert (alone.solo, alone.owners, alone.secret) == (True, 2, False)
    assert not InteractionsOptions(2).solo


def test_partners_sit_alternately() -> None:
    assert InteractionsOptions(4, teams=True).sides == ((0, 2), (1, 3))
    assert InteractionsOptions(4).sides == ()


def test_in_turn_order_nobody_chooses_in_secret() -> None:
    assert InteractionsOptions(3).secret
    assert not InteractionsOptions(3, ordered=True).secret


def test_the_game_declares_what_its_options_mean() -> None:
    for options in every_options():
        info = Interactions(options).info
        assert (info.key, info.rules, info.seats) == ("interactions", ENTRY.rules, options.players)
        assert info.hidden == (options.solo or not options.ordered)
        assert (info.chance, info.max_plies, info.turn_clause) == (False, 7 * options.players, "IXN-7")
        assert info.sides == options.sides
        assert info.options == options.to_values()
