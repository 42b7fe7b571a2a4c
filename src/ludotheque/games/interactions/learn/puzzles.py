"""The puzzles of Interactions: proved by the solver or by the rules, judged again by trying every line."""

from collections.abc import Sequence

from ludotheque.core import puzzle_file, record
from ludotheque.core.bot import Limit
from ludotheque.core.chance import Below
from ludotheque.core.errors import LudothequeError
from ludotheque.core.game import Seat
from ludotheque.core.learning import Puzzle, Puzzles, Tried
from ludotheque.core.outcome import Event, Json
from ludotheque.games.interactions.bots.greedy import gain
from ludotheque.games.interactions.learn import asked, leads, replies, tasks
from ludotheque.games.interactions.learn.leads import AtLeast
from ludotheque.games.interactions.learn.tasks import Task
from ludotheque.games.interactions.rules.game import Interactions
from ludotheque.games.interactions.rules.state import TURNS, Place, State
from ludotheque.search.budget import Spent

_EASY = 4
"""Of so many puzzles whose answer gains most at once, one is kept."""


class InteractionsPuzzles(Puzzles):
    def read(self) -> Sequence[Puzzle]:
        return puzzle_file.shipped("ludotheque.games.interactions.learn")

    def make(self, below: Below, limit: Limit) -> Puzzle | None:
        """A kind is drawn and a game played; the first of its positions that asks for one move is taken."""
        task = tasks.draw(below)
        game, earliest = Interactions(task.options), task.tiles[below(len(task.tiles))]
        for state, told in tasks.played(task.options, below):
            if len(state.grid) in task.tiles and len(state.grid) >= earliest:
                found = _proved(game, state, task, limit)
                if found and (below(_EASY) == 0 or not _gains_most(game, state, found[0])):
                    return _puzzle(game, state, told, task, found)
        return None

    def check(self, puzzle: Puzzle, limit: Limit) -> bool:
        """Every move of every asked turn is tried, each line to its end, by another search."""
        replayed = record.replay(record.from_json({"game": "interactions", **puzzle.record}))
        game, state = replayed.game, replayed.last
        assert isinstance(game, Interactions) and isinstance(state, State)
        task, seat = tasks.task(puzzle.goal, game.options), game.turn(state)
        if task is None or seat is None or not state.all_selected or puzzle.par is not None:
            return False
        try:
            return _holds(game, state, seat, task, puzzle, leads.by_force(game, seat, limit))
        except (Spent, LudothequeError):
            return False

    def refutation(self, tried: Tried) -> Sequence[str]:
        return tuple(tried.game.write(tried.after, move) for move in replies.line(tried))

    def comes_to(self, tried: Tried) -> Event | None:
        lead = replies.lead(tried)
        if lead is None:
            return None
        if tried.game.info.seats == 1:
            return Event("ahead" if lead >= 0 else "behind", {"points": abs(lead)})
        return Event("win" if lead > 0 else "loss" if lead < 0 else "draw", {"points": abs(lead)})


PUZZLES = InteractionsPuzzles()


def _proved(game: Interactions, state: State, task: Task, limit: Limit) -> tuple[Place, ...]:
    """The only right moves with the answers between; none where there is a second, or the limit is too small."""
    seat = game.turn(state)
    assert seat is not None
    at_least = leads.by_rules(game, seat, limit)
    if game.options.players == 2:
        at_least = leads.by_solver(game, seat, limit, TURNS * 2 - len(state.grid))
    try:
        line = asked.line(game, state, seat, task.aim, task.turns, at_least)
    except Spent:
        return ()
    return () if task.every_turn and _own_turns(game, line) < task.turns else line


def _own_turns(game: Interactions, line: tuple[Place, ...]) -> int:
    """The solver's turns of a line: every one alone, every other against somebody."""
    return len(line) if game.options.solo else (len(line) + 1) // 2


def _gains_most(game: Interactions, state: State, answer: Place) -> bool:
    seat = game.turn(state)
    assert seat is not None
    return gain(game, state, seat, answer) == max(gain(game, state, seat, m) for m in asked.placements(game, state))


def _puzzle(game: Interactions, state: State, told: dict[str, Json], task: Task, line: tuple[Place, ...]) -> Puzzle:
    written = tuple(game.write(state, move) for move in line)
    return Puzzle(
        told, task.goal, written[:1], themes=tasks.themes(game, state, task, line[0]), line=written if line[1:] else ()
    )


def _holds(game: Interactions, state: State, seat: Seat, task: Task, puzzle: Puzzle, at_least: AtLeast) -> bool:
    """Each of the solver's moves is the only right one, and the answers between give nothing away."""
    line = puzzle.line or puzzle.answers
    own, leads_by = 0, set[int]()
    for text in line:
        move = game.read(state, text)
        if game.turn(state) == seat:
            assert isinstance(move, Place)
            lead = asked.wanted(game, state, task.aim, [move], at_least)
            if asked.right(game, state, task.aim, lead, at_least) != [move]:
                return False
            own, leads_by = own + 1, leads_by | {lead}
        state = game.play(state, move)
    asks_enough = own == task.turns if task.every_turn else 1 <= own <= task.turns
    return (
        line[:1] == puzzle.answers and asks_enough and len(leads_by) == 1 and (task.aim != "most" or min(leads_by) > 0)
    )
