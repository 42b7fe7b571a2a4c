"""Offers between people: take-back, draw, pause, rematch and another setup, free where nobody else need be asked."""

from ludotheque.core.errors import LudothequeError
from ludotheque.core.game import Seat
from ludotheque.play.actions import going_on, withdraw
from ludotheque.play.entries import (
    Again,
    Agreed,
    Answered,
    BotSeated,
    MatchEntry,
    Offered,
    OfferKind,
    Paused,
    Resumed,
    TakenBack,
)
from ludotheque.play.match import Match
from ludotheque.play.seats import Company, others, screen
from ludotheque.play.trial import Trial


def takeback_to(match: Match, seat: Seat) -> int | None:
    """The ply before the seat's last own decision; None where nothing is, or something sealed lies after it."""
    for ply in range(match.ply - 1, -1, -1):
        step = match.line[ply]
        if step.revealed or match.game.seals(step.before, step.move):
            return None
        if step.seat == seat:
            return ply
    return None


def may(match: Match, company: Company, seat: Seat, kind: OfferKind, clocked: bool = False) -> bool:
    """Whether the seat may make this offer now."""
    if kind == "rematch" or (kind == "anew" and match.over):
        return match.over and not match.again
    if match.over:
        return kind == "takeback" and reopens(match, seat)
    if (kind, seat) in match.declined:
        return False
    if kind == "takeback":
        return seat in match.sealed or takeback_to(match, seat) is not None
    if kind == "draw":
        return match.game.info.seats > 1 and all(holder.person for holder in company)
    if kind == "anew":
        return 0 < match.ply <= match.game.info.anew
    return clocked and not standing_still(match)


def reopens(match: Match, seat: Seat) -> bool:
    """A lost patience goes on from before its last move, unless its end has shown something hidden."""
    info, outcome = match.game.info, match.outcome
    alone = info.seats == 1 and not info.hidden and match.ending is None and not match.again
    return alone and outcome is not None and not outcome.winners and takeback_to(match, seat) is not None


def standing_still(match: Match) -> bool:
    """Its clock stands, if it has one: there is nothing to pause."""
    return match.spent.began is None


def resume(match: Match, seat: Seat, now: int) -> Trial:
    """Whoever sits at the table ends a pause with a word: nobody need be asked."""
    going_on(match)
    if not standing_still(match) or match.spent.down:
        raise LudothequeError("NOT_PAUSED")
    return Trial(match, Resumed(now, seat))


def offer(match: Match, company: Company, seat: Seat, kind: OfferKind, now: int, clocked: bool = False) -> Trial:
    """Offer something; it happens at once where no other person sits at the table."""
    if kind != "rematch" and not may(match, company, seat, kind, clocked):
        going_on(match)
    if kind == "takeback" and seat in match.sealed:
        return withdraw(match, seat, now)
    standing = match.offers.get(kind)
    if standing and standing.seat not in screen(company, seat):
        return answer(match, company, seat, kind, True, now)
    if kind == "pause" and clocked and standing_still(match):
        raise LudothequeError("ALREADY_PAUSED")
    if not may(match, company, seat, kind, clocked):
        raise LudothequeError("NOTHING_TO_TAKE_BACK" if kind == "takeback" else "CANNOT_OFFER", None, offer=kind)
    if standing:
        return Trial(match)
    return Trial(match, Offered(seat, kind, now) if others(company, seat) else _effect(match, seat, kind, now))


def answer(match: Match, company: Company, seat: Seat, kind: OfferKind, yes: bool, now: int) -> Trial:
    """Answer an offer, or withdraw one's own by saying no; the last yes makes it happen."""
    standing = match.offers.get(kind)
    if standing is None:
        raise LudothequeError("NO_SUCH_OFFER", None, offer=kind)
    own = standing.seat in screen(company, seat)
    if own and yes:
        raise LudothequeError("OWN_OFFER", None, offer=kind)
    trial = Trial(match, Answered(seat, kind, yes, now))
    if yes and not waiting(match, company, kind) - screen(company, seat):
        trial.add(_effect(match, standing.seat, kind, now))
    return trial


def seat_bot(match: Match, company: Company, seat: Seat, level: int, now: int) -> Trial:
    """A bot takes over the seat of somebody who is gone; offers that waited for them alone go through.

    `company` is the one with the bot. A bot agrees to no draw."""
    trial = Trial(match, BotSeated(seat, level, now))
    for kind, standing in match.offers.items():
        if kind in trial.match.offers and not waiting(match, company, kind):
            trial.add(_effect(match, standing.seat, kind, now))
            break
    return trial


def waiting(match: Match, company: Company, kind: OfferKind) -> frozenset[Seat]:
    """The seats whose word on a standing offer is missing; one answer counts for a whole screen."""
    standing = match.offers[kind]
    heard = frozenset(seat for yes in standing.accepted for seat in screen(company, yes))
    return others(company, standing.seat) - heard


def _effect(match: Match, seat: Seat, kind: OfferKind, now: int) -> MatchEntry:
    if kind in ("rematch", "anew"):
        return Again(now, seated=kind == "anew")
    if kind == "draw":
        return Agreed(now)
    if kind == "pause":
        return Paused(now, seat=seat)
    to = takeback_to(match, seat)
    if to is None:
        raise LudothequeError("NOTHING_TO_TAKE_BACK")
    return TakenBack(seat, to, now)
