from itertools import pairwise

from games.lacuna.ponds import PICK_AFTER, WHOLE_GAME, after, bare, laid, played, tied_end
from ludotheque.core.chance import SplitMix64
from ludotheque.core.outcome import Event
from ludotheque.games.lacuna.rules.game import Lacuna
from ludotheque.games.lacuna.rules.state import Move, Pick, Place, State
from ludotheque.locales import LANGUAGES, Text

GAME = Lacuna()


def happened(before: State, move: Move, game: Lacuna = GAME) -> tuple[Event, ...]:
    return game.events(before, move, game.play(before, move), None)


def test_the_blind_pick_is_told_with_the_pouring() -> None:
    picked, poured = happened(GAME.initial("pond:1"), Pick(colour=3))
    assert (picked.key, picked.facts) == ("picked", {"seat": 0, "colour": "B", "id": 48})
    assert (poured.key, poured.facts) == ("poured", {"flowers": 48})


def test_with_pick_after_nothing_is_poured() -> None:
    (picked,) = happened(PICK_AFTER.initial("pond:1"), Pick(flower=16), PICK_AFTER)
    assert picked.facts["id"] == 16


def test_a_placement_tells_the_pair_the_pawn_and_the_lines_it_closes() -> None:
    state = laid("B0,0 B10000,0 R5000,-5000 R5000,5000 G0,9000 G9000,9000")
    (placed,) = happened(state, Place(3, 0, 1, 5000))
    assert placed.key == "placed"
    assert placed.facts == {
        "seat": 0, "colour": "B", "i": 0, "j": 1, "k": 5000, "x": 5000, "y": 0, "number": 1, "closed": 1,
        "ax": 0, "ay": 0, "bx": 10000, "by": 0, "where": "near-right",
    }  # fmt: skip


def test_the_last_pawn_tells_how_the_pond_is_shared() -> None:
    before = after(WHOLE_GAME[:-1])
    events = happened(before, GAME.read(before, WHOLE_GAME[-1]))
    assert [event.key for event in events] == ["placed", "counted"]
    assert events[-1].facts == {"gold": 13, "silver": 11, "nobody": 0}


def test_four_colours_held_are_announced_once() -> None:
    nearly = State(
        laid("B0,0 B10000,0 R0,9000 R9000,9000").flowers, "place", 0, ((), ()), ((4, 4, 4, 2, 0, 0, 0), (0,) * 7)
    )
    events = happened(nearly, Place(3, 0, 1, 5000))
    assert Event("decided", {"seat": 0}) in events
    then = GAME.play(nearly, Place(3, 0, 1, 5000))
    assert all(event.key != "decided" for event in happened(then, Place(0, 2, 3, 5000)))


def test_every_event_has_words_in_every_language() -> None:
    for language in LANGUAGES:
        text = Text(language)
        assert all(f"lacuna-event-{key}" in text for key in ("picked", "poured", "placed", "decided", "counted"))


def test_a_flower_that_was_set_aside_is_picked_without_an_id() -> None:
    picked, poured = happened(GAME.initial(bare("V")), Pick(colour=2))
    assert picked.facts == {"seat": 0, "colour": "V", "id": None} and poured.facts == {"flowers": 48}


def test_the_count_says_how_many_nobody_took() -> None:
    before = laid("R0,0 B5000,-5000 B5000,5000", gold="3000,4000", turn=1)
    counted = GAME.events(before, Place(3, 1, 2, 5000), tied_end(), None)[-1]
    assert (counted.key, counted.facts) == ("counted", {"gold": 0, "silver": 0, "nobody": 1})


def test_lines_that_were_closed_before_are_not_closed_again() -> None:
    state = laid("B0,0 B10000,0 R5000,-5000 R5000,5000 G0,9000 G9000,9000", silver="5000,3000")
    assert happened(state, Place(3, 0, 1, 5000))[0].facts["closed"] == 0


def test_everybody_is_told_the_same() -> None:
    before = after(WHOLE_GAME[:4])
    move = GAME.read(before, WHOLE_GAME[4])
    then = GAME.play(before, move)
    gold, silver, watcher = (GAME.events(before, move, then, seat) for seat in (0, 1, None))
    assert gold == silver == watcher


def test_pawns_are_numbered_in_the_order_of_placing() -> None:
    numbers = []
    state = after(["B"])
    for text in WHOLE_GAME[1:]:
        placed = happened(state, GAME.read(state, text))[0].facts
        numbers.append((placed["seat"], placed["number"]))
        state = GAME.play(state, GAME.read(state, text))
    assert numbers == [(seat, number) for number in range(1, 7) for seat in (0, 1)]


def test_the_last_phase_is_told_once_and_counts_what_is_left() -> None:
    states = played(GAME, 8)
    left = len(states[-1].flowers or ())
    below = SplitMix64(8).below
    GAME.setup(below)
    counted = []
    for before, then in pairwise(states):
        move = GAME.moves(before).sample(below)
        counted += [event for event in GAME.events(before, move, then, None) if event.key == "counted"]
    (event,) = counted
    assert sum(int(str(number)) for number in event.facts.values()) == left
