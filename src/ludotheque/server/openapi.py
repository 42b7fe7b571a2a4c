"""The interface as it describes itself: what FastAPI finds, with our errors, the bearer, files and examples."""

from typing import Any

from fastapi import FastAPI

from ludotheque.server.bodies import RecordOpened, RecordTold
from ludotheque.server.examples import ANSWERED, ASKED, REFUSED

Schema = dict[str, Any]

_REF = "#/components/schemas/"
PROBLEM: Schema = {
    "title": "Problem", "type": "object", "required": ["code", "clause", "facts"],
    "description": "Why something was refused: a stable code, the rule that says so if there is one, and facts.",
    "properties": {
        "code": {"type": "string"}, "clause": {"type": ["string", "null"]},
        "facts": {"type": "object", "additionalProperties": True},
    },
}  # fmt: skip
RECORD: Schema = {
    "title": "Record", "type": "object", "required": ["game"],
    "description": "A match as text: docs/formats/record.md.",
    "properties": {
        "format": {"const": 1}, "game": {"type": "string"}, "rules": {"type": "integer"},
        "options": {"type": "object"}, "setup": {"type": "string"},
        "seats": {"type": "array", "items": {"type": "string"}},
        "moves": {"type": "array", "items": {"type": "string"}}, "result": {"type": ["object", "null"]},
    },
}  # fmt: skip
STUDY_FILE: Schema = {
    "title": "StudyFile",
    "type": "object",
    "description": "A study as a file: docs/formats/study.md.",
}
FILES = {
    "GET /api/tables/{table}/record": {"$ref": f"{_REF}Record"},
    "POST /api/records": {"anyOf": [{"$ref": f"{_REF}RecordOpened"}, {"$ref": f"{_REF}RecordTold"}]},
    "GET /api/studies/{study}": {"$ref": f"{_REF}StudyFile"},
}
"""What is sent as it was written, so that no model of ours stands in its signature."""


def describe(app: FastAPI) -> None:
    """Have the app tell its whole interface at `/openapi.json`."""
    found = app.openapi

    def whole() -> Schema:
        if app.openapi_schema is None:
            app.openapi_schema = _completed(found())
        return app.openapi_schema

    app.openapi = whole  # type: ignore[method-assign]


def _completed(told: Schema) -> Schema:
    components = told["components"]
    schemas = components["schemas"]
    for name in ("HTTPValidationError", "ValidationError"):
        schemas.pop(name, None)
    schemas |= {"Problem": PROBLEM, "Record": RECORD, "StudyFile": STUDY_FILE}
    for model in (RecordOpened, RecordTold):
        own = model.model_json_schema(ref_template=f"{_REF}{{model}}")
        schemas |= own.pop("$defs", {})
        schemas[model.__name__] = own
    components["securitySchemes"] = {
        "token": {"type": "http", "scheme": "bearer", "description": "The token of a seat, a host or a watcher."}
    }
    for path, methods in told["paths"].items():
        for method, operation in methods.items():
            _complete(f"{method.upper()} {path}", operation)
    return told


def _complete(name: str, operation: Schema) -> None:
    operation["operationId"] = _identity(name)
    operation["tags"] = [name.split("/")[2]]
    responses = operation["responses"]
    responses.pop("422", None)
    problem = {"schema": {"$ref": f"{_REF}Problem"}, "example": REFUSED}
    responses["default"] = {"description": "Refused", "content": {"application/json": problem}}
    headers = operation.get("parameters", [])
    if any(one["name"] == "authorization" for one in headers):
        operation["parameters"] = [one for one in headers if one["name"] != "authorization"]
        operation["security"] = [{"token": []}]
    if "requestBody" in operation and name in ASKED:
        operation["requestBody"]["content"]["application/json"]["example"] = ASKED[name]
    answer = responses.get("200", {}).get("content", {}).get("application/json")
    if answer is not None and name in FILES:
        answer["schema"] = FILES[name]
    if answer is not None and name in ANSWERED:
        answer["example"] = ANSWERED[name]


def _identity(name: str) -> str:
    """A name of its own for each call: clients are generated with it."""
    method, path = name.split(" ")
    words = [word.strip("{}").replace("-", "_") for word in path.removeprefix("/api/").split("/")]
    return "_".join([method.lower(), *words])
