"""The figures of the project: `python bench/figures.py`, or `make figures`; with `--check` it fails below a floor.

Who imports whom, how long files and functions are, tests to code, and the coverage of the last `make unit`.
"""

import ast
import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from statistics import median

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "ludotheque"
LAYERS = (
    "core", "search", "games", "play", "arena", "dataset", "store", "drawings", "locales", "terminal", "server",
    "adapters", "cli",
)  # fmt: skip
"""From the inside out."""
FLOOR = 95.0
FLOORS = {"core": ("core/*",), "play": ("play/*",), "the rules": ("games/*/rules/*",)}
"""Where every line counts, as paths in the package; the floor of the whole stands in `pyproject.toml`."""


@dataclass(frozen=True, order=True)
class Length:
    """Something that has lines."""

    lines: int
    name: str


def imported(path: Path) -> set[str]:
    """The modules that a file imports anywhere, as dotted names."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return found


def import_graph(package: Path = PACKAGE) -> Counter[tuple[str, str]]:
    """How many names each layer imports from each other one."""
    counted: Counter[tuple[str, str]] = Counter()
    for path in sorted(package.rglob("*.py")):
        layer = path.relative_to(package).parts[0]
        for module in imported(path):
            top, *rest = module.split(".")
            if top == package.name and rest and rest[0] != layer:
                counted[layer, rest[0]] += 1
    return counted


def files(folder: Path, *endings: str) -> list[Path]:
    """The files of a folder with these endings, without what is installed or built."""
    skipped = {"node_modules", "static", "__pycache__"}
    return [
        path
        for path in sorted(folder.rglob("*"))
        if path.name.endswith(endings) and path.is_file() and not skipped & set(path.relative_to(folder).parts)
    ]


def lengths(paths: Sequence[Path]) -> list[Length]:
    return [Length(_lines(path), str(path.relative_to(ROOT))) for path in paths]


def functions(path: Path, folder: Path = PACKAGE) -> Iterator[Length]:
    """Every function of a file of a folder, from `def` to its last line."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield Length((node.end_lineno or node.lineno) - node.lineno + 1, f"{path.relative_to(folder)}:{node.name}")


def coverage(package: Path = PACKAGE) -> Mapping[str, tuple[int, int]] | None:
    """(lines covered, lines) by file of the package, of the last run; None where none was measured."""
    from coverage import Coverage
    from coverage.exceptions import NoSource

    measured = Coverage(data_file=str(ROOT / ".coverage"), config_file=str(ROOT / "pyproject.toml"))
    measured.load()
    found: dict[str, tuple[int, int]] = {}
    for name in measured.get_data().measured_files():
        with suppress(NoSource):  # the file is gone since
            _, lines, _, missing, _ = measured.analysis2(name)
            found[str(Path(name).relative_to(package))] = len(lines) - len(missing), len(lines)
    return found or None


def share(measured: Mapping[str, tuple[int, int]], patterns: Sequence[str] = ("*",)) -> float:
    """Percent of the lines of the files that a pattern fits."""
    kept = [counts for name, counts in measured.items() if any(Path(name).match(pattern) for pattern in patterns)]
    return 100 * sum(done for done, _ in kept) / max(sum(lines for _, lines in kept), 1)


def told_graph(graph: Counter[tuple[str, str]]) -> Iterator[str]:
    yield "Imports between layers (names):"
    for layer in LAYERS:
        inner = [f"{other} {graph[layer, other]}" for other in LAYERS if graph[layer, other]]
        if inner:
            yield f"  {layer} → {', '.join(inner)}"


def told_lengths(name: str, found: list[Length]) -> str:
    middle, longest = median(one.lines for one in found), max(found)
    return f"{name}: {len(found):,}, median {middle:g} lines, longest {longest.lines} ({longest.name})"


def told_tests(name: str, code: list[Length], tests: list[Length]) -> str:
    written, tested = sum(one.lines for one in code), sum(one.lines for one in tests)
    return f"Tests to code, {name}: {tested:,} to {written:,} lines ({tested / written:.2f})"


def told_coverage(measured: Mapping[str, tuple[int, int]] | None) -> Iterator[str]:
    if measured is None:
        yield "Coverage: not measured yet, `make unit` does"
        return
    yield f"Coverage: {share(measured):.1f} % of the lines"
    for name, patterns in FLOORS.items():
        yield f"  {name}: {share(measured, patterns):.1f} % (floor {FLOOR:g} %)"


def below(measured: Mapping[str, tuple[int, int]] | None) -> list[str]:
    """The parts that are under their floor; what was not measured is."""
    return [name for name, patterns in FLOORS.items() if measured is None or share(measured, patterns) < FLOOR]


def main(words: Sequence[str]) -> int:
    code, tests = files(PACKAGE, ".py"), files(ROOT / "tests", ".py")
    web = files(ROOT / "web" / "src", ".ts", ".svelte")
    web_tests = [path for path in web if ".test." in path.name or ".fake." in path.name]
    web_code = [path for path in web if path not in web_tests]
    print(*told_graph(import_graph()), sep="\n")
    print(told_lengths("Files", lengths(code)))
    for name, kernels in (("Functions", False), ("Functions of kernels", True)):
        kept = [path for path in code if (path.parent.name == "kernel") is kernels]
        print(told_lengths(name, [one for path in kept for one in functions(path)]))
    print(told_lengths("Files of the web", lengths(web_code)))
    print(told_tests("Python", lengths(code), lengths(tests)))
    print(told_tests("web", lengths(web_code), lengths(web_tests)))
    measured = coverage()
    print(*told_coverage(measured), sep="\n")
    return int("--check" in words and bool(below(measured)))


def _lines(path: Path) -> int:
    return len(path.read_text(encoding="utf-8").splitlines())


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
