"""One game between bots, on a clock of its own: seeded, so that it repeats exactly when the limits count nodes."""

from collections.abc import Sequence
from dataclasses import dataclass

from ludotheque.arena.players import Player
from ludotheque.core import catalog
from ludotheque.core.chance import SplitMix64
from ludotheque.core.clock import ClockSettings
from ludotheque.core.game import AnyGame, Seat
from ludotheque.core.outcome import Outcome, shared_returns
from ludotheque.core.parts import Clocking
from ludotheque.engine.program import ProgramFault
from ludotheque.play import actions, bots, ending
from ludotheque.play.match import Match

MOST_PLIES = 5_000
"""Then a game is at an end: nothing in the rules of Laguna keeps two from going round in circles."""


@dataclass(frozen=True)
class Played:
    """A finished game: who sat where, how it ended, and its moves."""

    seats: tuple[str, ...]
    setup: str
    moves: tuple[str, ...]
    outcome: Outcome
    fault: ProgramFault | None = None
    """What lost the game for a program, where the board did not decide it."""


def play_game(game: AnyGame, players: Sequence[Player], seed: int) -> Played:
    """Play a game to its end; the clock that the rules ask for runs on, an action taking what its player says."""
    below, clock, now = SplitMix64(seed).below, _clock(game), 0
    match = actions.opening(Match(game, game.setup(below), now), now, lambda state: below).match
    while not match.over and match.ply < MOST_PLIES:
        seat = match.deciding[0]
        player, now = players[seat], max(now, match.spent.began or 0)
        asked = bots.question(match, seat, clock, now)
        try:
            move = bots.choose(game, asked, player.bot, player.limit, below).move
        except ProgramFault as fault:
            return _played(match, players, forfeited(game, seat), fault)
        now += max(player.cost_ms, clock.min_action_ms) if clock else 0
        match = actions.play(match, seat, game.write(match.state, move), now, lambda state: below, clock).match
    return _played(match, players, match.outcome or unended(game))


def _played(match: Match, players: Sequence[Player], outcome: Outcome, fault: ProgramFault | None = None) -> Played:
    names, moves = tuple(player.name for player in players), tuple(step.text for step in match.line)
    return Played(names, match.setup, moves, outcome, fault)


def unended(game: AnyGame) -> Outcome:
    """What goes on for ever is a draw; whoever is alone has not arrived."""
    several = len(ending.sides(game)) > 1
    return ending.outcome(game, ending.Ending("agreed") if several else ending.Ending("resigned", 0))


def forfeited(game: AnyGame, seat: Seat) -> Outcome:
    """The side of that seat has lost, and all the others have won."""
    sides = ending.sides(game)
    winning = [side for side in sides if seat not in side]
    winners = tuple(sorted(one for side in winning for one in side))
    return Outcome("forfeit", (0,) * game.info.seats, shared_returns(sides, winning), winners)


def _clock(game: AnyGame) -> ClockSettings | None:
    clocking = catalog.entry(game.info.key).part(Clocking)
    return clocking.default(game) if clocking else None
