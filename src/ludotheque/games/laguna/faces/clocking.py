"""The clock that the rules ask for (§5, LAG-E3, LAG-E5); it stands beside the options and never in a state."""

from ludotheque.core.clock import ClockSettings
from ludotheque.core.parts import Clocking
from ludotheque.games.laguna.rules.game import Laguna

GRACE = 200
"""An action received so late after the deadline still counts; it does not lengthen the carry."""
HANDOVER = 700
"""The pause between turns in which the sand stands still; 0 on one screen."""
SHORTEST = 200
"""The least time between two accepted actions (LAG-E5)."""
IDLE_SECONDS = 300
"""Without a glass, so long without an action ends the turn (LAG-E3)."""


class LagunaClocking(Clocking[Laguna]):
    """The hourglass, or the time without any action."""

    glass = "glass"

    def default(self, game: Laguna) -> ClockSettings | None:
        """The glass of the options; alone there is none, and nobody to protect."""
        options = game.options
        if options.solo:
            return None
        if options.glass is None:
            return ClockSettings("idle", IDLE_SECONDS, min_action_ms=SHORTEST, clause="LAG-E5")
        return ClockSettings(
            "hourglass", options.glass, handover_ms=HANDOVER, grace_ms=GRACE, min_action_ms=SHORTEST,
            call=options.time_call == "call", clause="LAG-E5",
        )  # fmt: skip


CLOCKING = LagunaClocking()
