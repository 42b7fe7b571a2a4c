"""Machine code as functions of this process: by LLVM and the C parts of Numba alone, which are loaded in no time.

What Numba compiles unpacks its arguments by itself. It needs a handful of C functions by their names, and a place that
holds the objects it names; whoever imports all of Numba for that waits a third of a second.
"""

import builtins
import ctypes
import pickle
import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import llvmlite.binding as llvm  # type: ignore[import-untyped]
import numpy as np


@dataclass(frozen=True)
class Code:
    """One compiled function: its object file, and the names in it by which it is entered and given its objects."""

    object: bytes
    entry: str
    environment: str
    symbols: list[str]
    """What it expects to find in the process."""
    arrays: list[str]
    """The kinds of numbers in the arrays that it makes for Python."""


def loaded(code: Code, name: str) -> Callable[..., Any] | None:
    """The function; None where this process lacks something that it needs."""
    dynfunc = _prepared()
    machine = llvm.Target.from_triple(llvm.get_process_triple()).create_target_machine(jit=True)
    engine = llvm.create_mcjit_compiler(llvm.parse_assembly(""), machine)
    if not all(llvm.address_of_symbol(one) for one in code.symbols):  # LLVM would end the process
        return None
    engine.add_object_file(llvm.ObjectFileRef.from_data(code.object))
    engine.finalize_object()
    environment = dynfunc.Environment({})
    environment.consts.extend(map(np.dtype, code.arrays))
    ctypes.c_void_p.from_address(engine.get_global_value_address(code.environment)).value = id(environment)
    address = engine.get_function_address(code.entry)
    made: Callable[..., Any] = dynfunc.make_function(builtins, name, "", address, environment, (engine,))
    return made


@cache
def numba_folder() -> Path:
    """Where Numba is, which is not imported for that."""
    found = find_spec("numba")
    if found is None or found.origin is None:
        raise ModuleNotFoundError("No module named 'numba'", name="numba")
    return Path(found.origin).parent


@cache
def _prepared() -> Any:
    """LLVM with the names that machine code of Numba's uses; gives what makes functions of it."""
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    helperlib, dynfunc, memory = map(_c_part, ("_helperlib", "_dynfunc", "core.runtime._nrt_python"))
    llvm.add_symbol("_Py_NoneStruct", id(None))
    for one in vars(builtins).values():
        if isinstance(one, type) and issubclass(one, BaseException):
            llvm.add_symbol(f"PyExc_{one.__name__}", id(one))
    for name, address in (*helperlib.c_helpers.items(), *dynfunc.c_helpers.items()):
        llvm.add_symbol(f"numba_{name}", address)
    for name, address in memory.c_helpers.items():
        llvm.add_symbol(name if name.startswith("_") else f"NRT_{name}", address)
    llvm.add_symbol("numba_unpickle", ctypes.cast(_unpickled, ctypes.c_void_p).value)
    return dynfunc


@cache
def _object(address: int, size: int, _: int) -> Any:
    """What machine code names, such as the class of what it returns; Numba's own function would import all of Numba."""
    return pickle.loads(ctypes.string_at(address, size))


_unpickled = ctypes.PYFUNCTYPE(ctypes.py_object, ctypes.c_void_p, ctypes.c_int, ctypes.c_void_p)(_object)
"""The same for machine code."""


def _c_part(name: str) -> Any:
    """A C module of Numba's, without the package around it, which finds it there if it is imported later."""
    full, file = f"numba.{name}", numba_folder().joinpath(*name.split("."))
    path = next((path for suffix in EXTENSION_SUFFIXES if (path := Path(f"{file}{suffix}")).exists()), None)
    if path is None or "numba" in sys.modules or full in sys.modules:
        return import_module(full)
    spec = spec_from_file_location(full, path)
    assert spec and spec.loader
    module = sys.modules[full] = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
