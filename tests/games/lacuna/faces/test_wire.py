import json

from games.lacuna.ponds import WHOLE_GAME, after, laid
from ludotheque.core.chance import SplitMix64
from ludotheque.games.lacuna.faces.wire import WIRE
from ludotheque.games.lacuna.rules.game import Lacuna
from ludotheque.games.lacuna.rules.state import NONE_HELD, State

GAME = Lacuna()


def test_nothing_of_an_unseen_pond_is_shown() -> None:
    state = GAME.initial("pond:1")
    other = GAME.guess(GAME.view(state, 0), SplitMix64(8).below)
    for seat in (0, 1):
        told = [
            (WIRE.show(GAME, GAME.view(each, seat), seat), WIRE.choices(GAME, GAME.view(each, seat), seat))
            for each in (state, other)
        ]
        assert json.dumps(told[0]) == json.dumps(told[1])
        assert told[0][0]["hidden"] is True and told[0][0]["flowers"] == []


def test_the_blind_pick_offers_seven_colours() -> None:
    view = GAME.view(GAME.initial("pond:1"), 0)
    assert WIRE.choices(GAME, view, 0) == {"kind": "pick", "moves": list("RPVBGYO")}
    assert WIRE.choices(GAME, view, 1) is None


def test_with_pick_after_every_flower_is_offered() -> None:
    game = Lacuna(LacunaOptions(blind_pick=False))
    offered = WIRE.choices(game, game.initial("pond:1"), 0)
    assert isinstance(offered, dict) and offered["moves"] == [f"#{i}" for i in range(49)]


def test_open_pairs_come_with_stretches_and_closed_ones_with_the_obstacle() -> None:
    state = laid("B0,0 B10000,0 R5000,-5000 R5000,5000", silver="5000,3000")
    assert WIRE.choices(GAME, state, 0) == {
        "kind": "place",
        "open": [{"i": 0, "j": 1, "colour": "B", "steps": 10000, "stretches": [[1550, 8450]]}],
        "closed": [{"i": 2, "j": 3, "colour": "R", "what": "silver", "id": 1, "by": ""}],
    }


def test_every_middle_of_an_offered_stretch_is_a_legal_move() -> None:
    state = after(WHOLE_GAME[:7])
    offered = WIRE.choices(GAME, state, 0)
    assert isinstance(offered, dict) and isinstance(offered["open"], list)
    texts = [
        f"{pair['colour']}{pair['i']}-{pair['j']}:{(first + last) // 2}"  # type: ignore[index,call-overload,operator]
        for pair in offered["open"]
        for first, last in pair["stretches"]  # type: ignore[index,call-overload,misc,union-attr]
    ]
    assert [GAME.read(state, text) for text in texts] == list(GAME.moves(state))


def test_a_flower_is_shown_with_the_player_it_leans_to() -> None:
    (flower,) = WIRE.show(GAME, laid("R0,0", gold="3000,0", silver="0,4000"), 0)["flowers"]  # type: ignore[misc]
    assert flower == {"id": 0, "colour": "R", "x": 0, "y": 0, "seat": 0, "compared": [[9_000_000, 16_000_000]]}


def test_a_colour_is_decided_once_four_are_held() -> None:
    state = State(
        laid("R0,0 R0,9000").flowers, "place", 0, laid("", gold="0,3000").pawns, ((3, 4, 0, 0, 0, 0, 0), NONE_HELD[1])
    )
    colours = WIRE.show(GAME, state, 0)["colours"]
    assert isinstance(colours, list)
    assert colours[0] == {"colour": "R", "held": [3, 0], "leaning": [2, 0], "winner": None}
    assert colours[1] == {"colour": "P", "held": [4, 0], "leaning": [0, 0], "winner": 0}


def test_at_the_end_every_colour_has_its_winner() -> None:
    told = WIRE.show(GAME, after(WHOLE_GAME), None)
    assert [colour["winner"] for colour in told["colours"]] == [0, 1, 0, 0, 0, 0, 1]  # type: ignore[index,union-attr,call-overload]
    assert (told["phase"], told["turn"], told["decided"], told["left"]) == ("done", None, 0, [0, 0])
    assert WIRE.choices(GAME, after(WHOLE_GAME), 0) is None
