"""The solver's speed on this machine: the first deals of the published sample, with the CPU seconds of each."""

from collections.abc import Callable, Iterator, Mapping

from ludotheque.core.options import Value
from ludotheque.core.parts import Measures

SAMPLE = range(1, 21)
SECONDS = 20.0


def measure(options: dict[str, Value]) -> Callable[[], Iterator[str]]:
    def run() -> Iterator[str]:
        from ludotheque.games.lacunes.solver.batch import Batch, solve_deal, summary, warm_worker

        warm_worker()
        results = []
        for task in Batch(SAMPLE, options, SECONDS, 1024).tasks(()):
            result = solve_deal(task)
            results.append(result)
            yield f"deal {result['deal']}: {result['verdict']}, {result['states']:,} layouts, {result['seconds']:.3f} s"
        found = summary(results)
        yield f"median {found['median']:.3f} s, of wins {found['median_of_wins']:.3f} s, undecided {found['unknown']}"

    return run


_MEASURES = {"solve": measure({}), "solve-locked": measure({"twos": "locked"})}


class LacunesMeasures(Measures):
    """The speed claims of Lacunes."""

    def measures(self) -> Mapping[str, Callable[[], Iterator[str]]]:
        return _MEASURES


MEASURES = LacunesMeasures()
