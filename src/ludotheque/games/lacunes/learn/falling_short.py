"""What a wrong move makes of a deal: the card that never moves again, how many get home at best, what the par lacks."""

from collections.abc import Collection, Iterable

from ludotheque.core.learning import Tried
from ludotheque.core.outcome import Event
from ludotheque.games.lacunes.learn.exhaustion import reached
from ludotheque.games.lacunes.learn.shortest_win import shortest_win
from ludotheque.games.lacunes.rules.cards import COLUMNS, TWO, Cells, rank, token
from ludotheque.games.lacunes.rules.events import card_facts
from ludotheque.games.lacunes.rules.game import Lacunes
from ludotheque.games.lacunes.rules.layout import is_blocked, placed


def told(tried: Tried) -> Event | None:
    """None where the win is still in reach, or more would have to be tried than a reader waits for."""
    game, before, after = tried.game, tried.before.cells, tried.after.cells
    assert isinstance(game, Lacunes)
    locked = game.options.locked
    if is_blocked(after, locked):
        return Event("blocked", {"home": placed(after)})
    if tried.puzzle.par is not None and (way := shortest_win(after, locked)):
        return Event("late", {"over": len(way), "marks": _marks(dict.fromkeys(card for card, _ in way))})
    ways = reached(after, locked)
    return None if ways is None else _lost(before, after, ways)


def _lost(before: Cells, after: Cells, ways: Collection[Cells]) -> Event:
    """The card that was moved stands for all that are stuck, else the lowest: it would have to go home first."""
    home, still = max(map(placed, ways)), stuck(after, ways)
    if not still:
        return Event("lost", {"home": home})
    first = min(still, key=lambda card: (before.index(card) == after.index(card), rank(card)))
    return Event("stuck", {**card_facts(first), "others": len(still) - 1, "home": home, "marks": _marks([first])})


def stuck(cells: Cells, ways: Collection[Cells]) -> list[int]:
    """The cards in a column that is not theirs, and that no way moves out of it."""
    away = [cell for cell, card in enumerate(cells) if card >= 0 and rank(card) - TWO != cell % COLUMNS]
    return [cells[cell] for cell in away if all(layout[cell] == cells[cell] for layout in ways)]


def _marks(cards: Iterable[int]) -> tuple[str, ...]:
    return tuple(f"card:{token(card)}" for card in cards)
