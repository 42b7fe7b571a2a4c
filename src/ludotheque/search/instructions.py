"""Instructions that the compiler is taught: kernels name them; what it is taught is imported when one is compiled."""

from functools import cached_property
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any


class Instruction:
    """A function of compiled code, by its name in a module that teaches Numba; called in no other code.

    The whole module counts in the stamp of whatever uses it, and with it the constants that it takes from elsewhere.
    """

    def __init__(self, module: str, name: str, *constants: int) -> None:
        self.module, self.name, self.constants = module, name, constants

    @cached_property
    def _numba_type_(self) -> Any:
        """The function in the compiler's eyes."""
        from numba.core.registry import cpu_target

        taught, context = getattr(import_module(self.module), self.name), cpu_target.typing_context
        context.refresh()
        return context.resolve_value_type(taught)

    @property
    def source(self) -> bytes:
        found = find_spec(self.module)
        assert found and found.origin
        return Path(found.origin).read_bytes()
