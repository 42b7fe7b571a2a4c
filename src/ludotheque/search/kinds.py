"""What machine code is chosen by: the kinds of the arguments, as finely as Numba tells them apart, without Numba."""

from typing import Any

import numpy as np

BY_ROWS, BY_COLUMNS, ALIGNED, WRITABLE = 0x1, 0x2, 0x100, 0x400
"""NumPy's flags of an array."""
ANY = BY_ROWS | BY_COLUMNS | ALIGNED | WRITABLE
BY_ROWS_ALONE = ANY ^ BY_COLUMNS
"""To Numba an array that lies both ways lies by rows."""
PLAIN: dict[type, type] = {
    **{one: one for one in (bool, int, float)}, np.bool_: bool, np.int64: int, np.float64: float
}  # fmt: skip
"""Numbers, and what NumPy's are to a kernel; others are themselves."""


def kind(value: Any) -> Any:
    """An argument's: an array's numbers and how they lie, a tuple's class and what is in it, or only the class."""
    given = type(value)
    if given is np.ndarray:
        flags = value.flags.num
        return value.dtype, value.ndim, flags & (BY_ROWS_ALONE if flags & BY_ROWS else ANY)
    if given in PLAIN:
        return PLAIN[given]
    if issubclass(given, tuple):
        plain = tuple(map(PLAIN.get, map(type, value)))
        return given, plain if None not in plain else tuple(map(kind, value))
    return given


def told(given: Any) -> str:
    """A kind as text that is the same in every process; tuples with names by their names as well."""
    if isinstance(given, tuple):
        return f"({' '.join(map(told, given))})"
    if isinstance(given, type):
        return f"{given.__module__}.{given.__qualname__}{getattr(given, '_fields', '')}"
    return str(given)
