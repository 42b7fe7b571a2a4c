import pytest

from ludotheque.core.errors import LudothequeError
from ludotheque.play.names import clean, clean_or_nothing


@pytest.mark.parametrize("name", ["Ada", "Éloïse", "李小龙", "Robot", "👩‍🚀 Zoë", "", "x" * 40])
def test_ordinary_names_are_kept(name: str) -> None:
    assert clean(name) == name


def test_spaces_around_a_name_go() -> None:
    assert clean("  Ada ") == "Ada"


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("x" * 41, "too-long"),
        ("a\nb", "unprintable"),
        ("a\x00b", "unprintable"),
        ("\u202eevil", "unprintable"),
        ("\u2066x\u2069", "unprintable"),
        ("\ufeffx", "unprintable"),
        ("a\u2028b", "unprintable"),
        ("\ud800", "unprintable"),
        ("bot:3", "like-a-bot"),
        (" BoT:x", "like-a-bot"),
    ],
)
def test_names_that_could_deceive_are_refused(name: str, problem: str) -> None:
    with pytest.raises(LudothequeError) as refused:
        clean(name)
    assert (refused.value.code, refused.value.facts["problem"]) == ("BAD_NAME", problem)


def test_a_name_of_a_record_that_could_deceive_is_none() -> None:
    assert [clean_or_nothing(name) for name in (" Ada ", "bot:3", "\u202eevil", "x" * 41)] == ["Ada", "", "", ""]
