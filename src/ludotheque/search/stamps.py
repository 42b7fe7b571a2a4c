"""What machine code was made of: a compiled function, all that it calls, and the values of the names that they use.

Everything is taken as the compiler finds it: the bytecode without its texts, and the globals by value, wherever they
come from. So whatever may change the machine code changes the stamp, and a line elsewhere in the same files does not.
"""

from collections.abc import Callable, Iterator
from functools import cache
from hashlib import sha256
from types import BuiltinFunctionType, CodeType, FunctionType, ModuleType
from typing import Any, cast

import numpy as np

from ludotheque.search.instructions import Instruction


def stamp(function: Callable[..., Any]) -> str:
    """A digest of a function and of all that its machine code holds."""
    found: set[FunctionType] = set()
    waiting = [first := cast(FunctionType, function)]
    while waiting:
        one = waiting.pop()
        if one not in found:
            found.add(one)
            waiting += _own(one)[1]
    return sha256("".join((_own(first)[0], *sorted(_own(one)[0] for one in found))).encode()).hexdigest()


@cache
def _own(function: FunctionType) -> tuple[str, list[FunctionType]]:
    """A digest of what a function itself says and reads, and the functions that it uses."""
    used: list[FunctionType] = []
    parts = [function.__module__, function.__qualname__, *_told(function.__defaults__, used)]
    parts += _code(function.__code__, function.__doc__, used)
    for cell in function.__closure__ or ():
        parts += _told(cell.cell_contents, used)
    for name in _names(function.__code__):
        if name in function.__globals__:
            parts += (name, *_told(function.__globals__[name], used))
    for module, name in _of_modules(function):
        parts += (module.__name__, name, *_told(getattr(module, name), used))
    return sha256("\0".join(parts).encode()).hexdigest(), used


def _names(code: CodeType) -> list[str]:
    """Globals and attributes that a function names, those inside it too."""
    inner = [name for const in code.co_consts if isinstance(const, CodeType) for name in _names(const)]
    return sorted({*code.co_names, *inner})


def _of_modules(function: FunctionType) -> Iterator[tuple[ModuleType, str]]:
    """What a function may take from modules of ours: `bitboards.place` is a global and an attribute."""
    names = _names(function.__code__)
    for name in names:
        module = function.__globals__.get(name)
        if isinstance(module, ModuleType) and not _foreign(module):
            yield from ((module, inner) for inner in names if hasattr(module, inner))


def _foreign(module: ModuleType) -> bool:
    """Numba, NumPy and Python themselves: known by Numba's version, which its cache compares."""
    return module.__name__.partition(".")[0] in {"numba", "numpy", "llvmlite", "math", "builtins", "typing"}


def _code(code: CodeType, doc: str | None, used: list[FunctionType]) -> Iterator[str]:
    """Instructions and constants; neither the docstring nor the lines they stand on."""
    yield repr((code.co_code.hex(), code.co_exceptiontable.hex(), code.co_names, code.co_varnames, code.co_freevars))
    yield repr((code.co_argcount, code.co_kwonlyargcount, code.co_flags))
    for number, const in enumerate(code.co_consts):
        if number or const != doc:
            yield from _told(const, used)


def _told(value: Any, used: list[FunctionType]) -> Iterator[str]:
    """A value as text, in full; functions are put down as used, with what they are compiled by."""
    if hasattr(value, "py_func"):
        yield repr(sorted(value.how.items()))
        value = value.py_func
    yield type(value).__name__
    if isinstance(value, Instruction):
        yield f"{value.name} {value.constants} {sha256(value.source).hexdigest()}"
    elif isinstance(value, FunctionType):
        used.append(value)
    elif isinstance(value, CodeType):
        yield from _code(value, None, used)
    elif isinstance(value, np.ndarray):
        yield f"{value.dtype.str} {value.shape} {value.strides} {sha256(value.tobytes()).hexdigest()}"
    elif isinstance(value, tuple | list | frozenset):
        for item in sorted(value, key=repr) if isinstance(value, frozenset) else value:
            yield from _told(item, used)
    else:
        yield _named(value)


def _named(value: Any) -> str:
    """What has a name of its own, or is as plain as a number."""
    if isinstance(value, ModuleType):
        return value.__name__
    if isinstance(value, type):
        return f"{value.__module__}.{value.__qualname__} {getattr(value, '_fields', ())}"
    if isinstance(value, BuiltinFunctionType | np.ufunc):
        return value.__name__
    if value is None or value is Ellipsis or isinstance(value, bool | int | float | complex | str | bytes | np.generic):
        return repr(value)
    raise TypeError(f"no stamp for a {type(value).__name__} in compiled code")
