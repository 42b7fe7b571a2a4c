"""The small seas that lessons are taught on."""

from collections.abc import Mapping, Sequence

from ludotheque.core.outcome import Json

SIZE = 9
"""As many rows and columns as a phone shows without a camera."""

OPEN = """
    AA.......
    AA.......
    .........
    .........
    .........
    .......@@
    .......@@
    BB.......
    BB.......
"""
"""A small sea with nothing in the way between two islands and the volcano."""
REEF = """
    AA.......
    AA.......
    .........
    ....x....
    .........
    .......@@
    .......@@
    BB.......
    BB.......
"""
"""The same with a reef in the middle."""


def sea(grid: str, words: str, moves: Sequence[str] = (), **options: Json) -> Mapping[str, Json]:
    """A record on a sea of its own, with pearls that one can see through."""
    rows = grid.split()
    assert len(rows) == SIZE and all(len(row) == SIZE for row in rows), "the seas of a lesson have one size"
    head = f"laguna-board 1\nname: Laguna\nside: test\nsize: {SIZE} {SIZE}\nsymmetry: none\nline: shore\ngrid:\n"
    board = head + "\n".join(rows) + "\nend"
    return {"options": {"show_under": True, **options}, "setup": f"board:{board}\n\n{words}", "moves": list(moves)}


def afloat(
    grid: str, pearls: str, raft: str, other: str = "H,7,2,gy----,B", phase: str = "sail", volcano: str = "0,0",
    moves: Sequence[str] = (), **options: Json,
) -> Mapping[str, Json]:  # fmt: skip
    """Red to move: the raft and the green one as a setup writes them."""
    words = f"{pearls} play turn=0 phase={phase} raft0={raft} raft1={other} volcano={volcano}"
    return sea(grid, words, moves, **options)
