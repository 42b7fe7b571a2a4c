"""`ludotheque serve`: start the server, say where it is, and open the browser where there is one."""

import contextlib
import os
import sys
import webbrowser

from ludotheque.cli.language import text
from ludotheque.core.errors import LudothequeError
from ludotheque.server.run import run
from ludotheque.server.settings import Settings

EVERYWHERE = ("0.0.0.0", "::")
WRONG = 2
"""The exit status where the host must see to something."""


def serve(settings: Settings, open_browser: bool = False) -> int:
    """Serve until stopped; the exit status."""
    try:
        run(settings, lambda ready: _say(ready, open_browser))
    except LudothequeError as error:
        print(f"ludotheque: {text().error(None, error)}", file=sys.stderr)
        return WRONG
    except KeyboardInterrupt:
        return 0
    return 0


def _say(settings: Settings, open_browser: bool) -> None:
    """Print the address to play at, and the one that others can use."""
    here = settings.address if settings.host not in EVERYWHERE else f"http://localhost:{settings.port}"
    print(f"Ludothèque: {here}", flush=True)
    if settings.public_url:
        print(f"For others: {settings.address}", flush=True)
    elif settings.host in EVERYWHERE:
        print(f"For others on this network: {settings.address}", flush=True)
    else:
        print("Links work on this machine only; --host 0.0.0.0 lets others in.", flush=True)
    if open_browser and _has_browser():
        with contextlib.suppress(Exception):
            webbrowser.open(here)


def _has_browser() -> bool:
    """A desktop is there: nothing opens on a server without a screen."""
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
