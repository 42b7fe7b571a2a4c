import pytest

from ludotheque.server import messages
from ludotheque.server.typescript import named


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
    assert named(hint) == written


def test_an_annotation_without_typescript_is_an_error() -> None:
    with pytest.raises(TypeError):
        named(complex)
