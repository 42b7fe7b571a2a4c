"""The course: from the first piece to a first idea of good play."""

from collections.abc import Sequence

from ludotheque.core.learning import Lesson, Lessons
from ludotheque.games.forma.learn.bridge import BRIDGE
from ludotheque.games.forma.learn.eye import EYE
from ludotheque.games.forma.learn.field import FIELD
from ludotheque.games.forma.learn.misfit import MISFIT
from ludotheque.games.forma.learn.obstacle import OBSTACLE
from ludotheque.games.forma.learn.play import PLAY
from ludotheque.games.forma.learn.square import SQUARE
from ludotheque.games.forma.learn.tower import TOWER


class Course(Lessons):
    def course(self) -> Sequence[Lesson]:
        return (EYE, SQUARE, OBSTACLE, TOWER, BRIDGE, MISFIT, FIELD, PLAY)

    def left_out(self) -> dict[str, str]:
        return {
            "FRM-3": "that two things do not lie on one square shows itself",
            "FRM-8": "the lot is drawn before anybody plays",
            "FRM-A9": "cannot be unless an option lets obstacles touch by their corners",
            "FRM-A19": "that nobody is skipped is seen from the pass, which a lesson asks for",
            "FRM-A20": "markers do not run out here",
            "FRM-A21": "a tie explains itself",
            "FRM-A22": "three players play as four do",
            "FRM-E4": "nobody can take up what is not in the own tray",
        }


COURSE = Course()
