"""Whether the redeals of a match are those of the secret that was sealed at its start (GAP §7)."""

from ludotheque.core.record import Record, replay
from ludotheque.games.lacunes.faces.chance import CHANCE
from ludotheque.games.lacunes.rules.state import Deal


def redeals_from(given: Record, secret: int, since: int = 0) -> tuple[bool, ...]:
    """For every redeal of a record from that ply on: whether this secret gives that very layout."""
    played = replay(given)
    return tuple(
        played.game.draw(before, CHANCE.below(given.setup, secret, before)) == move
        for ply, (before, move) in enumerate(zip(played.states, played.moves, strict=False))
        if ply >= since and isinstance(move, Deal)
    )
