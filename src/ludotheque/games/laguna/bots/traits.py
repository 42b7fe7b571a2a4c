"""What makes a level: its tempo on the virtual clock, what it overlooks and forgets, how far it looks, whom it robs."""

from dataclasses import dataclass

_THINKING = 6
"""Per cent that thinking adds to an action on the virtual clock: six times 300 ms in half a minute (§9)."""


@dataclass(frozen=True)
class Traits:
    """`action_ms` is what an action takes on the virtual clock; `visits` how many visits to the volcano it foresees."""

    action_ms: int
    nodes: int
    forgets: int = 0
    """How often in a thousand a symbol under an own pearl slips its mind under sail."""
    overlooks: int = 0
    """How often in a thousand an island goes unseen for a turn."""
    most: int | None = None
    """Actions after which it ends its turn, sand or not: whoever waits has not much to watch."""
    visits: int = 1
    weighs: bool = True
    """Begins where the ways are short; else at any shore with a pearl of its own."""
    gentle: bool = False
    """Robs nobody while there is a pearl of its own to be had in peace."""
    trades: bool = False
    chases: bool = False
    hostages: bool = False
    guards: bool = False
    """Ends its turn where it is hard to rob, and robs who would win next."""
    seconds: float | None = None
    """What it may think at most by the clock, beside its nodes."""

    @property
    def cost_ms(self) -> int:
        """What one action takes on the virtual clock (§9)."""
        return cost_ms(self.action_ms)

    def actions(self, glass: int) -> int:
        """How many it makes in a turn."""
        within = actions_a_turn(glass, self.action_ms)
        return within if self.most is None else min(within, self.most)


def cost_ms(action_ms: int) -> int:
    return action_ms * (100 + _THINKING) // 100


def actions_a_turn(glass: int, action_ms: int) -> int:
    """How many actions somebody makes while the glass runs (the virtual clock of §9)."""
    return glass * 1000 // cost_ms(action_ms)


TRAITS = {
    1: Traits(1300, 20, 400, overlooks=500, most=9, weighs=False, gentle=True),
    2: Traits(1300, 25, 250, overlooks=370, most=9, weighs=False, gentle=True),
    3: Traits(1300, 25, 250, overlooks=340, most=10, weighs=False, gentle=True),
    4: Traits(1300, 30, 250, overlooks=260, most=11, weighs=False, gentle=True),
    5: Traits(1300, 30, 250, overlooks=200, most=12, weighs=False, gentle=True),
    6: Traits(1300, 30, 250, overlooks=200, most=14, gentle=True),
    7: Traits(1300, 45, 210, overlooks=150, most=16, gentle=True),
    8: Traits(1300, 50, 195, overlooks=130, most=19, gentle=True),
    9: Traits(1300, 70, 160, overlooks=100, most=21),
    10: Traits(1200, 100, 120, overlooks=50),
    11: Traits(1030, 300, 75, overlooks=8),
    12: Traits(900, 400, 50, trades=True),
    13: Traits(800, 750, 30, trades=True, chases=True),
    14: Traits(650, 1500, 10, visits=2, trades=True, chases=True, hostages=True),
    15: Traits(500, 12000, visits=4, trades=True, chases=True, hostages=True, guards=True, seconds=5.0),
}
NOVICE = Traits(1800, 30, 250, overlooks=500, most=15, weighs=False, gentle=True)
"""A yardstick: somebody who has just read the rules sees the next delivery alone, and half of the islands."""
STRONGEST = TRAITS[max(TRAITS)]
