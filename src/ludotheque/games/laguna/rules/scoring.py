"""How a finished game is counted: pearls delivered a seat, alone the moves (§11)."""

from ludotheque.core.outcome import Json, Outcome, shared_returns
from ludotheque.games.laguna.rules.effects import solved
from ludotheque.games.laguna.rules.options import LagunaOptions
from ludotheque.games.laguna.rules.state import State


def result(options: LagunaOptions, state: State) -> Outcome:
    """The outcome of a game that is over."""
    return _alone(state) if options.solo else _among(options, state)


def _alone(state: State) -> Outcome:
    won = solved(state)
    reason = "solved" if won else "reef" if state.wrecked else "rounds"
    lines: list[Json] = [{"seat": 0, "delivered": state.delivered[0], "moves": state.spent}]
    return Outcome(reason, (state.spent,), (1.0 if won else -1.0,), (0,) if won else (), {"lines": lines})


def _among(options: LagunaOptions, state: State) -> Outcome:
    """Who has delivered most wins; equals share (LAG-E4)."""
    best = max(state.delivered)
    winners = tuple(seat for seat, count in enumerate(state.delivered) if count == best)
    reason = "delivered" if best >= options.needed else "rounds"
    lines: list[Json] = [
        {"seat": seat, "delivered": count, "needed": options.needed} for seat, count in enumerate(state.delivered)
    ]
    returns = shared_returns([(seat,) for seat in range(options.players)], [(seat,) for seat in winners])
    return Outcome(reason, state.delivered, returns, winners, {"lines": lines})
