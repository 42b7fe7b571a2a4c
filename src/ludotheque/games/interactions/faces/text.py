"""The board as plain text: letters and words, no colour needed."""

from ludotheque.core.parts import TextFace
from ludotheque.games.interactions.rules import scoring
from ludotheque.games.interactions.rules.game import Interactions
from ludotheque.games.interactions.rules.notation import COLOURS
from ludotheque.games.interactions.rules.state import Laid, State
from ludotheque.games.interactions.rules.territory import box, legal_cells


def _board(game: Interactions, view: State) -> list[str]:
    grid = view.territory
    legal = legal_cells(grid, game.options.format) if game.outcome(view) is None else ()
    top, left, bottom, right = box([*grid, *legal])
    header = "    " + " ".join(f" {'abcdefghijk'[column]}" for column in range(left, right + 1))
    rows = [
        f"{row + 1:>3} " + " ".join(_square(game, grid.get((row, column)), (row, column) in legal)
                                     for column in range(left, right + 1))
        for row in range(top, bottom + 1)
    ]  # fmt: skip
    return [header, *rows]


def _square(game: Interactions, laid: Laid | None, legal: bool) -> str:
    if laid is None:
        return " +" if legal else " ."
    colours = "bw" if game.options.solo else COLOURS
    return colours[laid.owner] + (laid.tile if laid.front else laid.tile.lower())


def _hands(game: Interactions, view: State) -> list[str]:
    colours = "bw" if game.options.solo else COLOURS
    totals = [line.total for line in scoring.sheets(game.options, view)]
    lines = [
        f"{colours[owner]}  {hand.available or '-'} | {hand.reserve or '-'}  = {totals[owner]}"
        for owner, hand in enumerate(view.hands)
    ]
    if game.options.solo:
        lines.append(f"w  {view.aside} | {view.pile or '-'}  = {totals[1]}")
    return lines


class InteractionsText(TextFace[Interactions, State]):
    """Interactions in letters."""

    def draw(self, game: Interactions, view: State, seat: int | None) -> str:
        """The Territory with `+` on legal cells, then every hand and score."""
        return "\n".join([*_board(game, view), "", *_hands(game, view)])


TEXT = InteractionsText()
