"""A plain text drawing for the terminal: the sea with coordinates, then every raft in a line of its own."""

from ludotheque.core.parts import TextFace
from ludotheque.games.laguna.rules.game import Laguna
from ludotheque.games.laguna.rules.options import LagunaOptions
from ludotheque.games.laguna.rules.state import PLAY, Raft, State, docked


def _sea(view: State) -> list[str]:
    rows = [list(row) for row in view.board.rows]
    for raft in view.rafts:
        for hole, (row, col) in enumerate(raft.window):
            if raft.covered(hole):
                rows[row][col] = raft.holes[hole]
    cols = range(view.board.size[1])
    head = [
        "   " + "".join(str(col // 10) if col >= 10 else " " for col in cols),
        "   " + "".join(str(col % 10) for col in cols),
    ]
    return [*head, *(f"{number:2} {''.join(row)}" for number, row in enumerate(rows))]


def _raft(options: LagunaOptions, view: State, seat: int, raft: Raft) -> str:
    """`0 r H@r2c4 [r g - / - - -] over [. x . / . . ?] at A @ 1, 2 of 6`."""
    parts = [f"{seat} {view.colours[seat]} {raft.orient}@r{raft.row}c{raft.col}"]
    parts += [_holes(raft.orient, raft.holes), "over", _holes(raft.orient, view.under(raft))]
    beside = sorted(docked(view, raft, options.by_line))
    beside += [str(other) for other, one in enumerate(view.rafts) if other != seat and raft.touches(one)]
    if beside:
        parts.append(f"at {' '.join(beside)}")
    return f"{' '.join(parts)}, {view.delivered[seat]} of {options.needed}"


def _holes(orient: str, holes: str) -> str:
    wide = 3 if orient == "H" else 2
    return f"[{' / '.join(' '.join(holes[start : start + wide]) for start in range(0, 6, wide))}]"


class LagunaText(TextFace[Laguna, State]):
    """Laguna in letters."""

    def draw(self, game: Laguna, view: State, seat: int | None) -> str:
        """Pearls stand as r g b y on the sea; open holes show what lies beneath."""
        lines = [*_sea(view), ""]
        lines += [f"{letter} {pearls or '-'}" for letter, pearls in zip(view.board.islands, view.islands, strict=True)]
        if view.pool:
            lines.append(f"pool {view.pool}")
        for number, raft in enumerate(view.rafts):
            lines.append(_raft(game.options, view, number, raft))
        if view.target:
            wanted = [f"{letter}={pearls or '-'}" for letter, pearls in view.target.islands]
            wanted += [] if view.target.volcano is None else [f"@={view.target.volcano}"]
            lines.append(f"target {' '.join(wanted)}  moves {view.spent}")
        if view.stage == PLAY:
            lines.append(f"turn {view.turn} {view.phase}")
        return "\n".join(lines)


TEXT = LagunaText()
