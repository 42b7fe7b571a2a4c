"""What a move is told as: both halves of a solo turn, and nothing that the reader may not know."""

from hypothesis import given, settings
from hypothesis import strategies as st

from games.interactions.positions import PILE, SOLO, THREE, TWO, after, every_options, random_position, seat_to_move
from games.interactions.vectors import V1, V17
from ludotheque.core.chance import SplitMix64
from ludotheque.core.outcome import Event
from ludotheque.games.interactions.rules import scoring
from ludotheque.games.interactions.rules.game import Interactions
from ludotheque.games.interactions.rules.notation import read_cell
from ludotheque.games.interactions.rules.options import InteractionsOptions
from ludotheque.games.interactions.rules.state import Cell, Laid, State
from ludotheque.games.interactions.rules.tiles import TILES


def told(game: Interactions, before: State, text: str, reader: int | None) -> tuple[Event, ...]:
    move = game.read(before, text)
    return game.events(before, move, game.play(before, move), reader)


def keys(events: tuple[Event, ...]) -> list[str]:
    return [event.key for event in events]


def turned(cell: str, tile: str, front: bool, seat: int) -> Event:
    """The tile of a seat that is turned over."""
    faces, values = (tile, tile.lower()), (TILES[tile].recto, TILES[tile].verso)
    now, was = (0, 1) if front else (1, 0)
    return Event("turn", {
        "cell": cell, "owner": seat, "tile": tile, "front": front, "wild": False, "seat": seat,
        "was": faces[was], "now": faces[now], "from": values[was], "to": values[now],
    })  # fmt: skip


def test_a_secret_selection_is_told_to_others_only_as_made() -> None:
    before = TWO.initial("")
    for reader in (1, None):
        assert told(TWO, before, "sel SA", reader) == (Event("chose", {"seat": 0}),)
    (own,) = told(TWO, before, "sel SA", 0)
    assert own == Event("select", {"seat": 0, "tiles": ("S", "A"), "first": "S", "second": "A"})


def test_over_the_opening_everybody_is_told_every_selection_once() -> None:
    selections = ("sel SA", "sel PH", "sel KA")
    for reader in (0, 1, 2, None):
        events = [
            event
            for ply, text in enumerate(selections)
            for event in told(THREE, after(THREE, *selections[:ply]), text, reader)
            if event.key == "select"
        ]
        assert sorted((event.facts["seat"], event.facts["tiles"]) for event in events) == [
            (0, ("S", "A")),
            (1, ("P", "H")),
            (2, ("K", "A")),
        ]


def test_an_ordered_selection_is_told_at_once() -> None:
    game = Interactions(InteractionsOptions(2, ordered=True))
    assert keys(told(game, game.initial(""), "sel SA", 1)) == ["select"]


def test_a_turn_is_told_as_placing_turning_and_raising() -> None:
    before = after(TWO, "sel SA", "sel SA", "Sf6+M")
    assert told(TWO, before, "Ag6+C", None) == (
        Event("place", {"seat": 1, "tile": "A", "cell": "g6", "way": "right", "near": "S"}),
        turned("f6", "S", False, seat=0),
        Event("raise", {"seat": 1, "tile": "C"}),
    )


def test_several_turned_tiles_are_told_one_by_one() -> None:
    events = told(THREE, after(THREE, *V1[:7]), V1[7], 0)
    assert [(event.facts["cell"], event.facts["owner"]) for event in events if event.key == "turn"] == [
        ("g6", 2),
        ("f7", 1),
    ]


def test_a_tile_turned_back_shows_its_front() -> None:
    events = told(THREE, after(THREE, *V1[:6]), V1[6], 0)
    assert turned("f6", "S", True, seat=0) in events


def test_the_wild_answer_is_told_after_the_players_own_turn() -> None:
    before = after(SOLO, "sel SP", setup="wild:HCSKAMP")
    assert told(SOLO, before, "Sf6+C", 0) == (
        Event("place", {"seat": 0, "tile": "S", "cell": "f6", "way": "first", "near": ""}),
        Event("raise", {"seat": 0, "tile": "C"}),
        Event("wild", {"tile": "C", "cell": "g6", "way": "right", "near": "S", "step": 1}),
        turned("f6", "S", False, seat=0),
    )


def test_a_wild_tile_without_effect_turns_nothing() -> None:
    game = Interactions(InteractionsOptions(1, wild_effects=False))
    assert keys(told(game, after(game, "sel SP", setup="wild:HCSKAMP"), "Sf6+C", 0)) == ["place", "raise", "wild"]


def test_the_last_turn_raises_nothing_and_tells_the_end() -> None:
    assert keys(told(THREE, after(THREE, *V17[:-1]), V17[-1], None)) == ["place", "end", *["seventh"] * 3]
    assert "end" not in keys(told(THREE, after(THREE, *V17[:-2]), V17[-2], None))


def test_the_step_of_the_wild_answer_is_told() -> None:
    """IXN-33: step 2 after step 1 failed."""
    before = after(SOLO, "sel SP", "Sf6+C", "Pf7+M", "Cg8+A", "Mf8+K", "Ai7+H", setup=PILE)
    (wild,) = [event for event in told(SOLO, before, "Ki6", 0) if event.key == "wild"]
    assert wild.facts == {"tile": "P", "cell": "h7", "way": "right", "near": "k", "step": 2}


def test_a_place_is_told_by_a_neighbour_that_lies_there_only_once() -> None:
    before = after(TWO, "sel SA", "sel SA", "Sf6+M", "Sg6+C", "Mf5+P")
    (place,) = [event for event in told(TWO, before, "Ag5+P", 0) if event.key == "place"]
    assert (place.facts["way"], place.facts["near"]) == ("right", "M"), "there is a mosquito below, but two of them"


def test_a_tile_of_the_wild_player_that_is_turned_belongs_to_no_seat() -> None:
    before = after(SOLO, "sel CP", "Pf6+S", setup="wild:HSKAMCP")
    turn = next(event for event in told(SOLO, before, "Cg7+M", 0) if event.key == "turn")
    assert turn.facts["cell"] == "g6"
    assert turn.facts["wild"] is True and "seat" not in turn.facts


def test_the_end_tells_what_each_seventh_tile_adds() -> None:
    before = after(THREE, *V17[:-1])
    sheets = scoring.sheets(THREE.options, after(THREE, *V17))
    events = told(THREE, before, V17[-1], None)[-3:]
    for seat, (event, sheet) in enumerate(zip(events, sheets, strict=True)):
        expected = {"wild": False, "seat": seat, "tile": sheet.spare, "fronts": sheet.fronts, "points": sheet.bonus}
        assert event.facts == expected
    plain = Interactions(InteractionsOptions(3, bonus=False))
    assert keys(told(plain, before, V17[-1], None))[-1] == "end"


def test_alone_the_wild_player_keeps_a_seventh_tile_too() -> None:
    state = random_position(SOLO, 10, 1)
    move = next(iter(SOLO.moves(state)))
    own, wild = SOLO.events(state, move, SOLO.play(state, move), 0)[-2:]
    assert own.facts["seat"] == 0 and wild.facts["wild"] is True and "seat" not in wild.facts


def retold(before: State, events: tuple[Event, ...]) -> dict[Cell, Laid]:
    """The Territory after a move, from what was told of it and nothing else."""
    grid = before.territory
    for event in events:
        facts = event.facts
        if event.key in ("place", "wild"):
            owner, tile, name = facts.get("seat", 1), facts["tile"], facts["cell"]
            assert isinstance(owner, int) and isinstance(tile, str) and isinstance(name, str)
            grid[read_cell(name)] = Laid(owner, tile, True)
        if event.key == "turn":
            name, front = facts["cell"], facts["front"]
            assert isinstance(name, str) and isinstance(front, bool)
            laid = grid[read_cell(name)]
            assert (laid.owner, laid.tile, laid.front) == (facts["owner"], facts["tile"], not front)
            grid[read_cell(name)] = Laid(laid.owner, laid.tile, front)
    return grid


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 2**32), st.sampled_from(list(every_options())))
def test_the_events_of_a_game_tell_all_that_happens_on_the_territory(seed: int, options: InteractionsOptions) -> None:
    game, below = Interactions(options), SplitMix64(seed).below
    state = game.initial(game.setup(below))
    while moves := game.moves(state):
        move, seat = moves.sample(below), seat_to_move(game, state)
        following = game.play(state, move)
        events = game.events(state, move, following, None)
        assert retold(state, events) == following.territory
        assert ("end" in keys(events)) == (game.turn(following) is None)
        raised = [event.facts["tile"] for event in events if event.key == "raise"]
        gone = set(state.hands[seat].reserve) - set(following.hands[seat].reserve)
        assert state.all_selected is False or set(raised) == gone
        state = following
