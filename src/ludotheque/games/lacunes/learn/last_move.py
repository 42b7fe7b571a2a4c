"""How the last move was: it lost the round, or alone kept it alive, or left a dead gap; and what was better."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property

from ludotheque.core.bot import Limit
from ludotheque.core.coaching import Remark
from ludotheque.games.lacunes.rules.cards import COLUMNS, GAP, Cells
from ludotheque.games.lacunes.rules.events import card_facts
from ludotheque.games.lacunes.rules.game import Lacunes
from ludotheque.games.lacunes.rules.layout import death, gaps, moved, prefix, steps
from ludotheque.games.lacunes.rules.state import Put, State
from ludotheque.games.lacunes.solver.command import judge
from ludotheque.games.lacunes.solver.solution import Solution, Verdict

FATAL, ONLY, DIES, REVIVED, GROWN = 7.0, 4.3, 3.0, 2.4, 1.5
SHARES = 8
"""Of as many questions to the solver each has its share."""
Step = tuple[int, int]


def remarks(game: Lacunes, before: State, card: int, now: State, limit: Limit) -> Iterator[Remark]:
    """All that there is to say of a card that was sent."""
    move = _Move(game, before, card, now, replace(limit, nodes=(limit.nodes or 0) // SHARES))
    found = (move.fatal(), move.only(), move.dies(), move.revived(), move.grown())
    return (one for one in found if one)


@dataclass(frozen=True)
class _Move:
    game: Lacunes
    before: State
    card: int
    now: State
    limit: Limit

    def fatal(self) -> Remark | None:
        """The round could be won before the move and cannot after it: both proven."""
        if self._verdict != "lost":
            return None
        won = self._judged(self.before.cells)
        first = self.game.read(self.before, won.moves[0]) if won.moves else None
        return Remark("fatal", card_facts(first.card), stake=FATAL) if isinstance(first, Put) else None

    def only(self) -> Remark | None:
        """Every other move is proven to lose the round, which can be won after this one."""
        others = self._others()
        if not others or len(others) > SHARES or self._verdict != "winnable":
            return None
        lost = all(self._judged(moved(self.before.cells, *step)).verdict == "lost" for step in others)
        return Remark("only", stake=ONLY) if lost else None

    def dies(self) -> Remark | None:
        """Nothing fits the gap that it left as long as a king or a gap stands before it (GAP-10, GAP-11)."""
        reason = death(self.now.cells, self._left)
        if self.now.cells[self._left] != GAP or reason is None:
            return None
        better = self._better()
        marks, facts = (f"cell:{self._left}",), card_facts(better) if better is not None else {}
        return Remark(f"dies-{reason}-better" if facts else f"dies-{reason}", facts, marks, DIES)

    def revived(self) -> Remark | None:
        """Behind the card a gap lives that was dead behind a gap."""
        after = self._goal + 1
        lives = after % COLUMNS and self.now.cells[after] == GAP and death(self.now.cells, after) is None
        dead = lives and self.before.cells[after] == GAP and death(self.before.cells, after) is not None
        return Remark("revived", marks=(f"cell:{after}",), stake=REVIVED) if dead else None

    def grown(self) -> Remark | None:
        """A run that a redeal would keep has grown by it (GAP-18)."""
        row = self._goal // COLUMNS
        length = prefix(self.now.cells, row)
        grown = length > prefix(self.before.cells, row) > 0
        return Remark("grown", {"count": length}, stake=GROWN) if grown else None

    @property
    def _left(self) -> int:
        return self.before.cells.index(self.card)

    @property
    def _goal(self) -> int:
        return self.now.cells.index(self.card)

    def _others(self) -> list[Step]:
        offered = steps(self.before.cells, self.game.options.locked)
        return [step for step in offered if step != (self.card, self._goal)]

    def _better(self) -> int | None:
        """A card whose going leaves more living gaps, unless the round can be won as it is or would be lost by it."""
        living = _living(self.now.cells)
        others = [step for step in self._others() if _living(moved(self.before.cells, *step)) > living]
        if not others or self._verdict == "winnable":
            return None
        sound = (card for card, gap in others if self._judged(moved(self.before.cells, card, gap)).verdict != "lost")
        return next(sound, None)

    @cached_property
    def _verdict(self) -> Verdict:
        return self._judged(self.now.cells).verdict

    def _judged(self, cells: Cells) -> Solution:
        return judge(self.game, replace(self.now, cells=cells), self.limit)


def _living(cells: Cells) -> int:
    return sum(death(cells, gap) is None for gap in gaps(cells))
