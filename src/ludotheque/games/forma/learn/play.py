"""A first idea of good play: no gifts, the other reserve, the large pieces first; and four at the table."""

from ludotheque.core.learning import Lesson
from ludotheque.games.forma.learn.positions import pos, step

QUIET = pos("......", ".B..A.", "......", ".A..B.", "......", holds="I2", reserve1="I1,I2")
GIFT = step(
    QUIET, "play-gift", ("I2 1,2 1,3", *QUIET.unanswered()), mistakes={"I2 *": "play-gift-given"},
    clauses=("FRM-21",),
)  # fmt: skip
FIRST = step(
    pos("AABBBBB", "B..AABB", "BAAB...", ".......", ".......", "...A.BB", holds="I1,I1", reserve1="O4"),
    "play-reserve",
    ("I1 4,4",),
    mistakes={"I1 1,1": "play-reserve-later", "I1 1,2": "play-reserve-later", "I1 5,4": "play-reserve-filled"},
    marks=("cell:1,1", "cell:1,2", "cell:5,4"),
    clauses=("FRM-19",),
)
ROOMY = pos(".......", ".BB....", "..B....", ".......", "....A..", "....AA.", ".......", holds="X,W,I1,I1,I2")
LARGE = step(
    ROOMY,
    "play-large",
    ("X 1,4 2,3 2,4 2,5 3,4", *(move for move in ROOMY.placements() if move[0] in "XW")),
    mistakes={"I*": "play-large-small"},
    clauses=("FRM-13",),
)
FOUR = step(
    pos(
        ".......", "..A....", ".A#....", "..A....", "...BTD.", "....C..", ".......", holds="I1", options={"players": 4}
    ),
    "play-four",
    ("I1 3,4",),
    mistakes={"I1 2,3": "play-four-ten"},
    marks=("cell:2,2", "cell:4,4"),
    clauses=("FRM-5", "FRM-6"),
)

PLAY = Lesson("play", (GIFT, FIRST, LARGE, FOUR))
