"""What a coach says beside the patience: a lost round, gaps that die, twos, and cards that may go home."""

from collections.abc import Iterator
from dataclasses import replace

from ludotheque.core.bot import Limit, Seen
from ludotheque.core.coaching import Coach, Last, Remark
from ludotheque.games.lacunes.rules.cards import COLUMNS, GAP, TWO, Cells, rank, token
from ludotheque.games.lacunes.rules.events import card_facts
from ludotheque.games.lacunes.rules.game import Lacunes
from ludotheque.games.lacunes.rules.layout import death, finish, gaps, is_blocked, moved, placed, prefix, steps
from ludotheque.games.lacunes.rules.state import Put, State
from ludotheque.games.lacunes.solver.command import judge

FATAL, BLOCKED, FINISH, WAIT, ONE_LEFT, DIES, HEAD, HOME = 7.0, 6.0, 5.0, 4.5, 4.0, 3.0, 2.0, 1.0


class LacunesCoach(Coach[Lacunes, State]):
    """Looks at gaps as the rules do, and asks the solver whether the last move lost the round."""

    def remarks(self, game: Lacunes, view: State, seen: Seen, last: Last | None, limit: Limit) -> list[Remark]:
        found = [*_now(game, view.cells), *_home(game, view, limit)]
        if is_blocked(view.cells, game.options.locked):
            found = [Remark("blocked", {"placed": placed(view.cells)}, stake=BLOCKED)]
        if last is not None and isinstance(played := game.read(last.view, last.move), Put):
            found += _fatal(game, last.view, view, limit)
            found += _killed(last.view.cells, view.cells, played.card)
        return found


def _now(game: Lacunes, cells: Cells) -> Iterator[Remark]:
    """What the layout offers, whatever came before."""
    if finish(cells):
        yield Remark("finish", stake=FINISH)
    offered = list(steps(cells, game.options.locked))
    living = [gap for gap in gaps(cells) if not death(cells, gap)]
    if len(living) == 1 and len(offered) == 1:
        yield Remark("one-left", marks=_cells(living), stake=ONE_LEFT)
    heads = [gap for gap in living if gap % COLUMNS == 0]
    if heads:
        yield Remark("head", marks=_cells(heads), stake=HEAD)


def _home(game: Lacunes, view: State, limit: Limit) -> Iterator[Remark]:
    """A card that may go to its place for good, or had better wait: then the round could no longer be won (GAP-14)."""
    for card, gap in steps(view.cells, game.options.locked):
        if not _homeward(view.cells, card, gap):
            continue
        facts, marks = card_facts(card), (f"card:{token(card)}",)
        if judge(game, replace(view, cells=moved(view.cells, card, gap)), _part(limit)).verdict != "lost":
            yield Remark("home", facts, marks, HOME)
        elif judge(game, view, _part(limit)).verdict == "winnable":
            yield Remark("wait", facts, marks, WAIT)
        return


def _homeward(cells: Cells, card: int, gap: int) -> bool:
    """It goes on with a run that begins at the head of its row (GAP-18)."""
    return 0 < gap % COLUMNS == rank(card) - TWO == prefix(cells, gap // COLUMNS)


def _fatal(game: Lacunes, before: State, now: State, limit: Limit) -> Iterator[Remark]:
    """The round could be won before the move and cannot after it: both proven."""
    part = _part(limit)
    if judge(game, now, part).verdict == "lost" and judge(game, before, part).verdict == "winnable":
        yield Remark("fatal", stake=FATAL)


def _part(limit: Limit) -> Limit:
    """Of four questions to the solver each has its share."""
    return replace(limit, nodes=(limit.nodes or 0) // 4)


def _killed(before: Cells, now: Cells, card: int) -> Iterator[Remark]:
    """The gap that the move left, where nothing fits as long as a king or a gap stands before it (GAP-10, GAP-11)."""
    left = before.index(card)
    if now[left] == GAP and (reason := death(now, left)) is not None:
        yield Remark(f"dies-{reason}", marks=_cells([left]), stake=DIES)


def _cells(cells: list[int]) -> tuple[str, ...]:
    return tuple(f"cell:{cell}" for cell in cells)


COACH = LacunesCoach()
