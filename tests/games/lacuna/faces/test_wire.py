import json

import pytest
from pydantic import TypeAdapter

from games.lacuna.ponds import NAMES, PICK_AFTER, USUAL_GAME, VARIANTS, WHOLE_GAME, after, bare, laid, played, tied_end
from games.lacuna.sheets import crossed, sheet
from ludotheque.core import catalog
from ludotheque.core.chance import SplitMix64
from ludotheque.core.parts import Wire
from ludotheque.games.lacuna.faces.wire import WIRE, Choices, PickChoices, PlaceChoices, View
from ludotheque.games.lacuna.rules.game import Lacuna
from ludotheque.games.lacuna.rules.state import NONE_HELD, State

GAME = USUAL_GAME
VIEW: TypeAdapter[View] = TypeAdapter(View)
CHOICES: TypeAdapter[Choices | None] = TypeAdapter(Choices | None)


def picks(game: Lacuna, view: State, seat: int) -> PickChoices:
    choices = WIRE.choices(game, view, seat)
    assert choices is not None and choices["kind"] == "pick"
    return choices


def places(game: Lacuna, view: State, seat: int) -> PlaceChoices:
    choices = WIRE.choices(game, view, seat)
    assert choices is not None and choices["kind"] == "place"
    return choices


@pytest.mark.parametrize("game", VARIANTS, ids=NAMES)
@pytest.mark.parametrize("seed", [1, 2])
def test_all_that_is_sent_has_its_declared_type(game: Lacuna, seed: int) -> None:
    states = played(game, seed)
    for state in states:
        for seat in (0, 1, None):
            crossed(VIEW, WIRE.show(game, game.view(state, seat), seat))
            if seat is not None:
                crossed(CHOICES, WIRE.choices(game, game.view(state, seat), seat))
    sheet(game.outcome(states[-1]))


def test_the_sheet_of_a_tie_has_its_declared_type() -> None:
    assert [line["id"] for line in sheet(GAME.outcome(tied_end()))["nobody"]] == [0]


def test_the_types_are_those_that_the_catalog_gives() -> None:
    wire = catalog.entry("lacuna").part(Wire)
    assert wire is WIRE and wire.view_type is View and wire.choices_type == Choices


def test_nothing_of_an_unseen_pond_is_shown() -> None:
    state = GAME.initial("pond:1")
    other = GAME.guess(GAME.view(state, 0), SplitMix64(8).below)
    for seat in (0, 1):
        sent = [
            (WIRE.show(GAME, GAME.view(each, seat), seat), WIRE.choices(GAME, GAME.view(each, seat), seat))
            for each in (state, other)
        ]
        assert json.dumps(sent[0]) == json.dumps(sent[1])
        assert sent[0][0]["hidden"] is True and sent[0][0]["flowers"] == []


def test_the_blind_pick_offers_seven_colours() -> None:
    view = GAME.view(GAME.initial("pond:1"), 0)
    assert picks(GAME, view, 0)["moves"] == list("RPVBGYO")
    assert WIRE.choices(GAME, view, 1) is None


def test_a_flower_that_was_set_aside_is_the_only_pick() -> None:
    assert picks(GAME, GAME.view(GAME.initial(bare("G")), 0), 0)["moves"] == ["G"]


def test_with_pick_after_every_flower_is_offered() -> None:
    assert picks(PICK_AFTER, PICK_AFTER.initial("pond:1"), 0)["moves"] == [f"#{i}" for i in range(49)]


def test_open_pairs_come_with_stretches_and_closed_ones_with_the_obstacle() -> None:
    state = laid("B0,0 B10000,0 R5000,-5000 R5000,5000", silver="5000,3000")
    assert WIRE.choices(GAME, state, 0) == {
        "kind": "place",
        "open": [{"i": 0, "j": 1, "colour": "B", "steps": 10000, "stretches": [(1550, 8450)]}],
        "closed": [{"i": 2, "j": 3, "colour": "R", "what": "silver", "id": 1, "by": ""}],
    }


def test_a_flower_in_the_way_is_named_with_its_colour() -> None:
    (closed,) = places(GAME, laid("B0,0 B10000,0 G5000,0"), 0)["closed"]
    assert (closed["what"], closed["id"], closed["by"]) == ("flower", 2, "G")


def test_of_several_in_the_way_the_one_that_the_line_goes_through_is_named() -> None:
    """Whichever has the lower number: it may only be grazed."""
    (closed,) = places(GAME, laid("B0,0 B10000,0 G3000,700 R6000,50"), 0)["closed"]
    assert (closed["id"], closed["by"]) == (3, "R")


def test_every_middle_of_an_offered_stretch_is_a_legal_move() -> None:
    state = after(WHOLE_GAME[:7])
    texts = [
        f"{pair['colour']}{pair['i']}-{pair['j']}:{(first + last) // 2}"
        for pair in places(GAME, state, 0)["open"]
        for first, last in pair["stretches"]
    ]
    assert [GAME.read(state, text) for text in texts] == list(GAME.moves(state))


def test_every_pair_of_the_pond_is_open_or_closed() -> None:
    state = after(WHOLE_GAME[:7])
    offered = places(GAME, state, 0)
    told = [(pair["i"], pair["j"]) for pair in offered["open"]] + [(pair["i"], pair["j"]) for pair in offered["closed"]]
    assert sorted(told) == [(pair.a.id, pair.b.id) for pair in GAME.pairs(state)]


def test_a_flower_is_shown_with_the_player_it_leans_to() -> None:
    (flower,) = WIRE.show(GAME, laid("R0,0", gold="3000,0", silver="0,4000"), 0)["flowers"]
    assert flower == {
        "id": 0, "colour": "R", "x": 0, "y": 0, "where": "middle", "seat": 0, "compared": [(9_000_000, 16_000_000)],
    }  # fmt: skip


def test_a_colour_is_decided_once_four_are_held() -> None:
    state = State(
        laid("R0,0 R0,9000").flowers, "place", 0, laid("", gold="0,3000").pawns, ((3, 4, 0, 0, 0, 0, 0), NONE_HELD[1])
    )
    colours = WIRE.show(GAME, state, 0)["colours"]
    assert colours[0] == {"colour": "R", "held": (3, 0), "leaning": (2, 0), "winner": None}
    assert colours[1] == {"colour": "P", "held": (4, 0), "leaning": (0, 0), "winner": 0}


def test_at_the_end_every_colour_has_its_winner() -> None:
    shown = WIRE.show(GAME, after(WHOLE_GAME), None)
    assert [colour["winner"] for colour in shown["colours"]] == [0, 1, 0, 0, 0, 0, 1]
    assert (shown["phase"], shown["turn"], shown["decided"], shown["left"]) == ("done", None, 0, (0, 0))
    assert WIRE.choices(GAME, after(WHOLE_GAME), 0) is None


def test_the_board_is_told_the_options_and_sizes_it_draws_by() -> None:
    for game in VARIANTS:
        shown, values = WIRE.show(game, game.view(game.initial("pond:1"), 0), 0), game.info.options
        assert (shown["pick"], shown["ends"], shown["tol"]) == (values["pick"], values["ends"], values["tol"])
        assert tuple(shown["sizes"].values()) == tuple(game.options.sizes)


def test_a_watcher_sees_what_a_player_sees_and_chooses_nothing() -> None:
    state = after(WHOLE_GAME[:6])
    assert WIRE.show(GAME, state, None) == WIRE.show(GAME, state, 0)
    assert WIRE.choices(GAME, state, 0) is None and WIRE.choices(GAME, state, 1) is not None
