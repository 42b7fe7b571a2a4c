"""A batch file as a line of docs/results/lacunes.md, and as a small table of its deals.

python bench/lacunes_table.py BATCH.jsonl [DEALS.csv]
"""

import csv
import json
import sys
from pathlib import Path

from ludotheque.games.lacunes.solver.batch import quantile, summary


def main() -> None:
    found = [json.loads(line) for line in Path(sys.argv[1]).read_text("utf-8").splitlines()[1:]]
    found.sort(key=lambda result: int(result["deal"]))
    told = summary(found)
    times = sorted(float(result["seconds"]) for result in found)
    wins = sorted(float(result["seconds"]) for result in found if result["verdict"] == "winnable")
    low, high = (100 * share for share in told["winnable_interval"])
    quick = sum(time <= 10 for time in wins) / len(wins)
    print(f"| {found[0]['deal']}–{found[-1]['deal']} | {told['winnable']} | {told['lost']} | {told['unknown']} |"
          f" {low:.1f} – {high:.1f} % | {told['median']:.3f} s | {told['median_of_wins']:.3f} s |"
          f" {told['nine_tenths']:.2f} s | {times[-1]:.1f} s |")  # fmt: skip
    print(f"{len(found)} deals, {sum(times):.0f} CPU s, {sum(int(one['states']) for one in found):,} layouts;"
          f" 98 % of the wins within {quantile(wins, 0.98):.2f} s, {100 * quick:.1f} % within 10 s;"
          f" most memory {max(int(one['memory_mb']) for one in found)} MB")  # fmt: skip
    print("undecided:", [one["deal"] for one in found if one["verdict"] == "unknown"])
    if len(sys.argv) > 2:
        with Path(sys.argv[2]).open("w", newline="", encoding="utf-8") as out:
            table = csv.writer(out, lineterminator="\n")
            table.writerow(("deal", "verdict", "layouts", "seconds"))
            table.writerows((one["deal"], one["verdict"], one["states"], one["seconds"]) for one in found)


if __name__ == "__main__":
    main()
