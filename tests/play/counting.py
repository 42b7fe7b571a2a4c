"""A tiny game for tests: pick in secret, then count to ten; chance, a hidden card, a clock move and teams."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from fractions import Fraction

from ludotheque.core.chance import Below
from ludotheque.core.errors import IllegalMove, InvalidMove
from ludotheque.core.game import CHANCE, GameInfo
from ludotheque.core.moves import Listed
from ludotheque.core.outcome import Event, Outcome

HIDDEN = 0
GOAL = 10
Word = tuple[str, int]


@dataclass(frozen=True)
class Count:
    """`picks` come first; a total of four or eight makes chance add one or two."""

    picks: tuple[int, ...]
    card: int
    total: int = 0
    turn: int = 0
    due: bool = False
    shown: bool = False
    last: int = 0


@dataclass(frozen=True)
class Counting:
    seats: int = 2
    secret: bool = False
    timely: bool = False
    """Running out of time passes the turn instead of losing."""
    sides: tuple[tuple[int, ...], ...] = ()

    @property
    def info(self) -> GameInfo:
        return GameInfo("counting", 1, self.seats, {}, True, True, 50, self.sides, "CNT-1")

    def setup(self, below: Below) -> str:
        return f"card:{below(9) + 1}"

    def initial(self, setup: str) -> Count:
        return Count((), int(setup.removeprefix("card:")))

    def known_setup(self, setup: str, state: Count, seat: int | None) -> str:
        return setup if state.shown else "card:?"

    def turn(self, state: Count) -> int | None:
        if self.secret and len(state.picks) < self.seats:
            return len(state.picks)
        if state.total >= GOAL:
            return None
        return CHANCE if state.due else state.turn

    def together(self, state: Count) -> tuple[int, ...]:
        return tuple(range(len(state.picks), self.seats)) if self.secret and len(state.picks) < self.seats else ()

    def moves(self, state: Count, seat: int | None = None) -> Listed[Word]:
        together = self.together(state)
        if together:
            return Listed([("pick", k) for k in (1, 2, 3)] if seat is None or seat in together else [])
        if seat not in (None, self.turn(state)) or self.turn(state) in (None, CHANCE):
            return Listed([])
        return Listed([*(("add", k) for k in (1, 2, 3)), *([] if state.shown else [("look", 0)])])

    def play(self, state: Count, move: Word) -> Count:
        word, k = move
        if state.total >= GOAL:
            raise IllegalMove("GAME_OVER", "CNT-9")
        if self.together(state):
            if word != "pick" or k not in (1, 2, 3):
                raise IllegalMove("PICK_FIRST", "CNT-2", card=state.card)
            return replace(state, picks=(*state.picks, k))
        following = (state.turn + 1) % self.seats
        if word == "time" and self.timely:
            return replace(state, turn=following)
        if state.due:
            return replace(state, total=state.total + k, due=False)
        if word == "add" and k in (1, 2, 3):
            total = state.total + k
            return replace(state, total=total, turn=following, due=total in (4, 8), last=state.turn)
        if word == "look" and not state.shown:
            return replace(state, shown=True, turn=following)
        raise IllegalMove("TOO_MUCH", "CNT-3", card=state.card, most=3)

    def interruption(self, state: Count, by: int | None) -> Word | None:
        return ("time", -1 if by is None else by) if self.timely else None

    def draw(self, state: Count, below: Below) -> Word:
        return ("draw", below(2) + 1)

    def chances(self, state: Count) -> Iterable[tuple[Word, Fraction]]:
        return [(("draw", k), Fraction(1, 2)) for k in (1, 2)]

    def outcome(self, state: Count) -> Outcome | None:
        if state.total < GOAL:
            return None
        scores = tuple(int(seat == state.last) for seat in range(self.seats))
        return Outcome("complete", scores, tuple(2.0 * score - 1 for score in scores), (state.last,))

    def view(self, state: Count, seat: int | None, peek: bool = False) -> Count:
        return state if state.shown or peek else replace(state, card=HIDDEN)

    def guess(self, view: Count, below: Below) -> Count:
        return replace(view, card=below(9) + 1) if view.card == HIDDEN else view

    def events(self, before: Count, move: Word, after: Count, seat: int | None) -> tuple[Event, ...]:
        return (Event(move[0], {"total": after.total}),)

    def seals(self, before: Count, move: Word) -> bool:
        return move[0] == "look"

    def write(self, state: Count, move: Word) -> str:
        word, k = move
        if word == "time":
            return "=time" if k < 0 else f"time {k}"
        return "look" if word == "look" else f"{'=' if word == 'draw' else ''}{word} {k}"

    def read(self, state: Count, text: str) -> Word:
        if text == "=time":
            return ("time", -1)
        word, _, k = text.removeprefix("=").partition(" ")
        if word == "look" and not k:
            return ("look", 0)
        if word not in ("add", "pick", "draw", "time") or not k.isdecimal():
            raise InvalidMove(text)
        return (word, int(k))

    def position(self, state: Count) -> str:
        return f"{state.total}"


class Endless(Counting):
    """It never gets anywhere: for long matches."""

    def play(self, state: Count, move: Word) -> Count:
        if move[0] == "look":
            raise IllegalMove("TOO_MUCH", "CNT-3")
        return replace(state, turn=(state.turn + 1) % self.seats)

    def moves(self, state: Count, seat: int | None = None) -> Listed[Word]:
        return Listed([("add", 1)])


def ones(state: object) -> Below:
    """Chance that always draws the first possibility."""
    return lambda n: 0
