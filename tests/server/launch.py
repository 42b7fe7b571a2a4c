"""A server for tests, in a process of its own: settings as JSON, and a clock that a file can move on."""

import json
import sys
from pathlib import Path

from ludotheque.server.settings import Settings, wall


def main() -> None:
    given = json.loads(sys.argv[1])
    ahead = Path(given.pop("ahead"))
    given["static"] = Path(given["static"])
    settings = Settings(**given, now=lambda: wall() + int(ahead.read_text() or 0))
    from ludotheque.server.run import run  # not at the top: worker processes import this module anew

    run(settings, lambda ready: print(ready.address, flush=True))


if __name__ == "__main__":
    main()
