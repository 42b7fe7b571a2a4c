"""The events of a move: the log, the live region and the animation are made from them."""

from ludotheque.core.errors import Fact
from ludotheque.core.outcome import Event
from ludotheque.games.lacunes.rules.cards import COLUMNS, PACK, RANKS, ROWS, SUITS, TWO, UNKNOWN, rank, suit, token
from ludotheque.games.lacunes.rules.layout import SUIT_LENGTH, is_won, placed, prefix
from ludotheque.games.lacunes.rules.state import Deal, Drop, Move, Put, Redeal, State


def move_events(
    before: State, move: Move, after: State, *, blocked: bool, over: bool, left: int | None
) -> tuple[Event, ...]:
    """The move itself, then a row it completed, then how the game stands if it cannot simply go on.

    `left` counts the redeals that are left; None where they are unlimited."""
    match move:
        case Redeal():
            return (Event("gathered", {"kept": PACK - after.cells.count(UNKNOWN), "redeals": after.redeals}),)
        case Deal():
            found = [Event("redealt", {"redeals": after.redeals})]
        case Put(card) | Drop(card):
            found = [_moved(before, card, after), *_completed(before, after)]
    if is_won(after.cells):
        return (*found, Event("won", {"redeals": after.redeals, "moves": after.moves}))
    if blocked and over:
        found.append(Event("lost", {"placed": placed(after.cells)}))
    elif blocked:
        found.append(Event("blocked", {"placed": placed(after.cells), "left": "unlimited" if left is None else left}))
    return tuple(found)


def card_facts(card: int) -> dict[str, Fact]:
    """A card as texts need it: the token, and rank and suit to choose words by."""
    return {"card": token(card), "rank": RANKS[rank(card)], "suit": SUITS[suit(card)]}


def _moved(before: State, card: int, after: State) -> Event:
    source, goal = before.cells.index(card), after.cells.index(card)
    hop = rank(card) == TWO and source % COLUMNS == 0
    places: dict[str, Fact] = {
        "row": goal // COLUMNS + 1, "column": goal % COLUMNS + 1,
        "from-row": source // COLUMNS + 1, "from-column": source % COLUMNS + 1,
    }  # fmt: skip
    return Event("hopped" if hop else "moved", {**card_facts(card), **places})


def _completed(before: State, after: State) -> list[Event]:
    done = [row for row in range(ROWS) if prefix(after.cells, row) == SUIT_LENGTH > prefix(before.cells, row)]
    return [Event("row-complete", {"row": row + 1, "suit": SUITS[suit(after.cells[row * COLUMNS])]}) for row in done]
