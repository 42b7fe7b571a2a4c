"""The clock that the rules ask for (§5, LAG-E3, LAG-E5); it stands beside the options and never in a state."""

from ludotheque.core.outcome import Json
from ludotheque.games.laguna.rules.game import Laguna

GRACE = 200
"""An action received so late after the deadline still counts; it does not lengthen the carry."""
HANDOVER = 700
"""The pause between turns in which the sand stands still; 0 on one screen."""
SHORTEST = 200
"""The least time between two accepted actions (LAG-E5)."""
IDLE_SECONDS = 300
"""Without a glass, so long without an action ends the turn (LAG-E3)."""


def default(game: Laguna) -> dict[str, Json] | None:
    """The glass of the options; alone there is none, and nobody to protect."""
    terms = game.terms
    if terms.solo:
        return None
    pace: dict[str, Json] = {"min_action_ms": SHORTEST, "clause": "LAG-E5"}
    if terms.glass is None:
        return {"kind": "idle", "seconds": IDLE_SECONDS, **pace}
    return {
        "kind": "hourglass", "seconds": terms.glass, "handover_ms": HANDOVER, "grace_ms": GRACE,
        "call": terms.time_call == "call", **pace,
    }  # fmt: skip
