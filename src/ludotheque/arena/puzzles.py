"""Puzzles made on all cores and graded by the levels of bots that find them; what was made can be gone on with."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import count
from pathlib import Path

from ludotheque.arena.players import bots_of
from ludotheque.core import catalog, puzzle_file
from ludotheque.core.bot import Limit, Seen
from ludotheque.core.catalog import Entry
from ludotheque.core.chance import Below, SplitMix64
from ludotheque.core.errors import LudothequeError
from ludotheque.core.ladder import ladders_of
from ludotheque.core.learning import Puzzle, Puzzles
from ludotheque.play import bots, puzzles
from ludotheque.search.workers import ALONE, Workers

TRIES = 3
"""A level finds a puzzle if it does so in most of its tries."""
EASY = 1 / 3
"""The largest share of puzzles that the gentlest level finds."""
GRADED = ".graded"
"""The ending of the file of what is graded so far."""
MAKING = Limit(nodes=1_000_000)
CHECKING = Limit(nodes=20_000_000)


def attempt(key: str, seed: int, number: int, limit: Limit = MAKING) -> Puzzle | None:
    """The puzzle of that attempt, graded; None where it gave none. It is the same whoever makes it."""
    entry = catalog.entry(key)
    made = part_of(entry).make(_lots(f"{seed}-{number}"), limit)
    if made is None or not puzzles.sound(entry, made):
        return None
    return graded(entry, replace(made, id=f"{seed}-{number}"))


def graded(entry: Entry, asked: Puzzle) -> Puzzle:
    """A puzzle with the grade that today's levels give it, the same each time; as it is where its game measures it."""
    if not part_of(entry).by_levels(asked):
        return asked
    return replace(asked, grade=grade(entry, asked, _lots(asked.id)))


def _lots(name: str) -> Below:
    """The chance of a puzzle, by its id: once to make it, and again from the beginning to grade it."""
    seed, number = map(int, name.split("-"))
    return SplitMix64((seed << 32) + number).below


def grade(entry: Entry, asked: Puzzle, below: Below) -> int:
    """Which of the levels that grade in its mode finds it first, from 1; one above their number where none does."""
    graders = ladders_of(entry).of(puzzles.trying(entry, asked).at.game.info.options).graders
    found = (grade for grade, level in enumerate(graders, 1) if finds(entry, asked, level, below))
    return next(found, len(graders) + 1)


def finds(entry: Entry, asked: Puzzle, level: int, below: Below) -> bool:
    """Whether a level solves it in most of its tries."""
    return sum(_solves(entry, asked, level, below) for _ in range(TRIES)) * 2 > TRIES


def _solves(entry: Entry, asked: Puzzle, level: int, below: Below) -> bool:
    part = bots_of(entry)
    tried, played = puzzles.trying(entry, asked), tuple(_moves(asked))
    while tried.standing == "on":
        at = tried.at
        question = bots.Question(at.game.view(at.state, at.seat, peek=True), Seen(at.seat, played))
        chosen = bots.choose(at.game, question, part.bot(level), part.limit(level), below).move
        tried.play(at.game.write(at.state, chosen))
        played += tuple(shown.move for shown in tried.shown)
    return tried.standing == "right"


def _moves(asked: Puzzle) -> Sequence[str]:
    moves = asked.record.get("moves") or []
    assert isinstance(moves, list)
    return [str(move) for move in moves]


def make(
    entry: Entry, number: int, seed: int, path: Path, workers: Workers = ALONE
) -> Iterator[tuple[int, Puzzle | None]]:
    """Attempts until the file holds so many of this seed, each told when it is done, its puzzle kept at once.

    Attempts are kept in their order, so that it goes on where it was stopped and gives the same file."""
    part_of(entry)
    kept = list(puzzle_file.read(path))
    done = [int(one.id.split("-")[1]) for one in kept if one.id.startswith(f"{seed}-")]
    missing = number - len(done)
    pieces = ((entry.key, seed, following) for following in count(max(done, default=-1) + 1))
    for tried, found in workers.each(_attempted, pieces) if missing > 0 else ():
        new = found if found and _wanted(found, kept) else None
        if new:
            kept.append(new)
            puzzle_file.add(path, new)
            missing -= 1
        yield tried, new
        if missing == 0:
            return


def _wanted(found: Puzzle, kept: Sequence[Puzzle]) -> bool:
    """Not there yet, and not one easy one too many."""
    if any(found.record == one.record and found.goal == one.goal for one in kept):
        return False
    easy = sum(one.grade == 1 for one in kept)
    return found.grade > 1 or easy <= EASY * len(kept)


def _attempted(piece: tuple[str, int, int]) -> tuple[int, Puzzle | None]:
    key, seed, number = piece
    return number, attempt(key, seed, number)


def grade_again(entry: Entry, path: Path, workers: Workers = ALONE) -> Iterator[tuple[Puzzle, Puzzle]]:
    """Each puzzle of a file as it was and as it is graded now; the file is written once all of them are.

    Until then they stand in a second file beside it, so that it goes on where it was stopped."""
    part_of(entry)
    asked, beside = puzzle_file.read(path), path.with_suffix(GRADED)
    done = puzzle_file.read(beside)
    yield from zip(asked, done, strict=False)
    left = asked[len(done) :]
    for before, after in zip(left, workers.each(_graded, ((entry.key, one) for one in left)), strict=True):
        puzzle_file.add(beside, after)
        yield before, after
    if asked:
        beside.replace(path)


def _graded(piece: tuple[str, Puzzle]) -> Puzzle:
    key, asked = piece
    return graded(catalog.entry(key), asked)


def wrong(entry: Entry, asked: Sequence[Puzzle], limit: Limit = CHECKING) -> Iterator[tuple[Puzzle, bool]]:
    """Each with whether something is wrong with it: judged anew from its position."""
    part = part_of(entry)
    for one in asked:
        yield one, not (puzzles.sound(entry, one) and part.check(one, limit))


def part_of(entry: Entry) -> Puzzles:
    """A game's puzzles; raises NO_PUZZLES."""
    part = entry.part(Puzzles)
    if part is None:
        raise LudothequeError("NO_PUZZLES", None, game=entry.key)
    return part
