from games.lacuna.ponds import WHOLE_GAME, after, laid
from ludotheque.core.outcome import Event
from ludotheque.games.lacuna.rules.game import Lacuna
from ludotheque.games.lacuna.rules.state import Move, Pick, Place, State
from ludotheque.locales import LANGUAGES, Text

GAME = Lacuna()


def told(before: State, move: Move, game: Lacuna = GAME) -> tuple[Event, ...]:
    return game.events(before, move, game.play(before, move), None)


def test_the_blind_pick_is_told_with_the_pouring() -> None:
    picked, poured = told(GAME.initial("pond:1"), Pick(colour=3))
    assert (picked.key, picked.facts) == ("picked", {"seat": 0, "colour": "B", "id": 48})
    assert (poured.key, poured.facts) == ("poured", {"flowers": 48})


def test_with_pick_after_nothing_is_poured() -> None:
    game = Lacuna(pick="after")
    (picked,) = told(game.initial("pond:1"), Pick(flower=16), game)
    assert picked.facts["id"] == 16


def test_a_placement_tells_the_pair_the_pawn_and_the_lines_it_closes() -> None:
    state = laid("B0,0 B10000,0 R5000,-5000 R5000,5000 G0,9000 G9000,9000")
    (placed,) = told(state, Place(3, 0, 1, 5000))
    assert placed.key == "placed"
    assert placed.facts == {
        "seat": 0, "colour": "B", "i": 0, "j": 1, "k": 5000, "x": 5000, "y": 0, "number": 1, "closed": 1,
    }  # fmt: skip


def test_the_last_pawn_tells_how_the_pond_is_shared() -> None:
    before = after(WHOLE_GAME[:-1])
    events = told(before, GAME.read(before, WHOLE_GAME[-1]))
    assert [event.key for event in events] == ["placed", "counted"]
    assert events[-1].facts == {"gold": 13, "silver": 11, "nobody": 0}


def test_four_colours_held_are_announced_once() -> None:
    nearly = State(
        laid("B0,0 B10000,0 R0,9000 R9000,9000").flowers, "place", 0, ((), ()), ((4, 4, 4, 2, 0, 0, 0), (0,) * 7)
    )
    events = told(nearly, Place(3, 0, 1, 5000))
    assert Event("decided", {"seat": 0}) in events
    then = GAME.play(nearly, Place(3, 0, 1, 5000))
    assert all(event.key != "decided" for event in told(then, Place(0, 2, 3, 5000)))


def test_every_event_has_words_in_every_language() -> None:
    for language in LANGUAGES:
        text = Text(language)
        assert all(f"lacuna-event-{key}" in text for key in ("picked", "poured", "placed", "decided", "counted"))
