"""The secret order of redeals (GAP §7): pure functions of the setup and of a match's secret number."""

from hashlib import sha256

from ludotheque.core.chance import Below
from ludotheque.core.parts import Chance
from ludotheque.games.lacunes.rules.deals import deal_number, redeal_stream
from ludotheque.games.lacunes.rules.state import State

SECRET_BITS = 64


class LacunesChance(Chance[State]):
    """Redeals from a sealed secret."""

    def below(self, setup: str, secret: int, state: State) -> Below:
        """The chance of the redeal that is due in `state`; with the secret 0 it is the stream of the vectors."""
        return redeal_stream(deal_number(setup) ^ secret, state.redeals)

    def seal(self, secret: int) -> str:
        """The hash shown at the start; whoever is given the secret at the end can check it."""
        return sha256(f"lacunes:{secret}".encode("ascii")).hexdigest()


CHANCE = LacunesChance()
