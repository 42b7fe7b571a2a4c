"""A server for tests, in a process of its own: settings as JSON, and a clock that a file can move on."""

import json
import sys
from pathlib import Path

from ludotheque.server.settings import Settings, wall
from play.puzzled import shelved
from server.odd_games import odd_games

FROZEN = 1_800_000_000_000
"""Where time stands that only the test moves."""


def main() -> None:
    given = json.loads(sys.argv[1])
    ahead = Path(given.pop("ahead"))
    given["static"] = Path(given["static"])
    start = FROZEN if given.pop("frozen", False) else None
    games = shelved(odd_games()) if given.pop("shelved", False) else odd_games()
    settings = Settings(**given, now=lambda: (start or wall()) + int(ahead.read_text()))
    from ludotheque.server.run import run  # not at the top: worker processes import this module anew

    run(settings, lambda ready: print(ready.address, flush=True), games)


if __name__ == "__main__":
    main()
