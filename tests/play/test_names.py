import pytest

from ludotheque.core.errors import LudothequeError
from ludotheque.play.names import LONGEST, clean, clean_or_nothing, of_program


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


@pytest.mark.parametrize(("name", "called"), [("Greedy", "bot:Greedy"), ("bot:Greedy", "bot:Greedy"), ("", "bot:?")])
def test_a_program_is_called_so_that_everybody_sees_what_it_is(name: str, called: str) -> None:
    assert of_program(name) == called
    assert len(of_program("x" * 60)) == LONGEST


@pytest.mark.parametrize("name", ["3", "bot:3", "a\nb", "bot:bot:x"])
def test_a_program_is_neither_one_of_our_levels_nor_unreadable(name: str) -> None:
    with pytest.raises(LudothequeError, match="BAD_NAME"):
        of_program(name)
