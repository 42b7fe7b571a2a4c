"""The clock as a match feels it: who is late, what is too fast, and what a turn hands to the next."""

from typing import Any, NamedTuple

from ludotheque.core.clock import ClockSettings
from ludotheque.core.errors import IllegalMove, LudothequeError
from ludotheque.core.game import AnyGame, Seat
from ludotheque.play import clock as clocks
from ludotheque.play.match import Match
from ludotheque.play.seats import Company


class HandedOn(NamedTuple):
    """What a turn that ends leaves to the next: sand, and the pause before it runs."""

    carry: int = 0
    pause: int = 0


NOTHING = HandedOn()


def others(game: AnyGame, seat: Seat) -> tuple[Seat, ...]:
    return tuple(other for other in range(game.info.seats) if other != seat)


def runs(match: Match, clock: ClockSettings) -> bool:
    """Somebody's time is running right now."""
    going = not match.over and match.spent.began is not None and clock.runs(match.game, match.state)
    return going and not waits(match, clock)


def waits(match: Match, clock: ClockSettings | None) -> bool:
    """A patient glass stands until the first action of whoever has not acted against it yet."""
    if clock is None or not clock.patient or match.over or not clock.runs(match.game, match.state):
        return False
    game, seat = match.game, match.game.turn(match.state)
    return not any(step.seat == seat and clock.runs(game, step.before) for step in match.line)


def pausable(match: Match, clock: ClockSettings | None) -> bool:
    """There is a clock to pause: not before the sand runs, and not where only an idle turn is ended."""
    if clock is None or clock.kind == "idle" or waits(match, clock):
        return False
    return clock.runs(match.game, match.state)


def felt(match: Match, clock: ClockSettings | None, now: int) -> int:
    """`now` as the sand feels it: while it waits, its turn has only begun."""
    began = match.spent.began
    return began if began is not None and waits(match, clock) else now


def late(match: Match, clock: ClockSettings, now: int) -> tuple[Seat, ...]:
    """The seats whose time is up, grace included."""
    if not runs(match, clock):
        return ()
    return tuple(seat for seat in match.deciding if now >= (clocks.due(clock, match.spent, seat) or now))


def is_up(match: Match, clock: ClockSettings, now: int) -> bool:
    """Somebody may say that time is up: no grace against that (LAG-22)."""
    return runs(match, clock) and any(clocks.left(clock, match.spent, seat, True, now) <= 0 for seat in match.deciding)


def calls(match: Match, seat: Seat, text: str) -> bool:
    """The seat says that the time of another is up."""
    game, state = match.game, match.state
    if match.over or game.together(state) or game.turn(state) == seat:
        return False
    call = game.interruption(state, seat)
    return call is not None and game.write(state, call) == text


def glass_left(match: Match, clock: ClockSettings | None, seat: Seat, now: int) -> int | None:
    """What an hourglass leaves a seat that must decide; None where no sand runs."""
    if clock is None or clock.kind != "hourglass" or seat not in match.deciding or not runs(match, clock):
        return None
    return max(0, clocks.left(clock, match.spent, seat, True, now))


def next_due(match: Match, clock: ClockSettings) -> int | None:
    """When the clock would act if nobody else did."""
    if not runs(match, clock):
        return None
    return min(ends for seat in match.deciding if (ends := clocks.due(clock, match.spent, seat)) is not None)


def over_late(match: Match, clock: ClockSettings | None, now: int) -> bool:
    """A move that comes after the clock should have ended the turn by itself."""
    return clock is not None and clock.ends_turns and not clock.call and bool(late(match, clock, now))


def insist_unhurried(match: Match, clock: ClockSettings | None, now: int) -> None:
    """Raise where nobody may act: the sand stands by consent, or the last action was just now (LAG-E5)."""
    if clock is None or not clock.runs(match.game, match.state):
        return
    if clock.kind == "hourglass" and match.spent.began is None:
        raise LudothequeError("PAUSED")
    acted = match.spent.acted
    if acted is not None and now - acted < clock.min_action_ms:
        raise IllegalMove("TOO_FAST", clock.clause, wait=clock.min_action_ms - (now - acted))


def after(
    match: Match, clock: ClockSettings | None, state: Any, now: int, by_time: bool
) -> tuple[int | None, HandedOn]:
    """What the mover has left when a move leads to `state`, and what is handed on where the turn ends by it."""
    game, seat = match.game, match.game.turn(match.state)
    if clock is None or seat is None or not clock.runs(game, match.state):
        return None, NOTHING
    left = max(0, clocks.left(clock, match.spent, seat, True, now))
    if clock.kind != "hourglass" or game.turn(state) == seat:
        return left, NOTHING
    carry = 0 if by_time else clocks.sand(clock, match.spent, seat, now)
    return left, HandedOn(carry, clock.handover_ms if game.turn(state) is not None else 0)


def due(match: Match, clock: ClockSettings | None, company: Company, reaction: int) -> int | None:
    """When something happens by itself: the clock acts, or a bot has noticed that another's glass is empty."""
    if clock is None or not runs(match, clock):
        return None
    if not _called(match, clock, company):
        return next_due(match, clock)
    ends = clocks.deadline(clock, match.spent, match.deciding[0])
    return None if ends is None or bot_that_calls(match, clock, company) is None else ends + reaction


def bot_that_calls(match: Match, clock: ClockSettings, company: Company) -> Seat | None:
    """A bot that may call the time of another seat, where somebody must."""
    if not _called(match, clock, company):
        return None
    bots = (seat for seat, holder in enumerate(company) if holder.kind == "bot")
    return next((seat for seat in bots if match.game.interruption(match.state, seat) is not None), None)


def _called(match: Match, clock: ClockSettings, company: Company) -> bool:
    """Somebody must say it; a bot whose own glass is empty stops by itself."""
    return clock.call and company[match.deciding[0]].kind != "bot"
