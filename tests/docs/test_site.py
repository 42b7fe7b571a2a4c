"""The site is whole, says which language it speaks, and asks no other host for anything."""

import importlib.util
import re
from pathlib import Path
from types import SimpleNamespace

import pytest

from docs import built
from docs.built import ROOT

DOCS = ROOT / "docs"
spec = importlib.util.spec_from_file_location("building", DOCS / "building.py")
assert spec and spec.loader
building = importlib.util.module_from_spec(spec)
spec.loader.exec_module(building)


@pytest.fixture(scope="module")
def site() -> Path:
    return built.site()


@pytest.fixture(scope="module")
def pages(site: Path) -> dict[str, str]:
    """Every page by its address."""
    return {
        path.parent.relative_to(site).as_posix(): path.read_text(encoding="utf-8") for path in site.rglob("index.html")
    }


def test_every_page_of_the_folder_is_in_the_site(pages: dict[str, str]) -> None:
    written = {path.relative_to(DOCS).with_suffix("").as_posix() for path in DOCS.rglob("*.md")}
    assert {re.sub(r"(^|/)(README|index)$", "", name) or "." for name in written} == set(pages)


def test_no_script_and_no_style_stands_in_a_page(pages: dict[str, str]) -> None:
    for address, page in pages.items():
        assert not re.search(r"<script>|<style|\sstyle=|\son\w+=", page), address


def test_nothing_is_asked_of_another_host(site: Path, pages: dict[str, str]) -> None:
    for address, page in pages.items():
        assert not re.search(r"(src|href|action)=[\"']?(https?:)?//", page), address
    for path in (*site.rglob("*.js"), *site.rglob("*.css")):
        code = re.sub(r"/\*.*?\*/", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)
        assert not re.findall(r"(?:https?:)?//(?!www\.w3\.org)[\w-]+\.(?:com|org|net|io|dev)\b", code), path.name


def test_no_icon_stands_in_a_style_sheet(site: Path) -> None:
    for path in site.rglob("*.css"):
        text = path.read_text(encoding="utf-8")
        assert 'url("data:' not in text and "url(data:" not in text, path.name
        for name in re.findall(r'url\("([^"]+)"\)', text):
            assert (path.parent / name).exists(), name


def test_french_pages_say_that_they_are_french(pages: dict[str, str]) -> None:
    for address, page in pages.items():
        assert f'<html lang="{"fr" if address.split("/")[0] == "fr" else "en"}"' in page, address


def test_the_public_interface_and_the_tables_are_there(pages: dict[str, str]) -> None:
    assert "known_setup" in pages["library/api"]
    assert "<th>seats</th>" in pages["games/interactions"]
    assert "plots/interactions-starts.svg" in pages["results/interactions"]


def test_the_licences_of_what_is_bundled_come_along(site: Path) -> None:
    text = (site / "THIRD_PARTY_LICENSES.txt").read_text(encoding="utf-8")
    for name in building.BUNDLED:
        assert name in text
    assert "Permission is hereby granted" in text


def test_a_script_in_a_page_becomes_a_file_beside_it(tmp_path: Path) -> None:
    page = SimpleNamespace(file=SimpleNamespace(src_uri="fr/jouer.md"), url="fr/jouer/")
    given = '<html lang="en"><script>one()</script><script src="x.js"></script>'
    made = building.on_post_page(given, page, SimpleNamespace(site_dir=tmp_path))
    name = re.fullmatch(
        r'<html lang="fr"><script src="\.\./\.\./(assets/inline/\w+\.js)"></script><script src="x.js"></script>', made
    )
    assert name
    assert (tmp_path / name[1]).read_text() == "one()"
