"""The options of noughts and crosses, declared and typed."""

from dataclasses import dataclass

from ludotheque.core.options import Option, Options

OPTIONS = (Option("misere", (False, True), "NAC-4"),)


@dataclass(frozen=True)
class NoughtsOptions:
    """`misere`: who makes three in a row loses."""

    misere: bool = False

    @classmethod
    def from_values(cls, options: Options) -> "NoughtsOptions":
        return cls(options["misere"] is True)
