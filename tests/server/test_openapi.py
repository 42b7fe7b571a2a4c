"""The interface describes itself whole: every call with its words, types, errors and an example that is true."""

import json
import re
from functools import cache
from typing import Any

import pytest
from fastapi.routing import APIRoute
from pydantic import TypeAdapter

from ludotheque.server import schema
from ludotheque.server.app import PARTS, create_app
from ludotheque.server.examples import ANSWERED, ASKED
from ludotheque.server.settings import Settings

BESIDE = {"Problem", "Record", "StudyFile"}
"""Files and errors, which are no messages of ours."""
ROUTES = {
    f"{method} {route.path}": route
    for part in PARTS
    for route in part.router.routes
    if isinstance(route, APIRoute) and route.include_in_schema
    for method in route.methods or ()
}


@cache
def told() -> dict[str, Any]:
    found: dict[str, Any] = create_app(Settings()).openapi()
    return found


def operations() -> dict[str, dict[str, Any]]:
    return {
        f"{method.upper()} {path}": operation
        for path, methods in told()["paths"].items()
        for method, operation in methods.items()
    }


def test_every_call_is_described_and_has_a_name_of_its_own() -> None:
    found = operations()
    assert set(ROUTES) <= set(found)
    names = [operation["operationId"] for operation in found.values()]
    assert len(set(names)) == len(names)
    assert all(re.fullmatch(r"[a-z_]+", name) for name in names)


def test_every_answer_has_a_type_and_every_refusal_too() -> None:
    for name, operation in operations().items():
        responses = operation["responses"]
        assert "422" not in responses, name
        assert responses["default"]["content"]["application/json"]["schema"] == {"$ref": "#/components/schemas/Problem"}
        if "200" in responses:
            content = responses["200"]["content"]
            assert "application/x-ndjson" in content or content["application/json"]["schema"], name


def test_every_body_has_an_example_that_the_call_accepts() -> None:
    asked = {name for name, operation in operations().items() if "requestBody" in operation}
    assert asked == set(ASKED)
    for name in asked:
        field = ROUTES[name].body_field
        assert field is not None
        annotation: Any = field.field_info.annotation
        TypeAdapter(annotation).validate_python(ASKED[name])
        example = operations()[name]["requestBody"]["content"]["application/json"]["example"]
        assert example == ASKED[name]


def test_answers_that_are_shown_are_answers_of_that_call() -> None:
    for name, answer in ANSWERED.items():
        model = ROUTES[name].response_model
        if model is not None:
            TypeAdapter(model).validate_json(json.dumps(answer))


def test_whoever_needs_a_token_sends_it_as_a_bearer() -> None:
    secured = [name for name, operation in operations().items() if "security" in operation]
    assert "GET /api/tables/{table}/question" in secured and "POST /api/take" not in secured
    for operation in operations().values():
        assert all(parameter["name"] != "authorization" for parameter in operation.get("parameters", ()))


def test_every_reference_leads_somewhere() -> None:
    known = set(told()["components"]["schemas"])
    assert set(re.findall(r'"#/components/schemas/([^"]+)"', json.dumps(told()))) <= known


@cache
def wire() -> str:
    return "\n".join(text for path, text in schema.written().items() if path.parts[0] == "wire")


@pytest.mark.parametrize("name", sorted(set(told()["components"]["schemas"]) - BESIDE))
def test_the_types_of_the_browser_have_the_fields_that_the_interface_tells(name: str) -> None:
    """Python's and TypeScript's types are made from the same messages as the interface: none of them lags behind."""
    found = re.search(rf"^export interface {name} {{\n(.*?)^}}", wire(), re.S | re.M)
    assert found, f"no type {name}"
    fields = re.findall(r"^  (\w+)\??: ", found[1], re.M)
    assert set(fields) == set(told()["components"]["schemas"][name].get("properties", {}))
