"""The course: the pair, the line and what bars it, room, whose flower it is, four of seven, the options, good play."""

from collections.abc import Sequence

from ludotheque.core.learning import Lesson, Lessons
from ludotheque.games.lacuna.learn.first import FIRST
from ludotheque.games.lacuna.learn.four import FOUR
from ludotheque.games.lacuna.learn.line import LINE
from ludotheque.games.lacuna.learn.near import NEAR
from ludotheque.games.lacuna.learn.play import PLAY
from ludotheque.games.lacuna.learn.room import ROOM
from ludotheque.games.lacuna.learn.start import START


class Course(Lessons):
    """From the first pair to a first idea of good play."""

    def course(self) -> Sequence[Lesson]:
        return FIRST, LINE, ROOM, NEAR, FOUR, START, PLAY

    def left_out(self) -> dict[str, str]:
        return {
            "LCN-2": "only a pond from a file can have other flowers, and it is refused before anybody plays",
            "LCN-7": "as with the number of flowers: of ponds from a file alone",
            "LCN-8": "as with the number of flowers: of ponds from a file alone",
            "LCN-28": "in no game that we have seen was there a pawn and no line left for it",
            "LCN-33": "the two have unequal numbers of pawns only where somebody could not place one",
            "LCN-34": "six equal distances can be laid by hand, but are never poured",
            "LCN-40": "six pawns take thirteen flowers at most, and four colours need sixteen: only the count decides",
        }


COURSE = Course()
