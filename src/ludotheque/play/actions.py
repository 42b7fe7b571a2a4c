"""What may be done in a match: each action tries it and gives the Trial, or raises; the match itself stays as it is."""

from typing import Any

from ludotheque.core.clock import ClockSettings
from ludotheque.core.errors import IllegalMove, LudothequeError
from ludotheque.core.game import CHANCE, AnyGame, Seat
from ludotheque.play import timing
from ludotheque.play.chance import Chance
from ludotheque.play.entries import Chosen, Played, Resigned, TimeLost, Withdrawn
from ludotheque.play.match import Match
from ludotheque.play.seats import Company
from ludotheque.play.timing import NOTHING, HandedOn
from ludotheque.play.trial import Trial


def opening(match: Match, now: int, chance: Chance) -> Trial:
    """What chance does before the first decision."""
    trial = Trial(match)
    _settle(trial, now, chance)
    return trial


def play(match: Match, seat: Seat, text: str, now: int, chance: Chance, clock: ClockSettings | None = None) -> Trial:
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
    if clock is not None and timing.over_late(match, clock, now):
        return expire(match, clock, now, chance)
    timing.insist_unhurried(match, clock, now)
    return _played(match, seat, move, now, chance, clock)


def withdraw(match: Match, seat: Seat, now: int) -> Trial:
    """Take a secret choice back while it is secret: nobody need be asked."""
    if seat not in match.sealed:
        raise LudothequeError("NOTHING_TO_TAKE_BACK")
    return Trial(match, Withdrawn(seat, now))


def resign(match: Match, seat: Seat, now: int) -> Trial:
    going_on(match)
    return Trial(match, Resigned(seat, now))


def expire(match: Match, clock: ClockSettings, now: int, chance: Chance) -> Trial:
    """What the clock does by itself: the game's interruption, or a loss on time; nothing while there is time."""
    late = timing.late(match, clock, now)
    if not late:
        return Trial(match)
    move = match.game.interruption(match.state, None)
    if move is None:
        return Trial(match, TimeLost(late[0], now))
    return _played(match, None, move, now, chance, clock)


def due(match: Match, clock: ClockSettings | None, company: Company, reaction: int, now: int, chance: Chance) -> Trial:
    """What happens by itself: the clock acts, or a bot calls the time of another seat; nothing before it is due."""
    ends = timing.due(match, clock, company, reaction)
    if clock is None or ends is None or now < ends:
        return Trial(match)
    caller, game, state = timing.bot_that_calls(match, clock, company), match.game, match.state
    if caller is None:
        return expire(match, clock, now, chance)
    return play(match, caller, game.write(state, game.interruption(state, caller)), now, chance, clock)


def going_on(match: Match) -> None:
    """Raise unless the match goes on."""
    if match.over:
        raise LudothequeError("MATCH_OVER")


def _not_your_turn(game: AnyGame, seat: Seat) -> IllegalMove:
    return IllegalMove("NOT_YOUR_TURN", game.info.turn_clause, seat=seat)


def _call(match: Match, seat: Seat, move: Any, now: int, chance: Chance, clock: ClockSettings | None) -> Trial:
    """Another seat calls that time is up; too early it is ignored and costs nothing (LAG-22)."""
    if clock is None or move != match.game.interruption(match.state, seat):
        raise _not_your_turn(match.game, seat)
    return _played(match, seat, move, now, chance, clock) if timing.is_up(match, clock, now) else Trial(match)


def _played(match: Match, seat: Seat | None, move: Any, now: int, chance: Chance, clock: ClockSettings | None) -> Trial:
    """The move with the time it took, and what chance does after it."""
    game, state, trial = match.game, match.state, Trial(match)
    after = game.play(state, move)
    mover, felt = game.turn(state), timing.felt(match, clock, now)
    spent = match.spent.running(felt) if mover == seat else 0
    left, handed = timing.after(match, clock, after, felt, by_time=mover != seat)
    text = game.write(state, move)
    trial.play(Played(seat, text, now, spent, False, left, handed.carry, handed.pause), move, after)
    _settle(trial, now, chance, handed)
    return trial


def _choose(match: Match, seat: Seat, move: Any, now: int, chance: Chance) -> Trial:
    """Seal a choice; the last one in reveals them all, in seat order."""
    game, state = match.game, match.state
    if seat not in game.together(state):
        raise _not_your_turn(game, seat)
    if seat in match.sealed:
        raise LudothequeError("ALREADY_CHOSEN")
    if move not in game.moves(state, seat):
        game.play(state, move)  # says which rule forbids it, where the rule is the same for all seats
        raise _not_your_turn(game, seat)
    trial = Trial(match, Chosen(seat, game.write(state, move), now))
    if not trial.match.deciding:
        _reveal(trial, now)
        _settle(trial, now, chance)
    return trial


def _reveal(trial: Trial, now: int) -> None:
    began, sealed = trial.match.spent.began, dict(trial.match.sealed)
    for seat, chosen in sorted(sealed.items()):
        spent = 0 if began is None else max(0, chosen.at - began)
        trial.add(Played(seat, chosen.move, now, spent, revealed=trial.match.game.info.seats > 1))


def _settle(trial: Trial, now: int, chance: Chance, handed: HandedOn = NOTHING) -> None:
    """Let chance move until a seat must decide."""
    game = trial.match.game
    while trial.match.ending is None and game.turn(state := trial.match.state) == CHANCE:
        move = game.draw(state, chance(state))
        text = game.write(state, move)
        trial.play(Played(None, text, now, carry=handed.carry, pause=handed.pause), move, game.play(state, move))
