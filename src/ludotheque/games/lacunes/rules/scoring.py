"""The end and the score (GAP-25 to GAP-30)."""

from ludotheque.core.outcome import Json, Outcome
from ludotheque.games.lacunes.rules.cards import COLUMNS, SUITS, suit
from ludotheque.games.lacunes.rules.layout import is_won, prefixes
from ludotheque.games.lacunes.rules.options import LacunesOptions
from ludotheque.games.lacunes.rules.state import State


def points(placed: int, redeals: int, cost: int) -> int:
    """What the scored version counts (GAP-29)."""
    return max(0, placed - cost * redeals)


def outcome(state: State, options: LacunesOptions) -> Outcome:
    """The result of a finished game, with the sheet line by line."""
    lengths = prefixes(state.cells)
    total, won = sum(lengths), is_won(state.cells)
    rows: list[Json] = [
        {"row": row + 1, "suit": SUITS[suit(state.cells[row * COLUMNS])] if length else None, "placed": length}
        for row, length in enumerate(lengths)
    ]
    detail: dict[str, Json] = {"rows": rows, "placed": total, "redeals": state.redeals, "moves": state.moves}
    score = total
    if options.scored:
        score = points(total, state.redeals, options.cost)
        detail |= {"cost": options.cost, "points": score}
    reason = "won" if won else "blocked"
    return Outcome(reason, (score,), (1.0 if won else -1.0,), (0,) if won else (), detail)


def ranking_key(outcome: Outcome) -> tuple[int, int, int, int]:
    """A key that ranks results, the best first: won, points, fewer redeals, fewer moves (GAP-29, GAP-30)."""
    detail = outcome.detail
    redeals, moves = detail["redeals"], detail["moves"]
    assert isinstance(redeals, int) and isinstance(moves, int)
    return (0 if outcome.winners else 1, -outcome.scores[0], redeals, moves)
