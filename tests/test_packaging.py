"""The sdist and the wheel hold the built web app, the site and their licences; the wheel comes without Node."""

import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

from docs import built

ROOT = Path(__file__).parent.parent
STATIC = ROOT / "src" / "ludotheque" / "server" / "static"


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the sources with the built web app, as an sdist holds them: PKG-INFO says that nothing is to build."""
    folder = tmp_path_factory.mktemp("sdist")
    built.site()
    for name in ("src", "web/build.py", "hatch_build.py", "pyproject.toml", "README.md", "LICENSE"):
        source, target = ROOT / name, folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        ignore = shutil.ignore_patterns("__pycache__")
        _ = shutil.copytree(source, target, ignore=ignore) if source.is_dir() else shutil.copy(source, target)
    (folder / "PKG-INFO").write_text("Metadata-Version: 2.4\nName: ludotheque\nVersion: 0.1.0\n")
    return folder


def build(folder: Path, kind: str, out: Path) -> Path:
    """Build without Node: nothing on the path but the system's tools."""
    if not (STATIC / "index.html").exists():
        pytest.fail("the web app is not built: `make web`")
    command = [sys.executable, "-m", "build", "--no-isolation", f"--{kind}", "--outdir", str(out), str(folder)]
    subprocess.run(command, check=True, capture_output=True, env={"PATH": "/nowhere"})
    return next(out.iterdir())


def test_the_wheel_holds_the_web_app_the_texts_and_the_licences(unpacked: Path, tmp_path: Path) -> None:
    names = set(zipfile.ZipFile(build(unpacked, "wheel", tmp_path)).namelist())
    assert {
        "ludotheque/server/site/index.html",
        "ludotheque/server/site/THIRD_PARTY_LICENSES.txt",
        "ludotheque/server/static/index.html",
        "ludotheque/server/static/THIRD_PARTY_LICENSES.txt",
        "ludotheque/locales/fr/interactions.ftl",
        "ludotheque/games/laguna/boards/easy.txt",
        "ludotheque/py.typed",
    } <= names
    assert any(name.endswith("licenses/LICENSE") for name in names)
    assert any(name.startswith("ludotheque/server/static/assets/") and name.endswith(".js") for name in names)


def test_the_sdist_holds_the_built_web_app_and_its_sources(unpacked: Path, tmp_path: Path) -> None:
    with tarfile.open(build(unpacked, "sdist", tmp_path)) as found:
        names = {name.split("/", 1)[1] for name in found.getnames() if "/" in name}
    assert {"src/ludotheque/server/static/index.html", "LICENSE", "hatch_build.py", "web/build.py"} <= names


def test_the_licences_name_what_is_bundled() -> None:
    text = (STATIC / "THIRD_PARTY_LICENSES.txt").read_text(encoding="utf-8")
    assert "fraunces" in text
    assert "@fluent/bundle" in text
    assert "svelte" in text


def test_a_checkout_asks_for_the_node_wheel_only_where_the_machine_has_no_node(monkeypatch: pytest.MonkeyPatch) -> None:
    import importlib.util

    spec = importlib.util.spec_from_file_location("web_build", ROOT / "web" / "build.py")
    assert spec and spec.loader
    web = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(web)
    monkeypatch.setenv("PATH", "/nowhere")
    assert web.machine_node() is None
