"""What a wrong pawn comes to: how many colours are won in the end, and which of the others came nearest."""

from ludotheque.core.learning import Tried
from ludotheque.core.outcome import Event
from ludotheque.games.lacuna.rules.game import Lacuna
from ludotheque.games.lacuna.rules.pond import COLOURS, LETTERS
from ludotheque.games.lacuna.rules.scoring import MAJORITY, colours_won, counts
from ludotheque.games.lacuna.rules.state import State


def told(tried: Tried, end: State, asked: int) -> Event | None:
    """`outdone`: by the last pawn of the other; None where as many colours are won as asked."""
    game = tried.game
    assert isinstance(game, Lacuna)
    total = counts(end, game.options.tolerance)
    won, own = colours_won(total)[tried.seat], total[tried.seat]
    if won >= asked:
        return None
    nearest = max((colour for colour in COLOURS if own[colour] < MAJORITY), key=lambda colour: own[colour])
    letter = LETTERS[nearest]
    facts = {"won": won, "asked": asked, "colour": letter, "count": own[nearest], "marks": (f"colour:{letter}",)}
    return Event("short" if end is tried.after else "outdone", facts)
