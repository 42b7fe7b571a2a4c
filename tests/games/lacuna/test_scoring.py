from games.lacuna.ponds import WHOLE_GAME, after, laid
from ludotheque.games.lacuna.rules.geometry import squared
from ludotheque.games.lacuna.rules.scoring import colours_won, counts, decided, drifts, outcome


def test_ownership_agrees_with_brute_force() -> None:
    state = after(WHOLE_GAME)
    for flower, near in drifts(state, 0):
        everyone = [(squared(flower.at, pawn), seat) for seat in (0, 1) for pawn in state.pawns[seat]]
        assert near.seat == min(everyone)[1]


def test_counts_add_the_drifting_flowers_to_the_held_ones() -> None:
    state = laid("R0,0 R9000,0 G0,9000", gold="100,3000", silver="9000,3000")
    assert counts(state, 0) == ((1, 0, 0, 0, 1, 0, 0), (1, 0, 0, 0, 0, 0, 0))


def test_without_pawns_no_flower_drifts() -> None:
    assert counts(laid("R0,0 R9000,0"), 0) == ((0,) * 7, (0,) * 7)


def test_four_of_a_colour_win_it_and_four_colours_the_game() -> None:
    held = ((4, 4, 4, 3, 0, 0, 0), (3, 3, 3, 4, 4, 4, 4))
    assert colours_won(held) == (3, 4)
    assert decided(held) == 1
    assert decided(((4, 4, 4, 0, 0, 0, 0), (0,) * 7)) is None


def test_the_sheet_gives_every_comparison() -> None:
    state = laid("R0,0", gold="3000,4000 6000,0", silver="5000,0 0,7000")
    (line,) = outcome(state, 0).detail["taken"][0]  # type: ignore[index]
    assert line == {"id": 0, "colour": "R", "compared": [[25_000_000, 25_000_000], [36_000_000, 49_000_000]]}


def test_the_sheet_names_every_remaining_flower_once() -> None:
    detail = outcome(after(WHOLE_GAME), 0).detail
    taken = [line["id"] for side in detail["taken"] for line in side]  # type: ignore[index,union-attr]
    assert len(taken) == len(set(taken)) == 24 and detail["nobody"] == []
