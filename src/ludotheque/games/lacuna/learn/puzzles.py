"""The puzzles of Lacuna: the last pawns, exact to the end."""

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType

from ludotheque.core import puzzle_file, record
from ludotheque.core.bot import Limit, Seen
from ludotheque.core.chance import Below
from ludotheque.core.learning import Puzzle, Puzzles, Tried
from ludotheque.core.outcome import Event, Json
from ludotheque.games.lacuna.bots.ladder import LADDERS
from ludotheque.games.lacuna.bots.levels import BOTS
from ludotheque.games.lacuna.kernel.arrays import PLACEMENTS
from ludotheque.games.lacuna.learn import falling_short
from ludotheque.games.lacuna.learn.endings import Ending
from ludotheque.games.lacuna.learn.patterns import Points, answers
from ludotheque.games.lacuna.rules.game import Lacuna
from ludotheque.games.lacuna.rules.scoring import MAJORITY, colours_won, counts

ASKED: Mapping[str, int] = MappingProxyType({"four": MAJORITY, "five": 5, "six": 6, "hold": MAJORITY})
"""The colours to be won, by goal; to hold is to win them whatever the last pawn does."""
ROOM = 600
"""The steps, of a hundredth of a millimetre, that can be aimed at."""
NARROW = 2000
"""Of fewer steps it is said that they are few."""
TURNING = 3
"""Colours won by one pawn, more than without it, that are worth a word."""
PLAYERS = LADDERS.graders[:3]
"""The levels that play up to a puzzle."""


class LacunaPuzzles(Puzzles):
    """One pair is right, and of its line every point that does it."""

    def read(self) -> Sequence[Puzzle]:
        return puzzle_file.shipped("ludotheque.games.lacuna.learn")

    def make(self, below: Below, limit: Limit) -> Puzzle | None:
        """A game of bots to its end; on the way there, what one pair alone can do is asked for."""
        endings = _endings(Lacuna(), below)
        return next((found for ending, kept in endings if (found := self._asked(ending, kept, limit))), None)

    def _asked(self, ending: Ending, kept: Mapping[str, Json], limit: Limit) -> Puzzle | None:
        """The puzzle of an ending: the most that is possible, where one pair can do it and has room."""
        best = [(int(ending.colours(pair, steps).max()), pair) for pair, steps in ending.telling_steps()]
        most = max((colours for colours, _ in best), default=0)
        goal, pairs = _goal(ending, most), {pair for colours, pair in best if colours == most}
        if goal is None or len(pairs) > 1:
            return None
        (points,) = ending.right(most, (each for each in ending.every_step() if each[0] in pairs))
        if points.room < ROOM:
            return None
        found = answers((points,))
        answer = ending.best_answer(points.pair, points.middle) if goal == "hold" else None
        line = (found[0], ending.game.write(ending.state, answer)) if answer else ()
        puzzle = Puzzle(kept, goal, found, themes=_themes(ending, goal, points), line=line)
        return puzzle if self.check(puzzle, limit) else None

    def refutation(self, tried: Tried) -> Sequence[str]:
        """The last pawn that beats whoever did not hold."""
        game, state = tried.game, tried.after
        assert isinstance(game, Lacuna)
        ending = Ending(game, state) if state.phase == "place" else None
        answer = ending.best_last() if ending and ending.left == 1 else None
        return () if answer is None else (game.write(state, answer),)

    def comes_to(self, tried: Tried) -> Event | None:
        """The colours that are missing once the last pawn stands, also where it answers a wrong one."""
        if tried.right:
            return None
        end = tried.after
        for answer in self.refutation(tried):
            end = tried.game.play(end, tried.game.read(end, answer))
        return falling_short.told(tried, end, ASKED[tried.puzzle.goal])

    def check(self, puzzle: Puzzle, limit: Limit) -> bool:
        """By every step of every line; then what is shown is played by the rules, against every last pawn."""
        replayed = record.replay(record.from_json({"game": "lacuna", **puzzle.record}))
        assert isinstance(replayed.game, Lacuna)
        ending = Ending(replayed.game, replayed.last)
        if ending.left != (2 if puzzle.goal == "hold" else 1):
            return False
        right = ending.right(ASKED[puzzle.goal], ending.every_step())
        return puzzle.answers == answers(right) and _does_it(puzzle, ending)


def _does_it(puzzle: Puzzle, ending: Ending) -> bool:
    """What is shown, played by the rules, wins as many colours as asked; on the way no last pawn would win."""
    game, state = ending.game, ending.state
    for text in puzzle.line or puzzle.answers[:1]:
        now = Ending(game, state)
        if state.turn != ending.side and now.right(MAJORITY, now.every_step()):
            return False
        state = game.play(state, game.read(state, text))
    outcome = game.outcome(state)
    return outcome is not None and outcome.scores[ending.side] >= ASKED[puzzle.goal]


def _endings(game: Lacuna, below: Below) -> Iterator[tuple[Ending, dict[str, Json]]]:
    """The last two positions of a game of two levels drawn by lot, each with its record."""
    setup = game.setup(below)
    levels = PLAYERS[below(len(PLAYERS))], PLAYERS[below(len(PLAYERS))]
    state, moves = game.initial(setup), list[Json]()
    while game.turn(state) is not None:
        if sum(map(len, state.pawns)) >= PLACEMENTS - 2:
            yield Ending(game, state), {"options": {}, "setup": setup, "moves": [*moves]}
        level = levels[state.turn]
        view = game.view(state, state.turn)
        choice = BOTS.bot(level).choose(game, view, Seen(state.turn), BOTS.limit(level), below)
        moves.append(game.write(state, choice.move))
        state = game.play(state, choice.move)


def _goal(ending: Ending, colours: int) -> str | None:
    """What is asked for where so many colours can be won."""
    possible = ["hold"] if ending.left == 2 else [goal for goal in ASKED if goal != "hold"]
    return next((goal for goal in possible if ASKED[goal] == colours), None)


def _themes(ending: Ending, goal: str, points: Points) -> tuple[str, ...]:
    """What it is about, then whether many colours turn together and whether one must aim well."""
    narrow = ("narrow",) if points.room < NARROW else ()
    if goal == "hold":
        return "two-left", *narrow
    now = colours_won(counts(ending.state, ending.game.options.tolerance))[ending.side]
    turning = ("turning",) if ASKED[goal] - now >= TURNING else ()
    return f"{goal}-colours", "last-pawn", *turning, *narrow


PUZZLES = LacunaPuzzles()
