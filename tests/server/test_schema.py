"""The TypeScript types of the wire are those of the Python messages."""

import re
from pathlib import Path

import pytest

from ludotheque.server import messages, schema

GENERATED = Path(__file__).parents[2] / "web/src/wire/messages.ts"


def test_the_generated_types_are_up_to_date() -> None:
    assert GENERATED.read_text(encoding="utf-8") == schema.typescript(), "python -m ludotheque.server.schema > it"


def test_every_message_of_the_two_unions_is_told_apart_by_its_type() -> None:
    told = schema.typescript()
    for union in (messages.FromClient, messages.FromServer):
        for member in schema._members(union):
            found = re.search(rf"interface {member.__name__} {{.*?}}", told, re.S)
            assert found and f"type: '{member.model_fields['type'].default}';" in found[0]


def test_what_the_browser_writes_may_leave_defaults_out_and_what_it_reads_is_whole() -> None:
    told = schema.typescript()
    hello, view = (re.search(rf"interface {name} {{.*?}}", told, re.S) for name in ("Hello", "View"))
    assert hello and "since?: number;" in hello[0]
    assert view and "?:" not in view[0]


@pytest.mark.parametrize(
    ("hint", "written"),
    [
        (list[int | None], "(number | null)[]"),
        (dict[str, list[str]], "Record<string, string[]>"),
        (tuple[int, int], "[number, number]"),
        (int | None, "number | null"),
        (messages.SeatTold, "SeatTold"),
    ],
)
def test_annotations_become_typescript(hint: object, written: str) -> None:
    assert schema._type(hint) == written


def test_an_annotation_without_typescript_is_an_error() -> None:
    with pytest.raises(TypeError):
        schema._type(complex)
