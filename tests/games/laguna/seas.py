"""Small seas for the vectors of the rule file, written as they stand there."""

from dataclasses import dataclass

import pytest

from ludotheque.core.errors import Fact, IllegalMove
from ludotheque.core.options import Value, complete
from ludotheque.games.laguna.rules.game import Laguna, make
from ludotheque.games.laguna.rules.options import OPTIONS
from ludotheque.games.laguna.rules.state import State, directions

BASE = "A=rgb B=rgb C=rgy D=rgy E=rby F=rby G=gby H=gby"


def laguna(**options: Value) -> Laguna:
    return make(complete(OPTIONS, options))


def board_text(grid: str, side: str = "test") -> str:
    rows = [row.strip() for row in grid.strip().splitlines()]
    size = f"{len(rows)} {len(rows[0])}"
    head = f"laguna-board 1\nname: vector\nside: {side}\nsize: {size}\nsymmetry: none\nline: shore\ngrid:\n"
    return head + "\n".join(rows) + "\nend"


def sea(grid: str, words: str) -> str:
    """A setup string on a small sea."""
    return f"board:{board_text(grid)}\n\n{words}"


def water(rows: int, cols: int) -> str:
    return "\n".join(["." * cols] * rows)


@dataclass
class Trial:
    """A game being tried out: moves as text, refusals as (code, clause)."""

    game: Laguna
    state: State

    @property
    def dirs(self) -> set[str]:
        """The legal steps as the move list has them; the formal rule must agree."""
        found = {text[-1] for text in self.legal("step")}
        assert found == directions(self.state)
        return found

    def legal(self, word: str = "") -> set[str]:
        moves = self.game.moves(self.state)
        return {text for move in moves if (text := self.game.write(self.state, move)).startswith(word)}

    def play(self, *texts: str) -> "Trial":
        for text in texts:
            self.state = self.game.play(self.state, self.game.read(self.state, text))
        return self

    def refused(self, text: str) -> tuple[str, str | None]:
        """Code and clause; the move is not in the list either."""
        move = self.game.read(self.state, text)
        assert move not in self.game.moves(self.state)
        with pytest.raises(IllegalMove) as found:
            self.game.play(self.state, move)
        return found.value.code, found.value.clause

    def facts(self, text: str) -> dict[str, Fact]:
        """What the refusal of a move names."""
        with pytest.raises(IllegalMove) as found:
            self.game.play(self.state, self.game.read(self.state, text))
        return dict(found.value.facts)

    def holes(self, seat: int = 0) -> str:
        return self.state.rafts[seat].holes

    def island(self, letter: str) -> str:
        return self.state.island(letter)

    def told(self, text: str) -> list[str]:
        """Play a move and give the keys of its events."""
        before, move = self.state, self.game.read(self.state, text)
        self.state = self.game.play(before, move)
        return [event.key for event in self.game.events(before, move, self.state, None)]


def trial(grid: str, words: str, **options: Value) -> Trial:
    game = laguna(**options)
    return Trial(game, game.initial(sea(grid, words)))


def one_raft(grid: str, raft: str, phase: str = "sail", pearls: str = "", **options: Value) -> Trial:
    """A lone raft of seat 0 in a two-player game; seat 1 lies far away in its own lagoon below."""
    rows = [row.strip() for row in grid.strip().splitlines()]
    width = max(len(rows[0]), 3)
    lagoon = [row.ljust(width, "%") for row in rows] + ["%" * width, "...".ljust(width, "%"), "...".ljust(width, "%")]
    other = f"raft1=H,{len(rows) + 1},0,gb----,-"
    words = f"{pearls} play turn=0 phase={phase} raft0={raft} {other}".strip()
    return trial("\n".join(lagoon), words, **options)
