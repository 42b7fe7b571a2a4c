from ludotheque.core.moves import Combined, Listed, Moves


def test_listed_moves_are_moves() -> None:
    moves: Moves[str] = Listed(["a", "b"])
    assert isinstance(moves, Moves)
    assert moves.exhaustive
    assert list(moves) == ["a", "b"]
    assert "a" in moves
    assert "c" not in moves
    assert moves.sample(lambda n: n - 1) == "b"


def test_no_moves_are_false() -> None:
    assert not Listed([])
    assert len(Listed([])) == 0


def combined() -> Combined[tuple[str, int, str]]:
    return Combined(lambda *chosen: chosen, "ab", (1, 2, 3), "xy")


def test_combined_moves_are_listed_as_by_nested_loops() -> None:
    moves = combined()
    assert isinstance(moves, Moves) and moves.exhaustive
    assert list(moves) == [(one, two, three) for one in "ab" for two in (1, 2, 3) for three in "xy"]
    assert len(moves) == 12
    assert ("b", 2, "x") in moves and ("b", 4, "x") not in moves and "b" not in moves


def test_a_lot_draws_the_combined_move_that_it_would_draw_from_the_list() -> None:
    lots = iter(range(12))
    drawn = [combined().sample(lambda many: next(lots) % many) for _ in range(12)]
    assert drawn == list(combined())


def test_where_a_choice_is_empty_nothing_can_be_combined() -> None:
    assert not Combined(str, "ab", ()) and len(Combined(str, "ab", ())) == 0
