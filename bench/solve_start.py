"""How long `ludotheque solve` takes to begin, on a warm cache: `python bench/solve_start.py [--against CHECKOUT]`.

Processor seconds of whole processes, the median of some; what is solved is so small that nearly all of it is the start.
With another checkout of this project both take turns, since a busy machine slows both.
"""

import argparse
import json
import os
import resource
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

ROUNDS = 7
HERE = Path(__file__).parents[1]
FOUR_TILES = ("sel PC", "sel HC", "Pf6+H", "Hf7+K", "Hf8+S", "Kg6+S")
VOYAGE = "easy A=rby B=rgy C=rby D=gby E=rgy F=gby G=rgb H=rgb start=V,5,20,C target E=ryy volcano=1"
MAIN = ("-c", "from ludotheque.cli import main; main()", "solve")


def commands(folder: Path) -> dict[str, tuple[str, ...]]:
    """By what each solves."""
    record, voyage = folder / "record.json", folder / "voyage.txt"
    record.write_text(
        json.dumps({"format": 1, "game": "interactions", "rules": 1, "setup": "", "seats": [], "moves": FOUR_TILES})
    )
    voyage.write_text(VOYAGE)
    return {
        "Lacunes, deal 28": ("lacunes", "--deal", "28", "--json"),
        "Interactions, four tiles": ("interactions", str(record), "--search", "--json"),
        "Laguna, a voyage": ("laguna", str(voyage), "--set", "players=1", "--json"),
    }


def used(checkout: Path, words: tuple[str, ...]) -> float:
    """Processor seconds of one process."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    environment = {**os.environ, "PYTHONPATH": str(checkout.resolve() / "src")}
    subprocess.run([sys.executable, *MAIN, *words], env=environment, check=True, stdout=subprocess.DEVNULL)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--against", type=Path)
    other = parser.parse_args().against
    with tempfile.TemporaryDirectory() as folder:
        for what, words in commands(Path(folder)).items():
            checkouts = [HERE, other] if other else [HERE]
            for checkout in checkouts:
                used(checkout, words)  # compiles, and writes bytecode
            took = [[used(checkout, words) for checkout in checkouts] for _ in range(ROUNDS)]
            middles = [statistics.median(times) for times in zip(*took, strict=True)]
            print(f"{what:<26}{' against '.join(f'{middle:.2f} s' for middle in middles)}", flush=True)


if __name__ == "__main__":
    main()
