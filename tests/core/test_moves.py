from ludotheque.core.moves import Listed, Moves


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
