"""What may be done in a match: each action gives the entries to store, or raises; it changes nothing itself."""

from typing import Any

from ludotheque.core.clock import ClockSettings
from ludotheque.core.errors import IllegalMove, LudothequeError
from ludotheque.core.game import CHANCE, AnyGame, Seat
from ludotheque.play import timing
from ludotheque.play.chance import Chance
from ludotheque.play.entries import Chosen, Entry, Played, Resigned, TimeLost, Withdrawn
from ludotheque.play.match import Match
from ludotheque.play.timing import NOTHING, HandedOn

Entries = tuple[Entry, ...]


def opening(match: Match, now: int, chance: Chance) -> Entries:
    """What chance does before the first decision."""
    return _settle(match.game, match.state, now, chance)


def play(match: Match, seat: Seat, text: str, now: int, chance: Chance, clock: ClockSettings | None = None) -> Entries:
    """A seat's move, or its secret choice; with what chance does after it."""
    going_on(match)
    game, state = match.game, match.state
    move = game.read(state, text)
    if game.together(state):
        return _choose(match, seat, move, now, chance)
    if game.turn(state) != seat:
        return _call(match, seat, move, now, chance, clock)
    if text.startswith("=") or any(move == game.interruption(state, other) for other in timing.others(game, seat)):
        raise _not_your_turn(game, seat)  # made by nobody, or by another seat
    if timing.over_late(match, clock, now):
        return expire(match, clock, now, chance) if clock else ()
    timing.insist_unhurried(match, clock, now)
    return _played(match, seat, move, now, chance, clock)


def withdraw(match: Match, seat: Seat, now: int) -> Entries:
    """Take a secret choice back while it is secret: nobody need be asked."""
    if seat not in match.sealed:
        raise LudothequeError("NOTHING_TO_TAKE_BACK")
    return (Withdrawn(seat, now),)


def resign(match: Match, seat: Seat, now: int) -> Entries:
    going_on(match)
    return (Resigned(seat, now),)


def expire(match: Match, clock: ClockSettings, now: int, chance: Chance) -> Entries:
    """What the clock does by itself: the game's interruption, or a loss on time; () while there is time."""
    late = timing.late(match, clock, now)
    if not late:
        return ()
    move = match.game.interruption(match.state, None)
    if move is None:
        return (TimeLost(late[0], now),)
    return _played(match, None, move, now, chance, clock)


def going_on(match: Match) -> None:
    """Raise unless the match goes on."""
    if match.over:
        raise LudothequeError("MATCH_OVER")


def _not_your_turn(game: AnyGame, seat: Seat) -> IllegalMove:
    return IllegalMove("NOT_YOUR_TURN", game.info.turn_clause, seat=seat)


def _call(match: Match, seat: Seat, move: Any, now: int, chance: Chance, clock: ClockSettings | None) -> Entries:
    """Another seat calls that time is up; too early it is ignored and costs nothing (LAG-22)."""
    if clock is None or move != match.game.interruption(match.state, seat):
        raise _not_your_turn(match.game, seat)
    return _played(match, seat, move, now, chance, clock) if timing.is_up(match, clock, now) else ()


def _played(
    match: Match, seat: Seat | None, move: Any, now: int, chance: Chance, clock: ClockSettings | None
) -> Entries:
    """The move with the time it took, and what chance does after it."""
    game, state = match.game, match.state
    after = game.play(state, move)
    mover = game.turn(state)
    spent = match.spent.running(now) if mover == seat else 0
    left, handed = timing.after(match, clock, after, now, by_time=mover != seat)
    played = Played(seat, game.write(state, move), now, spent, False, left, handed.carry, handed.pause)
    return (played, *_settle(game, after, now, chance, handed))


def _choose(match: Match, seat: Seat, move: Any, now: int, chance: Chance) -> Entries:
    """Seal a choice; the last one in reveals them all, in seat order."""
    game, state = match.game, match.state
    together = game.together(state)
    if seat not in together:
        raise _not_your_turn(game, seat)
    if seat in match.sealed:
        raise LudothequeError("ALREADY_CHOSEN")
    if move not in game.moves(state, seat):
        game.play(state, move)  # says which rule forbids it, where the rule is the same for all seats
        raise _not_your_turn(game, seat)
    chosen = Chosen(seat, game.write(state, move), now)
    sealed = {**match.sealed, seat: chosen}
    if set(sealed) != set(together):
        return (chosen,)
    entries: list[Entry] = [chosen]
    for one in sorted(together):
        spent = 0 if match.spent.began is None else max(0, sealed[one].at - match.spent.began)
        entries.append(Played(one, sealed[one].move, now, spent, revealed=game.info.seats > 1))
        state = game.play(state, game.read(state, sealed[one].move))
    return (*entries, *_settle(game, state, now, chance))


def _settle(game: AnyGame, state: Any, now: int, chance: Chance, handed: HandedOn = NOTHING) -> Entries:
    entries: list[Entry] = []
    while game.turn(state) == CHANCE:
        move = game.draw(state, chance(state))
        entries.append(Played(None, game.write(state, move), now, carry=handed.carry, pause=handed.pause))
        state = game.play(state, move)
    return tuple(entries)
