"""What is said once, beside the views: whoever asked hears of a refusal. Nothing of it is kept."""

from collections.abc import Iterator

from ludotheque.core.game import Seat
from ludotheque.play.entries import Answered
from ludotheque.play.proposal import Proposal
from ludotheque.play.seats import screen
from ludotheque.play.told import Declined

Notice = Declined


def notices(proposal: Proposal) -> Iterator[tuple[Notice, frozenset[Seat]]]:
    """Each with the seats that hear it, once the proposal is stored; who withdraws an offer tells nobody."""
    company = proposal.table.company
    for entry in proposal.trial.entries:
        if isinstance(entry, Answered) and not entry.yes:
            asking = screen(company, proposal.before.offers[entry.offer].seat)
            if entry.seat not in asking:
                yield Declined(entry.offer, entry.seat), asking
