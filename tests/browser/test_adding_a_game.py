"""The small game of `docs/library/adding-a-game.md`, from its files to a won game in the browser."""

import subprocess
import sys
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from browser.serving import MAKE, ROOT, NewContext, Server
from noughts.grown import grown


@pytest.fixture(scope="module")
def noughts_server(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The project with one game more, built and served."""
    folder = grown(tmp_path_factory.mktemp("grown"))
    (folder / "web/node_modules").symlink_to(ROOT / "web/node_modules")
    build = [sys.executable, str(folder / "web/build.py"), "build"]
    done = subprocess.run(build, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    running = Server(tmp_path_factory.mktemp("server"), sources=folder / "src")
    yield running
    running.kill()


def test_a_stranger_finds_the_game_and_wins_it(noughts_server: Server, new_context: NewContext) -> None:
    page = new_context("en").new_page()
    page.goto(noughts_server.url)
    expect(page.get_by_role("heading", name="Noughts and crosses")).to_be_visible()
    page.goto(f"{noughts_server.url}/rules/noughts")
    expect(page.get_by_text("A full board without three in a row is a draw.")).to_be_visible()
    page.goto(noughts_server.url)
    made = page.evaluate(MAKE, {"game": "noughts", "seats": [{"kind": "here"}, {"kind": "here"}]})
    page.goto(f"{noughts_server.url}/table/{made['table']}#seat={made['token']}")
    for placed, cell in enumerate((0, 1, 3, 4, 6)):
        button = page.locator(f"[data-cell='{cell}']")
        expect(button).to_be_enabled()
        button.click()
        expect(button).to_have_text("XO"[placed % 2])
    page.get_by_role("button", name="Score sheet").click()
    expect(page.get_by_text("by three in a row").first).to_be_visible()
