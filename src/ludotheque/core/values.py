"""Frozen values that differ in a few fields."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:  # what fields there are and what they may hold is checked as it is there
    from dataclasses import replace as replace
else:

    def replace(value, /, **changes):
        """As in `dataclasses`, in a fifth of the time: for values that neither compute nor check when they are made."""
        held, made = value.__dict__, object.__new__(type(value))
        fields = {name: held[name] for name in value.__dataclass_fields__}  # and nothing that was computed of them
        made.__dict__.update(fields, **changes)
        if len(made.__dict__) != len(fields):
            raise TypeError(f"{type(value).__name__} has no such field: {', '.join(changes.keys() - fields.keys())}")
        return made
