"""Settle a sample of deals and tell the CPU seconds of each: the claims of docs/results/lacunes.md.

    python bench/lacunes_solve.py FIRST LAST [free|locked|montana] [seconds] [file]

Results are kept in the file; a run that was stopped goes on from there.
"""

import json
import sys
from pathlib import Path

from ludotheque.core.options import Value
from ludotheque.games.lacunes.solver.batch import Batch, DealResult, run, summary
from ludotheque.search.workers import ALONE

OPTIONS: dict[str, dict[str, Value]] = {"free": {}, "locked": {"twos": "locked"}, "montana": {"start": "montana"}}


def tell(result: DealResult) -> None:
    print({key: value for key, value in result.items() if key != "moves"}, flush=True)


def main() -> None:
    first, last = int(sys.argv[1]), int(sys.argv[2])
    rules = sys.argv[3] if len(sys.argv) > 3 else "free"
    seconds = float(sys.argv[4]) if len(sys.argv) > 4 else 60.0
    file = Path(sys.argv[5]) if len(sys.argv) > 5 else None
    batch = Batch(range(first, last + 1), OPTIONS[rules], seconds, 2048)
    print(json.dumps(summary(run(batch, file, ALONE, tell))))


if __name__ == "__main__":
    main()
