"""Who holds a seat: a person on the host's screen, a person by link, or a bot."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal

from ludotheque.core.game import Seat
from ludotheque.play import names

Kind = Literal["here", "link", "bot"]


@dataclass(frozen=True)
class Holder:
    """`taken` is False while nobody has accepted the invitation."""

    kind: Kind
    name: str = ""
    level: int | None = None
    """A bot's; with `here`, of a bot in a record that is shown: whoever looks at it moves for that seat by hand."""
    taken: bool = True
    player: str | None = None
    """Whose statistics the seat counts in: the hash of a key that only that browser has."""

    @property
    def person(self) -> bool:
        """Somebody who can be asked."""
        return self.kind != "bot" and self.taken

    @property
    def shown(self) -> Kind:
        """What others see in the seat."""
        return "bot" if self.level is not None else self.kind

    @property
    def awake(self) -> "Holder":
        """In a new match the bot of a record that was shown plays by itself."""
        return self if self.shown == self.kind else Holder("bot", "", self.level)

    def called(self, name: str) -> "Holder":
        """By another name; a program stays one by its name. Raises BAD_NAME."""
        program = self.name.startswith(names.PROGRAM)
        return replace(self, name=names.of_program(name) if program else names.clean(name))

    @property
    def written(self) -> str:
        """The name as a record spells it."""
        return f"bot:{self.level}" if self.shown == "bot" else self.name


Company = Sequence[Holder]
"""The holders in the order of the seats."""


def screen(company: Company, seat: Seat) -> frozenset[Seat]:
    """The seats that one person answers for: all those on the host's screen, or the one behind a link."""
    if company[seat].kind == "here":
        return frozenset(i for i, holder in enumerate(company) if holder.kind == "here")
    return frozenset({seat})


def waits_elsewhere(company: Company) -> bool:
    """Somebody may wait at another screen than the one that is played at."""
    return len({screen(company, seat) for seat, holder in enumerate(company) if holder.kind != "bot"}) > 1


def others(company: Company, seat: Seat) -> frozenset[Seat]:
    """The seats of all other people: those whose consent counts."""
    mine = screen(company, seat)
    return frozenset(i for i, holder in enumerate(company) if holder.person and i not in mine)
