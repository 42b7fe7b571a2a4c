"""The TypeScript types of the wire are those of the Python messages, and of what each game declares."""

import re
from pathlib import Path

import pytest

from ludotheque.server import messages, schema


@pytest.mark.parametrize("path", schema.written(), ids=str)
def test_the_generated_types_are_up_to_date(path: Path) -> None:
    made = (schema.WEB / path).read_text(encoding="utf-8")
    assert made == schema.written()[path], "python -m ludotheque.server.schema"


def test_every_message_of_the_two_unions_is_told_apart_by_its_type() -> None:
    told = schema.shell()
    for union in (messages.FromClient, messages.FromServer):
        for member in schema._members(union):
            found = re.search(rf"interface {member.__name__} {{.*?}}", told, re.S)
            assert found and f"type: '{member.model_fields['type'].default}';" in found[0]


def test_what_the_browser_writes_may_leave_defaults_out_and_what_it_reads_is_whole() -> None:
    told = schema.shell()
    hello, view = (re.search(rf"interface {name} {{.*?}}", told, re.S) for name in ("Hello", "View"))
    assert hello and "since?: number;" in hello[0]
    assert view and "?:" not in view[0]
