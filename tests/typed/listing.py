"""The public interface, a line for each name that others may build on: `python tests/typed/listing.py` keeps it anew.

It is read from the sources as they are written, so that it is the same under every version of Python."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import griffe

SOURCES = Path(__file__).parent.parent.parent / "src"
MODULES = ("ludotheque", "ludotheque.vector", "ludotheque.dataset")
KEPT = Path(__file__).with_name("public.txt")


def listing() -> str:
    """Every name of `__all__`, with what may be asked of it."""
    package = griffe.load("ludotheque", search_paths=[SOURCES])
    return "\n".join(line for module in MODULES for line in _module(package, module)) + "\n"


def _module(package: Any, name: str) -> Iterator[str]:
    module = package[name.removeprefix("ludotheque.")] if "." in name else package
    for public in sorted(str(export) for export in module.exports):
        yield from _lines(f"{name}.{public}", _resolved(module[public]))


def _resolved(found: Any) -> Any:
    return found.final_target if found.is_alias else found


def _lines(name: str, found: Any) -> Iterator[str]:
    if found.is_class:
        yield f"class {name}({', '.join(map(str, found.bases))})"
        for member, of in found.members.items():
            if not member.startswith("_"):
                yield f"  {told(f'{name}.{member}', of)}"
    else:
        yield told(name, found)


def told(name: str, found: Any) -> str:
    if found.is_function:
        return str(found.signature(name=name))
    return f"{name}: {found.annotation}" if found.annotation else f"{name} = {found.value}"


if __name__ == "__main__":
    KEPT.write_text(listing(), encoding="utf-8")
