"""What is said once, beside the views: whoever asked hears of a refusal, and all of a hint. Nothing of it is kept."""

from collections.abc import Iterator

from ludotheque.core.game import Seat
from ludotheque.play.entries import Answered, Helped
from ludotheque.play.proposal import Proposal
from ludotheque.play.seats import screen, waits_elsewhere
from ludotheque.play.told import Declined, Hinted

Notice = Declined | Hinted


def notices(proposal: Proposal) -> Iterator[tuple[Notice, frozenset[Seat] | None]]:
    """Each with the seats that hear it (None: all at the table), once it is stored; a withdrawn offer tells nobody."""
    company = proposal.table.company
    for entry in proposal.trial.entries:
        if isinstance(entry, Answered) and not entry.yes:
            asking = screen(company, proposal.before.offers[entry.offer].seat)
            if entry.seat not in asking:
                yield Declined(entry.offer, entry.seat), asking
        if isinstance(entry, Helped) and waits_elsewhere(company) and not _heard(proposal, entry):
            yield Hinted(entry.seat), None


def _heard(proposal: Proposal, entry: Helped) -> bool:
    """Of one hint a turn, whatever it names."""
    return proposal.before.helped == (entry.seat, proposal.before.turn)
