"""Every text exists in both languages, and every refusal, event and option has one."""

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

import ludotheque
from ludotheque.core import catalog
from ludotheque.core.errors import IllegalMove, InvalidRecord
from ludotheque.core.parts import Welcome
from ludotheque.locales import FOLDER, LANGUAGES, Text

SOURCE = Path(ludotheque.__file__).parent
FILES = sorted({path.name for language in LANGUAGES for path in (FOLDER / language).glob("*.ftl")})


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


@cache
def parsed(language: str, name: str) -> dict[str, Variables]:
    """The texts of a file, with what each of them uses."""
    path = FOLDER / language / name
    found: dict[str, Variables] = {}
    for entry in parse(path.read_text(encoding="utf-8")).body if path.exists() else ():
        assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
        if isinstance(entry, ast.Message):
            variables = Variables()
            variables.visit(entry)
            assert entry.id.name not in found, f"{path}: {entry.id.name} twice"
            found[entry.id.name] = variables
    return found


def messages(language: str, name: str) -> dict[str, set[str]]:
    """Keys of a file with the arguments that each text uses; a text may refer to those of other files."""
    every = {key: variables for other in FILES for key, variables in parsed(language, other).items()}
    return {key: arguments(every, key) for key in parsed(language, name)}


def arguments(found: dict[str, Variables], key: str) -> set[str]:
    """The arguments of a text and of the texts that it refers to."""
    return found[key].found.union(*(arguments(found, other) for other in found[key].messages))


@pytest.mark.parametrize("name", FILES)
def test_both_languages_have_the_same_keys(name: str) -> None:
    english, french = messages("en", name), messages("fr", name)
    assert english
    assert set(english) == set(french)


@pytest.mark.parametrize("name", FILES)
def test_no_text_is_left_untranslated_by_a_missing_argument(name: str) -> None:
    """French may leave out an argument (elision), but never uses one that English does not know."""
    english, french = messages("en", name), messages("fr", name)
    unknown = {key: french[key] - english[key] for key in french if french[key] - english[key] - {"name", "seat"}}
    assert not unknown


def test_no_key_stands_in_two_files() -> None:
    for language in LANGUAGES:
        keys = [key for name in FILES for key in messages(language, name)]
        assert len(keys) == len(set(keys)), {key for key in keys if keys.count(key) > 1}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", catalog.keys())
def test_a_game_has_its_name_sentence_and_options(key: str, language: str) -> None:
    say = Text(language)
    entry = catalog.entry(key)
    wanted = [f"{key}-name", f"{key}-sentence", f"{key}-terminal-moves"]
    for option in entry.options:
        wanted += [f"{key}-option-{option.key}", f"{key}-option-{option.key}-hint"]
        words = [str(value).lower() if isinstance(value, bool) else str(value) for value in option.values]
        wanted += [f"{key}-option-{option.key}-{word}" for word in words if not word.isdecimal() and " " not in word]
    wanted += [f"{key}-preset-{name}" for name in entry.presets]
    wanted += [f"{key}-gentle"] if entry.offers(Welcome) else []
    assert not [missing for missing in wanted if missing not in say]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", sorted(SOURCE.rglob("*.py")), ids=lambda path: str(path.relative_to(SOURCE)))
def test_every_refusal_in_the_source_has_words(path: Path, language: str) -> None:
    """Codes are spelt out where they are raised; the words for each are in the game's file or in the shared ones."""
    say, source = Text(language), path.read_text(encoding="utf-8")
    parts = path.relative_to(SOURCE).parts
    game = parts[1] if parts[0] == "games" and len(parts) > 2 else None
    for code in re.findall(r'(?:IllegalMove|LudothequeError)\(\s*"([A-Z_]+)"', source):
        assert not say.refusal(game, code, None, {}).startswith("refused-"), code
    for problem in re.findall(r'InvalidRecord\([^,]+,\s*"([a-z-]+)"', source):
        told = say.refusal(game, "INVALID_RECORD", None, {"problem": problem, "field": "x"})
        assert f"refused-invalid-record-{problem}" in say, told


def test_an_unknown_key_is_shown_rather_than_nothing() -> None:
    assert Text("en")("no-such-key") == "no-such-key"


def test_an_unknown_language_falls_back_to_english() -> None:
    assert Text("de").language == "en"


@pytest.mark.parametrize(("language", "joined"), [("en", "a, b and c"), ("fr", "a, b et c")])
def test_a_list_is_joined_in_the_readers_language(language: str, joined: str) -> None:
    assert Text(language)._joined(["a", "b", "c"]) == joined
    assert Text(language)._joined(["a"]) == "a"
    assert Text(language)._joined([]) == ""


def test_a_refusal_ends_with_its_clause() -> None:
    error = IllegalMove("OCCUPIED", "IXN-10", cell="f6")
    assert Text("en").error("interactions", error) == "A tile lies there already. (IXN-10)"


def test_a_wrong_record_says_what_is_wrong_with_it() -> None:
    error = InvalidRecord("game", "unknown-game", game="chess")
    assert Text("fr").error(None, error) == "Il n’y a pas de jeu appelé «\u00a0chess\u00a0»."


def test_a_seat_gives_its_name() -> None:
    say = Text("en", lambda seat: ["Ada", "Bob"][seat])
    assert say("interactions-event-chose", {"seat": 1}) == "Bob has chosen."


@pytest.mark.parametrize("name", FILES)
def test_french_never_breaks_a_line_before_its_high_punctuation(name: str) -> None:
    class Written(Visitor):
        found: list[str] = []  # noqa: RUF012

        def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
            self.found.append(node.value)

    written = Written()
    for entry in parse((FOLDER / "fr" / name).read_text(encoding="utf-8")).body:
        # What is typed at the terminal is typed with plain spaces.
        if isinstance(entry, ast.Message) and not entry.id.name.startswith("terminal-word-"):
            written.visit(entry)
    assert not [text for text in written.found if re.search(" [?!;:»]|« ", text)]
