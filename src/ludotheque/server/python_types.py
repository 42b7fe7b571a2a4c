"""The interface for Python programs of others: `python -m ludotheque.server.python_types > ludotheque_types.py`.

Made from the OpenAPI document alone; what it writes needs the standard library alone (Python 3.11)."""

import json
import keyword
from typing import Any

from ludotheque.server.app import create_app
from ludotheque.server.settings import Settings

HEADER = '''"""What Ludothèque's HTTP interface takes and gives: made by `python -m ludotheque.server.python_types`."""

from typing import Any, Literal, NotRequired, TypedDict
'''
PLAIN = {"string": "str", "integer": "int", "number": "float", "boolean": "bool", "null": "None"}

Schema = dict[str, Any]


def module(openapi: Schema) -> str:
    """A TypedDict for every object of an OpenAPI document."""
    return "\n".join([HEADER, *(_object(name, told) for name, told in openapi["components"]["schemas"].items())])


def _object(name: str, told: Schema) -> str:
    """By a call, for a field may bear any name."""
    needed = told.get("required", ())
    fields = {key: json.dumps(hint(field)) for key, field in told.get("properties", {}).items()}
    lines = [
        f"    {json.dumps(key)}: {found if key in needed else f'NotRequired[{found}]'},"
        for key, found in fields.items()
    ]
    return "\n".join([f'\n{_name(name)} = TypedDict("{_name(name)}", {{', *lines, "})"])


def hint(told: Schema) -> str:
    """A schema as a Python annotation."""
    if "$ref" in told:
        return _name(told["$ref"].rpartition("/")[2])
    if "const" in told or "enum" in told:
        return f"Literal[{', '.join(map(repr, told.get('enum', [told.get('const')])))}]"
    for among in ("anyOf", "oneOf"):
        if among in told:
            return _union([hint(one) for one in told[among]])
    kinds = told.get("type", [])
    return _union([_kind(one, told) for one in ([kinds] if isinstance(kinds, str) else kinds)]) or "Any"


def _kind(kind: str, told: Schema) -> str:
    if kind == "array":
        if "prefixItems" in told:
            return f"tuple[{', '.join(map(hint, told['prefixItems']))}]"
        return f"list[{hint(told.get('items', {}))}]"
    if kind == "object":
        values = told.get("additionalProperties", {})
        return f"dict[str, {hint(values) if isinstance(values, dict) else 'Any'}]"
    return PLAIN[kind]


def _union(parts: list[str]) -> str:
    return " | ".join(dict.fromkeys(parts))


def _name(title: str) -> str:
    """A name of Python."""
    found = "".join(letter if letter.isalnum() else "_" for letter in title)
    return f"{found}_" if keyword.iskeyword(found) else found


if __name__ == "__main__":
    print(module(create_app(Settings()).openapi()))
