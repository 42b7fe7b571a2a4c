"""The wire for TypeScript: `python -m ludotheque.server.schema` prints web/src/wire/messages.ts."""

import inspect
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

from pydantic import BaseModel

from ludotheque.server import bodies, messages

HEADER = """\
/** Made from messages.py and bodies.py by `python -m ludotheque.server.schema`: change it there. */

export type Json = any;
"""
_PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null", Any: "Json"}


def typescript() -> str:
    """The whole module: one interface a message, then the two unions."""
    models = [
        found
        for module in (messages, bodies)
        for found in vars(module).values()
        if inspect.isclass(found) and issubclass(found, messages.Message) and found is not messages.Message
        if found.__module__ == module.__name__
    ]
    sent = {part.__name__ for union in (messages.FromServer, messages.FromClient) for part in _members(union)}
    received = {part.__name__ for part in _members(messages.FromServer)}
    parts = [HEADER, f"export type OfferKind = {_type(messages.OfferKind)};\n"]
    parts += [_interface(model, wished=_wished(model, sent, received)) for model in models]
    parts += [
        f"export type {name} = {' | '.join(part.__name__ for part in _members(union))};\n"
        for name, union in (("FromClient", messages.FromClient), ("FromServer", messages.FromServer))
    ]
    return "\n".join(parts)


def _wished(model: type[BaseModel], sent: set[str], received: set[str]) -> bool:
    """What the browser writes may leave defaults out; what it reads is always whole."""
    return model.__name__.endswith("Wish") or model.__name__ == "TakeSeat" or model.__name__ in sent - received


def _interface(model: type[BaseModel], wished: bool) -> str:
    lines = []
    if (model.__doc__ or "").strip() and not (model.__doc__ or "").startswith("!!!"):
        lines.append(f"/** {inspect.cleandoc(model.__doc__ or '')} */")
    lines.append(f"export interface {model.__name__} {{")
    for key, field in model.model_fields.items():
        optional = "?" if wished and not field.is_required() and key != "type" else ""
        lines.append(f"  {key}{optional}: {_type(field.annotation)};")
    return "\n".join([*lines, "}", ""])


def _members(union: Any) -> tuple[type[BaseModel], ...]:
    return get_args(get_args(union)[0])


def _type(hint: Any) -> str:
    """The TypeScript of a Python annotation."""
    if hint in _PLAIN:
        return _PLAIN[hint]
    origin, arguments = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return _type(arguments[0])
    if origin is Literal:
        return " | ".join(f"'{value}'" for value in arguments)
    if origin in (Union, UnionType):
        return " | ".join(_type(part) for part in arguments)
    if origin is list:
        inner = _type(arguments[0])
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if origin is tuple:
        return f"[{', '.join(_type(part) for part in arguments)}]"
    if origin is dict:
        return f"Record<{_type(arguments[0])}, {_type(arguments[1])}>"
    if inspect.isclass(hint) and issubclass(hint, messages.Message):
        return hint.__name__
    raise TypeError(f"no TypeScript for {hint!r}")


if __name__ == "__main__":
    print(typescript(), end="")
