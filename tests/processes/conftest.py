import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from processes.cluster import Cluster, programs


@pytest.fixture(scope="session")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    """One PostgreSQL for all tests that need one."""
    if programs() is None and not os.environ.get("CI"):
        pytest.skip("PostgreSQL is not installed")
    running = Cluster(tmp_path_factory.mktemp("postgresql"))
    yield running
    running.stop("immediate")


@pytest.fixture
def database(cluster: Cluster, tmp_path: Path) -> str:
    return cluster.database(f"t{abs(hash(tmp_path))}")
