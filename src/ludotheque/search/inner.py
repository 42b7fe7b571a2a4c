"""Compiled functions as other compiled functions call them: never optimised, emitted or kept by themselves.

Numba makes machine code of every function apart, that of its callees included, and wraps it for Python. Most functions
of a kernel are called by compiled code alone: for that it is enough to know their types and their raw code, which the
outermost function takes in, optimises once and keeps. It halves the time that kernels take to compile.
"""

import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from functools import cache
from importlib import import_module
from typing import Any

import numpy as np
from numba.core import compiler, sigutils, types
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler_lock import global_compiler_lock
from numba.core.event import Event, Listener, install_listener
from numba.core.registry import CPUDispatcher
from numba.core.target_extension import CPU, jit_registry

from ludotheque.search.compiling import compiling
from ludotheque.search.machine import Code


class Unfinished(JITCodeLibrary):
    """Code that is only there to be linked into other code."""

    def _optimize_final_module(self) -> None:
        """Whoever takes it in optimises it with everything else."""

    def _finalize_final_module(self) -> None:
        """Not handed to the execution engine, which would make machine code of it."""
        self._finalize_dynamic_globals()
        self._verify_declare_only_symbols()
        self._finalized = True


class Inner(CPUDispatcher):
    """A function in the eyes of compiled callers."""

    def compile(self, sig: Any) -> Any:
        args, returned = sigutils.normalize_signature(sig)
        made: dict[Any, Any] = self.overloads
        with global_compiler_lock, self._compiling_counter:
            if args not in made:
                made[args] = self._lowered(args, returned)
            return made[args].entry_point

    def _lowered(self, args: Any, returned: Any) -> Any:
        """Types and raw code; what stands for an entry point is only the key by which callers find both."""
        flags: Any = compiler.Flags()
        self.targetdescr.options.parse_as_flags(flags, self.targetoptions)
        flags.no_compile = flags.no_cpython_wrapper = flags.no_cfunc_wrapper = True
        target: Any = self.targetctx
        library = Unfinished(target.codegen(), self.py_func.__qualname__)
        made = compiler.compile_extra(self.typingctx, target, self.py_func, args, returned, flags, self.locals, library)
        key = object()
        target.insert_user_function(key, made.fndesc, [library])
        return made._replace(entry_point=key)


class Callee(Inner):
    """A function of ours in the eyes of compiled callers: lowered once for a kind of argument, not a constant."""

    def get_call_template(self, args: Any, kws: Any) -> Any:
        named = {name: types.unliteral(kind) for name, kind in kws.items()}
        return super().get_call_template([types.unliteral(kind) for kind in args], named)


class Outer(CPUDispatcher):
    """A function as it is compiled for Python; compiled callers are shown its inner form."""

    def __init__(self, *given: Any, **named: Any) -> None:
        self.inner = Callee(*given, **named)
        super().__init__(*given, **named)

    @property
    def _numba_type_(self) -> types.Dispatcher:
        """A function that calls itself is shown as what it is being compiled to."""
        return types.Dispatcher(self if self.is_compiling else self.inner)

    def made_for(self, given: tuple[Any, ...]) -> tuple[Callable[..., Any], Code | None]:
        """The function for arguments like these, and its machine code if that can be kept."""
        kinds = tuple(self.typeof_pyval(one) for one in given)
        with global_compiler_lock, _borrowing(), install_listener("numba:compile", _Announcing()):
            made = self.compile(kinds)
        return made, _code(self.overloads[kinds])


def _code(made: Any) -> Code | None:
    """None where the code names objects that are of this process alone."""
    library, objects = made.library, made.environment.consts
    if library.has_dynamic_globals or made.reload_init or not all(isinstance(one, np.dtype) for one in objects):
        return None
    module = library._final_module
    names = [one.name for one in (*module.functions, *module.global_variables) if one.is_declaration]
    return Code(
        library._get_compiled_object(), made.fndesc.llvm_cpython_wrapper_name, made.fndesc.env_name,
        [name for name in names if not name.startswith("llvm.")], [one.str for one in objects],
    )  # fmt: skip


class _Announcing(Listener):
    """Numba tells when it has found nothing in its cache and begins to compile."""

    def on_start(self, event: Event) -> None:
        _spare_blas()
        self._within: AbstractContextManager[None] = compiling()
        self._within.__enter__()

    def on_end(self, event: Event) -> None:
        self._within.__exit__(None, None, None)


@cache
def _spare_blas() -> None:
    """Numba's arrays look for SciPy's linear algebra, which takes a fifth of a second and which no kernel uses."""
    sought = "scipy.linalg.cython_blas"
    if sought not in sys.modules:
        sys.modules[sought] = None  # type: ignore[assignment]
        import_module("numba.np.arraymath")
        del sys.modules[sought]


@contextmanager
def _borrowing() -> Iterator[None]:
    """What Numba itself brings in Python, `min` or `np.zeros`, is compiled for compiled callers alone as well."""
    given = jit_registry.pop(CPU)
    jit_registry[CPU] = _inner
    try:
        yield
    finally:
        del jit_registry[CPU]
        jit_registry[CPU] = given


def _inner(**how: Any) -> Callable[[Callable[..., Any]], Inner]:
    return lambda function: Inner(_terse(function), targetoptions={"nopython": True, **how})


def _terse(function: Callable[..., Any]) -> Callable[..., Any]:
    """An array that does not fit into another is told in words that take seconds to compile: ours are fewer."""
    return _misfit if function.__qualname__.startswith("ol_raise_with_shape_context") else function


def _misfit(src_shapes: Any, index_shape: Any) -> None:
    raise ValueError("cannot assign slice from input of different size")
