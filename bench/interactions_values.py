"""The solved values of Interactions from the empty table (IXN-V29): about a minute on one core, exit 1 if one differs.

The same as `ludotheque bench interactions-solve-start`, for scripts.
"""

import sys

from ludotheque.games.interactions.faces.measures import solve_starts

if __name__ == "__main__":
    wrong = 0
    for line in solve_starts():
        print(line, flush=True)
        wrong += "as known" not in line
    sys.exit(wrong > 0)
