"""The documentation as `make docs` builds it, and anew where a page has changed since."""

import fcntl
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
SITE = ROOT / "src" / "ludotheque" / "server" / "site"


def site() -> Path:
    """Built by one of the test processes; a link that leads nowhere stops it."""
    with (Path(tempfile.gettempdir()) / "ludotheque-site.lock").open("w") as handle:
        fcntl.flock(handle, fcntl.LOCK_EX)
        if _stale():
            command = [sys.executable, "-m", "mkdocs", "build", "--quiet"]
            done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
            assert done.returncode == 0, done.stderr
    return SITE


def _stale() -> bool:
    page = SITE / "index.html"
    sources = [ROOT / "mkdocs.yml", *(ROOT / "docs").rglob("*.*"), *(ROOT / "bench" / "data").iterdir()]
    return not page.exists() or page.stat().st_mtime < max(source.stat().st_mtime for source in sources)
