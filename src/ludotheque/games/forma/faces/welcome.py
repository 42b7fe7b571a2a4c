"""Forma for a newcomer: the field is dealt, and the program says what fits."""

from collections.abc import Mapping

from ludotheque.core.options import Value
from ludotheque.core.parts import Welcome
from ludotheque.games.forma.rules.game import Forma


class FormaWelcome(Welcome[Forma]):
    """Nothing is to be laid before the first piece (FRM-A24), and no piece is lost by a misjudged fit (FRM-E3)."""

    def options(self) -> Mapping[str, Value]:
        return {"field": "random", "fit_aid": True}


WELCOME = FormaWelcome()
