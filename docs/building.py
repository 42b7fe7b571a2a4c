"""What the site needs beyond its pages: sections, plots, French that says so, and nothing that a strict policy refuses.

The server allows its own files alone (`default-src 'self'`): no script may stand in a page, and no other host is named.
"""

import hashlib
import re
import shutil
import sys
from importlib.metadata import distribution
from pathlib import Path
from typing import Any

from mkdocs.structure.files import File

DOCS = Path(__file__).parent
sys.path.insert(0, str(DOCS.parent / "bench"))

import plots  # noqa: E402

ICON = DOCS.parent / "web" / "public" / "icon.svg"
SECTIONS = {
    "Play": "play", "Host": "host", "Games": "games", "Library": "library", "Formats": "formats",
    "Results": "results", "Français": "fr",
}  # fmt: skip
"""The tabs in their order, each with its folder; every page of a folder is in it."""
FRENCH = "fr/"
BUNDLED = ("mkdocs-material", "mkdocstrings-python", "Pygments")
"""What has files of its own in the site."""
INLINE = re.compile(r"<script>(.*?)</script>", re.DOTALL)
DRAWN = re.compile(r'url\("data:image/svg\+xml;charset=utf-8,(.*?)"\)')
"""An icon inside a style sheet, which the policy refuses as well."""
ELSEWHERE = re.compile(r"""https?://(?!www\.w3\.org)[\w.-]+\.[a-z]{2,}[^\s"'`)]*""")
"""An address of another host; those of w3.org only name what an SVG is."""


def on_config(config: Any) -> Any:
    """The navigation, from the folders."""
    config.nav = [{"Ludothèque": "index.md"}]
    for title, folder in SECTIONS.items():
        pages = sorted((DOCS / folder).glob("*.md"), key=lambda page: (page.stem not in ("README", "index"), page.stem))
        if pages:
            config.nav.append({title: [page.relative_to(DOCS).as_posix() for page in pages]})
    return config


def on_files(files: Any, config: Any) -> Any:
    """The plots, as their data are now."""
    for name, draw in plots.ALL.items():
        files.append(File.generated(config, f"results/plots/{name}.svg", content=draw()))
    return files


def on_post_page(output: str, page: Any, config: Any) -> str:
    """Scripts go into files, and a French page says that it is French."""
    if page.file.src_uri.startswith(FRENCH):
        output = output.replace('<html lang="en"', '<html lang="fr"', 1)
    depth = page.url.count("/")
    up, site = "../" * depth or "./", Path(config.site_dir)
    return INLINE.sub(lambda found: f'<script src="{up}{_in_file(found[1], "js", site)}"></script>', output)


def _in_file(text: str, kind: str, site: Path) -> str:
    """What stood inside something else as a file of its own; its address from the top of the site."""
    name = f"assets/inline/{hashlib.sha256(text.encode()).hexdigest()[:12]}.{kind}"
    (site / name).parent.mkdir(parents=True, exist_ok=True)
    (site / name).write_text(text, encoding="utf-8")
    return name


def on_post_build(config: Any) -> None:
    """The mark of the house, the licences of what is bundled, and no address of another host."""
    site = Path(config.site_dir)
    shutil.copy(ICON, site / "pictures" / "mark.svg")
    (site / "THIRD_PARTY_LICENSES.txt").write_text("\n".join(map(_licence, BUNDLED)), encoding="utf-8")
    for path in (*site.rglob("*.map"), *site.glob("sitemap.xml*"), site / "404.html"):
        path.unlink()
    for path in (*site.rglob("*.js"), *site.rglob("*.css")):
        text = DRAWN.sub(lambda found: f'url("../../{_in_file(found[1], "svg", site)}")', path.read_text("utf-8"))
        path.write_text(ELSEWHERE.sub("", text), encoding="utf-8")


def _licence(name: str) -> str:
    found = distribution(name)
    texts = [file.read_text() for file in found.files or () if "licen" in file.name.lower()]
    return "\n".join([f"{name} {found.version}", "", *texts])
