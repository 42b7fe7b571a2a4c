"""What a coach says beside the patience: how the last move was, gaps that die, twos, and cards that may go home."""

from collections.abc import Iterator
from dataclasses import replace

from ludotheque.core.bot import Limit, Seen
from ludotheque.core.coaching import Coach, Last, Remark
from ludotheque.games.lacunes.learn import last_move
from ludotheque.games.lacunes.rules.cards import COLUMNS, TWO, Cells, rank, token
from ludotheque.games.lacunes.rules.events import card_facts
from ludotheque.games.lacunes.rules.game import Lacunes
from ludotheque.games.lacunes.rules.layout import death, finish, gaps, is_blocked, moved, placed, prefix, steps
from ludotheque.games.lacunes.rules.state import Put, State
from ludotheque.games.lacunes.solver.command import judge

BLOCKED, FINISH, WAIT, ONE_LEFT, HEAD, HOME, BEGIN = 6.0, 5.0, 4.5, 4.0, 2.0, 1.0, 0.5


class LacunesCoach(Coach[Lacunes, State]):
    """Looks at gaps as the rules do, and asks the solver what can still be won."""

    def remarks(self, game: Lacunes, view: State, seen: Seen, last: Last | None, limit: Limit) -> list[Remark]:
        found = [*_now(game, view.cells), *_home(game, view, limit)]
        if last is None:
            found.append(Remark("begin", stake=BEGIN))
        if is_blocked(view.cells, game.options.locked):
            found = [Remark("blocked", {"placed": placed(view.cells)}, stake=BLOCKED)]
        if last is not None and isinstance(played := game.read(last.view, last.move), Put):
            found += last_move.remarks(game, last.view, played.card, view, limit)
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


def _part(limit: Limit) -> Limit:
    """Of four questions to the solver each has its share."""
    return replace(limit, nodes=(limit.nodes or 0) // 4)


def _cells(cells: list[int]) -> tuple[str, ...]:
    return tuple(f"cell:{cell}" for cell in cells)


COACH = LacunesCoach()
