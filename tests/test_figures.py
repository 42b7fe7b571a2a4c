"""The figures count what they say they count."""

import subprocess
import sys
from pathlib import Path

import pytest

import figures
from figures import (
    Length,
    below,
    coverage,
    files,
    functions,
    import_graph,
    share,
    told_coverage,
    told_graph,
    told_lengths,
)


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A package of two layers, one of which imports the other twice."""
    package = tmp_path / "trial"
    (package / "core").mkdir(parents=True)
    (package / "play").mkdir()
    (package / "core" / "one.py").write_text("import os\nfrom trial.core.two import x\n")
    (package / "play" / "three.py").write_text(
        "import trial.core.two\n\n\ndef late():\n    from trial.core.one import x, os\n\n    return x, os\n"
    )
    return package


def test_the_graph_counts_names_that_cross_from_layer_to_layer(package: Path) -> None:
    assert import_graph(package) == {("play", "core"): 3}


def test_the_graph_is_told_from_the_inside_out(package: Path) -> None:
    assert list(told_graph(import_graph(package))) == ["Imports between layers (names):", "  play → core 3"]


def test_a_function_is_as_long_as_from_def_to_its_last_line(package: Path) -> None:
    assert list(functions(package / "play" / "three.py", package)) == [Length(4, "play/three.py:late")]


def test_the_longest_is_named_and_the_median_is_given() -> None:
    told = told_lengths("Files", [Length(10, "a.py"), Length(90, "b.py"), Length(20, "c.py")])
    assert told == "Files: 3, median 20 lines, longest 90 (b.py)"


def test_what_is_installed_or_built_is_not_counted(tmp_path: Path) -> None:
    for name in ("node_modules/x.ts", "static/y.ts", "boards/z.ts", "boards/z.css"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text("\n")
    assert files(tmp_path, ".ts", ".svelte") == [tmp_path / "boards" / "z.ts"]


MEASURED = {"core/game.py": (90, 100), "core/bot.py": (10, 10), "play/match.py": (96, 100),
            "games/forma/rules/game.py": (50, 50), "games/forma/bots/levels.py": (0, 50)}  # fmt: skip


def test_coverage_is_counted_in_lines_and_not_in_files() -> None:
    assert share(MEASURED, ("core/*",)) == pytest.approx(100 * 100 / 110)
    assert share(MEASURED, ("games/*/rules/*",)) == 100
    assert share(MEASURED) == pytest.approx(100 * 246 / 310)


def test_what_is_under_its_floor_is_named() -> None:
    assert below(MEASURED) == ["core"]
    assert below(MEASURED | {"core/game.py": (100, 100)}) == []


def test_what_was_not_measured_is_under_every_floor() -> None:
    assert below(None) == ["core", "play", "the rules"]
    assert list(told_coverage(None)) == ["Coverage: not measured yet, `make unit` does"]


def test_the_figures_of_the_project_are_told_and_checked_against_the_floors(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(figures, "coverage", lambda: MEASURED)
    assert figures.main(["--check"]) == 1
    told = capsys.readouterr().out
    assert "cli → core" in told
    assert "Tests to code, web:" in told
    assert "core: 90.9 % (floor 95 %)" in told


def test_coverage_is_read_from_the_last_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """By a trial package that runs one of its two functions."""
    package = tmp_path / "src" / "trial"
    package.mkdir(parents=True)
    (package / "one.py").write_text("def run():\n    return 1\n\n\ndef rest():\n    return 2\n\n\nrun()\n")
    (tmp_path / "pyproject.toml").write_text('[tool.coverage.run]\nsource = ["src"]\n')
    monkeypatch.setattr(figures, "ROOT", tmp_path)
    assert coverage(package) is None
    subprocess.run([sys.executable, "-m", "coverage", "run", "src/trial/one.py"], cwd=tmp_path, check=True)
    assert coverage(package) == {"one.py": (4, 5)}
