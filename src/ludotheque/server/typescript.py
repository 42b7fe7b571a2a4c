"""Python annotations as TypeScript: messages (pydantic) and what the games' wires declare (TypedDict)."""

import inspect
import json
from collections.abc import Iterable, Iterator
from datetime import date
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Literal,
    NotRequired,
    Required,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)

from pydantic import BaseModel
from typing_extensions import is_typeddict

_PLAIN = {
    str: "string", date: "string", int: "number", float: "number", bool: "boolean", NoneType: "null", Any: "Json",
    None: "null",
}  # fmt: skip

JSON = """\
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
"""


def named(hint: Any) -> str:
    """The TypeScript of a Python annotation; classes of ours by their names."""
    if hint in _PLAIN:
        return _PLAIN[hint]
    origin, arguments = get_origin(hint), get_args(hint)
    if origin in (Annotated, Required, NotRequired):
        return named(arguments[0])
    if origin is Literal:
        return " | ".join(_literal(value) for value in arguments)
    if origin in (Union, UnionType):
        return "Json" if _is_json(arguments) else " | ".join(dict.fromkeys(named(part) for part in arguments))
    if origin is list or (origin is tuple and arguments[-1] is Ellipsis):
        inner = named(arguments[0])
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if origin is tuple:
        return f"[{', '.join(named(part) for part in arguments)}]"
    if origin is dict:
        return f"Record<{named(arguments[0])}, {named(arguments[1])}>"
    if is_shape(hint):
        return str(hint.__name__)
    raise TypeError(f"no TypeScript for {hint!r}")


def interface(shape: type, optional: Iterable[str] = ()) -> str:
    """One declared object, with its docstring."""
    lines = []
    doc = inspect.cleandoc(shape.__doc__ or "")
    if doc and not doc.startswith("!!!"):
        lines.append(f"/** {doc} */")
    lines.append(f"export interface {shape.__name__} {{")
    optional = set(optional) | set(getattr(shape, "__optional_keys__", ()))
    lines += [f"  {key}{'?' if key in optional else ''}: {named(hint)};" for key, hint in _fields(shape).items()]
    return "\n".join([*lines, "}", ""])


def shapes(hint: Any) -> Iterator[type]:
    """The declared objects that an annotation holds, inner ones first."""
    if is_shape(hint):
        for inner in _fields(hint).values():
            yield from shapes(inner)
        yield hint
        return
    for part in get_args(hint) if get_origin(hint) is not Literal else ():
        yield from shapes(part)


def is_shape(hint: Any) -> bool:
    return is_typeddict(hint) or (inspect.isclass(hint) and issubclass(hint, BaseModel))


def _fields(shape: Any) -> dict[str, Any]:
    if is_typeddict(shape):
        return get_type_hints(shape)
    return {key: field.annotation for key, field in shape.model_fields.items()}


def _literal(value: object) -> str:
    return f"'{value}'" if isinstance(value, str) else json.dumps(value)


def _is_json(arguments: tuple[Any, ...]) -> bool:
    """The recursive alias `core.outcome.Json`, which names itself."""
    return any("Json" in str(part) for part in arguments)
