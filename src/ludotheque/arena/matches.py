"""One game between bots, on a clock of its own: seeded, so that it repeats exactly when the limits count nodes."""

from collections.abc import Sequence
from dataclasses import dataclass

from ludotheque.arena.players import Player
from ludotheque.core import catalog
from ludotheque.core.chance import SplitMix64
from ludotheque.core.clock import ClockSettings
from ludotheque.core.game import AnyGame
from ludotheque.core.outcome import Outcome
from ludotheque.core.parts import Clocking
from ludotheque.play import actions, bots
from ludotheque.play.match import Match

MOST_PLIES = 20_000


@dataclass(frozen=True)
class Played:
    """A finished game: who sat where, how it ended, and its moves."""

    seats: tuple[str, ...]
    setup: str
    moves: tuple[str, ...]
    outcome: Outcome


def play_game(game: AnyGame, players: Sequence[Player], seed: int) -> Played:
    """Play a game to its end; the clock that the rules ask for runs on, an action taking what its player says."""
    below, clock, now = SplitMix64(seed).below, _clock(game), 0
    match = actions.opening(Match(game, game.setup(below), now), now, lambda state: below).match
    while not match.over and match.ply < MOST_PLIES:
        seat = match.deciding[0]
        player, now = players[seat], max(now, match.spent.began or 0)
        asked = bots.question(match, seat, clock, now)
        move = bots.choose(game, asked, player.bot, player.limit, below).move
        now += max(player.cost_ms, clock.min_action_ms) if clock else 0
        match = actions.play(match, seat, game.write(match.state, move), now, lambda state: below, clock).match
    if match.outcome is None:
        raise RuntimeError(f"no end after {MOST_PLIES} plies")
    names, moves = tuple(player.name for player in players), tuple(step.text for step in match.line)
    return Played(names, match.setup, moves, match.outcome)


def _clock(game: AnyGame) -> ClockSettings | None:
    clocking = catalog.entry(game.info.key).part(Clocking)
    return clocking.default(game) if clocking else None
