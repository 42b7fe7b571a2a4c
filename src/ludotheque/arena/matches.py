"""One game between bots: seeded, so that it repeats exactly when the limits count nodes."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ludotheque.arena.players import Player
from ludotheque.arena.sand import Sand
from ludotheque.core.bot import Seen
from ludotheque.core.chance import Below, SplitMix64
from ludotheque.core.game import CHANCE, AnyGame
from ludotheque.core.outcome import Outcome

MOST_PLIES = 20_000


@dataclass(frozen=True)
class Played:
    """A finished game: who sat where, how it ended, and its moves."""

    seats: tuple[str, ...]
    setup: str
    moves: tuple[str, ...]
    outcome: Outcome


def play_game(game: AnyGame, players: Sequence[Player], seed: int) -> Played:
    """Play a game to its end, each seat choosing from its own view."""
    below = SplitMix64(seed).below
    setup = game.setup(below)
    state, moves, sand = game.initial(setup), _Moves(), Sand(game)
    while (turn := game.turn(state)) is not None and len(moves.all) < MOST_PLIES:
        seen = Seen(turn, moves.known(turn), sand.left(state))
        move = game.draw(state, below) if turn == CHANCE else _chosen(game, state, players, seen, below)
        secret = turn if turn in game.together(state) else None
        text = game.write(state, move)
        before, state = state, game.play(state, move)
        sand.acted(before, state, players[turn].cost_ms if turn != CHANCE else 0)
        moves.add(text, secret, bool(game.together(state)))
    outcome = game.outcome(state)
    if outcome is None:
        raise RuntimeError(f"no end after {MOST_PLIES} plies")
    return Played(tuple(player.name for player in players), setup, tuple(moves.all), outcome)


def _chosen(game: AnyGame, state: Any, players: Sequence[Player], seen: Seen, below: Below) -> Any:
    player = players[seen.seat]
    return player.bot.choose(game, game.view(state, seen.seat), seen, player.limit, below).move


class _Moves:
    """The moves so far; a secret choice is known to its seat alone until all are in."""

    def __init__(self) -> None:
        self.all: list[str] = []
        self._secret: dict[int, int] = {}

    def add(self, text: str, secret: int | None, waiting: bool) -> None:
        if secret is not None:
            self._secret[len(self.all)] = secret
        if not waiting:
            self._secret.clear()
        self.all.append(text)

    def known(self, seat: int) -> tuple[str, ...]:
        return tuple(text for ply, text in enumerate(self.all) if self._secret.get(ply, seat) == seat)
