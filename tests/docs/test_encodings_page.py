"""The page about encodings says what the encodings themselves say."""

from math import prod
from pathlib import Path
from typing import Any

import pytest

from ludotheque.core import catalog
from ludotheque.core.encoding import Encoding, encoding_of

PAGE = Path(__file__).parent.parent.parent / "docs" / "library" / "encodings.md"


def table(encoding: Encoding[Any, Any]) -> str:
    """The fields of an observation as the page has them."""
    lines = ["| field | shape | from | meaning |", "| --- | --- | --- | --- |"]
    at = 0
    for field in encoding.fields:
        shape = " × ".join(map(str, field.shape))
        names = f" ({', '.join(field.names)})" if field.names else ""
        lines.append(f"| `{field.key}` | {shape} | {at} | {field.meaning}{names} |")
        at += prod(field.shape)
    return "\n".join(lines)


@pytest.mark.parametrize("key", catalog.keys())
def test_every_field_of_every_game_is_on_the_page(key: str) -> None:
    encoding = encoding_of(catalog.entry(key).game())
    page = PAGE.read_text(encoding="utf-8")
    expected = table(encoding)
    assert expected in page, f"docs/library/encodings.md should hold for {key}:\n{expected}"
    assert f"{encoding.size:,} actions" in page
