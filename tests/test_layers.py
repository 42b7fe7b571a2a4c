"""Imports point inward only, and the plain rules start without the heavy libraries."""

import subprocess
import sys
from pathlib import Path

import pytest

import ludotheque
from figures import imported

ROOT = Path(ludotheque.__file__).parent
INNER = {
    "__init__.py": {"core", "play"},
    "__main__.py": {"cli"},
    "vector.py": {"core", "search"},
    "core": {"core"},
    "search": {"core", "search"},
    "games": {"core", "search", "games"},
    "play": {"core", "search", "games", "play"},
    "engine": {"core", "search", "games", "play", "engine"},
    "dataset": {"core", "search", "dataset"},
    "arena": {"core", "search", "games", "play", "engine", "arena"},
    "store": {"core", "search", "games", "play", "store"},
    "drawings": {"core", "search", "games", "play", "drawings"},
    "locales": {"core", "locales"},
    "terminal": {"core", "search", "games", "play", "store", "locales", "terminal"},
    "server": {"core", "search", "games", "play", "store", "server"},
    "client": {"core", "engine", "server", "client"},
    "cli": {
        "core", "search", "games", "play", "engine", "arena", "dataset", "store", "locales", "terminal", "server",
        "drawings", "client", "cli",
    },
    "adapters": {"core", "search", "games", "drawings", "vector", "adapters"},
}  # fmt: skip
ROOMS = {
    "rules": {"rules"},
    "kernel": {"rules", "kernel"},
    "solver": {"rules", "kernel", "solver"},
    "bots": {"rules", "kernel", "solver", "bots"},
    "boards": {"rules", "kernel", "boards"},
    "faces": {"rules", "kernel", "solver", "bots", "boards", "learn", "faces"},
    "learn": {"rules", "kernel", "solver", "bots", "boards", "learn"},
}
"""What each room of a game may use of the same game."""
HEAVY = ("numba", "numpy", "fastapi", "sqlalchemy", "ortools", "uvicorn", "textual")


@pytest.mark.parametrize("path", sorted(ROOT.rglob("*.py")), ids=lambda path: str(path.relative_to(ROOT)))
def test_imports_point_inward(path: Path) -> None:
    layer = path.relative_to(ROOT).parts[0]
    for module in imported(path):
        if module.startswith("ludotheque."):
            assert module.split(".")[1] in INNER.get(layer, set()), f"{path} imports {module}"


@pytest.mark.parametrize("path", sorted((ROOT / "client").rglob("*.py")), ids=lambda path: path.name)
def test_the_client_uses_nothing_of_the_server_but_its_messages(path: Path) -> None:
    for module in imported(path):
        if module.startswith("ludotheque.server"):
            assert module.split(".")[2] in ("messages", "bot_bodies"), module


@pytest.mark.parametrize("path", sorted((ROOT / "core").rglob("*.py")), ids=lambda path: path.name)
def test_the_core_needs_the_standard_library_only(path: Path) -> None:
    for module in imported(path):
        assert module.split(".")[0] in sys.stdlib_module_names | {"ludotheque"}, module


@pytest.mark.parametrize("path", sorted((ROOT / "games").rglob("*.py")), ids=lambda path: str(path.relative_to(ROOT)))
def test_a_game_knows_no_other_game(path: Path) -> None:
    parts = path.relative_to(ROOT / "games").parts
    for module in imported(path):
        if module.startswith("ludotheque.games."):
            assert module.split(".")[2] == parts[0], module


@pytest.mark.parametrize("path", sorted((ROOT / "games").rglob("*.py")), ids=lambda path: str(path.relative_to(ROOT)))
def test_a_room_uses_the_rooms_below_it_only(path: Path) -> None:
    game, *rooms = path.relative_to(ROOT / "games").parts
    if len(rooms) < 2:  # the entry itself, or the list of games
        return
    assert len(rooms) == 2, "a game is two levels deep"
    for module in imported(path):
        if module.startswith(f"ludotheque.games.{game}."):
            assert module.split(".")[3] in ROOMS[rooms[0]], module
        if rooms[0] == "rules" and module.startswith("ludotheque."):
            assert module.split(".")[1] in ("core", "games"), module


def test_every_game_has_the_same_rooms() -> None:
    for game in (folder for folder in (ROOT / "games").iterdir() if (folder / "__init__.py").exists()):
        rooms = {folder.name for folder in game.iterdir() if (folder / "__init__.py").exists()}
        assert {"rules", "bots", "faces"} <= rooms <= set(ROOMS), game.name
        assert [path.name for path in game.glob("*.py")] == ["__init__.py"], game.name
        for name in ("game", "options", "state", "notation", "events", "refusals", "scoring"):
            assert (game / "rules" / f"{name}.py").exists(), f"{game.name} has no rules/{name}.py"
        arrays = ["kernel/arrays"] if "kernel" in rooms else []
        for place in ("bots/levels", "faces/wire", "faces/text", *arrays):
            assert (game / f"{place}.py").exists(), f"{game.name} has no {place}.py"


def test_the_entries_of_the_catalog_import_no_part() -> None:
    code = (
        "import sys; from ludotheque.core import catalog; from ludotheque.core.parts import Bots, Wire\n"
        "print(all(entry.offers(Bots) and entry.offers(Wire) for entry in catalog.entries())); print(*sys.modules)"
    )
    out = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.splitlines()
    assert out[0] == "True"
    rooms = {
        name.split(".")[3] for name in out[1].split() if name.startswith("ludotheque.games.") and name.count(".") > 2
    }
    assert rooms == {"rules"}


def test_listing_the_games_imports_none_of_them() -> None:
    code = "import sys; from ludotheque.core import catalog; print(catalog.keys()); print(*sys.modules)"
    out = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert "interactions" in out.splitlines()[0]
    assert "ludotheque.games.interactions" not in out.splitlines()[1].split()


@pytest.mark.parametrize("command", [["games"], ["referee", "/dev/null"]])
def test_the_plain_rules_start_without_the_heavy_libraries(command: list[str]) -> None:
    code = (
        f"import sys; sys.argv[1:] = {command!r}\nfrom ludotheque.cli import main\n"
        "try: main()\nexcept SystemExit: pass\nprint(*sys.modules)"
    )
    out = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    loaded = set(out.splitlines()[-1].split())
    assert "ludotheque.core.record" in loaded
    assert not loaded & set(HEAVY)
