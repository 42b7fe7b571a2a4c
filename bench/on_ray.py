"""What several processes make is made by a Ray cluster of two nodes too, to the letter: `python bench/on_ray.py`.

Two nodes of two cores each are started on this machine and ended again; the extra `ray` is needed. A contest, puzzles,
reviews, a batch of deals and a dataset, or those of them that are named (`on_ray.py deals`), are made here and there,
and their files compared. It is no test of the suite, for Ray is large (200 MB); the suite tries the same workers with
processes and with a stand-in.
"""

import sys
import time
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

from ludotheque.arena import puzzles
from ludotheque.arena.contest import Contest
from ludotheque.arena.matches import play_game
from ludotheque.arena.players import player
from ludotheque.arena.reviews import judge
from ludotheque.arena.self_play import SelfPlay, keep
from ludotheque.core import catalog
from ludotheque.core.bot import Limit
from ludotheque.core.missing import imported
from ludotheque.core.record import Record
from ludotheque.dataset import records
from ludotheque.dataset.parquet import write
from ludotheque.games.lacunes.solver.batch import Batch, run
from ludotheque.search.workers import ALONE, Workers

KEY = "interactions"
NODE = {"num_cpus": 2}


def contest(out: Path, workers: Workers) -> None:
    entry = catalog.entry(KEY)
    Contest(entry.game(), player(entry, "3"), player(entry, "2"), resume=out).play(12, workers=workers)


def made(out: Path, workers: Workers) -> None:
    for _ in puzzles.make(catalog.entry("forma"), 3, 1, out, workers):
        pass


def reviews(out: Path, workers: Workers) -> None:
    entry = catalog.entry(KEY)
    game, idle = entry.game(), player(entry, "random")
    played = [play_game(game, [idle, idle], seed) for seed in range(12)]
    games = [Record(KEY, entry.rules, game.info.options, one.setup, moves=one.moves) for one in played]
    for _ in judge(games, out, Limit(nodes=5_000), workers):
        pass


def deals(out: Path, workers: Workers) -> None:
    found = run(Batch(range(1, 25), {"twos": "locked"}, 60.0, 256), None, workers, lambda result: None)
    out.write_text("\n".join(f"{one['deal']} {one['verdict']} {one['states']}" for one in found))


def dataset(out: Path, workers: Workers) -> None:
    entry = catalog.entry("lacuna")
    for _ in keep(SelfPlay(entry.game(), player(entry, "1")), 12, out, workers):
        pass
    samples = out.with_suffix(".parquet")
    for _ in write(list(records(out)), samples, workers):
        pass
    out.write_bytes(out.read_bytes() + samples.read_bytes())


WORKS: dict[str, Callable[[Path, Workers], None]] = {
    "contest": contest, "puzzles": made, "reviews": reviews, "deals": deals, "dataset": dataset,
}  # fmt: skip


def timed(work: Callable[[Path, Workers], None], out: Path, workers: Workers) -> float:
    began = time.perf_counter()
    work(out, workers)
    return time.perf_counter() - began


def main() -> int:
    imported("ray")
    from ray.cluster_utils import Cluster

    cluster = Cluster(initialize_head=True, head_node_args=NODE)
    cluster.add_node(**NODE)
    same = True
    try:
        with TemporaryDirectory() as folder:
            for name in sys.argv[1:] or WORKS:
                work = WORKS[name]
                here, there = Path(folder) / f"{name}.here", Path(folder) / f"{name}.there"
                times = timed(work, here, ALONE), timed(work, there, Workers(cluster=cluster.address))
                equal = here.read_bytes() == there.read_bytes()
                same = same and equal
                told = "the same" if equal else "DIFFERENT"
                print(f"{name:<10} {told}, {times[0]:.1f} s here, {times[1]:.1f} s there", flush=True)
    finally:
        cluster.shutdown()
    return 0 if same else 1


if __name__ == "__main__":
    sys.exit(main())
