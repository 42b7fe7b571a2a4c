import os
import secrets
import signal
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from cluster import Cluster, programs
from server.harness import Server


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """One PostgreSQL for all tests that need one."""
    if programs() is None and not os.environ.get("CI"):
        pytest.skip("PostgreSQL is not installed")
    with tempfile.TemporaryDirectory() as folder:  # not pytest's own, which nobody but root may enter
        running = Cluster(Path(folder))
        yield running
        running.stop("immediate")


@pytest.fixture(scope="session")
def running(cluster: Cluster, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Server]]:
    database = cluster.database(f"t{secrets.token_hex(8)}")
    found = [Server(tmp_path_factory.mktemp(name), db=database) for name in ("a", "b", "c")]
    yield found
    for server in found:
        if server.process.poll() is None:
            server.stop()


@pytest.fixture
def three(running: list[Server]) -> Iterator[list[Server]]:
    """Three processes; those that a test ended are there again."""
    for server in running:
        if server.process.poll() is not None:
            server.start()
    yield running
    for server in running:
        if server.process.poll() is None:
            server.process.send_signal(signal.SIGCONT)


@pytest.fixture(scope="module")
def database(cluster: Cluster) -> str:
    return cluster.database(f"t{secrets.token_hex(8)}")
