"""The Python types of the interface are what its OpenAPI document says."""

from copy import deepcopy
from functools import cache
from typing import Any, get_type_hints

import pytest

from ludotheque.server.app import create_app
from ludotheque.server.examples import ANSWERED, ASKED
from ludotheque.server.python_types import hint, module
from ludotheque.server.settings import Settings


@cache
def openapi() -> dict[str, Any]:
    found: dict[str, Any] = create_app(Settings()).openapi()
    return found


def made(document: dict[str, Any]) -> dict[str, Any]:
    """The generated module, run."""
    names: dict[str, Any] = {"__name__": "ludotheque_types"}
    exec(module(document), names)
    return names


@cache
def types() -> dict[str, Any]:
    return made(openapi())


@pytest.mark.parametrize("name", openapi()["components"]["schemas"])
def test_every_object_has_the_fields_that_the_document_tells(name: str) -> None:
    told, found = openapi()["components"]["schemas"][name], types()[name]
    assert set(found.__annotations__) == set(told.get("properties", {}))
    assert found.__required_keys__ == set(told.get("required", ()))
    assert get_type_hints(found, types()).keys() == found.__annotations__.keys(), "every reference leads somewhere"


def test_a_changed_document_makes_other_types() -> None:
    changed = deepcopy(openapi())
    question = changed["components"]["schemas"]["QuestionTold"]
    question["properties"]["more"] = {"anyOf": [{"$ref": "#/components/schemas/Refused"}, {"type": "null"}]}
    found = made(changed)
    assert get_type_hints(found["QuestionTold"], found)["more"] == found["Refused"] | None
    assert module(changed) != module(openapi())


def examples() -> list[tuple[str, Any]]:
    """The type of a body or an answer, with the example that the document shows of it."""
    found = []
    for path, methods in openapi()["paths"].items():
        for method, operation in methods.items():
            name = f"{method.upper()} {path}"
            bodies = [(operation.get("requestBody", {}), ASKED), (operation["responses"].get("200", {}), ANSWERED)]
            for body, shown in bodies:
                told = body.get("content", {}).get("application/json", {}).get("schema", {})
                if "$ref" in told and name in shown:
                    found.append((hint(told), shown[name]))
    return found


def test_the_examples_have_the_fields_of_their_types() -> None:
    assert len(examples()) > 10
    for name, example in examples():
        found = types()[name]
        assert found.__required_keys__ <= set(example) <= set(found.__annotations__), name


@pytest.mark.parametrize(
    ("told", "written"),
    [
        ({"type": "array", "items": {"anyOf": [{"type": "integer"}, {"type": "null"}]}}, "list[int | None]"),
        ({"type": "array", "prefixItems": [{"type": "integer"}, {"type": "string"}]}, "tuple[int, str]"),
        ({"type": "object", "additionalProperties": {"type": "boolean"}}, "dict[str, bool]"),
        ({"type": ["object", "null"]}, "dict[str, Any] | None"),
        ({"oneOf": [{"$ref": "#/components/schemas/Move"}, {"$ref": "#/components/schemas/Offer"}]}, "Move | Offer"),
        ({"enum": ["a", 1]}, "Literal['a', 1]"),
        ({"const": 1}, "Literal[1]"),
        ({}, "Any"),
    ],
)  # fmt: skip
def test_a_schema_becomes_an_annotation(told: dict[str, Any], written: str) -> None:
    assert hint(told) == written
